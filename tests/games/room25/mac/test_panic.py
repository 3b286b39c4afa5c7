"""Panic (R25-4.10). What each of them does stands in the tests of their abilities."""

from dataclasses import replace

import pytest

from tests.games.room25.mac.dealing import card, draws
from tests.games.room25.studio import cell, happened, studio, who
from wayout.games.room25.asking import ask
from wayout.games.room25.dying import die
from wayout.games.room25.events import AdrenalineGone, CardGone
from wayout.games.room25.parts import CELL, Question, Target, Who
from wayout.games.room25.seam import ABILITIES, Todo
from wayout.games.room25.state import State
from wayout.kernel.play import Event, Turn

PANIC = card("panic")
HERE = cell(1, 1)


def lose_heart(turn: Turn[State], todo: Todo, one: Who, number: int) -> None:
    """A panic that is easy to see."""
    turn.emit(AdrenalineGone(one))


def wonder(turn: Turn[State], todo: Todo, one: Who, number: int) -> None:
    """A panic that asks."""
    ask(turn, todo, Question("card", "panic", one, CELL[:2], card=number))


def decide(turn: Turn[State], todo: Todo, question: Question, target: Target) -> None:
    assert question.card == PANIC
    assert target == CELL[1]
    turn.emit(AdrenalineGone(question.who))


@pytest.fixture(autouse=True)
def everybody_panics(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kevin asks first; the others, even Alice, lose their adrenaline at once."""
    for one, ability in list(ABILITIES.items()):
        monkeypatch.setitem(ABILITIES, one, replace(ability, panic=lose_heart, panic_answer=None))
    kevin = replace(ABILITIES[who("kevin")], panic=wonder, panic_answer=decide)
    monkeypatch.setitem(ABILITIES, who("kevin"), kevin)


def panicking(events: list[Event[State]]) -> list[Who]:
    return [event.who for event in happened(events, AdrenalineGone)]


def test_r25_4_10_the_first_player_panics() -> None:
    state = studio({"franck": HERE, "max": HERE})

    assert panicking(draws(state, PANIC)) == [who("franck")]


def test_r25_4_10_in_a_mac_room_the_victim_panics() -> None:
    state = studio({"franck": HERE, "max": HERE})

    assert panicking(draws(state, PANIC, names=["max"])) == [who("max")]


def test_r25_a14_max_and_whom_he_carries_panic_one_after_the_other() -> None:
    state = studio({"franck": HERE, "max": HERE, "sarah": HERE})

    assert panicking(draws(state, PANIC, names=["max", "sarah"])) == [who("max"), who("sarah")]


def test_r25_4_10_alice_never_panics() -> None:
    state = studio({"alice": HERE})

    assert not panicking(draws(state, PANIC))


def test_r25_4_10_what_a_panic_asks_is_answered_before_the_card_is_gone() -> None:
    state = studio({"kevin": HERE})

    events = draws(state, PANIC, CELL[1])

    assert panicking(events) == [who("kevin")]
    assert events[-1] == CardGone(PANIC, False)


def test_r25_4_10_whoever_has_no_panic_stays_calm(monkeypatch: pytest.MonkeyPatch) -> None:
    franck = who("franck")
    monkeypatch.setitem(ABILITIES, franck, replace(ABILITIES[franck], panic=None))

    assert not panicking(draws(studio({"franck": HERE}), PANIC))


def test_r25_4_10_whoever_has_died_of_the_first_panic_does_not_panic(monkeypatch: pytest.MonkeyPatch) -> None:
    def kill(turn: Turn[State], todo: Todo, one: Who, number: int) -> None:
        die(turn, [who("sarah")], "bomb")

    monkeypatch.setitem(ABILITIES, who("max"), replace(ABILITIES[who("max")], panic=kill))
    state = studio({"franck": HERE, "max": HERE, "sarah": HERE})

    assert not panicking(draws(state, PANIC, names=["max", "sarah"]))
