"""What the person at the terminal reads."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager


class Trouble(Exception):
    """Something the person must know, and the way out of it."""

    def __init__(self, what: str, way_out: str) -> None:
        super().__init__(what)
        self.what = what
        self.way_out = way_out

    def __str__(self) -> str:
        return f"{self.what}\n  what to do: {self.way_out}"


def line(text: str) -> None:
    """One line of progress. It goes to stderr, so that a command's own output stays clean."""
    print(f"wayout: {text}", file=sys.stderr, flush=True)


def whole(text: str) -> None:
    """What another program said, with nothing in between."""
    sys.stdout.write(text)
    sys.stdout.flush()


@contextmanager
def step(text: str) -> Iterator[None]:
    """Names what is being done, then how long it took."""
    line(f"{text} ...")
    started = time.monotonic()
    yield
    line(f"{text}: done in {time.monotonic() - started:.1f} s")
