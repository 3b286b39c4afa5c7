"""On random boards: what may be laid and rebuilt is what the definitions of NE-3.3 say, slot by slot."""

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from tests.games.no_escape.definitions import Laid, Piece, is_legal, is_valid, laid_by, piece
from tests.games.no_escape.grown import grown
from tests.games.no_escape.tables import A
from wayout.games.no_escape.actions import PlaceTile
from wayout.games.no_escape.catalogue import ACTION_TILES
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.placing import can_place
from wayout.games.no_escape.rules import placements
from wayout.games.no_escape.slots import Slot, spot_of
from wayout.games.no_escape.state import State
from wayout.games.no_escape.tiles import MAZE

ROTATIONS = {tile.id: tile.rotations for tile in MAZE}
Defining = Callable[[State, Laid], Iterator[Targets]]


def all_round(laid: Laid) -> list[Slot]:
    """Every slot of the table as far as the tiles go, and two more."""
    xs, ys = zip(*laid, strict=True)
    return [(x, y) for x in range(min(xs) - 2, max(xs) + 3) for y in range(min(ys) - 2, max(ys) + 3)]


def turned(one: Piece) -> Iterator[tuple[int, Piece]]:
    """The tile in every rotation that differs for play."""
    assert one.tile is not None
    for rot in range(4 if one.strip else ROTATIONS[one.tile]):
        yield rot, piece(one.tile, rot, one.strip)


def free(state: State, laid: Laid) -> list[Slot]:
    standing = [spot_of(place) for place in state.places]
    occupied = {spot[:2] for spot in standing if spot is not None}
    return [slot for slot, one in laid.items() if one.tile is not None and slot not in occupied]


@pytest.mark.parametrize("tile", ROTATIONS)
def test_3_3_a_to_d_a_tile_goes_exactly_where_the_definition_lets_it(tile: str) -> None:
    for seed in range(30):
        state = grown(seed, 1 + seed % 15)
        laid = laid_by(state)
        defined = {
            PlaceTile(tile, slot, rot)
            for slot in all_round(laid)
            for rot, one in turned(piece(tile, 0))
            if is_legal(laid, slot, one)
        }
        assert set(placements(state, [tile])) == defined
        assert can_place(state.board, tile) == bool(defined)


def breaches(state: State, laid: Laid) -> Iterator[Targets]:
    for at in free(state, laid):
        if is_valid({slot: one for slot, one in laid.items() if slot != at}):
            yield Targets(at=at)


def realigns(state: State, laid: Laid) -> Iterator[Targets]:
    for at in free(state, laid):
        for rot, one in turned(laid[at]):
            if one != laid[at] and is_valid({**laid, at: one}):
                yield Targets(at=at, rot=rot)


def shifts(state: State, laid: Laid) -> Iterator[Targets]:
    for at in free(state, laid):
        without = {slot: one for slot, one in laid.items() if slot != at}
        for to in all_round(laid):
            for rot, one in turned(laid[at]):
                if to != at and is_legal(without, to, one) and is_valid({**without, to: one}):
                    yield Targets(at=at, to=to, rot=rot)


def swaps(state: State, laid: Laid) -> Iterator[Targets]:
    for at, to in combinations(sorted(free(state, laid), key=lambda slot: (slot[1], slot[0])), 2):
        for rot, one in turned(laid[at]):
            for to_rot, other in turned(laid[to]):
                if is_valid({**laid, to: one, at: other}):
                    yield Targets(at=at, to=to, rot=rot, to_rot=to_rot)


def collapses(state: State, laid: Laid) -> Iterator[Targets]:
    hand = [piece(tile, 0) for tile in state.hands[A] if tile in ROTATIONS]
    for at in free(state, laid):
        if any(is_valid({**laid, at: one}) for held in hand for _, one in turned(held)):
            yield Targets(at=at)


@pytest.mark.parametrize(
    ("tile", "defined"),
    [("breach", breaches), ("realign", realigns), ("shift", shifts), ("swap", swaps), ("collapse", collapses)],
)
def test_2_5_a_board_is_rebuilt_exactly_as_the_definition_lets_it(tile: str, defined: Defining) -> None:
    for seed in range(30):
        state = grown(seed, 1 + seed % 10)

        assert set(ACTION_TILES[tile].listed(state, A)) == set(defined(state, laid_by(state)))
