"""Which chambers are illusions, and what they replace: TMP-2.5, A17."""

import pytest

from tests.games.temple.tables import playing
from wayout.games.temple import GAME
from wayout.games.temple.modules.illusions import ILLUSIONS, REPLACED
from wayout.games.temple.solvable import capacity
from wayout.games.temple.tile_set import tile_set
from wayout.games.temple.tiles import TILES


@pytest.mark.parametrize(
    ("tile", "doors", "entry", "icon", "mask"),
    [
        ("illusion_1", "NES", "AA", "K", True),
        ("illusion_2", "NSW", "AT", "K", True),
        ("illusion_3", "ESW", "AK", "K", False),
        ("illusion_4", "NES", "AK", "T", True),
        ("illusion_5", "NSW", "AA", "T", True),
        ("illusion_6", "NS", "AT", "T", False),
    ],
)
def test_2_5_each_illusion_is_printed_like_this(tile: str, doors: str, entry: str, icon: str, mask: bool) -> None:
    printed = TILES[tile]

    assert (printed.doors, printed.entry, printed.mask, printed.chest) == (doors, entry, mask, False)
    assert printed.gems is not None
    assert (printed.gems.icon, printed.gems.table) == (icon, ((4, 1),))
    assert printed.flank


@pytest.mark.parametrize(
    ("modules", "letter"), [((), "b"), (("curses",), "c"), (("treasures",), "c"), (("curses", "treasures"), "c")]
)
def test_2_5_a17_six_illusions_replace_the_six_one_gem_chambers(modules: tuple[str, ...], letter: str) -> None:
    before = tile_set(playing(3, **dict.fromkeys(modules, True)))
    after = tile_set(playing(3, illusions=True, **dict.fromkeys(modules, True)))

    gone = set(before.first) - set(after.first)
    assert gone == {f"{letter}0{number}" for number in range(1, 7)}
    assert set(after.first) - set(before.first) == set(ILLUSIONS)
    assert (len(after.first), after.later, after.pools) == (17, (), ())


def test_2_5_as_many_masks_and_as_many_gems_as_before() -> None:
    replaced = [TILES[tile] for tile in REPLACED if tile.startswith("c")]
    illusions = [TILES[tile] for tile in ILLUSIONS]

    assert sum(tile.mask for tile in illusions) == sum(tile.mask for tile in replaced) == 4
    assert sum(tile.most_gems for tile in illusions) == sum(tile.most_gems for tile in replaced)
    for seats in range(1, 7):
        assert capacity(playing(seats, illusions=True)) == capacity(playing(seats))


def test_the_preset_has_curses_treasures_and_illusions() -> None:
    assert GAME.presets["illusion"] == {"curses": True, "treasures": True, "illusions": True}
    assert GAME.presets["everything"]["illusions"] is True
