"""Which sentence of `text/` tells an event, and the facts that it needs beyond the event's own."""

from typing import Any

from wayout.games.emergency_exit.events import (
    Answered,
    GameEnded,
    PileTurned,
    PointsGiven,
    RoundBegan,
    RouteRevealed,
    TilePlayed,
    TurnBegan,
)
from wayout.kernel.play import Event


def detail(event: Event[Any]) -> tuple[str, dict[str, object]]:
    """The last part of the sentence's key, or nothing for the plain one; facts that are tuples hold seats."""
    match event:
        case RoundBegan(goal=goal):
            return ("" if goal is None else "together"), {}
        case TilePlayed(blind=blind):
            return ("blind" if blind else ""), {}
        case TurnBegan(extra=extra):
            return ("extra" if extra else ""), {}
        case Answered(join=join):
            return ("join" if join else ""), {}
        case PileTurned(quarters=quarters):
            return str(quarters), {}
        case RouteRevealed(reveal=reveal):
            return ("safe" if reveal.lost_at is None else "lost"), {"n": reveal.lost_at, "reason": reveal.reason}
        case PointsGiven(points=points, together=True):
            return ("together" if any(points) else "together_none"), {}
        case PointsGiven(points=points):
            return points_told(points)
        case GameEnded(outcome=outcome):
            return outcome, {}
    return "", {}


def ending(event: Event[Any]) -> str | None:
    """How a round ended, if this event ends one: called, unnoticed, false_alarm, or held."""
    if not isinstance(event, RouteRevealed):
        return None
    reveal = event.reveal
    if reveal.lost_at is None:
        return "false_alarm" if reveal.groups else "held"
    return "called" if any(group.right for group in reveal.groups) else "unnoticed"


def points_told(points: tuple[int, ...]) -> tuple[str, dict[str, object]]:
    seats = tuple(seat for seat, gained in enumerate(points) if gained)
    number = "none" if not seats else "one" if len(seats) == 1 else "other"
    return number, {"seats": seats, "n": len(seats)}
