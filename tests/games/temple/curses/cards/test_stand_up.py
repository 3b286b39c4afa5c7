"""Stand up: TMP-2.11.10, TMP-6.10."""

from typing import Any

import pytest

from tests.games.temple.module_tables import A, B, E, do, pass_time, refusal, temple, throws
from wayout.games.temple import GAME
from wayout.games.temple.actions import Enter, Mask, Roll
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.curses.actions import Lift
from wayout.games.temple.modules.curses.bots import handy
from wayout.games.temple.modules.curses.cards.stand_up.actions import Stand, StandSteadily
from wayout.games.temple.modules.curses.cards.stand_up.events import SatDown, SteadyChosen, StoodUp
from wayout.games.temple.modules.curses.cards.stand_up.part import Standing
from wayout.games.temple.modules.curses.events import CurseDrawn
from wayout.games.temple.modules.curses.part import kept
from wayout.games.temple.modules.curses.verbs import draw_curse, take_away
from wayout.games.temple.rules import legal
from wayout.games.temple.spacing import ready_at
from wayout.games.temple.state import State
from wayout.kernel.chance import NoLuck, Seeded
from wayout.kernel.codec import encode
from wayout.kernel.play import Turn, replay

CARD = "stand_up"
DRAWN = 10_000
ROLL = Roll((4,))


def standing_temple(hand: str = "AATT.") -> State:
    """The first seat has drawn the card at ten seconds."""
    state = temple(modules="curses,doomed", deck=[CARD], dice={A: hand, B: "AAG.."})
    draw_curse(Turn(state, NoLuck(), DRAWN), A)
    return state


def seated_temple() -> State:
    state = standing_temple()
    pass_time(state, DRAWN + 6_000)
    return state


def test_6_10_the_card_comes_with_six_seconds() -> None:
    state = temple(modules="curses,doomed", deck=[CARD])
    turn = Turn(state, NoLuck(), DRAWN)
    draw_curse(turn, A)

    assert turn.events == [CurseDrawn(A, CARD, True), StoodUp(A, DRAWN + 6_000, 0, DRAWN)]
    assert GAME.deadline(state) == DRAWN + 6_000
    assert refusal(state, A, ROLL) is None


def test_6_10_without_a_press_one_sits_down_and_does_not_roll() -> None:
    state = standing_temple()

    assert pass_time(state, DRAWN + 5_999) == []
    assert pass_time(state, DRAWN + 6_000) == [SatDown(A)]
    assert refusal(state, A, ROLL) == "sat_down TMP-6.10"
    assert not [action for action in legal(state, A) if isinstance(action, Roll)]
    assert refusal(state, B, Roll((13,))) is None
    assert pass_time(state, DRAWN + 60_000) == []


def test_6_10_a_press_in_time_lasts_another_six_seconds_and_delays_nothing() -> None:
    state = standing_temple()
    pressed = DRAWN + 5_000

    assert do(state, A, Stand(), at=pressed) == [StoodUp(A, pressed + 6_000, 0, pressed)]
    assert ready_at(state, A, ROLL) == pressed + 120
    assert pass_time(state, pressed + 5_999) == []
    assert pass_time(state, pressed + 6_000) == [SatDown(A)]


def test_6_10_who_has_sat_down_rolls_two_seconds_after_a_press() -> None:
    state = seated_temple()
    pressed = DRAWN + 9_000
    do(state, A, Stand(), at=pressed)

    assert refusal(state, A, ROLL) is None
    assert ready_at(state, A, ROLL) == pressed + 2_000
    assert ready_at(state, A, Enter(E)) == pressed + 120
    assert GAME.view(state, B).seats["0"].roll_from == pressed + 2_000


def test_6_10_a_second_press_makes_getting_up_neither_shorter_nor_longer() -> None:
    state = seated_temple()
    pressed = DRAWN + 9_000
    do(state, A, Stand(), at=pressed)
    do(state, A, Stand(), at=pressed + 500)

    assert ready_at(state, A, ROLL) == pressed + 2_000


def test_6_10_sitting_forbids_nothing_but_rolls() -> None:
    state = seated_temple()

    assert {Enter(E), Lift(CARD)} <= set(legal(state, A))
    assert refusal(standing_temple("GB..."), A, Mask(0, A, (1,))) is None


def test_6_10_standing_steadily_takes_no_presses_but_time() -> None:
    state = standing_temple()
    do(state, A, StandSteadily(True), at=DRAWN + 1_000)
    do(state, A, ROLL, throws("T"), at=DRAWN + 2_000)

    assert pass_time(state, DRAWN + 60_000) == []
    assert ready_at(state, A, ROLL) == DRAWN + 2_750
    assert refusal(state, A, Stand()) == "stands_steadily TMP-6.10"
    assert Stand() not in legal(state, A)
    assert StandSteadily(False) in legal(state, A)


def test_6_10_who_stands_by_presses_rolls_at_the_usual_pace() -> None:
    state = standing_temple()
    do(state, A, ROLL, throws("T"), at=DRAWN + 2_000)

    assert ready_at(state, A, ROLL) == DRAWN + 2_500


def test_6_10_standing_steadily_slows_down_only_who_bears_the_card() -> None:
    state = standing_temple()
    do(state, B, StandSteadily(True), at=DRAWN + 1_000)
    do(state, B, Roll((13,)), throws("T"), at=DRAWN + 2_000)

    assert ready_at(state, B, Roll((13,))) == DRAWN + 2_500


def test_6_10_switching_over_does_not_spare_anybody_getting_up() -> None:
    state = seated_temple()
    at = DRAWN + 9_000

    assert do(state, A, StandSteadily(True), at=at) == [
        SteadyChosen(A, True, at),
        StoodUp(A, at + 6_000, at + 2_000, at),
    ]
    assert ready_at(state, A, ROLL) == at + 2_000


def test_6_10_switching_back_begins_with_six_seconds() -> None:
    state = standing_temple()
    do(state, A, StandSteadily(True), at=DRAWN + 1_000)
    do(state, A, StandSteadily(False), at=DRAWN + 30_000)

    assert GAME.deadline(state) == DRAWN + 36_000
    assert refusal(state, A, StandSteadily(False)) == "changes_nothing TMP-6.10"


def test_6_10_without_the_card_there_is_nothing_to_stand_for() -> None:
    state = seated_temple()
    take_away(Turn(state, NoLuck()), A, CARD)

    assert refusal(state, A, Stand()) == "may_sit TMP-6.10"
    assert refusal(state, A, ROLL) is None
    assert GAME.deadline(state) != DRAWN + 6_000
    assert refusal(state, B, Stand()) == "may_sit TMP-6.10"


def test_2_11_10_an_adventurer_and_two_torches_lift_it_even_from_a_seat() -> None:
    state = seated_temple()
    do(state, A, Lift(CARD))

    assert refusal(state, A, ROLL) is None


def test_6_10_those_who_are_out_stand_for_nothing() -> None:
    state = standing_temple()
    state.figures[A] = -1

    assert refusal(state, A, Stand()) == refusal(state, A, StandSteadily(True)) == "you_are_out TMP-4.5"
    assert pass_time(state, DRAWN + 6_000) == []


def test_everybody_sees_it_records_keep_it_and_it_is_imagined() -> None:
    state = seated_temple()
    seen = GAME.view(state, B)

    assert seen.extra["curses"]["kept"][CARD]["until"][A] == -1
    assert kept(GAME.imagine(seen, B, Seeded(1)), CARD) == kept(state, CARD)
    assert GAME.codec.state(encode(state)) == state
    twin = state.clone()
    do(twin, A, Stand(), at=DRAWN + 9_000)
    assert kept(state, CARD).until[A] == -1


def test_a_replay_comes_to_the_same_end() -> None:
    state, events = temple(modules="curses,doomed", deck=[CARD]), list[Any]()
    again = state.clone()
    turn = Turn(state, NoLuck(), DRAWN)
    draw_curse(turn, A)
    events += turn.events
    events += pass_time(state, DRAWN + 6_000)
    events += do(state, A, Stand(), at=DRAWN + 9_000)
    events += do(state, A, StandSteadily(True), at=DRAWN + 9_500)
    replay(again, events)

    assert again == state
    assert isinstance(kept(again, CARD), Standing)


@pytest.mark.parametrize("action", [Stand(), StandSteadily(True), StandSteadily(False)])
def test_learners_have_a_number_for_it(action: Any) -> None:
    assert GAME.numbering.action(GAME.numbering.parts(action)) == action


def pressed_by_a_bot(state: State, at: int) -> bool:
    view = GAME.view(state, A)
    return handy(Scene(view, Atlas(view.chambers), A, at), [Roll((4,)), *GAME.legal(state, A)]) == Stand()


def test_a_bot_presses_in_good_time_and_gets_up_at_once() -> None:
    state = standing_temple("AAA..")

    assert not pressed_by_a_bot(state, DRAWN + 1_000)
    assert pressed_by_a_bot(state, DRAWN + 4_000)
    pass_time(state, DRAWN + 6_000)
    assert pressed_by_a_bot(state, DRAWN + 6_500)
