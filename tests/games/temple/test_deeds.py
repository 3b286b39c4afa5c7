"""Deeds: what modules forbid, price, catch and follow, shown with modules that exist for these tests alone."""

from typing import Any

import msgspec
import pytest

from tests.games.temple.tables import (
    EAST,
    EASTERN,
    HOME,
    ONE,
    TWO,
    WEST,
    WESTERN,
    do,
    hand,
    lay,
    refused,
    rolling,
    stand,
    tick,
)
from tests.games.temple.throwaway import Noted, clean, note, with_module
from wayout.games.temple.actions import Discover, Enter, Escape, Gems, Mask, Roll
from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.events import Entered, GemsTaken, GotOut
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import ENTER, ESCAPE, GEMS, MISC, MOVING, Deed, Timer, forbidden
from wayout.games.temple.shown import is_shut
from wayout.games.temple.state import START, State
from wayout.games.temple.tiles import Cost, cost_of
from wayout.games.temple.view import view
from wayout.games.temple.view_types import PriceView
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat

__all__ = ["clean"]
pytestmark = pytest.mark.usefixtures("clean")


def not_home(state: State, deed: Deed) -> Refusal | None:
    """A ban of the starting chamber."""
    return because("trapped", rule="TMP-5.8") if deed.name in MOVING and deed.to == START else None


def test_5_8_a_ban_looks_at_where_a_deed_leads() -> None:
    state = stand(with_module("AAAA.", ".....", forbids=not_home), EASTERN)
    west = next(side for side in range(4) if state.links[EASTERN * 8 + side] == START)

    assert refused(state, ONE, Enter(west)).code == "trapped"
    assert Enter(west) not in legal(state, ONE)
    stand(state, HOME)
    assert Enter(EAST) in legal(state, ONE)


def cheap(state: State, deed: Deed, cost: Cost) -> Cost:
    """The first seat enters for two adventurers, and escapes for one key less."""
    if deed.seat != ONE:
        return cost
    if deed.name == ESCAPE:
        return tuple((icon, need - 1) for icon, need in cost)
    return cost_of("AA") if deed.name == ENTER and set(deed.dice) <= {0, 1} else cost


def test_a_module_prices_deeds_and_dice_that_are_named_may_pay_otherwise() -> None:
    state = with_module("AATTT", "AA...", price=cheap)
    state.chambers[WESTERN] = msgspec.structs.replace(state.chambers[WESTERN], tile="b04")

    assert Enter(WEST) in legal(state, ONE)
    assert Enter(WEST) not in legal(state, TWO)
    assert refused(state, TWO, Enter(WEST)).facts == {"cost": "TT"}
    assert do(state.clone(), ONE, Enter(WEST))[0] == Entered(ONE, START, 2 * WESTERN, (0, 1), 1_000)
    assert do(state.clone(), ONE, Enter(WEST, (2, 3)))[0] == Entered(ONE, START, 2 * WESTERN, (2, 3), 1_000)


def test_a_price_counts_at_the_exit_and_all_see_it() -> None:
    state = stand(with_module("KK...", "KK...", price=cheap), EASTERN, EASTERN)
    state.exit, state.depot = EASTERN, 2
    state.chambers[WESTERN] = msgspec.structs.replace(state.chambers[WESTERN], tile="b04")

    assert Escape() in legal(state, ONE)
    assert refused(state, TWO, Escape()).facts == {"cost": "KKK"}
    assert view(state, TWO).seats["0"].prices == [
        PriceView("escape", None, "KK"),
        PriceView("enter", 2 * WESTERN, "AA"),
    ]
    assert view(state, TWO).seats["1"].prices == []


def test_whatever_is_done_is_told_with_its_deed() -> None:
    def told(turn: Turn[State], deed: Deed) -> None:
        note(turn, f"{deed.name} {deed.seat} {deed.to} {deed.dice}")

    state = with_module("ATAAG", "KKKKB", done=told)
    state.chambers[EASTERN] = msgspec.structs.replace(state.chambers[EASTERN], tile="gems_key_a")
    stand(state, HOME, EASTERN)
    done = [
        (ONE, Enter(EAST), "enter 0 2 ()"),
        (ONE, Mask(4, TWO, (14,)), "mask 0 None (4,)"),
        (TWO, Gems(1), "gems 1 2 ()"),
        (ONE, Discover(0, (2, 3)), "discover 0 None (2, 3)"),
        (ONE, Roll((0,)), "roll 0 None (0,)"),
    ]

    for seat, action, what in done:
        assert do(state, seat, action, luck=rolling("A"))[-1] == Noted(what)


def test_nothing_is_told_of_a_deed_that_ended_the_game() -> None:
    state = stand(with_module("K....", done=lambda turn, deed: note(turn, deed.name)), EASTERN)
    state.exit, state.depot = EASTERN, 0
    do(state, ONE, Escape())

    assert state.parts["test"].notes == []


CAUGHT: list[tuple[Seat, Doing]] = []
"""A real module would keep it in its part."""


def catch(turn: Turn[State], deed: Deed, action: Action[State]) -> bool:
    """Mind control: the first seat enters nothing by itself."""
    if deed.name != ENTER or deed.seat != ONE:
        return False
    assert isinstance(action, Doing)
    CAUGHT.append((deed.seat, action))
    note(turn, "caught")
    return True


def wait(state: State) -> int | None:
    return 9_000 if CAUGHT else None


def let_go(turn: Turn[State], due: int) -> None:
    seat, action = CAUGHT.pop()
    if action.check(turn.state, seat) is None:
        action.go_on(turn, seat)


def under_control(**more: Any) -> State:
    CAUGHT.clear()
    return with_module("AA...", "AA...", catches=catch, timers=(Timer(MISC, wait, let_go),), **more)


def test_6_a_module_catches_a_deed_and_does_it_later() -> None:
    state = under_control(done=lambda turn, deed: note(turn, f"done {deed.name}"))

    assert do(state, ONE, Enter(EAST)) == [Noted("caught")]
    assert (state.figures[ONE], hand(state, ONE)) == (START, "AA...")
    assert do(state, TWO, Enter(EAST))[-1] == Noted("done enter")
    assert tick(state, 9_000) == [Entered(ONE, START, 2 * EASTERN, (0, 1), 9_000), Noted("done enter")]


def test_6_what_was_caught_is_checked_again() -> None:
    state = under_control()
    do(state, ONE, Enter(EAST))
    state.dice[0] = 0

    assert tick(state, 9_000) == []


def test_4_7_every_arrival_is_told() -> None:
    state = with_module("AA...", ".....", arrived=lambda turn, seat, node: note(turn, f"{seat} at {node}"))

    assert do(state, ONE, Enter(EAST))[-1] == Noted(f"0 at {2 * EASTERN}")


def test_gems_are_lit_for_nothing_only_where_a_module_says_so() -> None:
    state = with_module("KKKK.", worth_lighting=lambda state, node: node == 2 * EASTERN)
    for chamber in (EASTERN, WESTERN):
        state.chambers[chamber] = msgspec.structs.replace(state.chambers[chamber], tile="gems_key_a")
    state.depot = 0

    stand(state, WESTERN)
    assert refused(state, ONE, Gems(1)).code == "depot_empty"
    assert Gems(1) not in legal(state, ONE)
    stand(state, EASTERN)
    assert Gems(1) in legal(state, ONE)
    assert do(state, ONE, Gems(1)) == [GemsTaken(ONE, 2 * EASTERN, 1, 0, (0, 1, 2, 3), 1_000)]


def test_a_deed_in_several_chambers_is_forbidden_as_a_whole() -> None:
    def not_both(state: State, deed: Deed) -> Refusal | None:
        return because("trapped", rule="TMP-5.8") if {deed.to, *deed.also} == {2, 4} else None

    state = with_module("KKKK.", forbids=not_both)

    assert forbidden(state, ONE, GEMS, 2) is None
    assert forbidden(state, ONE, GEMS, 2, also=(4,)) == because("trapped", rule="TMP-5.8")


def test_4_5_a_module_may_ask_for_more_keys_at_the_exit_and_everybody_sees_how_many() -> None:
    state = with_module("KKKK.", ".....", exit_keys=lambda state: 2)
    way_out = lay(state, EASTERN, 0, "exit")
    stand(state, way_out)
    state.depot = 1

    assert refused(state, TWO, Escape()).code == "not_in_the_exit"
    assert view(state, TWO).exit_keys == 4
    assert view(state, TWO).seats["0"].prices == []
    assert do(state, ONE, Escape())[0] == GotOut(ONE, (0, 1, 2, 3), 1_000)


def test_a_module_may_say_to_all_where_no_gems_can_be_lit() -> None:
    seen = view(with_module("KKKK.", shut=lambda view, node: node == 2 * EASTERN), ONE)

    assert is_shut(seen, 2 * EASTERN)
    assert not is_shut(seen, 2 * WESTERN)
