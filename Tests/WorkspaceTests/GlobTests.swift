import Testing

@testable import Workspace

@Suite("A glob")
struct GlobTests {
  @Test(
    "names the paths that its pattern spells",
    arguments: [
      ("swift/**/*.swift", "swift/A.swift"), ("swift/**/*.swift", "swift/a/b/A.swift"),
      ("**/*.kt", "A.kt"), ("**", "a/b/c"), ("a/**", "a/b"), ("*.tsx", "[id].tsx"),
      ("(tabs)/*.tsx", "(tabs)/a.tsx"),
      ("a?c", "abc"), ("a?c", "aéc"), ("{ios,android}/*.{swift,kt}", "android/A.kt"),
      ("a/{b/c,d}/e", "a/b/c/e"),
      ("a*b*c", "aXbYbZc"), ("./a.swift", "a.swift"), ("x{a,b{c,d}}", "xbd"), ("a/**/b/**/c", "a/b/x/b/c"),
    ])
  func matches(pattern: String, path: String) throws {
    #expect(try Glob(pattern).matches(path))
  }

  @Test(
    "does not name other paths",
    arguments: [
      ("swift/**/*.swift", "swift/A.kt"), ("*.swift", "a/A.swift"), ("a?c", "a/c"), ("a?c", "ac"),
      ("{ios,android}/*.swift", "web/A.swift"), ("a/**/b", "a/b/c"), ("a/b", "a"), ("[ab].tsx", "a.tsx"),
    ])
  func doesNotMatch(pattern: String, path: String) throws {
    #expect(try !Glob(pattern).matches(path))
  }

  @Test("is refused where it names no path under a root")
  func malformed() {
    #expect(throws: Glob.Malformed.empty) { try Glob("") }
    #expect(throws: Glob.Malformed.absolute) { try Glob("/a") }
    #expect(throws: Glob.Malformed.leavesRoot) { try Glob("a/../b") }
    #expect(throws: Glob.Malformed.unclosedBrace) { try Glob("a{b") }
    #expect(throws: Glob.Malformed.tooManyAlternatives) { try Glob(String(repeating: "{a,b}", count: 9)) }
    #expect(throws: Glob.Malformed.tooLong) { try Glob(String(repeating: "a", count: 2049)) }
  }

  @Test("of a path takes every letter for itself")
  func literal() {
    #expect(Glob(path: "a/*.swift").matches("a/*.swift"))
    #expect(!Glob(path: "a/*.swift").matches("a/b.swift"))
    #expect(Glob(everythingIn: "a").matches("a/b/c"))
    #expect(Glob(everythingIn: "").matches("a/b/c"))
  }

  @Test("with many stars ends soon")
  func bounded() throws {
    let glob = try Glob(String(repeating: "*a", count: 200) + "b")
    #expect(!glob.matches(String(repeating: "a", count: 2000)))
  }
}
