/// The pages that say what a property or a rule means, with the same sample in every platform.
public enum Handbook {
  /// One page: the id that `explain` takes, and its Markdown.
  public struct Page: Sendable {
    public let id: String
    public let markdown: String

    init(_ id: String, _ bytes: [UInt8]) {
      self.id = id
      markdown = String(decoding: bytes, as: UTF8.self)
    }

    /// The first paragraph behind the title.
    public var summary: String {
      var lines: [Substring] = []
      var rest = markdown.utf8[...]
      // Bytes, and no further than needed: every run asks every rule.
      while let first = rest.first {
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        if line.isEmpty {
          if !lines.isEmpty { break }
        } else if first != UInt8(ascii: "#") || !lines.isEmpty {
          lines.append(Substring(line))
        }
        rest = rest[line.endIndex...].dropFirst()
      }
      return lines.joined(separator: " ")
    }
  }

  /// Every page about a property. Sides and directions share one: `padding`, `duration`.
  public static let properties: [Page] = [
    Page("background", PackageResources.background_md),
    Page("borderWidth", PackageResources.borderWidth_md),
    Page("constant", PackageResources.constant_md),
    Page("cornerRadius", PackageResources.cornerRadius_md),
    Page("delay", PackageResources.delay_md),
    Page("duration", PackageResources.duration_md),
    Page("easing", PackageResources.easing_md),
    Page("fontWeight", PackageResources.fontWeight_md),
    Page("foreground", PackageResources.foreground_md),
    Page("gap", PackageResources.gap_md),
    Page("haptic", PackageResources.haptic_md),
    Page("hitSlop", PackageResources.hitSlop_md),
    Page("icon", PackageResources.icon_md),
    Page("inset", PackageResources.inset_md),
    Page("label", PackageResources.label_md),
    Page("limits", PackageResources.limits_md),
    Page("lineLimit", PackageResources.lineLimit_md),
    Page("margin", PackageResources.margin_md),
    Page("offset", PackageResources.offset_md),
    Page("opacity", PackageResources.opacity_md),
    Page("padding", PackageResources.padding_md),
    Page("parameter", PackageResources.parameter_md),
    Page("role", PackageResources.role_md),
    Page("scale", PackageResources.scale_md),
    Page("shadow", PackageResources.shadow_md),
    Page("size", PackageResources.size_md),
    Page("tabularNumbers", PackageResources.tabularNumbers_md),
    Page("text", PackageResources.text_md),
    Page("textStyle", PackageResources.textStyle_md),
    Page("threshold", PackageResources.threshold_md),
    Page("tint", PackageResources.tint_md),
    Page("zIndex", PackageResources.zIndex_md),
  ]

  /// A page for each rule, by id.
  public static let rules: [Page] = [
    Page("behaviour-drift", PackageResources.behaviour_drift_md),
    Page("default-drift", PackageResources.default_drift_md),
    Page("docs-drift", PackageResources.docs_drift_md),
    Page("expired-exception", PackageResources.expired_exception_md),
    Page("invalid-exception", PackageResources.invalid_exception_md),
    Page("missing-fact", PackageResources.missing_fact_md),
    Page("missing-part", PackageResources.missing_part_md),
    Page("spec-conflict", PackageResources.spec_conflict_md),
    Page("stale-baseline", PackageResources.stale_baseline_md),
    Page("token-drift", PackageResources.token_drift_md),
    Page("token-misuse", PackageResources.token_misuse_md),
    Page("unexpected-fact", PackageResources.unexpected_fact_md),
    Page("unit-mismatch", PackageResources.unit_mismatch_md),
    Page("unreadable", PackageResources.unreadable_md),
    Page("unused-exception", PackageResources.unused_exception_md),
    Page("value-drift", PackageResources.value_drift_md),
  ]
}
