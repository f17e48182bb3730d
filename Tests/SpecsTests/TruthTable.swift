import FoundationEssentials

/// The places of the hand-made facts of a documentation page.
enum TruthTable {
  /// `path:line property` of every fact that no linter may miss; nil where the table is not at hand.
  static func core(_ page: String) -> Set<String>? {
    for folder in [SeedPage.root + "/../shared/truth", SeedPage.root + "/../../shared/truth"] {
      if let data = try? Data(contentsOf: URL(filePath: "\(folder)/\(page).csv")) {
        let rows = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        return Set(
          rows.map { $0.split(separator: ",", omittingEmptySubsequences: false) }
            .filter { $0.last == "core" && $0.count > 8 }
            .map { "\($0[0]):\($0[1]) \($0[3])" })
      }
    }
    return nil
  }
}
