import Evaluation
import Extraction
import ParityModel

/// Files of a port that are read together, as much of it as some of them hang on.
struct PortRound: Sendable {
  let files: [SourceFile]
  /// The files, by their place among `files`, whose facts are missing.
  let wanted: [Int]
  /// Nil where nothing is kept.
  let ledger: PortLedger?
  /// The place of each file among those of the ledger.
  let places: [Int]
  let witnesses: [LookupWitness]
  /// What was asked for each file before any of them was read.
  private(set) var early: [Int: Set<Observation>] = [:]

  init(files: [SourceFile], wanted: [Int], ledger: PortLedger?, places: [Int]) {
    self.files = files
    self.wanted = wanted
    self.ledger = ledger
    self.places = places
    witnesses = ledger == nil ? [] : files.map { _ in LookupWitness() }
  }

  /// Looks at what was asked so far.
  mutating func noteEarly() {
    guard let ledger else { return }
    for (file, witness) in witnesses.enumerated() where !witness.isSilent {
      early[places[file]] = ledger.observations(of: witness, for: places[file])
    }
  }

  /// What one file hangs on besides what its outline leads to. What the port was prepared with counts for
  /// every file that hangs on the one it was asked for.
  func observations(for file: Int) -> Set<Observation> {
    guard let ledger else { return [] }
    var found = ledger.observations(of: witnesses[file], for: places[file])
    if !early.isEmpty {
      for other in ledger.scope(of: places[file]) { found.formUnion(early[other] ?? []) }
    }
    return found
  }
}
