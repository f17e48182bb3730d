import Program
import Testing

@Suite struct SampleTests {
  @Test("evaluates the Swift of a sample", arguments: Sample.all)
  func swift(_ sample: Sample) {
    #expect(result(sample.swift, .swift) == sample.value)
  }

  @Test("evaluates the Kotlin of a sample", arguments: Sample.all)
  func kotlin(_ sample: Sample) {
    #expect(result(sample.kotlin, .kotlin) == sample.value)
  }

  @Test("evaluates the TypeScript of a sample", arguments: Sample.all)
  func typescript(_ sample: Sample) {
    #expect(result(sample.typescript, .typescript) == sample.value)
  }
}
