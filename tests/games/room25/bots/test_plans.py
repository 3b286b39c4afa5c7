"""What bots program."""

import pytest

from tests.games.room25.bots.letters import answered, scene_of
from tests.games.room25.shows import show
from tests.games.room25.studio import cell, who
from wayout.games.room25.actions import Program
from wayout.games.room25.bots.guesses import foreseen
from wayout.games.room25.parts import CHARACTERS, CONTROL, LOOK, MOVE, PUSH
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

    assert first == who("alice")
    assert not foreseen(scene, first).before
    course = foreseen(scene, later)
    assert (MOVE, EXIT) in [(one.token, one.tile) for part in course[:2] for one in part if one.who == first]


def test_it_takes_two_to_slide_room_25_to_the_edge_and_out() -> None:
    """R25-1.8: it lies between the exit zones, all are inside, and it is the last round."""
    state = show(4, {cell(2, 4): "room25"}, at=dict.fromkeys(ALL, cell(2, 4)), left=1)

    assert all(CONTROL in tokens for name in ALL for tokens in programs("favourite", name, state))


def test_those_inside_slide_it_out_when_the_last_one_has_come() -> None:
    state = show(4, {EXIT: "room25"}, at={**dict.fromkeys(ALL, EXIT), "kevin": BESIDE}, left=1)
    state.lost[who("kevin")] = (LOOK, CONTROL)

    assert any(tokens[-1:] == (CONTROL,) for name in ALL[:3] for tokens in programs("favourite", name, state))


def test_rivals_who_are_about_to_get_out_are_held_up() -> None:
    """The one in the middle acts first, and can push one of them out or slide Room 25 away."""
    state = show(2, {EXIT: "room25"}, mode="competition")
    first = state.order[0]
    for one in state.order:
        state.at[one] = EXIT if state.side[one] != state.side[first] else cell(3, 3)
    state.at[first] = EXIT
    state.face_up[EXIT] = state.face_up[cell(3, 3)] = True

    assert all({CONTROL, PUSH} & set(tokens) for tokens in programs("favourite", CHARACTERS[first], state))
    assert all(tokens[0] != LOOK for tokens in programs("favourite", CHARACTERS[first], state))
