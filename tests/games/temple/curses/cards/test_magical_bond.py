"""Magical bond: TMP-2.11.12, TMP-6.12."""

from typing import Any

import pytest

from tests.games.temple.curses.quest_chambers import MIX, quest_chambers
from tests.games.temple.module_tables import (
    EAST_OF_START,
    NOW,
    A,
    B,
    C,
    E,
    cursed,
    do,
    pass_time,
    refusal,
    temple,
    throws,
)
from wayout.games.temple import GAME
from wayout.games.temple.actions import Absent, Enter, Escape, Leave, Roll
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.curses.actions import Lift
from wayout.games.temple.modules.curses.bots import handy
from wayout.games.temple.modules.curses.cards.magical_bond.actions import Bond, BondOk, Unbond
from wayout.games.temple.modules.curses.cards.magical_bond.events import BondAsked, BondBroken, BondMissed, BondTied
from wayout.games.temple.modules.curses.cards.magical_bond.part import is_bonded
from wayout.games.temple.modules.curses.events import CurseDrawn, CurseGone
from wayout.games.temple.modules.curses.part import borne, kept
from wayout.games.temple.modules.curses.verbs import draw_curse
from wayout.games.temple.rules import legal
from wayout.games.temple.spacing import ready_at
from wayout.games.temple.state import State
from wayout.kernel.chance import NoLuck, Seeded
from wayout.kernel.codec import encode
from wayout.kernel.play import Turn, replay
from wayout.kernel.seats import Seat

__all__ = ["quest_chambers"]
pytestmark = pytest.mark.usefixtures("quest_chambers")

CARD = "magical_bond"
SOON = NOW + 1_000
LATER = NOW + 3_000
ROLL = Roll((4,))


def alone_with_card(seats: int = 3) -> State:
    """The first seat bears the card, and holds on to nobody."""
    return cursed(temple(modules=MIX, seats=seats, dice={A: "AAKKG"}), A, CARD)


def bonded() -> State:
    """The first and the second seat hold on to each other."""
    state = alone_with_card()
    do(state, A, Bond(B))
    do(state, B, BondOk(A), at=SOON)
    return state


def test_6_12_without_a_bond_one_does_not_roll_but_does_everything_else() -> None:
    state = alone_with_card()

    assert refusal(state, A, ROLL) == "unbonded TMP-6.12"
    assert not [action for action in legal(state, A) if isinstance(action, Roll)]
    assert {Enter(E), Lift(CARD), Bond(B), Bond(C)} <= set(legal(state, A))
    assert refusal(state, B, Roll((10,))) is None


def test_6_12_hands_are_listed_for_who_needs_one_and_none_while_one_is_held() -> None:
    state = alone_with_card()
    assert [action for action in legal(state, A) if isinstance(action, Bond)] == [Bond(B), Bond(C)]
    assert not [action for action in legal(state, B) if isinstance(action, Bond | BondOk | Unbond)]

    do(state, A, Bond(B))
    assert not [action for action in legal(state, A) if isinstance(action, Bond)]
    do(state, B, BondOk(A), at=SOON)

    assert not [action for action in legal(state, A) if isinstance(action, Bond)]
    assert [action for action in legal(state, B) if isinstance(action, BondOk | Unbond)] == [Unbond(A)]


def test_6_12_a_bond_is_asked_for_and_taken() -> None:
    state = alone_with_card()

    assert do(state, A, Bond(B)) == [BondAsked(A, B, LATER, NOW)]
    assert BondOk(A) in legal(state, B)
    assert BondOk(A) not in legal(state, C)
    assert do(state, B, BondOk(A), at=SOON) == [BondTied(A, B, SOON)]
    assert refusal(state, A, ROLL) is None
    assert ready_at(state, B, BondOk(A)) == SOON + 120


def test_golden_29_silence_is_consent_after_three_seconds() -> None:
    state = alone_with_card()
    do(state, A, Bond(B))
    assert GAME.deadline(state) == LATER

    assert ready_at(state, A, ROLL) == LATER
    assert pass_time(state, LATER - 1) == []
    assert pass_time(state, LATER) == [BondTied(A, B)]
    assert refusal(state, A, ROLL) is None


def test_6_12_who_is_not_connected_agrees_at_once() -> None:
    state = alone_with_card()
    do(state, B, Absent(True))

    assert do(state, A, Bond(B)) == [BondAsked(A, B, LATER, NOW), BondTied(A, B)]


def test_6_12_both_roll_more_slowly_and_nobody_else() -> None:
    state = bonded()
    for seat in (A, B, C):
        do(state, seat, Roll((seat * 10 + 4,)), throws("T"), at=30_000)

    assert [ready_at(state, seat, Roll((seat * 10 + 4,))) for seat in (A, B, C)] == [30_800, 30_800, 30_500]
    assert GAME.view(state, C).seats["1"].roll_from == 30_800


def test_6_12_the_mate_shakes_it_off_and_one_rolls_freely_for_five_seconds() -> None:
    state = bonded()
    at = NOW + 10_000
    assert Unbond(A) in legal(state, B)

    assert do(state, B, Unbond(A), at=at) == [BondBroken(A, B, at + 5_000, at)]
    assert refusal(state, A, ROLL) is None
    assert ready_at(state, A, ROLL) < at
    assert pass_time(state, at + 4_999) == []
    assert pass_time(state, at + 5_000) == [BondMissed(A)]
    assert refusal(state, A, ROLL) == "unbonded TMP-6.12"


def test_6_12_meanwhile_one_reaches_for_another_hand_and_rolls_on() -> None:
    state = bonded()
    at = NOW + 10_000
    do(state, B, Unbond(A), at=at)
    do(state, A, Bond(C), at=at + 500)

    assert ready_at(state, A, ROLL) == at + 620
    assert pass_time(state, at + 3_500) == [BondTied(A, C)]
    assert pass_time(state, at + 60_000) == []
    assert is_bonded(state, C)


def test_6_12_asked_for_just_before_the_end_of_free_rolling_one_waits() -> None:
    state = bonded()
    at = NOW + 10_000
    do(state, B, Unbond(A), at=at)
    do(state, A, Bond(C), at=at + 4_000)
    pass_time(state, at + 5_000)

    assert refusal(state, A, ROLL) is None
    assert ready_at(state, A, ROLL) == at + 7_000


@pytest.mark.parametrize(
    ("seat", "action", "why"),
    [
        (B, Bond(A), "needs_no_bond TMP-6.12"),
        (A, Bond(A), "not_a_mate_inside TMP-6.12"),
        (A, Bond(Seat(5)), "not_a_mate_inside TMP-6.12"),
        (B, BondOk(A), "no_bond_asked TMP-6.12"),
        (B, Unbond(A), "no_bond_to_break TMP-6.12"),
    ],
)
def test_6_12_what_is_refused_without_a_bond(seat: Seat, action: Any, why: str) -> None:
    assert refusal(alone_with_card(), seat, action) == why


def test_6_12_one_hand_at_a_time_and_only_of_those_inside() -> None:
    state = alone_with_card()
    state.figures[C] = -1
    assert refusal(state, A, Bond(C)) == "not_a_mate_inside TMP-6.12"
    assert Bond(C) not in legal(state, A)
    do(state, A, Bond(B))

    assert refusal(state, A, Bond(B)) == "bonded_already TMP-6.12"
    do(state, B, BondOk(A), at=SOON)
    assert refusal(state, A, Bond(B)) == "bonded_already TMP-6.12"
    assert refusal(state, C, Unbond(A)) == "you_are_out TMP-4.5"


def test_6_12_it_does_not_matter_where_the_adventurers_are() -> None:
    state = alone_with_card()
    state.figures[B] = 2 * EAST_OF_START

    assert Bond(B) in legal(state, A)


def test_6_12_two_who_bear_the_card_need_one_bond_and_wait_once() -> None:
    state = cursed(bonded(), B, CARD)

    assert refusal(state, B, Roll((10,))) is None
    assert refusal(state, B, Bond(C)) == "bonded_already TMP-6.12"
    do(state, B, Roll((14,)), throws("T"), at=30_000)
    assert ready_at(state, B, Roll((14,))) == 30_800


def test_6_12_a_mate_who_gets_out_is_no_hand_to_hold() -> None:
    state = bonded()
    state.exit, state.figures[B], state.depot = EAST_OF_START, 2 * EAST_OF_START, 0
    state.dice[10] = 2

    assert BondBroken(A, B) in do(state, B, Escape(), at=30_000)
    assert refusal(state, A, ROLL) == "unbonded TMP-6.12"
    assert CARD in borne(state, A)


def test_6_12_the_same_while_he_was_only_asked() -> None:
    state = alone_with_card()
    do(state, A, Bond(B))
    do(state, B, Leave(), at=SOON)

    assert refusal(state, A, ROLL) == "unbonded TMP-6.12"
    assert pass_time(state, LATER) == []


def test_6_12_the_last_one_inside_loses_the_card() -> None:
    state = bonded()
    state.figures[C] = -1
    happened = do(state, B, Leave(), at=SOON)

    assert happened[:2] == [BondBroken(A, B), CurseGone(A, CARD)]
    assert refusal(state, A, ROLL) is None


def test_9_alone_the_card_is_discarded_when_it_comes() -> None:
    state = temple(modules=MIX, seats=1, deck=[CARD])
    turn = Turn(state, NoLuck())
    draw_curse(turn, A)

    assert turn.events == [CurseDrawn(A, CARD, True), CurseGone(A, CARD)]


def test_6_12_the_last_one_inside_discards_it_too_when_it_comes() -> None:
    state = temple(modules=MIX, seats=2, deck=[CARD])
    state.figures[B] = -1
    draw_curse(Turn(state, NoLuck()), A)

    assert borne(state, A) == []


def test_2_11_12_two_adventurers_and_a_key_lift_it_and_the_bond_goes() -> None:
    state = bonded()

    assert do(state, A, Lift(CARD), at=NOW + 2_000)[1:] == [BondBroken(A, B)]
    assert not is_bonded(state, B)
    assert pass_time(state, NOW + 60_000) == []


def test_6_12_an_old_time_of_free_rolling_does_not_come_with_a_new_card() -> None:
    state = bonded()
    do(state, B, Unbond(A), at=NOW + 10_000)
    do(state, A, Lift(CARD), at=NOW + 11_000)
    assert pass_time(state, NOW + 60_000) == []
    cursed(state, A, CARD)

    assert refusal(state, A, ROLL) == "unbonded TMP-6.12"


def test_everybody_sees_it_records_keep_it_and_it_is_imagined() -> None:
    state = alone_with_card()
    before = state.clone()
    events = [*do(state, A, Bond(B)), *do(state, B, BondOk(A), at=SOON)]
    seen = GAME.view(state, C)

    assert seen.extra["curses"]["kept"][CARD] == {"ties": {"0": {"to": B, "until": None}}, "free": {}}
    assert kept(GAME.imagine(seen, C, Seeded(1)), CARD) == kept(state, CARD)
    assert GAME.codec.state(encode(state)) == state
    replay(before, events)
    assert before == state


@pytest.mark.parametrize("action", [Bond(B), BondOk(A), Unbond(C)])
def test_learners_have_a_number_for_it(action: Any) -> None:
    assert GAME.numbering.action(GAME.numbering.parts(action)) == action


def bot_of(state: State, seat: Seat) -> Any:
    view = GAME.view(state, seat)
    return handy(
        Scene(view, Atlas(view.chambers), seat, NOW), [one for one in legal(state, seat) if not isinstance(one, Lift)]
    )


def test_a_bot_reaches_for_a_free_hand_and_takes_what_is_held_out() -> None:
    state = alone_with_card()
    assert bot_of(state, A) == Bond(B)
    do(state, A, Bond(B))

    assert bot_of(state, B) == BondOk(A)
    assert bot_of(state, A) is None
    cursed(state, C, CARD)
    assert bot_of(state, C) == Bond(A)
