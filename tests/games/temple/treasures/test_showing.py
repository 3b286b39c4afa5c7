"""What everybody sees of the treasures: TMP-4.12; and truths that fit."""

from tests.games.temple.module_tables import BOTH, NOW, A, B, do, temple
from wayout.games.temple import GAME
from wayout.games.temple.modules.treasures.actions import Claim, UseTreasure
from wayout.games.temple.modules.treasures.part import part
from wayout.games.temple.modules.treasures.stock import TREASURES, full_stack
from wayout.games.temple.state import State
from wayout.kernel.chance import Seeded
from wayout.kernel.seats import SPECTATOR


def well_off() -> State:
    """Seat 0 has used a healing mask and has a double torch ready; a chest is left in the west."""
    state = temple(
        modules="treasures",
        flanks=("c08", "c10"),
        stack=["healing_mask", "secret_passage", *full_stack(BOTH)[1:-1]],
        dice={A: "KKKKB"},
        at={A: 1},
    )
    do(state, A, Claim())
    do(state, A, UseTreasure(0), at=NOW + 120)
    part(state).chests[1] = 2
    part(state).laid = 3
    part(state).stack[2], part(state).stack[3] = "double_torch", "healing_mask"
    do(state, A, Claim(), at=NOW + 240)
    do(state, A, UseTreasure(2), at=NOW + 360)
    return state


def test_4_12_the_stack_and_what_is_gone_are_counted_for_all() -> None:
    view = GAME.view(well_off(), SPECTATOR)

    assert view.treasures_left == len(full_stack(BOTH)) - 3
    assert view.extra["treasures"] == {"chests": {"2": 1}, "gone": {"0": "healing_mask"}}
    assert [(tile.id, tile.kind, tile.armed_until) for tile in view.seats["0"].treasures] == [
        (2, "double_torch", NOW + 10_360)
    ]


def test_the_catalogue_tells_the_tiles() -> None:
    tiles = GAME.catalogue["treasures"]

    assert isinstance(tiles, dict)
    assert tiles["secret_passage"] == {"copies": 3}
    assert set(tiles) == set(TREASURES)


def test_an_imagined_stack_holds_what_nobody_has_seen() -> None:
    state = well_off()
    imagined = [GAME.imagine(GAME.view(state, B), B, Seeded(seed)) for seed in range(5)]

    for other in imagined:
        assert sorted(part(other).stack) == sorted(full_stack(BOTH))
        assert (part(other).stack[0], part(other).stack[2]) == ("healing_mask", "double_torch")
        assert part(other).armed == part(state).armed
        assert GAME.view(other, B).extra == GAME.view(state, B).extra
    assert len({tuple(part(other).stack) for other in imagined}) > 1


def test_a_clone_shares_nothing() -> None:
    state = well_off()
    twin = state.clone()
    do(twin, A, GAME.leave)
    part(twin).stack.reverse()
    part(twin).chests.clear()

    assert part(state) == part(well_off())
