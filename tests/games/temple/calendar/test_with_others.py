"""The calendar and the gem chambers of other modules: TMP-5.15, A48."""

from tests.games.temple.calendar.calendars import STACK
from tests.games.temple.tables import EASTERN, NORTH, ONE, SOUTH, TWO, WESTERN, do, lay, refused, stand, temple
from wayout.games.temple.building import lift_chambers
from wayout.games.temple.modules.calendar.events import (
    CalendarAdvanced,
    CalendarShuffled,
    SymbolReturned,
)
from wayout.games.temple.modules.calendar.part import part
from wayout.games.temple.modules.pit.actions import LightPit
from wayout.games.temple.modules.special.linking import Link
from wayout.games.temple.rules import legal
from wayout.games.temple.state import State
from wayout.kernel.chance import Scripted
from wayout.kernel.play import Turn


def linked(side: str, *symbols: str) -> State:
    """Three linked chambers under these symbols; two are manned, and their icons lie there."""
    state = temple("KKK..", "TTT..", calendar=side, special=True)
    CalendarShuffled(STACK).apply(state)
    chambers = [
        lay(state, EASTERN, NORTH, "linked_1"),
        lay(state, EASTERN, SOUTH, "linked_2"),
        lay(state, WESTERN, NORTH, "linked_3"),
    ]
    for chamber, symbol in zip(chambers, symbols, strict=True):
        part(state).stack.remove(symbol)
        part(state).tiles[chamber] = symbol
    return stand(state, chambers[0], chambers[1])


def test_a48_linked_chambers_go_on_together_and_the_one_left_out_loses_its_symbol() -> None:
    state = linked("eternal", "moon", "sun", "gear")
    assert Link() in legal(state, ONE)

    assert do(state, ONE, Link())[1:] == [
        CalendarAdvanced(4, "sun", 1),
        CalendarAdvanced(3, "moon", 2),
        SymbolReturned(5, "gear"),
    ]


def test_a48_the_eternal_calendar_refuses_a_link_that_does_not_fit() -> None:
    state = linked("eternal", "moon", "gear", "sun")

    assert refused(state, TWO, Link()).code == "wrong_symbol"
    assert Link() not in legal(state, TWO)


def test_a48_on_the_doomed_side_a_link_goes_as_far_as_it_can() -> None:
    state = linked("doomed", "gear", "sun", "moon")
    state.depot = 0

    assert do(state, ONE, Link())[1:] == [
        CalendarAdvanced(4, "sun", 1),
        SymbolReturned(3, "gear"),
        SymbolReturned(5, "moon"),
    ]


def pit(side: str, symbol: str) -> State:
    state = temple("BBBBB", ".....", calendar=side, pit=True)
    CalendarShuffled(STACK).apply(state)
    part(state).stack.remove(symbol)
    part(state).tiles[lay(state, EASTERN, NORTH, "pit")] = symbol
    return stand(state, 3)


def test_5_15_the_pit_is_a_gem_chamber() -> None:
    assert refused(pit("eternal", "moon"), ONE, LightPit()).code == "wrong_symbol"
    assert do(pit("eternal", "sun"), ONE, LightPit())[1:] == [CalendarAdvanced(3, "sun", 1)]


def test_a13_the_pit_is_lit_for_the_doomed_calendar_with_an_empty_depot() -> None:
    state = pit("doomed", "sun")
    state.depot = 0
    assert LightPit() in legal(state, ONE)

    assert do(state, ONE, LightPit())[1:] == [CalendarAdvanced(3, "sun", 1)]


def test_4_10_an_illusion_leaves_its_symbol_behind() -> None:
    state = temple(".....", calendar="doomed", illusions=True)
    CalendarShuffled(STACK[1:]).apply(state)
    part(state).tiles[lay(state, EASTERN, NORTH, "illusion_1")] = "sun"
    turn = Turn(state, Scripted([["illusion_1"]]))

    lift_chambers(turn, [3])

    assert turn.events[0] == SymbolReturned(3, "sun")
    assert part(state).stack[0] == "sun"
