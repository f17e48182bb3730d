import Fixing
import ParityModel
import Reporting
import Workspace

/// `paritylint lint --fix`: what is done with a plan.
struct FixRun {
  let plan: FixPlan
  let trial: FixTrial

  /// The files that the plan changes, by the place of their bytes on the disk.
  private struct Rewrite {
    /// The path as findings name it.
    var name: String
    var file: String
    var before: [UInt8]
    var edits: [TextEdit]
  }

  /// Writes every file once; returns how many literals and files were changed.
  func write() throws(Failure) -> (literals: Int, files: Int) {
    let rewrites = try rewrites()
    for rewrite in rewrites {
      guard let after = rewrite.edits.applied(to: rewrite.before) else {
        throw Failure("two fixes change the same place of \(rewrite.name)")
      }
      do throws(WorkspaceError) {
        try FileWriter.replace(rewrite.file, holding: rewrite.before, with: after)
      } catch {
        throw Failure(error)
      }
    }
    return (rewrites.reduce(0) { $0 + $1.edits.count }, rewrites.count)
  }

  /// What writing would change, as a unified diff.
  func diff(style: Style) throws(Failure) -> [UInt8] {
    try rewrites().flatMap {
      DiffReport.unified(path: $0.name, before: $0.before, edits: $0.edits, style: style)
    }
  }

  private func rewrites() throws(Failure) -> [Rewrite] {
    var rewrites: [String: Rewrite] = [:]
    for fix in plan.edits {
      let path = fix.file.path
      let place = fix.file.isDocument ? trial.tree.place(ofDocument: path) : trial.tree.place(of: path)
      guard let place, let bytes = trial.bytes(of: path, isDocument: fix.file.isDocument) else {
        throw Failure("\(path) is no file that can be written")
      }
      let name = fix.edit.location.page?.path ?? path
      var edit = fix.edit
      edit.location.path = name
      edit.location.lower += UInt32(place.offset)
      edit.location.upper += UInt32(place.offset)
      if rewrites[place.file] == nil {
        rewrites[place.file] = Rewrite(
          name: name, file: place.file, before: try whole(place, name, bytes), edits: [])
      }
      rewrites[place.file]?.edits.append(edit)
    }
    return rewrites.values.sorted { $0.name < $1.name }
  }

  /// The bytes of a file, of which some that were read are a stretch.
  private func whole(_ place: FilePlace, _ name: String, _ bytes: [UInt8]) throws(Failure) -> [UInt8] {
    if place.offset == 0 { return bytes }
    do throws(WorkspaceError) {
      let whole = try Folder.read(place.file, limit: 64_000_000)
      let end = place.offset + bytes.count
      guard end <= whole.count, whole[place.offset..<end].elementsEqual(bytes) else {
        throw .changed(path: name)
      }
      return whole
    } catch {
      throw Failure(error)
    }
  }
}
