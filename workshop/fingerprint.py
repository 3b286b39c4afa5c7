"""Knowing by content, not by date, whether something has to be done again."""

import hashlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path


def of(root: Path, paths: Iterable[Path], *words: str) -> str:
    """One fingerprint over the contents of files, their names below a root, and a few words. Line ends do not count."""
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(f"{path.relative_to(root).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes().replace(b"\r\n", b"\n")).digest())
    for word in words:
        total.update(f"\0{word}".encode())
    return total.hexdigest()


def under(folder: Path, skip: frozenset[str] = frozenset()) -> Iterator[Path]:
    """Every file below a folder, apart from those in folders whose name is to be skipped."""
    for parent, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if name not in skip]
        yield from (Path(parent) / name for name in files)


class Stamp:
    """A file that remembers the fingerprint of what was done last."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def fits(self, fingerprint: str) -> bool:
        return self.path.is_file() and self.path.read_text(encoding="utf-8").strip() == fingerprint

    def set(self, fingerprint: str) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(fingerprint + "\n", encoding="utf-8")
