"""The rooms of both boxes and the complexes made of them (R25-1.2, R25-1.3, R25-2.1, R25-2.3)."""

from collections import Counter
from importlib import resources

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wayout.games.room25
from wayout.games.room25.boxes import (
    BASE_COPIES,
    CHARTS,
    COMPLEXES,
    COPIES,
    ROOM_COLOURS,
    BrokenBoxes,
    Rooms,
    colours_of,
    drawn,
    in_box,
    read_compositions,
    read_rooms,
)
from wayout.games.room25.cast import CAST
from wayout.kernel.chance import NoLuck, Scripted, Seeded

DATA = resources.files(wayout.games.room25) / "data"
ROOMS_FILE = (DATA / "rooms.toml").read_text("utf-8")
COMPOSITIONS_FILE = (DATA / "compositions.toml").read_text("utf-8")

CASTS = st.sets(st.sampled_from(tuple(CAST)), min_size=1)

KINDS = [
    ("central", "blue", 1, 1),
    ("room25", "blue", 1, 1),
    ("key", "blue", 0, 1),
    ("empty", "green", 8, 8),
    ("vision", "green", 1, 1),
    ("moving", "green", 1, 1),
    ("control", "green", 1, 1),
    ("tunnel", "green", 2, 3),
    ("regeneration", "green", 0, 1),
    ("robot", "green", 0, 2),
    ("vortex", "yellow", 2, 2),
    ("prison", "yellow", 2, 2),
    ("cold", "yellow", 2, 2),
    ("dark", "yellow", 2, 2),
    ("jamming", "yellow", 0, 1),
    ("mirror", "yellow", 0, 1),
    ("mac", "yellow", 0, 2),
    ("pivoting", "yellow", 0, 2),
    ("trapped", "red", 2, 2),
    ("flooded", "red", 2, 2),
    ("acid", "red", 2, 2),
    ("illusion", "red", 1, 1),
    ("mortal", "red", 2, 2),
    ("shredder", "red", 0, 2),
    ("timer", "red", 0, 1),
    ("paranoia", "red", 0, 1),
]

COLOURS = {
    "beginner": (2, 10, 6, 7),
    "expert_competition": (2, 8, 7, 8),
    "expert_suspicion": (2, 9, 5, 9),
    "suspicion_one_guard": (2, 5, 8, 10),
    "suspicion_two_guards": (2, 7, 8, 8),
    "rivals": (2, 6, 7, 10),
    "cooperation_standard": (3, 4, 7, 11),
    "solo_standard": (3, 4, 7, 11),
    "cooperation_madness": (3, 3, 7, 12),
    "solo_madness": (3, 3, 7, 12),
}
"""Blue, green, yellow and red rooms of each complex."""

READY = {
    "beginner": "8 empty vision control 2 vortex 2 cold 2 dark 2 trapped 2 flooded 2 acid mortal",
    "expert_competition": (
        "4 empty vision control 2 tunnel vortex 2 prison 2 cold 2 dark 2 trapped 2 flooded 2 acid illusion mortal"
    ),
    "expert_suspicion": (
        "6 empty vision moving control vortex 2 cold 2 dark 2 trapped 2 flooded 2 acid illusion 2 mortal"
    ),
    "suspicion_one_guard": (
        "robot 2 tunnel vision regeneration jamming 2 mac 2 pivoting mirror prison vortex 2 mortal timer 2 "
        "shredder paranoia illusion acid trapped flooded"
    ),
    "suspicion_two_guards": (
        "2 robot 3 tunnel vision regeneration jamming mac mirror pivoting prison vortex dark cold mortal 2 "
        "shredder paranoia illusion acid trapped flooded"
    ),
    "cooperation_standard": (
        "key 2 tunnel robot empty 2 pivoting vortex mirror 2 dark jamming 2 acid 2 flooded 2 trapped 2 mortal "
        "timer 2 shredder"
    ),
    "solo_standard": (
        "key 2 tunnel robot empty 2 pivoting vortex cold 2 dark prison 2 acid 2 flooded 2 trapped 2 mortal "
        "timer 2 shredder"
    ),
    "cooperation_madness": (
        "key 2 tunnel robot 2 pivoting vortex prison cold dark mirror 2 mortal timer paranoia 2 acid 2 "
        "flooded 2 trapped 2 shredder"
    ),
    "solo_madness": (
        "key 2 tunnel robot 2 pivoting vortex prison cold dark mac 2 mortal timer paranoia 2 acid 2 flooded 2 "
        "trapped 2 shredder"
    ),
    "rivals": (
        "regeneration robot vision control 2 tunnel 2 prison vortex pivoting dark cold mac 2 mortal 2 trapped "
        "2 flooded acid shredder illusion paranoia"
    ),
}
"""What is in each ready complex besides the Central Room and Room 25, as the rules list it."""


def listed(row: str) -> Rooms:
    rooms, count = {"central": 1, "room25": 1}, 1
    for word in row.split():
        if word.isdigit():
            count = int(word)
            continue
        rooms[word], count = count, 1
    return rooms


def shape(rooms: Rooms) -> tuple[int, ...]:
    return tuple(colours_of(rooms)[colour] for colour in ("blue", "green", "yellow", "red"))


@pytest.mark.parametrize(("room", "colour", "base", "whole"), KINDS)
def test_r25_1_2_and_2_1_each_kind_is_as_its_row_says(room: str, colour: str, base: int, whole: int) -> None:
    assert (ROOM_COLOURS[room], BASE_COPIES[room], COPIES[room]) == (colour, base, whole)


def test_r25_1_2_and_2_1_both_boxes_hold_47_tiles_of_26_kinds() -> None:
    assert list(COPIES) == [row[0] for row in KINDS]
    assert (sum(BASE_COPIES.values()), sum(COPIES.values())) == (32, 47)


@pytest.mark.parametrize("name", READY)
def test_r25_1_3_and_2_3_every_preset_is_as_its_row_says(name: str) -> None:
    assert COMPLEXES[name] == listed(READY[name])


@pytest.mark.parametrize("name", COLOURS)
def test_r25_1_3_and_2_3_every_preset_is_made_of_25_rooms_in_the_colours_of_its_chart(name: str) -> None:
    assert sum(COMPLEXES[name].values()) == 25
    assert shape(COMPLEXES[name]) == COLOURS[name]


def test_r25_1_3_and_2_3_there_is_a_preset_for_every_chart() -> None:
    assert set(COMPLEXES) == set(CHARTS) == set(COLOURS)


@pytest.mark.parametrize("name", ["beginner", "expert_competition", "expert_suspicion"])
def test_r25_1_3_the_base_box_is_enough_for_its_charts(name: str) -> None:
    assert all(count <= BASE_COPIES[room] for room, count in COMPLEXES[name].items())


def test_r25_2_3_the_presets_for_one_player_swap_what_nobody_could_talk_about() -> None:
    def swapped(one: str, other: str) -> tuple[Counter[str], Counter[str]]:
        together, alone = Counter(COMPLEXES[one]), Counter(COMPLEXES[other])
        return together - alone, alone - together

    assert swapped("cooperation_standard", "solo_standard") == (
        Counter(mirror=1, jamming=1),
        Counter(cold=1, prison=1),
    )
    assert swapped("cooperation_madness", "solo_madness") == (Counter(mirror=1), Counter(mac=1))


def test_r25_2_3_a_vortex_room_leaves_the_box_for_cooperation_and_jamming_and_mirror_for_one_player() -> None:
    assert {name: chart.without for name, chart in CHARTS.items() if chart.without} == {
        "cooperation_standard": {"vortex": 1},
        "cooperation_madness": {"vortex": 1},
        "solo_standard": {"vortex": 1, "jamming": 1, "mirror": 1},
        "solo_madness": {"vortex": 1, "jamming": 1, "mirror": 1},
    }


@given(st.sampled_from(list(CHARTS)), st.integers(), CASTS)
def test_r25_2_3_a_random_complex_fits_its_chart(name: str, seed: int, characters: set[str]) -> None:
    rooms = drawn(name, Seeded(seed), characters)

    assert shape(rooms) == COLOURS[name]
    assert all(rooms[room] >= count for room, count in CHARTS[name].fixed.items())
    assert all(1 <= count <= in_box(CHARTS[name])[room] for room, count in rooms.items())


@given(st.sampled_from(list(CHARTS)), st.integers(), CASTS)
def test_r25_2_3_a_random_complex_keeps_back_the_empty_rooms_that_will_be_needed(
    name: str, seed: int, characters: set[str]
) -> None:
    rooms = drawn(name, Seeded(seed), characters)
    turned = sum(rooms.get(room, 0) for room in ("key", "timer", "regeneration"))
    brought = 2 * ("sarah" in characters) + ("bruce" in characters)

    if CHARTS[name].free:
        assert rooms.get("empty", 0) + turned + brought <= 8


@given(st.sampled_from(list(CHARTS)), st.integers())
def test_r25_2_3_two_mortal_chambers_never_meet_two_vortex_rooms(name: str, seed: int) -> None:
    rooms = drawn(name, Seeded(seed))

    assert rooms.get("mortal", 0) < 2 or rooms.get("vortex", 0) < 2


@given(st.sampled_from(list(CHARTS)), st.integers())
def test_r25_2_3_the_same_luck_draws_the_same_complex(name: str, seed: int) -> None:
    assert drawn(name, Seeded(seed)) == drawn(name, Seeded(seed))


def test_r25_2_3_every_room_is_drawn_sooner_or_later() -> None:
    complexes = [drawn(name, Seeded(seed)) for name in CHARTS for seed in range(40)]

    assert {room for rooms in complexes for room in rooms} == set(COPIES)


def tiles(name: str, colour: str) -> list[str]:
    """What is left of this colour beside the fixed rooms, in the order of the box."""
    box = in_box(CHARTS[name])
    box.subtract(CHARTS[name].fixed)
    return [room for room in COPIES if ROOM_COLOURS[room] == colour for _ in range(box[room])]


def test_r25_2_3_the_second_vortex_is_passed_over_and_the_next_tile_is_taken() -> None:
    red, yellow, green = (tiles("suspicion_one_guard", colour) for colour in ("red", "yellow", "green"))

    rooms = drawn("suspicion_one_guard", Scripted([red, yellow, green]))

    assert yellow[:8] == ["vortex", "vortex", "prison", "prison", "cold", "cold", "dark", "dark"]
    assert {room: rooms[room] for room in ("vortex", "prison", "cold", "dark", "jamming")} == {
        "vortex": 1,
        "prison": 2,
        "cold": 2,
        "dark": 2,
        "jamming": 1,
    }


@pytest.mark.parametrize(("characters", "empties"), [(("alice",), 5), (("sarah", "bruce"), 4)])
def test_r25_2_3_more_empty_rooms_are_held_back_when_somebody_brings_some(
    characters: tuple[str, ...], empties: int
) -> None:
    red, yellow, green = (tiles("suspicion_one_guard", colour) for colour in ("red", "yellow", "green"))

    rooms = drawn("suspicion_one_guard", Scripted([red, yellow, green]), characters)

    assert green[:8] == ["empty"] * 8
    assert rooms["empty"] == empties


@pytest.mark.parametrize("name", ["beginner", "expert_competition", "expert_suspicion"])
def test_r25_1_3_a_chart_that_leaves_nothing_free_needs_no_luck(name: str) -> None:
    assert drawn(name, NoLuck()) == COMPLEXES[name]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("rooms = [", "rooms = [[", "Unclosed array"),
        ('id = "cold"', 'id = "dark"', "the same id"),
        ("base = 8", "base = 9", "32 and 15"),
        ('colour = "red"', 'colour = "pink"', "colour"),
        ("base = 8", "base = -8", "base"),
        ("base = 8", "weight = 8", "weight"),
    ],
)
def test_a_broken_box_is_refused(old: str, new: str, why: str) -> None:
    with pytest.raises(BrokenBoxes, match=why):
        read_rooms(ROOMS_FILE.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("[charts.beginner]", "[charts.beginner", "line"),
        ('box = "base"', 'box = "small"', "box"),
        ("room25 = 1, empty = 8", "room25 = 1, empty = 7", "beginner: that does not make 25"),
        ("room25 = 1, empty = 8, ", "room25 = 1, empty = 7, attic = 1, ", "beginner: 1 of attic"),
        ("room25 = 1, empty = 8, vision = 1", "room25 = 1, empty = 7, vision = 2", "beginner: more fixed rooms"),
        ("room25 = 1, empty = 8, ", "empty = 8, tunnel = 1, ", "beginner: the Central Room or Room 25 is missing"),
        (
            "free = { green = 5, yellow = 7, red = 7 }",
            "free = { blue = 2, green = 5, yellow = 7, red = 5 }",
            "free rooms",
        ),
        ("without = { vortex = 1 }", "without = { vortex = 0 }", "cooperation_standard: 0 of vortex"),
        ("[presets.rivals]", "[presets.nowhere]", "nowhere: there is no chart"),
        ("[presets.rivals]", "[presets.beginner]", "beginner: there is no chart"),
        ("jamming = 1\nmirror = 1\nmac = 2", "prison = 2\nmirror = 1\nmac = 2", "overwrite"),
        ("timer = 1\nparanoia = 1\n\n[presets.suspicion_two", "paranoia = 2\n\n[presets.suspicion_two", "a fixed room"),
        ("mac = 2\n", "mac = 1\ncold = 3\n", "more rooms than in the box"),
        ("vision = 1\ntunnel = 2\n", "tunnel = 2\nempty = 2\n", "the colours are not those of the chart"),
    ],
)
def test_a_broken_composition_is_refused(old: str, new: str, why: str) -> None:
    assert old in COMPOSITIONS_FILE

    with pytest.raises(BrokenBoxes, match=why):
        read_compositions(COMPOSITIONS_FILE.replace(old, new, 1))
