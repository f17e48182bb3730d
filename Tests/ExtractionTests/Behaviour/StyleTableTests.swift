import ParityModel
import Testing

@Suite("Tables of styles")
struct StyleTableTests {
  private func words(_ table: BehaviourSpec, _ platform: Platform, _ text: String) throws -> [String] {
    BehaviourBench.words(try BehaviourBench.result(of: table, on: platform, "a.tsx", text))
  }

  private func sizes(_ platform: Platform, of name: String, _ columns: [BehaviourSpec.Column])
    -> BehaviourSpec
  {
    BehaviourSpec(
      kind: .table, name: "size", inputs: [.init(name: "size", domain: .cases([platform: name]))],
      columns: columns, origin: BehaviourBench.origin)
  }

  private func decision(
    _ platform: Platform, _ property: String, in name: String, over axis: String, from inputs: [String]
  ) -> BehaviourSpec {
    BehaviourSpec(
      kind: .table, name: property,
      inputs: [.init(name: "variant", domain: .cases([platform: axis]))]
        + inputs.dropFirst().map { .init(name: $0, domain: .values([.flag(false), .flag(true)])) },
      subjects: [
        platform: .init(name: property, place: name, inputs: inputs, origin: BehaviourBench.origin)
      ],
      origin: BehaviourBench.origin)
  }

  private let variants = """
    import { cva } from "class-variance-authority"
    const base = "flex-row rounded-lg p-1"
    export const badge = cva(base, {
      variants: {
        tone: {
          plain: "bg-surface active:bg-surface-pressed",
          loud: ["bg-accent", "disabled:bg-accent/50 dark:bg-link"],
        },
        size: { "2xs": "h-4 text-2xs", sm: "h-8 px-3 text-sm", icon: "size-8" },
        block: { true: "w-full", false: null },
      },
      compoundVariants: [
        { tone: "loud", size: ["sm", "icon"], className: "rounded-full" },
        { block: true, size: "icon", class: "gap-2" },
      ],
      defaultVariants: { tone: "plain", size: "sm" },
    })
    """

  @Test("lists what each option of a table of variants states, in the words of the vocabulary")
  func columns() throws {
    let table = sizes(
      .uniwind, of: "badge.size",
      [
        "height", BehaviourSpec.Column("inset", named: [.uniwind: "padding.horizontal"]), "textStyle",
        "background", "padding.top",
      ])
    #expect(
      try words(table, .uniwind, variants) == [
        "height of [xs2] is 16", "inset of [xs2] is 4", "textStyle of [xs2] is xs2",
        "background of [xs2] is surface", "padding.top of [xs2] is 4",
        "height of [sm] is 32", "inset of [sm] is 12", "textStyle of [sm] is sm",
        "background of [sm] is surface", "padding.top of [sm] is 4",
        "height of [icon] is 32", "inset of [icon] is 4", "textStyle of [icon] is nil",
        "background of [icon] is surface", "padding.top of [icon] is 4",
      ])
  }

  @Test("decides over options and states, the more particular state first")
  func decisions() throws {
    let table = decision(
      .nativeWind, "background", in: "badge", over: "badge.tone", from: ["tone", "pressed", "enabled"])
    #expect(
      try words(table, .nativeWind, variants) == [
        // A button that is not enabled is not pressed.
        "[plain, false, false] is surface", "[plain, false, true] is surface",
        "[plain, true, false] is surface", "[plain, true, true] is surfacePressed",
        "[loud, false, false] is accent@0.5", "[loud, false, true] is accent",
        "[loud, true, false] is accent@0.5", "[loud, true, true] is accent",
      ])
    let compound = decision(
      .uniwind, "width", in: "badge", over: "badge.size", from: ["size", "block"])
    #expect(
      try words(compound, .uniwind, variants)
        == [
          "[xs2, false] is nil", "[xs2, true] is 100%", "[sm, false] is nil", "[sm, true] is 100%",
          "[icon, false] is 32", "[icon, true] is 100%",
        ])
  }

  @Test("does not guess which of two classes wins")
  func doubt() throws {
    let both = decision(
      .uniwind, "background", in: "badge", over: "badge.tone", from: ["tone", "disabled", "dark"])
    let cells = try words(both, .uniwind, variants)
    #expect(
      cells.last
        == "[loud, true, true] unreadable: 'disabled:bg-accent/50' and 'dark:bg-link' both state background at 3"
    )
    let twice = sizes(.uniwind, of: "box.size", ["height"])
    let text =
      "const box = cva(\"h-8\", { variants: { size: { sm: \"h-6\", md: \"sm:h-9\", lg: \"h-bar\" } } })"
    #expect(
      try words(twice, .uniwind, text)
        == [
          "height of [sm] unreadable: 'h-8' and 'h-6' both state height at 1",
          "height of [md] unreadable: whether 'sm:h-9' holds is not known at 1",
          "height of [lg] unreadable: 'h-bar' is not understood at 1",
        ])
  }

  @Test("is read without a trap whatever is missing of it")
  func truncated() throws {
    let table = sizes(.uniwind, of: "badge.size", ["height", "padding.horizontal", "root.gap"])
    let decisions = decision(
      .uniwind, "background", in: "badge", over: "badge.tone", from: ["tone", "pressed", "other"])
    var cells = 0
    for gap in stride(from: 0, to: variants.count, by: 5) {
      for behaviour in [table, decisions] {
        let text = variants.prefix(gap) + variants.dropFirst(gap + 7)
        // A text that does not parse at all is no result.
        guard let result = try? BehaviourBench.result(of: behaviour, on: .uniwind, "a.tsx", String(text))
        else {
          continue
        }
        cells += result.cells.count
      }
    }
    #expect(cells > 20)
  }

  @Test("lets the later class win where classes are merged")
  func merging() throws {
    let table = sizes(.uniwind, of: "box.size", ["height", "padding.start"])
    let merged = """
      import { twMerge } from "tailwind-merge"
      const cn = (...inputs: string[]) => twMerge(inputs.join(" "))
      const box = cva("h-8 px-4", { variants: { size: { sm: "h-6 p-2" } } })
      export function Box({ size }) { return <View className={cn(box({ size }), "flex")} /> }
      """
    let expected = ["height of [sm] is 24", "padding.start of [sm] is 8"]
    #expect(try words(table, .uniwind, merged) == expected)
    #expect(
      try words(
        table, .uniwind, "const box = tv({ base: \"h-8 px-4\", variants: { size: { sm: \"h-6 p-2\" } } })")
        == expected)
    #expect(
      try words(
        table, .uniwind,
        "const box = tv({ base: \"h-8 px-4\", variants: { size: { sm: \"h-6 p-2\" } } }, { twMerge: false })")
        == [
          "height of [sm] unreadable: 'h-8' and 'h-6' both state height at 1", "padding.start of [sm] is 16",
        ])
  }

  @Test("reads the slots of a table")
  func slots() throws {
    let table = sizes(.uniwind, of: "box.size", ["label.textStyle", "root.height"])
    #expect(
      try words(
        table, .uniwind,
        """
        const box = tv({
          slots: { root: "flex", label: "text-base" },
          variants: { size: { sm: { root: "h-6", label: "text-sm" }, lg: { root: "h-12" } } },
        })
        """) == [
          "label.textStyle of [sm] is sm", "root.height of [sm] is 24",
          "label.textStyle of [lg] is base", "root.height of [lg] is 48",
        ])
  }

  @Test("reads objects of classes, of styles and sheets alike")
  func objects() throws {
    let columns: [BehaviourSpec.Column] = ["height", "padding.horizontal", "cornerRadius"]
    let expected = [
      "height of [sm] is 32", "padding.horizontal of [sm] is 12", "cornerRadius of [sm] is lg",
      "height of [md] is 40", "padding.horizontal of [md] is 16", "cornerRadius of [md] is lg",
    ]
    #expect(
      try words(
        sizes(.uniwind, of: "SIZES", columns), .uniwind,
        """
        const SIZES: Record<Size, string> = { sm: "h-8 px-3 rounded-lg", md: `h-10 px-4 rounded-lg` }
        """) == expected)
    #expect(
      try words(
        sizes(.styleSheet, of: "sizes", columns), .styleSheet,
        """
        const round = { borderRadius: radius.lg }
        const sizes = StyleSheet.create({
          sm: { height: 8 * 4, padding: 2, paddingHorizontal: 12, ...round },
          md: { height: 40, paddingLeft: 16, paddingEnd: 16, ...round },
        })
        """) == expected)
    #expect(
      try words(
        sizes(.styleSheet, of: "sizes", ["height"]), .styleSheet,
        "const sizes = { sm: { height: theme.rows() } } as const") == [
          "height of [sm] unreadable: `theme` is not told by the sources at 1"
        ])
  }

  @Test("reads what a function of classes or of styles states")
  func functions() throws {
    let table = BehaviourSpec(
      kind: .table, name: "fill",
      inputs: [.init(name: "pressed", domain: .values([.flag(false), .flag(true)]))],
      subjects: [
        .uniwind: .init(name: "surface", taking: "background", origin: BehaviourBench.origin),
        .styleSheet: .init(name: "surface", taking: "background", origin: BehaviourBench.origin),
      ],
      origin: BehaviourBench.origin)
    let expected = ["[false] is surface", "[true] is surfacePressed"]
    #expect(
      try words(
        table, .uniwind,
        "const surface = (pressed: boolean) => `p-1 ${pressed ? \"bg-surface-pressed\" : \"bg-surface\"}`")
        == expected)
    #expect(
      try words(
        table, .uniwind,
        """
        function surface(pressed: boolean) {
          return `p-1 ${pressed ? "bg-surface-pressed" : "bg-surface"}`
        }
        """) == expected)
    #expect(
      try words(
        table, .styleSheet,
        """
        function surface(pressed: boolean) {
          return { backgroundColor: pressed ? colors.surfacePressed : colors.surface }
        }
        """) == expected)
  }
}
