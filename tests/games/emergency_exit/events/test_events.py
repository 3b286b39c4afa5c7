"""EEO-9: what each viewer is told as it happens, and later."""

import pytest

from tests.games.emergency_exit.tables import A, B, C, do, opened, table, tile
from wayout.games.emergency_exit.actions import DeclareLost, PlayTile
from wayout.games.emergency_exit.events import (
    EVENTS,
    BlackoutComing,
    DirectionReversed,
    GameOpened,
    LightsOut,
    PanicSpread,
    PileTurned,
    RouteRevealed,
    SprintEarned,
    TileDrawn,
    TilePlayed,
    TurnBegan,
)
from wayout.games.emergency_exit.state import State
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.play import Event
from wayout.kernel.seats import SPECTATOR, viewers


def test_9_a_played_tile_is_seen_by_all_and_never_told_again() -> None:
    played = TilePlayed(A, tile("S1"), 2, True)

    for viewer in viewers(3):
        assert played.seen_by(viewer) == played
        assert played.recalled_by(viewer) == TilePlayed(A, None, None, False)


def test_9_a_played_tile_is_shown_long_enough_for_a_slow_link() -> None:
    assert TilePlayed.shown_for >= 1200


def test_9_a_drawn_tile_is_seen_by_its_seat_alone() -> None:
    drawn = TileDrawn(B, tile("S1"))

    assert drawn.seen_by(B) == drawn
    assert drawn.seen_by(A) == drawn.seen_by(SPECTATOR) == TileDrawn(B, None)


@pytest.mark.parametrize(
    "event",
    [
        PileTurned(1),
        BlackoutComing(2000),
        LightsOut(),
        PanicSpread(),
        DirectionReversed(-1),
        SprintEarned(A),
        TurnBegan(A, True),
        TileDrawn(A, 1),
    ],
)
def test_9_what_would_betray_an_old_tile_is_seen_as_it_happens_and_not_told_later(event: Event[State]) -> None:
    assert event.seen_by(A) == event
    assert [event.recalled_by(viewer) for viewer in viewers(2)] == [None, None, None]


def test_9_the_orders_of_the_cards_are_told_to_nobody() -> None:
    opening = opened(3, Seeded(1), danger=True).events[0]
    assert isinstance(opening, GameOpened)

    for viewer in viewers(3):
        assert opening.seen_by(viewer) == opening.recalled_by(viewer) == GameOpened(opening.first, None, None)


def test_9_a_reveal_may_be_told_at_any_time() -> None:
    state = table("L L L", seats=2)
    revealed = do(state, A, DeclareLost())[1]

    assert isinstance(revealed, RouteRevealed)
    assert revealed.seen_by(SPECTATOR) == revealed.recalled_by(C) == revealed


def test_nothing_played_can_be_taken_back_because_somebody_saw_it() -> None:
    state = table(hands=["S1 S2", "R1", "R2"])

    assert any(event.news for event in do(state, A, PlayTile(tile("S1"), None)))


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_says_whether_it_is_news(kind: type[Event[State]]) -> None:
    assert isinstance(kind.news, bool)


def test_events_on_the_wire_carry_their_type() -> None:
    assert encode(TilePlayed(A, 1, 0, False)) == b'{"type":"tile_played","seat":0,"tile":1,"rot":0,"blind":false}'
