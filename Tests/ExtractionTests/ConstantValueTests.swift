import Testing

@Suite("Constants computed from constants")
struct ConstantValueTests {
  @Test(
    "states the value, with its unit, at the whole expression",
    arguments: [
      ("val Base = 16.dp\nval Twice = Base * 2", "2 - constant:twice 32 pt"),
      ("val Base = 16.dp\nval Sum = 8.dp + Base", "2 - constant:sum 24 pt"),
      ("val Base = 16.dp\nval Back = -Base", "2 - constant:back -16 pt"),
      ("val Base = 16.dp\nval Share = Base / 3.dp", "2 - constant:share 5.333333"),
      ("const val Total = 7\nconst val Half = Total / 2", "2 - constant:half 3"),
      ("const val Delay = 400L\nconst val Sum = Delay + 60", "2 - constant:sum 460 ms"),
      ("object Size { val Small = 4.dp }\nval Big = Size.Small * 3", "2 - constant:big 12 pt"),
    ])
  func computed(source: String, expected: String) throws {
    #expect(try composeFacts(source + "\nfun f() { delay(Delay) }").last == expected)
  }

  @Test(
    "does not take a part of a computation for its value",
    arguments: [
      "val Sum = other + 8.dp", "val Large = maxOf(other, 8)", "val Pick = if (flag) 1 else 2",
      "val Mixed = 8.dp + 4.sp", "val Loop = Pool * 2\nval Pool = Loop * 2", "val Name = other + \"x\"",
    ])
  func unknown(source: String) throws {
    #expect(try composeFacts(source) == [])
  }
}
