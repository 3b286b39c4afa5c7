"""Everybody programs at once, in secret (R25-4.3, R25-4.13)."""

import pytest

from tests.games.room25.shows import does, program, show
from tests.games.room25.studio import happened, who
from wayout.games.room25.actions import Program
from wayout.games.room25.actions.programs import MOST_CHANGES
from wayout.games.room25.events import Programmed, ProgramsLaid
from wayout.games.room25.parts import Token
from wayout.games.room25.programming import open_programming
from wayout.games.room25.rules import legal
from wayout.games.room25.state import State
from wayout.games.room25.view import view
from wayout.games.room25.whom import asked, awaited
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import IllegalAction, Turn
from wayout.kernel.seats import SPECTATOR, Seat, Viewer

ALICE, JENNIFER = who("alice"), who("jennifer")


def test_r25_4_3_two_different_tokens_in_order_or_one() -> None:
    base = show(4)
    assert len(legal(base, Seat(0))) == 4 * 3 + 4

    season = show(4, abilities=True, adrenaline=True)
    assert len(legal(season, Seat(0))) == (5 * 4 + 5) * 2


@pytest.mark.parametrize("tokens", [(), ("look", "look"), ("look", "move", "push"), ("special", "look"), ("jump",)])
def test_r25_4_3_nothing_else_is_a_program(tokens: tuple[Token, ...]) -> None:
    state = show(4)

    with pytest.raises(IllegalAction, match="not_a_program"):
        does(state, 0, Program(ALICE, tokens))


def test_r25_4_10_a_lost_token_is_not_programmed() -> None:
    state = show(4)
    state.lost[ALICE] = ("look",)

    with pytest.raises(IllegalAction, match="token_lost"):
        does(state, 0, Program(ALICE, ("look", "move")))
    assert all(isinstance(wish, Program) and "look" not in wish.tokens for wish in legal(state, Seat(0)))


def test_r25_4_3_whoever_has_lost_all_that_can_be_lost_still_has_two_tokens() -> None:
    state = show(4, abilities=True)
    state.lost[ALICE] = ("look", "control", "special")

    does(state, 0, Program(ALICE, ("move", "push")))


def test_r25_4_8_whoever_is_paranoid_programs_neither_tokens_nor_an_aim_not_even_an_empty_one() -> None:
    state = show(4, abilities=True, adrenaline=True)
    state.pile[ALICE] = ["look", "move"]

    for wish in (Program(ALICE, ("look",)), Program(ALICE, (), aim="")):
        with pytest.raises(IllegalAction, match="no_tokens_now"):
            does(state, 0, wish)


def test_r25_4_3_without_adrenaline_none_is_committed() -> None:
    state = show(4)

    with pytest.raises(IllegalAction, match="no_adrenaline"):
        does(state, 0, Program(ALICE, ("look",), adrenaline=True))


def test_r25_4_9_kevin_says_with_the_token_which_ability_and_nobody_else_does() -> None:
    state = show(4, abilities=True)

    with pytest.raises(IllegalAction, match="no_such_aim"):
        does(state, 0, Program(ALICE, ("special",), aim="swap"))
    with pytest.raises(IllegalAction, match="no_such_aim"):
        does(state, 3, Program(who("kevin"), ("look",), aim="swap"))


def test_r25_4_3_nobody_programs_for_another() -> None:
    state = show(4)

    with pytest.raises(IllegalAction, match="not_yours"):
        does(state, 1, Program(ALICE, ("look",)))


def test_r25_4_3_a_program_may_be_changed_until_all_are_ready() -> None:
    state = show(4, adrenaline=True)
    does(state, 0, Program(ALICE, ("look", "move"), adrenaline=True))

    does(state, 0, Program(ALICE, ("push",)))

    assert state.floating[ALICE] == "push"
    assert state.first[ALICE] is state.second[ALICE] is None
    assert state.adrenaline[ALICE] == "ready"
    with pytest.raises(IllegalAction, match="same_program"):
        does(state, 0, Program(ALICE, ("push",)))


def test_r25_4_3_after_that_nothing_is_changed() -> None:
    state = show(4)
    program(state)

    with pytest.raises(IllegalAction, match="nothing_to_program"):
        does(state, 0, Program(ALICE, ("push",)))


def test_r25_4_13_others_learn_only_that_somebody_is_ready() -> None:
    state = show(4, adrenaline=True)

    event = happened(does(state, 0, Program(ALICE, ("look", "move"), adrenaline=True)), Programmed)[0]

    assert event.seen_by(Seat(0)) == event
    for viewer in (Seat(1), SPECTATOR):
        assert event.seen_by(viewer) == event.recalled_by(viewer) == Programmed(Seat(0), ALICE)


def test_r25_4_13_others_do_not_learn_that_a_program_was_changed() -> None:
    state = show(4)
    does(state, 0, Program(ALICE, ("look", "move")))

    event = happened(does(state, 0, Program(ALICE, ("push",))), Programmed)[0]

    assert event.seen_by(Seat(1)) is None
    assert event.seen_by(SPECTATOR) is None
    assert event.seen_by(Seat(0)) == event


def test_r25_4_13_counts_and_commitments_are_seen_once_everybody_has_confirmed() -> None:
    state = show(4, adrenaline=True)
    for seat, name in enumerate(("alice", "jennifer", "max")):
        events = does(state, seat, Program(who(name), ("look",) if seat else ("look", "move")))
        assert not happened(events, ProgramsLaid)

    events = does(state, 3, Program(who("kevin"), ("move",), adrenaline=True))

    laid = happened(events, ProgramsLaid)[0]
    assert laid.counts == (2, 1, 1, 1, 0, 0, 0, 0)
    assert laid.committed == (who("kevin"),)


def test_r25_4_13_until_then_only_its_own_seat_is_shown_what_lies_there() -> None:
    state = show(4, adrenaline=True)
    does(state, 0, Program(ALICE, ("look", "move"), adrenaline=True))

    assert laid_as_seen(state, Seat(0)) == ((True, True, False), "committed", True)
    assert laid_as_seen(state, Seat(1)) == laid_as_seen(state, SPECTATOR) == ((False, False, False), "ready", False)

    program(state)

    assert state.used[ALICE] == ("look",)
    assert laid_as_seen(state, Seat(0)) == ((False, True, False), "committed", True)
    assert laid_as_seen(state, Seat(1)) == laid_as_seen(state, SPECTATOR) == ((False, True, False), "committed", False)


def laid_as_seen(state: State, viewer: Viewer) -> tuple[tuple[bool, bool, bool], str, bool]:
    """Alice's slots and adrenaline in the eyes of a viewer, and whether the tokens themselves are shown."""
    alice = view(state, viewer).figures[0]
    return alice.slots, alice.adrenaline, alice.program is not None


def test_r25_4_3_everybody_is_asked_until_ready_and_awaited_until_all_are() -> None:
    state = show(4)
    does(state, 0, Program(ALICE, ("look",)))

    assert asked(state) == (1, 2, 3)
    assert awaited(state) == (0, 1, 2, 3)


def test_r25_4_3_whoever_plays_two_programs_each_apart() -> None:
    state = show(2, mode="competition")
    own = state.of_seat(Seat(0))

    does(state, 0, Program(own[0], ("look",)))

    assert 0 in asked(state)
    does(state, 0, Program(own[1], ("move", "look")))
    assert asked(state) == (1,)


def test_r25_4_3_a_program_is_changed_only_so_often_in_a_round() -> None:
    """So that nobody fills the record, and every replay, with changes."""
    state = show(4)
    for change in range(MOST_CHANGES + 1):
        does(state, 0, Program(ALICE, ("look",) if change % 2 else ("move",)))

    with pytest.raises(IllegalAction, match="enough_changed"):
        does(state, 0, Program(ALICE, ("look",)))
    assert legal(state, Seat(0)) == []
    does(state, 1, Program(JENNIFER, ("look",)))
    does(state, 1, Program(JENNIFER, ("move",)))


def test_r25_4_3_in_the_next_round_it_may_be_changed_again() -> None:
    state = show(4)
    state.changes[ALICE] = MOST_CHANGES
    open_programming(Turn(state, NoLuck()))
    does(state, 0, Program(ALICE, ("look",)))

    does(state, 0, Program(ALICE, ("move",)))

    assert state.changes[ALICE] == 1
