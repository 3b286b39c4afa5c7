"""Poison: TMP-2.11.11, TMP-5.11."""

import pytest

from tests.games.temple.module_tables import EAST_OF_START, NOW, A, B, cursed, do, hand, temple
from tests.games.temple.tables import playing
from wayout.games.temple import GAME
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.events import Slammed
from wayout.games.temple.modules.curses.actions import Lift
from wayout.games.temple.modules.curses.bots import worth_of
from wayout.games.temple.modules.curses.deck import full_deck
from wayout.games.temple.modules.curses.events import CurseLifted
from wayout.games.temple.slam import slam
from wayout.games.temple.state import START, State
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat

CARD = "poison"


def poisoned(mine: str = "TTTAB", chamber: int = START) -> State:
    return cursed(temple(modules="curses,fountain", dice={A: mine, B: "AAAAA"}, at={A: chamber}), A, CARD)


def slammed(state: State) -> Slammed:
    turn = Turn(state, NoLuck())
    slam(turn, 1)
    (event,) = turn.events
    assert isinstance(event, Slammed)
    return event


def test_2_11_11_two_cards_of_each_come_with_the_fountain() -> None:
    deck = full_deck(playing(2, curses=True, fountain=True))

    assert (len(deck), deck.count(CARD), deck.count("strangle_vines")) == (18, 2, 2)
    assert CARD not in full_deck(playing(2, curses=True))


@pytest.mark.parametrize(
    ("chamber", "lost", "after"), [(START, ((A, 4),), "TTTAx"), (EAST_OF_START, ((A, 4), (A, 3)), "TTTxx")]
)
def test_golden_11_a_slam_costs_one_die_in_the_start_and_two_elsewhere(
    chamber: int, lost: tuple[tuple[Seat, int], ...], after: str
) -> None:
    state = poisoned(chamber=chamber)

    assert slammed(state) == Slammed(1, (A, B) if chamber == START else (B,), lost)
    assert hand(state, A) == after


def test_5_11_others_lose_what_they_always_lose() -> None:
    state = poisoned()
    state.figures[B] = 2 * EAST_OF_START

    assert slammed(state).lost == ((A, 4), (B, 10))


def test_5_11_nobody_loses_more_than_there_is() -> None:
    state = poisoned("xxxxA", EAST_OF_START)

    assert slammed(state).lost == ((A, 4),)
    assert hand(state, A) == "xxxxx"


def test_2_11_11_three_torches_lift_it() -> None:
    state = poisoned()

    assert do(state, A, Lift(CARD)) == [CurseLifted(A, CARD, (0, 1, 2), NOW)]
    assert slammed(state).lost == ()


@pytest.mark.parametrize(("track", "slams", "worth"), [("track_1", 0, 6.0), ("track_1", 2, 0.0), ("none", 0, 0.0)])
def test_a_bot_cares_while_doors_will_slam(track: str, slams: int, worth: float) -> None:
    state = poisoned()
    state.track, state.slams = track, slams
    view = GAME.view(state, A)

    assert worth_of(Scene(view, Atlas(view.chambers), A, NOW), CARD) == worth
