import FoundationEssentials
import ScratchFolder
import Testing

@Suite(
  "The wheel", .serialized,
  .enabled("python3 with venv and pip, and pre-commit from the index") {
    if let failure = Python.withPreCommit.failure { print("skipped: the wheel needs pip: \(failure)") }
    return Python.withPreCommit.failure == nil
  })
struct WheelTests {
  private let scratch: Scratch
  private static let make = "'\(Build.root)/packaging/make_wheel'"

  /// A header of an ELF file for each kind of program, under the names `static`, `arm` and `dynamic`.
  private static let programs = """
    python3 - <<'END'
    import struct
    def program(kind, machine):
      data = bytearray(120)
      data[:6] = b"\\x7fELF\\x02\\x01"
      struct.pack_into("<H", data, 18, machine)
      struct.pack_into("<Q", data, 32, 64)
      struct.pack_into("<HH", data, 54, 56, 1)
      struct.pack_into("<I", data, 64, kind)
      return bytes(data)
    open("static", "wb").write(program(1, 62))
    open("arm", "wb").write(program(1, 183))
    open("dynamic", "wb").write(program(3, 62))
    open("script", "w").write("#!/bin/sh")
    END

    """

  init() throws { scratch = try Scratch() }

  /// Packs the program of this build into the folder `wheels`, and gives the wheel's path.
  private func wheel() throws -> String {
    let output = try scratch.shell(
      "tool='\(Build.products)/paritylint'; strip -o paritylint \"$tool\" || cp \"$tool\" .; \(Self.make) paritylint wheels"
    )
    return output.split(separator: "\n").map(String.init).last ?? ""
  }

  @Test("puts the program on the path of a fresh environment")
  func installs() throws {
    let output = try scratch.shell(
      Python.withPreCommit.head + """
        python3 -m venv --without-pip fresh
        python -m pip --python fresh/bin/python install -q --disable-pip-version-check --no-index '\(try wheel())'
        fresh/bin/paritylint --version
        stat -c %A fresh/bin/paritylint
        python -m pip --python fresh/bin/python uninstall -q -y paritylint
        test -e fresh/bin/paritylint || echo gone
        """)
    #expect(output == "paritylint 0.1.0\n-rwxr-xr-x\ngone\n")
  }

  @Test("has the same bytes each time, and a record of each of its files")
  func reproducible() throws {
    let wheel =
      try scratch.shell(
        Self.programs + "\(Self.make) static one >&2; \(Self.make) static two; cmp one/* two/*"
      ).split(separator: "\n").last ?? ""
    let record = try scratch.shell(
      """
      python3 - '\(wheel)' <<'END'
      import base64, hashlib, sys, zipfile
      archive = zipfile.ZipFile(sys.argv[1])
      stem = "paritylint-0.1.0.dist-info/"
      rows = [row.rsplit(",", 2) for row in archive.read(stem + "RECORD").decode().splitlines()]
      assert sorted(row[0] for row in rows) == sorted(archive.namelist())
      for name, digest, size in rows:
        if name == stem + "RECORD": continue
        data = archive.read(name)
        value = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        assert digest == "sha256=" + value and int(size) == len(data), name
      print("right")
      END
      """)
    #expect(record == "right\n")
  }

  @Test("names the systems that a static program runs on, and only this one for others")
  func tags() throws {
    #expect(
      try scratch.shell(Self.programs + "for p in static arm dynamic; do \(Self.make) $p tags; done") == """
        tags/paritylint-0.1.0-py3-none-manylinux2014_x86_64.manylinux_2_17_x86_64.musllinux_1_1_x86_64.whl
        tags/paritylint-0.1.0-py3-none-manylinux2014_aarch64.manylinux_2_17_aarch64.musllinux_1_1_aarch64.whl
        tags/paritylint-0.1.0-py3-none-linux_x86_64.whl

        """)
    #expect(
      try scratch.shell("\(Self.make) script tags || true")
        == "make_wheel: the program is no 64-bit ELF executable; wheels are made on Linux\n")
  }

  @Test("is what pre-commit runs: a commit is refused, read, mended, and passes")
  func preCommit() throws {
    _ = try wheel()
    try scratch.shell(
      """
      mkdir hook && cd hook
      cp -r '\(Build.root)/packaging' '\(Build.root)/pyproject.toml' '\(Build.root)/.pre-commit-hooks.yaml' .
      cp '\(Build.root)/LICENSE' . && mkdir -p Sources/ParityLintCommand
      cp '\(Build.root)/Sources/ParityLintCommand/ParityLint.swift' Sources/ParityLintCommand
      git init -q -b main . && git add . && git commit -qm one
      """)
    try scratch.write([
      "app/specs/box.swift": Sample.spec, "app/swift/Box.swift": Sample.swift,
      "app/kotlin/Box.kt": Sample.drifting,
      "app/.pre-commit-config.yaml": """
      repos:
        - repo: ../hook
          rev: \(try scratch.shell("git -C hook rev-parse HEAD").prefix(40))
          hooks:
            - id: paritylint

      """,
    ])
    let head =
      Python.withPreCommit.head + """
        cd app
        export PRE_COMMIT_HOME='\(scratch.path)/cache' PIP_NO_INDEX=1 PIP_FIND_LINKS='\(scratch.path)/wheels'
        export PIP_DISABLE_PIP_VERSION_CHECK=1 VIRTUALENV_NO_PERIODIC_UPDATE=1

        """
    try scratch.shell(head + "git init -q -b main . && git add . && pre-commit install")
    let refused = try scratch.shell(head + "git commit -qm one || echo refused")
    #expect(
      refused.contains("paritylint...............................................................Failed\n"))
    #expect(
      refused.contains(
        """
        - exit code: 1

        error[value-drift] Box: the constant maxScale of Box is 5 in Compose, not 4
         --> kotlin/Box.kt:1:30
        """))
    #expect(refused.hasSuffix("refused\n"))

    try scratch.write(["app/kotlin/Box.kt": Sample.kotlin])
    let unstaged = try scratch.shell(head + "git commit -qm one || echo refused")
    #expect(unstaged.hasSuffix("refused\n"), "mended in the work tree only")
    #expect(scratch.read("app/kotlin/Box.kt") == Sample.kotlin)

    let passed = try scratch.shell(head + "git add kotlin && git commit -qm one && git log --format=%s")
    #expect(
      passed
        == "paritylint...............................................................Passed\none\n")
    #expect(try scratch.shell("cd app && git status --porcelain") == "")

    let deleted = try scratch.shell(head + "git rm -q kotlin/Box.kt && git commit -qm two || echo refused")
    #expect(deleted.hasSuffix("refused\n"), "a commit that only deletes a port")
  }
}
