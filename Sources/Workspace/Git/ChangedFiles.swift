/// The paths of files that are in one of two trees only, or have other bytes: by the names of their
/// objects where both trees are of git, else by reading them.
public func changedFiles(
  from old: (any SourceTree)?, _ oldFiles: [ListedFile], to new: (any SourceTree)?, _ newFiles: [ListedFile]
) throws(WorkspaceError) -> Set<String> {
  let (before, after) = (Set(oldFiles.map(\.path)), Set(newFiles.map(\.path)))
  var changed = before.symmetricDifference(after)
  guard let old, let new else { return changed }
  for path in before.intersection(after) {
    if let old = old as? GitTree, let new = new as? GitTree {
      if try old.object(of: path) != new.object(of: path) { changed.insert(path) }
    } else if try old.bytes(of: path, limit: .max) != new.bytes(of: path, limit: .max) {
      changed.insert(path)
    }
  }
  return changed
}
