/// The paths of files that are in one of two trees only, or have other bytes: by the names of their
/// objects where both trees are of git, else by reading them.
public func changedFiles(
  from old: (any SourceTree)?, _ oldFiles: [ListedFile], to new: (any SourceTree)?, _ newFiles: [ListedFile]
) throws(WorkspaceError) -> Set<String> {
  let (before, after) = (Set(oldFiles.map(\.path)), Set(newFiles.map(\.path)))
  var changed = before.symmetricDifference(after)
  guard let old, let new else { return changed }
  for path in before.intersection(after) {
    let (inOld, inNew) = (owner(of: path, in: old), owner(of: path, in: new))
    if let before = inOld.tree as? GitTree, let after = inNew.tree as? GitTree {
      if try before.object(of: inOld.path) != after.object(of: inNew.path) { changed.insert(path) }
    } else if try old.bytes(of: path, limit: .max) != new.bytes(of: path, limit: .max) {
      changed.insert(path)
    }
  }
  return changed
}

private func owner(of path: String, in tree: any SourceTree) -> (tree: any SourceTree, path: String) {
  (tree as? JoinedTree)?.owner(of: path) ?? (tree, path)
}
