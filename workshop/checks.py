"""Every kind of check, in order, and the summary at the end."""

import time
from collections.abc import Callable, Sequence
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


QUICK_PARTS = ("kernel", "games", "table", "conformance")
QUICK = ("-q", "-m", "not slow and not browser", *(f"tests/{part}" for part in QUICK_PARTS))
"""Rules and tables: no browser, no sockets, no database, and of what takes long only a sample."""


def lint_and_types_of_python() -> list[Check]:
    return [
        Check("ruff check", _tool("ruff", "check", ".")),
        Check("ruff format", _tool("ruff", "format", "--check", ".")),
        Check("mypy --strict", _tool("mypy", *_there(PYTHON_CODE))),
    ]


def lint_and_types(node: Node) -> list[Check]:
    return [
        *lint_and_types_of_python(),
        Check("prettier", _web(node, "prettier", "--check", ".")),
        Check("eslint", _web(node, "eslint", ".", "--max-warnings", "0")),
        Check("svelte-check", _web(node, "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")),
    ]


def unit_tests_of_the_client(node: Node) -> Check:
    return Check("vitest", _web(node, "vitest", "run", "--passWithNoTests"))


def pytest(arguments: Sequence[str], extra: dict[str, str]) -> Check:
    """Two tests at a time, unless the arguments say otherwise. No tests at all are no failure; a wrong filter is."""
    workers = () if any(word.startswith(("-n", "--numprocesses")) for word in arguments) else ("-n", "2")

    def go() -> int:
        code = run.openly([in_venv("python"), "-m", "pytest", *workers, *arguments], ROOT, extra)
        return 0 if code == NOTHING_COLLECTED and not arguments else code

    return Check("pytest", go)


def run_all(checks: Sequence[Check], tell: Callable[[str], None]) -> int:
    """Runs the checks in order and stops at the first that fails; the summary names every one of them."""
    lines: list[str] = []
    failed = 0
    for check in checks:
        if failed:
            lines.append(f"  not run  {check.name}")
            continue
        tell(f"{check.name} ...")
        started = time.monotonic()
        failed = check.run()
        lines.append(f"  {'FAILED' if failed else 'ok':7}  {check.name} ({time.monotonic() - started:.1f} s)")
    tell("\n".join(["summary", *lines]))
    return failed


def _there(names: Sequence[str]) -> list[str]:
    return [name for name in names if (ROOT / name).exists()]


def _tool(name: str, *arguments: str) -> Callable[[], int]:
    return lambda: run.openly([in_venv(name), *arguments])


def _web(node: Node, name: str, *arguments: str) -> Callable[[], int]:
    command: list[str | Path] = node.tool(name, *arguments)
    return lambda: run.openly(command, WEB, node.environment())
