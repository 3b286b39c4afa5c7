"""Dice on a tower: TMP-5.17."""

import pytest

from tests.games.temple.conftest import Lodge
from tests.games.temple.tables import EASTERN, ONE, SOUTH, TWO, do, hand, refused, show, stand, tick
from tests.games.temple.totem.towers import NODE, at_the_totem, dice_of, shaky, steady, tower
from wayout.games.temple.actions import Enter, Leave
from wayout.games.temple.events import Entered, SeatLeft
from wayout.games.temple.modules.totem.actions import LightTotem, Stack, Unstack
from wayout.games.temple.modules.totem.events import (
    DieStacked,
    DieTakenBack,
    StackingBegun,
    StackingDropped,
    TowerFell,
)
from wayout.games.temple.modules.totem.part import part
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import Module, arrive
from wayout.games.temple.state import BLANK, LOCKED, LOST, State
from wayout.games.temple.timers import deadline
from wayout.kernel.chance import NoLuck
from wayout.kernel.options import Option
from wayout.kernel.play import Turn


def test_5_17_a_die_with_a_golden_mask_is_held_and_lies_on_top_after_its_time() -> None:
    state = at_the_totem("GAAAA", ".....")

    assert do(state, ONE, Stack(0, 1000), at=5_000) == [StackingBegun(ONE, 0, "G", 1000, 5_000)]
    assert (state.held[0], deadline(state), part(state).tower) == ("totem", 6_000, [])
    assert tick(state, 5_999) == []
    assert tick(state, 6_000, steady()) == [DieStacked(ONE, 0, 1)]
    assert (dice_of(state), part(state).stacking, state.last_act[ONE]) == ([0], None, 5_000)


def test_5_17_a_black_mask_can_be_stacked_too() -> None:
    state = at_the_totem("AABAA", ".....")

    assert do(state, ONE, Stack(2, 0), luck=steady()) == [
        StackingBegun(ONE, 2, "B", 0, 1_000),
        DieStacked(ONE, 2, 1),
    ]


@pytest.mark.parametrize("die", [0, 1, 2, 3])
def test_5_17_nothing_else_can(die: int) -> None:
    refusal = refused(at_the_totem("AKT.G", "....."), ONE, Stack(die, 1000))

    assert (refusal.code, refusal.rule) == ("no_mask_to_stack", "TMP-5.17")


def test_13_10_what_a_die_shows_counts_even_if_it_is_not_locked(lodge: Lodge) -> None:
    """As the black masks of the Black Priest, which can be rolled."""

    def black(state: State, seat: int, die: int, shown: int) -> int:
        return LOCKED if die == 1 and shown == BLANK else shown

    priest = Module(
        id="priest",
        option=Option("priest", (False, True), False),
        counts_as=lambda state, seat: black,
    )
    lodge(priest)
    state = at_the_totem("A.AAA", ".....")
    state.mix = "totem,priest"
    assert Stack(1, 500) in legal(state, ONE)

    do(state, ONE, Stack(1, 0), luck=steady())
    assert part(state).tower[0].face == "B"
    do(state, ONE, Unstack())

    assert (state.dice[1], state.held[1]) == (LOCKED, "")


def test_5_17_elsewhere_no_tower_is_built() -> None:
    state = stand(at_the_totem("GAAAA", "....."), EASTERN)

    for action in (Stack(0, 0), Unstack(), LightTotem(1)):
        refusal = refused(state, ONE, action)
        assert (refusal.code, refusal.rule) == ("not_in_the_totem_chamber", "TMP-5.17")
    assert Stack(0, 0) not in legal(state, ONE)


def test_5_17_dice_of_others_are_not_stacked() -> None:
    assert refused(at_the_totem("GAAAA", "G...."), ONE, Stack(10, 0)).code == "not_your_dice"


@pytest.mark.parametrize("hold", [-1, 1, 2001])
def test_5_17_a_die_is_held_for_one_of_five_times(hold: int) -> None:
    refusal = refused(at_the_totem("GAAAA", "....."), ONE, Stack(0, hold))

    assert (refusal.code, refusal.rule) == ("no_such_hold", "TMP-5.17")


def test_5_17_one_at_a_time_stacks() -> None:
    state = at_the_totem("GAAAA", "G....")
    do(state, ONE, Stack(0, 2000))

    refusal = refused(state, TWO, Stack(10, 0))
    assert (refusal.code, refusal.rule) == ("somebody_stacks", "TMP-5.17")
    assert not [one for one in legal(state, TWO) if isinstance(one, Stack)]
    tick(state, 3_000, steady())
    assert Stack(10, 0) in legal(state, TWO)


def test_5_17_a_fall_takes_the_die_and_some_of_the_top_along() -> None:
    state = tower(at_the_totem("G....", "....."), 1, 10, 2, 11)
    do(state, ONE, Stack(0, 1000))

    assert tick(state, 2_000, shaky(2)) == [TowerFell(ONE, (0, 2, 11))]
    assert (dice_of(state), part(state).stacking) == ([1, 10], None)
    assert [state.dice[die] for die in (0, 2, 11)] == [BLANK] * 3
    assert hand(state, TWO)[1:] == "...."


@pytest.mark.parametrize(("lying", "dragged", "left"), [((), 3, []), ((1,), 3, []), ((1, 2, 3, 4), 3, [1])])
def test_5_17_no_more_fall_than_lie_there(lying: tuple[int, ...], dragged: int, left: list[int]) -> None:
    state = tower(at_the_totem("G....", "....."), *lying)
    events = do(state, ONE, Stack(0, 0), luck=shaky(dragged) if lying else shaky(1))

    assert events[1] == TowerFell(ONE, (0, *(die for die in lying if die not in left)))
    assert dice_of(state) == left


def test_5_17_ones_own_uppermost_die_comes_back_as_it_lay_and_the_rest_settles() -> None:
    state = tower(at_the_totem("...A.", "....."), 0, 1, 10, faces="GBG")

    assert do(state, ONE, Unstack()) == [DieTakenBack(ONE, 1, 1_000)]
    assert (hand(state, ONE)[1], dice_of(state)) == ("B", [0, 10])
    assert do(state, ONE, Unstack(), at=2_000) == [DieTakenBack(ONE, 0, 2_000)]
    assert hand(state, ONE)[:2] == "GB"
    refusal = refused(state, ONE, Unstack())
    assert (refusal.code, refusal.rule) == ("no_die_of_yours", "TMP-5.17")


def test_5_17_leaving_the_chamber_puts_the_die_back() -> None:
    state = at_the_totem("GAABA", ".....")
    do(state, ONE, Stack(3, 2000))
    show_side = next(side for side in range(4) if state.links[NODE * 4 + side] == 2 * EASTERN)
    assert show_side == SOUTH

    assert do(state, ONE, Enter(SOUTH), at=1_500) == [
        Entered(ONE, NODE, 2 * EASTERN, (1, 2), 1_500),
        StackingDropped(ONE),
    ]
    assert (hand(state, ONE), part(state).stacking) == ("G..BA", None)
    assert tick(state, 3_000) == []


def test_5_17_being_moved_within_the_chamber_or_others_leaving_changes_nothing() -> None:
    state = at_the_totem("GAAAA", "AA...")
    do(state, ONE, Stack(0, 2000))
    turn = Turn(state, NoLuck())
    arrive(turn, ONE)
    state.figures[TWO] = 2 * EASTERN
    arrive(turn, TWO)

    assert turn.events == []


def test_5_17_dice_that_lie_there_stay_when_their_owner_goes() -> None:
    state = tower(at_the_totem("..AA.", "....."), 0, 1)
    do(state, ONE, Enter(SOUTH))

    assert dice_of(state) == [0, 1]


def test_4_13_dice_of_one_who_leaves_the_game_leave_with_him() -> None:
    state = tower(at_the_totem("..G..", "....."), 0, 10, 1)
    do(state, ONE, Stack(2, 2000))

    assert do(state, ONE, Leave()) == [
        StackingDropped(ONE),
        DieTakenBack(ONE, 0),
        DieTakenBack(ONE, 1),
        SeatLeft(ONE, True),
    ]
    assert (dice_of(state), {state.dice[die] for die in range(5)}) == ([10], {LOST})


def test_5_17_dice_of_one_who_has_escaped_go_on_counting() -> None:
    state = tower(at_the_totem(".....", "....."), 0, 1, 2, 3, 10)
    state.figures[ONE] = -1
    assert LightTotem(1) in legal(state, TWO)
    do(state, ONE, Leave())

    assert dice_of(state) == [0, 1, 2, 3, 10]


def test_5_17_held_dice_are_neither_rolled_nor_lost_nor_offered() -> None:
    state = tower(at_the_totem("..BAA", "....."), 0, 1)
    show(state, TWO, "")
    state.bells = 1

    tick(state, 200_000)

    assert hand(state, ONE)[2:] == "xAA"
    assert dice_of(state) == [0, 1]


def test_what_is_listed_is_what_passes() -> None:
    state = tower(at_the_totem("..GBB", "....."), 0, 1)

    assert [one for one in legal(state, ONE) if isinstance(one, Stack)] == [
        *(Stack(2, hold) for hold in (0, 500, 1000, 1500, 2000)),
        *(Stack(3, hold) for hold in (0, 500, 1000, 1500, 2000)),
    ]
    assert Unstack() in legal(state, ONE)
    assert Unstack() not in legal(state, TWO)


def test_4_3_every_die_that_is_let_go_of_has_luck_of_its_own() -> None:
    asked: list[str] = []

    class Named(NoLuck):
        def stream(self, name: str) -> "Named":
            asked.append(name)
            return self

        def below(self, limit: int) -> int:
            return limit - 1

    state: State = at_the_totem("GG...", ".....")
    for die in (0, 1):
        do(state, ONE, Stack(die, 0), luck=Named())

    assert asked == ["totem 0", "totem 1"]
    assert part(state).tries == 2
