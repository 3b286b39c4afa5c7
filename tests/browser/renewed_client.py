"""The built client, and a later build of it: everything has another name, as after an update of the house."""

import re
import shutil
from pathlib import Path
from typing import Final

from wayout.server.pages import BROTLI, BUILD, STATIC

LATER: Final = "b" * 16
TEXTS: Final = (".html", ".js", ".css")


def lay_out(folder: Path) -> str:
    """The client of today in this folder, and the mark of its build."""
    shutil.copytree(STATIC, folder, ignore=shutil.ignore_patterns(f"*{BROTLI}"))
    found = BUILD.search((folder / "index.html").read_bytes())
    assert found is not None
    return found[1].decode()


def renew(folder: Path) -> str:
    """Nothing is left of what was there but what it does."""
    build = lay_out(again := folder.with_name("renewed"))
    (again / "assets").rename(again / "moved")
    (again / "assets").mkdir()
    (again / "moved").rename(again / "assets" / "later")
    for path in again.rglob("*"):
        if path.suffix in TEXTS:
            text = path.read_text(encoding="utf-8").replace(build, LATER)
            path.write_text(re.sub(r"\bassets/", "assets/later/", text), encoding="utf-8")
    shutil.rmtree(folder)
    again.rename(folder)
    return LATER
