"""The sacrifice chamber: TMP-3.8, TMP-5.8, A32."""

from tests.games.temple.tables import (
    EASTERN,
    HOME,
    NORTH,
    ONE,
    SOUTH,
    THREE,
    TWO,
    WEST,
    do,
    hand,
    lay,
    refused,
    show,
    stand,
    tick,
)
from tests.games.temple.time_chambers.time_tables import BEGUN, BLUE_END, THERE, TIMED, discover, found, running, timed
from wayout.games.temple.actions import Enter, Escape, Give, Leave
from wayout.games.temple.events import DieHeld, DieReleased, Entered
from wayout.games.temple.invariants import dice_flaw
from wayout.games.temple.modules.time_chambers.events import SacrificesLost, SandRanOut, SandStarted
from wayout.games.temple.modules.traps.springing import summon
from wayout.games.temple.state import HELD, LOST, OUT
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn


def test_3_8_a_die_of_everybody_lies_there() -> None:
    state = timed(".....", "AKBT.", "GGGGG", tile="sacrifice")

    assert discover(state)[1:] == [
        SandStarted(TIMED, "sacrifice", BLUE_END),
        DieHeld(ONE, 0, "sacrifice"),
        DieHeld(TWO, 12, "sacrifice"),
        DieHeld(THREE, 20, "sacrifice"),
    ]


def test_5_8_only_of_those_inside_who_have_a_die() -> None:
    state = timed(".....", "", ".....", tile="sacrifice")
    state.figures[THREE] = OUT

    assert discover(state)[2:] == [DieHeld(ONE, 0, "sacrifice")]


def test_golden_20_it_is_back_on_entering_and_lost_after_a_minute() -> None:
    state = timed(".....", ".....", tile="sacrifice")
    show(state, ONE, "AA...")
    discover(state)
    state.dice[0] = HELD
    show(state, TWO, ".AA..")
    state.dice[10] = HELD
    state.figures[TWO] = 2 * EASTERN

    assert do(state, TWO, Enter(NORTH), at=2_000) == [
        Entered(TWO, 2 * EASTERN, THERE, (11, 12), 2_000),
        DieReleased(TWO, 10),
    ]
    assert (hand(state, TWO), state.held[10]) == (".....", "")
    assert tick(state, BLUE_END - 1) == []
    assert tick(state, BLUE_END) == [SacrificesLost((0,)), SandRanOut(TIMED, "sacrifice")]
    assert (state.dice[0], state.held[0], dice_flaw(state)) == (LOST, "", None)


def test_5_8_it_comes_back_unrolled_however_one_arrives() -> None:
    state = running(".....", ".....", tile="sacrifice", traps=2)
    state.dice[10], state.held[10] = HELD, "sacrifice"
    turn = Turn(state, NoLuck(), 2_000)

    summon(turn, ONE, THERE, ())

    assert DieReleased(TWO, 10) in turn.events
    assert hand(state, TWO) == "....."


def test_5_8_nobody_gets_the_die_of_another() -> None:
    state = running(".....", "AA...", ".....", tile="sacrifice")
    state.dice[20], state.held[20] = HELD, "sacrifice"
    state.figures[TWO] = 2 * EASTERN
    do(state, TWO, Enter(NORTH), at=2_000)

    assert state.dice[20] == HELD


def test_a32_who_is_there_already_must_leave_and_come_back() -> None:
    state = running(".....", ".....", tile="lava_gems")
    found(state, EASTERN, SOUTH, "sacrifice", 2_000)
    stand(state, 4, HOME)
    tick(state, BLUE_END)
    assert [state.held[die] for die in (0, 10)] == ["sacrifice", "sacrifice"]
    show(state, ONE, "xAAAA")
    state.dice[0] = HELD

    do(state, ONE, Enter(NORTH), at=BLUE_END + 1_000)
    assert state.dice[0] == HELD
    show(state, ONE, "x..AA")
    state.dice[0] = HELD
    do(state, ONE, Enter(SOUTH), at=BLUE_END + 2_000)
    assert (state.held[0], hand(state, ONE)) == ("", ".....")


def test_3_8_when_all_dice_were_fetched_none_is_lost() -> None:
    state = running(".....", ".....", tile="sacrifice")
    for die in (0, 10):
        state.dice[die], state.held[die] = 0, ""

    assert tick(state, BLUE_END) == [SandRanOut(TIMED, "sacrifice")]


def test_5_8_one_who_is_out_loses_it_when_the_sand_has_run_out_and_cannot_give_it() -> None:
    state = running("K....", ".....", tile="sacrifice")
    state.dice[1], state.held[1], state.held[0] = HELD, "sacrifice", ""
    state.depot, state.exit = 0, lay(state, EASTERN, SOUTH, "exit")
    stand(state, state.exit, HOME)
    do(state, ONE, Escape(), at=2_000)

    assert refused(state, ONE, Give(1, TWO)).code == "not_your_dice"
    tick(state, BLUE_END)
    assert state.dice[1] == LOST


def test_4_13_the_die_of_one_who_left_is_no_trouble() -> None:
    state = running(".....", ".....", tile="sacrifice", leavers="forgotten")
    state.dice[0], state.held[0] = HELD, "sacrifice"
    state.dice[10], state.held[10] = HELD, "sacrifice"
    do(state, TWO, Leave(), at=2_000)
    tick(state, BLUE_END)

    assert (state.dice[10], dice_flaw(state)) == (LOST, None)


def test_5_8_entering_another_chamber_gives_nothing_back() -> None:
    state = running("AA...", ".....", tile="sacrifice")
    state.dice[4], state.held[4], state.held[0] = HELD, "sacrifice", ""
    do(state, ONE, Enter(WEST), at=BEGUN + 1_000)

    assert state.held[4] == "sacrifice"
