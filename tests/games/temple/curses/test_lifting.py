"""Lifting curses, and leaving them behind: TMP-3.2, TMP-5.1, A47."""

import msgspec
import pytest

from tests.games.temple.module_tables import NOW, A, B, blessed, cursed, do, hand, refusal, temple
from wayout.games.temple import GAME
from wayout.games.temple.actions import Escape
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.events import DieReleased
from wayout.games.temple.modules.curses import deck
from wayout.games.temple.modules.curses.actions import Lift
from wayout.games.temple.modules.curses.bots import wishes
from wayout.games.temple.modules.curses.deck import PRINTS
from wayout.games.temple.modules.curses.events import CurseGone, CurseLifted
from wayout.games.temple.modules.curses.part import borne, part
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.modules.treasures.events import TreasureUsed
from wayout.games.temple.rules import legal
from wayout.games.temple.state import State
from wayout.games.temple.view import view
from wayout.games.temple.view_types import CurseView

KEPT_FREE = "broken_die"
"""The one curse that takes a die away when it comes."""
PLAIN = [curse for curse, printed in PRINTS.items() if "curses" in printed.modules and curse != KEPT_FREE]
"""Of the module's own; what others bring is tested with their cards."""


@pytest.mark.parametrize("curse", PLAIN)
def test_3_2_the_three_icons_of_the_card_lift_it_and_are_used_up(curse: str) -> None:
    state = cursed(temple(dice={A: PRINTS[curse].lifted_by + "GB"}), A, curse)

    assert Lift(curse) in legal(state, A)
    assert do(state, A, Lift(curse)) == [CurseLifted(A, curse, (0, 1, 2), NOW)]
    assert borne(state, A) == []
    assert part(state).discarded == [curse]
    assert hand(state, A) == "...GB"


@pytest.mark.parametrize("curse", PLAIN)
@pytest.mark.parametrize("missing", range(3))
def test_3_2_without_any_one_of_the_three_icons_it_stays(curse: str, missing: int) -> None:
    icons = PRINTS[curse].lifted_by
    state = cursed(temple(dice={A: icons[:missing] + "G" + icons[missing + 1 :] + "BB"}), A, curse)

    assert refusal(state, A, Lift(curse)) == "cannot_pay TMP-4.5"
    assert Lift(curse) not in legal(state, A)


def test_3_2_nobody_can_help() -> None:
    state = cursed(temple(dice={A: "KT...", B: "TTTTT"}), A, "trap")

    assert refusal(state, A, Lift("trap")) == "cannot_pay TMP-4.5"
    assert refusal(state, B, Lift("trap")) == "no_such_curse TMP-3.2"


def test_3_2_only_a_curse_that_one_bears_can_be_lifted() -> None:
    state = cursed(temple(dice={A: "AKKTT"}), A, "trap")

    assert refusal(state, A, Lift("mask")) == "no_such_curse TMP-3.2"
    assert refusal(state, A, Lift("no_such_card")) == "no_such_curse TMP-3.2"


def test_3_2_only_the_curse_that_was_named_is_lifted() -> None:
    state = cursed(cursed(temple(dice={A: "AAKTT"}), A, "silence"), A, "trap")
    do(state, A, Lift("trap"))

    assert borne(state, A) == ["silence"]
    assert hand(state, A) == "AA..."


def test_4_5_one_may_name_the_dice_that_pay() -> None:
    state = cursed(temple(dice={A: "TTTTK"}), A, "trap")
    do(state, A, Lift("trap", (4, 3, 1)))

    assert hand(state, A) == "T.T.."


@pytest.mark.parametrize("named", [(0, 1), (0, 1, 2), (0, 1, 2, 4), (4, 0, 0), (4, 0, 11)])
def test_4_5_the_named_dice_must_be_ones_own_and_pay_exactly(named: tuple[int, ...]) -> None:
    state = cursed(temple(dice={A: "TTTTK", B: "TTTTT"}), A, "trap")

    assert refusal(state, A, Lift("trap", named)) in ("wrong_payment TMP-4.5", "not_your_dice TMP-4.5")


def test_a47_with_two_dice_there_is_no_relief() -> None:
    state = cursed(temple(dice={A: "KTxxx"}), A, "trap")

    assert refusal(state, A, Lift("trap")) == "cannot_pay TMP-4.5"


def test_5_2_a_double_torch_of_ones_own_helps_to_lift() -> None:
    state = cursed(temple(dice={A: "K...."}), A, "trap")
    torch = blessed(state, A, "double_torch")
    do(state, A, UseTreasure(torch))

    events = do(state, A, Lift("trap"))

    assert events == [TreasureUsed(A, torch, "double_torch"), CurseLifted(A, "trap", (0,), NOW)]


def in_the_exit() -> State:
    state = temple(tiles={(2, 0): ("exit", 1)}, dice={A: "KKKK."}, at={A: 3})
    state.depot = 2
    return cursed(cursed(state, A, "silence"), A, "broken_die")


def test_5_1_who_escapes_leaves_the_curses_behind() -> None:
    state = in_the_exit()

    events = do(state, A, Escape())

    assert events[1:4] == [CurseGone(A, "silence"), CurseGone(A, "broken_die"), DieReleased(A, 4)]
    assert borne(state, A) == []
    assert part(state).discarded == ["silence", "broken_die"]
    assert hand(state, A) == "...K."


def test_5_1_who_leaves_the_game_leaves_the_curses_behind() -> None:
    state = in_the_exit()
    do(state, A, GAME.leave)

    assert borne(state, A) == []
    assert part(state).discarded == ["silence", "broken_die"]


def test_4_5_who_is_out_has_nothing_to_lift() -> None:
    state = in_the_exit()
    do(state, A, Escape())

    assert refusal(state, A, Lift("silence")) == "you_are_out TMP-4.5"


def test_5_1_lifted_curses_never_come_back() -> None:
    state = cursed(temple(dice={A: "KTT.."}), A, "trap")
    do(state, A, Lift("trap"))

    assert part(state).deck == []


def test_2_11_a_curse_without_icons_is_never_lifted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(deck.PRINTS, "silence", msgspec.structs.replace(deck.PRINTS["silence"], lifted_by=""))
    monkeypatch.setitem(deck.LIFTED_BY, "silence", ())
    state = cursed(temple(dice={A: "AAK.."}), A, "silence")

    assert refusal(state, A, Lift("silence")) == "cannot_be_lifted TMP-2.11"
    assert Lift("silence") not in GAME.legal(state, A)
    shown = view(state, A)
    assert shown.seats["0"].curses == [CurseView("silence", "")]
    assert not list(wishes(Scene(shown, Atlas(shown.chambers), A, NOW)))
