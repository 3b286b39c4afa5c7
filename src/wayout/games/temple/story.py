"""Which sentence of `text/` tells an event, and the facts that it needs beyond the event's own."""

from typing import Any

from wayout.games.temple.events import (
    AutoOffering,
    Discovered,
    GameEnded,
    Gong,
    Masked,
    Offered,
    Signalled,
    Slammed,
    WentAbsent,
)
from wayout.games.temple.tiles import EXIT
from wayout.kernel.play import Event


def detail(event: Event[Any]) -> tuple[str, dict[str, object]]:
    """The last part of the sentence's key, or nothing for the plain one; facts that are tuples hold seats.

    An event of a module or of a vote says by itself which of its sentences fits: that is its `variant`.
    """
    match event:
        case Offered(on=on) | AutoOffering(on=on):
            return ("" if on else "off"), {}
        case WentAbsent(gone=gone):
            return ("" if gone else "back"), {}
        case Masked(seat=seat, target=target):
            return ("self" if seat == target else ""), {}
        case Discovered(tile=tile):
            return ("exit" if tile == EXIT else ""), {}
        case Signalled(phrase=phrase):
            return phrase, {}
        case Gong(number=number):
            return str(number), {}
        case Slammed(lost=lost):
            return ("lost" if lost else "safe"), {"n": len(lost)}
        case GameEnded(outcome=outcome):
            return outcome, {}
    return getattr(event, "variant", ""), {}


def ending(event: Event[Any]) -> str | None:
    """How the game ended: won, collapsed, left_behind, conceded or aborted."""
    return event.outcome if isinstance(event, GameEnded) else None
