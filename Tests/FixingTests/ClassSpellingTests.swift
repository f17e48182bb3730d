import ParityModel
import Testing

@testable import Fixing

@Suite("A class")
struct ClassSpellingTests {
  @Test(
    "keeps its variants, its utility and its way to count",
    arguments: [
      ("h-5", Property.height, Quantity.pt(20), Quantity.pt(32), "h-8"),
      ("h-5", .height, .pt(20), .pt(30), "h-7.5"),
      ("h-[30px]", .height, .pt(30), .pt(32), "h-[32px]"),
      ("h-[1.25rem]", .height, .pt(20), .pt(24), "h-[1.5rem]"),
      ("active:dark:h-5!", .height, .pt(20), .pt(24), "active:dark:h-6!"),
      ("!gap-1.5", .gap, .pt(6), .pt(4), "!gap-1"),
      ("border-2", .borderWidth, .pt(2), .pt(3), "border-3"),
      ("w-full", .width, Quantity(.number(100), .percent), .pt(32), "w-8"),
      ("active:scale-90", .scale, .plain(0.9), .plain(0.95), "active:scale-95"),
      ("duration-300", .duration, .ms(300), .ms(250), "duration-250"),
      ("duration-[0.3s]", .duration, .ms(300), .ms(250), "duration-[0.25s]"),
      ("font-bold", .fontWeight, .plain(700), .plain(600), "font-semibold"),
      ("rounded-md", .cornerRadius, .name("md", .radius), .name("lg", .radius), "rounded-lg"),
      ("rounded-[10px]", .cornerRadius, .pt(10), .name("lg", .radius), "rounded-lg"),
      ("shadow", .shadow, .name("DEFAULT", .shadow), .name("md", .shadow), "shadow-md"),
      ("shadow-md", .shadow, .name("md", .shadow), .name("DEFAULT", .shadow), "shadow"),
      ("text-sm", .textStyle, .name("sm", .textStyle), .name("xs2", .textStyle), "text-2xs"),
    ])
  func written(text: String, property: Property, stated: Quantity, expected: Quantity, spelling: String) {
    #expect(Bench.spelling(of: Bench.fact(.uniwind, property, stated, text), wanting: expected) == spelling)
  }

  @Test("falls back on brackets for what no scale may have")
  func brackets() throws {
    let fact = Bench.fact(.nativeWind, .gap, .pt(6), "gap-1.5")
    let spelling = try #require(ClassSpelling(fact, rem: 16))
    #expect(spelling.spellings(of: .pt(13)) == ["gap-3.25", "gap-13", "gap-[13px]"])
  }

  @Test("names a colour only where the port knows it")
  func color() {
    let fact = Bench.fact(.uniwind, .background, .name("gold", .color), "dark:bg-gold")
    let other = Bench.fact(.uniwind, .foreground, .name("onCard", .color), "text-on-card", at: 40)
    let wanted = Quantity.name("onCard@0.15", .color)
    #expect(Bench.spelling(of: fact, wanting: wanted, among: [other]) == "dark:bg-on-card/15")
    #expect(
      Bench.spelling(of: fact, wanting: wanted) == "no: the port uses no colour onCard@0.15 anywhere")
  }

  @Test("is no text that is put together")
  func template() {
    let fact = Bench.fact(.uniwind, .height, .pt(20), "cn(h)-5")
    #expect(ClassSpelling(fact, rem: 16) == nil)
  }
}
