"""`wayout serve` with the bell, a tiny game of real time, among its games."""

import sys

from tests.table.bell import GAME
from wayout.cli import main
from wayout.games import GAMES

if __name__ == "__main__":
    GAMES[GAME.id] = GAME
    sys.exit(main())
