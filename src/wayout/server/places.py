"""Where the house keeps its things, and where it can be reached."""

import contextlib
import os
import socket
import sys
from pathlib import Path
from typing import IO, Final

PORT_FILE: Final = "port"
LOCK_FILE: Final = "lock"
EVERYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104 - friends on the same network are to come in
NOBODY: Final = "192.0.2.1"
"""An address that is kept free for examples: asking the way to it sends nothing."""


class CannotOpen(Exception):
    """The house cannot open; says why, for the person at the terminal."""


def default_data() -> Path:
    """`wayout` in the folder where this user's programs keep their data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "wayout"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "wayout"


def take(folder: Path) -> IO[bytes]:
    """The data folder for us alone, for as long as the file stays open."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = (folder / LOCK_FILE).open("ab")
    except OSError as error:
        raise CannotOpen(f"cannot write to {folder}: {error.strerror}") from error
    try:
        _lock(lock)
    except OSError:
        lock.close()
        raise CannotOpen(f"another house is open with the data in {folder}; give this one its own --data") from None
    return lock


def _lock(file: IO[bytes]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def listen(host: str, port: int | None, folder: Path) -> socket.socket:
    """A listening socket: on the port asked for, else on that of last time so that links stay good, else on any."""
    if port is not None:
        return _bind(host, port)
    with contextlib.suppress(CannotOpen):
        return _remember(_bind(host, _last_port(folder)), folder)
    return _remember(_bind(host, 0), folder)


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
        made.listen(2048)
    except (OSError, OverflowError) as error:
        made.close()
        raise CannotOpen(f"cannot listen on {host}, port {port}: {error}") from error
    made.set_inheritable(False)
    return made


def _last_port(folder: Path) -> int:
    with contextlib.suppress(OSError, ValueError):
        return int((folder / PORT_FILE).read_text())
    return 0


def _remember(made: socket.socket, folder: Path) -> socket.socket:
    (folder / PORT_FILE).write_text(str(made.getsockname()[1]))
    return made


def lan_address(host: str) -> str | None:
    """How others on the network reach us; None if they cannot."""
    if host not in EVERYWHERE:
        return None if host == "localhost" or host.startswith("127.") or host == "::1" else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way, contextlib.suppress(OSError):
        way.connect((NOBODY, 9))
        address = str(way.getsockname()[0])
        return None if address.startswith("127.") else address
    return None


def local_address(host: str) -> str:
    if host in EVERYWHERE:
        return "localhost"
    return f"[{host}]" if ":" in host else host
