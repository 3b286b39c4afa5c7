"""Extra gem: TMP-3.3, TMP-5.2."""

from tests.games.temple.module_tables import NOW, A, blessed, do, refusal, temple
from wayout.games.temple import GAME
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.modules.treasures.effects import GemGranted
from wayout.games.temple.modules.treasures.events import TreasureUsed
from wayout.games.temple.rules import legal


def test_5_2_one_gem_of_the_depot_counts_as_lit() -> None:
    state = temple()
    tile = blessed(state, A, "extra_gem")

    assert do(state, A, UseTreasure(tile)) == [TreasureUsed(A, tile, "extra_gem", NOW), GemGranted()]
    assert (state.depot, state.gems_taken, state.spare) == (6, 1, 2)
    assert GAME.view(state, A).exit_keys == 7


def test_5_2_the_chambers_keep_their_gems() -> None:
    state = temple(flanks=("gems_key_a", "b08"), at={A: 1})
    do(state, A, UseTreasure(blessed(state, A, "extra_gem")))

    assert GAME.view(state, A).chambers["1"].gems_done is None


def test_5_2_it_needs_a_gem_in_the_depot() -> None:
    state = temple()
    tile = blessed(state, A, "extra_gem")
    state.depot = 1
    assert refusal(state, A, UseTreasure(tile)) is None
    state.depot = 0

    assert refusal(state, A, UseTreasure(tile)) == "depot_empty TMP-5.2"
    assert UseTreasure(tile) not in legal(state, A)


def test_5_2_it_takes_no_target() -> None:
    state = temple()

    assert refusal(state, A, UseTreasure(blessed(state, A, "extra_gem"), None, 1)) == "no_target TMP-5.2"
