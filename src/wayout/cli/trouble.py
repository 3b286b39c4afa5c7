"""What stops a command, in one sentence for whoever typed it."""

from typing import Any

from wayout.games import GAMES
from wayout.kernel.game import Game


class Trouble(Exception):
    """Said on the error stream; the code is the command's exit status."""

    def __init__(self, why: str, code: int = 1) -> None:
        super().__init__(why)
        self.code = code


def wrong_usage(why: str) -> Trouble:
    return Trouble(why, code=2)


def game_named(name: str) -> Game[Any, Any]:
    game = GAMES.get(name)
    if game is None:
        raise wrong_usage(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    return game
