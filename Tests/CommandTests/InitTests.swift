import ScratchFolder
import Testing

@Suite("init")
struct InitTests {
  private func project() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write([
      "app/ios/Box.swift":
        "struct Box: View { var body: some View { Text(\"a\").padding(.top, 3).frame(height: 16) } }\n",
      "app/android/ui/Box.kt":
        "@Composable\nfun Box() {\n  Column(Modifier.padding(top = 3.dp).height(12.dp)) { Text(\"a\") }\n}\n",
      "app/Package.swift": "let package = 1\n",
    ])
    return scratch
  }

  @Test("drafts a spec that the ports meet, and marks what they do not agree on")
  func draft() async throws {
    let scratch = try project()
    let run = await Run("init", "--root", "app", in: scratch)
    #expect(run.status == .clean)
    #expect(
      run.output == """
        import ParitySpec

        let project = Project("app") {
          Platform(.swiftUI, "ios/**/*.swift")
          Platform(.compose, "android/ui/**/*.kt")
        }

        let box = Component("Box") {
          Part("Box")
            // height differs: 16 pt on SwiftUI; 12 pt on Compose
            .text("a")
            .padding(.top, 3)
        }


        """)
    let written = await Run("init", "--root", "app", "--output", "app/specs/box.swift", in: scratch)
    #expect(written.status == .failed, "the folder is not there")
    try scratch.write(["app/specs/readme.txt": ""])
    let second = await Run("init", "--root", "app", "--output", "app/specs/box.swift", in: scratch)
    #expect(second.output == "app/specs/box.swift is a draft; it marks 1 disagreement\n")
    #expect(scratch.read("app/specs/box.swift") == run.output)
    let lint = await Run("lint", in: scratch, from: "app")
    #expect(lint.status == .clean)
    #expect(lint.output.contains("no findings; 4 pins met"))
    let third = await Run("init", "--root", "app", "--output", "app/specs/box.swift", in: scratch)
    #expect(third.status == .failed)
    #expect(third.errors.hasPrefix("error: cannot write app/specs/box.swift: it is there already\n"))
  }

  @Test("drafts the tables of tokens, and what the ports do alike")
  func tokensAndBehaviour() async throws {
    let scratch = try Scratch()
    try scratch.write([
      "app/ios/Box.swift": """
      enum Radius { static let sm: CGFloat = 4; static let lg: CGFloat = 10 }
      enum BoxSize { case small, large
        var height: CGFloat { switch self { case .small: 24; case .large: 32 } }
        var inset: CGFloat { switch self { case .small: 4; case .large: 8 } }
      }
      enum BoxMath {
        static func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }
        static func half(_ value: Double) -> Double { value / 2 }
        static func parted(_ whole: Int, by parts: Int) -> Int { whole / parts }
        static func now(_ value: Double) -> Double { value + clock() }
        static func isTall(_ size: BoxSize, open: Bool) -> Bool { open && size == .large }
      }

      """,
      "app/android/Box.kt": """
      object Radius { val sm = 4.dp; val lg = 12.dp }
      enum class BoxSize(val height: Dp, val inset: Dp) { Small(24.dp, 4.dp), Large(32.dp, 9.dp) }
      fun clamp(value: Float): Float = value.coerceIn(0f, 1f)
      fun half(value: Float): Float = value / 2f + 0.5f
      fun parted(whole: Int, parts: Int): Int = whole / parts
      fun now(value: Float): Float = value
      fun isTall(size: BoxSize, open: Boolean): Boolean = if (open) size == BoxSize.Large else false

      """,
    ])
    let run = await Run("init", "--root", "app", "--output", "app/box.swift", in: scratch)
    #expect(run.status == .clean)
    let text = scratch.read("app/box.swift")
    #expect(
      text == """
        import ParitySpec

        let project = Project("app") {
          Platform(.swiftUI, "ios/**/*.swift")
          Platform(.compose, "android/**/*.kt")
        }

        let box = Component("Box") {
          Function("clamp", .values(-1, 0, 0.25, 0.5, 1, 2.5, 10, 100.0))
            .evaluated(on: .swiftUI, as: "BoxMath.clamp")
            .evaluated(on: .compose, as: "clamp")

          // half(-1) differs: -0.5 on SwiftUI; 0 on Compose

          Function("parted", .values(1, 2, 3, 7, 10, 100), .values(1, 2, 3, 7, 10, 100))
            .evaluated(on: .swiftUI, as: "BoxMath.parted")
            .evaluated(on: .compose, as: "parted")

          Table(
            "isTall", over: .cases("size", of: [.swiftUI: "BoxSize", .compose: "BoxSize"]), .flag("open"))
            .evaluated(on: .swiftUI, as: "BoxMath.isTall")
            .evaluated(on: .compose, as: "isTall")

          Table(
            "boxSize", over: .cases("boxSize", of: [.swiftUI: "BoxSize", .compose: "BoxSize"]),
            columns: ["height"])

          // inset of large differs: 8 on SwiftUI; 9 on Compose
        }

        let radii = Tokens("Radii", in: [.swiftUI: "Radius", .compose: "Radius"]) {
          Token("sm", 4)
          // lg differs: 10 pt on SwiftUI; 12 pt on Compose
          Token("lg", 10)
            .except(.compose, .anything, because: "which is right is to be decided")
        }


        """)
    let lint = await Run("lint", "--spec", "app/box.swift", "--root", "app", in: scratch)
    #expect(lint.status == .clean)
    #expect(lint.output.contains("no findings"))
  }

  @Test("needs a root with two ports")
  func roots() async throws {
    let scratch = try project()
    #expect(await Run("init", in: scratch).errors.hasPrefix("error: init needs the folder or page"))
    let one = await Run("init", "--root", "app/ios", in: scratch)
    #expect(one.errors.hasPrefix("error: app/ios holds the sources of SwiftUI\n"))
    #expect(await Run("init", "--root", "nowhere", in: scratch).status == .failed)
  }

  @Test("names the files of a port one by one where a glob would take another port's along")
  func globs() async throws {
    let scratch = try Scratch()
    try scratch.write([
      "app/box.tsx": "function Box() { return <View className=\"h-4\" /> }\n",
      "app/lid.tsx": "const styles = StyleSheet.create({})\nfunction Lid() { return <View /> }\n",
    ])
    let run = await Run("init", "--root", "app", in: scratch)
    #expect(run.output.contains("  Platform(.reactNative(.uniwind), \"box.tsx\")\n"))
    #expect(run.output.contains("  Platform(.reactNative(.styleSheet), \"lid.tsx\")\n"))
  }
}
