import Fixing
import ParityModel
import SyntaxTree
import Workspace

/// Which findings a change of one literal makes go, and why the others are left to a person.
struct FixPlan {
  private(set) var edits: [FixEdit] = []
  /// Why a finding is not fixed.
  private(set) var refusals: [Finding: String] = [:]
  /// The findings that go: those that are fixed, and what followed from them.
  private(set) var gone: [Finding] = []
  private let trial: FixTrial

  /// Works out fixes for some of the findings of a trial, and tries them.
  init(for findings: [Finding], by fixer: Fixer, in trial: FixTrial) async throws(Failure) {
    self.trial = trial
    var candidates: [Location: Candidate] = [:]
    for finding in findings {
      do throws(Refusal) {
        let proposal = try fixer.proposal(for: finding)
        let isDocument = finding.repair?.facts.isEmpty ?? false
        guard let place = trial.place(of: proposal.location, isDocument: isDocument) else {
          throw Refusal("its source is not at hand")
        }
        let candidate = Candidate(
          file: .init(path: place.path, isDocument: isDocument), location: place,
          spellings: proposal.spellings, findings: [finding])
        if var other = candidates[place] {
          // What two findings want of one literal has to be one thing.
          other.spellings.removeAll { !candidate.spellings.contains($0) }
          other.findings.append(finding)
          candidates[place] = other
        } else {
          candidates[place] = candidate
        }
      } catch {
        refusals[finding] = error.reason
      }
    }
    for candidate in candidates.values where candidate.spellings.isEmpty {
      for finding in candidate.findings {
        refusals[finding] = "the spec wants several values of this literal"
      }
    }
    try await settle(
      candidates.values.filter { !$0.spellings.isEmpty }.sorted { $0.location < $1.location }[...])
    edits.sort { $0.edit < $1.edit }
    gone = try await trial.change(by: edits)?.disappeared ?? []
    for finding in gone { refusals[finding] = nil }
  }

  /// Takes every candidate that does what it should: all at once where that works, else in halves.
  private mutating func settle(_ candidates: ArraySlice<Candidate>) async throws(Failure) {
    guard let first = candidates.first else { return }
    let objection = try await trial.objection(to: edits + candidates.map { $0.edit(spelling: 0) })
    guard let objection else {
      edits += candidates.map { $0.edit(spelling: 0) }
      return
    }
    guard candidates.count == 1 else {
      let middle = candidates.startIndex + candidates.count / 2
      try await settle(candidates[..<middle])
      try await settle(candidates[middle...])
      return
    }
    for index in first.spellings.indices.dropFirst() {
      let edit = first.edit(spelling: index)
      guard try await trial.objection(to: edits + [edit]) == nil else { continue }
      edits.append(edit)
      return
    }
    for finding in first.findings { refusals[finding] = objection }
  }

  private struct Candidate {
    var file: FixEdit.File
    var location: Location
    /// The best one first.
    var spellings: [String]
    var findings: [Finding]

    func edit(spelling index: Int) -> FixEdit {
      FixEdit(file: file, edit: TextEdit(location, replacement: spellings[index]), findings: findings)
    }
  }
}

extension FixPlan {
  /// The findings with the edits that make them go.
  func annotated(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      var result = finding
      result.repair?.edit = edits.first { $0.findings.contains(finding) }?.edit
      return result
    }
  }
}

extension FixTrial {
  /// A place with the bytes of its lines and columns, where it has none.
  fileprivate func place(of location: Location, isDocument: Bool) -> Location? {
    guard isDocument else { return reading.sources[location.path] == nil ? nil : location }
    guard let bytes = bytes(of: location.path, isDocument: true) else { return nil }
    let text = SourceText(bytes: bytes)
    var result = location
    result.lower = text.offset(line: location.line, column: location.column)
    result.upper = text.offset(line: location.endLine, column: location.endColumn)
    return result.lower < result.upper ? result : nil
  }
}
