"""Teleport: TMP-3.3, TMP-5.2, TMP-9."""

import pytest

from tests.games.temple.module_tables import NOW, A, B, C, blessed, do, refusal, temple
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.modules.treasures.events import TreasureUsed
from wayout.games.temple.modules.treasures.kinds.teleport import Teleported
from wayout.games.temple.rules import legal


def test_5_2_it_leads_to_another_chamber_with_another_adventurer() -> None:
    state = temple(at={A: 1, B: 2})
    tile = blessed(state, A, "teleport")

    events = do(state, A, UseTreasure(tile, 4))

    assert events == [TreasureUsed(A, tile, "teleport", NOW), Teleported(A, 2, 4)]
    assert state.figures[A] == 4


@pytest.mark.parametrize(
    ("node", "code"),
    [
        (0, "nobody_there TMP-5.2"),
        (2, "already_there TMP-5.2"),
        (99, "nobody_there TMP-5.2"),
        (None, "target_needed TMP-5.2"),
    ],
)
def test_5_2_nowhere_else(node: int | None, code: str) -> None:
    state = temple(at={A: 1, B: 2})

    assert refusal(state, A, UseTreasure(blessed(state, A, "teleport"), node)) == code


def test_5_2_not_to_those_in_the_same_chamber() -> None:
    state = temple(at={A: 1, B: 1})
    tile = blessed(state, A, "teleport")

    assert refusal(state, A, UseTreasure(tile, 2)) == "already_there TMP-5.2"
    assert refusal(state, A, UseTreasure(tile, 0)) == "nobody_there TMP-5.2"


def test_5_2_every_chamber_with_somebody_is_listed_once() -> None:
    state = temple(seats=4, at={A: 1, B: 2, C: 2})
    tile = blessed(state, A, "teleport")

    assert [use for use in legal(state, A) if isinstance(use, UseTreasure)] == [
        UseTreasure(tile, 0),
        UseTreasure(tile, 4),
    ]


@pytest.mark.parametrize("seats", [1, 2])
def test_5_2_9_alone_inside_it_leads_to_the_start_only(seats: int) -> None:
    state = temple(seats=seats, at={A: 1})
    state.figures[1:] = [-1] * (seats - 1)
    tile = blessed(state, A, "teleport")

    assert refusal(state, A, UseTreasure(tile, 4)) == "only_the_start TMP-5.2"
    assert [use for use in legal(state, A) if isinstance(use, UseTreasure)] == [UseTreasure(tile, 0)]
    do(state, A, UseTreasure(tile, 0))
    assert state.figures[A] == 0


def test_5_2_alone_in_the_start_there_is_nowhere_to_go() -> None:
    state = temple(seats=1)

    assert refusal(state, A, UseTreasure(blessed(state, A, "teleport"), 0)) == "already_there TMP-5.2"


def test_5_2_it_takes_no_side() -> None:
    state = temple(at={A: 1, B: 2})

    assert refusal(state, A, UseTreasure(blessed(state, A, "teleport"), 4, 1)) == "no_target TMP-5.2"


def test_4_7_whether_the_temple_is_dead_is_judged_anew_after_it() -> None:
    state = temple(at={A: 1, B: 0})
    state.valve = True
    do(state, A, UseTreasure(blessed(state, A, "teleport"), 0))

    assert not state.valve
