/// Rewrites at unchanged length that let the grammar read what it otherwise cannot.
enum KotlinRewrites {
  /// The rewritten bytes; nil where there is nothing to rewrite.
  static func apply(to bytes: [UInt8]) -> [UInt8]? { nil }
}
