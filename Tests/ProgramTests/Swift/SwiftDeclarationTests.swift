import Testing

@Suite("Swift declarations")
struct SwiftDeclarationTests {
  @Test(
    "reads types",
    arguments: [
      (
        "@MainActor public struct X<T: View>: View, P<Int> where T: Q {}",
        "(structure X modifiers[MainActor public] : View P)"
      ),
      ("extension A.B where T == Int {}", "(extension B)"),
      (
        "protocol P: Q { var x: Int { get }; func f(a: Int) -> Int }",
        "(protocol P : Q (var x : Int) (function f [(parameter a: a : Int)] -> Int))"
      ),
      ("typealias A = Foo.Bar<Int>", "(alias A : Foo.Bar)"),
      ("@testable import Foo.Bar", "(import Foo.Bar)"),
    ])
  func types(_ source: String, _ expected: String) throws {
    #expect(try lowered(source, .swift) == expected)
  }

  @Test("reads every case of an enumeration")
  func enumerations() throws {
    let source = """
      enum E: String {
        case a = "x", b
        indirect case c(Int, label: String = "q")
      }
      """
    #expect(
      try lowered(source, .swift)
        == "(enumeration E : String (case a = (string \"x\")) (case b)"
        + " (case c parameters[(parameter _ : Int) (parameter label: label : String = (string \"q\"))]))")
  }

  @Test(
    "reads properties",
    arguments: [
      ("let a = 1, b: Int = 2", "(val a = 1)\n(val b : Int = 2)"),
      ("let (a, b) = (1, 2)", "(val a (tuple $a $b) = (tuple 1 2))"),
      ("@State private var a: CGFloat = 1.5", "(var a modifiers[State private] : CGFloat = 1.5)"),
      ("@Environment(\\.x) var y", "(var y modifiers[(call Environment \\x)])"),
      (
        "@available(*, deprecated, message: \"m\") let a = 1",
        "(val a modifiers[(call available deprecated message:(string \"m\"))] = 1)"
      ),
      ("private(set) lazy var a = 1", "(var a modifiers[private(set) lazy] = 1)"),
      ("var body: some View { Text() }", "(var body : some View get (block (call Text)))"),
      (
        "var a: Int { get { 1 } set { b = newValue } }",
        "(var a : Int get (block 1) set (lambda [(parameter newValue)] (block (assign b newValue))))"
      ),
      (
        "var a: Int { get { 1 } set(x) { b = x } }",
        "(var a : Int get (block 1) set (lambda [(parameter x)] (block (assign b x))))"
      ),
      (
        "var a = 1 { didSet { f(oldValue) } }",
        "(var a = 1 observers[(function didSet [(parameter oldValue)] (block (call f oldValue)))])"
      ),
      ("let f: (Int, [String: Any]) -> Foo<Int>? = g", "(val f : (Int,[String:Any])->Foo<Int>? = g)"),
    ])
  func properties(_ source: String, _ expected: String) throws {
    #expect(try lowered(source, .swift) == expected)
  }

  @Test(
    "reads functions, initializers and subscripts",
    arguments: [
      (
        "func f<T>(_ a: Int = 3, b c: String?, d: inout T, e: Int...) async throws -> some View where T: P { a }",
        "(function f [(parameter a : Int = 3) (parameter b: c : String?)"
          + " (parameter d: d modifiers[inout] : T) (parameter e: e : Int...)] -> some View (block a))"
      ),
      (
        "struct A { init(@ViewBuilder c: @escaping () -> C = { D() }) {} }",
        "(structure A (initializer init [(parameter c: c modifiers[ViewBuilder escaping] : ()->C"
          + " = (lambda [] (block (call D))))] (block)))"
      ),
      (
        "struct A { subscript(i: Int) -> Int { x[i] } }",
        "(structure A (subscript subscript [(parameter i : Int)] -> Int (block (index x i))))"
      ),
      (
        "static func == (l: A, r: A) -> Bool { true }",
        "(function == modifiers[static] [(parameter l: l : A) (parameter r: r : A)] -> Bool (block true))"
      ),
      ("class A { deinit { f() } }", "(class A (deinitializer deinit [] (block (call f))))"),
    ])
  func functions(_ source: String, _ expected: String) throws {
    #expect(try lowered(source, .swift) == expected)
  }
}
