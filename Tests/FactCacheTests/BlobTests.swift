import ParityModel
import Testing

@testable import FactCache

@Suite("Kept bytes")
struct BlobTests {
  /// Equal, and to the last bit, which `==` on texts and numbers does not say.
  private func roundTrip<Kept: Keepable & Equatable>(
    _ value: Kept, at place: SourceLocation = #_sourceLocation
  ) {
    let read = Kept(blob: value.blob)
    #expect(read == value, sourceLocation: place)
    #expect(read?.blob == value.blob, sourceLocation: place)
  }

  @Test("give back facts, places and suppressions with every property, unit, state and rule")
  func facts() {
    roundTrip(Samples.port)
    for platform in Platform.allCases { roundTrip(platform) }
    for unit in Unit.allCases { roundTrip(unit) }
    for raw in UInt8.min...(.max) { roundTrip(State(rawValue: raw)) }
    #expect(Set(Samples.port.facts.map(\.property)).count == Property.all.count + 2)
  }

  @Test("give back what tells which files hang together")
  func dependencies() {
    roundTrip(Samples.outline)
    roundTrip(Samples.kept)
    roundTrip(FileFacts.observing(Samples.observations))
    roundTrip(PortManifest(keys: [.memo(of: "a", BuildIdentity(identity: [1]))]))
  }

  @Test("give back what ports do")
  func behaviours() { roundTrip(Samples.behaviours) }

  @Test("give back a specification with everything in it")
  func specification() { roundTrip(Samples.specification) }

  @Test("give back the stamps of files")
  func memo() { roundTrip(Samples.memo) }

  @Test("keep two spellings of one letter apart")
  func spellings() {
    let texts = [String](blob: ["e\u{301}", "\u{E9}", "e\u{301}"].blob) ?? []
    #expect(texts.map { Array($0.utf8) } == [[0x65, 0xCC, 0x81], [0xC3, 0xA9], [0x65, 0xCC, 0x81]])
  }

  @Test("give back numbers at their limits", arguments: [0, 1, -1, 63, 64, -64, -65, .max, .min])
  func numbers(number: Int) { roundTrip(number) }

  @Test("give back numbers that are none")
  func notANumber() {
    let number = Double(nan: 5, signaling: false)
    #expect(Double(blob: number.blob)?.bitPattern == number.bitPattern)
  }

  /// A field that is new has to be written and read, or a cached run would lose it.
  @Test("hold every field that the model has")
  func fields() {
    func names(_ value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label) }
    let specification = Samples.specification
    let component = specification.components[0]
    let behaviour = component.behaviours[0]
    let result = Samples.behaviours[0]
    #expect(
      names(Samples.outline) == ["words", "types", "values", "holders", "members", "traits"])
    #expect(
      names(Samples.facts[1]) == [
        "platform", "part", "property", "state", "value", "unit", "text", "location", "derivation",
      ])
    #expect(names(Samples.facts[1].derivation[0]) == ["name", "location"])
    #expect(
      names(Samples.location) == [
        "path", "lower", "upper", "line", "column", "endLine", "endColumn", "page",
      ])
    #expect(names(Samples.page) == ["path", "line"])
    #expect(names(Samples.origin) == ["path", "line", "column"])
    #expect(names(Samples.port.unreadable[0]) == ["platform", "part", "property", "reason", "location"])
    #expect(
      names(Samples.port.suppressions[0]) == ["platform", "rules", "reason", "mistakes", "location", "lines"])
    #expect(names(Samples.port.unknownClasses[0]) == ["platform", "part", "text", "location"])
    #expect(names(result) == ["component", "behaviour", "location", "extents", "cells", "notes"])
    #expect(names(result.cells[0]) == ["inputs", "column", "outcome"])
    #expect(names(result.notes[0]) == ["location", "text"])
    #expect(
      names(specification) == [
        "project", "projectOrigin", "sources", "documents", "components", "aliases", "namespaces",
        "teachings", "levels",
      ])
    #expect(names(specification.sources[0]) == ["dialect", "globs", "root", "origin"])
    #expect(
      names(Port(platform: .compose, files: [], facts: [])) == [
        "platform", "files", "facts", "uses", "unreadable", "suppressions", "behaviours", "declarations",
      ])
    #expect(names(specification.sources[0].dialect) == ["platform", "rem"])
    #expect(names(specification.documents[0]) == ["globs", "origin"])
    #expect(names(specification.levels[0]) == ["rule", "severity", "origin"])
    #expect(names(specification.aliases[0]) == ["written", "means", "unit", "platforms", "origin"])
    #expect(names(specification.namespaces[0]) == ["name", "unit", "platforms", "origin"])
    #expect(
      names(specification.teachings[0]) == ["call", "argument", "properties", "platforms", "origin"])
    #expect(
      names(component) == ["name", "parts", "constants", "claims", "behaviours", "table", "origin"])
    #expect(names(component.parts[0]) == ["name", "names", "pins", "origin"])
    #expect(names(component.constants[0]) == ["pin", "names", "owners"])
    #expect(names(component.claims[0]) == ["sentence", "part", "origin"])
    #expect(component.table.map(names) == ["holders", "isAlike"])
    #expect(
      names(behaviour) == [
        "kind", "name", "inputs", "columns", "subjects", "assumptions", "ticks", "expected", "total",
        "platforms", "exceptions", "origin",
      ])
    #expect(names(behaviour.columns[0]) == ["name", "names"])
    #expect(names(behaviour.inputs[0]) == ["name", "domain", "isReal"])
    #expect(
      behaviour.subjects[.compose].map(names) == ["name", "place", "inputs", "taking", "origin"])
    #expect(names(behaviour.assumptions[0]) == ["name", "value"])
    #expect(names(behaviour.expected[0]) == ["inputs", "value"])
    #expect(
      names(Samples.pins[0]) == [
        "property", "state", "expected", "platforms", "exceptions", "restatements", "origin",
      ])
    #expect(names(Samples.exceptions[0]) == ["platforms", "allowed", "reason", "until", "origin"])
    #expect(
      names(Samples.pins[0].restatements[0]) == ["platforms", "property", "declarations", "origin"])
  }

  @Test("that are cut anywhere are nothing")
  func truncated() {
    let blob = Samples.port.blob
    for end in blob.indices { #expect(PortFacts(blob: Array(blob[..<end])) == nil) }
    #expect(PortFacts(blob: blob + [0]) == nil)
  }

  @Test("that are damaged are another value or nothing, and never a trap")
  func damaged() {
    var read = 0
    func damage<Kept: Keepable>(_ value: Kept, _ step: Int) {
      let blob = value.blob
      for place in stride(from: 0, to: blob.count, by: step) {
        for byte: UInt8 in [0, 1, 0x7F, 0x80, 0xFF, blob[place] ^ 1] {
          var damaged = blob
          damaged[place] = byte
          if Kept(blob: damaged) != nil { read += 1 }
        }
      }
    }
    damage(Samples.port, 7)
    damage(Samples.behaviours, 1)
    damage(Samples.specification, 131)
    damage(Samples.memo, 3)
    #expect(read > 0, "a flipped bit of a text is a text")
  }

  @Test("do not nest without end")
  func nested() {
    let deep = (0..<1000).reduce(BehaviourValue.nothing) { value, _ in .list([value]) }
    #expect(BehaviourValue(blob: deep.blob) == nil)
    let shallow = (0..<100).reduce(BehaviourValue.nothing) { value, _ in .list([value]) }
    #expect(BehaviourValue(blob: shallow.blob) == shallow)
  }

  @Test("have the digest that BLAKE2b gives")
  func digests() {
    func hexadecimal(_ digest: Digest) -> String {
      digest.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    #expect(
      hexadecimal(Digest(of: [])) == "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8")
    #expect(
      hexadecimal(Digest(of: Array("abc".utf8)))
        == "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319")
  }
}
