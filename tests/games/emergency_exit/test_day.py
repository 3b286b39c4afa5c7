"""The day's maze: the same routes to find for everybody, and what a try counts."""

from typing import Any

import pytest

from wayout.games.emergency_exit import GAME
from wayout.games.emergency_exit.day import MAZES, OPTIONS, feat
from wayout.games.emergency_exit.events import PointsGiven, RoundBegan
from wayout.games.emergency_exit.flow import begin_round
from wayout.kernel.chance import Seeded
from wayout.kernel.episode import Episode
from wayout.kernel.options import complete
from wayout.kernel.play import Turn


def opened(seats: int) -> Episode[Any]:
    episode = Episode(GAME, GAME.first_state(seats, complete(GAME.options, OPTIONS)), Seeded("the day's"))
    episode.open()
    return episode


def second_round(seats: int, tiles: int) -> RoundBegan:
    """After a first round in which so many tiles were laid, each for a reason of its own."""
    episode = opened(seats)
    for tile in range(tiles):
        (seat,) = GAME.asked(episode.state)
        may = GAME.legal(episode.state, seat)
        episode.play(seat, may[tile % len(may)])
    turn = Turn(episode.state, episode.luck, 0)
    begin_round(turn)
    began = turn.events[0]
    assert isinstance(began, RoundBegan)
    return began


@pytest.mark.parametrize("seats", MAZES[1].seats)
def test_eeo_11_later_rounds_are_the_same_whatever_was_laid_and_by_how_many(seats: int) -> None:
    began, alone = second_round(seats, tiles=2), second_round(1, tiles=0)

    assert (began.goal, began.floor) == (alone.goal, alone.floor)
    assert tiles_in_order(began) == tiles_in_order(alone)


def tiles_in_order(began: RoundBegan) -> list[int]:
    """As they come to hand, the last one first."""
    dealt = [tile for hand in began.hands for tile in hand or ()]
    return [*(began.deck or ()), *reversed(dealt)]


def test_eeo_11_exits_count_first_and_then_how_few_tiles_led_to_them() -> None:
    state = opened(1).state
    state.pile = [1, 2, 3, 4, 5]
    PointsGiven((1,), True).apply(state)
    one = feat(state, False)
    state.pile = [1, 2, 3, 4]
    PointsGiven((0,), True).apply(state)
    missed = feat(state, False)
    PointsGiven((1,), True).apply(state)
    two = feat(state, False)

    assert missed == one
    assert (one.done, one.of, one.facts) == (1, 3, {"tiles": 5})
    assert (two.done, two.facts) == (2, {"tiles": 9})
    assert two.rank > one.rank > feat(opened(1).state, False).rank


def test_eeo_11_a_race_counts_no_tiles() -> None:
    state = opened(1).state
    state.pile = [1, 2, 3]
    PointsGiven((1,), False).apply(state)

    assert state.walked == 0
