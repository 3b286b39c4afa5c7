"""Healing mask: TMP-3.3, TMP-5.2."""

from tests.games.temple.module_tables import NOW, A, B, C, blessed, do, hand, refusal, temple
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.modules.treasures.events import TreasureUsed
from wayout.games.temple.modules.treasures.kinds.healing_mask import MasksHealed
from wayout.games.temple.rules import legal


def test_5_2_every_black_mask_of_everybody_inside_lets_go() -> None:
    state = temple(seats=3, dice={A: "BAB..", B: "BBBBB", C: "BG..."}, at={A: 0, B: 1, C: 2})
    tile = blessed(state, A, "healing_mask")

    events = do(state, A, UseTreasure(tile))

    assert events == [
        TreasureUsed(A, tile, "healing_mask", NOW),
        MasksHealed((0, 2, 10, 11, 12, 13, 14, 20)),
    ]
    assert [hand(state, seat) for seat in (A, B, C)] == [".A...", ".....", ".G..."]


def test_5_2_those_who_are_out_are_not_concerned() -> None:
    state = temple(dice={A: "B....", B: "B...."})
    state.figures[B] = -1
    do(state, A, UseTreasure(blessed(state, A, "healing_mask")))

    assert hand(state, B) == "B...."


def test_5_2_somebody_must_have_a_black_mask() -> None:
    state = temple(dice={A: "A....", B: "B...."})
    state.figures[B] = -1
    tile = blessed(state, A, "healing_mask")

    assert refusal(state, A, UseTreasure(tile)) == "no_black_masks TMP-5.2"
    assert UseTreasure(tile) not in legal(state, A)


def test_5_2_it_takes_no_target() -> None:
    state = temple(dice={A: "B...."})

    assert refusal(state, A, UseTreasure(blessed(state, A, "healing_mask"), 0)) == "no_target TMP-5.2"
