"""A real PostgreSQL of our own, in a temporary folder, reached over a Unix socket."""

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

import asyncpg
import pytest


def programs() -> Path | None:
    """The folder of initdb and pg_ctl. Where WAYOUT_PG_BIN names one, it must be right."""
    named = os.environ.get("WAYOUT_PG_BIN")
    if named is not None:
        return Path(named)
    places = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    if (config := shutil.which("pg_config")) is not None:
        told = subprocess.run([config, "--bindir"], capture_output=True, text=True, check=True)
        places.append(Path(told.stdout.strip()))
    return next((place for place in places if (place / "initdb").exists()), None)


def somebody() -> str | None:
    """PostgreSQL does not run as root: whom to run it as instead."""
    if os.geteuid() != 0:
        return None
    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Cluster:
    """Start it once, take a new database from it for every test."""

    def __init__(self, folder: Path) -> None:
        self._programs = folder
        self._user = somebody()
        self._home = Path(tempfile.mkdtemp(prefix="wayout-pg-"))
        self._numbers = itertools.count()
        self._frozen: list[int] = []
        if self._user is not None:
            shutil.chown(self._home, self._user)
        self._run("initdb", "-A", "trust", "-U", "wayout", "-E", "UTF8", "--no-locale", "-D", str(self._home / "data"))
        self.start()

    def start(self) -> None:
        options = f"-k {self._home} -c listen_addresses='' -c fsync=on"
        log = str(self._home / "log")
        self._run("pg_ctl", "-D", str(self._home / "data"), "-o", options, "-l", log, "-w", "start")

    def crash(self) -> None:
        """As if the machine had lost its power."""
        self._run("pg_ctl", "-D", str(self._home / "data"), "-m", "immediate", "-w", "stop")

    async def freeze(self) -> None:
        """It takes what it is sent, and does not answer."""
        connection = await asyncpg.connect(self.url("postgres"))
        others = await connection.fetch("SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        await connection.close()
        first = int((self._home / "data" / "postmaster.pid").read_text().split()[0])
        self._frozen = [first, *(other["pid"] for other in others)]
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, what: signal.Signals) -> None:
        for process in self._frozen:
            os.kill(process, what)

    def remove(self) -> None:
        self.crash()
        shutil.rmtree(self._home)

    async def database(self) -> str:
        name = f"house{next(self._numbers)}"
        connection = await asyncpg.connect(self.url("postgres"))
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()
        return self.url(name)

    def url(self, database: str) -> str:
        return f"postgresql://wayout@/{database}?host={self._home}"

    def _run(self, program: str, *arguments: str) -> None:
        # Not piped: the server keeps what it inherits, and a pipe would never end.
        with tempfile.TemporaryFile() as output:
            done = subprocess.run(
                [self._programs / program, *arguments],
                stdout=output,
                stderr=output,
                cwd=self._home,
                user=self._user,
                extra_groups=None if self._user is None else [],
                check=False,
            )
            output.seek(0)
            assert done.returncode == 0, output.read().decode()


def cluster_or_skip() -> Cluster:
    folder = programs()
    if folder is None:
        pytest.skip("no PostgreSQL on this machine; name its programs with WAYOUT_PG_BIN")
    return Cluster(folder)
