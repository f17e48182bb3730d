import Conformance
import ParityModel
import Reporting
import Workspace

/// A project as git has it staged, beside the one of `HEAD`.
struct StagedProject {
  let index: GitSnapshot
  private let reader: ProjectReader
  /// Nil in a repository without a commit.
  private let head: GitSnapshot?

  init(_ command: LintCommand) throws(Failure) {
    guard command.arguments.paths.isEmpty else {
      throw Failure(
        "lint --staged takes no PATH", advice: "components are judged whole; --component NAME narrows")
    }
    let invocation = command.invocation
    reader = ProjectReader(arguments: command.arguments, invocation: invocation, options: command.options)
    do throws(WorkspaceError) {
      let repository = try GitRepository(
        around: invocation.workingDirectory, workingDirectory: invocation.workingDirectory,
        environment: invocation.environment)
      index = try repository.index()
      head = if let commit = try repository.head() { try repository.snapshot(of: commit) } else { nil }
    } catch {
      throw Failure(error)
    }
  }

  /// What is staged of the spec and of the ports.
  func change(
    of folder: SpecFolder, _ selection: Selection, _ files: [PortFiles], _ documents: [Document]
  ) throws(Failure) -> StagedChange {
    var change = StagedChange(reader: reader)
    guard let head else { return change }
    // A spec that HEAD has and that cannot be understood says nothing to compare with.
    change.former = try? reader.outline(in: head)
    guard let former = change.former else { return change }
    change.isSpecSame = former.folder.hasSameFiles(as: folder)
    change.areDocumentsSame = former.documents == documents
    do throws(WorkspaceError) {
      change.files = try changedFiles(
        from: former.tree, former.files.flatMap(\.files), to: selection.tree, files.flatMap(\.files))
    } catch {
      throw Failure(error)
    }
    change.same = Set(files.lazy.flatMap(\.files).map(\.path)).subtracting(change.files)
    return change
  }
}

/// What the index changes of a project.
struct StagedChange {
  fileprivate let reader: ProjectReader
  /// The project as HEAD has it; nil where it has none.
  fileprivate var former: ProjectOutline?
  fileprivate var isSpecSame = false
  fileprivate var areDocumentsSame = false
  /// Files of the ports that are new, gone or others.
  fileprivate var files: Set<String> = []
  fileprivate var same: Set<String> = []

  var isEmpty: Bool { isSpecSame && areDocumentsSame && files.isEmpty }

  /// Of a judgement what the change is answerable for: whole components, and nothing of the others.
  func narrowed(_ state: ProjectState, _ reading: PortReading) async throws(Failure) -> Judgement {
    var before = ProjectState()
    if let former {
      var stopwatch = Stopwatch()
      before = try await reader.state(
        of: former, &stopwatch, reusing: reading, for: same, isJudgedOnly: true
      ).state
    }
    let touched = TouchedComponents(from: before, to: state, paths: files)
    var judgement = state.judgement
    judgement.findings.removeAll { !touched.contains($0) }
    judgement.allowed.removeAll { !touched.contains($0) }
    judgement.components.removeAll { !touched.names.contains($0.name) }
    return judgement
  }
}
