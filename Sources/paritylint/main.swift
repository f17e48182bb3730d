import Glibc
import ParityLintCommand

// An asynchronous main ends the main thread, and the unwinder of a static binary then sorts a table of
// all its frames, which takes longer than many a run. So this thread waits until the run ends the process.
Task.detached { exit(await ParityLint.run(.current).rawValue) }
while true { pause() }
