import Evaluation
import Extraction
import Handbook
import ParityModel
import Program
import Testing

@Suite("Pages of the handbook")
struct LiteratePageTests {
  @Test(
    "state the same facts in every platform, however they are written",
    arguments: Handbook.properties.map(\.id))
  func facts(id: String) throws {
    let page = try #require(Handbook.properties.first { $0.id == id }).literate
    #expect(!page.sections.isEmpty, "the page \(id) has no section")
    for section in page.sections {
      #expect(!section.samples.isEmpty, "\(id): '\(section.title)' has no sample")
      for sample in section.samples {
        let expected = try #require(
          section.facts(for: sample.platform),
          "\(id): '\(section.title)' says no facts for \(sample.platform)")
        for variation in Variation.allCases {
          guard let (text, marks) = variation.apply(to: sample) else { continue }
          let facts = extract(text, sample)
          let place: Comment = "\(id).md:\(sample.line) \(sample.platform) \(variation.rawValue)"
          #expect(facts.map(\.line).sorted() == (variation.isSilent ? [] : expected), place)
          let found = Set(facts.map { Int($0.location.lower)..<Int($0.location.upper) })
          #expect(found == Set(marks), place)
        }
      }
    }
  }

  private func extract(_ text: String, _ sample: LiteratePage.Sample) -> [Fact] {
    guard let language = Language(path: sample.fileName),
      case .success(let program) = ProgramReader().read(SourceText(text), language: language)
    else { return [] }
    let module = Module(files: [SourceFile(path: sample.fileName, program: program)])
    return Extractor(dialect: Dialect(platform: sample.platform, rem: 16)).extract(module).facts
  }
}

extension Handbook.Page {
  var literate: LiteratePage { LiteratePage(self) }
}

extension Fact {
  /// As a `facts` fence writes it: `property [state] value unit`.
  fileprivate var line: String {
    let state = state.description
    return
      ([property.spelling] + (state.isEmpty ? [] : ["[\(state)]"]) + [value.description]
      + (unit == .none ? [] : [unit.rawValue])).joined(separator: " ")
  }
}
