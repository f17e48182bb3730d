import ParityModel

extension LiteratePage.Sample {
  /// The declaration around a sample that is a bare expression, split where the sample goes.
  var frame: (before: String, after: String) {
    func opens(with words: String...) -> Bool { words.contains { source.text.hasPrefix($0 + " ") } }
    switch platform {
    case .swiftUI:
      if opens(with: "import", "struct", "public", "extension", "enum") { return ("", "\n") }
      return ("struct Sample: View {\n  var body: some View {\n", "\n  }\n}\n")
    case .compose:
      if opens(with: "private", "object", "enum") || source.text.hasPrefix("@Composable") {
        return ("", "\n")
      }
      return ("@Composable\nfun Sample() {\n", "\n}\n")
    case .uniwind, .nativeWind, .styleSheet:
      if opens(with: "function", "const") { return ("", "\n") }
      return ("function Sample() {\n  return (\n", "\n  )\n}\n")
    }
  }

  var fileName: String {
    switch platform {
    case .swiftUI: "Sample.swift"
    case .compose: "Sample.kt"
    case .uniwind, .nativeWind, .styleSheet: "sample.tsx"
    }
  }
}
