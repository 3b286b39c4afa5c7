"""EEO-1.3 and EEO-2: the tiles of the box."""

from collections import Counter
from importlib import resources

import pytest

from wayout.games.emergency_exit import tiles
from wayout.games.emergency_exit.tiles import (
    CHARACTERS,
    HAZARDS,
    PLAYABLE,
    START,
    TILE_BY_ID,
    TILES,
    BrokenTiles,
    read_tiles,
)

DATA = (resources.files("wayout.games.emergency_exit") / "data" / "tiles.toml").read_text("utf-8")


def test_2_2_the_box_holds_the_start_and_37_tiles_of_seven_kinds() -> None:
    assert TILES[START].kind == "start"
    assert len(PLAYABLE) == 37
    assert Counter(TILES[tile].kind for tile in PLAYABLE) == {
        "straight": 7,
        "left": 6,
        "right": 4,
        "double_left": 5,
        "double_right": 3,
        "intersection": 6,
        "repeat": 6,
    }


def test_2_3_six_characters_are_on_four_tiles_each_and_never_on_a_repeat() -> None:
    seen = Counter(tile.character for tile in TILES if tile.character)

    assert seen == dict.fromkeys(CHARACTERS, 4)
    assert len(CHARACTERS) == 6
    assert not any(tile.character for tile in TILES if tile.kind == "repeat")


def test_2_3_seven_signs_are_on_three_tiles_each() -> None:
    assert Counter(tile.hazard for tile in TILES if tile.hazard) == dict.fromkeys(HAZARDS, 3)
    assert len(HAZARDS) == 7


@pytest.mark.parametrize(
    ("sign", "ids"),
    [
        ("arrow", "L2 DR1 RP5"),
        ("horn", "R3 DL4 X2"),
        ("bolt", "S1 DL3 RP3"),
        ("gas", "S6 X5 RP1"),
        ("water", "L5 R4 X1"),
        ("rubble", "S4 R1 X3"),
        ("flame", "S5 L1 DR2"),
    ],
)
def test_6_3_each_sign_is_on_the_tiles_of_its_card(sign: str, ids: str) -> None:
    assert [tile.id for tile in TILES if tile.hazard == sign] == sorted(ids.split(), key=TILE_BY_ID.__getitem__)


@pytest.mark.parametrize(
    ("character", "ids"),
    [
        ("courier", "S2 L3 X3 X5"),
        ("firefighter", "S3 L6 R2 DR1"),
        ("visitor", "S5 S7 R1 X2"),
        ("runner", "S6 DL2 DL3 X6"),
        ("clerk", "L4 L5 R4 DL1"),
        ("janitor", "R3 DL5 DR3 X4"),
    ],
)
def test_2_3_each_character_is_on_its_tiles(character: str, ids: str) -> None:
    assert [tile.id for tile in TILES if tile.character == character] == ids.split()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('id = "S2"', 'id = "S1"'),
        ('id = "S1", kind = "straight"', 'id = "S1", kind = "left"'),
        ('{ id = "START", kind = "start" },\n  { id = "S1", kind = "straight", hazard = "bolt" }',
         '{ id = "S1", kind = "straight", hazard = "bolt" },\n  { id = "START", kind = "start" }'),
        ('character = "clerk", hazard', 'character = "ghost", hazard'),
        ('kind = "left", hazard = "arrow"', 'kind = "left", hazard = "horn"'),
        ('hazard = "bolt"', 'hazards = "bolt"'),
        ("tiles = [", "tiles = "),
    ],
    ids=["same id twice", "wrong count", "start not first", "unknown character", "no left arrow", "typo", "no toml"],
)  # fmt: skip
def test_a_broken_sheet_is_not_read(before: str, after: str) -> None:
    assert before in DATA

    with pytest.raises(BrokenTiles):
        read_tiles(DATA.replace(before, after))


def test_the_sheet_as_it_is_can_be_read() -> None:
    assert read_tiles(DATA) == tiles.SHEET
