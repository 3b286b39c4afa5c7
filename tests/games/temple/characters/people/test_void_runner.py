"""TMP-2.13: Void Runner."""

import pytest

from tests.games.temple.characters.hands import holding
from tests.games.temple.module_tables import cursed
from tests.games.temple.tables import EASTERN, HOME, NORTH, ONE, THREE, TWO, WESTERN, do, lay, refused, stand, tick
from wayout.games.temple import tiles
from wayout.games.temple.modules.characters.events import CardsReady, CardUsed, Stepped
from wayout.games.temple.modules.characters.people.void_runner import VoidStep
from wayout.games.temple.rules import legal
from wayout.games.temple.tiles import TILES, Tile


def test_2_13_out_by_one_open_entrance_and_in_by_another() -> None:
    state = holding("void_step", "AAAA.", ".....", new_characters=True)
    stand(state, EASTERN, EASTERN)

    assert do(state, ONE, VoidStep(4)) == [
        CardUsed(ONE, "void_step", (0, 1), False, 1_000),
        Stepped(ONE, 2, 4, "void_step"),
    ]
    assert state.figures[:2] == [4, 2]
    assert VoidStep(2).check(state, ONE) is None


def test_2_13_only_from_a_chamber_with_an_open_entrance() -> None:
    state = holding("void_step", "AA...", ".....", new_characters=True)

    refusal = refused(state, ONE, VoidStep(2))

    assert (refusal.code, refusal.rule) == ("no_way_into_the_void", "TMP-2.13")
    assert not [action for action in legal(state, ONE) if isinstance(action, VoidStep)]


@pytest.mark.parametrize("node", [2 * HOME, 2 * EASTERN, 3, 99])
def test_2_13_only_into_another_with_an_open_entrance(node: int) -> None:
    state = holding("void_step", "AA...", ".....", new_characters=True)
    stand(state, EASTERN)

    assert refused(state, ONE, VoidStep(node)).code == "no_way_out_of_the_void"
    assert [action for action in legal(state, ONE) if isinstance(action, VoidStep)] == [VoidStep(4)]


def test_2_13_it_takes_two_adventurers() -> None:
    state = holding("void_step", "AK...", ".....", new_characters=True)
    stand(state, EASTERN)

    assert refused(state, ONE, VoidStep(4)).code == "cannot_pay"


def test_13_the_activatable_card_takes_everybody_along_for_the_same_price_once() -> None:
    state = holding("void_march", "AAAA.", ".....", ".....", new_characters=True)
    stand(state, EASTERN, EASTERN, HOME)

    assert do(state, ONE, VoidStep(4)) == [
        CardUsed(ONE, "void_march", (0, 1), True, 1_000),
        Stepped(ONE, 2, 4, "void_march"),
        Stepped(TWO, 2, 4, "void_march"),
    ]
    assert state.figures == [4, 4, 0]
    assert refused(state, ONE, VoidStep(2)).code == "card_is_spent"
    assert CardsReady((ONE,)) in tick(state, 200_000)


def test_13_a_trap_holds_the_void_runner_but_not_who_is_taken_along() -> None:
    state = holding("void_march", "AA...", ".....", new_characters=True, curses=True)
    stand(state, EASTERN, EASTERN)
    cursed(state, TWO, "trap")
    do(state.clone(), ONE, VoidStep(4))

    cursed(state, ONE, "trap")
    assert refused(state, ONE, VoidStep(4)).code == "trapped"


def test_13_the_rear_of_a_chamber_is_reached_if_it_has_an_open_entrance(monkeypatch: pytest.MonkeyPatch) -> None:
    double = Tile(id="two", doors="NS", entry="AA", rear="N")
    monkeypatch.setitem(TILES, "two", double)
    monkeypatch.setitem(tiles._printed, "two", tiles.prepare(double))
    state = holding("void_step", "AA...", ".....", new_characters=True)
    chamber = lay(state, WESTERN, NORTH, "two")
    stand(state, EASTERN)

    assert refused(state, ONE, VoidStep(2 * chamber)).code == "no_way_out_of_the_void"
    assert do(state, ONE, VoidStep(2 * chamber + 1))[1] == Stepped(ONE, 2, 2 * chamber + 1, "void_step")
    assert refused(state, THREE if state.seats > 2 else TWO, VoidStep(2)).code == "not_your_card"
