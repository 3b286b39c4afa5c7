"""Bots use every treasure when it helps (TMP-5.2)."""

from tests.games.temple.bots.minds import decided
from tests.games.temple.module_tables import NOW, A, B, N, blessed, do, temple
from wayout.games.temple.actions import Gems
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.state import State


def round_the_corner() -> State:
    """The only gems are behind the wall in the north of the start, and a long way round.

    3 - 4
    #   |
    0 - 1
    """
    return temple(
        flanks=("b07", "b09"),
        tiles={(0, 1): ("b01", 3), (1, 1): ("b07", 0)},
        dice={A: "AAT..", B: "AAT.."},
        pile=(),
    )


def test_5_2_a_secret_passage_is_opened_where_it_saves_a_long_way() -> None:
    state = round_the_corner()
    tile = blessed(state, A, "secret_passage")

    assert decided(state, A, at=NOW) == UseTreasure(tile, 0, N)


def test_5_2_a_secret_passage_is_kept_where_it_saves_nothing() -> None:
    state = round_the_corner()
    state.figures[A] = 2 * 3
    tile = blessed(state, A, "secret_passage")

    assert decided(state, A, at=NOW) != UseTreasure(tile, 0, N)


def test_5_2_a_double_key_that_is_ready_is_used() -> None:
    state = temple(flanks=("gems_key_a", "b08"), dice={A: "KK...", B: "xxxxx"}, at={A: 1, B: 0}, pile=())
    tile = blessed(state, A, "double_key")
    use = decided(state, A, at=NOW)

    assert use == UseTreasure(tile)
    do(state, A, use)
    assert decided(state, A, at=NOW + 1_000) == Gems(1)


def test_5_2_a_double_key_opens_the_last_door_only_for_who_may_leave() -> None:
    state = temple(tiles={(2, 0): ("exit", 1)}, dice={A: "K....", B: "AAx.."}, at={A: 3, B: 3}, pile=())
    state.exit, state.depot = 3, 1
    tile = blessed(state, A, "double_key")

    assert decided(state, A, at=NOW) != UseTreasure(tile)
    state.figures[B] = -1
    assert decided(state, A, at=NOW) == UseTreasure(tile)


def test_5_2_a_teleport_leads_to_a_mate_in_need_who_is_far_away() -> None:
    state = temple(
        tiles={(2, 0): ("b07", 1), (3, 0): ("b07", 1)}, dice={A: "AA...", B: "KBBBB"}, at={A: 2, B: 4}, pile=()
    )
    tile = blessed(state, A, "teleport")

    assert decided(state, A, at=NOW) == UseTreasure(tile, 8)


def test_5_2_a_teleport_is_kept_for_longer_ways() -> None:
    state = temple(dice={A: "AA...", B: "KBBBB"}, at={A: 0, B: 1}, pile=())
    tile = blessed(state, A, "teleport")

    assert decided(state, A, at=NOW) != UseTreasure(tile, 2)


def test_5_2_a_healing_mask_is_for_who_can_hardly_roll() -> None:
    state = temple(dice={A: "AA...", B: "KBBBB"}, at={A: 0, B: 1})
    tile = blessed(state, A, "healing_mask")

    assert decided(state, A, at=NOW) == UseTreasure(tile)


def test_5_2_a_healing_mask_is_kept_while_all_can_roll() -> None:
    state = temple(dice={A: "AABB.", B: "KABBB"}, at={A: 0, B: 1})
    tile = blessed(state, A, "healing_mask")

    assert decided(state, A, at=NOW) != UseTreasure(tile)
