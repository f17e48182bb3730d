import Evaluation
import ParityModel
import Program

/// The declared constants of a file: `constant:NAME`, in every language alike.
struct ConstantFacts {
  let module: Module
  let file: Int

  static func add(file: Int, into facts: inout FactCollector) {
    let program = facts.module.files[file].program
    let constants = ConstantFacts(module: facts.module, file: file)
    for node in program.ids {
      guard case .property(let id) = program[node] else { continue }
      constants.add(Reference(file: file, node: node), program[id], into: &facts)
    }
  }

  private func add(_ place: Reference, _ property: PropertyDeclaration, into facts: inout FactCollector) {
    guard property.pattern == nil, let value = property.initializer, module.isConstant(place) else { return }
    let program = module.program(place)
    let name = program[property.name].lowerCamel
    let constants = ConstantValue(module: module, reader: facts.reader)
    if constants.isComputed(place.at(value)) {
      guard var quantity = constants.quantity(of: place.at(value)) else { return }
      if quantity.unit == .none { quantity.unit = UnitInference(module: module).unit(ofConstant: place) }
      facts.add(
        .constant(name), value: .rounded(quantity.value), unit: quantity.unit, range: program.range(value),
        at: place.at(value))
      return
    }
    let leaves = facts.reader.leaves(of: place.at(value), as: .any)
    // A constant states one value; what is put together from several has none of its own here.
    guard leaves.count == 1, var leaf = leaves.first, leaf.derivation.isEmpty else { return }
    if leaf.unit == .none, case .number = leaf.value {
      leaf.unit = UnitInference(module: module).unit(ofConstant: place)
    }
    facts.add(.constant(name), leaf)
  }
}

extension String {
  /// `MaxScale`, `MAX_SCALE` and `max-scale` as `maxScale`.
  var lowerCamel: String {
    if isLowerCamelWord { return self }
    if let word = asciiLowerCamel { return word }
    let isShouting = !contains { $0.isLowercase }
    var result = ""
    for (index, word) in split(whereSeparator: { $0 == "_" || $0 == "-" || $0 == " " }).enumerated() {
      let tail = isShouting ? word.dropFirst().lowercased() : String(word.dropFirst())
      let head = word.prefix(1)
      result += (index == 0 ? head.lowercased() : head.uppercased()) + tail
    }
    return result
  }

  /// The same of a name in ASCII, byte by byte, as nearly every name is; nil for any other.
  private var asciiLowerCamel: String? {
    var isShouting = true
    for byte in utf8 {
      if byte >= 0x80 { return nil }
      if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) { isShouting = false }
    }
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    var startsWord = true
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "): startsWord = true
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        result.append(startsWord && !result.isEmpty ? byte - 32 : byte)
        startsWord = false
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        result.append((startsWord && result.isEmpty) || (!startsWord && isShouting) ? byte + 32 : byte)
        startsWord = false
      default:
        result.append(byte)
        startsWord = false
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether it starts in upper case, as types and components do.
  var startsUppercase: Bool {
    guard let byte = utf8.first else { return false }
    return byte < 0x80 ? (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) : first?.isUppercase ?? false
  }

  /// Whether it is one word of ASCII letters and digits that starts in lower case.
  private var isLowerCamelWord: Bool {
    guard let first = utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else {
      return false
    }
    return utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: false
      }
    }
  }

  /// The words of a camel-case or underscored name, in lower case.
  var camelWords: [String] {
    if let words = asciiCamelWords { return words }
    var words: [String] = []
    var word = ""
    for character in self {
      if character == "_" || character == "-" || character == "." {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else if character.isUppercase, word.last.map({ !$0.isUppercase }) ?? false {
        words.append(word)
        word = String(character)
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words.map { $0.lowercased() }
  }

  /// The same of a name in ASCII, byte by byte, as nearly every name is; nil for any other.
  private var asciiCamelWords: [String]? {
    var words: [String] = []
    var word: [UInt8] = []
    var follows = false
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word = []
        follows = false
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if follows {
          words.append(String(decoding: word, as: UTF8.self))
          word = []
        }
        word.append(byte + 32)
        follows = false
      case 0x80...: return nil
      default:
        word.append(byte)
        follows = true
      }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }
}
