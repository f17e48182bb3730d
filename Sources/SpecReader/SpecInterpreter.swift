import Evaluation
import ParityModel
import Program

/// Turns the programs of a folder of specs into a specification.
struct SpecInterpreter {
  let module: Module
  var specification = Specification()
  var problems: [SpecProblem] = []
  /// Evaluates what the spec says of behaviour.
  lazy var evaluator = Evaluator(module)
  /// Elements that stand in a `let` of their own, to be used by name, and those that are.
  private var shared: [(reference: Reference, element: ElementName, step: Step)] = []
  var used: Set<Reference> = []

  init(module: Module) { self.module = module }

  mutating func run() {
    for (file, source) in module.files.enumerated() {
      for fault in source.program.faults {
        problem(
          "this does not parse", at: fault.range, in: file,
          advice: "a spec is plain Swift; compile it to see what is wrong")
      }
      for root in source.program[source.program.roots] { topLevel(Reference(file: file, node: root)) }
    }
    for (reference, element, step) in shared where !used.contains(reference) { misplaced(element, step) }
    if specification.projectOrigin == nil, let first = specification.components.first {
      problems.append(
        SpecProblem(
          origin: first.origin, message: "no file of this folder declares the project",
          advice: "add let project = Project(\"name\") { Platform(.swiftUI, \"swift/**/*.swift\") }"))
    }
  }

  /// Reads the project and nothing else.
  mutating func runProject() {
    for (file, source) in module.files.enumerated() {
      for root in source.program[source.program.roots] {
        guard case .property(let id) = source.program[root], let initializer = source.program[id].initializer,
          let chain = module.chain(Reference(file: file, node: initializer)), chain.root.name == "Project"
        else { continue }
        readProject(chain.root)
        return
      }
    }
  }

  private mutating func topLevel(_ reference: Reference) {
    let program = module.program(reference)
    switch program[reference.node] {
    case .property(let id):
      guard let initializer = program[id].initializer else { return }
      element(reference.at(initializer))
    case .call:
      if let chain = module.chain(reference), ["Project", "Component", "Tokens"].contains(chain.root.name) {
        problem(
          "\(chain.root.name) has no name", at: chain.root,
          advice: "write let name = \(chain.root.name)(…) { … }")
        element(reference)
      } else {
        problem("a spec only declares", at: reference, advice: "write let name = Component(…) { … }")
      }
    case .function, .type, .import: break
    default:
      problem("a spec only declares", at: reference, advice: "write let name = Component(…) { … }")
    }
  }

  private mutating func element(_ reference: Reference) {
    guard let chain = module.chain(reference) else { return }
    switch chain.root.name {
    case "Project":
      if let first = specification.projectOrigin {
        problem(
          "this folder has two projects", at: chain.root,
          advice: "the other is in \(first.path):\(first.line)")
      } else {
        specification.projectOrigin = origin(of: chain.root)
      }
      noSteps(chain)
      readProject(chain.root)
    case "Component":
      noSteps(chain)
      readComponent(chain.root)
    case "Tokens":
      noSteps(chain)
      readTokens(chain.root)
    case let name where ElementName(rawValue: name) != nil:
      if let element = ElementName(rawValue: name) { shared.append((reference, element, chain.root)) }
    case let name where name.first?.isUppercase == true && !ValueKind.names.contains(name):
      problem(
        "there is no element '\(name)'", at: chain.root,
        advice: Suggestion.advice(for: name, among: ElementName.allCases.map(\.rawValue)))
    default: break
    }
  }

  /// An element that nothing is chained onto.
  mutating func noSteps(_ chain: Chain) {
    for step in chain.steps {
      problem("\(chain.root.name) has no '\(step.name)'", at: step)
    }
  }
}

/// The elements of the language, and where each belongs.
enum ElementName: String, CaseIterable {
  case project = "Project"
  case platform = "Platform"
  case alias = "Alias"
  case namespace = "Namespace"
  case teach = "Teach"
  case judge = "Judge"
  case component = "Component"
  case part = "Part"
  case element = "Element"
  case constant = "Constant"
  case parameter = "Parameter"
  case claim = "Claim"
  case documentation = "Documentation"
  case tokens = "Tokens"
  case token = "Token"
  case function = "Function"
  case table = "Table"
  case schedule = "Schedule"
  case clamp = "Clamp"

  /// Where it belongs, and what to do when it stands elsewhere: the compiler says the same.
  var home: (rule: String, advice: String) {
    switch self {
    case .project, .component, .tokens:
      (
        "a \(rawValue) stands at the top level of the file", "let name = \(rawValue)(\"…\") { … }"
      )
    case .platform, .documentation, .alias, .namespace, .teach, .judge:
      ("this is said of the whole project", "move it into Project(\"…\") { … }")
    case .part: ("a Part belongs to a component", "move it into Component(\"…\") { … }")
    case .element: ("an Element is drawn by a part", "move it into the braces of Part(\"…\") { … }")
    case .token: ("a Token belongs to a table", "move it into Tokens(\"…\", in: …) { … }")
    case .constant, .parameter, .claim, .function, .table, .schedule, .clamp:
      ("this belongs to a component", "move it into Component(\"…\") { … }")
    }
  }
}

extension SpecInterpreter {
  mutating func misplaced(_ element: ElementName, _ step: Step) {
    problem(element.home.rule, at: step, advice: element.home.advice)
  }
}
