import ParityModel
import SpecReader
import SyntaxTree
import Testing

@testable import GallerySpecs
@testable import ParitySpec
@testable import SpecCases
@testable import UIMSpecs
@testable import UISpecs

@Suite("Two readings of a spec, one meaning")
struct TwoReadingsTests {
  @Test("the compiled cases say what is read from their text")
  func cases() throws {
    let compiled = Dump(
      SpecCases.project, [SpecCases.values, SpecCases.elements, SpecCases.behaviours],
      tokens: [SpecCases.table, SpecCases.alike])
    try expectSame(compiled, asTextOf: "Tests/SpecCases")
    let problems = Dump.problems(
      of: [SpecCases.values, SpecCases.elements, SpecCases.behaviours],
      tokens: [SpecCases.table, SpecCases.alike])
    #expect(problems == [])
  }

  @Test("every property, unit and state of the vocabulary is pinned in the cases")
  func vocabulary() throws {
    let specification = SpecReader().read(try SpecFolder.files(in: "Tests/SpecCases")).specification
    let pins = specification.components.flatMap { component in
      component.constants.map(\.pin) + component.parts.flatMap(\.pins)
    }
    let properties = Set(pins.map(\.property))
    #expect(ParityModel.Property.all.filter { !properties.contains($0) } == [])
    let units = Set(pins.flatMap(\.expected).map(\.unit))
    #expect(ParityModel.Unit.allCases.filter { !units.contains($0) } == [])
    let states = pins.reduce(into: ParityModel.State()) { $0.formUnion($1.state) }
    #expect(ParityModel.State.named.map(\.state).allSatisfy(states.contains))
  }

  @Test("the compiled spec of the gallery says what is read from its text")
  func gallery() throws {
    let compiled = Dump(
      GallerySpecs.project, [GallerySpecs.badge, GallerySpecs.banner, GallerySpecs.ratingBar],
      tokens: [GallerySpecs.colors, GallerySpecs.radii, GallerySpecs.typography, GallerySpecs.shadows])
    try expectSame(compiled, asTextOf: "examples/specs")
  }

  @Test("the compiled spec of the pages says what is read from its text")
  func pages() throws {
    let compiled = Dump(
      UIMSpecs.project,
      [
        UIMSpecs.header, UIMSpecs.imageViewer, UIMSpecs.sectionIndex, UIMSpecs.stepper,
        UIMSpecs.button, UIMSpecs.buttonGroup, UIMSpecs.overlay,
      ],
      tokens: [UIMSpecs.colors, UIMSpecs.radii, UIMSpecs.typography, UIMSpecs.shadows])
    try expectSame(compiled, asTextOf: "specs/uim")
  }

  @Test("the compiled spec of the other edition says what is read from its text")
  func otherEdition() throws {
    try expectSame(Dump(UISpecs.project, [UISpecs.imageViewer]), asTextOf: "specs/ui")
  }

  private func expectSame(_ compiled: Dump, asTextOf folder: String) throws {
    let reading = SpecReader().read(try SpecFolder.files(in: folder))
    #expect(reading.problems.map(\.description) == [])
    let read = reading.specification.dump.split(separator: "\n")
    let built = compiled.text.split(separator: "\n")
    #expect(built.count > 10)
    #expect(read.count == built.count)
    for (left, right) in zip(read, built) { #expect(left == right) }
  }
}
