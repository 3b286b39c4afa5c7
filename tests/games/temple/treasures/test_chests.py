"""Treasures are laid face down and claimed with two keys: TMP-3.3, TMP-5.2, A16."""

import pytest

from tests.games.temple.module_tables import BOTH, NOW, A, B, C, E, blessed, do, hand, refusal, temple
from wayout.games.temple import GAME
from wayout.games.temple.actions import Discover
from wayout.games.temple.events import Discovered
from wayout.games.temple.modules.treasures.actions import Claim, UseTreasure
from wayout.games.temple.modules.treasures.events import (
    TreasureClaimed,
    TreasureLaid,
    TreasuresShuffled,
    TreasureUsed,
)
from wayout.games.temple.modules.treasures.part import owned, part
from wayout.games.temple.modules.treasures.stock import full_stack
from wayout.games.temple.rules import legal
from wayout.games.temple.spacing import contest, ready_at
from wayout.games.temple.state import State
from wayout.kernel.chance import Seeded
from wayout.kernel.options import complete
from wayout.kernel.play import Turn
from wayout.kernel.seats import SPECTATOR, viewers


def by_the_chest(mine: str = "KK...", **changes: object) -> State:
    """All stand east of the start, where a teleport lies face down."""
    given: dict[str, object] = {
        "flanks": ("c08", "b08"),
        "stack": ["teleport", "extra_gem"],
        "dice": {A: mine, B: "KKKKK"},
        "at": {A: 1, B: 1},
    }
    return temple(**(given | changes))  # type: ignore[arg-type]


def test_3_3_a_treasure_is_laid_face_down_when_a_chest_is_discovered() -> None:
    state = temple(pile=["c10", "b13"], dice={A: "AA..."}, at={A: 1}, stack=["teleport", "extra_gem"])

    events = do(state, A, Discover(E))

    assert events[1:] == [TreasureLaid(3, 0)]
    assert part(state).chests == {3: 0}
    assert GAME.view(state, A).chambers["3"].chest == "closed"
    assert GAME.view(state, A).treasures_left == 1


def test_3_3_a_chamber_without_a_chest_gets_none() -> None:
    state = temple(pile=["c11", "b13"], modules="treasures", dice={A: "AA..."}, at={A: 1}, stack=["teleport"])

    assert [type(event) for event in do(state, A, Discover(E))] == [Discovered]
    assert GAME.view(state, A).chambers["3"].chest == "none"


def test_a16_chests_beside_the_start_are_filled_at_set_up() -> None:
    state = temple(flanks=("c08", "c12"), stack=["teleport", "extra_gem", "double_key"])

    assert part(state).chests == {1: 0, 2: 1}
    assert part(state).laid == 2


def test_a16_a_real_opening_fills_exactly_the_chests_beside_the_start() -> None:
    with_chest = {"c02", "c03", "c04", "c06", "c08", "c09", "c10", "c12"}
    laid = 0
    for seed in range(8):
        turn = Turn(GAME.first_state(3, complete(GAME.options, {"treasures": True})), Seeded(seed))
        GAME.open(turn)
        chambers = turn.state.chambers
        assert set(part(turn.state).chests) == {n for n in (1, 2) if chambers[n].tile in with_chest}
        assert sorted(part(turn.state).stack) == sorted(full_stack(BOTH))
        laid += part(turn.state).laid
    assert laid > 0


def test_5_0_without_the_module_chests_mean_nothing() -> None:
    state = temple(pile=["c10", "b13"], modules="curses", dice={A: "AA..."}, at={A: 1})

    assert [type(event) for event in do(state, A, Discover(E))] == [Discovered]
    assert GAME.view(state, A).chambers["3"].chest == "none"


def test_5_2_an_empty_stack_lays_nothing() -> None:
    state = by_the_chest("KKAA.", stack=["teleport"], pile=["c10"])
    do(state, A, Claim())
    do(state, B, UseTreasure(blessed(state, B, "extra_gem")))

    assert [type(event) for event in do(state, A, Discover(E))] == [Discovered]
    assert part(state).chests == {}


def test_3_3_two_keys_claim_it_and_are_used_up() -> None:
    state = by_the_chest("TKAKG")

    assert Claim() in legal(state, A)
    assert do(state, A, Claim()) == [TreasureClaimed(A, 1, 0, "teleport", (1, 3), NOW)]
    assert owned(state, A) == [0]
    assert hand(state, A) == "T.A.G"
    assert GAME.view(state, B).chambers["1"].chest == "none"


def test_4_5_claiming_is_a_deed_like_others() -> None:
    state = by_the_chest()
    do(state, A, Claim())

    assert ready_at(state, A, Discover(E)) == NOW + 120


def test_3_3_it_lies_face_up_before_its_owner_until_it_is_used() -> None:
    state = by_the_chest()
    do(state, A, Claim())
    state.figures[B] = 0
    shown = GAME.view(state, B).seats["0"].treasures
    assert [(tile.id, tile.kind, tile.armed_until) for tile in shown] == [(0, "teleport", None)]

    do(state, A, UseTreasure(0, 0))

    assert GAME.view(state, B).seats["0"].treasures == []
    assert part(state).gone == [0]


def test_3_3_the_keys_are_those_of_one_player() -> None:
    state = by_the_chest("K....")

    assert refusal(state, A, Claim()) == "cannot_pay TMP-4.5"
    assert Claim() not in legal(state, A)


def test_3_3_one_must_be_in_the_chamber() -> None:
    state = by_the_chest(at={A: 0})

    assert refusal(state, A, Claim()) == "no_treasure_here TMP-3.3"
    assert Claim() not in legal(state, A)


def test_3_3_a_chest_opens_once() -> None:
    state = by_the_chest()
    do(state, A, Claim())

    assert refusal(state, B, Claim()) == "no_treasure_here TMP-3.3"


@pytest.mark.parametrize("named", [(0,), (0, 1, 2), (0, 3), (0, 11)])
def test_4_5_named_dice_must_be_ones_own_and_pay_exactly(named: tuple[int, ...]) -> None:
    state = by_the_chest("KKK..")

    assert refusal(state, A, Claim(named)) in ("wrong_payment TMP-4.5", "not_your_dice TMP-4.5")
    assert refusal(state, A, Claim((1, 2))) is None


def test_5_2_an_armed_double_key_opens_a_chest() -> None:
    state = by_the_chest(".....")
    key = blessed(state, A, "double_key")
    do(state, A, UseTreasure(key))

    events = do(state, A, Claim())

    assert events == [TreasureUsed(A, key, "double_key"), TreasureClaimed(A, 1, 0, "teleport", (), NOW)]


def test_two_who_stand_at_a_chest_contest_it() -> None:
    state = by_the_chest(seats=3, dice={A: "KK...", B: "KK..."}, at={A: 1, B: 1, C: 0})

    assert contest(state, A, Claim()) == contest(state, B, Claim()) == "treasure 1"
    state.figures[B] = 0
    assert contest(state, A, Claim()) is None
    assert contest(state, A, UseTreasure(0)) is None


def test_4_12_nobody_sees_what_lies_face_down() -> None:
    shuffled = TreasuresShuffled(("teleport", "extra_gem"))
    everybody = (*viewers(2), SPECTATOR)
    assert all(shuffled.seen_by(viewer) == TreasuresShuffled(()) for viewer in everybody)
    assert all(shuffled.recalled_by(viewer) == TreasuresShuffled(()) for viewer in everybody)

    one, other = by_the_chest(), by_the_chest(stack=["extra_gem", "teleport"])
    assert all(GAME.view(one, viewer) == GAME.view(other, viewer) for viewer in everybody)


def test_4_12_a_tiles_number_is_the_order_in_which_it_was_laid() -> None:
    """So it tells nothing about the kind."""
    for kinds in (["teleport", "extra_gem"], ["extra_gem", "teleport"]):
        assert part(by_the_chest(stack=kinds)).chests == {1: 0}
