"""Extra gem: TMP-3.3, TMP-5.2."""

from tests.games.temple.module_tables import BOTH, EAST_OF_START, NOW, A, B, blessed, do, refusal, temple
from wayout.games.temple import GAME
from wayout.games.temple.actions import Escape, Leave
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.modules.treasures.events import TreasureLost, TreasureUsed
from wayout.games.temple.modules.treasures.invariants import flaw
from wayout.games.temple.modules.treasures.kinds.extra_gem import GemGranted
from wayout.games.temple.modules.treasures.part import part
from wayout.games.temple.modules.treasures.stock import full_stack
from wayout.games.temple.rules import legal
from wayout.games.temple.view_types import TreasureView
from wayout.kernel.chance import Seeded


def test_5_2_one_gem_of_the_depot_counts_as_lit() -> None:
    state = temple()
    tile = blessed(state, A, "extra_gem")

    assert do(state, A, UseTreasure(tile)) == [TreasureUsed(A, tile, "extra_gem", NOW, stays=True), GemGranted()]
    assert (state.depot, state.gems_taken, state.spare) == (6, 1, 2)
    assert GAME.view(state, A).exit_keys == 7


def test_5_2_the_gem_lies_on_the_tile_which_stays_before_its_owner() -> None:
    state = temple(dice={A: "K...."}, at={A: EAST_OF_START})
    tile = blessed(state, A, "extra_gem")
    other = blessed(state, A, "teleport")
    do(state, A, UseTreasure(tile))

    assert GAME.view(state, B).seats["0"].treasures == [
        TreasureView(tile, "extra_gem", used=True),
        TreasureView(other, "teleport"),
    ]
    assert refusal(state, A, UseTreasure(tile)) == "used_already TMP-5.2"
    assert tile not in [use.treasure for use in legal(state, A) if isinstance(use, UseTreasure)]
    state.exit, state.depot = EAST_OF_START, 0
    assert TreasureLost(A, other, "teleport") in do(state, A, Escape(), at=NOW + 1_000)
    assert GAME.view(state, B).seats["0"].treasures == [TreasureView(tile, "extra_gem", used=True)]


def test_5_2_the_gem_goes_on_counting_when_its_owner_leaves_the_match() -> None:
    state = temple()
    tile = blessed(state, A, "extra_gem")
    do(state, A, UseTreasure(tile))
    do(state, A, Leave())

    assert (state.depot, state.gems_taken) == (6, 1)
    assert GAME.view(state, B).seats["0"].treasures == [TreasureView(tile, "extra_gem", used=True)]


def test_5_2_an_imagined_temple_has_the_gem_on_the_tile() -> None:
    state = temple(modules="treasures", stack=full_stack(BOTH))
    tile = full_stack(BOTH).index("extra_gem")
    part(state).owned[A], part(state).laid = list(range(tile + 1)), tile + 1
    do(state, A, UseTreasure(tile))
    shown = GAME.view(state, B)

    assert GAME.view(GAME.imagine(shown, B, Seeded(1)), B).seats == shown.seats
    assert shown.seats["0"].treasures[tile].used


def test_4_15_a_gem_lies_only_on_an_extra_gem_before_somebody() -> None:
    state = temple()
    tile = blessed(state, A, "extra_gem")
    assert flaw(state) is None
    part(state).spent.append(tile)
    assert flaw(state) is not None
    state.gems_taken = 1
    assert flaw(state) is None
    part(state).stack[tile] = "teleport"
    assert flaw(state) is not None


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
