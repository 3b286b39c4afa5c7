"""What a seat may wish for."""

from typing import Final

from wayout.games.no_escape.actions.aborting import LeaveGame, LetPass, PlayAbort
from wayout.games.no_escape.actions.answers import (
    ChooseTeleporter,
    ChooseWay,
    DeclinePath,
    GiveTile,
    LayPath,
    LayTile,
)
from wayout.games.no_escape.actions.steps import PlaceTile, PlayAction, Roll, SkipAction, SpendEnergy
from wayout.games.no_escape.state import State
from wayout.kernel.play import Action

ACTIONS: Final[tuple[type[Action[State]], ...]] = (
    PlayAction,
    SkipAction,
    PlaceTile,
    SpendEnergy,
    Roll,
    ChooseWay,
    ChooseTeleporter,
    LayPath,
    DeclinePath,
    LayTile,
    GiveTile,
    LetPass,
    PlayAbort,
    LeaveGame,
)

__all__ = [
    "ACTIONS",
    "ChooseTeleporter",
    "ChooseWay",
    "DeclinePath",
    "GiveTile",
    "LayPath",
    "LayTile",
    "LeaveGame",
    "LetPass",
    "PlaceTile",
    "PlayAbort",
    "PlayAction",
    "Roll",
    "SkipAction",
    "SpendEnergy",
]
