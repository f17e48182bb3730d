import Evaluation
import Extraction
import FoundationEssentials
import ParityLintCommand
import ParityModel
import Program
import SpecReader
import Synchronization
import SyntaxTree

/// Holds one input to what must be true of every input. Ending the process is the flaw that the parent sees.
struct Check {
  /// A folder that whole runs of the tool may write their input into.
  let folder: String

  private static let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }

  /// What is wrong, or nil.
  func flaw(of bytes: [UInt8], as subject: Subject, whole: Bool) async -> String? {
    switch subject {
    case .swift: return sources(bytes, .swift, [.swiftUI])
    case .kotlin: return sources(bytes, .kotlin, [.compose])
    case .tsx: return sources(bytes, .tsx, [.uniwind, .styleSheet])
    case .typescript: return sources(bytes, .typescript, [.nativeWind, .styleSheet])
    case .css: return sources(bytes, .css, [.uniwind])
    case .tailwind:
      let quoted = bytes.filter { $0 != 0x22 && $0 != 0x26 }
      let element = Array("const a = <View className=\"".utf8) + quoted + Array("\" />\n".utf8)
      return sources(element, .tsx, [.uniwind, .nativeWind])
    case .spec:
      let flaw = spec(bytes)
      return whole && flaw == nil ? await run(bytes, "specs/fuzz.swift", lintsPage: false) : flaw
    case .evaluator:
      return evaluation(bytes, bytes.contains(0x3B) ? .typescript : .swift) ?? evaluation(bytes, .kotlin)
    case .page: return await run(bytes, "page.md", lintsPage: true)
    }
  }

  // MARK: Sources

  private func sources(_ bytes: [UInt8], _ language: Language, _ platforms: [Platform]) -> String? {
    guard let program = program(bytes, language), let again = self.program(bytes, language) else {
      return nil
    }
    let end = UInt32(bytes.count)
    for id in program.ids
    where program.range(id).upper > end || program.range(id).lower > program.range(id).upper {
      return "a node has the range \(program.range(id)) in \(end) bytes"
    }
    for fault in program.faults + again.faults where fault.range.upper > end {
      return "a fault has the range \(fault.range) in \(end) bytes"
    }
    for platform in platforms {
      let first = extraction(program, language, platform)
      let second = extraction(again, language, platform)
      if first.facts != second.facts || first.unreadable != second.unreadable || first.uses != second.uses
        || first.unknownClasses != second.unknownClasses || first.suppressions != second.suppressions
      {
        return "two readings for \(platform) differ"
      }
      let places = first.facts.map(\.location) + first.uses.map(\.location) + first.unreadable.map(\.location)
      for place in places
      where place.upper > end || place.lower > place.upper || place.line < 1 || place.column < 1 {
        return "a place is \(place) in \(end) bytes"
      }
    }
    return nil
  }

  private func program(_ bytes: [UInt8], _ language: Language) -> Program? {
    try? ProgramReader().read(SourceText(bytes: bytes), language: language).get()
  }

  private func extraction(_ program: Program, _ language: Language, _ platform: Platform) -> Extraction {
    let file = SourceFile(path: "Fuzz", program: program)
    return Extractor(dialect: Dialect(platform: platform)).extract(Module(files: [file]))
  }

  // MARK: Evaluation

  private func evaluation(_ bytes: [UInt8], _ language: Language) -> String? {
    let first = everything(bytes, language)
    return first == everything(bytes, language) ? nil : "two evaluations as \(language) differ"
  }

  /// What the functions and expressions of a program come to, with arguments that hardly fit.
  private func everything(_ bytes: [UInt8], _ language: Language) -> [String] {
    guard let program = program(bytes, language) else { return [] }
    let module = Module(files: [SourceFile(path: "Fuzz", program: program)])
    let evaluator = Evaluator(module, bounds: Bounds(steps: 3_000))
    var results: [String] = []
    for id in program.ids where results.count < 400 {
      let reference = Reference(file: 0, node: id)
      switch program[id] {
      case .function(let function):
        for callable in evaluator.functions(named: program[program[function].name])
        where callable.reference == reference {
          let count = evaluator.parameters(of: callable).count
          let unknown = EvaluatedValue.unknown(Unknown(reason: "not given", place: reference))
          for value in [EvaluatedValue.null, .text("a"), .number(.double(2.5)), .list([.text("a")]), unknown]
          {
            let result = evaluator.call(callable, with: Array(repeating: value, count: count))
            results.append(result.value.description)
          }
          if let waits = evaluator.waits(of: reference, first: 3, assuming: [:]) {
            results.append(waits.value.description)
          }
        }
      case .call, .match, .conditional, .binary:
        results.append(evaluator.value(of: reference).value.description)
      default: break
      }
    }
    return results
  }

  // MARK: Specs

  private func spec(_ bytes: [UInt8]) -> String? {
    let file = SpecReader.File(path: "fuzz.swift", source: SourceText(bytes: bytes))
    let first = SpecReader().read([file])
    let second = SpecReader().read([file])
    guard first.specification == second.specification, first.problems == second.problems else {
      return "two readings of a spec differ"
    }
    let lines = SourceText(bytes: bytes).lines.count
    let wrong = first.problems.first { $0.origin.line < 1 || $0.origin.line > lines }
    return wrong.map { "a problem is on line \($0.origin.line) of \(lines)" }
  }

  // MARK: Whole runs

  /// Lints with the input in place of a spec or of the sources, twice.
  private func run(_ bytes: [UInt8], _ path: String, lintsPage: Bool) async -> String? {
    let file = folder + "/" + path
    let parent = file.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }
    try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    guard FileManager.default.createFile(atPath: file, contents: Data(bytes)) else { return nil }
    let gallery = Self.root + "/examples"
    let words =
      lintsPage
      ? ["lint", "--spec", gallery + "/specs", "--root", file, "--format", "json"]
      : ["lint", "--spec", file, "--root", gallery + "/conforming", "--format", "json"]
    let first = await printed(words + ["--jobs", "1"])
    return first == (await printed(words + ["--jobs", "2"])) ? nil : "two runs of the tool differ"
  }

  private func printed(_ words: [String]) async -> [UInt8] {
    let bytes = Mutex<[UInt8]>([])
    let status = await ParityLint.run(
      Invocation(
        arguments: words, workingDirectory: folder, today: CalendarDate(secondsSince1970: 1_800_000_000),
        output: { _, more in bytes.withLock { $0 += more } }))
    return bytes.withLock { $0 } + [UInt8(truncatingIfNeeded: status.rawValue)]
  }
}
