import Synchronization
import SyntaxTree

/// The text of every file of a reading: at hand where it was parsed, else read when it is asked for.
final class PortSources: Sendable {
  private let texts: Mutex<[String: SourceText?]>
  private let later: @Sendable (String) -> SourceText?

  init(
    _ texts: [String: SourceText] = [:], later: @escaping @Sendable (String) -> SourceText? = { _ in nil }
  ) {
    self.texts = Mutex(texts.mapValues(Optional.some))
    self.later = later
  }

  subscript(path: String) -> SourceText? {
    if let known = texts.withLock({ $0[path] }) { return known }
    let text = later(path)
    texts.withLock { $0[path] = .some(text) }
    return text
  }
}
