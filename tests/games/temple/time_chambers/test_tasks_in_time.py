"""The torch chamber and the two lava chambers: TMP-3.8, TMP-5.8, A30, A31."""

import pytest

from tests.games.temple.module_tables import blessed
from tests.games.temple.tables import EASTERN, HOME, NORTH, ONE, THREE, TWO, do, hand, refused, show, stand, tick
from tests.games.temple.time_chambers.time_tables import BLUE_END, THERE, TIMED, found, running
from wayout.games.temple.actions import Offer
from wayout.games.temple.events import GemsAdded
from wayout.games.temple.invariants import gem_flaw
from wayout.games.temple.modules.time_chambers.actions import Solve
from wayout.games.temple.modules.time_chambers.events import SandRanOut, TimeTaskFailed, TimeTaskSolved
from wayout.games.temple.modules.time_chambers.failing import in_turn, one_each
from wayout.games.temple.modules.time_chambers.part import part
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.rules import legal
from wayout.games.temple.state import OUT, State
from wayout.games.temple.view import view
from wayout.games.temple.view_types import TaskView


def gathered(*hands: str, tile: str, **options: bool) -> State:
    """Everybody is in this chamber, and its sand runs."""
    return stand(running(*hands, tile=tile, **options), *[TIMED] * len(hands))


def test_3_8_seven_torches_of_all_there_light_the_torch_chamber() -> None:
    state = gathered("TTT..", "TTTTT", tile="torch_chamber")
    assert Solve() in legal(state, ONE)

    assert do(state, ONE, Solve(), at=2_000) == [
        TimeTaskSolved(ONE, TIMED, "torch_chamber", (0, 1, 2, 10, 11, 12, 13), 2_000)
    ]
    assert (hand(state, ONE), hand(state, TWO)) == (".....", "....T")
    assert tick(state, BLUE_END) == [SandRanOut(TIMED, "torch_chamber")]


def test_3_8_six_are_too_few_and_those_elsewhere_do_not_count() -> None:
    state = stand(gathered("TTTTT", "TTTTT", "T....", tile="torch_chamber"), TIMED, EASTERN, TIMED)

    assert refused(state, ONE, Solve()).facts == {"have": 6, "need": 7}
    assert Solve() not in legal(state, ONE)


def test_3_8_it_is_solved_there_alone_and_once() -> None:
    state = stand(gathered("TTTTT", "TTTTT", tile="torch_chamber"), HOME, HOME)
    refusal = refused(state, ONE, Solve())
    assert (refusal.code, refusal.rule) == ("no_time_task_here", "TMP-5.8")

    stand(state, TIMED, TIMED)
    do(state, ONE, Solve(), at=2_000)
    show(state, ONE, "TTTTT")
    show(state, TWO, "TTTTT")
    assert refused(state, ONE, Solve()).code == "no_time_task_here"
    assert Solve() not in legal(state, ONE)


def test_4_8_a_double_torch_that_is_ready_counts() -> None:
    state = gathered("TTTTT", ".....", tile="torch_chamber", treasures=True)
    do(state, TWO, UseTreasure(blessed(state, TWO, "double_torch")), at=2_000)

    assert Solve() in legal(state, ONE)


def test_3_8_a_chamber_that_waits_asks_for_nothing() -> None:
    state = running("TTTTT", "TTTTT", tile="lava_dice")
    found(state, TIMED, NORTH, "torch_chamber", 2_000)
    stand(state, 4, 4)

    assert refused(state, ONE, Solve()).code == "no_time_task_here"


def test_a31_otherwise_the_two_with_the_most_dice_lose_one_each() -> None:
    state = gathered("....", ".....", "B....", tile="torch_chamber")

    assert tick(state, BLUE_END) == [
        TimeTaskFailed(TIMED, "torch_chamber", ((TWO, 10), (THREE, 20))),
        SandRanOut(TIMED, "torch_chamber"),
    ]
    assert [hand(state, seat) for seat in (ONE, TWO, THREE)] == ["....x", "x....", "x...."]


def test_a31_of_as_many_the_lower_seats_and_of_one_inside_that_one() -> None:
    state = gathered(".....", ".....", ".....", tile="torch_chamber")

    assert one_each(state, 2) == [ONE, TWO]
    state.figures[:2] = [OUT, OUT]
    assert one_each(state, 2) == [THREE]
    tick(state, BLUE_END)
    assert hand(state, THREE) == "x...."


@pytest.mark.parametrize("lava", ["lava_dice", "lava_gems"])
def test_3_8_the_lavas_three_tasks_are_paid_one_after_another(lava: str) -> None:
    state = gathered("TTTKK", "TTKKA", tile=lava)
    assert view(state, ONE).tasks == {str(THERE): [TaskView(lava, "TTTTT", [THERE])]}
    do(state, ONE, Solve(), at=2_000)
    assert (hand(state, ONE), part(state).blue.stage) == ("...KK", 1)

    assert view(state, ONE).tasks == {str(THERE): [TaskView(lava, "KKKK", [THERE])]}
    do(state, TWO, Solve(), at=3_000)
    show(state, ONE, "AA...")
    assert refused(state, TWO, Solve()).facts == {"have": 1, "need": 3}
    do(state, ONE, Offer((0, 1), True), at=4_000)
    do(state, TWO, Solve(), at=5_000)

    assert view(state, ONE).tasks == {}
    assert tick(state, BLUE_END) == [SandRanOut(TIMED, lava)]


def test_3_8_later_tasks_cannot_be_paid_before_the_first() -> None:
    state = gathered("KKKKA", "AA...", tile="lava_dice")

    assert refused(state, ONE, Solve()).facts == {"have": 0, "need": 5}


@pytest.mark.parametrize(("stage", "lost"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_3_8_time_is_up_only_what_stands_beside_the_unfinished_task_is_lost(stage: int, lost: int) -> None:
    state = gathered(".....", ".....", tile="lava_dice")
    part(state).blue.stage = stage
    tick(state, BLUE_END)

    assert (hand(state, ONE) + hand(state, TWO)).count("x") == lost


@pytest.mark.parametrize(("stage", "gems"), [(0, 3), (1, 2), (2, 1)])
def test_a30_the_other_lava_brings_gems_into_the_depot(stage: int, gems: int) -> None:
    state = gathered(".....", ".....", tile="lava_gems")
    part(state).blue.stage = stage
    before = state.depot

    assert tick(state, BLUE_END) == [
        TimeTaskFailed(TIMED, "lava_gems", ()),
        GemsAdded(gems),
        SandRanOut(TIMED, "lava_gems"),
    ]
    assert (state.depot, gem_flaw(state)) == (before + gems, None)


def test_a31_dice_go_one_by_one_from_whoever_has_the_most() -> None:
    state = gathered(".....", "BB..", "..", tile="lava_dice")

    assert in_turn(state, 3) == [ONE, ONE, TWO]
    assert tick(state, BLUE_END)[0] == TimeTaskFailed(TIMED, "lava_dice", ((ONE, 0), (ONE, 1), (TWO, 10)))


def test_a31_no_more_dice_are_lost_than_there_are() -> None:
    state = gathered(".", "", tile="lava_dice")

    assert in_turn(state, 3) == [ONE]
    tick(state, BLUE_END)
    assert hand(state, ONE) == "xxxxx"


def test_4_8_keys_and_torches_are_offered_by_themselves_and_adventurers_by_hand() -> None:
    state = gathered("TKA..", ".....", tile="lava_dice")
    assert [die.offered for die in view(state, TWO).seats["0"].dice[:3]] == [True, False, False]

    part(state).blue.stage = 2
    assert [die.offered for die in view(state, TWO).seats["0"].dice[:3]] == [False, False, False]
