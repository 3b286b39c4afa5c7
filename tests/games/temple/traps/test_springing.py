"""Whoever discovers a trap is in it: TMP-3.7, TMP-5.7."""

import pytest

from tests.games.temple.conftest import Lodge
from tests.games.temple.tables import EASTERN, HOME, NORTH, ONE, TWO, hand, stand
from tests.games.temple.throwaway import OPTION, Noted, Notes, note
from tests.games.temple.traps.trap_tables import THERE, TRAP, discover, sprung, trapped
from wayout.games.temple import board
from wayout.games.temple.events import Discovered
from wayout.games.temple.modules.traps.events import TrapSprung
from wayout.games.temple.modules.traps.part import part
from wayout.games.temple.modules.traps.printed import TRAPS
from wayout.games.temple.modules.traps.springing import spring
from wayout.games.temple.seam import ON_CURSE, ON_TIME, Module
from wayout.games.temple.state import NO_NODE, OUT
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn

every_trap = pytest.mark.parametrize("trap", TRAPS)


@every_trap
def test_3_7_the_discoverer_is_placed_in_a_trap_at_once(trap: str) -> None:
    state = trapped(".....", trap=trap)

    events = discover(state)

    assert isinstance(events[0], Discovered)
    assert events[1] == TrapSprung(ONE, 2 * EASTERN, THERE, trap)
    assert state.figures[ONE] == THERE


@every_trap
def test_3_7_being_placed_there_costs_nothing_beyond_the_discovery(trap: str) -> None:
    state = trapped("AAAKT", ".....", trap=trap)
    (discovered, *_) = discover(state)

    assert isinstance(discovered, Discovered)
    assert (discovered.paid, hand(state, ONE)) == ((0, 1), "AAAKT")


@pytest.mark.parametrize("trap", [trap for trap in TRAPS if trap != "invocation"])
def test_3_7_mates_in_the_discoverers_chamber_stay_there(trap: str) -> None:
    state = stand(trapped(".....", ".....", trap=trap), EASTERN, EASTERN)
    discover(state)

    assert (state.figures[TWO], part(state).kept[TWO]) == (2 * EASTERN, NO_NODE)


def test_3_7_other_chambers_are_no_traps() -> None:
    state = trapped(".....", trap="b10")

    assert [type(event) for event in discover(state)] == [Discovered]
    assert state.figures[ONE] == 2 * EASTERN


def test_4_7_a_trap_springs_after_curses_and_before_time_and_tells_of_the_arrival(lodge: Lodge) -> None:
    lodge(
        Module(
            id="test",
            option=OPTION,
            part=Notes,
            discovered={
                ON_TIME: lambda turn, seat, chamber: note(turn, "time"),
                ON_CURSE: lambda turn, seat, chamber: note(turn, "curse"),
            },
            arrived=lambda turn, seat, node: note(turn, f"{seat} at {node}"),
        )
    )
    state = trapped(".....", ".....", trap="slide_trap", test=True)
    events = discover(state)

    assert events[1:] == [
        Noted("curse"),
        TrapSprung(ONE, 2 * EASTERN, THERE, "slide_trap"),
        Noted(f"0 at {THERE}"),
        Noted("time"),
    ]


@every_trap
def test_5_7_a_trap_does_nothing_to_a_discoverer_who_got_out_meanwhile(trap: str) -> None:
    state = sprung(".....", ".....", trap="b10")
    state.chambers[TRAP] = type(state.chambers[TRAP])(trap, 1, 1, NORTH, 15)
    state.figures[ONE] = OUT
    turn = Turn(state, NoLuck(), 2_000)

    spring(turn, ONE, TRAP)

    assert turn.events == []
    assert state.figures[TWO] == HOME


def test_4_7_where_a_trap_leaves_no_open_entrance_walls_may_give_way() -> None:
    state = sprung(".......", trap="b10")
    slide = state.chambers[TRAP]
    state.chambers[TRAP] = type(slide)("slide_trap", slide.x, slide.y, NORTH, 0b0111)
    for x, y, turned in ((1, 2, 1), (2, 1, 0)):
        board.lay(state, "b13", x, y, turned)
    board.join(state, TRAP)
    board.settle(state)
    assert not state.valve

    TrapSprung(ONE, 2 * EASTERN, THERE, "slide_trap").apply(state)

    assert state.valve
