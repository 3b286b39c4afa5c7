"""What modules do when the doors slam (TMP-4.10), and when nobody is inside any more (TMP-4.11)."""

from typing import Any

import pytest

from tests.games.temple.tables import EASTERN, HOME, ONE, TWO, WESTERN, do, hand, stand, tick
from tests.games.temple.throwaway import OPTION, Noted, clean, note, with_module
from wayout.games.temple.actions import Discover, Escape
from wayout.games.temple.board import settle
from wayout.games.temple.events import GameEnded, GotOut, Slammed
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import (
    SLAM_ABILITIES,
    SLAM_BOARD,
    SLAM_CALENDAR,
    SLAM_ILLUSIONS,
    SLAM_LOSSES,
    SLAM_TORCHES,
    SLAM_WEAKEST,
    Module,
    register,
)
from wayout.games.temple.state import State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat

__all__ = ["clean"]
pytestmark = pytest.mark.usefixtures("clean")
FIRST_SLAM = 200_000


def slammed(*hands: str, **hooks: Any) -> State:
    """Just before the first slam: one at home, another in the east."""
    state = stand(with_module(*hands, **hooks), HOME, EASTERN)
    state.gongs = state.bells = 1
    return state


def telling(what: str) -> Any:
    return lambda turn, number: note(turn, f"{what} {number}")


def test_4_10_every_module_has_its_places_in_the_slam() -> None:
    early, late = {SLAM_WEAKEST: telling("weakest"), SLAM_BOARD: telling("board")}, {SLAM_TORCHES: telling("torches")}
    state = slammed("A....", "A....", slammed={**late, **early})
    register(Module(id="other", option=OPTION, slammed={SLAM_CALENDAR: telling("calendar")}))
    state.mix = "test,other"

    assert tick(state, FIRST_SLAM) == [
        Noted("weakest 1"),
        Slammed(1, (ONE,), ((TWO, 11),)),
        Noted("calendar 1"),
        Noted("torches 1"),
        Noted("board 1"),
    ]


def test_4_10_the_places_are_those_of_the_rules() -> None:
    places = [
        SLAM_WEAKEST,
        SLAM_LOSSES,
        SLAM_CALENDAR,
        SLAM_ILLUSIONS,
        SLAM_TORCHES,
        SLAM_ABILITIES,
        SLAM_BOARD,
    ]
    assert places == [2, 3, 4, 5, 6, 7, 8]


def test_4_10_nothing_more_happens_once_a_slam_has_ended_the_game() -> None:
    def end(turn: Turn[State], number: int) -> None:
        turn.emit(GameEnded("weakest_link", turn.at))

    state = slammed("A....", "A....", slammed={SLAM_WEAKEST: end, SLAM_BOARD: telling("board")})

    assert tick(state, FIRST_SLAM) == [GameEnded("weakest_link", FIRST_SLAM)]


def test_4_10_more_dice_are_lost_where_a_module_says_so() -> None:
    def poison(state: State, seat: Seat, safe: bool) -> int:
        assert safe == (seat == ONE)
        return 1

    state = slammed("A....", "BAK..", losses=poison)

    assert tick(state, FIRST_SLAM) == [Slammed(1, (ONE,), ((ONE, 1), (TWO, 10), (TWO, 13)))]
    assert (hand(state, ONE), hand(state, TWO)) == ("Ax...", "xAKx.")


def test_another_chamber_serves_as_a_starting_chamber() -> None:
    state = slammed("A....", "A....", ".....", starts=lambda state: [2 * EASTERN])
    stand(state, HOME, EASTERN, WESTERN)

    assert tick(state, FIRST_SLAM) == [Slammed(1, (ONE, TWO), ((Seat(2), 20),))]


def test_4_11_a_module_may_turn_a_win_into_a_loss() -> None:
    state = stand(
        with_module("K....", verdict=lambda state, at: GameEnded("chalice_left", at) if state.parts else None), EASTERN
    )
    state.exit, state.depot = EASTERN, 0

    assert do(state, ONE, Escape()) == [GotOut(ONE, (0,), 1_000), GameEnded("chalice_left", 1_000)]


def test_4_11_a_module_may_have_nothing_against_a_win() -> None:
    state = stand(with_module("K....", verdict=lambda state, at: None), EASTERN)
    state.exit, state.depot = EASTERN, 0

    assert do(state, ONE, Escape())[-1] == GameEnded("won", 1_000)


def test_4_7_walls_give_way_for_a_needed_tile_though_the_exit_is_found() -> None:
    state = with_module("AAA..", needed=lambda state: ["b12"])
    state.exit, state.gaps = EASTERN, [0] * len(state.gaps)
    settle(state)
    assert state.valve
    assert Discover(0) in legal(state, ONE)

    state.pile.remove("b12")
    settle(state)
    assert not state.valve
