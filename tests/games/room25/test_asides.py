"""Reminders, showing oneself, and saying colours (R25-4.5, R25-1.9, R25-4.13)."""

import pytest

from tests.games.room25.shows import chooses, does, finish, program, show, until
from tests.games.room25.studio import cell, happened, who
from wayout.games.room25.actions import ClaimColour, PlaceReminder, RevealRole
from wayout.games.room25.actions.asides import MOST_CLAIMS
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.dying import die
from wayout.games.room25.events import Claimed, ReminderPlaced, RolesShown
from wayout.games.room25.mac_deck import CARDS
from wayout.games.room25.parts import Target
from wayout.games.room25.rules import legal
from wayout.games.room25.state import State
from wayout.games.room25.talking import channels
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import IllegalAction, Turn
from wayout.kernel.seats import Seat

FAR = cell(4, 4)
JAMMING = next(card.number for card in CARDS if card.kind == "jamming")


def alices_turn(**options: object) -> State:
    state = show(4, **options)  # type: ignore[arg-type]
    program(state, alice=("look", "move"))
    return state


def test_r25_4_5_a_reminder_goes_onto_any_face_down_room_in_the_own_turn() -> None:
    state = alices_turn()
    question = state.question

    events = does(state, 0, PlaceReminder(FAR))

    assert events == [ReminderPlaced(who("alice"), FAR)]
    assert state.question == question


def test_r25_4_5_not_in_the_turn_of_another_nor_while_programming() -> None:
    state = show(4)
    with pytest.raises(IllegalAction, match="not_your_turn"):
        does(state, 0, PlaceReminder(FAR))
    program(state)

    with pytest.raises(IllegalAction, match="not_your_turn"):
        does(state, 1, PlaceReminder(FAR))


def test_r25_4_5_there_is_one_for_each_character_and_it_stays_until_the_room_opens() -> None:
    state = alices_turn()
    does(state, 0, PlaceReminder(cell(1, 2)))

    with pytest.raises(IllegalAction, match="reminder_lies"):
        does(state, 0, PlaceReminder(FAR))
    chooses(state, "alice", Target(cell=cell(1, 2)), Target(cell=cell(1, 2)))
    assert state.reminder[who("alice")] == -1


def test_r25_4_5_open_rooms_take_none() -> None:
    state = alices_turn()

    with pytest.raises(IllegalAction, match="not_face_down"):
        does(state, 0, PlaceReminder(CENTRE))
    with pytest.raises(IllegalAction, match="not_face_down"):
        does(state, 0, PlaceReminder(99))


def test_r25_1_3_a_table_may_play_without_reminders() -> None:
    state = alices_turn(reminders=False)

    with pytest.raises(IllegalAction, match="no_reminders"):
        does(state, 0, PlaceReminder(FAR))
    assert not any(isinstance(wish, PlaceReminder) for wish in legal(state, Seat(0)))


def test_r25_4_10_alone_no_reminder_is_placed_while_the_jamming_card_lies_there() -> None:
    state = show(1, mode="solo")
    state.in_view = [JAMMING]

    with pytest.raises(IllegalAction, match="no_reminders"):
        does(state, 0, PlaceReminder(FAR))
    state.in_view = []
    does(state, 0, PlaceReminder(FAR))


def test_r25_4_5_with_others_it_may_be_placed_although_it_is_jammed() -> None:
    state = alices_turn()
    state.in_view = [JAMMING]

    does(state, 0, PlaceReminder(FAR))


def test_r25_1_9_a_guard_shows_himself_in_his_own_turn() -> None:
    state = show(4, guards=["alice"], mode="suspicion")
    program(state)
    assert RevealRole() in legal(state, Seat(0))

    events = does(state, 0, RevealRole())

    assert events == [RolesShown((who("alice"),), ("guard",))]
    assert RevealRole() not in legal(state, Seat(0))
    with pytest.raises(IllegalAction, match="role_known"):
        does(state, 0, RevealRole())


def test_r25_1_9_prisoners_never_show_themselves() -> None:
    state = show(4, guards=["kevin"], mode="suspicion")
    program(state)

    assert RevealRole() not in legal(state, Seat(0))
    with pytest.raises(IllegalAction, match="not_a_guard"):
        does(state, 0, RevealRole())


def test_r25_1_9_a_guard_does_not_show_himself_in_the_turn_of_another() -> None:
    state = show(4, guards=["kevin"], mode="suspicion")
    program(state)

    with pytest.raises(IllegalAction, match="not_your_turn"):
        does(state, 3, RevealRole())
    until(state, "kevin")
    does(state, 3, RevealRole())


def test_r25_4_13_anybody_says_a_colour_at_any_time_true_or_not() -> None:
    state = show(4, {FAR: "mortal"})

    events = does(state, 2, ClaimColour(FAR, "green"))

    assert events == [Claimed(Seat(2), FAR, "green")]
    assert happened(events, Claimed)[0].seen_by(Seat(0)) == events[0]
    assert state.claims[0].tile == FAR


def test_r25_d13_the_dead_speak_like_the_living_and_never_show_their_role() -> None:
    state = show(4, mode="suspicion", guards=["alice"])
    die(Turn(state, NoLuck()), [who("alice")], "mortal")

    assert does(state, 0, ClaimColour(FAR, "red")) == [Claimed(Seat(0), FAR, "red")]
    assert [channel.silent for channel in channels(state, Seat(0))] == [None]
    with pytest.raises(IllegalAction, match="not_your_turn"):
        does(state, 0, RevealRole())


def test_r25_4_13_a_colour_is_said_only_of_a_face_down_room() -> None:
    state = show(4)

    with pytest.raises(IllegalAction, match="not_face_down"):
        does(state, 0, ClaimColour(CENTRE, "blue"))


def test_r25_4_13_nobody_says_the_same_twice_or_too_much_in_one_round() -> None:
    state = show(4)
    for place in range(MOST_CLAIMS):
        does(state, 0, ClaimColour(place, "red"))

    with pytest.raises(IllegalAction, match="enough_said"):
        does(state, 0, ClaimColour(24, "red"))
    does(state, 1, ClaimColour(0, "red"))
    with pytest.raises(IllegalAction, match="said_already"):
        does(state, 1, ClaimColour(0, "red"))
    does(state, 1, ClaimColour(0, "green"))


def test_r25_4_13_the_next_round_lets_one_speak_again() -> None:
    state = show(4)
    does(state, 0, ClaimColour(0, "red"))
    program(state)
    finish(state)

    does(state, 0, ClaimColour(0, "red"))

    assert [claim.round for claim in state.claims] == [1, 2]


def test_r25_4_13_nobody_speaks_while_the_jamming_card_lies_there() -> None:
    state = show(4)
    state.in_view = [JAMMING]

    with pytest.raises(IllegalAction, match="jammed"):
        does(state, 0, ClaimColour(FAR, "red"))


def test_r25_4_5_whoever_died_in_the_own_turn_places_nothing_though_the_same_player_is_asked() -> None:
    state = show(
        2,
        {cell(1, 1): "shredder", cell(0, 1): "vision"},
        at={"alice": cell(1, 1), "max": cell(1, 1)},
        mode="competition",
    )
    program(state, alice=("push", "look"))
    chooses(state, "alice", Target(cell=cell(0, 1), who=who("max")))
    assert not state.alive[who("alice")]
    assert state.question is not None
    assert state.question.who == who("max")

    with pytest.raises(IllegalAction, match="not_your_turn"):
        does(state, 0, PlaceReminder(FAR))
    assert not any(isinstance(wish, PlaceReminder) for wish in legal(state, Seat(0)))
