"""TMP-4.5: how soon after one another commands may come."""

import pytest

from tests.games.temple.tables import EAST, EASTERN, NORTH, ONE, TWO, do, lay, show, stand, temple
from tests.games.temple.throwaway import clean, with_module
from wayout.games.temple.actions import (
    Absent,
    AutoOffer,
    CallConcede,
    CallFate,
    Discover,
    Enter,
    Escape,
    Gems,
    Leave,
    Mask,
    Offer,
    Prefer,
    Roll,
    Signal,
    VoteConcede,
    VoteFate,
)
from wayout.games.temple.spacing import contest, ready_at, silent
from wayout.games.temple.state import State
from wayout.games.temple.view import view
from wayout.kernel.chance import Seeded
from wayout.kernel.play import Action

__all__ = ["clean"]


def test_a_roll_comes_half_a_second_after_the_last_own_roll() -> None:
    state = temple(".....", ".....")
    assert ready_at(state, ONE, Roll((0,))) == 0

    do(state, ONE, Roll((0,)), at=5_000, luck=Seeded(1))

    assert ready_at(state, ONE, Roll((1,))) == 5_500
    assert ready_at(state, ONE, Enter(EAST)) == 5_120
    assert ready_at(state, TWO, Roll((10,))) == 0
    assert (view(state, TWO).seats["0"].roll_from, view(state, TWO).seats["0"].act_from) == (5_500, 5_120)


def test_commands_are_spaced_by_120_milliseconds() -> None:
    state = temple("AAAAG", "B....")
    do(state, ONE, Mask(4, TWO, (10,)), at=7_000)

    assert ready_at(state, ONE, Discover(EAST)) == 7_120
    assert ready_at(state, ONE, Roll((0,))) == 7_120
    assert ready_at(state, ONE, Offer((0,), True)) == 7_120
    assert ready_at(state, ONE, CallFate()) == 7_120
    assert ready_at(state, ONE, Leave()) == 0
    assert ready_at(state, ONE, Absent(True)) == 0


@pytest.mark.parametrize(
    "deed",
    [
        Offer((0,), True),
        AutoOffer(False),
        Prefer(("blank", "locked", "A", "T", "K", "G")),
        VoteFate(True),
        VoteConcede(True),
    ],
    ids=lambda deed: type(deed).__name__,
)
def test_small_commands_hold_up_the_next_one_as_well(deed: Action[State]) -> None:
    state = temple("A....", ".....", ".....")
    if isinstance(deed, VoteFate | VoteConcede):
        do(state, TWO, CallFate() if isinstance(deed, VoteFate) else CallConcede(), at=6_000)

    do(state, ONE, deed, at=7_000)

    assert ready_at(state, ONE, Offer((0,), True)) == 7_120
    assert ready_at(state, TWO, Offer((10,), True)) == 0


def test_signals_are_spaced_by_a_second() -> None:
    state = temple(".....", ".....")
    do(state, ONE, Signal("help"), at=7_000)

    assert ready_at(state, ONE, Signal("come")) == 8_000
    assert ready_at(state, ONE, Roll((0,))) == 0


def test_without_modules_nobody_is_silent_and_only_cells_are_contested() -> None:
    state = stand(temple("AA...", "AA..."), EASTERN, EASTERN)

    assert silent(state, ONE) is None
    assert contest(state, ONE, Enter(EAST)) is None
    assert contest(state, ONE, Discover(EAST)) == "cell 2,0"


@pytest.mark.parametrize(
    ("chamber", "dice", "deed"),
    [
        (EASTERN, "AA...", Enter(3)),
        (EASTERN, "AA...", Discover(EAST)),
        (EASTERN, "KKKK.", Gems(1)),
        (3, "KKK..", Escape()),
    ],
)
def test_after_every_deed_the_next_thing_waits(chamber: int, dice: str, deed: Action[State]) -> None:
    state = temple(dice, ".....", east="gems_key_a")
    lay(state, EASTERN, NORTH, "exit")
    state.depot = 2
    stand(state, chamber)
    show(state, ONE, dice)
    do(state, ONE, deed, at=7_000)

    assert ready_at(state, ONE, CallConcede()) == 7_120


@pytest.mark.usefixtures("clean")
def test_a_module_may_let_a_seat_wait_longer_for_one_thing() -> None:
    state = with_module(".....", ".....", ready=lambda state, seat, action: 9_000 if isinstance(action, Escape) else 0)

    assert ready_at(state, ONE, Escape()) == 9_000
    assert ready_at(state, ONE, Enter(EAST)) == ready_at(state, ONE, Roll((0,))) == 0
