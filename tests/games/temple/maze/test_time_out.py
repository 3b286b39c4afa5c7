"""Time out: TMP-4.2, TMP-5.13; golden test 22."""

import pytest

from tests.conformance.standstill import stands_still
from tests.games.temple.bots.minds import LATE, decided
from tests.games.temple.maze.mazes import act, fallen_on, gifted, maze, wait
from tests.games.temple.module_tables import NOW, A, B, refusal, show_dice
from tests.games.temple.test_table import Temple
from tests.table.company import HOST
from wayout.games.temple import GAME
from wayout.games.temple.actions import CallFate, Choose, Enter, GoOn, Roll, Signal
from wayout.games.temple.events import GoOnSaid, Signalled, TimeStopped, TimeWentOn
from wayout.games.temple.modules.maze.gear import TurnGear
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.modules.treasures.events import TreasureUsed
from wayout.games.temple.modules.treasures.part import owned
from wayout.games.temple.rules import legal
from wayout.games.temple.spacing import silent
from wayout.games.temple.state import SEATS, State
from wayout.games.temple.view import view
from wayout.games.temple.view_types import PauseView
from wayout.kernel.chance import Seeded
from wayout.kernel.episode import Episode
from wayout.kernel.play import Action


def called() -> State:
    """The first seat has called a time out."""
    state = maze()
    show_dice(state, A, "AATT.")
    show_dice(state, B, "AATT.")
    treasure = gifted(state, A, "time_out")
    assert act(state, A, UseTreasure(treasure)) == [
        TreasureUsed(A, treasure, "time_out", NOW),
        TimeStopped(A, NOW),
    ]
    return state


@pytest.mark.parametrize("action", [Roll((10,)), Enter(1), CallFate(), Signal("help"), Choose(0, 0), TurnGear(0, 1)])
def test_golden_22_nobody_rolls_or_does_anything_in_a_time_out(action: Action[State]) -> None:
    assert refusal(called(), B, action) == "time_stands_still TMP-4.2"


def test_golden_22_time_stands_still_and_the_table_may_wait_for_two_minutes() -> None:
    state = called()

    assert GAME.paused is not None
    assert GAME.paused(state) == 120_000
    assert GAME.deadline(state) == NOW
    assert stands_still(GAME, state, 2, NOW)
    assert view(state, B).pause == PauseView(0, NOW, [])
    assert owned(state, A) == []


def test_golden_22_it_goes_on_where_it_was_stopped() -> None:
    state = called()

    assert act(state, A, GoOn()) == [GoOnSaid(A), TimeWentOn()]
    assert refusal(state, B, Roll((10,))) is None
    assert GAME.deadline(state) == 165_000


def test_4_2_the_others_end_it_if_most_want_to() -> None:
    state = called()

    assert act(state, B, GoOn()) == [GoOnSaid(B)]
    assert legal(state, B) == []


def test_4_2_a_simulation_goes_on_at_the_same_moment() -> None:
    episode = Episode(GAME, called(), Seeded(1), NOW)

    assert not episode.wait(NOW + 1)
    assert episode.tick().events == [TimeWentOn()]
    assert episode.at == NOW


def test_6_silence_still_holds() -> None:
    state = fallen_on(maze(), B, "silence")
    act(state, A, UseTreasure(gifted(state, A, "time_out")))

    assert silent(state, A) is None
    assert silent(state, B) is not None


def test_4_2_choices_and_alarms_wait_too() -> None:
    state = maze()
    lamp, out = gifted(state, A, "genie_lamp"), gifted(state, B, "time_out")
    act(state, A, UseTreasure(lamp))
    act(state, B, UseTreasure(out), at=NOW + 4_000)
    assert GAME.deadline(state) == NOW + 4_000
    act(state, B, GoOn(), at=NOW + 4_000)

    assert GAME.deadline(state) == NOW + 10_000
    assert wait(state, NOW + 9_999) == []


def test_5_13_it_takes_no_target() -> None:
    state = maze()

    assert refusal(state, A, UseTreasure(gifted(state, A, "time_out"), 0)) == "no_target TMP-5.2"


# Bots


def asked_for(phrase: str, *, silent: bool = False) -> Action[State] | None:
    """What a bot with a time out does when the other seat has said this."""
    state = fallen_on(maze(), B, "silence") if silent else maze()
    treasure = gifted(state, A, "time_out")
    action = decided(state, A, heard=[Signalled(B, phrase, None, LATE)])
    return None if action != UseTreasure(treasure) else action


@pytest.mark.parametrize("phrase", ["help", "stuck"])
def test_4_14_a_bot_gives_time_to_talk_to_one_who_calls_for_help(phrase: str) -> None:
    assert asked_for(phrase) is not None
    assert asked_for(phrase, silent=True) is None


@pytest.mark.parametrize("phrase", ["mask", "wait", "exploring"])
def test_4_14_what_bots_say_is_no_reason_to_talk(phrase: str) -> None:
    assert asked_for(phrase) is None


def test_4_14_a_bot_lets_the_time_go_on_when_somebody_else_wants_that() -> None:
    state = called()
    assert decided(state, A, at=NOW) is None
    act(state, B, GoOn())

    assert decided(state, A, at=NOW) == GoOn()


def test_4_14_a_bot_leaves_the_time_out_of_others_alone() -> None:
    state = maze(seats=3)
    act(state, A, UseTreasure(gifted(state, A, "time_out")))
    act(state, B, GoOn())

    assert decided(state, SEATS[2], at=NOW) is None


def test_4_2_at_a_table_a_bot_answers_at_once_who_wants_to_go_on() -> None:
    company = Temple(bots=2, clock="track_1", maze=True, treasures=True)
    company.wait(20_000)
    gifted(company.state, B, "time_out")
    company.ask(HOST, Signal("help"))
    company.wait(30_000)
    assert company.view["phase"] == "paused"
    assert company.view["pause"]["by"] == B
    stopped = company.clock
    company.ask(HOST, GoOn())

    assert company.view["phase"] == "running"
    company.wait(1_000)
    assert company.clock == stopped + 1_000
