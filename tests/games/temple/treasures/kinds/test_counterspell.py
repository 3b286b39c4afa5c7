"""Counterspell: TMP-2.12.10, TMP-5.10."""

import pytest

from tests.games.temple.module_tables import NOW, A, B, blessed, cursed, do, hand, refusal, temple
from tests.games.temple.tables import playing
from wayout.games.temple import GAME
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.events import DieReleased
from wayout.games.temple.modules.curses.deck import LIFTED_BY
from wayout.games.temple.modules.curses.events import CurseGone
from wayout.games.temple.modules.curses.part import borne, part
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.modules.treasures.events import TreasureUsed
from wayout.games.temple.modules.treasures.kinds.counterspell import helps
from wayout.games.temple.modules.treasures.part import owned
from wayout.games.temple.modules.treasures.stock import full_stack
from wayout.games.temple.modules.treasures.treasure import Target
from wayout.games.temple.rules import legal
from wayout.games.temple.state import State

KIND = "counterspell"


def spell(*curses: str, dice: str = "AAAAA") -> tuple[State, int]:
    """The first seat bears these curses and has a spell."""
    state = temple(modules="curses,treasures,doomed", dice={A: dice})
    for curse in curses:
        cursed(state, A, curse)
    return state, blessed(state, A, KIND)


def test_2_12_10_two_tiles_come_if_there_are_curses_too() -> None:
    assert full_stack(playing(2, curses=True, treasures=True, doomed=True)).count(KIND) == 2
    assert KIND not in full_stack(playing(2, treasures=True, doomed=True))
    assert KIND not in full_stack(playing(2, curses=True, treasures=True))


def test_5_10_one_curse_of_ones_own_is_discarded() -> None:
    state, tile = spell("trap", "silence")

    assert do(state, A, UseTreasure(tile, curse="trap")) == [TreasureUsed(A, tile, KIND, NOW), CurseGone(A, "trap")]
    assert (borne(state, A), part(state).discarded, owned(state, A)) == (["silence"], ["trap"], [])


def test_5_10_what_the_card_kept_comes_back() -> None:
    state, tile = spell("broken_die")

    assert do(state, A, UseTreasure(tile, curse="broken_die"))[-1] == DieReleased(A, 0)
    assert hand(state, A) == ".AAAA"


@pytest.mark.parametrize(
    ("use", "why"),
    [
        (UseTreasure(0), "curse_needed TMP-5.10"),
        (UseTreasure(0, node=0), "no_target TMP-5.2"),
        (UseTreasure(0, node=0, curse="trap"), "no_target TMP-5.2"),
        (UseTreasure(0, curse="mask"), "no_such_curse TMP-5.10"),
        (UseTreasure(0, curse="trap"), None),
    ],
)
def test_5_10_it_takes_a_curse_that_its_owner_bears(use: UseTreasure, why: str | None) -> None:
    state, _ = spell("trap")
    cursed(state, B, "mask")

    assert refusal(state, A, use) == why


def test_a40_what_nothing_lifts_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIFTED_BY, "silence", ())
    state, tile = spell("silence")

    assert refusal(state, A, UseTreasure(tile, curse="silence")) == "cannot_be_lifted TMP-5.10"
    assert not [use for use in legal(state, A) if isinstance(use, UseTreasure)]


def test_it_is_listed_once_for_every_curse() -> None:
    state, tile = spell("trap", "silence")
    uses = [use for use in legal(state, A) if isinstance(use, UseTreasure)]

    assert uses == [UseTreasure(tile, curse="trap"), UseTreasure(tile, curse="silence")]
    assert [GAME.numbering.action(GAME.numbering.parts(use)) for use in uses] == uses


def test_a_bot_uses_it_against_what_hurts() -> None:
    state, _ = spell("trap", "silence")
    view = GAME.view(state, A)
    scene = Scene(view, Atlas(view.chambers), A, NOW)

    assert helps(scene, Target(curse="trap"))
    assert not helps(scene, Target(curse="silence"))
