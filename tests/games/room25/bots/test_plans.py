"""What bots program."""

import pytest

from tests.games.room25.bots.letters import answered, scene_of
from tests.games.room25.shows import show
from tests.games.room25.studio import cell, who
from wayout.games.room25.actions import Program
from wayout.games.room25.bots.plans import foreseen
from wayout.games.room25.parts import CONTROL, LOOK, MOVE
from wayout.games.room25.state import State

EXIT = cell(0, 1)
BESIDE = cell(1, 1)
STRONG = ("contestant", "favourite")
ALL = ("alice", "jennifer", "max", "kevin")


def programs(bot: str, name: str, state: State, seeds: int = 12) -> set[tuple[str, ...]]:
    """What it programs, with any luck; a slip is not what it meant."""
    seat = state.owner[who(name)]
    found = [answered(bot, state, seat, seed) for seed in range(seeds)]
    tokens = [one.tokens for one in found if isinstance(one, Program)]
    return {one for one in tokens if tokens.count(one) > 2}


@pytest.mark.parametrize("bot", STRONG)
def test_with_all_in_room_25_somebody_slides_it_out(bot: str) -> None:
    state = show(4, {EXIT: "room25"}, at=dict.fromkeys(ALL, EXIT))

    assert all(CONTROL in tokens for tokens in programs(bot, "alice", state))


@pytest.mark.parametrize("bot", STRONG)
def test_the_last_one_outside_comes_in_and_moves_it_out(bot: str) -> None:
    state = show(4, {EXIT: "room25"}, at={**dict.fromkeys(ALL, EXIT), "kevin": BESIDE})

    assert programs(bot, "kevin", state) == {(MOVE, CONTROL)}


@pytest.mark.parametrize("bot", STRONG)
def test_whoever_is_trapped_moves_first(bot: str) -> None:
    state = show(4, {EXIT: "room25", cell(3, 3): "trapped"}, at={"max": cell(3, 3)})
    state.trap[who("max")], state.armed[who("max")] = cell(3, 3), True

    assert all(tokens[0] == MOVE for tokens in programs(bot, "max", state))


@pytest.mark.parametrize("bot", STRONG)
def test_nobody_stands_still_once_room_25_is_found(bot: str) -> None:
    state = show(4, {EXIT: "room25"}, at={"alice": EXIT, "max": cell(3, 3)})

    assert all(MOVE in tokens or CONTROL in tokens for tokens in programs(bot, "max", state))


def test_nobody_looks_from_where_all_around_is_open() -> None:
    state = show(4, {EXIT: "room25"}, at={"alice": cell(2, 3)})
    for open_cell in (cell(1, 3), cell(3, 3), cell(2, 4)):
        state.face_up[open_cell] = True

    assert all(tokens[0] != LOOK for tokens in programs("favourite", "alice", state))


def test_adrenaline_is_not_spent_in_the_first_round() -> None:
    state = show(4, {EXIT: "room25"}, adrenaline=True)
    found = [answered("favourite", state, seat) for seat in range(4)]

    assert not any(one.adrenaline for one in found if isinstance(one, Program))


def test_the_favourite_thinks_of_those_who_act_before() -> None:
    state = show(4, {EXIT: "room25"}, at={"alice": BESIDE, "max": EXIT})
    first, later = state.order[0], state.order[-1]
    scene = scene_of(state, state.owner[later])

    assert foreseen(scene, first) is scene.stage
    assert first == who("alice")
    assert foreseen(scene, later).at[first] == EXIT
