"""What one viewer is told: what happened, how things stand, what it may do."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from wayout.kernel.play import Action, Event, S
from wayout.kernel.seats import SPECTATOR, Seat, Viewer

if TYPE_CHECKING:
    from wayout.kernel.game import Game


class Letter(msgspec.Struct, frozen=True):
    """Complete in itself: whoever has the newest letter needs no older one."""

    number: int
    happened: list[Event[Any]]
    view: Any
    may: list[Action[Any]]
    asked: bool
    """Is this viewer waited for? It may be able to do something even if not."""


def is_told(viewer: Viewer, actor: Seat | None, events: Iterable[Event[Any]]) -> bool:
    """Is there a letter for this viewer? For whoever acted, and whoever sees anything of it; what nobody chose is told
    to all."""
    return actor is None or actor == viewer or any(event.seen_by(viewer) is not None for event in events)


def letter(game: "Game[S, Any]", state: S, viewer: Viewer, number: int, events: Sequence[Event[S]] = ()) -> Letter:
    """The letter for this viewer after these events; without events, the letter of whoever joins now."""
    view, asked = game.view(state, viewer), viewer in game.asked(state)
    return Letter(number, seen_by(viewer, events), view, may(game, state, viewer), asked)


def letters(
    game: "Game[S, Any]", state: S, numbers: Mapping[Viewer, int], events: Sequence[Event[S]] = ()
) -> dict[Viewer, Letter]:
    """The letters after these events, by viewer, with these numbers; without events, those of all who join now."""
    viewers = list(numbers)
    views = [game.view(state, viewer) for viewer in viewers] if game.views is None else game.views(state, viewers)
    asked = game.asked(state)
    return {
        viewer: Letter(numbers[viewer], seen_by(viewer, events), view, may(game, state, viewer), viewer in asked)
        for viewer, view in zip(viewers, views, strict=True)
    }


def may(game: "Game[S, Any]", state: S, viewer: Viewer) -> list[Action[S]]:
    return [] if viewer is SPECTATOR else game.legal(state, viewer)


def seen_by(viewer: Viewer, events: Iterable[Event[S]]) -> list[Event[S]]:
    """What this viewer sees of it."""
    seen = (event.seen_by(viewer) for event in events)
    return [event for event in seen if event is not None]
