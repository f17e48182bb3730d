import Program
import Testing

@Suite("Errors that are handled")
struct ErrorTests {
  @Test(
    "know Kotlin's own exceptions, and what they are as well",
    arguments: [
      ("try { listOf(1)[4]; \"none\" } catch (e: IndexOutOfBoundsException) { \"index\" }", "\"index\""),
      ("try { 1 / (1 - 1) } catch (e: ArithmeticException) { -1 }", "-1"),
      ("try { \"x\".toInt() } catch (e: IllegalArgumentException) { -2 }", "-2"),
      (
        "try { \"x\".toInt() } catch (e: IllegalStateException) { -2 }",
        "unreadable: a text that is no number"
      ),
      ("try { require(false) { \"no\" }; 1 } catch (e: IllegalArgumentException) { 2 }", "2"),
      ("try { error(\"gone\") } catch (e: IllegalStateException) { e.message }", "\"gone\""),
      ("try { val n: String? = null; n!!.length } catch (e: NullPointerException) { 0 }", "0"),
      ("try { listOf<Int>().first() } catch (e: NoSuchElementException) { 7 }", "7"),
      ("try { TODO() } catch (e: Exception) { 7 }", "unreadable: an error is raised"),
      ("try { TODO() } catch (e: Throwable) { 7 }", "7"),
    ])
  func kotlin(body: String, value: String) {
    #expect(result("fun f(): Any? = \(body)", .kotlin) == value)
  }

  @Test(
    "know what runCatching gives",
    arguments: [
      ("runCatching { 4 }.getOrElse { 0 }", "4"),
      ("runCatching { \"x\".toInt() }.getOrElse { -1 }", "-1"),
      ("runCatching { \"x\".toInt() }.getOrDefault(3)", "3"),
      ("runCatching { \"5\".toInt() }.map { it * 2 }.getOrNull()", "10"),
      ("runCatching { error(\"no\") }.exceptionOrNull()?.message", "\"no\""),
      ("runCatching { 1 }.isSuccess", "true"),
      ("runCatching { error(\"no\") }.isFailure", "true"),
      ("runCatching { error(\"no\") }.fold({ 1 }, { 2 })", "2"),
      ("runCatching { 5 }.fold(onSuccess = { it + 1 }, onFailure = { 2 })", "6"),
      ("runCatching { error(\"no\") }.recover { 9 }.getOrThrow()", "9"),
      ("\"12\".runCatching { toInt() }.getOrNull()", "12"),
    ])
  func results(body: String, value: String) {
    #expect(result("fun f(): Any? = \(body)", .kotlin) == value)
  }

  @Test(
    "are joined with the way on which nothing is thrown",
    arguments: [
      (Language.swift, "func f() -> Int { do { try risky(); return 1 } catch { return 0 } }", "unknown"),
      (.swift, "func f() -> Int { do { try risky(); return 1 } catch { return 1 } }", "1"),
      (.swift, "func f() -> Int { do { calm(); return 1 } catch { return 0 } }", "1"),
      (
        .swift,
        "struct E: Error {}\nfunc g() throws -> Int { if outside { throw E() }; return 1 }\nfunc f() -> Int { (try? g()) ?? 0 }",
        "unknown"
      ),
      (.kotlin, "fun f(): Int = try { risky(); 1 } catch (e: Exception) { 0 }", "unknown"),
      (.kotlin, "fun f(): Int = try { risky(); 1 } catch (e: Exception) { 1 }", "1"),
      (.kotlin, "fun f(): Int = runCatching { risky(); 1 }.getOrDefault(0)", "unknown"),
      (
        .kotlin,
        "fun f(): Int { var n = 0; try { n = 1; risky(); n = 2 } catch (e: Exception) { }; return n }",
        "unknown"
      ),
      (.kotlin, "fun f(): Int { var n = 0; try { n = 2; risky() } catch (e: Exception) { }; return n }", "2"),
      (.typescript, "function f() { try { risky(); return 1 } catch { return 0 } }", "unknown"),
      (
        .typescript,
        "function f() { try { if (outside) throw new Error(); return 1 } catch (e) { return 1 } }", "1"
      ),
      (
        .typescript,
        "function f() { try { if (outside) throw new Error(); return 1 } catch (e) { return 2 } }", "unknown"
      ),
    ] as [(Language, String, String)])
  func joined(language: Language, text: String, value: String) {
    #expect(result(text, language).prefix(7) == value.prefix(7))
  }

  @Test("do not follow what runs last on several ways")
  func last() {
    let text =
      "function f() { let n = 0; const g = () => { try { if (outside) return 1; n = 1 } finally { n = n + 1 }; return 2 }; g(); return n }"
    #expect(
      result(text, .typescript)
        == "unreadable: this runs on several ways, which are not followed through it")
  }
}
