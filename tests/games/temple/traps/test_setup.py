"""Which traps are in the temple, and where: TMP-2.8, A19, TMP-13.17."""

import pytest

from tests.games.temple.tables import playing
from wayout.games.temple import GAME
from wayout.games.temple.modules.traps.printed import TRAPS
from wayout.games.temple.setup import exit_company
from wayout.games.temple.state import State
from wayout.games.temple.tiles import TILES
from wayout.games.temple.view import view
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.options import complete
from wayout.kernel.play import Turn
from wayout.kernel.seats import SPECTATOR, Seat


def opened(traps: int, seed: int, seats: int = 4) -> State:
    state = GAME.first_state(seats, playing(seats, traps=traps).options)
    GAME.open(Turn(state, Seeded(seed)))
    return state


@pytest.mark.parametrize("traps", [2, 3, 4])
def test_3_7_as_many_of_the_five_are_drawn_as_were_chosen(traps: int) -> None:
    drawn = [[tile for tile in TRAPS if tile in opened(traps, seed).pile] for seed in range(30)]

    assert {len(found) for found in drawn} == {traps}
    assert set().union(*drawn) == set(TRAPS)


def test_3_7_without_them_there_are_none() -> None:
    assert not set(TRAPS) & set(opened(0, 1).tiles)


def test_a19_they_never_lie_beside_the_start() -> None:
    assert not any(chamber.tile in TRAPS for seed in range(60) for chamber in opened(4, seed).chambers)


def test_13_17_the_exit_is_shuffled_with_five_chambers() -> None:
    assert exit_company(playing(4, traps=2)) == 5
    places = {opened(2, seed).pile.index("exit") for seed in range(120)}
    assert places == set(range(6))


def test_a18_with_two_players_it_is_in_the_middle_of_the_pile() -> None:
    state = opened(4, 1, seats=2)

    assert state.pile[::-1].index("exit") == (len(state.pile) - 1) // 2


def test_4_12_nobody_is_told_which_traps_there_are() -> None:
    state = opened(4, 1)

    for viewer in (Seat(0), SPECTATOR):
        assert not any(trap in encode(view(state, viewer)).decode() for trap in TRAPS)


def test_2_8_doors_and_frames_are_as_printed() -> None:
    assert {trap: (TILES[trap].doors, TILES[trap].entry, TILES[trap].in_only) for trap in TRAPS} == {
        "moving_platform": ("NESW", "AA", ""),
        "invocation": ("NESW", "AA", ""),
        "cliff_key": ("NES", "AK", ""),
        "cliff_torch": ("NSW", "AT", ""),
        "slide_trap": ("NESW", "AA", "S"),
    }


@pytest.mark.parametrize(("preset", "traps"), [("trapped", 2), ("everything", 2)])
def test_7_presets_have_their_traps(preset: str, traps: int) -> None:
    assert complete(GAME.options, GAME.presets[preset])["traps"] == traps
