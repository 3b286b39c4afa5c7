"""Tries out a record that somebody brought: everything that can be asked of it later is asked once, in a process that
the machine stops if it wants too much. Reads the record from the standard input, and prints how it ended."""

import os
import sys
from typing import Final

from wayout.games import GAMES
from wayout.kernel.codec import encode
from wayout.kernel.record import read_lines, state_after
from wayout.kernel.seats import Viewer, viewers
from wayout.server.replays import Finished, finale, letters
from wayout.table.absence import GIVEN_UP

CPU_SECONDS: Final = 30
MEMORY: Final = 1024 * 1024 * 1024
POLITE: Final = 3
MOST_LETTERS: Final = 64 * 1024 * 1024
"""Bytes that one viewer is told in all; the longest matches of bots need a tenth of it."""
MOST_FINALE: Final = 256 * 1024


class TooMuch(Exception):
    """Nobody could watch it, and the house would be busy with it for long."""


def bind() -> None:
    """No more of the machine than this, and after everybody else."""
    if sys.platform == "win32":
        return
    import resource

    os.nice(POLITE)
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def try_letters(of: Finished, viewer: Viewer) -> None:
    told = 0
    for letter in letters(of, viewer):
        told += len(encode(letter))
        if told > MOST_LETTERS:
            raise TooMuch("letters")


def try_finale(of: Finished) -> None:
    if len(finale(of, "")) > MOST_FINALE:
        raise TooMuch("finale")


def main() -> int:
    bind()
    header, steps = read_lines(sys.stdin.buffer.read().splitlines())
    game = GAMES[header.game]
    result = game.result(state_after(game, header, steps)) or GIVEN_UP
    of = Finished(game, header, steps, result)
    for viewer in viewers(header.seats):
        try_letters(of, viewer)
    try_finale(of)
    sys.stdout.buffer.write(encode(result))
    return 0


if __name__ == "__main__":
    sys.exit(main())
