"""What can happen, what it changes, who sees it."""

from typing import Final

from wayout.games.emergency_exit.events.endings import (
    Answered,
    ExitAnnounced,
    GameEnded,
    LostDeclared,
    PointsGiven,
    RouteRevealed,
)
from wayout.games.emergency_exit.events.hazards import (
    BlackoutComing,
    DirectionReversed,
    HandsPassed,
    LightsOut,
    PanicSpread,
    PileTurned,
    SprintEarned,
)
from wayout.games.emergency_exit.events.opening import GameOpened, PressedOn, RoundBegan
from wayout.games.emergency_exit.events.turns import SeatLeft, TileDrawn, TilePlayed, TurnBegan, TurnPassed
from wayout.games.emergency_exit.state import State
from wayout.kernel.play import Event

EVENTS: Final[tuple[type[Event[State]], ...]] = (
    GameOpened,
    RoundBegan,
    TurnBegan,
    TilePlayed,
    TileDrawn,
    TurnPassed,
    PileTurned,
    BlackoutComing,
    LightsOut,
    PanicSpread,
    DirectionReversed,
    SprintEarned,
    HandsPassed,
    LostDeclared,
    Answered,
    ExitAnnounced,
    RouteRevealed,
    PointsGiven,
    PressedOn,
    SeatLeft,
    GameEnded,
)

__all__ = [
    "EVENTS",
    "Answered",
    "BlackoutComing",
    "DirectionReversed",
    "ExitAnnounced",
    "GameEnded",
    "GameOpened",
    "HandsPassed",
    "LightsOut",
    "LostDeclared",
    "PanicSpread",
    "PileTurned",
    "PointsGiven",
    "PressedOn",
    "RoundBegan",
    "RouteRevealed",
    "SeatLeft",
    "SprintEarned",
    "TileDrawn",
    "TilePlayed",
    "TurnBegan",
    "TurnPassed",
]
