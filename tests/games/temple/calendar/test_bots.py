"""Bots go by the calendar."""

from tests.games.temple.calendar.calendars import dated, under
from tests.games.temple.tables import EASTERN, HOME, NORTH, ONE, TWO, WESTERN, lay, stand
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.planning import plan
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.bots.temper import GUIDE
from wayout.games.temple.modules.calendar.actions import SwapSymbols
from wayout.games.temple.state import HELD, State
from wayout.games.temple.view import view
from wayout.kernel.seats import Seat


def goal_of(state: State, seat: Seat) -> Goal:
    seen = view(state, seat)
    scene = Scene(seen, Atlas(seen.chambers), seat, 1_000)
    return plan(scene, GUIDE)


def test_on_the_eternal_side_a_bot_passes_gems_by_that_have_the_wrong_symbol() -> None:
    state = dated("eternal", ".....", ".....", east="b03", west="b01")
    under(stand(state, EASTERN, EASTERN), moon=EASTERN, sun=WESTERN)

    goal = goal_of(state, ONE)

    assert (goal.name, goal.node, goal.shared) == ("gems", 2 * WESTERN, True)


def test_with_the_right_symbol_nowhere_a_bot_explores() -> None:
    state = dated("eternal", ".....", ".....", east="b03", west="b01")
    under(stand(state, EASTERN, EASTERN), moon=EASTERN, gear=WESTERN)

    assert goal_of(state, ONE).name == "explore"


def test_two_are_enough_for_a_single_gem() -> None:
    state = dated("eternal", *["....."] * 3, east="b03", west="b01")
    under(stand(state, EASTERN, EASTERN, HOME), sun=EASTERN)

    assert [goal_of(state, Seat(seat)).name for seat in range(3)] == ["gems", "gems", "explore"]


def test_a_finished_calendar_leaves_bots_to_their_usual_work() -> None:
    state = stand(dated("eternal", ".....", ".....", east="b03"), EASTERN, EASTERN)
    state.parts["calendar"].space = 9

    assert goal_of(state, TWO).node == 2 * EASTERN


def test_a_die_in_the_calendar_chamber_is_fetched() -> None:
    state = dated("doomed", ".....", ".....")
    calendar = lay(state, EASTERN, NORTH, "calendar")
    state.dice[0], state.held[0] = HELD, "calendar"
    stand(state, EASTERN, EASTERN)

    assert goal_of(state, ONE).node == 2 * calendar
    assert goal_of(state, TWO).node != 2 * calendar


def test_a_symbol_that_lies_where_nobody_can_pay_is_swapped() -> None:
    state = dated("eternal", ".....", ".....", east="b03", west="b08")
    calendar = lay(state, WESTERN, NORTH, "calendar")
    stand(state, EASTERN, WESTERN)
    totem = lay(state, EASTERN, NORTH, "totem")
    under(state, moon=EASTERN, sun=totem)
    goal = goal_of(state, TWO)

    assert (goal.node, goal.deed) == (2 * calendar, SwapSymbols(EASTERN, totem))
    assert goal_of(state, ONE).name == "explore"
