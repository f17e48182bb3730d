import ParityModel
import Testing

@testable import Conformance

@Suite("A draft")
struct DraftTests {
  private let platforms: [Platform] = [.swiftUI, .compose, .uniwind]

  private func port(
    _ platform: Platform, _ file: String, _ facts: [Fact], parts: [String: Int] = ["Box": 1]
  ) -> Port {
    func moved(_ place: Location) -> Location {
      var place = place
      place.path = file
      return place
    }
    return Port(
      platform: platform, files: [Location(path: file)],
      facts: facts.map { fact in
        var fact = fact
        fact.location = moved(fact.location)
        return fact
      }, declarations: parts.mapValues { moved(Bench.place(platform, $0)) })
  }

  private func text(_ facts: (Platform) -> [Fact], parts: (Platform) -> [String: Int] = { _ in ["Box": 1] })
    -> String
  {
    let files: [Platform: String] = [
      .swiftUI: "a/BigBox.swift", .compose: "b/BigBox.kt", .uniwind: "c/big-box.tsx",
    ]
    let draft = Draft(of: platforms.map { port($0, files[$0] ?? "", facts($0), parts: parts($0)) })
    return draft.text(platforms: platforms)
  }

  @Test("pins what all ports say, in the words of a spec")
  func agreement() {
    let text = text { platform in
      [
        Bench.fact(platform, "Box", .width, 16, line: 2), Bench.fact(platform, "Box", .height, 16, line: 2),
        Bench.fact(platform, "Box", .padding(.start), 4, line: 3),
        Bench.fact(platform, "Box", .padding(.end), 4, line: 3),
        Bench.fact(platform, "Box", .background, .text("ink@0.5"), .color, state: .pressed, line: 4),
        Bench.fact(platform, "Box", .duration, 250, .ms, line: 5),
        Bench.fact(platform, "Box", .label, .text("Say \"{}\""), .string, line: 6),
        Bench.fact(platform, "", .constant("limit"), 4, .none, line: 7),
      ]
    }
    #expect(
      text == """
        extension Color {
          static let ink: Color = "ink"
        }

        let bigBox = Component("BigBox") {
          Constant("limit", 4, in: [.swiftUI: "BigBox.swift", .compose: "BigBox.kt", .uniwind: "big-box.tsx"])

          Part("Box")
            .size(16)
            .background(.ink.opacity(0.5), when: .pressed)
            .duration(.milliseconds(250))
            .label("Say \\"{}\\"")
            .padding(.horizontal, 4)
        }


        """)
  }

  @Test("tells who says what where they differ, and pins what most say")
  func disagreement() {
    let text = text { platform in
      [
        Bench.fact(platform, "Box", .height, platform == .compose ? 12 : 16, line: 2),
        Bench.fact(platform, "Box", .gap, Double(platform.rawValue.utf8.count), line: 3),
      ] + (platform == .uniwind ? [] : [Bench.fact(platform, "Box", .icon, .text("x"), .icon, line: 4)])
    }
    #expect(
      text
        == """
        let bigBox = Component("BigBox") {
          Part("Box")
            // height differs: 16 pt on SwiftUI, Uniwind; 12 pt on Compose
            .height(16)
            .only(on: [.swiftUI, .uniwind])
            // gap differs: 7 pt on SwiftUI, Compose, Uniwind
            // icon differs: x on SwiftUI, Compose; nothing on Uniwind
            .icon("x")
            .only(on: .native)
        }


        """.replacing("    // gap differs: 7 pt on SwiftUI, Compose, Uniwind\n", with: "    .gap(7)\n"))
  }

  @Test("takes a helper for the part whose values it has")
  func helpers() {
    let text = text(
      { platform in
        let part = platform == .swiftUI ? "BoxBody" : "Box"
        return [
          Bench.fact(platform, part, .height, 16, line: 2), Bench.fact(platform, part, .gap, 3, line: 3),
          Bench.fact(platform, "Box", .icon, .text("x"), .icon, line: 4),
        ] + (platform == .compose ? [Bench.fact(platform, "Other", .zIndex, 3, .none, line: 9)] : [])
      }, parts: { $0 == .swiftUI ? ["Box": 1, "BoxBody": 2] : ["Box": 1] })
    #expect(
      text.contains(
        "  Part(\"Box\", named: [.swiftUI: [\"Box\", \"BoxBody\"]])\n    .height(16)\n    .gap(3)\n"))
    #expect(text.contains("  // Other on Compose, 1 value\n"))
    #expect(!text.contains("differs"))
  }

  @Test("writes a component of which nothing can be pinned as a comment")
  func comment() {
    let text = text { platform in
      [Bench.fact(platform, "Box", .height, Double(Platform.allCases.firstIndex(of: platform) ?? 0), line: 2)]
    }
    #expect(
      text == """
        // let bigBox = Component("BigBox") {
        //   // Part("Box")
        //     // height differs: 0 pt on SwiftUI; 1 pt on Compose; 2 pt on Uniwind
        // }


        """)
  }
}
