"""Franck gets his adrenaline back (R25-4.9)."""

from typing import Any

import pytest

from tests.games.room25.special import HERE, choices, panics
from tests.games.room25.studio import acts, happened, studio, who
from wayout.games.room25.blank import first_adrenaline
from wayout.games.room25.course import go_on
from wayout.games.room25.events import AdrenalineGone, AdrenalineRecovered
from wayout.games.room25.imagine import imagine
from wayout.games.room25.parts import NOTHING, WILD, Adrenaline, Rules, Target
from wayout.games.room25.programming import may_go_wild, open_programming
from wayout.games.room25.state import State
from wayout.games.room25.view import view
from wayout.kernel.chance import NoLuck, Seeded
from wayout.kernel.play import Turn

FRANCK, BRUCE = who("franck"), who("bruce")
RECOVER = Target(use="recover")


def with_adrenaline(token: Adrenaline, **rules: Any) -> State:
    state = studio({"franck": HERE, "kevin": 0, "sarah": 0, "max": 0}, **rules)
    state.adrenaline[FRANCK] = token
    return state


def test_r25_4_9_franck_gets_his_adrenaline_back() -> None:
    state = with_adrenaline("gone")

    events = acts(state, "franck", "special", RECOVER)

    assert happened(events, AdrenalineRecovered) == [AdrenalineRecovered(FRANCK)]
    assert state.adrenaline[FRANCK] == "ready"


@pytest.mark.parametrize("token", ["ready", "committed", "none"])
def test_r25_4_9_franck_does_nothing_if_it_is_not_gone(token: Adrenaline) -> None:
    assert choices(with_adrenaline(token), "franck") == [NOTHING]


def test_r25_4_9_franck_programs_it_from_the_next_round_on() -> None:
    """Not in this one, although whoever plays alone decides about adrenaline only when its pass comes."""
    state = with_adrenaline("gone", mode="solo")
    acts(state, "franck", "special", RECOVER)

    assert not may_go_wild(state, FRANCK)
    open_programming(Turn(state, NoLuck()))
    assert may_go_wild(state, FRANCK)


def test_r25_4_9_franck_alone_is_not_asked_for_what_came_back_this_round() -> None:
    state = with_adrenaline("gone", mode="solo")
    for other in ("kevin", "sarah", "max"):
        state.adrenaline[who(other)] = "gone"
    state.going, state.place, state.left = 2, len(state.order), 3
    acts(state, "franck", "special", RECOVER)
    state.place = len(state.order)

    go_on(Turn(state, NoLuck()), [])

    assert (state.round, state.adrenaline[FRANCK]) == (2, "ready")
    assert state.going != WILD


def test_r25_4_9_franck_is_imagined_with_what_came_back_this_round() -> None:
    state = with_adrenaline("gone", mode="solo")
    acts(state, "franck", "special", RECOVER)

    imagined = imagine(view(state, state.owner[FRANCK]), state.owner[FRANCK], Seeded("any"))

    assert not may_go_wild(imagined, FRANCK)


def test_r25_a12_franck_can_bring_adrenaline_into_madness() -> None:
    adrenaline = first_adrenaline(Rules(mode="cooperation", level="madness"))

    assert [who for who, token in enumerate(adrenaline) if token == "gone"] == [FRANCK, BRUCE]
    assert "ready" not in adrenaline


def test_r25_a12_franck_cannot_if_the_table_says_so() -> None:
    adrenaline = first_adrenaline(Rules(mode="cooperation", level="madness", madness_franck_recovers=False))

    assert set(adrenaline) == {"none"}


@pytest.mark.parametrize("token", ["ready", "committed"])
def test_r25_4_10_franck_in_panic_loses_his_adrenaline(token: Adrenaline) -> None:
    state = with_adrenaline(token)

    assert panics(state, "franck") == [AdrenalineGone(FRANCK)]
    assert state.adrenaline[FRANCK] == "gone"


@pytest.mark.parametrize("token", ["gone", "none"])
def test_r25_4_10_franck_in_panic_has_nothing_to_lose_without(token: Adrenaline) -> None:
    assert panics(with_adrenaline(token), "franck") == []
