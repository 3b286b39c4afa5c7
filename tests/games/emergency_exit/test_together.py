"""EEO-11: all against the building, or one alone."""

import pytest

from tests.games.emergency_exit.tables import A, B, C, do, kinds, luck_of_opening, opened, shuffled_tiles, table, tile
from wayout.games.emergency_exit import GAME
from wayout.games.emergency_exit.actions import AnnounceExit, PlayTile, PressOn
from wayout.games.emergency_exit.events import ExitAnnounced, GameEnded, RoundBegan, TurnBegan
from wayout.games.emergency_exit.flow import GOALS
from wayout.games.emergency_exit.state import State
from wayout.kernel.chance import Scripted, Seeded
from wayout.kernel.grid import Cell

TOGETHER = {"mode": "together"}
CORNER: Cell = (-1, 3)


def at_the_exit(goal: Cell = (0, 4), seats: int = 2, **options: str | int) -> State:
    """Four straights lie: the last one four cells ahead of the Start."""
    return table("S S S S", seats=seats, goal=goal, options={**TOGETHER, **options})


def test_11_the_exit_lies_four_to_seven_steps_away() -> None:
    assert {abs(x) + abs(y) for x, y in GOALS} == {4, 5, 6, 7}
    assert len(set(GOALS)) == len(GOALS) == 4 * (4 + 5 + 6 + 7)


def test_11_where_the_exit_lies_is_luck_and_everybody_knows() -> None:
    state = opened(1, Scripted([*luck_of_opening(), CORNER]), mode="together").state

    assert GAME.view(state, A).goal == CORNER
    assert state.floor_up == ["starting"]


def test_11_announcing_on_the_exit_gives_everybody_a_point() -> None:
    state = at_the_exit()

    happened = do(state, A, AnnounceExit())

    assert kinds(happened) == ["ExitAnnounced", "RouteRevealed", "PointsGiven"]
    assert happened[0] == ExitAnnounced(A)
    assert (state.scores, state.phase) == ([1, 1], "reveal")


def test_11_beside_the_exit_the_game_is_lost() -> None:
    state = at_the_exit(goal=(0, 5))

    assert do(state, A, AnnounceExit())[-1] == GameEnded("lost", ())
    assert state.scores == [0, 0]


def test_11_a_route_that_fails_is_lost_wherever_it_ends() -> None:
    state = table("S L L L", seats=1, goal=(-1, 1), options=TOGETHER)

    assert do(state, A, AnnounceExit())[-1] == GameEnded("lost", ())


def test_11_a_floor_card_in_force_counts() -> None:
    state = at_the_exit()
    state.floor_up.append("long_corridor")

    assert do(state, A, AnnounceExit())[-1] == GameEnded("lost", ())


def test_11_it_is_the_last_tile_that_must_stand_on_the_exit() -> None:
    state = at_the_exit(goal=(0, 3))

    assert do(state, A, AnnounceExit())[-1] == GameEnded("lost", ())


def test_11_when_the_tiles_run_out_the_route_is_revealed() -> None:
    state = table("S1 S2 S3", seats=2, hands=["S4", ""], deck="", goal=(0, 4), options=TOGETHER)

    assert kinds(do(state, A, PlayTile(tile("S4"), None))) == ["TilePlayed", "RouteRevealed", "PointsGiven"]
    assert state.scores == [1, 1]


def test_11_each_exit_found_adds_a_floor_card_and_a_new_exit() -> None:
    state = at_the_exit()
    next_card = state.floor_deck[0]
    do(state, A, AnnounceExit())
    do(state, A, PressOn())

    began = do(state, B, PressOn(), Scripted([shuffled_tiles(), CORNER]))[1]

    assert isinstance(began, RoundBegan)
    assert (began.floor, began.goal, began.first) == (("starting", next_card), CORNER, B)
    assert GAME.view(state, A).level == 1


@pytest.mark.parametrize("level", [0, 3, 6])
def test_11_the_escape_is_three_exits_from_the_level_that_the_table_chose(level: int) -> None:
    state = opened(3, Seeded(1), mode="together", level=level).state

    assert (len(state.floor_up), state.target) == (1 + level, 3)
    assert GAME.view(state, A).level == level


def test_3_1_3_in_a_race_round_1_uses_the_starting_card_alone_whatever_the_level() -> None:
    assert opened(3, Seeded(1), level=3).state.floor_up == ["starting"]


def test_11_enough_exits_found_are_the_escape() -> None:
    state = at_the_exit(target="two")
    state.scores = [1, 1]

    assert do(state, A, AnnounceExit())[-1] == GameEnded("escaped", (A, B))
    assert state.phase == "over"


def test_11_who_has_left_does_not_escape() -> None:
    state = at_the_exit(target="one", seats=3)
    state.in_game[C] = state.holds[C] = False

    assert do(state, A, AnnounceExit())[-1] == GameEnded("escaped", (A, B))
    assert state.scores == [1, 1, 0]


@pytest.mark.parametrize(("card", "forbidden"), [("too_far", (0, 5)), ("no_retreat", (0, -4))])
def test_11_no_exit_lies_where_a_card_in_force_forbids_a_tile(card: str, forbidden: Cell) -> None:
    for seed in range(40):
        luck = Seeded(seed)
        state = opened(1, luck, mode="together", level=6).state
        assert card in state.floor_up
        assert state.goal in GOALS
        assert state.goal != forbidden
        assert state.goal is not None
        assert max(map(abs, state.goal)) < 5
        assert state.goal[1] >= 0


def test_11_alone_every_turn_is_the_own() -> None:
    state = table("S1", seats=1, hands=["S2 S3 S4"], goal=CORNER, options=TOGETHER)

    assert do(state, A, PlayTile(tile("S2"), None))[-1] == TurnBegan(A, False)


def test_11_alone_with_danger_nothing_breaks() -> None:
    state = table("S1", seats=1, hands=["X1 S4 S5"], danger="water rubble flame", options=TOGETHER)
    do(state, A, PlayTile(tile("X1"), None))
    do(state, A, PlayTile(tile("S4"), None))
    assert (state.direction, state.extra_turn) == (-1, False)

    assert do(state, A, PlayTile(tile("S5"), None))[-1] == TurnBegan(A, True)


def test_11_there_is_no_lost_and_no_exit_before_the_first_tile() -> None:
    empty = table(seats=2, hands=["S1", "S2"], options=TOGETHER)
    laid = table("L1", seats=2, hands=["S1", "S2"], options=TOGETHER)

    assert GAME.legal(empty, A) == [PlayTile(tile("S1"), None)]
    assert GAME.legal(laid, A) == [PlayTile(tile("S1"), None), AnnounceExit()]
