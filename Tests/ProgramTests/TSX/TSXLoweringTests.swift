import SyntaxTree
import Testing

@Suite("TSX lowering")
struct TSXLoweringTests {
  @Test(
    "lowers expressions",
    arguments: [
      ("x?.y?.[0]!", "(force (index (member? x y) 0))"),
      ("f?.(x, ...y)", "(call (member? f invoke) x (spread y))"),
      ("a < b ? c : d", "(if (less a b) c d)"),
      ("a ?? (b || c)", "(coalesce a (or b c))"),
      ("-a ** 2 + ~b", "(add (power (negate a) 2) (bitNot b))"),
      ("typeof x === \"a\"", "(equal (typeof x) (string \"a\"))"),
      ("\"k\" in o", "(contained (string \"k\") o)"),
      ("a instanceof B.C", "(is a B.C)"),
      ("x as Map<string, T>", "(as x Map<string,T>)"),
      ("x as const", "(as x const)"),
      ("x satisfies Y", "(as x Y)"),
      ("new Foo<T>(1)", "(call Foo 1)"),
      ("new Foo", "(call Foo)"),
      ("await f()", "(await (call f))"),
      ("void 0", "(void 0)"),
      ("x.y = z", "(assign (member x y) z)"),
      ("x ??= 1", "(assign-coalesce x 1)"),
      ("i++, --j", "(block (step i 1) (pre-step j -1))"),
      ("[1,,...c]", "(array 1 null (spread c))"),
      ("tag`a${b}c`", "(call tag (string \"a\" b \"c\"))"),
      ("`\\u{1F600}\\x41${f()}`", "(string \"😀A\" (call f))"),
      ("'it\\'s\\n'", "(string \"it's\n\")"),
      ("\"\"", "(string)"),
      ("[0x1F, 1_000, .5, 1e3, 0b11, 7n]", "(array 31 1000 0.5 1000 3 7n)"),
      ("undefined", "null"),
      ("this.#x", "(member this #x)"),
      (
        "(a: A, b = 1, ...c) => a",
        "(lambda [(parameter a : A) (parameter b = 1) "
          + "(parameter c modifiers[vararg])] a)"
      ),
      ("x => ({ y: x })", "(lambda [(parameter x)] (object (entry (string \"y\") x)))"),
      ("import.meta.url", "(member (member import meta) url)"),
      ("delete a.b", "(call delete (member a b))"),
      ("f<T>(x)", "(call f x)"),
    ])
  func expression(source: String, expected: String) throws {
    #expect(try lowered("(\(source))", .tsx) == expected)
  }

  @Test("lowers object literals with plain, quoted, computed and shorthand keys, methods and spreads")
  func objects() throws {
    let source = "({ a, \"b-c\": 1, [d]: 2, 3: 4, ...e, f() {}, get g() { return 1 }, async h() {} })"
    #expect(
      try lowered(source, .tsx)
        == "(object (entry (string \"a\") a) (entry (string \"b-c\") 1) (entry d 2) (entry (string \"3\") 4) "
        + "(spread e) (function f [] (block)) (var g get (block (return 1))) "
        + "(function h modifiers[async] [] (block)))")
  }

  @Test("lowers destructured props with defaults, renames and a rest")
  func destructuredParameter() throws {
    let source = "function X({ closeLabel = \"Close\", a: b, c: d = 3, ...props }: T<U>): void { return }"
    #expect(
      try lowered(source, .tsx)
        == "(function X [(parameter (object "
        + "(entry (string \"closeLabel\") (assign $closeLabel (string \"Close\"))) "
        + "(entry (string \"a\") $b) (entry (string \"c\") (assign $d 3)) (spread $props)) : T<U>)] "
        + "-> void (block (return)))")
  }

  @Test("lowers destructuring declarations, one property a declarator")
  func destructuringDeclaration() throws {
    let source = "const [a, , b = 1] = f(), { c: { d } } = e\nlet x: number, y"
    #expect(
      try lowered(source, .tsx)
        == "(val a (array $a _ (assign $b 1)) = (call f))\n"
        + "(val d (object (entry (string \"c\") (object (entry (string \"d\") $d)))) = e)\n"
        + "(var x : number)\n(var y)")
  }

  @Test("lowers exports as modifiers, a default value as a constant, renames as constants")
  func exports() throws {
    let source = """
      import { A as B, type C as D, E } from "m"
      export const k = 1
      export default function F() {}
      export { k as l }
      export * from "n"
      export default cva("x")
      """
    #expect(
      try lowered(source, .tsx) == """
        (import m)
        (val B = A)
        (val k modifiers[export] = 1)
        (function F modifiers[export default] [] (block))
        (val l = k)
        (import n)
        (val default modifiers[export default] = (call cva (string "x")))
        """)
  }

  @Test("lowers classes, enumerations and types")
  func types() throws {
    let source = """
      @Tag({ a: 1 }) abstract class C<T> extends D.E<T> implements F {
        static readonly x?: number = 1
        constructor(private z: T) { super(z) }
        set w(v) { this.z = v }
        abstract m(): void
      }
      enum K { A, B = 2, "c-d" = "x" }
      type T1 = { a: 1 }
      interface I { b: 2 }
      declare module "m" { interface J {} }
      """
    #expect(
      try lowered(source, .tsx) == """
        (class C modifiers[(call Tag (object (entry (string "a") 1))) abstract] : D.E F \
        (val x modifiers[static readonly] : number = 1) \
        (initializer constructor [(parameter z modifiers[private] : T)] (block (call super z))) \
        (var w set (lambda [(parameter v)] (block (assign (member this z) v)))) \
        (function m modifiers[abstract] [] -> void))
        (enumeration K (case A) (case B = 2) (case c-d = (string "x")))
        (alias T1)
        (alias I)
        (object m modifiers[declare] (alias J))
        """)
  }

  @Test("lowers TypeScript without JSX by its own grammar")
  func typescript() throws {
    #expect(
      try lowered("const x = <T>y, z = a < b", .typescript) == "(val x = (as y T))\n(val z = (less a b))")
  }

  @Test("keeps comments and drops nothing else")
  func comments() throws {
    let program = try program("// a\nconst x = /* b */ 1\n", .tsx)
    #expect(program.comments.map { program.source.text($0) } == ["// a", "/* b */"])
  }

  @Test("keeps what parses around what does not")
  func broken() throws {
    let program = try ProgramReaderSample.read("const a = 1\nconst = ;;}\nconst b = 2\n", .tsx)
    let dump = ProgramDump.roots(of: program)
    #expect(!program.faults.isEmpty)
    #expect(dump.contains("(val a = 1)"))
    #expect(dump.contains("(val b = 2)"))
  }

  @Test("gives up on nesting deeper than any program, and says so")
  func depth() throws {
    let source = String(repeating: "(", count: 5000) + "1" + String(repeating: ")", count: 5000)
    let program = try ProgramReaderSample.read(source, .tsx)
    #expect(ProgramDump.roots(of: program).contains("unknown:parenthesized_expression"))
    #expect(program.faults.map(\.kind) == [.tooDeep])
  }
}
