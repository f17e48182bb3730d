import Testing

@Suite("SwiftUI declarations and helpers")
struct SwiftUIDeclarationTests {
  @Test("file facts under the part that encloses them")
  func parts() throws {
    let source = """
      enum Metrics { static let gap: CGFloat = 4 }
      public struct Card<Content: View>: View {
        var body: some View { V().zIndex(1) }
        private var side: some View { V().zIndex(2) }
      }
      extension Card where Content == Text { init() { self.init { V().zIndex(3) } } }
      struct Press: ButtonStyle { func makeBody(configuration: Configuration) -> some View { V().zIndex(4) } }
      extension View { func lifted() -> some View { zIndex(5).zIndex(6) } }
      struct Plain {}
      extension Plain: View { var body: some View { V().zIndex(7) } }
      """
    #expect(
      try SwiftUISample.facts(source) == [
        "1 Metrics constant:gap 4 pt", "3 Card zIndex 1", "4 Card zIndex 2", "6 Card zIndex 3",
        "7 Press zIndex 4", "8 - zIndex 6", "10 Plain zIndex 7",
      ])
  }

  @Test("state the defaults of public parameters")
  func parameters() throws {
    let source = """
      public struct Card: View {
        public init(_ variant: Variant = .plain, step: Double = 1, spacing: CGFloat = 16, label: String = "Close",
          enabled: Bool = true, in bounds: ClosedRange<Int>? = nil, @ViewBuilder content: () -> C) {}
        init(hidden: Int = 3) {}
        public var closable = true
        var quiet = true
      }
      """
    #expect(
      try SwiftUISample.facts(source) == [
        "2 Card parameter:variant plain string", "2 Card parameter:step 1", "2 Card parameter:spacing 16 pt",
        "2 Card parameter:label Close string", "3 Card parameter:enabled true bool",
        "5 Card parameter:closable true bool",
      ])
  }

  @Test("state the tables of an enumeration where they are used")
  func tables() throws {
    let source = """
      enum Size {
        case small, large
        var height: CGFloat {
          switch self {
          case .small: 24
          default: 36
          }
        }
      }
      struct Card: View {
        let size: Size
        var body: some View { V().frame(height: size.height) }
      }
      """
    #expect(try SwiftUISample.facts(source) == ["5 Size height [if] 24 pt", "6 Size height 36 pt"])
  }

  @Test("read a project's own modifiers by the types of their parameters")
  func modifiers() throws {
    let theme = """
      struct Lettering { let size: CGFloat; let lineHeight: CGFloat }
      struct Elevation { let color: Color; let radius: CGFloat; let y: CGFloat }
      extension View {
        func set(_ style: Lettering, weight: Font.Weight = .regular) -> some View { self }
        func raised(_ by: Elevation) -> some View { self }
        func felt(_ feedback: SensoryFeedback, when: Int) -> some View { self }
      }
      """
    let card =
      "struct Card: View { var body: some View {\nV()\n.set(.base, weight: .bold)\n.raised(.lg)\n.felt(.success, when: 1) } }"
    #expect(
      try SwiftUISample.facts(theme, card) == [
        "3 Card textStyle base textStyle", "3 Card fontWeight 700", "4 Card shadow lg shadow",
        "5 Card haptic success haptic",
      ])
  }

  @Test("read a project's own views by where their parameters go")
  func flows() throws {
    let source = """
      struct Row: View {
        let inner: CGFloat
        let side: CGFloat
        init(inner: CGFloat, icon: CGFloat) {
          self.inner = inner
          side = icon
        }
        var body: some View { HStack(spacing: inner) { V().frame(width: side, height: side) } }
      }
      struct Card: View {
        var body: some View { Row(inner: 6, icon: 16) }
      }
      """
    #expect(
      try SwiftUISample.facts(source)
        == ["11 Card gap 6 pt", "11 Card height 16 pt", "11 Card width 16 pt"])
  }

  @Test("read what a type that holds data is given, by who reads its members")
  func data() throws {
    let source = """
      struct Entry { let key: String; let title: String }
      struct Metrics { var inner: CGFloat; var other: CGFloat }
      enum Entries { static func all() -> [Entry] { [Entry(key: "k", title: "Home")] } }
      struct Row: View {
        let metrics: Metrics?
        var body: some View {
          let entries = Entries.all()
          ForEach(entries, id: \\.key) { entry in
            Text(verbatim: entry.title).padding(.leading, metrics?.inner ?? fallback)
          }
        }
      }
      struct Card: View { var body: some View { Row(metrics: Metrics(inner: 6, other: 7)) } }
      """
    #expect(
      try SwiftUISample.facts(source) == ["3 Entries text Home string", "13 Card padding.start 6 pt"])
  }

  @Test("state what a layout says of itself")
  func layouts() throws {
    let source = """
      struct Bar: Layout {
        var spacing: CGFloat = 8
        var least: CGFloat = 44
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: proposal.width ?? ideal, height: proposal.height ?? 44)
        }
      }
      """
    #expect(
      try SwiftUISample.facts(source) == [
        "2 Bar gap 8 pt", "3 Bar constant:least 44 pt", "5 Bar height 44 pt",
      ])
  }

  @Test("follow locals, computed properties and initial state to their literals")
  func names() throws {
    #expect(
      try SwiftUISample.stated(
        "let fade = moving ? 0.5 : 1\nV().opacity(fade).scaleEffect(scale).foregroundStyle(ink)",
        members: "@State private var scale: CGFloat = 2\nprivate var ink: Color { isEnabled ? .a : .b }")
        == [
          "scale 2", "foreground a color", "foreground [disabled] b color", "opacity [if] 0.5",
          "opacity [if] 1",
        ])
  }

  @Test("reads a project's own view of a framework's name by its definition")
  func shadowed() throws {
    let source = """
      struct Label: View {
        let key: String
        init(_ key: String) { self.key = key }
        var body: some View { V() }
      }
      struct Card: View { var body: some View { Label("raw") } }
      """
    #expect(try SwiftUISample.facts(source) == [])
  }

  @Test("says where a number stands that no source declares")
  func unreadable() throws {
    let source = "struct Card: View { var body: some View {\nV().zIndex(Layers.top).padding(Gaps.wide) } }"
    let own = "enum Gaps { static let wide: CGFloat = 8 }"
    #expect(
      try SwiftUISample.unreadable(source, own) == ["2 Card zIndex: Layers.top is not among the sources"])
  }

  @Test("follow a state variable to what is assigned to it")
  func assignments() throws {
    let source = """
      enum Feel {
        static func resisted(_ way: CGFloat, free: Bool) -> CGFloat { free ? way : way / 3 }
      }
      struct Card: View {
        @State private var scale: CGFloat = 1
        @State private var drag: CGSize = .zero
        var body: some View {
          V().scaleEffect(scale).offset(x: drag.width)
            .onTapGesture { scale = 2.5 }
            .onEnded { v in drag = CGSize(width: Feel.resisted(v.x, free: true), height: 8) }
        }
      }
      """
    #expect(
      try SwiftUISample.facts(source)
        == ["2 Feel offset.x [if] 3", "5 Card scale 1", "9 Card scale 2.5"])
  }

  @Test("do not take what a scaled name stands for as a value of its own")
  func factors() throws {
    #expect(
      try SwiftUISample.stated(
        "V().frame(width: size.width * share()).padding(.top, gap / 2)",
        members: "func share() -> CGFloat { max(0, 1) }\nvar gap: CGFloat { 12 }") == ["padding.top 2"])
  }
}
