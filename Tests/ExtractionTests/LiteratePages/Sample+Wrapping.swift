import ParityModel

extension LiteratePage.Sample {
  /// The declaration around a sample that is a bare expression, split where the sample goes.
  var frame: (before: String, after: String) {
    let text = source.text
    switch platform {
    case .swiftUI:
      if text.contains("struct ") || text.contains("extension ") || text.contains("enum ") {
        return ("", "\n")
      }
      return ("struct Sample: View {\n  var body: some View {\n", "\n  }\n}\n")
    case .compose:
      if text.contains("fun ") || text.contains("val ") || text.contains("object ") { return ("", "\n") }
      return ("@Composable\nfun Sample() {\n", "\n}\n")
    case .uniwind, .nativeWind, .styleSheet:
      if text.contains("function ") || text.contains("const ") { return ("", "\n") }
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
