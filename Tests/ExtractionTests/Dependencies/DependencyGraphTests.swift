import Extraction
import ParityModel
import Testing

@Suite("Which files the facts of a file hang on")
struct DependencyGraphTests {
  @Test("are those that declare what it names, and what these name")
  func chain() throws {
    let port = try PortSample(
      .swiftUI,
      [
        "Box.swift": "struct Box: View { var body: some View { Text(\"a\").padding(Space.md) } }",
        "Space.swift": "enum Space { static let md = base * 2 }",
        "Base.swift": "let base: CGFloat = 4",
        "Other.swift": "struct Other: View { var body: some View { Text(\"b\").padding(8) } }",
      ])
    #expect(port.closure("Box.swift") == ["Box.swift", "Space.swift", "Base.swift"])
    #expect(port.closure("Base.swift") == ["Base.swift"])
    #expect(port.closure("Other.swift") == ["Other.swift"])
    #expect(
      port.facts(of: "Box.swift", among: port.closure("Box.swift"))
        == port.facts(of: "Box.swift", among: port.paths))
  }

  @Test("are all that extend a type it names")
  func extensions() throws {
    let port = try PortSample(
      .swiftUI,
      [
        "Box.swift": "struct Box: View { var body: some View { tile } }",
        "Tile.swift": "extension Box { var tile: some View { Text(\"a\").frame(width: 12) } }",
      ])
    #expect(port.closure("Box.swift") == ["Box.swift", "Tile.swift"])
  }

  @Test("are not those that declare a name which the file declares for itself")
  func own() throws {
    let port = try PortSample(
      .styleSheet,
      [
        "a.tsx":
          "const styles = StyleSheet.create({ a: { gap: 4 } })\nexport const A = () => <View style={styles.a} />",
        "b.tsx":
          "const styles = StyleSheet.create({ b: { gap: 5 } })\nexport const B = () => <View style={styles.b} />",
        "c.tsx": "export const C = () => <View style={styles.b} />",
      ])
    #expect(port.closure("a.tsx") == ["a.tsx"])
    #expect(port.closure("c.tsx") == ["a.tsx", "b.tsx", "c.tsx"])
  }

  @Test("are, of an animated value, all that use a member of its name")
  func holders() throws {
    let port = try PortSample(
      .compose,
      [
        "Motion.kt": "class Motion { val zoom = Animatable(0.5f) }",
        "Stage.kt":
          "@Composable fun Stage(m: Motion) { Box(Modifier.graphicsLayer { alpha = m.zoom.value }) {} }",
        "Chip.kt": "@Composable fun Chip() { Row(Modifier.padding(4.dp)) {} }",
      ])
    #expect(port.closure("Motion.kt") == ["Motion.kt", "Stage.kt"])
    #expect(port.closure("Chip.kt") == ["Chip.kt"])
    let facts = port.facts(of: "Motion.kt", among: port.closure("Motion.kt"))
    #expect(facts == port.facts(of: "Motion.kt", among: port.paths))
    #expect(facts.map { "\($0.property) \($0.value)" }.contains("opacity 0.5"))
    #expect(port.facts(of: "Motion.kt", among: ["Motion.kt"]) != facts)
  }

  @Test("are the style sheets of the port, and of a sheet the files that take its properties")
  func styleSheets() throws {
    let port = try PortSample(
      .uniwind,
      [
        "theme.css": ":root { --ink: #111; }", "theme.ts": "export const colors = { ink: 'var(--ink)' }",
        "box.tsx": "export const Box = () => <View className=\"p-2\" />",
      ])
    #expect(port.closure("box.tsx") == ["theme.css", "theme.ts", "box.tsx"])
    #expect(port.closure("theme.css") == ["theme.css", "theme.ts"])
  }

  @Test("are more where a name is asked for that no text holds, and the reading says so")
  func computed() throws {
    let port = try PortSample(
      .swiftUI,
      [
        "Token.swift": "struct Soft { let blur: CGFloat }\nlet card = Soft(blur: 8)",
        "Draw.swift":
          "struct Draw: ViewModifier { let s: Soft; func body(content: Content) -> some View { content.shadow(radius: s.blur) } }",
        "Plain.swift": "func plain(_ text: Text) -> some View { text.shadow(radius: 4) }",
      ])
    #expect(port.closure("Token.swift") == ["Token.swift"])
    let seen = port.observations(of: "Token.swift")
    #expect(seen.contains(.shadows))
    let closure = port.closure("Token.swift", observing: seen)
    #expect(closure == ["Token.swift", "Draw.swift"])
    #expect(port.facts(of: "Token.swift", among: closure) == port.facts(of: "Token.swift", among: port.paths))
    #expect(
      port.facts(of: "Token.swift", among: ["Token.swift"]) != port.facts(of: "Token.swift", among: closure))
  }

  @Test("show in what is asked about members and calls of the whole port")
  func sights() throws {
    let port = try PortSample(
      .styleSheet,
      [
        "sheet.ts": "export const sheet = StyleSheet.create({ box: { gap: 4 }, row: { gap: 5 } })",
        "box.tsx": "export const Box = () => <View style={sheet.box} />",
      ])
    let seen = port.observations(of: "sheet.ts")
    #expect(seen.contains(.members(NameHash(of: "box"))))
    #expect(seen.contains(.members(NameHash(of: "row"))))
    #expect(port.graph.files(withMember: NameHash(of: "box")).map { port.paths[$0] } == ["box.tsx"])
    #expect(port.graph.files(withMember: NameHash(of: "row")) == [])
  }
}
