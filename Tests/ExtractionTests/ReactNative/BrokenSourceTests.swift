import Evaluation
import Extraction
import ParityModel
import Program
import SyntaxTree
import Testing

@Suite("Broken React Native sources")
struct BrokenSourceTests {
  private static let sample = """
    const styles = StyleSheet.create({ box: { ...fontSize["2xs"], padding: 4, color: `${colors.a}80` } })
    export const Row = memo(({ size = 16, label: l = "é" }: P & { x?: number }, ref) => {
      const animated = useAnimatedStyle(() => { if (!on) return {}; return { opacity: interpolate(y, [0, 8], [0, 1]) } })
      switch (size) { case 1: case 2: f?.(size!); break; default: for (const [k, v] of xs) x ??= k }
      return <A.B {...rest} className={cn("px-4 active:bg-x/15", { "h-8": on }, `z-${n} w-1/2`)} style={[styles.box, animated]}>
        Tom &amp; {l} {on ? "a" : <XIcon weight="bold" hitSlop={{ top: 9 }} />}
      </A.B>
    })
    """

  @Test("are read without a trap wherever they end, twice the same, every place inside the file")
  func truncated() throws {
    let bytes = Array(Self.sample.utf8)
    for end in stride(from: 0, through: bytes.count, by: 3) {
      for platform in [Platform.uniwind, .nativeWind, .styleSheet] {
        let source = SourceText(bytes: Array(bytes[..<end]))
        let first = try read(source, platform)
        #expect(try read(source, platform) == first)
        #expect(
          first.allSatisfy { $0.location.lower <= $0.location.upper && $0.location.upper <= UInt32(end) })
      }
    }
  }

  @Test("are read without a trap with any byte in their middle")
  func disturbed() throws {
    let bytes = Array(Self.sample.utf8)
    var state: UInt64 = 42
    for _ in 0..<200 {
      var changed = bytes
      for _ in 0..<4 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        changed[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 24)
      }
      let found = try read(SourceText(bytes: changed), .uniwind)
      #expect(found.allSatisfy { $0.location.upper <= UInt32(changed.count) })
    }
  }

  private func read(_ source: SourceText, _ platform: Platform) throws -> [Fact] {
    let program = try ProgramReader().read(source, language: .tsx).get()
    let module = Module(files: [SourceFile(path: "sample.tsx", program: program)])
    return Extractor(dialect: Dialect(platform: platform)).extract(module).facts
  }
}
