import FoundationEssentials
import ScratchFolder

/// Python tools for tests, kept in the build folder from one run to the next.
struct Python {
  /// Why there are none, as the system said it; nil where there are.
  let failure: String?
  private let folder: String

  /// With pre-commit among them.
  static let withPreCommit = Python(folder: "python-tools", proof: "bin/pre-commit", install: "pre-commit")

  /// With the library that reads SARIF, without what it needs to draw charts.
  static let withSARIF = Python(
    folder: "python-sarif", proof: "bin/sarif",
    install: "'jsonpath-ng>=1.6,<2' 'pyyaml>=6,<7'", "--no-deps sarif-tools==3.0.5")

  /// Asks the package index only where the folder is not filled yet.
  private init(folder name: String, proof: String, install packages: String...) {
    let folder = Build.root + "/.build/" + name
    self.folder = folder
    do {
      try Scratch().shell(
        """
        unset HOME
        test -x '\(folder)/\(proof)' && exit 0
        rm -rf '\(folder)'
        python3 -m venv '\(folder)'
        """
          + packages.map { "\n'\(folder)/bin/python' -m pip install -q --disable-pip-version-check \($0)" }
          .joined())
      failure = nil
    } catch {
      failure = "\(error)"
    }
  }

  /// What to put in front of a shell script, so that it finds them.
  var head: String { "export PATH='\(folder)/bin':$PATH\n" }
}
