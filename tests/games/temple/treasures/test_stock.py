"""The treasure tiles: TMP-2.12, TMP-2.18."""

import pytest

from tests.games.temple.tables import playing
from wayout.games.temple import GAME
from wayout.games.temple.modules.treasures.stock import BrokenTreasures, full_stack, read_counts
from wayout.games.temple.solvable import capacity, keys_at_best

BLESSED = playing(2, treasures=True)
GOOD = '[teleport]\ncopies = 2\nmodules = ["treasures"]\n'


@pytest.mark.parametrize(
    ("kind", "copies"),
    [
        ("healing_mask", 2),
        ("double_torch", 2),
        ("double_key", 2),
        ("teleport", 2),
        ("extra_gem", 2),
        ("secret_passage", 3),
    ],
)
def test_2_12_each_treasure_has_its_tiles(kind: str, copies: int) -> None:
    assert full_stack(BLESSED).count(kind) == copies


def test_2_12_the_base_stack_has_13_tiles_of_six_kinds() -> None:
    assert len(full_stack(BLESSED)) == 13
    assert len(set(full_stack(BLESSED))) == 6
    assert full_stack(playing(2, curses=True)) == []


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("[teleport", "Expected"),
        (GOOD.replace("2", "0"), "no tile"),
        (GOOD.replace("teleport", "telephone"), r"differ in \['telephone', 'teleport'\]"),
        (GOOD + "price = 2\n", "price"),
        (GOOD.replace('modules = ["treasures"]', ""), "modules"),
    ],
)
def test_a_file_that_does_not_fit_the_treasures_is_not_read(wrong: str, said: str) -> None:
    with pytest.raises(BrokenTreasures, match=said):
        read_counts(wrong, ["teleport"])


def test_a_file_that_fits_is_read() -> None:
    assert read_counts(GOOD, ["teleport"])["teleport"].copies == 2


def test_2_18_extra_gems_make_a_hard_way_out_easier() -> None:
    cursed, blessed = (playing(6, difficulty="professional", **{module: True}) for module in ("curses", "treasures"))

    assert capacity(blessed) == capacity(cursed) + 2
    assert (keys_at_best(cursed), keys_at_best(blessed)) == (7, 5)
    assert 6 in GAME.seat_counts(blessed.options)
    assert 6 not in GAME.seat_counts(cursed.options)
