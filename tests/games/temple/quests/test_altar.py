"""The altar: TMP-3.6, TMP-5.5."""

import pytest

from tests.games.temple.quests.quest_tables import find, questing, quests
from tests.games.temple.tables import EASTERN, ONE, THREE, TWO, do, refused, show, stand
from wayout.games.temple.actions import Give, Leave
from wayout.games.temple.events import Slammed
from wayout.games.temple.modules.quests.chambers.altar import DiceSacrificed, Sacrifice
from wayout.games.temple.modules.quests.events import QuestDone, QuestFound
from wayout.games.temple.rules import legal
from wayout.games.temple.slam import slam
from wayout.games.temple.state import HELD, OUT, State
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn

ALTAR = 3


def at_the_altar(*hands: str) -> State:
    state = questing(*hands)
    assert find(state, "altar") == [QuestFound("altar", ALTAR)]
    return stand(state, *[ALTAR] * len(hands))


def test_3_6_one_adventurer_gives_two_dice_at_once() -> None:
    state = at_the_altar("AK.B.", ".....")

    assert do(state, ONE, Sacrifice((1, 3))) == [DiceSacrificed(ONE, (1, 3), 1_000), QuestDone("altar", 0)]
    assert (state.dice[1], state.held[1], state.dice[3], state.held[3]) == (HELD, "altar", HELD, "altar")
    assert quests(state).givers == [ONE, ONE]
    assert state.last_act[ONE] == 1_000


def test_3_6_two_adventurers_give_one_die_each_when_they_like() -> None:
    state = at_the_altar("AK.B.", "T....", ".....")

    assert do(state, ONE, Sacrifice((3,))) == [DiceSacrificed(ONE, (3,), 1_000)]
    assert do(state, TWO, Sacrifice((10,)), at=90_000) == [DiceSacrificed(TWO, (10,), 90_000), QuestDone("altar", 0)]


def test_golden_27_a_second_single_die_of_the_same_player_is_refused() -> None:
    state = at_the_altar("AK.B.", ".....")
    do(state, ONE, Sacrifice((3,)))

    refusal = refused(state, ONE, Sacrifice((1,)))

    assert (refusal.code, refusal.rule) == ("another_must_give", "TMP-3.6")
    assert not [one for one in legal(state, ONE) if isinstance(one, Sacrifice)]
    assert [one for one in legal(state, TWO) if isinstance(one, Sacrifice)] == [Sacrifice((10,))]


def test_3_6_the_altar_takes_no_more_than_two() -> None:
    state = at_the_altar("AK.B.", ".....")
    assert refused(state, ONE, Sacrifice((0, 1, 2))).facts == {"n": 2}
    do(state, ONE, Sacrifice((3,)))

    refusal = refused(state, TWO, Sacrifice((10, 11)))

    assert (refusal.code, refusal.rule, refusal.facts) == ("altar_takes_fewer", "TMP-3.6", {"n": 1})


@pytest.mark.parametrize(
    ("dice", "code"),
    [((), "no_dice"), ((0, 0), "no_dice"), ((4,), "not_your_dice"), ((10,), "not_your_dice"), ((9,), "not_your_dice")],
)
def test_5_5_only_dice_of_ones_own_that_are_there(dice: tuple[int, ...], code: str) -> None:
    state = at_the_altar("AK.Bx", ".....")

    assert refused(state, ONE, Sacrifice(dice)).code == code


def test_3_6_it_is_done_in_the_altar_chamber_and_once() -> None:
    state = at_the_altar("AAAAA", ".....")
    stand(state, EASTERN)
    refusal = refused(state, ONE, Sacrifice((0, 1)))
    assert (refusal.code, refusal.rule) == ("no_such_quest_here", "TMP-3.6")

    stand(state, ALTAR)
    do(state, ONE, Sacrifice((0, 1)))

    assert refused(state, ONE, Sacrifice((2, 3))).code == "no_such_quest_here"
    assert not [one for one in legal(state, ONE) if isinstance(one, Sacrifice)]


def test_5_5_whoever_plays_alone_gives_both_at_once() -> None:
    state = at_the_altar("AK.B...")

    refusal = refused(state, ONE, Sacrifice((3,)))

    assert (refusal.code, refusal.rule) == ("both_at_once", "TMP-5.5")
    offered = {one.dice for one in legal(state, ONE) if isinstance(one, Sacrifice)}
    assert offered == {(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3), (2, 4)}
    assert do(state, ONE, Sacrifice((2, 3)))[-1] == QuestDone("altar", 0)


def test_5_5_whoever_is_the_last_inside_gives_the_second_as_well() -> None:
    state = at_the_altar("AK.B.", ".....")
    do(state, ONE, Sacrifice((3,)))
    do(state, TWO, Leave())

    assert do(state, ONE, Sacrifice((0,))) == [DiceSacrificed(ONE, (0,), 1_000), QuestDone("altar", 0)]


def test_5_5_dice_that_lie_alike_are_listed_once() -> None:
    state = at_the_altar("AABBx", ".....")

    listed = [one.dice for one in legal(state, ONE) if isinstance(one, Sacrifice)]

    assert listed == [(0,), (2,), (0, 1), (0, 2), (2, 3)]
    assert all(Sacrifice(dice).check(state, ONE) is None for dice in listed)


def test_5_5_a_die_on_the_altar_is_out_of_reach_of_slams_and_gifts() -> None:
    state = at_the_altar("AK...", ".....", ".....")
    do(state, ONE, Sacrifice((0, 1)))
    show_rest = Turn(state, NoLuck(), 200_000)

    slam(show_rest, 1)

    assert show_rest.events == [Slammed(1, (), ((ONE, 2), (TWO, 10), (THREE, 20)))]
    state.figures[ONE] = OUT
    assert refused(state, ONE, Give(0, TWO)).code == "not_your_dice"
    assert Give(0, TWO) not in legal(state, ONE)


def test_the_wish_is_refused_where_there_are_no_quests() -> None:
    state = at_the_altar(".....", ".....")
    show(state, ONE, ".....")
    state.parts, state.mix, state.options["quests"] = {}, "", 0

    assert refused(state, ONE, Sacrifice((0,))).code == "no_such_quest_here"
