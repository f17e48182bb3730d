import ParityModel

enum MissingPart: ConformanceRule {
  static let rule = Rule.missingPart
  static let severity = Severity.error

  static func finding(for difference: Difference, in scene: Scene) -> Finding? {
    guard let platform = scene.platform else { return nil }
    switch difference {
    case .missingPart(let index, let part):
      let names = list(part.declarations(on: platform))
      return finding(
        scene, component: scene.specification.components[index].name, part: part.name,
        location: scene.place(ofComponent: index), origin: part.origin,
        message: "\(platform.title) has no \(names)",
        advice: "if it has another name there, give it in the spec: named: [.…: \"…\"]")
    case .missingComponent(let index):
      let component = scene.specification.components[index]
      return finding(
        scene, component: component.name, part: "", location: nil, origin: component.origin,
        message: "\(platform.title) has no part of \(component.name), which other ports have",
        advice: "nothing under the root declares \(list(component.declarations(on: platform)))")
    case .missingPort(let source):
      return finding(
        scene, component: "", part: "", location: nil, origin: source.origin,
        message: "no source of \(platform.title) is under the root",
        advice: "no file matches \(list(source.globs)); does the root fit the spec?")
    case .replaced, .missing, .extra, .unreadable, .expired, .unused, .conflict, .misstated, .unsaid,
      .misunderstood, .needless, .behaviour:
      return nil
    }
  }

  private static func finding(
    _ scene: Scene, component: String, part: String, location: Location?, origin: Origin, message: String,
    advice: String
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, verdict: .missing, component: component, part: part,
      platform: scene.platform, location: location, message: message, notes: [.init(text: advice)],
      origin: origin)
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}

extension ComponentSpec {
  /// Every declaration of its parts, each once, in the order of the spec.
  fileprivate func declarations(on platform: Platform) -> [String] {
    var seen: Set<String> = []
    return parts.flatMap { $0.declarations(on: platform) }.filter { seen.insert($0).inserted }
  }
}
