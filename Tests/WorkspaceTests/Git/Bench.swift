import ScratchFolder

@testable import Workspace

/// Short ways to ask a scratch repository.
struct Bench {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.makeRepository()
  }

  func repository(
    at path: String? = nil, from folder: String? = nil, adding variables: [String: String] = [:]
  ) throws(WorkspaceError) -> GitRepository {
    try GitRepository(
      around: path ?? scratch.path, workingDirectory: folder ?? scratch.path,
      environment: scratch.environment.merging(variables) { _, new in new })
  }

  func index() throws(WorkspaceError) -> GitSnapshot { try repository().index() }

  func listing(_ snapshot: GitSnapshot, _ globs: String..., at path: String? = nil) throws -> Listing {
    try snapshot.sourceTree(at: path ?? scratch.path).files(matching: globs.map { try Glob($0) })
  }

  func paths(_ snapshot: GitSnapshot, _ glob: String, at path: String? = nil) throws -> [String] {
    try listing(snapshot, glob, at: path).files.map(\.path)
  }

  func text(_ snapshot: GitSnapshot, _ path: String) throws -> String {
    let bytes = try snapshot.sourceTree(at: scratch.path).bytes(of: path, limit: 1_000_000)
    return String(decoding: bytes, as: UTF8.self)
  }
}
