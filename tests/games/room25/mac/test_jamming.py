"""Jamming (R25-4.10)."""

from tests.games.room25.mac.dealing import card, draws
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.actions import ClaimColour, PlaceReminder
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.events import RemindersReturned, RoundBegan
from wayout.games.room25.in_force import is_jammed
from wayout.games.room25.state import IN_HAND
from wayout.kernel.seats import Seat

JAMMING = card("jamming")
DOWN = cell(1, 2)


def test_r25_4_10_nobody_may_speak_until_the_round_ends() -> None:
    state = studio({"kevin": CENTRE}, down=[DOWN])
    claim = ClaimColour(DOWN, "red")
    assert claim.check(state, Seat(0)) is None

    draws(state, JAMMING)

    refusal = claim.check(state, Seat(0))
    assert refusal is not None
    assert refusal.code == "jammed"
    assert state.in_view == [JAMMING]
    RoundBegan(2, 7, tuple(state.order)).apply(state)
    assert not is_jammed(state)
    assert state.discard == [JAMMING]
    assert claim.check(state, Seat(0)) is None


def test_r25_4_10_alone_every_reminder_comes_back_and_none_may_be_placed() -> None:
    state = studio({"kevin": CENTRE}, down=[DOWN], mode="solo")
    state.reminder[who("kevin")] = DOWN

    assert happened(draws(state, JAMMING), RemindersReturned)

    assert state.reminder[who("kevin")] == IN_HAND
    acts(state, "kevin", "look")
    refusal = PlaceReminder(DOWN).check(state, Seat(0))
    assert refusal is not None
    assert refusal.code == "no_reminders"
    RoundBegan(2, 7, tuple(state.order)).apply(state)
    acts(state, "kevin", "look")
    assert PlaceReminder(DOWN).check(state, Seat(0)) is None


def test_r25_4_10_alone_without_a_reminder_on_the_board_nothing_comes_back() -> None:
    state = studio({"kevin": CENTRE}, mode="solo")

    assert not happened(draws(state, JAMMING), RemindersReturned)


def test_r25_4_10_together_reminders_stay_and_may_be_placed() -> None:
    state = studio({"kevin": CENTRE, "max": CENTRE}, down=[DOWN])
    state.reminder[who("max")] = DOWN

    assert not happened(draws(state, JAMMING), RemindersReturned)

    assert state.reminder[who("max")] == DOWN
    acts(state, "kevin", "look")
    assert PlaceReminder(DOWN).check(state, Seat(0)) is None
