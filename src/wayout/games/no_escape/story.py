"""Which sentence of `text/` tells an event, and the facts that it needs beyond the event's own."""

from typing import Any

from wayout.games.no_escape.events import (
    ActionAnnounced,
    ActionDone,
    Answered,
    Asked,
    GameEnded,
    MoveBegan,
    Rolled,
    TileDrawn,
    TileFlipped,
    TilePlaced,
    WindowClosed,
    WindowOpened,
)
from wayout.games.no_escape.events.aborting import AbortSettled
from wayout.games.no_escape.events.acting import HandOver
from wayout.games.no_escape.events.moving import Blocked, Escaped
from wayout.kernel.play import Event


def detail(event: Event[Any]) -> tuple[str, dict[str, object]]:
    """The last part of the sentence's key, or nothing for the plain one; facts that are tuples hold seats."""
    match event:
        case ActionAnnounced(targets=targets):
            return ("", {}) if targets.seat is None else ("seat", {"target": (targets.seat,)})
        case ActionDone(aborted=aborted):
            return ("aborted" if aborted else ""), {}
        case Asked(question=question):
            return question, {}
        case Rolled(dice=dice, bonus=bonus, again=again):
            return ("again" if again else ""), {"one": dice[0], "other": dice[1], "n": sum(dice) + bonus}
        case TileFlipped(fits=fits):
            return ("fits" if fits else ""), {}
        case TilePlaced(flipped=flipped):
            return ("flipped" if flipped else ""), {}
        case TileDrawn(tile=tile) | HandOver(tile=tile):
            return ("" if tile is None else "seen"), {}
        case Answered(abort=abort):
            return ("" if abort is None else "abort"), {"tile": abort}
        case AbortSettled(works=works):
            return ("works" if works else ""), {}
        case Blocked(seat=seat, by=by) | Escaped(seat=seat, by=by):
            return ("" if seat == by else "by"), {}
        case WindowOpened(window=window) | WindowClosed(window=window):
            return window, {}
        case MoveBegan(jetpack=jetpack):
            return ("jetpack" if jetpack else ""), {}
        case GameEnded(outcome=outcome):
            return outcome, {}
    return "", {}


def ending(event: Event[Any]) -> str | None:
    """How the game ended: escaped, exploded or last_one."""
    return event.outcome if isinstance(event, GameEnded) else None
