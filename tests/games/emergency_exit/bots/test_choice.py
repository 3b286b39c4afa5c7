"""EEO-11: which tile a bot lays, and how it shows it."""

import pytest

from tests.games.emergency_exit.bots.letters import late
from tests.games.emergency_exit.tables import tiles
from wayout.games.emergency_exit.bots.belief import Belief, believe
from wayout.games.emergency_exit.bots.choice import best_for_race, best_for_team, on_goal, shown_rotation
from wayout.games.emergency_exit.bots.outlook import outlook, way_left
from wayout.games.emergency_exit.tiles import PLAYABLE
from wayout.games.emergency_exit.view import View
from wayout.kernel.chance import Seeded
from wayout.kernel.grid import Cell


def belief_of(pile: str) -> Belief:
    known = tiles(pile)
    return believe(known, late("").view, [tile for tile in PLAYABLE if tile not in known], 1, Seeded(1))


def view_to(goal: Cell) -> View:
    view: View = late("", seats=1, options={"mode": "together"}, goal=goal).view
    return view


@pytest.mark.parametrize("guile", [False, True])
def test_a_tile_that_keeps_the_route_alive_goes_before_one_that_does_not(guile: bool) -> None:
    hand = tiles("L3 L4 S1")

    assert {best_for_race(belief_of("L1 L2"), hand, guile, Seeded(seed)) for seed in range(9)} == set(tiles("S1"))


def test_guile_prefers_the_safe_tile_that_looks_bad() -> None:
    hand = tiles("L5 R1")

    laid = {best_for_race(belief_of("X1 L1 L2"), hand, True, Seeded(seed)) for seed in range(9)}

    assert laid == set(tiles("L5")), "the left turn leads through the intersection and holds"


def test_without_guile_every_safe_tile_is_as_good() -> None:
    hand = tiles("L5 R1")

    assert {best_for_race(belief_of("X1 L1 L2"), hand, False, Seeded(seed)) for seed in range(9)} == set(hand)


def test_on_a_repeat_the_honest_show_the_way_and_the_sly_do_not() -> None:
    belief = belief_of("L1 RP1")
    honest = belief.alive[0].head

    assert {shown_rotation(belief, False, Seeded(seed)) for seed in range(20)} == {honest}
    assert {shown_rotation(belief, True, Seeded(seed)) for seed in range(20)} == {0, 1, 2, 3} - {honest}


@pytest.mark.parametrize(
    ("pile", "goal", "left"),
    [("", (0, 4), 4), ("", (0, -4), 8), ("S1", (0, 1), 0), ("S1", (2, 2), 3), ("L1", (2, 1), 6), ("L1", (-3, 1), 3)],
)
def test_the_way_that_is_left_to_the_exit(pile: str, goal: Cell, left: int) -> None:
    assert way_left(belief_of(pile).alive[0], goal) == left


def test_the_exit_is_there_if_the_last_tile_stands_on_it() -> None:
    assert on_goal(belief_of("S S S S"), (0, 4)) == 1.0
    assert on_goal(belief_of("S S S S S"), (0, 4)) == 0.0
    assert on_goal(belief_of("L L L"), (-1, 0)) == 0.0, "a lost route leads to no exit"


@pytest.mark.parametrize("thoughts", [0, 8])
@pytest.mark.parametrize(("goal", "best"), [((0, 6), "S4"), ((-6, 1), "L1"), ((6, 1), "R1")])
def test_the_team_walks_towards_the_exit(thoughts: int, goal: Cell, best: str) -> None:
    hand = tiles("S4 L1 R1")

    chosen = best_for_team(belief_of(""), hand, view_to(goal), thoughts, Seeded(1))

    assert chosen == tiles(best)[0]


def test_playing_on_in_mind_finds_an_exit_that_is_near_and_none_that_cannot_be_reached() -> None:
    near = belief_of("S1 S2")
    hopeless = Belief(near.alive, 1, [], near.lost)

    assert outlook(near.alive[0], tiles("S3 L1"), 0, near, (0, 4), Seeded(1)) > 0.9
    assert outlook(hopeless.alive[0], [], 0, hopeless, (0, 7), Seeded(1)) == 0.0
