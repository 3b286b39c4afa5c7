"""Treasures whose target is a curse, shown with one that exists for this test alone."""

import pytest

from tests.games.temple.module_tables import A, N, blessed, cursed, do, refusal, temple
from wayout.games.temple import GAME
from wayout.games.temple.modules.curses.events import CurseGone
from wayout.games.temple.modules.curses.part import borne
from wayout.games.temple.modules.curses.verbs import take_away
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.modules.treasures.events import TreasureUsed
from wayout.games.temple.modules.treasures.stock import TREASURES
from wayout.games.temple.modules.treasures.treasure import Target, Treasure
from wayout.games.temple.rules import legal
from wayout.games.temple.state import State
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat


def of_ones_own(state: State, seat: Seat) -> list[Target]:
    return [Target(curse=curse) for curse in borne(state, seat)]


def not_borne(state: State, seat: Seat, target: Target) -> Refusal | None:
    return None if target in of_ones_own(state, seat) else because("no_such_curse", rule="TMP-5.2")


def lift(turn: Turn[State], seat: Seat, target: Target) -> None:
    assert target.curse is not None
    take_away(turn, seat, target.curse)


COUNTER = Treasure(id="counter", refuses=not_borne, use=lift, targets=of_ones_own)


def test_a_treasure_is_used_on_a_curse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TREASURES, "counter", COUNTER)
    state = cursed(cursed(temple(), A, "silence"), A, "mask")
    tile = blessed(state, A, "counter")
    uses = [UseTreasure(tile, curse=curse) for curse in ("silence", "mask")]

    assert [one for one in legal(state, A) if isinstance(one, UseTreasure)] == uses
    assert refusal(state, A, UseTreasure(tile, curse="trap")) == "no_such_curse TMP-5.2"
    assert do(state, A, uses[1]) == [TreasureUsed(A, tile, "counter", 20_000), CurseGone(A, "mask")]
    assert GAME.numbering.action(GAME.numbering.parts(uses[0])) == uses[0]


@pytest.mark.parametrize("kind", ["teleport", "secret_passage", "healing_mask"])
def test_other_treasures_take_no_curse_for_a_target(kind: str) -> None:
    state = temple(at={A: 1}, dice={A: "B...."})
    tile = blessed(state, A, kind)

    assert (
        refusal(state, A, UseTreasure(tile, 0, N if kind == "secret_passage" else None, "mask")) == "no_target TMP-5.2"
    )
