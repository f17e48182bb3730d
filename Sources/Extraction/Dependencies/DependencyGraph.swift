import Evaluation
import ParityModel

/// Which files of a port the facts of one of them may hang on, as their outlines tell it.
///
/// A file leads to those that declare a word of its text: names are resolved across a whole port, but by
/// their name alone. What is asked for by a name that no text holds, or of more than declarations, is an
/// `Observation`, and shows only when the file is read; `observations` finds them all.
public struct DependencyGraph: Sendable {
  private let outlines: [FileOutline]
  private let types: [NameHash: [Int]]
  private let values: [NameHash: [Int]]
  private let holders: [NameHash: [Int]]
  /// The files that look for a holder, by its name.
  private let seekers: [NameHash: [Int]]
  private let styleSheets: [Int]
  private let takers: [Int]
  private let shadows: [Int]
  /// Beyond so many files a closure is the whole port: it would be nearly that, and takes its time.
  private static let limit = 400

  /// - Parameter outlines: of every file of a port, in their order.
  public init(_ outlines: [FileOutline]) {
    self.outlines = outlines
    func index(_ names: KeyPath<FileOutline, [NameHash]>) -> [NameHash: [Int]] {
      var index: [NameHash: [Int]] = [:]
      for (file, outline) in outlines.enumerated() {
        for name in outline[keyPath: names] { index[name, default: []].append(file) }
      }
      return index
    }
    func files(_ trait: FileOutline.Traits) -> [Int] {
      outlines.indices.filter { outlines[$0].traits.contains(trait) }
    }
    types = index(\.types)
    values = index(\.values)
    holders = index(\.holders)
    seekers = holders.isEmpty ? [:] : index(\.members)
    styleSheets = files(.styleSheet)
    takers = styleSheets.isEmpty ? [] : files(.takesProperties)
    shadows = files(.drawsShadows)
  }

  /// The files that the facts of a file hang on, itself among them, in ascending order.
  public func closure(of file: Int, observing observations: some Sequence<Observation> = []) -> [Int] {
    var found: Set<Int> = [file]
    var pending = [file]
    func add(_ files: [Int]) {
      for file in files where found.insert(file).inserted { pending.append(file) }
    }
    for observation in observations { add(files(of: observation)) }
    while let next = pending.popLast() {
      neighbours(of: next, add)
      if found.count > Self.limit { return Array(outlines.indices) }
    }
    return found.sorted()
  }

  private func neighbours(of file: Int, _ add: ([Int]) -> Void) {
    let outline = outlines[file]
    for word in outline.words {
      if let found = types[word] { add(found) }
      // A plain name means the declaration of its own file where there is one.
      if let found = values[word], !outline.values.holds(word) { add(found) }
    }
    if !holders.isEmpty {
      for name in outline.members { if let found = holders[name] { add(found) } }
      for name in outline.holders { if let found = seekers[name] { add(found) } }
    }
    if outline.traits.contains(.styleSheet) { add(takers) } else { add(styleSheets) }
  }

  private func files(of observation: Observation) -> [Int] {
    switch observation {
    case .declarations(let name): declaring(name)
    case .members: []
    case .mentions(let name): outlines.indices.filter { outlines[$0].words.holds(name) }
    case .shadows: shadows
    }
  }

  /// The files that have a name behind a dot. That they do is all that is asked of them.
  public func files(withMember name: NameHash) -> [Int] {
    outlines.indices.filter { outlines[$0].members.holds(name) }
  }

  private func declaring(_ name: NameHash) -> [Int] { (types[name] ?? []) + (values[name] ?? []) }

  /// What has been seen of a port while a file was read that its closure does not promise to tell.
  public func observations(of witness: LookupWitness, in closure: [Int]) -> Set<Observation> {
    witness.observations.filter { observation in
      guard case .declarations(let name) = observation else { return true }
      return !leads(closure, to: name)
    }
  }

  /// Whether some file of a closure leads to every file that declares a name or ever will.
  private func leads(_ closure: [Int], to name: NameHash) -> Bool {
    closure.contains { outlines[$0].words.holds(name) && !outlines[$0].values.holds(name) }
  }
}

extension [NameHash] {
  /// Whether a name is in a list in ascending order.
  fileprivate func holds(_ name: NameHash) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < name { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == name
  }
}
