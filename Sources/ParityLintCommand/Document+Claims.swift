import Conformance
import Extraction
import ParityModel
import Workspace

extension [Document] {
  /// The prose that claims are held against.
  var pages: [Prose] { map { MarkdownReader.prose(of: $0.bytes, path: $0.path) } }

  /// The claims of judged components that there is no page for, as a sentence; nil where there are none.
  func notice(about specification: Specification, _ judgement: Judgement) -> String? {
    let judged = Set(judgement.components.lazy.filter(\.isJudged).map(\.name))
    let pages = pages
    let count = specification.components
      .filter { judged.contains($0.name) && specification.pages(about: $0, among: pages).isEmpty }
      .reduce(0) { $0 + $1.claims.count }
    guard count > 0 else { return nil }
    return "\(count) claim\(count == 1 ? " is" : "s are") not judged: no page about them is under the root"
  }
}
