"""Locking every package by version and hash, and without the address it came from."""

from pathlib import Path

from workshop import node, run, say
from workshop.places import REQUIREMENTS, WEB, in_venv

# test is locked against runtime, so it comes after it.
KINDS = ("uv", "build", "runtime", "test", "node", "postgres")
ALONE = ("postgres",)
WAY_OUT = "look at what the resolver says; the wishes are in requirements/*.in and web/package.json"


def renew(upgrade: bool) -> None:
    for kind in KINDS:
        with say.step(f"locking requirements/{kind}.txt"):
            _compile(kind, upgrade)
    the_node = node.ensure()
    for folder in (WEB, REQUIREMENTS / "chromium"):
        with say.step(f"locking {folder.name}/package-lock.json"):
            _lock_npm(the_node, folder, upgrade)


def _compile(kind: str, upgrade: bool) -> None:
    flags = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate"]
    flags += ["--no-emit-index-url", "--no-emit-find-links", "--quiet"]
    flags += ["--no-deps"] if kind in ALONE else []
    flags += ["--upgrade"] if upgrade else []
    wishes, locked = REQUIREMENTS / f"{kind}.in", REQUIREMENTS / f"{kind}.txt"
    run.quietly([in_venv("uv"), "pip", "compile", *flags, wishes, "-o", locked], WAY_OUT)


def _lock_npm(the_node: node.Node, folder: Path, upgrade: bool) -> None:
    if upgrade:
        (folder / "package-lock.json").unlink(missing_ok=True)
    the_node.run_npm("install", "--package-lock-only", cwd=folder)
    the_node.run_npm("ci", "--dry-run", cwd=folder)
