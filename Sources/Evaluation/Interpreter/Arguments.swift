import Program

/// One value that a call hands over.
struct CallArgument: Sendable {
  let label: String?
  var value: EvaluatedValue
  var isTrailing = false
  /// Where it is written; nil for a value that the library hands to a closure.
  var node: NodeID?

  init(label: String? = nil, value: EvaluatedValue, isTrailing: Bool = false, node: NodeID? = nil) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
    self.node = node
  }
}

/// Which argument goes to which parameter.
enum ParameterBinding: Sendable {
  case argument(Int)
  /// A variadic parameter takes all of these.
  case rest([Int])
  /// None: its default value counts.
  case missing
}

/// What a call looks like before its arguments are evaluated.
struct ArgumentShape: Sendable {
  let label: String?
  let isTrailing: Bool
  let isClosure: Bool
}

/// Matches the arguments of a call with the parameters of a declaration, by the rules of a language.
struct ParameterMatcher {
  let program: Program

  struct Parameter {
    let label: String?
    let name: String
    let type: String?
    let hasDefault: Bool
    let isVariadic: Bool
  }

  func parameters(_ list: NodeList) -> [Parameter] {
    var result: [Parameter] = []
    result.reserveCapacity(Int(list.count))
    for node in program[list] {
      guard case .parameter(let id) = program[node] else { continue }
      let parameter = program[id]
      result.append(
        Parameter(
          label: parameter.label.map { program[$0] }, name: program[parameter.name],
          type: parameter.type.map { program[$0] }, hasDefault: parameter.defaultValue != nil,
          isVariadic: isVariadic(node)))
    }
    return result
  }

  /// Whether a parameter takes as many arguments as there are.
  func isVariadic(_ node: NodeID) -> Bool {
    guard case .parameter(let id) = program[node] else { return false }
    let parameter = program[id]
    if let type = parameter.type, program[type].hasSuffix("...") { return true }
    if !parameter.modifiers.isEmpty, program.has("vararg", in: parameter.modifiers) { return true }
    if let pattern = parameter.pattern, case .spread = program[pattern] { return true }
    return false
  }

  /// Nil where the call does not fit.
  func match(_ list: NodeList, _ arguments: [ArgumentShape]) -> [ParameterBinding]? {
    match(parameters(list), arguments)
  }

  func match(_ parameters: [Parameter], _ arguments: [ArgumentShape]) -> [ParameterBinding]? {
    switch program.language {
    case .swift: return matchSwift(parameters, arguments)
    case .kotlin: return matchKotlin(parameters, arguments)
    case .tsx, .typescript, .css: return matchScript(parameters, arguments)
    }
  }

  /// In order; a parameter with a default may be left out, a closure behind the call needs no label.
  private func matchSwift(
    _ parameters: [Parameter], _ arguments: [ArgumentShape]
  ) -> [ParameterBinding]? {
    var bindings: [ParameterBinding] = []
    var next = 0
    for parameter in parameters {
      if parameter.isVariadic {
        var taken: [Int] = []
        while next < arguments.count, !arguments[next].isTrailing,
          taken.isEmpty ? arguments[next].label == parameter.label : arguments[next].label == nil
        {
          taken.append(next)
          next += 1
        }
        bindings.append(.rest(taken))
        continue
      }
      guard next < arguments.count else {
        guard parameter.hasDefault else { return nil }
        bindings.append(.missing)
        continue
      }
      let argument = arguments[next]
      let fits: Bool
      if argument.isTrailing, argument.label == nil {
        fits = parameter.takesClosure
      } else {
        fits = argument.label == parameter.label
      }
      if fits {
        bindings.append(.argument(next))
        next += 1
      } else if parameter.hasDefault {
        bindings.append(.missing)
      } else {
        return nil
      }
    }
    return next == arguments.count ? bindings : nil
  }

  private func matchKotlin(
    _ parameters: [Parameter], _ arguments: [ArgumentShape]
  ) -> [ParameterBinding]? {
    var bindings = [ParameterBinding?](repeating: nil, count: parameters.count)
    var position = 0
    for (index, argument) in arguments.enumerated() {
      if argument.isTrailing {
        guard let last = parameters.indices.last, bindings[last] == nil else { return nil }
        bindings[last] = .argument(index)
      } else if let label = argument.label {
        guard let slot = parameters.firstIndex(where: { $0.name == label }), bindings[slot] == nil else {
          return nil
        }
        bindings[slot] = .argument(index)
        position = slot + 1
      } else {
        guard position < parameters.count else { return nil }
        if parameters[position].isVariadic {
          if case .rest(let taken)? = bindings[position] {
            bindings[position] = .rest(taken + [index])
          } else {
            bindings[position] = .rest([index])
          }
        } else {
          guard bindings[position] == nil else { return nil }
          bindings[position] = .argument(index)
          position += 1
        }
      }
    }
    var result: [ParameterBinding] = []
    for (parameter, binding) in zip(parameters, bindings) {
      if let binding {
        result.append(binding)
      } else if parameter.isVariadic {
        result.append(.rest([]))
      } else {
        guard parameter.hasDefault else { return nil }
        result.append(.missing)
      }
    }
    return result
  }

  private func matchScript(
    _ parameters: [Parameter], _ arguments: [ArgumentShape]
  ) -> [ParameterBinding]? {
    parameters.enumerated().map { index, parameter in
      if parameter.isVariadic { return .rest(Array(arguments.indices.dropFirst(index))) }
      return index < arguments.count ? .argument(index) : .missing
    }
  }
}

extension ParameterMatcher.Parameter {
  /// Whether a closure may be meant for it; a type that is not written may be one of closures.
  fileprivate var takesClosure: Bool { type.map(TypeName.isFunction) ?? true }
}
