"""How a game begins (NE-3.2)."""

from collections import Counter

import pytest

from tests.games.no_escape.tables import A, B, C, opened
from wayout.games.no_escape import GAME
from wayout.games.no_escape.catalogue import ALL_TILES, CATALOGUE
from wayout.games.no_escape.events import GameOpened
from wayout.games.no_escape.sides import SIDES
from wayout.games.no_escape.slots import HUB, NO_WAY
from wayout.games.no_escape.tiles import SHAPE
from wayout.kernel.chance import Scripted, Seeded
from wayout.kernel.options import complete


def order(first: str) -> list[str]:
    """A shuffle from whose end these are dealt first, in this order."""
    rest = list(ALL_TILES)
    wanted = first.split()
    for tile in wanted:
        rest.remove(tile)
    return rest + wanted[::-1]


@pytest.mark.parametrize("seats", range(2, 9))
def test_3_2_1_the_side_is_that_of_the_number_of_players(seats: int) -> None:
    state = opened(seats, Seeded(seats)).state

    assert seats in SIDES[state.side].players


@pytest.mark.parametrize("side", SIDES)
def test_3_2_1_the_table_may_choose_another_side(side: str) -> None:
    assert opened(3, Seeded(1), side=side).state.side == side


def test_3_2_2_twelve_strips_are_in_supply() -> None:
    assert opened(3, Seeded(1)).state.strips == 12


@pytest.mark.parametrize("seats", range(2, 9))
def test_3_2_3_132_tiles_are_shuffled_and_three_dealt_to_each(seats: int) -> None:
    state = opened(seats, Seeded(7)).state

    assert [len(hand) for hand in state.hands] == [3] * seats
    everything = Counter(state.deck) + Counter(state.discard)
    for hand in state.hands:
        everything.update(hand)
    assert everything == Counter(ALL_TILES)
    assert everything.total() == 132


def test_3_2_4_a_hand_without_a_maze_tile_is_discarded_and_replaced_again_and_again() -> None:
    deal = "swap swap shift ab_roll ab_roll beam tee corner hook single swap swap"
    state = opened(2, Scripted([A, order(deal)])).state

    assert state.hands == [["tee", "corner", "hook"], ["single", "swap", "swap"]]


def test_a14_the_discards_go_face_up_to_the_discard_pile() -> None:
    turn = opened(2, Scripted([A, order("swap swap shift ab_roll ab_roll beam tee corner hook single swap swap")]))

    assert turn.state.discard == ["swap", "swap", "shift", "ab_roll", "ab_roll", "beam"]
    assert isinstance(turn.events[0], GameOpened)
    assert turn.events[0].discard == tuple(turn.state.discard)


def test_3_2_every_hand_has_a_maze_tile() -> None:
    for seed in range(60):
        assert all(any(tile in SHAPE for tile in hand) for hand in opened(8, Seeded(seed)).state.hands)


def test_3_2_5_everybody_starts_on_the_hub_with_three_green_tokens_and_no_heading() -> None:
    state = opened(4, Seeded(1)).state

    assert state.places == [HUB] * 4
    assert state.headings == state.came_from == [NO_WAY] * 4
    assert state.green == [3] * 4


def test_3_2_6_who_begins_is_luck() -> None:
    assert opened(3, Scripted([C, list(ALL_TILES)])).state.turn == C
    assert {opened(3, Seeded(seed)).state.turn for seed in range(30)} == {A, B, C}


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="not a game"):
        GAME.first_state(seats, complete(GAME.options, {}))


def test_a18_a_single_space_tile_is_a_straight_with_one_long_catwalk() -> None:
    tile = CATALOGUE["maze"]["single"]

    assert tile.spaces == (((0, 1), (1, 1), (2, 1)),)
    assert set(tile.exits) == {"N", "S"}


def test_a20_yellow_teleport_indicators_are_on_tiles_of_their_own() -> None:
    maze = CATALOGUE["maze"]

    assert [id for id, tile in maze.items() if tile.indicator is not None] == [
        "ctrl_y",
        "ctrl_w",
        "tele_w",
        "tele_y",
    ]
