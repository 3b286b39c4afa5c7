"""Bots in a temple that comes apart (TMP-4.7, TMP-4.14)."""

import pytest

from tests.games.temple.tables import (
    EASTERN,
    HOME,
    NORTH,
    ONE,
    WEST,
    lay,
    show,
    stand,
    temple,
)
from wayout.games.temple import GAME
from wayout.games.temple.actions import Break, Signal
from wayout.games.temple.bots.atlas import FAR, Atlas
from wayout.games.temple.bots.breaking_out import breaking_out
from wayout.games.temple.bots.goal import ANYWHERE, Goal
from wayout.games.temple.bots.mind import Teammate
from wayout.games.temple.bots.planning import plan
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.bots.temper import ARCHAEOLOGIST, GUIDE, TOURIST, Temper
from wayout.games.temple.events import ChambersLifted, ChamberTurned
from wayout.games.temple.state import State
from wayout.games.temple.view import view
from wayout.kernel.chance import Seeded
from wayout.kernel.letter import letter
from wayout.kernel.play import Action

TEMPERS = pytest.mark.parametrize("temper", [TOURIST, GUIDE, ARCHAEOLOGIST])


def scene_of(state: State) -> Scene:
    shown = view(state, ONE)
    return Scene(shown, Atlas(shown.chambers), ONE, 1_000)


def deed_of(temper: Temper, state: State) -> Action[State] | None:
    """What such a bot does for its goal, once it has looked at where it is and said what it is up to."""
    bot = Teammate(ONE, Seeded(1), temper)
    letters = (letter(GAME, state, ONE, number) for number in range(1, 9))
    answers = (bot.answer(told, 1_000 * told.number) for told in letters)
    return next((action for action in answers if not isinstance(action, Signal | None)), None)


def walled_exit() -> State:
    """The exit's only door faces the northern wall of the start."""
    state = temple("AAA..", ".....", pile=("b13", "b12"), illusions=True)
    north = lay(state, EASTERN, NORTH, "b07")
    way_out = lay(state, north, WEST, "exit")
    ChamberTurned(way_out, 0).apply(state)
    return state


def island(pile: tuple[str, ...] = ()) -> State:
    """The exit far off, and no way to it."""
    state = temple("AAA..", ".....", pile=pile, illusions=True)
    north = lay(state, EASTERN, NORTH, "illusion_1")
    lay(state, north, NORTH, "exit")
    ChambersLifted((north,), (), ()).apply(state)
    return state


def test_a_wall_before_the_exit_is_all_that_counts() -> None:
    scene = scene_of(walled_exit())

    assert list(breaking_out(scene)) == [Goal("break", HOME * 2, "AAA", Break(NORTH), worth=FAR)]


def test_while_there_is_something_to_discover_islands_can_wait() -> None:
    assert list(breaking_out(scene_of(island(("b13",))))) == []


def test_with_nothing_left_to_discover_a_bot_gets_over_to_the_island() -> None:
    scene = scene_of(island())

    assert list(breaking_out(scene)) == [Goal("break", ANYWHERE, "AAA", Break(None), worth=FAR)]


def test_in_a_temple_that_is_whole_a_bot_has_nothing_to_break() -> None:
    state = temple("AAA..", ".....", illusions=True)
    lay(state, EASTERN, NORTH, "exit")
    scene = scene_of(state)

    assert list(breaking_out(scene)) == []


@TEMPERS
def test_4_14_every_bot_breaks_through_when_it_can(temper: Temper) -> None:
    for state in (walled_exit(), island()):
        assert isinstance(deed_of(temper, state), Break)


@TEMPERS
def test_4_14_every_bot_rolls_for_three_adventurers_then(temper: Temper) -> None:
    state = stand(island(), HOME, HOME)
    show(state, ONE, "AK...")

    goal = plan(scene_of(state), temper)

    assert (goal.name, goal.need) == ("break", "AAA")
