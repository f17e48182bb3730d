import Conformance
import ParityModel
import Reporting
import Workspace

/// `paritylint review`.
struct ReviewCommand {
  let arguments: Arguments
  let invocation: Invocation
  let options: CommonOptions

  func run() async throws(Failure) -> ExitStatus {
    guard arguments.paths.count == 1 else {
      throw Failure("review takes one range of commits", advice: "such as: paritylint review main...HEAD")
    }
    var stopwatch = Stopwatch()
    let format = try arguments.choice(.format, ReviewFormat.self) ?? .text
    let outputs = try arguments.outputs(ReviewFormat.self)
    let (range, old, new) = try snapshots(of: RevisionRange(arguments.paths[0]))
    stopwatch.lap("git")

    let reader = ProjectReader(arguments: arguments, invocation: invocation, options: options)
    let before = try outline(by: reader, in: old)
    let after = try outline(by: reader, in: new)
    guard before != nil || after != nil else {
      throw Failure("neither commit has a spec", advice: "give it with --spec PATH")
    }
    try checkComponents(among: [before, after].compactMap { $0?.specification })
    stopwatch.lap("spec")
    var newer = ProjectState()
    var reading = PortReading()
    if let after { (newer, reading) = try await reader.state(of: after, &stopwatch) }
    var older = ProjectState()
    if let before {
      let same = try unchanged(from: before, to: after)
      older = try await reader.state(of: before, &stopwatch, reusing: reading, for: same).state
    }
    let names = arguments.all(.component)
    let review = Review(
      from: older.narrowed(to: names), to: newer.narrowed(to: names), today: invocation.today
    ).narrowed(to: names)
    stopwatch.lap("review")

    for (format, path) in outputs {
      do {
        try FileWriter.write(
          format.render(review, of: range, style: Style()), to: invocation.absolute(path))
      } catch {
        throw Failure(error)
      }
    }
    invocation.output(
      .standardOutput, format.render(review, of: range, style: options.style))
    if !options.isQuiet { for notice in after?.notices ?? [] { invocation.complain("note: \(notice)") } }
    if arguments.has(.timings) { invocation.complain(stopwatch.text) }
    let isWorse = review.appeared.contains { $0.severity != .note }
    return isWorse && !arguments.has(.allowNew) ? .findings : .clean
  }

  private func snapshots(
    of range: RevisionRange
  ) throws(Failure) -> (Review.Range, GitSnapshot, GitSnapshot) {
    do throws(WorkspaceError) {
      let repository = try GitRepository(
        around: invocation.workingDirectory, workingDirectory: invocation.workingDirectory,
        environment: invocation.environment)
      let head = try repository.commit(named: range.head)
      let base =
        if range.isFromMergeBase { try repository.mergeBase(range.base, range.head) } else {
          try repository.commit(named: range.base)
        }
      return (
        Review.Range(
          name: range.name, base: .init(name: range.base, commit: base),
          head: .init(name: range.head, commit: head)),
        try repository.snapshot(of: base), try repository.snapshot(of: head)
      )
    } catch {
      throw Failure(error)
    }
  }

  /// Says of which commit a spec is that cannot be understood.
  private func outline(by reader: ProjectReader, in snapshot: GitSnapshot) throws(Failure) -> ProjectOutline?
  {
    do {
      return try reader.outline(in: snapshot)
    } catch {
      guard let report = error.report else { throw error }
      throw Failure(report: report + "error: this is the spec of \(snapshot.name)\n")
    }
  }

  /// The files that both commits have alike.
  private func unchanged(
    from old: ProjectOutline, to new: ProjectOutline?
  ) throws(Failure) -> Set<String> {
    guard let new else { return [] }
    let (before, after) = (old.files.flatMap(\.files), new.files.flatMap(\.files))
    do throws(WorkspaceError) {
      return Set(after.map(\.path))
        .subtracting(try changedFiles(from: old.tree, before, to: new.tree, after))
    } catch {
      throw Failure(error)
    }
  }

  private func checkComponents(among specifications: [Specification]) throws(Failure) {
    let known = specifications.flatMap { $0.components.map(\.name) }
    for name in arguments.all(.component) where !known.contains(name) {
      throw Failure(
        "neither commit's spec has a component '\(name)'",
        advice: Suggestion.advice(for: name, among: known))
    }
  }
}

extension ProjectState {
  /// Without the findings of other components; every component where no names are given.
  fileprivate func narrowed(to components: [String]) -> ProjectState {
    guard !components.isEmpty else { return self }
    var state = self
    state.judgement.findings.removeAll { !components.contains($0.component) }
    return state
  }
}

extension Review {
  /// Without the changes of other components.
  fileprivate func narrowed(to components: [String]) -> Review {
    guard !components.isEmpty else { return self }
    var review = self
    review.changes.removeAll { !components.contains($0.component) }
    review.exceptions.removeAll { !components.contains($0.component) }
    return review
  }
}
