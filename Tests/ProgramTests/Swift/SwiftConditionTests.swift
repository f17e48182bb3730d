import Testing

@testable import Program

@Suite("Swift compiled under conditions")
struct SwiftConditionTests {
  @Test("keeps both branches, each with its condition")
  func branches() throws {
    let source = """
      #if DEBUG && !X // why
      let a = 1
      #elseif os(iOS)
      let b = 2
      #else
      let c = 3
      #endif
      let d = 4
      """
    #expect(
      try lowered(source, .swift)
        == """
        (compiled DEBUG && !X (val a = 1))
        (compiled os(iOS) (val b = 2))
        (compiled !(DEBUG && !X) && !(os(iOS)) (val c = 3))
        (val d = 4)
        """)
  }

  @Test("reads conditions around members, cases and arms, which the grammar cannot")
  func members() throws {
    let source = """
      struct A {
        #if DEBUG
        var a = 1
        #if X
        func b() {}
        #endif
        #endif
        var c = 2
      }
      enum E {
        case a
        #if DEBUG
        case b
        #endif
      }
      """
    #expect(
      try lowered(source, .swift)
        == "(structure A (compiled DEBUG (var a = 1) (compiled X (function b [] (block)))) (var c = 2))\n"
        + "(enumeration E (case a) (compiled DEBUG (case b)))")
  }

  @Test("goes on with a chain behind a condition inside it")
  func chains() throws {
    let source = """
      Text("x")
        .padding()
      #if os(iOS)
        .foo()
      #endif
        .bar()
      """
    #expect(
      try lowered(source, .swift)
        == "(call (member (call (member (call (member (call Text (string \"x\")) padding)) foo)) bar))")
  }

  @Test("does not take a string or a comment for a condition")
  func text() throws {
    let source = "/*\n#if A\n*/\nlet a = \"\"\"\n#if B\n\"\"\"\n"
    #expect(try lowered(source, .swift) == "(val a = (string \"#if B\"))")
  }

  @Test("reads an empty tuple as a value")
  func emptyTuple() throws {
    #expect(try lowered("g(.success(()))", .swift) == "(call g (call .success (array)))")
  }

  @Test("reads a macro as a default argument")
  func sourceLocation() throws {
    let text = try lowered("func f(a: Int, b: L = #_sourceLocation) {}", .swift)
    #expect(text.hasPrefix("(function f [(parameter a: a : Int) (parameter b: b : L = "))
  }
}
