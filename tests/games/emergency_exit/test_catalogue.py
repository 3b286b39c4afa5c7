"""The printed matter."""

from wayout.games.emergency_exit import GAME
from wayout.games.emergency_exit.catalogue import DANGER_CARDS, FLOOR_CARDS
from wayout.games.emergency_exit.tiles import HAZARDS, Tile


def test_the_floor_cards_in_their_order() -> None:
    assert list(FLOOR_CARDS) == [
        "starting",
        "five_faces",
        "too_far",
        "same_face",
        "long_corridor",
        "no_crossing",
        "no_retreat",
    ]


def test_the_danger_cards_are_the_signs_on_the_tiles() -> None:
    assert tuple(DANGER_CARDS) == HAZARDS == ("arrow", "horn", "bolt", "gas", "water", "rubble", "flame")


def test_the_catalogue_says_what_is_on_each_tile() -> None:
    tiles = GAME.catalogue["tiles"]
    assert isinstance(tiles, tuple)

    assert tiles[0] == Tile("START", "start")
    assert tiles[5] == Tile("S5", "straight", "visitor", "flame")
    assert len(tiles) == 38
    assert (GAME.catalogue["floor_cards"], GAME.catalogue["danger_cards"]) == (tuple(FLOOR_CARDS), tuple(DANGER_CARDS))
