"""The Weakest link: TMP-2.11.13, TMP-4.10, TMP-4.11, A40."""

import pytest

from tests.games.temple.maze.mazes import fallen_on, maze, wait
from tests.games.temple.module_tables import A, B, refusal, show_dice
from wayout.games.temple import GAME
from wayout.games.temple.actions import Leave
from wayout.games.temple.events import GameEnded, Gong, Slammed
from wayout.games.temple.modules.curses.actions import Lift
from wayout.games.temple.modules.curses.deck import PRINTS, full_deck
from wayout.games.temple.modules.maze.weakest_link import LinkBroken
from wayout.games.temple.rules import legal
from wayout.games.temple.state import OUT, START, State
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn, play

EAST = 1
SLAMS = (200_000, 400_000)


def chained(at: int, *, clock: str = "track_1") -> State:
    state = fallen_on(maze(clock=clock), A, "weakest_link")
    state.figures = [at, START]
    return state


@pytest.mark.parametrize("number", [1, 2])
def test_4_10_not_safe_when_the_doors_slam_all_have_lost(number: int) -> None:
    state = chained(START)
    wait(state, SLAMS[number - 1] - 1)
    state.figures[A] = EAST * 2

    events = wait(state, SLAMS[number - 1])

    assert events[-2:] == [LinkBroken(A), GameEnded("weakest_link", SLAMS[number - 1])]
    assert not any(isinstance(event, Slammed) and event.number == number for event in events)
    result = GAME.result(state)
    assert result is not None
    assert (result.outcome, result.winners) == ("weakest_link", ())


def test_4_10_in_the_start_nothing_happens() -> None:
    state = chained(START)

    assert [type(event) for event in wait(state, SLAMS[0])] == [Gong, Slammed]
    assert state.parts["curses"].borne[A] == ["weakest_link"]


def test_4_10_the_others_may_be_wherever_they_are() -> None:
    state = chained(START)
    state.figures[B] = EAST * 2

    slam = wait(state, SLAMS[0])[-1]

    assert isinstance(slam, Slammed)
    assert [seat for seat, _ in slam.lost] == [B]


def test_4_10_whoever_is_out_breaks_nothing() -> None:
    state = chained(EAST * 2)
    state.figures[A] = OUT

    assert isinstance(wait(state, SLAMS[0])[-1], Slammed)


def test_5_13_the_collapse_is_no_slam() -> None:
    state = chained(START)
    wait(state, SLAMS[1])
    state.figures[A] = EAST * 2

    assert wait(state, 600_000)[-1] == GameEnded("collapsed", 600_000)


def test_4_10_sand_slams_too() -> None:
    state = chained(EAST * 2, clock="sand")

    assert wait(state, SLAMS[0])[-1] == GameEnded("weakest_link", SLAMS[0])


def test_a40_nothing_lifts_it_whatever_is_shown() -> None:
    state = chained(START)
    show_dice(state, A, "AKTGA")

    assert refusal(state, A, Lift("weakest_link")) == "cannot_be_lifted TMP-2.11"
    assert not [one for one in legal(state, A) if isinstance(one, Lift)]


def test_5_1_who_leaves_leaves_it_behind() -> None:
    state = chained(EAST * 2)
    play(state, A, Leave(), NoLuck(), 1_000)
    turn = Turn(state, NoLuck(), SLAMS[0])
    GAME.tick(turn)

    assert isinstance(turn.events[-1], Slammed)


def test_2_11_there_are_two_cards_with_curses_and_none_without() -> None:
    assert (PRINTS["weakest_link"].copies, PRINTS["weakest_link"].lifted_by) == (2, "")
    assert full_deck(maze().settings).count("weakest_link") == 2
    assert full_deck(maze(curses=False).settings) == []
