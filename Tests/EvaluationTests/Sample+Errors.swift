extension Sample {
  static let errors: [Sample] = [
    Sample(
      "the handler of the error that is thrown", is: "[\"long\", \"short 2\", \"other\", \"fine\"]",
      swift: """
        enum Bad: Error { case long, short(Int) }
        enum Worse: Error { case long }
        func g(_ n: Int) throws -> String {
          if n == 0 { throw Bad.long }
          if n == 1 { throw Bad.short(2) }
          if n == 2 { throw Worse.long }
          return "fine"
        }
        func h(_ n: Int) -> String {
          do { return try g(n) }
          catch Bad.long { return "long" }
          catch Bad.short(let size) { return "short \\(size)" }
          catch { return "other" }
        }
        func f() -> [String] { [0, 1, 2, 3].map(h) }
        """,
      kotlin: """
        class TooLong : Exception("long")
        class TooShort(val size: Int) : RuntimeException("short")
        fun g(n: Int): String {
          if (n == 0) throw TooLong()
          if (n == 1) throw TooShort(2)
          if (n == 2) throw IllegalStateException("other")
          return "fine"
        }
        fun h(n: Int): String =
          try {
            g(n)
          } catch (e: TooLong) {
            "long"
          } catch (e: TooShort) {
            "short ${e.size}"
          } catch (e: Exception) {
            "other"
          }
        fun f(): List<String> = listOf(0, 1, 2, 3).map { h(it) }
        """,
      typescript: """
        class Long extends Error {}
        class Short extends Error {}
        function g(n) {
          if (n === 0) throw new Long("long")
          if (n === 1) throw new Short("short 2")
          if (n === 2) throw new RangeError("other")
          return "fine"
        }
        function h(n) {
          try { return g(n) } catch (e) {
            if (e instanceof Long) return "long"
            if (e instanceof Short) return e.message
            return "other"
          }
        }
        function f() { return [0, 1, 2, 3].map(h) }
        """),
    Sample(
      "what was done before an error is thrown", is: "[\"a\", \"b\", \"caught\", \"c\"]",
      swift: """
        struct Stop: Error {}
        func f() -> [String] {
          var log = ["a"]
          do { log.append("b"); throw Stop() } catch { log.append("caught") }
          log.append("c")
          return log
        }
        """,
      kotlin: """
        fun f(): List<String> {
          val log = mutableListOf("a")
          try { log.add("b"); throw Exception() } catch (e: Throwable) { log.add("caught") }
          log.add("c")
          return log
        }
        """,
      typescript: """
        function f() {
          const log = ["a"]
          try { log.push("b"); throw new Error() } catch { log.push("caught") }
          log.push("c")
          return log
        }
        """),
    Sample(
      "what runs last, with an error and without", is: "[\"try\", \"last\", \"caught\", \"try\", \"last\"]",
      swift: """
        struct Stop: Error {}
        func f() -> [String] {
          var log: [String] = []
          func g(_ fails: Bool) throws { defer { log.append("last") }; log.append("try"); if fails { throw Stop() } }
          do { try g(true) } catch { log.append("caught") }
          try? g(false)
          return log
        }
        """,
      kotlin: """
        fun f(): List<String> {
          val log = mutableListOf<String>()
          fun g(fails: Boolean) { try { log.add("try"); if (fails) throw Exception() } finally { log.add("last") } }
          try { g(true) } catch (e: Exception) { log.add("caught") }
          g(false)
          return log
        }
        """,
      typescript: """
        function f() {
          const log = []
          const g = (fails) => { try { log.push("try"); if (fails) throw new Error() } finally { log.push("last") } }
          try { g(true) } catch (e) { log.push("caught") }
          g(false)
          return log
        }
        """),
    Sample(
      "nothing in place of an error", is: "[1, 0, 3]",
      swift: """
        struct Stop: Error {}
        func g(_ n: Int) throws -> Int { if n == 2 { throw Stop() }; return n }
        func f() -> [Int] { [1, 2, 3].map { (try? g($0)) ?? 0 } }
        """,
      kotlin: """
        fun g(n: Int): Int { if (n == 2) throw IllegalArgumentException("no"); return n }
        fun f(): List<Int> = listOf(1, 2, 3).map { runCatching { g(it) }.getOrNull() ?: 0 }
        """,
      typescript: """
        function g(n) { if (n === 2) throw new Error("no"); return n }
        function h(n) { try { return g(n) } catch { return null } }
        function f() { return [1, 2, 3].map((n) => h(n) ?? 0) }
        """),
    Sample(
      "an error through several functions to the first that handles it", is: "\"inner, outer: no\"",
      swift: """
        struct Stop: Error { let why: String }
        func a() throws -> String { throw Stop(why: "no") }
        func b() throws -> String {
          do { return try a() } catch let error as Stop { throw Stop(why: "inner, outer: " + error.why) }
        }
        func f() -> String { do { return try b() } catch { return (error as! Stop).why } }
        """,
      kotlin: """
        fun a(): String = throw IllegalStateException("no")
        fun b(): String = try { a() } catch (e: IllegalStateException) { throw RuntimeException("inner, outer: " + e.message) }
        fun f(): String? = try { b() } catch (e: RuntimeException) { e.message }
        """,
      typescript: """
        function a() { throw new Error("no") }
        function b() { try { return a() } catch (e) { throw new Error("inner, outer: " + e.message) } }
        function f() { try { return b() } catch (e) { return e.message } }
        """),
  ]
}
