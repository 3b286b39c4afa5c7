"""The Python environment in .venv: uv, the locked packages, and the project itself."""

import shutil
import sys
from pathlib import Path

from workshop import fingerprint, run, say
from workshop.fingerprint import Stamp
from workshop.places import REQUIREMENTS, ROOT, VENV, in_venv
from workshop.say import Trouble

NO_NETWORK = "if a download failed, check the network; then run the same command again"
NO_VENV = "install Python's venv and pip (Debian, Ubuntu: apt-get install python3-venv), or start with another python3"


def ensure(*kinds: str) -> None:
    """Makes sure of the environment, of the packages to run and of further kinds, and of the `wayout` command."""
    python = _ensure_venv()
    _ensure_uv(python)
    for kind in ("build", "runtime", *kinds):
        _ensure_packages(kind, python)
    _ensure_project(python)


def unpack(kind: str, target: Path) -> None:
    """Puts the locked packages of one kind, without their dependencies, into a folder of their own."""
    _install(["--no-deps", "--target", target, "--require-hashes", "-r", REQUIREMENTS / f"{kind}.txt"])


def _stamp(name: str) -> Stamp:
    return Stamp(VENV / "stamps" / name)


def _ensure_venv() -> str:
    """Returns the version of the environment's Python; a change of it makes everything be installed again."""
    version = run.answers(in_venv("python"))
    if version is None:
        with say.step("making the Python environment in .venv"):
            shutil.rmtree(VENV, ignore_errors=True)
            run.quietly([sys.executable, "-m", "venv", VENV], NO_VENV)
        version = run.answers(in_venv("python"))
    if version is None:
        raise Trouble(f"{in_venv('python')} does not start", NO_VENV)
    return version


def _ensure_uv(python: str) -> None:
    locked = REQUIREMENTS / "uv.txt"
    mark = fingerprint.of(ROOT, [locked], python)
    if _stamp("uv").fits(mark):
        return
    with say.step("installing uv"):
        run.quietly([*_pip(), "install", "--require-hashes", "-r", locked], NO_NETWORK)
    _stamp("uv").set(mark)


def _ensure_packages(kind: str, python: str) -> None:
    locked = REQUIREMENTS / f"{kind}.txt"
    mark = fingerprint.of(ROOT, [locked], python)
    if _stamp(kind).fits(mark):
        return
    with say.step(f"installing the Python packages ({kind})"):
        _install(["--require-hashes", "-r", locked])
    _stamp(kind).set(mark)


def _ensure_project(python: str) -> None:
    recipe = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", ROOT / "src" / "wayout" / "__init__.py"]
    mark = fingerprint.of(ROOT, recipe, python, str(ROOT))
    if _stamp("project").fits(mark):
        return
    with say.step("installing the command wayout"):
        _install(["--no-deps", "--no-build-isolation", "--editable", ROOT])
    _stamp("project").set(mark)


def _pip() -> list[str | Path]:
    return [in_venv("python"), "-m", "pip", "--disable-pip-version-check", "--quiet"]


def _install(what: list[str | Path]) -> None:
    try:
        run.quietly([in_venv("uv"), "pip", "install", "--quiet", "--python", in_venv("python"), *what], NO_NETWORK)
    except Trouble as trouble:
        # pip knows settings that uv does not read, such as a mirror in pip.conf; the hashes are the same.
        say.line(f"uv could not do it, trying pip. uv said:\n{trouble.what}")
        run.quietly([*_pip(), "install", *what], NO_NETWORK)
