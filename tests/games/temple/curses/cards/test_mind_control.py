"""Mind control: TMP-2.11.12, TMP-6.12."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.temple.bots.minds import decided
from tests.games.temple.curses.quest_chambers import MIX, quest_chambers
from tests.games.temple.module_tables import (
    EAST_OF_START,
    NOW,
    A,
    B,
    C,
    E,
    N,
    W,
    blessed,
    cursed,
    do,
    hand,
    pass_time,
    refusal,
    show_dice,
    temple,
    throws,
)
from wayout.games.temple import GAME
from wayout.games.temple.actions import Absent, Discover, Enter, Escape, Gems, Leave, Mask, Offer, Roll
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.events import Discovered, Entered, GameEnded, GemsTaken, GotOut, Masked, Rolled
from wayout.games.temple.modules.curses.actions import Lift
from wayout.games.temple.modules.curses.bots import handy
from wayout.games.temple.modules.curses.cards.mind_control.actions import Assist, Cancel
from wayout.games.temple.modules.curses.cards.mind_control.events import HelpAsked, HelpDropped, HelpGiven
from wayout.games.temple.modules.curses.cards.mind_control.part import requests
from wayout.games.temple.modules.curses.events import CurseLifted
from wayout.games.temple.modules.curses.part import kept
from wayout.games.temple.modules.curses.verbs import take_away
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.pool import pool_size
from wayout.games.temple.rules import legal
from wayout.games.temple.slam import slam
from wayout.games.temple.spacing import ready_at
from wayout.games.temple.state import ADVENTURER, START, State
from wayout.kernel.chance import NoLuck, Seeded
from wayout.kernel.codec import encode
from wayout.kernel.play import Turn, replay
from wayout.kernel.seats import Seat

__all__ = ["quest_chambers"]
pytestmark = pytest.mark.usefixtures("quest_chambers")

CARD = "mind_control"
SOON = NOW + 1_000
IN_TIME = NOW + 8_000


def controlled(mine: str = "AAKT.", *, seats: int = 2, at: Mapping[Seat, int] | None = None, **more: Any) -> State:
    state = temple(modules=MIX, seats=seats, dice={A: mine + "." * (5 - len(mine) if seats > 1 else 0)}, at=at, **more)
    return cursed(state, A, CARD)


def test_6_12_entering_becomes_a_request_that_holds_its_dice() -> None:
    state = controlled()

    assert do(state, A, Enter(E)) == [
        HelpAsked(A, "enter", 2 * EAST_OF_START, {"type": "enter", "side": E, "pay": []}, (0, 1), IN_TIME, NOW)
    ]
    assert (state.figures[A], hand(state, A)) == (START, "AAKT.")
    assert [die.counts_as for die in GAME.view(state, B).seats["0"].dice] == ["", "", None, None, None]
    assert ready_at(state, A, Cancel()) == NOW + 120


def test_6_12_another_player_lends_a_hand() -> None:
    state = controlled()
    do(state, A, Enter(E))
    assert Assist(A) in legal(state, B)

    assert do(state, B, Assist(A), at=SOON) == [
        HelpGiven(A, B, SOON),
        Entered(A, START, 2 * EAST_OF_START, (0, 1), SOON),
    ]
    assert requests(state) == {}
    assert hand(state, A) == "..KT."
    assert ready_at(state, B, Assist(A)) == SOON + 120


def test_golden_29_without_an_answer_it_happens_after_eight_seconds() -> None:
    state = controlled()
    do(state, A, Enter(E))
    assert GAME.deadline(state) == IN_TIME

    assert pass_time(state, IN_TIME - 1) == []
    assert pass_time(state, IN_TIME) == [
        HelpGiven(A, None, IN_TIME),
        Entered(A, START, 2 * EAST_OF_START, (0, 1), IN_TIME),
    ]


def test_6_12_9_alone_it_happens_after_three() -> None:
    state = controlled("AAKT...", seats=1)
    do(state, A, Enter(E))

    assert GAME.deadline(state) == NOW + 3_000
    assert len(pass_time(state, NOW + 3_000)) == 2


@pytest.mark.parametrize(("gone", "until"), [((B,), NOW + 8_000), ((B, C), NOW + 3_000)])
def test_6_12_after_three_if_no_other_player_is_there(gone: tuple[Seat, ...], until: int) -> None:
    state = controlled(seats=3)
    for seat in gone:
        do(state, seat, Absent(True))
    do(state, A, Enter(E))

    assert requests(state)[A].until == until


def test_6_12_who_is_out_or_cursed_alike_can_help() -> None:
    state = cursed(controlled(seats=3), B, CARD)
    state.figures[C] = -1
    do(state, A, Enter(E))

    assert Assist(A) in legal(state, C)
    assert Assist(A) in legal(state, B)
    assert do(state, C, Assist(A), at=SOON)[0] == HelpGiven(A, C, SOON)


def test_4_14_a_bot_that_is_out_helps_those_inside() -> None:
    state = controlled(seats=3)
    state.figures[C] = -1
    state.gave[C] = True
    do(state, A, Enter(E))

    assert decided(state, C) == Assist(A)


def test_6_12_nobody_helps_himself_or_one_who_does_not_ask() -> None:
    state = controlled()
    assert refusal(state, B, Assist(A)) == "nobody_asks TMP-6.12"
    do(state, A, Enter(E))

    assert refusal(state, A, Assist(A)) == "nobody_asks TMP-6.12"
    assert refusal(state, B, Assist(B)) == "nobody_asks TMP-6.12"
    assert Assist(A) not in legal(state, A)


def test_6_12_a_request_can_be_taken_back() -> None:
    state = controlled()
    assert refusal(state, A, Cancel()) == "nothing_asked TMP-6.12"
    do(state, A, Enter(E))
    assert Cancel() in legal(state, A)
    assert Cancel() not in legal(state, B)

    assert do(state, A, Cancel(), at=SOON) == [HelpDropped(A, "cancelled", SOON)]
    assert Enter(E) in legal(state, A)
    assert GAME.deadline(state) != IN_TIME
    assert ready_at(state, A, Enter(E)) == SOON + 120


def test_6_12_one_request_at_a_time() -> None:
    state = controlled("AAAAT")
    do(state, A, Enter(E))

    assert refusal(state, A, Enter(W)) == "waits_for_help TMP-6.12"
    assert not {Enter(E), Enter(W)} & set(legal(state, A))


def test_6_12_what_is_set_aside_pays_for_nothing_else() -> None:
    state = cursed(controlled("AATK."), A, "broken_die")
    show_dice(state, A, "AATKh")
    state.held[4] = "broken"
    assert Lift("broken_die") in legal(state, A)
    do(state, A, Enter(E))

    assert refusal(state, A, Lift("broken_die")) == "cannot_pay TMP-4.5"
    assert refusal(state, A, Offer((0, 1), True)) == "shows_nothing TMP-4.5"
    assert pool_size(state, B, ADVENTURER) == 0


def test_6_12_rolling_other_dice_leaves_the_request_alone() -> None:
    state = controlled()
    do(state, A, Enter(E))

    assert do(state, A, Roll((2, 4)), throws("TT"), at=SOON) == [Rolled(A, (2, 4), ("T", "T"), SOON)]
    assert A in requests(state)


@pytest.mark.parametrize("face", ["T", "A"])
def test_6_12_who_rolls_a_die_that_was_set_aside_takes_the_request_back(face: str) -> None:
    state = controlled()
    do(state, A, Enter(E))

    assert do(state, A, Roll((0,)), throws(face), at=SOON)[-1] == HelpDropped(A, "void")
    assert requests(state) == {}


def test_6_12_a_lost_die_makes_it_void() -> None:
    state = controlled("AAxxx", at={A: EAST_OF_START})
    do(state, A, Enter(W))
    slam(Turn(state, NoLuck(), SOON), 1)

    assert pass_time(state, IN_TIME) == [HelpDropped(A, "void")]
    assert state.figures[A] == 2 * EAST_OF_START


def test_6_12_one_who_was_moved_no_longer_asks() -> None:
    state = controlled(at={A: EAST_OF_START})
    do(state, A, Enter(W))
    cursed(state, A, "pitfall")

    assert state.figures[A] == START
    assert requests(state) == {}


def test_6_12_the_rules_are_asked_again() -> None:
    state = controlled(at={A: EAST_OF_START}, pile=("c08",))
    do(state, A, Discover(N))
    state.pile.clear()

    assert do(state, B, Assist(A), at=SOON) == [HelpDropped(A, "void")]
    assert hand(state, A) == "AAKT."


def test_6_12_discovering_is_a_request() -> None:
    state = controlled(at={A: EAST_OF_START}, pile=("c08", "c10"))
    asked = do(state, A, Discover(N))[0]
    assert isinstance(asked, HelpAsked)
    assert (asked.deed, asked.dice, len(state.chambers)) == ("discover", (0, 1), 3)

    assert isinstance(do(state, B, Assist(A), at=SOON)[1], Discovered)


def test_6_12_lighting_gems_is_a_request_of_who_does_it_and_not_of_who_helps() -> None:
    state = controlled("KKK..", flanks=("c01", "b08"), at={A: EAST_OF_START, B: EAST_OF_START})
    show_dice(state, B, "KK...")
    do(state, A, Gems(1))
    assert (requests(state)[A].dice, pool_size(state, B, 2)) == ({0: 2, 1: 2, 2: 2}, 2)
    do(state, A, Cancel(), at=SOON)

    assert do(state, B, Gems(1), at=SOON) == [GemsTaken(B, 2 * EAST_OF_START, 1, 1, (10, 11, 0, 1), SOON)]


def test_6_12_when_it_happens_others_dice_count_as_they_are_then() -> None:
    state = controlled("KKK..", flanks=("c01", "b08"), at={A: EAST_OF_START, B: EAST_OF_START})
    show_dice(state, B, "K....")
    do(state, A, Gems(1))
    show_dice(state, B, "T....")

    assert pass_time(state, IN_TIME) == [HelpDropped(A, "void")]


def test_6_12_an_extra_gem_is_a_request_and_a_healing_mask_is_not() -> None:
    state = controlled("AAB..")
    gem, mask = blessed(state, A, "extra_gem"), blessed(state, A, "healing_mask")

    assert not isinstance(do(state, A, UseTreasure(mask))[0], HelpAsked)
    asked = do(state, A, UseTreasure(gem), at=SOON)[0]
    assert isinstance(asked, HelpAsked)
    assert (asked.deed, asked.dice, state.depot) == ("grant", (), 7)
    do(state, B, Assist(A), at=SOON)
    assert state.depot == 6


def test_6_12_a_teleport_is_a_request() -> None:
    state = controlled(at={A: EAST_OF_START})
    do(state, A, UseTreasure(blessed(state, A, "teleport"), node=START))
    assert state.figures[A] == 2 * EAST_OF_START

    do(state, B, Assist(A), at=SOON)
    assert state.figures[A] == START


def test_6_12_escaping_is_a_request_and_can_end_the_game() -> None:
    state = controlled("KKKKKKK", seats=1, tiles={(2, 0): ("exit", 1)}, at={A: 3})
    state.depot = 2
    do(state, A, Escape())

    happened = pass_time(state, NOW + 3_000)
    assert happened[1] == GotOut(A, (0, 1, 2), NOW + 3_000)
    assert happened[-1] == GameEnded("won", NOW + 3_000)


def test_6_12_rolling_masks_and_lifting_need_no_hand() -> None:
    state = controlled("AKTGB")

    assert do(state, A, Mask(3, A, (4,))) == [Masked(A, 3, A, (4,), NOW)]
    assert do(state, A, Roll((3, 4)), throws("TT"), at=SOON) == [Rolled(A, (3, 4), ("T", "T"), SOON)]
    assert do(state, A, Lift(CARD), at=SOON + 500) == [CurseLifted(A, CARD, (0, 1, 2), SOON + 500)]


def test_6_12_when_the_card_goes_the_request_goes_with_it() -> None:
    state = controlled("AAKTA")
    do(state, A, Enter(E))
    do(state, A, Lift(CARD), at=SOON)

    assert requests(state) == {}
    assert hand(state, A) == "AA..."
    again = controlled()
    do(again, A, Enter(E))
    turn = Turn(again, NoLuck(), SOON)
    take_away(turn, A, CARD)
    assert turn.events[-1] == HelpDropped(A, "cancelled")


def test_6_12_who_leaves_asks_for_nothing_any_more() -> None:
    state = controlled(seats=3)
    do(state, A, Enter(E))
    do(state, A, Leave(), at=SOON)

    assert requests(state) == {}
    assert pass_time(state, IN_TIME) == []


def test_6_12_others_are_not_concerned() -> None:
    state = controlled()
    show_dice(state, B, "AA...")

    assert do(state, B, Enter(E)) == [Entered(B, START, 2 * EAST_OF_START, (10, 11), NOW)]


def test_two_requests_that_are_due_at_once_both_happen() -> None:
    state = cursed(controlled(), B, CARD)
    show_dice(state, B, "AA...")
    do(state, A, Enter(E))
    do(state, B, Enter(E))

    assert [type(event) for event in pass_time(state, IN_TIME)] == [HelpGiven, Entered, HelpGiven, Entered]


def test_everybody_sees_it_records_keep_it_and_it_is_imagined() -> None:
    state = controlled()
    before = state.clone()
    events = do(state, A, Enter(E))
    seen = GAME.view(state, B)

    assert seen.extra["curses"]["kept"][CARD]["open"]["0"]["action"] == {"type": "enter", "side": E, "pay": []}
    imagined = GAME.imagine(seen, B, Seeded(1))
    assert kept(imagined, CARD) == kept(state, CARD)
    assert GAME.view(imagined, B).seats == seen.seats
    assert GAME.codec.state(encode(state)) == state
    events += do(GAME.codec.state(encode(state)), B, Assist(A), at=SOON)
    replay(before, events)
    assert before.figures[A] == 2 * EAST_OF_START


@pytest.mark.parametrize("action", [Assist(A), Assist(C), Cancel()])
def test_learners_have_a_number_for_it(action: Any) -> None:
    assert GAME.numbering.action(GAME.numbering.parts(action)) == action


def test_a_bot_lends_a_hand_at_once() -> None:
    state = controlled()
    do(state, A, Enter(E))
    view = GAME.view(state, B)

    assert handy(Scene(view, Atlas(view.chambers), B, NOW), legal(state, B)) == Assist(A)
