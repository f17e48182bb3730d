import ParityModel
import Testing

@testable import Extraction

@Suite("Tailwind classes")
struct TailwindClassesTests {
  private static let four = TailwindClasses(dialect: Dialect(platform: .uniwind))
  private static let three = TailwindClasses(dialect: Dialect(platform: .nativeWind))

  /// `property value unit, …`; `-` for a class that states nothing, `?` for one that is not understood.
  private static func text(_ utility: TailwindUtility) -> String {
    guard case .understood(let effects) = utility.meaning else { return "?" }
    if effects.isEmpty { return "-" }
    return effects.map { effect in
      let unit = effect.unit == .none ? "" : " " + effect.unit.rawValue
      return "\(effect.property) \(effect.value)\(unit)"
    }.joined(separator: ", ")
  }

  @Test(
    "states the same in both dialects",
    arguments: [
      ("w-px", "width 1 pt"),
      ("h-full", "height 100 %"),
      ("w-1/2", "width 50 %"),
      ("w-[3px]", "width 3 pt"),
      ("w-[50%]", "width 50 %"),
      ("max-h-[calc(100%-2rem)]", "?"),
      ("w-auto", "-"), ("w-screen", "-"), ("max-w-none", "-"),
      ("rounded", "cornerRadius DEFAULT radius"),
      ("rounded-full", "cornerRadius full radius"),
      ("rounded-t-lg", "cornerRadius lg radius"),
      ("rounded-2xl", "cornerRadius xl2 radius"),
      ("rounded-[10px]", "cornerRadius 10 pt"),
      ("rounded-none", "cornerRadius none radius"),
      ("border", "borderWidth 1 pt"),
      ("border-2", "borderWidth 2 pt"),
      ("border-t", "borderWidth 1 pt"),
      ("border-b-[0.5px]", "borderWidth 0.5 pt"),
      ("border-separator", "borderColor separator color"),
      ("border-x-label-secondary", "borderColor labelSecondary color"),
      ("border-dashed", "-"),
      ("bg-surface-raised", "background surfaceRaised color"),
      ("bg-on-media-15", "background onMedia15 color"),
      ("bg-on-media/15", "background onMedia@0.15 color"),
      ("bg-on-media/[0.15]", "background onMedia@0.15 color"),
      ("bg-on-media/[12.5%]", "background onMedia@0.125 color"),
      ("bg-[#fff]", "background #FFFFFFFF rgba"),
      ("bg-[#00000080]", "background #00000080 rgba"),
      ("bg-[rgb(255,0,10)]/50", "background #FF000A80 rgba"),
      ("bg-transparent", "background transparent color"),
      ("bg-current", "-"), ("bg-cover", "-"), ("bg-clip-text", "-"),
      ("bg-[var(--x)]", "?"),
      ("text-2xs", "textStyle xs2 textStyle"),
      ("text-3xl", "textStyle xl3 textStyle"),
      ("text-base/6", "textStyle base textStyle"),
      ("text-label-secondary", "foreground labelSecondary color"),
      ("text-right", "-"), ("text-nowrap", "-"),
      ("text-[13px]", "?"),
      ("font-semibold", "fontWeight 600"), ("font-[450]", "fontWeight 450"), ("font-sans", "-"),
      ("font-display", "?"),
      ("opacity-80", "opacity 0.8"), ("opacity-[.67]", "opacity 0.67"),
      ("z-50", "zIndex 50"), ("-z-10", "zIndex -10"), ("z-auto", "-"), ("z-[7]", "zIndex 7"),
      ("scale-95", "scale 0.95"), ("scale-[1.02]", "scale 1.02"),
      ("shadow", "shadow DEFAULT shadow"), ("shadow-sm", "shadow sm shadow"),
      ("shadow-none", "shadow none shadow"), ("shadow-FormSm", "shadow formSm shadow"),
      ("shadow-black/20", "-"), ("shadow-[0_1px_2px_black]", "?"),
      ("shadow-red-500", "-"),
      ("tabular-nums", "tabularNumbers true bool"),
      ("line-clamp-2", "lineLimit 2"), ("truncate", "lineLimit 1"), ("line-clamp-none", "-"),
      ("tint-link", "tint link color"), ("accent-accent", "tint accent color"),
      ("caret-accent", "cursorColor accent color"),
      ("duration-200", "duration 200 ms"), ("duration-[350ms]", "duration 350 ms"),
      ("delay-[.3s]", "delay 300 ms"),
      ("ease-linear", "easing linear easing"),
      ("ease-in", "easing cubic-bezier(0.4, 0, 1, 1) easing"),
      ("ease-[cubic-bezier(0.32,0.72,0,1)]", "easing cubic-bezier(0.32, 0.72, 0, 1) easing"),
      ("flex-1", "-"), ("items-center", "-"), ("justify-between", "-"), ("absolute", "-"), ("shrink-0", "-"),
      ("tracking-tight", "-"), ("rotate-180", "-"), ("pointer-events-none", "-"), ("basis-0", "-"),
      ("group/row", "-"),
      ("wobble-4", "?"), ("p-", "?"), ("-", "?"), ("text-", "?"), ("[color:red]", "?"),
    ])
  func shared(written: String, expected: String) {
    for classes in [Self.three, Self.four] {
      #expect(classes.parse(written).map(Self.text) == [expected])
    }
  }

  @Test(
    "counts in the rem of the dialect",
    arguments: [
      ("px-4", "padding.start 14 pt, padding.end 14 pt", "padding.start 16 pt, padding.end 16 pt"),
      (
        "p-0.5", "padding.top 1.75 pt, padding.bottom 1.75 pt, padding.start 1.75 pt, padding.end 1.75 pt",
        "padding.top 2 pt, padding.bottom 2 pt, padding.start 2 pt, padding.end 2 pt"
      ),
      ("-mt-2", "margin.top -7 pt", "margin.top -8 pt"),
      ("ps-3", "padding.start 10.5 pt", "padding.start 12 pt"),
      ("me-4", "margin.end 14 pt", "margin.end 16 pt"),
      ("size-8", "width 28 pt, height 28 pt", "width 32 pt, height 32 pt"),
      ("inset-x-2", "inset.start 7 pt, inset.end 7 pt", "inset.start 8 pt, inset.end 8 pt"),
      ("-end-1.5", "inset.end -5.25 pt", "inset.end -6 pt"),
      ("gap-3", "gap 10.5 pt", "gap 12 pt"),
      ("min-w-11", "minWidth 38.5 pt", "minWidth 44 pt"),
      ("max-w-md", "maxWidth 392 pt", "maxWidth 448 pt"),
      ("h-[1.125rem]", "height 15.75 pt", "height 18 pt"),
      ("-translate-y-1", "offset.y -3.5 pt", "offset.y -4 pt"),
      ("top-0", "inset.top 0 pt", "inset.top 0 pt"),
    ])
  func rem(written: String, nativeWind: String, uniwind: String) {
    #expect(Self.three.parse(written).map(Self.text) == [nativeWind])
    #expect(Self.four.parse(written).map(Self.text) == [uniwind])
  }

  @Test(
    "knows the fixed scales of Tailwind 3 and the open ones of Tailwind 4",
    arguments: [
      ("h-4.5", "height 18 pt"), ("w-13", "width 52 pt"), ("w-3/7", "width 42.857143 %"),
      ("w-md", "width 448 pt"), ("z-60", "zIndex 60"), ("scale-97", "scale 0.97"),
      ("border-3", "borderWidth 3 pt"), ("duration-250", "duration 250 ms"),
      ("bg-media/12", "background media@0.12 color"), ("line-clamp-7", "lineLimit 7"),
    ])
  func scales(written: String, uniwind: String) {
    #expect(Self.three.parse(written).map(Self.text) == ["?"])
    #expect(Self.four.parse(written).map(Self.text) == [uniwind])
  }

  @Test(
    "reads the state off the variants",
    arguments: [
      ("active:p-1", State.pressed), ("dark:p-1", .dark), ("disabled:p-1", .disabled), ("enabled:p-1", []),
      ("focus:p-1", .focused), ("dark:active:p-1", [.dark, .pressed]), ("data-[selected]:p-1", .selected),
      ("data-[state=checked]:p-1", .selected), ("aria-selected:p-1", .selected),
      ("group-active/row:p-1", .pressed),
      ("aria-disabled:p-1", .disabled), ("md:p-1", .if), ("md:dark:p-1", .dark), ("[&>p]:p-1", .if),
      ("ios:p-1", .if), ("p-1", []),
    ] as [(String, State)])
  func variants(written: String, expected: State) {
    #expect(Self.four.parse(written).map(\.state) == [expected])
  }

  @Test("keeps the place and the text of each class")
  func places() {
    let parsed = Self.four.parse("  h-8\n active:!bg-ünlit p-1! wobble ")
    #expect(parsed.map(\.offset) == [2, 7, 25, 30])
    #expect(parsed.map(\.text) == ["h-8", "active:!bg-ünlit", "p-1!", "wobble"])
    #expect(parsed.map(\.isImportant) == [false, true, true, false])
  }
}
