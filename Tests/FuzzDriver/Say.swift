import Glibc

/// Prints a line at once, so that nothing is lost where the process ends on the next input.
func say(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = write(1, bytes, bytes.count)
}
