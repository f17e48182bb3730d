@testable import Program

/// Writes nodes as s-expressions, so that a test can hold a whole lowering in one line.
///
/// Literals and names stand bare, operators by their sign's name, `_` marks what is left out.
struct ProgramDump {
  let program: Program

  /// Every root on a line of its own.
  static func roots(of program: Program) -> String {
    let dump = ProgramDump(program: program)
    return program[program.roots].map(dump.text).joined(separator: "\n")
  }

  func text(_ id: NodeID) -> String {
    switch program[id] {
    case .unknown(let name): "unknown:\(program[name])"
    case .number(let value, let kind): number(value) + suffix(kind)
    case .string(let segments): form("string", each(segments))
    case .text(let name): "\"\(program[name])\""
    case .boolean(let flag): "\(flag)"
    case .null: "null"
    case .array(let list): form("array", each(list))
    case .dictionary(let list): form("dictionary", each(list))
    case .object(let list): form("object", each(list))
    case .entry(let key, let value): form("entry", [text(key), text(value)])
    case .spread(let value): form("spread", [text(value)])
    case .tuple(let list): form("tuple", each(list))
    case .name(let name): program[name]
    case .this: "this"
    case .implicitMember(let name): "." + program[name]
    case .member(let base, let name, let optional):
      form(optional ? "member?" : "member", [text(base), program[name]])
    case .index(let base, let list): form("index", [text(base)] + each(list))
    case .keyPath(let name): "\\" + program[name]
    case .callableReference(let base, let name): form("reference", [maybe(base), program[name]])
    case .typeName(let name): "type:" + program[name]
    case .call(let callee, let list): form("call", [text(callee)] + each(list))
    case .argument(let label, let value, let trailing):
      (trailing ? "&" : "") + (label.map { program[$0] + ":" } ?? "") + text(value)
    case .unary(let sign, let value): form("\(sign)", [text(value)])
    case .forceUnwrap(let value): form("force", [text(value)])
    case .binary(let sign, let left, let right): form("\(sign)", [text(left), text(right)])
    case .typeTest(let value, let type, let negated):
      form(negated ? "is-not" : "is", [text(value), program[type]])
    case .cast(let value, let type, let optional):
      form(optional ? "as?" : "as", [text(value), program[type]])
    case .assign(let sign, let target, let value):
      form(sign.map { "assign-\($0)" } ?? "assign", [text(target), text(value)])
    case .increment(let target, let step, let prefix):
      form(prefix ? "pre-step" : "step", [text(target), "\(step)"])
    case .effect(let effect, let value): form("\(effect)", [text(value)])
    case .lambda(let parameters, let body): form("lambda", [group(parameters), text(body)])
    default: statement(id)
    }
  }

  private func statement(_ id: NodeID) -> String {
    switch program[id] {
    case .block(let list): form("block", each(list))
    case .conditional(let condition, let then, let otherwise):
      form("if", [text(condition), text(then)] + (otherwise.map { [text($0)] } ?? []))
    case .unless(let condition, let otherwise): form("unless", [text(condition), text(otherwise)])
    case .binding(let pattern, let value):
      form("let", [text(pattern)] + (value.map { [text($0)] } ?? []))
    case .match(let subject, let arms): form("match", [maybe(subject)] + each(arms))
    case .arm(let patterns, let condition, let body):
      form("arm", [group(patterns)] + (condition.map { ["where", text($0)] } ?? []) + [text(body)])
    case .forEach(let pattern, let sequence, let condition, let body):
      form(
        "for",
        [text(pattern), text(sequence)] + (condition.map { ["where", text($0)] } ?? []) + [text(body)])
    case .loop(let start, let condition, let step, let body):
      form("loop", [maybe(start), maybe(condition), maybe(step), text(body)])
    case .doWhile(let body, let condition): form("do", [text(body), text(condition)])
    case .attempt(let body, let handlers, let finally):
      form("attempt", [text(body)] + each(handlers) + (finally.map { ["finally", text($0)] } ?? []))
    case .deferred(let body): form("defer", [text(body)])
    case .exit(let exit, let value): form("\(exit)", value.map { [text($0)] } ?? [])
    case .labelled(let name, let body): form("label", [program[name], text(body)])
    case .compiled(let condition, let list): form("compiled", [program[condition]] + each(list))
    case .wildcard: "_"
    case .bindingPattern(let name): "$" + program[name]
    case .typePattern(let name, let negated): form(negated ? "is-not" : "is", [program[name]])
    case .rangePattern(let range, let negated): form(negated ? "not-in" : "in", [text(range)])
    case .element(let tag, let attributes, let children):
      form("element", [maybe(tag), group(attributes)] + each(children))
    case .attribute(let name, let value): value.map { "@\(program[name])=\(text($0))" } ?? "@\(program[name])"
    case .import(let name): form("import", [program[name]])
    default: declaration(id)
    }
  }

  private func declaration(_ id: NodeID) -> String {
    switch program[id] {
    case .type(let id):
      let type = program[id]
      return form(
        "\(type.kind)",
        [program[type.name]] + section("modifiers", type.modifiers)
          + (type.supertypes.isEmpty
            ? [] : [": " + type.supertypes.map { program[$0] }.joined(separator: " ")])
          + section("parameters", type.parameters) + section("super", type.superCalls) + each(type.members))
    case .function(let id):
      let function = program[id]
      return form(
        "\(function.kind)",
        [(function.receiver.map { program[$0] + "." } ?? "") + program[function.name]]
          + section("modifiers", function.modifiers) + [group(function.parameters)]
          + (function.returnType.map { ["-> " + program[$0]] } ?? [])
          + (function.body.map { [text($0)] } ?? []))
    case .property(let id):
      let property = program[id]
      let accessors = [
        ("=", property.initializer), ("get", property.getter), ("set", property.setter),
        ("by", property.delegate),
      ].flatMap { word, node in node.map { [word, text($0)] } ?? [] }
      return form(
        property.isMutable ? "var" : "val",
        [(property.receiver.map { program[$0] + "." } ?? "") + program[property.name]]
          + section("modifiers", property.modifiers) + (property.type.map { [": " + program[$0]] } ?? [])
          + (property.pattern.map { [text($0)] } ?? []) + accessors
          + section("observers", property.observers))
    case .parameter(let id):
      let parameter = program[id]
      return form(
        "parameter",
        (parameter.label.map { [program[$0] + ":"] } ?? [])
          + (parameter.pattern.map { [text($0)] } ?? [program[parameter.name]])
          + section("modifiers", parameter.modifiers) + (parameter.type.map { [": " + program[$0]] } ?? [])
          + (parameter.defaultValue.map { ["=", text($0)] } ?? []))
    case .enumCase(let id):
      let enumCase = program[id]
      return form(
        "case",
        [program[enumCase.name]] + (enumCase.rawValue.map { ["=", text($0)] } ?? [])
          + section("parameters", enumCase.parameters) + section("arguments", enumCase.arguments)
          + section("members", enumCase.members))
    default: return "?"
    }
  }

  private func form(_ head: String, _ parts: [String]) -> String {
    "(" + ([head] + parts).joined(separator: " ") + ")"
  }

  private func each(_ list: NodeList) -> [String] { program[list].map(text) }
  private func group(_ list: NodeList) -> String { "[" + each(list).joined(separator: " ") + "]" }
  private func maybe(_ id: NodeID?) -> String { id.map(text) ?? "_" }
  private func section(_ word: String, _ list: NodeList) -> [String] {
    list.isEmpty ? [] : [word + group(list)]
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : "\(value)"
  }

  private func suffix(_ kind: NumberKind) -> String {
    switch kind {
    case .integer, .floating: ""
    case .float32: "f"
    case .long: "L"
    case .unsigned: "u"
    case .big: "n"
    }
  }
}
