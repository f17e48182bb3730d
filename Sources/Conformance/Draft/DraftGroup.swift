import ParityModel

/// Agreements that one or two calls of a spec say together: the sides of a padding, both sizes.
struct DraftGroup {
  /// One call: `padding(.horizontal, …)`.
  struct Call {
    var name: String
    var prefix = ""
    var kind: DraftSpelling.Kind
  }

  var agreement: Draft.Agreement
  /// The property, or the common name of several, in a comment.
  var spelling: String
  var calls: [Call]

  static func groups(of agreements: [Draft.Agreement]) -> [DraftGroup] {
    var groups: [DraftGroup] = []
    var rest = agreements
    while let first = rest.first {
      let alike = rest.filter { $0.isLike(first) }
      let group = edges(first, alike) ?? size(first, alike) ?? (plain(first), [first.property])
      groups.append(group.0)
      rest.removeAll { $0.state == first.state && group.1.contains($0.property) }
    }
    return groups
  }

  private static func plain(_ agreement: Draft.Agreement) -> DraftGroup {
    DraftGroup(agreement: agreement, spelling: agreement.property.spelling, calls: [agreement.property.call])
  }

  private static func size(
    _ first: Draft.Agreement, _ alike: [Draft.Agreement]
  ) -> (DraftGroup, Set<Property>)? {
    guard first.property == .width, alike.contains(where: { $0.property == .height }) else { return nil }
    return (
      DraftGroup(agreement: first, spelling: "width and height", calls: [.init(name: "size", kind: .length)]),
      [.width, .height]
    )
  }

  private static func edges(
    _ first: Draft.Agreement, _ alike: [Draft.Agreement]
  ) -> (DraftGroup, Set<Property>)? {
    guard let (name, make) = first.property.edgeGroup else { return nil }
    let sides = Edge.allCases.filter { edge in alike.contains { $0.property == make(edge) } }
    let names: [(String, [Edge])] = [
      ("", Edge.allCases), ("vertical", Edge.vertical), ("horizontal", Edge.horizontal),
    ]
    for (word, edges) in names
    where edges.allSatisfy(sides.contains) && edges.map(make).contains(first.property) {
      let call = Call(name: name, prefix: word.isEmpty ? "" : ".\(word), ", kind: .length)
      return (
        DraftGroup(
          agreement: first, spelling: word.isEmpty ? name : "\(name).\(word)", calls: [call]),
        Set(edges.map(make))
      )
    }
    return nil
  }
}

extension Draft.Agreement {
  fileprivate func isLike(_ other: Draft.Agreement) -> Bool {
    state == other.state && values == other.values && pinned == other.pinned
  }
}

extension Property {
  fileprivate var edgeGroup: (name: String, make: (Edge) -> Property)? {
    switch self {
    case .padding: ("padding", Property.padding)
    case .margin: ("margin", Property.margin)
    case .inset: ("inset", Property.inset)
    case .hitSlop: ("hitSlop", Property.hitSlop)
    default: nil
    }
  }

  /// The call of a spec that pins it.
  fileprivate var call: DraftGroup.Call {
    switch self {
    case .constant(let name):
      .init(name: "constant", prefix: DraftSpelling.quoted(name) + ", ", kind: .literal)
    case .parameter(let name):
      .init(name: "parameter", prefix: DraftSpelling.quoted(name) + ", default: ", kind: .literal)
    case .padding(let edge): .init(name: "padding", prefix: ".\(edge.rawValue), ", kind: .length)
    case .margin(let edge): .init(name: "margin", prefix: ".\(edge.rawValue), ", kind: .length)
    case .inset(let edge): .init(name: "inset", prefix: ".\(edge.rawValue), ", kind: .length)
    case .hitSlop(let edge): .init(name: "hitSlop", prefix: ".\(edge.rawValue), ", kind: .length)
    case .offsetX: .init(name: "offset", prefix: "x: ", kind: .length)
    case .offsetY: .init(name: "offset", prefix: "y: ", kind: .length)
    case .durationEnter: .init(name: "duration", prefix: ".enter, ", kind: .time)
    case .durationExit: .init(name: "duration", prefix: ".exit, ", kind: .time)
    case .duration, .delay: .init(name: spelling, kind: .time)
    case .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight, .gap, .borderWidth:
      .init(name: spelling, kind: .length)
    case .cornerRadius: .init(name: spelling, kind: .radius)
    case .zIndex, .opacity, .scale, .lineLimit, .fontWeight: .init(name: spelling, kind: .number)
    case .background, .foreground, .borderColor, .tint, .cursorColor, .selectionColor:
      .init(name: spelling, kind: .token(.color))
    case .textStyle: .init(name: spelling, kind: .token(.textStyle))
    case .shadow: .init(name: spelling, kind: .token(.shadow))
    case .icon: .init(name: spelling, kind: .token(.icon))
    case .role: .init(name: spelling, kind: .token(.role))
    case .haptic: .init(name: spelling, kind: .token(.haptic))
    case .iconWeight: .init(name: spelling, kind: .token(.none))
    case .easing: .init(name: spelling, kind: .easing)
    case .threshold: .init(name: spelling, kind: .literal)
    case .label, .text: .init(name: spelling, kind: .token(.string))
    case .tabularNumbers: .init(name: spelling, kind: .flag)
    }
  }
}
