"""Portal: TMP-5.14."""

import pytest

from tests.games.temple.module_tables import NOW, A, B, blessed, do, refusal, temple
from wayout.games.temple import tiles
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.modules.treasures.events import TreasureUsed
from wayout.games.temple.modules.treasures.kinds.teleport import Teleported
from wayout.games.temple.rules import legal
from wayout.games.temple.state import State
from wayout.games.temple.tiles import TILES, Tile

CORNER = {(1, 1): ("b07", 0), (2, 1): ("b07", 0), (2, 2): ("b07", 0)}
"""North-east of the start, and further."""


def with_portal() -> tuple[State, int]:
    state = temple(tiles=CORNER)
    return state, blessed(state, A, "portal")


def test_5_14_it_leads_to_any_of_the_eight_chambers_around() -> None:
    state, tile = with_portal()

    assert do(state, A, UseTreasure(tile, 6)) == [TreasureUsed(A, tile, "portal", NOW), Teleported(A, 0, 6)]
    assert state.figures[A] == 6


def test_5_14_nobody_has_to_be_there_and_no_door() -> None:
    state, _ = with_portal()

    assert {use.node for use in legal(state, A) if isinstance(use, UseTreasure)} == {2, 4, 6}


@pytest.mark.parametrize("node", [0, 8, 10, 99])
def test_5_14_no_further_and_not_where_one_is(node: int) -> None:
    state, tile = with_portal()

    assert refusal(state, A, UseTreasure(tile, node)) == "not_around_you TMP-5.14"


def test_5_14_it_takes_a_chamber_and_nothing_else() -> None:
    state, tile = with_portal()

    assert refusal(state, A, UseTreasure(tile)) == "target_needed TMP-5.2"
    assert refusal(state, A, UseTreasure(tile, 2, 1)) == "no_target TMP-5.2"


def test_13_of_a_chamber_with_two_parts_the_front_or_a_rear_with_an_open_entrance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for tile in (
        Tile(id="two", doors="NS", entry="AA", rear="N"),
        Tile(id="shut", doors="S", closed=True),
    ):
        monkeypatch.setitem(TILES, tile.id, tile)
        monkeypatch.setitem(tiles._printed, tile.id, tiles.prepare(tile))
    state = temple(tiles={(1, 1): ("two", 0), (-1, 1): ("two", 0), (-1, 2): ("b07", 0), (-1, -1): ("shut", 0)})
    portal = blessed(state, A, "portal")

    nodes = {use.node for use in legal(state, A) if isinstance(use, UseTreasure)}

    assert nodes == {2, 4, 6, 7, 8}
    assert refusal(state, A, UseTreasure(portal, 9)) == "not_around_you TMP-5.14"
    assert refusal(state, A, UseTreasure(portal, 12)) == "not_around_you TMP-5.14"
    assert state.figures[B] == 0
