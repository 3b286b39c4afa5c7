"""Doomed: TMP-2.11.10, TMP-5.10."""

import pytest

from tests.games.temple.module_tables import NOW, A, B, E, cursed, do, refusal, temple
from tests.games.temple.tables import playing
from wayout.games.temple import GAME
from wayout.games.temple.actions import Enter, Escape
from wayout.games.temple.bots.atlas import FAR, Atlas
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.events import GotOut
from wayout.games.temple.modules.curses.actions import Lift
from wayout.games.temple.modules.curses.bots import worth_of
from wayout.games.temple.modules.curses.deck import full_deck
from wayout.games.temple.modules.curses.events import CurseLifted
from wayout.games.temple.rules import legal
from wayout.games.temple.state import State

CARD = "doomed"


def in_the_exit(keys: str = "KKKKK") -> State:
    """Both stand in the exit, with two gems in the depot."""
    state = temple(modules="curses,doomed", tiles={(2, 0): ("exit", 1)}, dice={A: keys, B: "KKK.."}, at={A: 3, B: 3})
    state.depot = 2
    return state


def test_2_11_10_one_card_of_each_comes_with_the_module() -> None:
    deck = full_deck(playing(2, curses=True, doomed=True))

    assert (len(deck), deck.count(CARD), deck.count("stand_up")) == (16, 1, 1)
    assert CARD not in full_deck(playing(2, curses=True))


def test_golden_9_whoever_is_doomed_does_not_escape_whatever_the_keys() -> None:
    state = cursed(in_the_exit(), A, CARD)

    assert refusal(state, A, Escape()) == "doomed TMP-5.10"
    assert Escape() not in legal(state, A)
    assert do(state, B, Escape())[0] == GotOut(B, (10, 11, 12), NOW)


def test_5_10_nothing_else_is_forbidden() -> None:
    state = cursed(temple(modules="curses,doomed", dice={A: "AA..."}), A, CARD)

    assert Enter(E) in legal(state, A)


def test_2_11_10_three_keys_lift_it_and_the_way_out_is_free() -> None:
    state = cursed(in_the_exit("KKKKK"), A, CARD)
    state.depot = 1

    assert do(state, A, Lift(CARD)) == [CurseLifted(A, CARD, (0, 1, 2), NOW)]
    assert do(state, A, Escape(), at=NOW + 500)[0] == GotOut(A, (3, 4), NOW + 500)


@pytest.mark.parametrize(
    ("found", "hand", "pressing"), [(True, "KKK..", True), (False, "KKK..", False), (True, "KKxxx", False)]
)
def test_a_bot_lifts_it_as_soon_as_the_exit_is_found_and_dice_suffice(found: bool, hand: str, pressing: bool) -> None:
    tiles = {(2, 0): ("exit", 1)} if found else {}
    state = cursed(temple(modules="curses,doomed", tiles=tiles, dice={A: hand}), A, CARD)
    view = GAME.view(state, A)

    assert (worth_of(Scene(view, Atlas(view.chambers), A, NOW), CARD) == FAR) == pressing
