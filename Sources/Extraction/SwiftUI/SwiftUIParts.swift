import Evaluation
import Program

/// Which declarations are parts: views, modifiers, styles, shapes, layouts, and their extensions.
struct SwiftUIParts {
  let module: Module

  /// Protocols whose conforming types draw or lay out.
  private static let protocols: Set<String> = [
    "View", "ViewModifier", "EnvironmentalModifier", "AnimatableModifier", "GeometryEffect", "Layout",
    "Shape",
    "InsettableShape", "Scene", "App", "Widget", "ToolbarContent", "Commands", "UIViewRepresentable",
    "UIViewControllerRepresentable", "NSViewRepresentable", "PreviewProvider",
  ]

  /// `ButtonStyle`, `LabelStyle` and the other style protocols end alike.
  private static func isUI(_ supertype: String) -> Bool {
    let name =
      supertype.utf8.contains(UInt8(ascii: "."))
      ? supertype.split(separator: ".").last.map(String.init) ?? supertype : supertype
    return protocols.contains(name)
      || (name.hasSuffix("Style") && name != "TextStyle" && !name.hasSuffix("FormatStyle"))
  }

  func part(of declaration: Reference) -> String? {
    guard case .type(let id) = module[declaration] else { return nil }
    let program = module.program(declaration)
    let name = program[program[id].name]
    switch program[id].kind {
    case .structure, .class, .actor, .enumeration, .object, .extension:
      return isPart(named: name) ? name : nil
    case .protocol, .companion, .alias: return nil
    }
  }

  /// An extension of a protocol of the framework, such as `View`, names no part.
  func part(outsideUIInType type: Reference) -> String {
    guard case .type(let id) = module[type] else { return "" }
    let program = module.program(type)
    let name = program[program[id].name]
    return program[id].kind == .extension && Self.isUI(name) ? "" : name
  }

  /// Whether a type of the sources is a part; the conformance may stand in an extension.
  func isPart(named name: String) -> Bool { module.supertypes(of: name).contains { Self.isUI($0) } }
}
