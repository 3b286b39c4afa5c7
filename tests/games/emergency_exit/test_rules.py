"""Whom the game waits for, what they may do, and what is played when time is up."""

import pytest

from tests.games.emergency_exit.tables import A, B, do, table, tile, tiles
from wayout.games.emergency_exit import GAME
from wayout.games.emergency_exit.actions import Answer, DeclareLost, PassTurn, PlayBlind, PlayTile, PressOn
from wayout.games.emergency_exit.rules import THINKABLE
from wayout.games.emergency_exit.state import State
from wayout.kernel.chance import NoLuck, Scripted
from wayout.kernel.play import Action


def test_3_3_a_turn_is_one_tile_or_lost() -> None:
    state = table(hands=["S1 L1 X1", "R1", "R2"])

    assert GAME.legal(state, A) == [*(PlayTile(one, None) for one in tiles("S1 L1 X1")), DeclareLost()]
    assert GAME.legal(state, B) == []


def test_3_4_on_a_repeat_every_tile_comes_in_four_rotations() -> None:
    state = table("RP1", hands=["S1 L1", "R1", "R2"])

    assert GAME.legal(state, A) == [
        *(PlayTile(one, rot) for one in tiles("S1 L1") for rot in range(4)),
        DeclareLost(),
    ]


def test_3_5_in_a_poll_one_may_join_or_keep() -> None:
    state = table("S1")
    do(state, A, DeclareLost())

    assert (GAME.asked(state), GAME.legal(state, B)) == ((B,), [Answer(False), Answer(True)])


@pytest.mark.parametrize(
    ("state", "action"),
    [
        (table("S1", hands=["L1 S2", "R1", "R2"]), PlayTile(tile("S2"), None)),
        (table("RP1", hands=["L1 S2", "R1", "R2"]), PlayTile(tile("S2"), 0)),
    ],
)
def test_8_time_up_plays_a_random_tile_upright_if_that_is_free(state: State, action: Action[State]) -> None:
    assert GAME.timeout(state, A, Scripted([tile("S2")])) == action


@pytest.mark.parametrize(
    ("state", "action"),
    [
        (table("S6", panic=True), PlayBlind(None)),
        (table("RP1", panic=True), PlayBlind(0)),
        (table("S1", hands=["", "R1", "R2"], deck=""), PassTurn()),
        (table("S1", hands=["", "R1", "R2"], deck="", panic=True), PassTurn()),
        (table("S1", phase="poll", turn=A, opener=B), Answer(False)),
        (table("S1", phase="reveal"), PressOn()),
    ],
)
def test_8_time_up_needs_no_luck_else(state: State, action: Action[State]) -> None:
    assert GAME.timeout(state, A, NoLuck()) == action
    assert action.check(state, A) is None


@pytest.mark.parametrize(("phase", "seconds"), [("turn", 45), ("poll", 15), ("reveal", 90)])
def test_8_each_kind_of_waiting_has_its_timer(phase: str, seconds: int) -> None:
    state = table(phase=phase)

    assert GAME.timers[GAME.waiting(state, A)] == seconds


def test_every_action_has_a_number_and_every_number_an_action() -> None:
    numbering = GAME.numbering

    assert numbering.size == 37 * 5 + 5 + 6 + 1
    assert [numbering.parts(numbering.action((number,))) for number in range(numbering.size)] == [
        (number,) for number in range(numbering.size)
    ]
    assert {numbering.parts(action) for action in THINKABLE} == {(number,) for number in range(numbering.size - 1)}
    assert numbering.action((numbering.size - 1,)) == GAME.leave


def test_leaving_is_never_listed() -> None:
    state = table()

    assert GAME.leave.check(state, A) is None
    assert GAME.leave not in GAME.legal(state, A)
    assert GAME.leave not in GAME.thinkable(state, A)


def test_a_game_under_way_has_no_result() -> None:
    assert GAME.result(table()) is None
