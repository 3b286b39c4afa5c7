"""The browser client, built from web/ into the Python package."""

from collections.abc import Iterator
from pathlib import Path

from workshop import fingerprint, node, run, say
from workshop.fingerprint import Stamp
from workshop.node import Node
from workshop.places import ROOT, STATIC, WEB

SETTINGS = (
    "ahead.ts",
    "game-titles.ts",
    "index.html",
    "game-words.ts",
    "package.json",
    "package-lock.json",
    "packed.ts",
    "service-worker.ts",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)
FOLDERS = ("src", "public")
# The client takes every game's words from the game itself and its modules.
WORDS = "src/wayout/games/*/**/text/*.json"
# Vite empties the folder before it builds, so a build that broke off leaves no stamp behind.
STAMP = Stamp(STATIC / ".fingerprint")


def sources() -> Iterator[Path]:
    """Every file that the built client depends on."""
    yield from (WEB / name for name in SETTINGS)
    for folder in FOLDERS:
        yield from (path for path in fingerprint.under(WEB / folder) if not path.name.endswith(".test.ts"))
    yield from ROOT.glob(WORDS)


def is_current() -> bool:
    """Whether the client that is there was built from the sources that are there."""
    return (STATIC / "index.html").is_file() and STAMP.fits(fingerprint.of(ROOT, sources()))


def ensure() -> None:
    """Builds the client unless it is current. Node is only looked for when it is needed."""
    if not is_current():
        build(node.ensure())


def build(with_node: Node) -> None:
    node.ensure_packages(with_node)
    mark = fingerprint.of(ROOT, sources())
    way_out = "mend what Vite complains about in web/; if it misses a package, delete web/node_modules and try again"
    with say.step("building the browser client"):
        run.quietly(with_node.tool("vite", "build"), way_out, WEB, with_node.environment())
    STAMP.set(mark)
