"""What bots ask everybody for, and what they answer: a turn of fate, and giving up (TMP-4.9)."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from tests.games.temple.bots.minds import LATE, decided
from tests.games.temple.tables import ONE, THREE, TWO, WESTERN, do, stand, temple, tick
from wayout.games.temple import GAME
from wayout.games.temple.actions import CallConcede, CallFate, VoteConcede, VoteFate
from wayout.games.temple.bots import BOTS
from wayout.games.temple.dice import hold
from wayout.games.temple.parts import Difficulty
from wayout.games.temple.state import OUT, PROFESSIONAL, SEATS, State
from wayout.kernel.chance import Seeded
from wayout.kernel.game import LiveBot
from wayout.kernel.letter import letter
from wayout.kernel.play import Action, Event

TEN_MINUTES = 600_000


def asked(state: State, bots: int, until: int) -> list[tuple[int, Action[State]]]:
    """What the bots in the first seats asked everybody for, and when, on a clock that begins at 0; everybody else does
    nothing."""
    minds = [BOTS["guide"](SEATS[seat], Seeded(seat)) for seat in range(bots)]
    found: list[tuple[int, Action[State]]] = []
    assert GAME.ready_at is not None
    while state.outcome is None:
        mind = min(minds, key=lambda mind: mind.due or 0)
        at = mind.due or 0
        if at > until:
            break
        tell(minds, tick(state, at), at)
        seat = SEATS[minds.index(mind)]
        action = mind.answer(letter(GAME, state, seat, 0), at)
        if action is not None and GAME.ready_at(state, seat, action) <= at:
            found += [(at, action)] if isinstance(action, CallFate | CallConcede) else []
            tell(minds, do(state, seat, action, at, Seeded(at)), at)
    return found


def tell(minds: Sequence[LiveBot], happened: Sequence[Event[State]], at: int) -> None:
    for mind in minds:
        mind.hear(happened, at)


def times(questions: list[tuple[int, Action[State]]], kind: type[Action[State]]) -> list[int]:
    return [at for at, action in questions if isinstance(action, kind)]


# A turn of fate


@pytest.mark.parametrize(("mate", "yes"), [("BBBBB", True), ("AAKTG", False)])
def test_4_9_it_agrees_to_fate_when_somebody_is_stuck(mate: str, yes: bool) -> None:
    state = temple("AA...", mate)
    state.vote, state.vote_by, state.vote_until, state.vote_waiting = "fate", TWO, LATE + 9_000, [ONE]

    assert decided(state, ONE) == VoteFate(yes)


@pytest.mark.parametrize("bots", [1, 2, 5])
def test_4_9_fate_is_asked_for_when_all_are_locked(bots: int) -> None:
    state = temple(*["BBBBB"] * max(2, bots))

    assert times(asked(state, bots, 20_000), CallFate)


@pytest.mark.parametrize("mates", [["AKT.."], ["A...."], [".....", "BBBBB"]])
def test_4_9_nobody_waits_for_a_mate_who_does_not_come(mates: list[str]) -> None:
    """Two locked guides, and next door people with free dice who do nothing."""
    state = temple("BBBBB", "BBBBB", *mates)
    stand(state, WESTERN, WESTERN)

    assert times(asked(state, 2, 20_000), CallFate)


def test_4_9_a_mate_has_some_time_to_come() -> None:
    state = temple("BBBBB", "AKT..")
    stand(state, WESTERN)

    assert not asked(state, 1, 5_000)


@pytest.mark.parametrize("bots", [1, 2, 4])
def test_4_9_who_gets_no_answer_asks_ever_more_rarely(bots: int) -> None:
    """One person is there and says nothing. All bots together ask no more often than one."""
    state = temple(*["BBBBB"] * bots, "AKT..", clock="none")
    stand(state, *[WESTERN] * bots)
    questions = times(asked(state, bots, TEN_MINUTES), CallFate)
    waits = [later - earlier for earlier, later in pairwise(questions)]

    assert 3 <= len(questions) <= 6
    assert waits[0] >= 30_000
    assert all(later > 1.5 * earlier for earlier, later in pairwise(waits))


# Giving up


def test_it_never_keeps_people_from_giving_up() -> None:
    state = temple("AA...", "AA...")
    state.vote, state.vote_by, state.vote_until, state.vote_waiting = "concede", TWO, LATE + 9_000, [ONE]

    assert decided(state, ONE) == VoteConcede(True)


def lost(*hands: str) -> State:
    """No turn of fate is left."""
    state = temple(*hands, clock="none")
    state.spare = 0
    return state


@pytest.mark.parametrize("level", ["normal", PROFESSIONAL])
def test_4_11_when_nobody_can_roll_any_more_bots_ask_to_give_up_after_a_while(level: Difficulty) -> None:
    """Whoever has something up his sleeve has time for it."""
    state = lost("BBBBB", "BBBxx", "BBBBB")
    state.difficulty, state.spare = level, int(level == PROFESSIONAL)
    questions = asked(state, 2, TEN_MINUTES)
    waits = [later - earlier for earlier, later in pairwise(times(questions, CallConcede))]

    assert questions[0][0] >= 20_000
    assert 3 <= len(questions) <= 6
    assert all(later > 1.5 * earlier for earlier, later in pairwise(waits))


def test_4_11_bots_among_themselves_give_up_together() -> None:
    state = lost("BBBBB", "BBBBB")

    assert len(asked(state, 2, TEN_MINUTES)) == 1
    assert state.outcome == "conceded"


def test_4_11_who_is_out_and_can_do_no_more_for_the_others_asks_too() -> None:
    state = lost(".....", "BBBBB")
    state.figures[ONE], state.gave[ONE] = OUT, True

    assert times(asked(state, 1, TEN_MINUTES), CallConcede)


def test_4_11_nobody_gives_up_while_a_mate_can_roll() -> None:
    state = lost("BBBBB", "BBBBB", "A....")

    assert not asked(state, 2, TEN_MINUTES)


def test_4_11_nobody_gives_up_while_somebody_outside_may_give_a_die() -> None:
    state = lost("BBBBB", "BBBBB", ".....")
    state.figures[THREE] = OUT

    assert not asked(state, 2, TEN_MINUTES)


def test_4_11_nobody_gives_up_while_a_die_may_come_back() -> None:
    state = lost("BBBBB", "BBBBB")
    hold(state, state.hands[TWO][0], "pit")

    assert not asked(state, 2, TEN_MINUTES)
