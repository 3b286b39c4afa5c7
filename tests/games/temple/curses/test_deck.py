"""The curse cards and the chambers that bring them: TMP-2.4 and TMP-2.11."""

from collections import Counter

import pytest

from tests.games.temple.tables import playing
from wayout.games.temple.modules.curses.deck import LIFTED_BY, PRINTS, BrokenCurses, full_deck, read_prints
from wayout.games.temple.tile_set import tile_set
from wayout.games.temple.tiles import SHEET, TILES, cost_of

CURSED = playing(2, curses=True)
GOOD = '[trap]\ncopies = 3\nlifted_by = "KTT"\nmodules = ["curses"]\n'
BARE = {"copies": 3, "lifted_by": "KTT", "modules": ("curses",)}


@pytest.mark.parametrize(
    ("curse", "copies", "lifted_by"),
    [
        ("trap", 3, "KTT"),
        ("broken_die", 2, "AAT"),
        ("mask", 3, "AKK"),
        ("silence", 2, "AAK"),
        ("lost_dice", 2, "ATT"),
        ("cursed_hand", 2, "KKT"),
    ],
)
def test_2_11_a3_a4_each_curse_has_its_cards_and_its_three_icons(curse: str, copies: int, lifted_by: str) -> None:
    assert full_deck(CURSED).count(curse) == copies
    assert PRINTS[curse].lifted_by == lifted_by
    assert LIFTED_BY[curse] == cost_of(lifted_by)


def test_2_11_the_base_deck_has_14_cards_of_six_kinds() -> None:
    assert len(full_deck(CURSED)) == 14
    assert set(full_deck(CURSED)) == {"trap", "broken_die", "mask", "silence", "lost_dice", "cursed_hand"}


def test_2_11_a_deck_holds_only_what_the_modules_in_play_bring() -> None:
    assert full_deck(playing(2, treasures=True)) == []
    assert Counter(full_deck(playing(2, curses=True, treasures=True))) == Counter(full_deck(CURSED))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("[trap", "Expected"),
        (GOOD.replace("3", "0"), "no card"),
        (GOOD.replace("KTT", "KTB"), "nobody can lift"),
        (GOOD.replace("trap", "tarp"), r"differ in \['tarp', 'trap'\]"),
        (GOOD + 'colour = "red"\n', "colour"),
        (GOOD.replace('modules = ["curses"]', ""), "modules"),
    ],
)
def test_a_file_that_does_not_fit_the_cards_is_not_read(wrong: str, said: str) -> None:
    with pytest.raises(BrokenCurses, match=said):
        read_prints(wrong, ["trap"])


def test_a_file_that_fits_is_read() -> None:
    printed = read_prints(GOOD, ["trap"])["trap"]

    assert {"copies": printed.copies, "lifted_by": printed.lifted_by, "modules": printed.modules} == BARE


@pytest.mark.parametrize("lifted_by", ["", "G", "AKTG"])
def test_a_card_may_ask_for_any_number_of_icons_or_never_go(lifted_by: str) -> None:
    assert read_prints(GOOD.replace("KTT", lifted_by), ["trap"])["trap"].lifted_by == lifted_by


def test_2_4_nine_masks_and_eight_chests_lie_on_thirteen_chambers() -> None:
    signs = Counter((tile.mask, tile.chest) for tile in SHEET.cursed)

    assert signs == {(True, False): 5, (False, True): 4, (True, True): 4}
    assert [tile.id for tile in SHEET.cursed if tile.mask and tile.chest] == ["c03", "c06", "c09", "c12"]
    assert [tile.id for tile in SHEET.cursed if not tile.mask] == ["c02", "c04", "c08", "c10"]


@pytest.mark.parametrize("number", range(1, 14))
def test_2_4_the_cursed_chambers_are_built_like_the_basic_ones(number: int) -> None:
    cursed, basic = TILES[f"c{number:02}"], TILES[f"b{number:02}"]

    assert (cursed.doors, cursed.entry, cursed.gems) == (basic.doors, basic.entry, basic.gems)


@pytest.mark.parametrize(
    ("modules", "letter"), [((), "b"), (("curses",), "c"), (("treasures",), "c"), (("curses", "treasures"), "c")]
)
def test_2_4_either_module_replaces_the_basic_chambers(modules: tuple[str, ...], letter: str) -> None:
    tiles = tile_set(playing(3, **dict.fromkeys(modules, True)))

    assert [tile[0] for tile in tiles.first] == [letter] * 13 + ["g"] * 4
