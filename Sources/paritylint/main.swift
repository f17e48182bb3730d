import Glibc
import ParityLintCommand

exit(await ParityLint.run(.current).rawValue)
