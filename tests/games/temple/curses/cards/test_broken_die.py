"""Broken die: TMP-2.11, TMP-5.1."""

import pytest

from tests.games.temple.module_tables import NOW, A, B, cursed, do, hand, refusal, temple
from wayout.games.temple import GAME
from wayout.games.temple.actions import Give, Prefer, Roll
from wayout.games.temple.events import DieHeld, DieReleased
from wayout.games.temple.modules.curses.actions import Lift
from wayout.games.temple.modules.curses.events import CurseDrawn, CurseLifted
from wayout.games.temple.modules.curses.part import part
from wayout.games.temple.modules.curses.verbs import draw_curse, take_away
from wayout.games.temple.slam import slam
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("AT.KB", "AT.Kh"),
        ("AT.KG", "AThKG"),
        ("GTAKA", "GThKA"),
        ("GTTKK", "GhTKK"),
        ("GGGKK", "GGGhK"),
        ("GGGGG", "hGGGG"),
        ("xxxxG", "xxxxh"),
    ],
)
def test_5_1_the_die_that_would_be_lost_first_lies_on_the_card(before: str, after: str) -> None:
    assert hand(cursed(temple(dice={A: before}), A, "broken_die"), A) == after


def test_5_1_the_order_that_the_seat_prefers_counts_here_too() -> None:
    state = temple(dice={A: "AT.KB"})
    do(state, A, Prefer(("K", "locked", "blank", "A", "T", "G")))

    assert hand(cursed(state, A, "broken_die"), A) == "AT.hB"


def test_5_1_without_a_free_die_none_is_taken() -> None:
    state = temple(dice={A: "xxxxx"}, deck=["broken_die"])
    turn = Turn(state, NoLuck())
    draw_curse(turn, A)

    assert turn.events == [CurseDrawn(A, "broken_die", True)]


def test_drawing_tells_which_die_is_held() -> None:
    state = temple(dice={A: "AAB.."}, deck=["broken_die"])
    turn = Turn(state, NoLuck())
    draw_curse(turn, A)

    assert turn.events == [CurseDrawn(A, "broken_die", True), DieHeld(A, 2, "broken")]
    die = GAME.view(state, B).seats["0"].dice[2]
    assert (die.state, die.held, die.face) == ("held", "broken", None)


def test_4_6_a_held_die_is_neither_rolled_nor_lost_nor_given() -> None:
    state = cursed(temple(dice={A: "xxxx."}), A, "broken_die")

    assert refusal(state, A, Roll((4,))) == "not_rollable TMP-4.6"
    state.figures[A] = 2
    slam(Turn(state, NoLuck()), 1)
    assert hand(state, A) == "xxxxh"
    state.figures[A] = -1
    assert refusal(state, A, Give(4, B)) == "not_your_dice TMP-4.5"


def test_5_1_lifting_the_card_gives_the_die_back_unrolled() -> None:
    state = cursed(temple(dice={A: "AATKB"}), A, "broken_die")

    assert do(state, A, Lift("broken_die")) == [CurseLifted(A, "broken_die", (0, 1, 2), NOW), DieReleased(A, 4)]
    assert hand(state, A) == "...K."
    assert GAME.view(state, A).seats["0"].dice[4].held is None
    assert state.held[4] == ""


def test_5_1_the_die_comes_back_whenever_the_card_goes() -> None:
    state = cursed(temple(dice={A: "AAAAB"}), A, "broken_die")
    take_away(Turn(state, NoLuck()), A, "broken_die")

    assert hand(state, A) == "AAAA."
    assert part(state).discarded == ["broken_die"]


def test_5_1_only_dice_on_this_card_come_back() -> None:
    state = cursed(temple(dice={A: "AATh."}), A, "broken_die")
    state.held[3] = "altar"
    do(state, A, Lift("broken_die"))

    assert hand(state, A) == "...h."
