"""Misinformation: TMP-2.11.13, TMP-4.7, TMP-6.13."""

import pytest

from tests.games.temple.maze.mazes import act, fallen_on, maze, wait
from tests.games.temple.module_tables import NOW, A, B, E, N, refusal, show_dice
from wayout.games.temple import GAME
from wayout.games.temple.actions import Discover
from wayout.games.temple.building import lift_chambers
from wayout.games.temple.events import Discovered
from wayout.games.temple.modules.curses.actions import Lift
from wayout.games.temple.modules.curses.deck import PRINTS, full_deck
from wayout.games.temple.modules.curses.events import CurseDrawn
from wayout.games.temple.modules.maze.invariants import alarm_flaw
from wayout.games.temple.modules.maze.misinformation import AlarmFaded, ExitShouted
from wayout.games.temple.modules.maze.part import Alarm, part
from wayout.games.temple.state import State
from wayout.games.temple.story import detail
from wayout.games.temple.view import view
from wayout.kernel.chance import Seeded
from wayout.kernel.play import Turn
from wayout.kernel.seats import viewers
from wayout.lab.words import words

EAST, FOUND = 1, 3


def liar(*top: str) -> State:
    """The first seat bears it and can discover; both are east of the start."""
    state = fallen_on(maze(*(top or ("c10",))), A, "misinformation")
    state.figures = [EAST * 2, EAST * 2]
    show_dice(state, A, "AAAA.")
    show_dice(state, B, "AA...")
    return state


def test_6_13_each_discovery_is_cried_out_twice_as_the_exit() -> None:
    state = liar()

    assert act(state, A, Discover(N))[-1] == ExitShouted(A, FOUND, 1, NOW)
    assert GAME.deadline(state) == NOW + 2_000
    assert wait(state, NOW + 2_000) == [ExitShouted(A, FOUND, 2, NOW + 2_000)]
    assert wait(state, NOW + 4_999) == []
    assert wait(state, NOW + 5_000) == [AlarmFaded(A, FOUND)]
    assert part(state).alarms == []


def test_6_13_the_discoveries_of_others_are_not() -> None:
    assert [type(event) for event in act(liar("c13"), B, Discover(N))][-1] is not ExitShouted


def test_6_13_a_real_exit_is_cried_out_just_so() -> None:
    state = liar("exit")
    events = act(state, A, Discover(N))

    assert isinstance(events[0], Discovered)
    assert (events[0].tile, state.exit) == ("exit", FOUND)
    assert events[-1] == ExitShouted(A, FOUND, 1, NOW)


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_6_13_it_reads_like_a_real_one(language: str) -> None:
    found = Discovered(A, 2, N, FOUND, "exit", 1, 1, N, (), False, NOW)
    said = words("temple", language)

    assert said["event.exit_shouted"] == said[f"event.discovered.{detail(found)[0]}"]
    assert detail(ExitShouted(A, FOUND, 1, NOW)) == ("", {})


def test_6_13_everybody_sees_the_mark_and_the_map_never_lies() -> None:
    state = liar()
    act(state, A, Discover(N))

    for viewer in viewers(2):
        shown = view(state, viewer)
        assert shown.extra["maze"] == {"alarms": [{"seat": 0, "chamber": FOUND, "shouts": 1, "at": NOW}]}
        assert (shown.exit, shown.chambers[str(FOUND)].tile) == (None, "c10")


def test_4_7_the_alarm_comes_after_the_curse_of_the_same_discovery() -> None:
    state = maze("c11")
    state.parts["curses"].deck.remove("misinformation")
    state.parts["curses"].deck.append("misinformation")
    state.figures[A] = EAST * 2
    show_dice(state, A, "AA...")

    assert act(state, A, Discover(N))[-2:] == [
        CurseDrawn(A, "misinformation", True),
        ExitShouted(A, FOUND, 1, NOW),
    ]


def test_6_13_two_alarms_take_their_own_time() -> None:
    state = liar("c10", "c12")
    state.parts["curses"].deck = [
        *(card for card in state.parts["curses"].deck if card != "silence"),
        "silence",
        "silence",
    ]
    act(state, A, Discover(N))
    act(state, A, Discover(E), at=NOW + 1_000)

    assert wait(state, NOW + 9_000) == [
        ExitShouted(A, FOUND, 2, NOW + 2_000),
        ExitShouted(A, FOUND + 1, 2, NOW + 3_000),
        AlarmFaded(A, FOUND),
        AlarmFaded(A, FOUND + 1),
    ]


def test_6_13_a_chamber_that_leaves_takes_its_alarm_along() -> None:
    state = liar()
    act(state, A, Discover(N))
    turn = Turn(state, Seeded(1), NOW + 500)
    lift_chambers(turn, [FOUND])

    assert turn.events[0] == AlarmFaded(A, FOUND)
    assert part(state).alarms == []


def test_a40_nothing_lifts_it() -> None:
    state = liar()
    show_dice(state, A, "AKTGA")

    assert refusal(state, A, Lift("misinformation")) == "cannot_be_lifted TMP-2.11"
    assert (PRINTS["misinformation"].copies, full_deck(state.settings).count("misinformation")) == (2, 2)


def test_4_15_alarms_are_about_chambers_and_one_about_each() -> None:
    state = liar()
    part(state).alarms = [Alarm(A, EAST, 1, NOW)]
    assert alarm_flaw(state) is None
    part(state).alarms.append(Alarm(B, EAST, 1, NOW))
    assert alarm_flaw(state) == "two false alarms about one chamber"
    part(state).alarms = [Alarm(A, 99, 1, NOW)]
    assert alarm_flaw(state) == "a false alarm about no chamber"
