"""Writes a wheel: a zip archive with a record of everything in it. The same input gives the same bytes."""

import base64
import hashlib
import pathlib
import re
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent

# The earliest time that a zip archive can state.
TIME = (1980, 1, 1, 0, 0, 0)


def version():
    """The version of the tool, from the one place that states it."""
    source = (ROOT / "Sources/ParityLintCommand/ParityLint.swift").read_text(encoding="utf-8")
    return re.search(r'static let version = "([^"]+)"', source).group(1)


def write(folder, name, tag, summary, requires=(), scripts=None):
    """Writes one wheel into a folder and returns its file name.

    `tag` is python-abi-platform, where the platform may be several, joined by dots. `scripts` are the
    programs that installing puts on the path, by name.
    """
    release = version()
    stem = f"{name.replace('-', '_')}-{release}"
    is_pure = tag.endswith("-any")
    python, abi, platforms = tag.split("-")
    metadata = [
        "Metadata-Version: 2.1",
        f"Name: {name}",
        f"Version: {release}",
        f"Summary: {summary}",
        "License: Apache-2.0",
        "Requires-Python: >=3.8",
        *(f"Requires-Dist: {requirement}" for requirement in requires),
    ]
    wheel = [
        "Wheel-Version: 1.0",
        "Generator: paritylint",
        f"Root-Is-Purelib: {'true' if is_pure else 'false'}",
        *(f"Tag: {python}-{abi}-{platform}" for platform in platforms.split(".")),
    ]
    members = [
        *((f"{stem}.data/scripts/{script}", data, 0o755) for script, data in (scripts or {}).items()),
        (f"{stem}.dist-info/METADATA", _lines(metadata), 0o644),
        (f"{stem}.dist-info/WHEEL", _lines(wheel), 0o644),
        (f"{stem}.dist-info/licenses/LICENSE", (ROOT / "LICENSE").read_bytes(), 0o644),
    ]
    record = f"{stem}.dist-info/RECORD"
    rows = [f"{path},sha256={_digest(data)},{len(data)}" for path, data, _ in members]
    members.append((record, _lines([*rows, f"{record},,"]), 0o644))

    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    file = f"{stem}-{tag}.whl"
    with zipfile.ZipFile(folder / file, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
        for path, data, mode in members:
            member = zipfile.ZipInfo(path, TIME)
            member.compress_type = zipfile.ZIP_DEFLATED
            member.create_system = 3
            member.external_attr = (0o100000 | mode) << 16
            archive.writestr(member, data)
    return file


def _lines(lines):
    return ("\n".join(lines) + "\n").encode()


def _digest(data):
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
