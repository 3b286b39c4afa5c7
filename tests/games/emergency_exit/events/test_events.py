"""EEO-9: what each viewer is told as it happens, and later."""

import pytest

from tests.games.emergency_exit.tables import A, B, C, do, opened, table, tile
from wayout.games.emergency_exit import GAME
from wayout.games.emergency_exit.actions import DeclareLost, PlayTile
from wayout.games.emergency_exit.catalogue import DANGER_CARDS
from wayout.games.emergency_exit.events import (
    EVENTS,
    Answered,
    BlackoutComing,
    DirectionReversed,
    GameOpened,
    LightsOut,
    LostDeclared,
    PanicSpread,
    PileTurned,
    PointsGiven,
    RoundBegan,
    RouteRevealed,
    SprintEarned,
    TileDrawn,
    TilePlayed,
    TurnBegan,
    TurnPassed,
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
        assert played.recalled_by(viewer) is None


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


def test_9_what_is_told_later_of_a_whole_round_names_no_tile_no_hand_and_no_danger() -> None:
    recalled: list[Event[State]] = []
    for seed in range(5):
        luck = Seeded(seed)
        turn = opened(3, luck, danger=True)
        state, happened = turn.state, list(turn.events)
        state.danger_up = list(DANGER_CARDS)
        while state.reveal is None:
            actions = GAME.legal(state, state.turn)
            happened += do(state, state.turn, luck.pick(actions[:3]), luck)
        before_reveal = (event for event in happened if not isinstance(event, (RouteRevealed, PointsGiven)))
        recalled += [told for event in before_reveal if (told := event.recalled_by(B)) is not None]

    allowed = {GameOpened, RoundBegan, TurnPassed, LostDeclared, Answered}
    assert {GameOpened, RoundBegan} <= {type(event) for event in recalled} <= allowed
    for event in recalled:
        if isinstance(event, RoundBegan):
            assert (event.deck, event.hands) == (None, (None, None, None))
