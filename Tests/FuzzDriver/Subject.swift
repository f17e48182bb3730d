/// What an input is handed to.
enum Subject: CaseIterable {
  case swift, kotlin, tsx, typescript, css, tailwind, spec, evaluator, page

  /// The ending under which an input is kept.
  var ending: String {
    switch self {
    case .swift, .evaluator: "swift"
    case .kotlin: "kt"
    case .tsx: "tsx"
    case .typescript: "ts"
    case .css: "css"
    case .tailwind: "classes"
    case .spec: "spec.swift"
    case .page: "md"
    }
  }
}
