import Program
import SyntaxTree
import Testing

struct KotlinDeclarationTests {
  @Test(
    "lowers types, their constructors and what they hand to their supertypes",
    arguments: [
      (
        "data class P(val x: Dp = 1.dp, private var y: List<Int>, z: Int)",
        "(class P modifiers[data] parameters[(parameter x: x modifiers[val] : Dp = (member 1 dp)) "
          + "(parameter y: y modifiers[private var] : List<Int>) (parameter z: z : Int)])"
      ),
      ("object A : B<T>(x = 1), C by d, E", "(object A : B C E super[(call B x:1) (call (member C by) d)])"),
      ("interface I { fun f(): Int }", "(protocol I (function f [] -> Int))"),
      (
        "class A { companion object { const val Z = 400L } }",
        "(class A (companion Companion (val Z modifiers[const] = 400L)))"
      ),
      (
        "class A { init { f() }\nconstructor(a: Int) : this(a, 2) { g() } }",
        "(class A (block (call f)) (initializer constructor [(parameter a: a : Int)] "
          + "(block (call this a 2) (call g))))"
      ),
      ("typealias A = Map<B, C>", "(alias A : Map)"),
      (
        "enum class E(val a: Int) { X(1), Y(2) { override fun f() = 1 }, Z;\nfun f() = 2 }",
        "(enumeration E parameters[(parameter a: a modifiers[val] : Int)] (case X arguments[1]) "
          + "(case Y arguments[2] members[(function f modifiers[override] [] 1)]) (case Z) (function f [] 2))"
      ),
    ])
  func types(source: String, expected: String) throws {
    #expect(try lowered(source, .kotlin) == expected)
  }

  @Test(
    "lowers functions and properties, extensions included",
    arguments: [
      (
        "@Composable\nprivate fun f(a: Int, vararg b: String, c: (Int) -> Unit = {}) {}",
        "(function f modifiers[Composable private] [(parameter a: a : Int) "
          + "(parameter b: b modifiers[vararg] : String) (parameter c: c : (Int)->Unit = (lambda [] (block)))] (block))"
      ),
      (
        "fun <T> Modifier.f(a: T): Modifier? where T : Any = this",
        "(function Modifier.f [(parameter a: a : T)] -> Modifier? this)"
      ),
      ("fun List<Int>.f() = 1", "(function List.f [] 1)"),
      ("fun Foo?.f() = 1", "(function Foo.f [] 1)"),
      ("val Foo.bar: Int get() = 2", "(val Foo.bar : Int get 2)"),
      ("val p: Int\n  get() = 1", "(val p : Int get 1)"),
      (
        "var p: Int = 0\n  get() { return field }\n  set(v) { field = v }",
        "(var p : Int = 0 get (block (return field)) set (lambda [(parameter v: v)] (block (assign field v))))"
      ),
      ("var p = 1\n  private set", "(var p = 1)"),
      (
        "@Foo(1, x = 2) val p: @Composable (() -> Unit)? = null",
        "(val p modifiers[(call Foo 1 x:2)] : @Composable(()->Unit)? = null)"
      ),
      ("import a.b\nimport c.*\nimport d.e as f", "(import a.b)\n(import c.*)\n(import d.e as f)"),
    ])
  func members(source: String, expected: String) throws {
    #expect(try lowered(source, .kotlin) == expected)
  }

  @Test("keeps each comment's range")
  func comments() throws {
    let program = try program("// a\nval x = /* b */ 1 // c\n", .kotlin)
    #expect(program.comments.map { program.source.text($0) } == ["// a", "/* b */", "// c"])
  }

  @Test("keeps the range of a folded operator and of its operands")
  func ranges() throws {
    let program = try program("val x = !a && -16.dp < c", .kotlin)
    var texts: [String] = []
    for id in program.ids {
      if case .binary = program[id] { texts.append(program.text(id)) }
      if case .unary = program[id] { texts.append(program.text(id)) }
    }
    #expect(texts == ["!a", "-16.dp", "-16.dp < c", "!a && -16.dp < c"])
  }
}
