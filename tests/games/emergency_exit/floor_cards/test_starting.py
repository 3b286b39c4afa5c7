import pytest

from tests.games.emergency_exit.tables import walked
from wayout.games.emergency_exit.floor_cards.starting import FLOOR_CARD


@pytest.mark.parametrize("pile", ["DL RP R S R R S", "L L L", "S L L L"], ids=["opposite", "loop", "dead end"])
def test_5_1_head_on_loop_and_dead_end_are_lost(pile: str) -> None:
    assert FLOOR_CARD.is_lost(walked(pile))


def test_5_1_an_exit_into_an_empty_cell_between_walls_is_no_dead_end() -> None:
    assert not FLOOR_CARD.is_lost(walked("S L S L L"))
