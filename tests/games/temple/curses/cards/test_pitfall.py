"""Pitfall: TMP-2.11.12, TMP-6.12, A33."""

import pytest

from tests.games.temple.conftest import Lodge
from tests.games.temple.curses.quest_chambers import ID, MIX, quest_chambers
from tests.games.temple.module_tables import EAST_OF_START, WEST_OF_START, A, B, N, do, temple
from tests.games.temple.tables import playing
from tests.games.temple.throwaway import Noted, Notes, note
from wayout.games.temple.actions import Discover
from wayout.games.temple.events import Discovered
from wayout.games.temple.modules.curses.cards.pitfall import FellBack
from wayout.games.temple.modules.curses.deck import LIFTED_BY, full_deck
from wayout.games.temple.modules.curses.events import CurseDrawn, CurseGone
from wayout.games.temple.modules.curses.part import borne, part
from wayout.games.temple.modules.curses.verbs import draw_curse
from wayout.games.temple.seam import Module
from wayout.games.temple.state import START, State
from wayout.kernel.chance import NoLuck
from wayout.kernel.options import Option
from wayout.kernel.play import Event, Turn, replay

__all__ = ["quest_chambers"]
pytestmark = pytest.mark.usefixtures("quest_chambers")

CARD = "pitfall"


def deep_inside() -> State:
    return temple(modules=MIX, deck=[CARD], pile=("c07", "c11"), dice={A: "AA..."}, at={A: EAST_OF_START})


def drawn(state: State) -> list[Event[State]]:
    turn = Turn(state, NoLuck())
    draw_curse(turn, A)
    return turn.events


def test_2_11_12_two_cards_come_with_the_quest_chambers() -> None:
    deck = full_deck(playing(2, curses=True, **{ID: True}))

    assert [deck.count(card) for card in (CARD, "mind_control", "magical_bond")] == [2, 2, 2]
    assert len(deck) == 20
    assert LIFTED_BY[CARD] == ()


def test_a33_the_adventurer_falls_back_to_the_start_and_the_card_goes() -> None:
    state = deep_inside()
    before = state.clone()
    happened = drawn(state)

    assert happened == [CurseDrawn(A, CARD, True), FellBack(A, 2 * EAST_OF_START, START), CurseGone(A, CARD)]
    assert state.figures[A] == START
    assert (borne(state, A), part(state).discarded) == ([], [CARD])
    replay(before, happened)
    assert before == state


def test_a33_who_is_there_already_stays() -> None:
    state = deep_inside()
    state.figures[A] = START

    assert drawn(state) == [CurseDrawn(A, CARD, True), CurseGone(A, CARD)]


def test_6_12_a_chamber_that_serves_as_the_start_is_one(lodge: Lodge) -> None:
    lodge(Module(id="test", option=Option("test", (False, True), False), starts=lambda state: [2 * EAST_OF_START]))
    state = deep_inside()
    state.mix, state.options["test"] = f"{MIX},test", True

    assert len(drawn(state)) == 2
    state.figures[A] = 2 * WEST_OF_START
    part(state).deck.append(CARD)
    assert FellBack(A, 2 * WEST_OF_START, START) in drawn(state)


def test_6_12_it_is_an_arrival_like_any_other(lodge: Lodge) -> None:
    lodge(
        Module(
            id="test",
            option=Option("test", (False, True), False),
            part=Notes,
            arrived=lambda turn, seat, node: note(turn, f"{seat} at {node}"),
        )
    )
    state = deep_inside()
    state.mix, state.options["test"], state.parts["test"] = f"{MIX},test", True, Notes()

    assert Noted("0 at 0") in drawn(state)


def test_4_7_the_discoverer_falls_after_the_discovery() -> None:
    kinds = [type(event) for event in do(deep_inside(), A, Discover(N))]

    assert kinds == [Discovered, CurseDrawn, FellBack, CurseGone]


def test_6_12_nobody_else_falls() -> None:
    state = deep_inside()
    state.figures[B] = 2 * WEST_OF_START
    drawn(state)

    assert state.figures[B] == 2 * WEST_OF_START
