"""How bots answer what they are asked."""

import pytest

from tests.games.room25.bots.letters import answered
from tests.games.room25.studio import acts, cell, studio, who
from wayout.games.room25.actions import Choose
from wayout.games.room25.cells import Cell
from wayout.games.room25.course import go_on
from wayout.games.room25.moments import NOW, WAIT
from wayout.games.room25.parts import CONTROL, LOOK, MOVE, PUSH, SPECIAL, Target, Token
from wayout.games.room25.state import State
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn

EXIT = cell(0, 1)
BESIDE = cell(1, 1)
OPEN = {EXIT: "room25"}
BOTS = ("contestant", "favourite")


def chosen(bot: str, state: State, name: str, token: Token) -> Target:
    """What it answers most often: slips are rare."""
    acts(state, name, token)
    return chosen_now(bot, state, name)


def chosen_now(bot: str, state: State, name: str) -> Target:
    seat = state.owner[who(name)]
    found = [answered(bot, state, seat, seed) for seed in range(9)]
    targets = [one.target for one in found if isinstance(one, Choose)]
    return max(targets, key=targets.count)


@pytest.mark.parametrize("bot", BOTS)
def test_it_goes_into_room_25(bot: str) -> None:
    assert chosen(bot, studio({"max": BESIDE, "kevin": 24}, OPEN), "max", MOVE) == Target(cell=EXIT)


@pytest.mark.parametrize("bot", BOTS)
def test_it_does_not_go_where_it_would_die(bot: str) -> None:
    state = studio({"max": cell(2, 1), "kevin": EXIT}, {**OPEN, BESIDE: "mortal"})

    assert chosen(bot, state, "max", MOVE) != Target(cell=BESIDE)


@pytest.mark.parametrize("bot", BOTS)
def test_with_everybody_inside_it_moves_room_25_out(bot: str) -> None:
    state = studio({"max": EXIT, "kevin": EXIT}, OPEN)

    assert chosen(bot, state, "max", CONTROL) == Target(line=6, forward=False)


@pytest.mark.parametrize("bot", BOTS)
def test_a_guard_does_not_move_it_out_but_away(bot: str) -> None:
    roles = {"max": "guard", "kevin": "prisoner", "emmett": "prisoner"}
    state = studio(
        {"max": EXIT, "kevin": cell(0, 2), "emmett": EXIT}, OPEN, mode="suspicion", guards=1, roles=roles, left=3
    )

    assert chosen(bot, state, "max", CONTROL) != Target(line=0, forward=True)


@pytest.mark.parametrize("bot", BOTS)
def test_a_guard_pushes_somebody_out_of_room_25_and_rather_to_death(bot: str) -> None:
    roles = {"max": "guard", "kevin": "prisoner", "emmett": "prisoner"}
    rooms = {**OPEN, cell(0, 2): "mortal"}
    state = studio({"max": EXIT, "kevin": EXIT, "emmett": EXIT}, rooms, mode="suspicion", guards=1, roles=roles, left=3)
    state.shown[who("max")] = True

    assert chosen(bot, state, "max", PUSH).cell == cell(0, 2)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("deadly", [cell(1, 0), cell(1, 2), cell(2, 1)])
def test_a_rival_is_pushed_to_death_even_before_room_25_is_found(bot: str, deadly: Cell) -> None:
    state = studio(
        {"max": BESIDE, "kevin": BESIDE}, {**OPEN, deadly: "mortal"}, down=[EXIT, cell(4, 4)], mode="competition"
    )

    assert chosen(bot, state, "max", PUSH) == Target(cell=deadly, who=who("kevin"))


@pytest.mark.parametrize("bot", BOTS)
def test_it_looks_where_room_25_may_be(bot: str) -> None:
    state = studio({"max": BESIDE, "kevin": 24}, OPEN, down=[EXIT, cell(1, 2), cell(4, 4)])

    assert chosen(bot, state, "max", LOOK) == Target(cell=EXIT)


@pytest.mark.parametrize("bot", BOTS)
def test_jennifer_calls_her_mate_into_room_25(bot: str) -> None:
    state = studio({"jennifer": EXIT, "kevin": BESIDE, "max": EXIT}, OPEN)

    assert chosen(bot, state, "jennifer", SPECIAL) == Target(who=who("kevin"))


@pytest.mark.parametrize("bot", BOTS)
def test_max_carries_his_mate_into_room_25(bot: str) -> None:
    state = studio({"max": BESIDE, "kevin": BESIDE}, OPEN)

    assert chosen(bot, state, "max", SPECIAL) == Target(cell=EXIT, who=who("kevin"))


@pytest.mark.parametrize("bot", BOTS)
def test_an_illusion_is_left_to_room_25_if_one_knows_where_it_is(bot: str) -> None:
    state = studio({"max": BESIDE, "kevin": 24}, {cell(1, 2): "illusion", 0: "room25", 4: "mortal"}, down=[0, 4])
    acts(state, "max", MOVE, Target(cell=cell(1, 2)))
    found = [answered(bot, state, 0, seed, {0: "room25", 4: "mortal"}) for seed in range(9)]

    assert found.count(Choose(Target(cell=0))) > 6


def now_or_later(bot: str, state: State, name: str) -> Target:
    """What it says when its only action could be played now or later."""
    state.floating[who(name)] = CONTROL
    go_on(Turn(state, NoLuck()), [])
    return chosen_now(bot, state, name)


@pytest.mark.parametrize("bot", BOTS)
def test_control_in_room_25_waits_for_whoever_has_yet_to_come(bot: str) -> None:
    assert now_or_later(bot, studio({"max": EXIT, "kevin": BESIDE}, OPEN), "max") == WAIT


@pytest.mark.parametrize("bot", BOTS)
def test_with_all_inside_nobody_waits(bot: str) -> None:
    assert now_or_later(bot, studio({"max": EXIT, "kevin": EXIT}, OPEN), "max") == NOW
