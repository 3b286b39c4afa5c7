"""What the packaging promises, read off the files themselves."""

import ast
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from workshop import fingerprint
from workshop.commands import COMMANDS
from workshop.locks import KINDS
from workshop.places import REQUIREMENTS, ROOT, WEB

MADE_AT_THE_ROOT = {".git", ".venv", ".cache", ".hypothesis", "build", "data", "dist"}
MADE = frozenset({"node_modules", "static", "__pycache__"})
NPM_LOCKS = [WEB / "package-lock.json", REQUIREMENTS / "chromium" / "package-lock.json"]
# In two parts, so that this file keeps the promise too.
REGISTRIES = ["registry." + "npmjs", "pypi." + "org", "files.python" + "hosted", "registry.yarn" + "pkg"]


def _name(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found is not None
    return found[0].lower().replace("_", "-")


def _locked(kind: str) -> Iterator[tuple[str, str]]:
    """Each locked package of a kind, and all that stands behind it."""
    text = (REQUIREMENTS / f"{kind}.txt").read_text(encoding="utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        if line and not line.startswith("#"):
            yield _name(line), line


def _files() -> Iterator[Path]:
    """Every file that belongs to the project, as opposed to what was made from it."""
    for entry in ROOT.iterdir():
        if entry.is_file():
            yield entry
        elif entry.name not in MADE_AT_THE_ROOT:
            yield from fingerprint.under(entry, MADE)


def test_no_file_names_a_package_registry() -> None:
    guilty = []
    for path in _files():
        text = path.read_bytes().decode("utf-8", errors="ignore")
        guilty += [f"{path.relative_to(ROOT)}: {host}" for host in REGISTRIES if host in text]
    assert guilty == []


@pytest.mark.parametrize("kind", KINDS)
def test_every_python_package_is_locked_by_version_and_hash(kind: str) -> None:
    packages = dict(_locked(kind))
    assert packages
    assert [name for name, line in packages.items() if "==" not in line or "--hash=sha256:" not in line] == []


@pytest.mark.parametrize("kind", KINDS)
def test_every_wish_is_locked(kind: str) -> None:
    lines = (REQUIREMENTS / f"{kind}.in").read_text(encoding="utf-8").splitlines()
    wishes = {_name(line) for line in lines if line and line[0].isalpha()}
    assert wishes <= set(dict(_locked(kind)))


@pytest.mark.parametrize("lock", NPM_LOCKS, ids=lambda lock: lock.parent.name)
def test_every_npm_package_is_locked_by_hash_and_without_address(lock: Path) -> None:
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    packages.pop("")
    assert [name for name, package in packages.items() if "integrity" not in package] == []
    assert [name for name, package in packages.items() if "resolved" in package] == []


def test_the_clients_wishes_are_exact_versions() -> None:
    wishes = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    assert [name for name, version in wishes.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []


def test_what_pip_installs_is_what_is_locked_to_run() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = (REQUIREMENTS / "runtime.in").read_text(encoding="utf-8").splitlines()
    assert {_name(wish) for wish in project["dependencies"]} == {_name(line) for line in lines if line[:1].isalpha()}


def test_readme_shows_every_command_and_no_other() -> None:
    shown = re.findall(r"python3 dev\.py (\w+)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert set(shown) == set(COMMANDS)


def test_ci_runs_what_people_run() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "python3 dev.py test" in script
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111


def test_the_workshop_needs_the_standard_library_only() -> None:
    allowed = sys.stdlib_module_names | {"workshop"}
    for path in (ROOT / "dev.py", *(ROOT / "workshop").glob("*.py")):
        assert _imported(path) <= allowed, path


def _imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            names.add((node.module or "").partition(".")[0])
    return names
