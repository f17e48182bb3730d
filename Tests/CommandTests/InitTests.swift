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
