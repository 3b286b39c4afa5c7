"""Players without a socket, for any game. They get letters, never a state."""

from collections.abc import Mapping
from typing import Any, Final

from wayout.bots.live_random_bot import LiveRandomBot
from wayout.bots.random_bot import RandomBot
from wayout.kernel.game import BotMaker, Game

GENERIC: Final[Mapping[str, BotMaker]] = {"random": RandomBot}
"""Bots that can play every game, by name."""
GENERIC_LIVE: Final[Mapping[str, BotMaker]] = {"random": LiveRandomBot}
"""The same for games of real time."""


class UnknownBot(ValueError):
    """A bot that neither the game nor the house has."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"{name!r} is none of {', '.join(known)}")
        self.name = name


def generic(game: Game[Any, Any]) -> Mapping[str, BotMaker]:
    return GENERIC_LIVE if game.live else GENERIC


def bot_names(game: Game[Any, Any]) -> tuple[str, ...]:
    """Every bot that can sit at this game: those of the house, then the game's own from weak to strong."""
    return (*generic(game), *game.bots)


def bot_maker(game: Game[Any, Any], name: str) -> BotMaker:
    maker = game.bots.get(name) or generic(game).get(name)
    if maker is None:
        raise UnknownBot(name, bot_names(game))
    return maker
