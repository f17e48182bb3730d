/// A port, and the files it is written in: globs from the root, `**` for any depth.
///
/// A port in a repository of its own says where that lies, on the way from the root:
///
/// ```swift
/// Platform(.compose, root: "../android", "app/src/**/*.kt")
/// ```
public struct Platform: ProjectElement {
  public let item: ProjectItem

  public init(_ port: Port, root: String? = nil, _ glob: String, _ more: String..., line: Int = #line) {
    let globs = ([glob] + more).map(quoted).joined(separator: " ")
    let root = root.map { " root " + quoted($0) } ?? ""
    item = ProjectItem(
      text: "platform \(port.platform.spellings.joined()) rem \(spelling(port.rem))\(root) \(globs)",
      line: line)
  }
}

/// Another name of a token: what a platform writes, and what it means.
///
/// ```swift
/// Alias(color: "onImage15", means: .onImage.opacity(0.15), on: .nativeWind)
/// Alias(shadow: "thumb", means: .sm, on: .swiftUI)
/// ```
public struct Alias: ProjectElement {
  public let item: ProjectItem

  public init(color written: String, means token: Color, on platforms: Platforms? = nil, line: Int = #line) {
    item = Self.item(written, token.alternatives, platforms, line)
  }
  public init(
    textStyle written: String, means token: TextStyle, on platforms: Platforms? = nil, line: Int = #line
  ) {
    item = Self.item(written, token.alternatives, platforms, line)
  }
  public init(radius written: String, means token: Radius, on platforms: Platforms? = nil, line: Int = #line)
  {
    item = Self.item(written, token.alternatives, platforms, line)
  }
  public init(shadow written: String, means token: Shadow, on platforms: Platforms? = nil, line: Int = #line)
  {
    item = Self.item(written, token.alternatives, platforms, line)
  }
  public init(icon written: String, means icon: Icon, on platforms: Platforms? = nil, line: Int = #line) {
    item = Self.item(written, icon.alternatives, platforms, line)
  }

  private static func item(
    _ written: String, _ means: [Expected], _ platforms: Platforms?, _ line: Int
  ) -> ProjectItem {
    ProjectItem(
      text: "alias \(quoted(written)) means \(means.map(\.dump).joined(separator: " or "))"
        + on(platforms), line: line)
  }
}

/// The kinds of tokens.
public enum TokenKind: String, Sendable { case color, textStyle, radius, shadow, icon, haptic }

/// The type or object that holds the project's tokens of one kind: `Radius`, `colors`, an icon set.
public struct Namespace: ProjectElement {
  public let item: ProjectItem

  public init(_ name: String, holds kind: TokenKind, on platforms: Platforms? = nil, line: Int = #line) {
    item = ProjectItem(text: "namespace \(quoted(name)) holds \(kind.rawValue)" + on(platforms), line: line)
  }
}

/// One line teaches a helper of the project: an argument of the call states a property.
///
/// ```swift
/// Teach("brandFont", states: .textStyle)
/// Teach("tile", argument: "side", states: .width, .height)
/// ```
public struct Teach: ProjectElement {
  public let item: ProjectItem

  /// An argument by its label, or by its place among those without one.
  public struct Argument: Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    let dump: String

    public init(integerLiteral position: Int) { dump = String(position) }
    public init(stringLiteral label: String) { dump = quoted(label) }
  }

  public init(
    _ call: String, argument: Argument = 0, states property: Property, _ more: Property...,
    on platforms: Platforms? = nil, line: Int = #line
  ) {
    let properties = ([property] + more).flatMap(\.spellings).joined(separator: " ")
    item = ProjectItem(
      text: "teach \(quoted(call)) argument \(argument.dump) states \(properties)" + on(platforms),
      line: line)
  }
}

/// The rules that judge, by their ids.
public enum Rule: String, Sendable {
  case valueDrift = "value-drift"
  case missingFact = "missing-fact"
  case unexpectedFact = "unexpected-fact"
  case unitMismatch = "unit-mismatch"
  case tokenDrift = "token-drift"
  case tokenMisuse = "token-misuse"
  case behaviourDrift = "behaviour-drift"
  case missingPart = "missing-part"
  case defaultDrift = "default-drift"
  case docsDrift = "docs-drift"
  case expiredException = "expired-exception"
  case unusedException = "unused-exception"
  case invalidException = "invalid-exception"
  case unreadable
  case specConflict = "spec-conflict"
  case staleBaseline = "stale-baseline"
}

/// How loud a finding is.
public enum Severity: String, Sendable { case error, warning, note }

/// Gives a rule another severity: `Judge(.missingPart, as: .warning)`.
public struct Judge: ProjectElement {
  public let item: ProjectItem

  public init(_ rule: Rule, as severity: Severity, line: Int = #line) {
    item = ProjectItem(text: "judge \(rule.rawValue) as \(severity.rawValue)", line: line)
  }
}
