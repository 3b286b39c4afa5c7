"""The exchange chamber: TMP-5.16, A40."""

import pytest

from tests.games.temple.maze.mazes import act, fallen_on, maze
from tests.games.temple.module_tables import NOW, A, B, N, S, refusal, show_dice
from tests.games.temple.tables import hand, lay
from wayout.games.temple import GAME
from wayout.games.temple.actions import Enter
from wayout.games.temple.events import DieReleased, Entered
from wayout.games.temple.modules.curses.events import CurseGone
from wayout.games.temple.modules.exchange.exchanging import (
    CurseExchanged,
    ExchangeCurse,
    TreasureDrawn,
    VisitBegun,
)
from wayout.games.temple.modules.exchange.part import part
from wayout.games.temple.modules.maze.gear import TurnGear
from wayout.games.temple.modules.treasures.part import owned
from wayout.games.temple.modules.treasures.part import part as treasures_of
from wayout.games.temple.rules import legal
from wayout.games.temple.state import OUT, State
from wayout.games.temple.view import view
from wayout.kernel.seats import viewers

EAST, BANK = 1, 3


def bank(*curses: str, dice: str = ".....") -> State:
    """The exchange chamber lies north of the eastern one; the first seat is in it and bears these curses."""
    state = maze(exchange=True)
    state.pile.remove("exchange")
    assert lay(state, EAST, N, "exchange") == BANK
    state.figures = [BANK * 2, BANK * 2]
    show_dice(state, A, dice)
    for curse in curses:
        fallen_on(state, A, curse)
    return state


def test_5_16_a_curse_goes_and_the_top_treasure_comes_face_up() -> None:
    state = bank("silence")
    number = treasures_of(state).laid
    kind = treasures_of(state).stack[number]

    assert act(state, A, ExchangeCurse("silence")) == [
        CurseExchanged(A, "silence", NOW),
        CurseGone(A, "silence"),
        TreasureDrawn(A, number, kind),
    ]
    assert (state.parts["curses"].borne[A], owned(state, A)) == ([], [number])
    assert [treasure.kind for treasure in view(state, B).seats["0"].treasures] == [kind]
    assert state.last_act[A] == NOW


def test_5_16_what_the_card_kept_comes_back() -> None:
    state = bank("broken_die")
    assert hand(state, A).count(".") == 4

    assert DieReleased(A, 0) in act(state, A, ExchangeCurse("broken_die"))


def test_5_16_once_a_visit() -> None:
    state = bank("silence", "mask")
    act(state, A, ExchangeCurse("silence"))

    assert refusal(state, A, ExchangeCurse("mask")) == "exchanged_already TMP-5.16"
    assert not [one for one in legal(state, A) if isinstance(one, ExchangeCurse)]


def test_5_16_whoever_leaves_and_comes_back_may_exchange_again() -> None:
    state = bank("silence", "mask")
    act(state, A, ExchangeCurse("silence"))
    show_dice(state, A, "AAAA.")
    act(state, A, Enter(S), at=NOW + 200)
    assert refusal(state, A, ExchangeCurse("mask")) == "not_at_the_exchange TMP-5.16"

    events = act(state, A, Enter(N), at=NOW + 400)

    assert [type(event) for event in events] == [Entered, VisitBegun]
    assert refusal(state, A, ExchangeCurse("mask")) is None


def test_5_16_who_has_not_exchanged_begins_no_new_visit() -> None:
    state = bank("silence")
    show_dice(state, A, "AAAA.")
    act(state, A, Enter(S))

    assert [type(event) for event in act(state, A, Enter(N), at=NOW + 400)] == [Entered]


def test_5_16_sliding_about_with_the_chamber_is_no_new_visit() -> None:
    state = bank("silence", "mask")
    act(state, A, ExchangeCurse("silence"))
    state.pile.remove("gear")
    gear = lay(state, 2, N, "gear")
    state.figures[B] = gear * 2
    show_dice(state, B, "TT...")
    act(state, B, TurnGear(BANK * 2, N), at=NOW + 200)

    assert part(state).traded[A]


@pytest.mark.parametrize("curse", ["weakest_link", "misinformation"])
def test_a40_what_nothing_lifts_is_not_exchanged(curse: str) -> None:
    state = bank(curse)

    assert refusal(state, A, ExchangeCurse(curse)) == "cannot_be_exchanged TMP-5.16"
    assert ExchangeCurse(curse) not in legal(state, A)


def test_5_16_one_exchanges_ones_own_curses_alone() -> None:
    state = bank("silence")

    assert refusal(state, B, ExchangeCurse("silence")) == "no_such_curse TMP-5.16"
    state.figures[A] = OUT
    assert refusal(state, A, ExchangeCurse("silence")) == "you_are_out TMP-4.5"


def test_5_16_without_treasures_left_the_curse_goes_all_the_same() -> None:
    state = bank("silence")
    treasures_of(state).gone = list(range(1, len(treasures_of(state).stack)))
    treasures_of(state).laid = len(treasures_of(state).stack)

    assert act(state, A, ExchangeCurse("silence")) == [CurseExchanged(A, "silence", NOW), CurseGone(A, "silence")]


def test_5_16_every_curse_of_ones_own_that_goes_is_listed() -> None:
    state = bank("silence", "weakest_link", "mask")

    assert [one for one in legal(state, A) if isinstance(one, ExchangeCurse)] == [
        ExchangeCurse("silence"),
        ExchangeCurse("mask"),
    ]


def test_4_12_everybody_sees_who_has_exchanged() -> None:
    state = bank("silence")
    act(state, A, ExchangeCurse("silence"))

    for viewer in viewers(2):
        assert view(state, viewer).extra["exchange"]["traded"] == [True, False]


def test_its_action_has_a_number() -> None:
    assert GAME.numbering.action(GAME.numbering.parts(ExchangeCurse("mask"))) == ExchangeCurse("mask")
