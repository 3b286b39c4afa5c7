"""Every kind of check, and the summary at the end."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from workshop import run
from workshop.node import Node
from workshop.places import ROOT, WEB, in_venv

PYTHON_CODE = ("src", "tests", "workshop", "scripts", "dev.py", "hatch_build.py")
NOTHING_COLLECTED = 5


@dataclass(frozen=True, slots=True)
class Check:
    """One kind of check: its name, and how to run it; zero is success."""

    name: str
    run: Callable[[], int]


WORKERS = ("-n", "2", "--maxschedchunk", "2")
"""Tests are handed out a few at a time: in large pieces, one worker would get all the stories with a browser."""
QUICK_PARTS = ("kernel", "games", "table", "conformance")
QUICK = ("-q", "-m", "not slow and not browser", *(f"tests/{part}" for part in QUICK_PARTS))
"""Rules and tables: no browser, no sockets, no database, and of what takes long only a sample."""


def lint_and_types_of_python() -> list[Check]:
    return [
        Check("ruff check", _tool("ruff", "check", ".")),
        Check("ruff format", _tool("ruff", "format", "--check", ".")),
        Check("mypy --strict", _tool("mypy", *_there(PYTHON_CODE))),
    ]


def lint_and_types_of_the_client(node: Node) -> list[Check]:
    return [
        Check("prettier", _web(node, "prettier", "--check", ".")),
        Check("eslint", _web(node, "eslint", ".", "--max-warnings", "0")),
        Check("svelte-check", _web(node, "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")),
    ]


def unit_tests_of_the_client(node: Node) -> Check:
    return Check("vitest", _web(node, "vitest", "run", "--passWithNoTests"))


def pytest(arguments: Sequence[str], extra: dict[str, str]) -> Check:
    """Two tests at a time, unless the arguments say otherwise. No tests at all are no failure; a wrong filter is."""
    workers = () if any(word.startswith(("-n", "--numprocesses")) for word in arguments) else WORKERS

    def go() -> int:
        code = run.openly([in_venv("python"), "-m", "pytest", *workers, *arguments], ROOT, extra)
        return 0 if code == NOTHING_COLLECTED and not arguments else code

    return Check("pytest", go)


def run_all(checks: Sequence[Check], tell: Callable[[str], None], *, first: Sequence[Sequence[Check]] = ()) -> int:
    """Runs what comes first in lanes side by side, then the checks. Each lane stops at the first check that fails, and
    the checks wait for all lanes; the summary names every one of them."""
    failed, lines = 0, ["summary"]
    with ThreadPoolExecutor(max(1, len(first))) as pool:
        for code, told in pool.map(lambda lane: _run_in_order(lane, tell), first):
            failed = failed or code
            lines += told
    failed, told = _run_in_order(checks, tell, failed)
    tell("\n".join(lines + told))
    return failed


def _run_in_order(checks: Sequence[Check], tell: Callable[[str], None], failed: int = 0) -> tuple[int, list[str]]:
    """The code of the first failure, and a line of the summary for each."""
    lines: list[str] = []
    for check in checks:
        if failed:
            lines.append(f"  not run  {check.name}")
            continue
        tell(f"{check.name} ...")
        started = time.monotonic()
        failed = check.run()
        lines.append(f"  {'FAILED' if failed else 'ok':7}  {check.name} ({time.monotonic() - started:.1f} s)")
    return failed, lines


def _there(names: Sequence[str]) -> list[str]:
    return [name for name in names if (ROOT / name).exists()]


def _tool(name: str, *arguments: str) -> Callable[[], int]:
    return lambda: run.in_one_piece([in_venv(name), *arguments])


def _web(node: Node, name: str, *arguments: str) -> Callable[[], int]:
    command: list[str | Path] = node.tool(name, *arguments)
    return lambda: run.in_one_piece(command, WEB, node.environment())
