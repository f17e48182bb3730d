/// Words of Tailwind that are no token of a project.
enum TailwindWords {
  static let textSizes: Set<String> = ["xs", "sm", "md", "base", "lg", "xl"]

  /// `text-…` that aligns, transforms or wraps.
  static let text: Set<String> = [
    "left", "center", "right", "justify", "start", "end", "wrap", "nowrap", "balance", "pretty", "ellipsis",
    "clip", "auto",
  ]

  static let fontWeights: [String: Double] = [
    "thin": 100, "extralight": 200, "light": 300, "normal": 400, "medium": 500, "semibold": 600, "bold": 700,
    "extrabold": 800, "black": 900,
  ]

  static let fontFamilies: Set<String> = ["sans", "serif", "mono"]

  static let radii: Set<String> = ["xs", "sm", "md", "lg", "xl", "none", "full"]

  /// `border-…` that is neither a width nor a colour.
  static let border: Set<String> = [
    "solid", "dashed", "dotted", "double", "hidden", "none", "collapse", "separate",
  ]

  /// `bg-…` that is no colour.
  static let background: Set<String> = [
    "auto", "cover", "contain", "center", "top", "bottom", "left", "right", "left-top", "left-bottom",
    "right-top", "right-bottom", "top-left", "top-right", "bottom-left", "bottom-right", "repeat",
    "no-repeat", "repeat-x", "repeat-y", "repeat-round", "repeat-space", "fixed", "local", "scroll", "none",
    "clip-border", "clip-padding", "clip-content", "clip-text", "origin-border", "origin-padding",
    "origin-content",
  ]

  /// A length that the layout finds for itself.
  static let freeSizes: Set<String> = [
    "auto", "min", "max", "fit", "none", "prose", "screen", "svw", "lvw", "dvw", "svh", "lvh", "dvh", "lh",
  ]

  /// Families of Tailwind's own palette, whose shadows are colours.
  static let palette: Set<String> = [
    "slate", "gray", "zinc", "neutral", "stone", "red", "orange", "amber", "yellow", "lime", "green",
    "emerald", "teal", "cyan", "sky", "blue", "indigo", "violet", "purple", "fuchsia", "pink", "rose",
    "black", "white", "transparent", "current", "inherit",
  ]

  /// Curves as the default themes of both versions write them.
  static let easings: [String: String] = [
    "linear": "linear",
    "in": "cubic-bezier(0.4, 0, 1, 1)",
    "out": "cubic-bezier(0, 0, 0.2, 1)",
    "in-out": "cubic-bezier(0.4, 0, 0.2, 1)",
  ]

  /// Classes without a value that state nothing.
  static let silent: Set<String> = [
    "flex", "inline-flex", "block", "inline-block", "inline", "grid", "inline-grid", "hidden", "contents",
    "table", "flow-root", "static", "fixed", "absolute", "relative", "sticky", "visible", "invisible",
    "collapse", "isolate", "isolation-auto", "grow", "shrink", "container", "antialiased",
    "subpixel-antialiased", "italic", "not-italic", "underline", "overline", "line-through", "no-underline",
    "uppercase", "lowercase", "capitalize", "normal-case", "normal-nums", "ordinal", "slashed-zero",
    "lining-nums", "oldstyle-nums", "proportional-nums", "diagonal-fractions", "stacked-fractions",
    "transition", "transform", "transform-gpu", "transform-cpu", "transform-none", "filter",
    "backdrop-filter", "ring", "ring-inset", "outline", "resize", "sr-only", "not-sr-only", "group", "peer",
    "appearance-none", "border-collapse", "border-separate", "box-border", "box-content",
    "divide-x", "divide-y", "divide-x-reverse", "divide-y-reverse", "space-x-reverse", "space-y-reverse",
    "blur", "grayscale", "invert", "sepia", "drop-shadow",
  ]

  /// Roots with a value that state nothing of the vocabulary.
  static let silentRoots: [String] = [
    "flex", "grow", "shrink", "basis", "order", "grid", "grid-cols", "grid-rows", "grid-flow", "col", "row",
    "auto-cols", "auto-rows", "items", "justify", "justify-items", "justify-self", "self", "content",
    "place-content", "place-items", "place-self", "overflow", "overflow-x", "overflow-y", "overscroll",
    "object", "aspect", "columns", "break", "box", "float", "clear", "isolation", "visibility",
    "pointer-events", "select", "touch", "cursor", "scroll", "snap", "resize", "appearance", "will-change",
    "transition", "animate", "origin", "rotate", "rotate-x", "rotate-y", "rotate-z", "skew", "skew-x",
    "skew-y", "perspective", "backface", "transform", "leading", "tracking", "whitespace", "indent", "align",
    "decoration", "underline-offset", "list", "hyphens", "placeholder", "outline", "outline-offset", "ring",
    "ring-offset", "inset-ring", "divide", "divide-x", "divide-y", "stroke", "blur", "backdrop", "brightness",
    "contrast", "saturate", "hue-rotate", "grayscale", "invert", "sepia", "drop-shadow", "mix-blend",
    "bg-blend", "bg-gradient", "bg-linear", "from", "via", "to", "table", "caption", "border-spacing",
    "font-stretch", "forced-color-adjust",
  ]
}
