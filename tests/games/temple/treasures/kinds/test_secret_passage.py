"""Secret passage: TMP-3.3, TMP-5.2."""

import pytest

from tests.games.temple.module_tables import NOW, A, B, E, N, S, W, blessed, do, refusal, temple
from wayout.games.temple import GAME
from wayout.games.temple.actions import Enter, Gems
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.modules.treasures.events import TreasureUsed
from wayout.games.temple.modules.treasures.kinds.secret_passage import PassageOpened
from wayout.games.temple.rules import legal
from wayout.games.temple.state import State

ABOVE_START = 3


def walled() -> State:
    """North of the start lies a chamber behind its wall; north of that in the east one that both doors join.

        3 - 4
        #   |
    2 - 0 - 1
    """
    return temple(
        tiles={(0, 1): ("b08", 3), (1, 1): ("b07", 0)},
        dice={A: "AT...", B: "AA..."},
    )


def test_5_2_it_joins_two_neighbours_without_a_way_between_them() -> None:
    state = walled()
    tile = blessed(state, A, "secret_passage")
    assert refusal(state, A, Enter(N)) == "no_way TMP-4.7"

    events = do(state, A, UseTreasure(tile, 0, N))

    assert events == [TreasureUsed(A, tile, "secret_passage", NOW), PassageOpened(0, N)]
    do(state, A, Enter(N), at=NOW + 120)
    assert state.figures[A] == ABOVE_START * 2


def test_3_3_it_is_there_for_everybody_and_both_ways() -> None:
    state = walled()
    do(state, A, UseTreasure(blessed(state, A, "secret_passage"), 0, N))
    state.figures[B] = ABOVE_START * 2
    do(state, B, Enter(S))

    assert state.figures[B] == 0


def test_3_3_it_is_shown_on_both_chambers_and_not_as_a_door() -> None:
    state = walled()
    do(state, A, UseTreasure(blessed(state, A, "secret_passage"), 0, N))
    chambers = GAME.view(state, B).chambers

    assert chambers["0"].passages == [N]
    assert chambers[str(ABOVE_START)].passages == [S]
    assert chambers["0"].doors == [E, W]


def test_5_2_its_owner_need_not_be_there_and_may_name_either_side() -> None:
    state = walled()
    state.figures[A] = 4
    do(state, A, UseTreasure(blessed(state, A, "secret_passage"), ABOVE_START * 2, S))
    do(state, B, UseTreasure(blessed(state, B, "extra_gem")))
    state.figures[B] = 0

    assert state.links[0 * 4 + N] == ABOVE_START * 2


def test_5_2_every_wall_between_neighbours_is_listed_once() -> None:
    state = walled()
    tile = blessed(state, A, "secret_passage")

    assert [use for use in legal(state, A) if isinstance(use, UseTreasure)] == [UseTreasure(tile, 0, N)]


def test_5_2_walls_to_the_east_are_listed_as_well() -> None:
    state = temple(tiles={(0, 1): ("b13", 0), (1, 1): ("b13", 0)})
    tile = blessed(state, A, "secret_passage")

    assert [use for use in legal(state, A) if isinstance(use, UseTreasure)] == [
        UseTreasure(tile, 0, N),
        UseTreasure(tile, ABOVE_START * 2, E),
    ]


@pytest.mark.parametrize(
    ("node", "side", "code"),
    [
        (0, E, "joined_already TMP-5.2"),
        (2, N, "joined_already TMP-5.2"),
        (0, S, "no_neighbour TMP-5.2"),
        (4, W, "no_neighbour TMP-5.2"),
        (99, N, "no_such_chamber TMP-5.2"),
        (-2, N, "no_such_chamber TMP-5.2"),
        (1, N, "no_such_chamber TMP-5.2"),
        (0, None, "side_needed TMP-5.2"),
        (0, 7, "side_needed TMP-5.2"),
        (None, N, "target_needed TMP-5.2"),
    ],
)
def test_5_2_only_between_two_chambers_that_are_not_connected(node: int | None, side: int | None, code: str) -> None:
    state = walled()

    assert refusal(state, A, UseTreasure(blessed(state, A, "secret_passage"), node, side)) == code


def test_3_3_it_stays_until_the_end() -> None:
    state = walled()
    do(state, A, UseTreasure(blessed(state, A, "secret_passage"), 0, N))

    assert refusal(state, A, UseTreasure(blessed(state, A, "secret_passage"), 0, N)) == "joined_already TMP-5.2"


def test_2_1_gems_that_are_lit_stay_lit() -> None:
    state = temple(flanks=("gems_key_a", "b08"), tiles={(1, 1): ("b13", 1)}, dice={A: "KKKK."}, at={A: 1})
    do(state, A, Gems(1))
    do(state, A, UseTreasure(blessed(state, A, "secret_passage"), 2, N), at=NOW + 120)

    assert GAME.view(state, A).chambers["1"].gems_done == 1
