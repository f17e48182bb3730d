import ParityModel

/// What a port or one file of it states.
public struct Extraction: Sendable {
  public var facts: [Fact] = []
  /// What named constants state where they are used: each the part and property of the use, the place
  /// of the constant's literal, and the use in its derivation. They are no facts of their own.
  public var uses: [Fact] = []
  /// Places that did not parse or could not be read.
  public var unreadable: [Unreadable] = []
  /// Classes that are not understood, sorted by place.
  public var unknownClasses: [UnknownClass] = []
  /// The comments that allow findings.
  public var suppressions: [Suppression] = []
  /// The UI declarations, each as often as the sources declare or extend it.
  public var parts: [Part] = []

  public init() {}

  /// A UI declaration, after which facts are filed.
  public struct Part: Hashable, Sendable {
    public var name: String
    public var location: Location

    public init(name: String, location: Location) {
      self.name = name
      self.location = location
    }
  }
}

extension Extraction {
  /// What a port states, from what each of its files does, in the order of the files.
  public static func merged(_ files: consuming [Extraction]) -> Extraction {
    var merged = Extraction()
    merged.facts.reserveCapacity(files.reduce(0) { $0 + $1.facts.count })
    for index in files.indices {
      // What is merged is let go at once: a port states more than should be held twice.
      var file = Extraction()
      swap(&file, &files[index])
      merged.facts += file.facts
      merged.uses += file.uses
      merged.unreadable += file.unreadable
      merged.unknownClasses += file.unknownClasses
      merged.suppressions += file.suppressions
      merged.parts += file.parts
    }
    // A file may state what stands in another, which states the same.
    merged.facts = merged.facts.inOrderOnce()
    merged.uses = merged.uses.inOrderOnce()
    merged.unknownClasses.sort()
    return merged
  }
}
