"""One dev.py at a time: two that set up the same folder would tread on each other."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from workshop import say
from workshop.places import CACHE


@contextmanager
def alone() -> Iterator[None]:
    """Waits until no other dev.py is setting up this folder. Windows has no flock, so there nobody waits."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    CACHE.mkdir(exist_ok=True)
    with (CACHE / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say.line("another dev.py is at work in this folder; waiting for it")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
