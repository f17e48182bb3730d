import FoundationEssentials
import ScratchFolder

/// Python tools for tests, kept in the build folder from one run to the next.
struct Python {
  /// Why there are none, as the system said it; nil where there are.
  let failure: String?

  private static let tools = Build.root + "/.build/python-tools"

  /// With pre-commit among them. Asks the package index only where the folder is not filled yet.
  static let withPreCommit: Python = {
    do {
      let scratch = try Scratch()
      try scratch.shell(
        """
        unset HOME
        test -x '\(tools)/bin/pre-commit' && exit 0
        rm -rf '\(tools)'
        python3 -m venv '\(tools)'
        '\(tools)/bin/python' -m pip install -q --disable-pip-version-check pre-commit
        """)
      return Python(failure: nil)
    } catch {
      return Python(failure: "\(error)")
    }
  }()

  /// What to put in front of a shell script, so that it finds them.
  static let head = "export PATH='\(tools)/bin':$PATH\n"
}
