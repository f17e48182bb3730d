import ParityModel

/// Of a specification all that reading a port may depend on. Whoever reads a port is given this and
/// nothing else, so that a change of anything else cannot change what is read.
public struct PortTeaching: Hashable, Sendable {
  public let namespaces: [TokenNamespace]
  public let teachings: [Teaching]
  /// As many as the specification has, each with what it asks of behaviour and no more.
  public let components: [ComponentSpec]

  /// Of a run without a spec.
  public init() {
    namespaces = []
    teachings = []
    components = []
  }

  public init(of specification: Specification) {
    namespaces = specification.namespaces.map { namespace in
      var namespace = namespace
      namespace.origin = .nowhere
      return namespace
    }
    teachings = specification.teachings.map { teaching in
      var teaching = teaching
      teaching.origin = .nowhere
      return teaching
    }
    components = specification.components.map {
      ComponentSpec(name: "", behaviours: $0.behaviours.map(\.question), origin: .nowhere)
    }
  }
}

/// What a port is asked to state, as one digest: the way its sources are read, and what the spec teaches
/// about names of the project.
public struct PortQuestion: Hashable, Sendable {
  let digest: Digest

  public init(dialect: Dialect, teaching: PortTeaching) {
    var blob = BlobWriter()
    blob.write(dialect)
    blob.write(teaching.namespaces)
    blob.write(teaching.teachings)
    digest = Digest(of: blob.bytes)
  }
}

extension Origin {
  fileprivate static let nowhere = Origin(path: "", line: 0)
}

extension BehaviourSpec {
  /// What is asked of a port: places, exceptions and right answers are none of it.
  fileprivate var question: BehaviourSpec {
    BehaviourSpec(
      kind: kind, name: name, inputs: inputs, columns: columns,
      subjects: subjects.mapValues { subject in
        var subject = subject
        subject.origin = .nowhere
        return subject
      },
      assumptions: assumptions, ticks: ticks, total: total, platforms: platforms, origin: .nowhere)
  }
}
