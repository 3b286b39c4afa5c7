"""Everybody is told why an action was lost (R25-4.3), and the record keeps it."""

from functools import partial

import pytest

from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25 import GAME
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.events import ActionLost, Asked, ProgrammingOpened
from wayout.games.room25.losing import Reasons
from wayout.games.room25.parts import CHARACTERS, NOTHING, Question, Token
from wayout.games.room25.state import State
from wayout.games.room25.view import view
from wayout.kernel.play import replay
from wayout.kernel.seats import SPECTATOR

HERE, BESIDE = cell(1, 1), cell(1, 0)


def lost(state: State, token: Token, actor: str = "max") -> str:
    (event,) = happened(acts(state, actor, token, NOTHING), ActionLost)
    assert isinstance(event, ActionLost)
    return event.why


def test_r25_4_3_looking_is_lost_where_every_room_next_door_lies_open() -> None:
    assert lost(studio({"max": HERE}), "look") == "all_open"


def test_r25_4_3_moving_out_of_the_prison_takes_company_next_door() -> None:
    assert lost(studio({"max": HERE}, {HERE: "prison"}), "move") == "prison"


def test_r25_4_3_nobody_pushes_or_carries_alone() -> None:
    assert lost(studio({"max": HERE}), "push") == "alone"
    assert lost(studio({"max": HERE}), "special") == "alone"


def test_r25_4_3_an_ability_is_lost_for_a_reason_of_its_own() -> None:
    assert lost(studio({"franck": HERE}), "special", "franck") == "franck"


@pytest.mark.parametrize("token", ["push", "control", "special"])
def test_r25_4_5_what_cannot_be_used_in_the_central_room_is_lost_there_for_everybody(token: Token) -> None:
    assert {lost(studio({name: CENTRE}), token, name) for name in CHARACTERS} == {"centre"}


def test_r25_4_14_no_reason_is_given_for_whoever_has_left() -> None:
    state = studio({"max": HERE, "alice": BESIDE}, down=[cell(0, 1)])
    state.in_game[state.owner[who("max")]] = False

    assert happened(acts(state, "max", "look"), ActionLost) == [ActionLost(who("max"), "look", "")]


def test_who_chooses_an_action_is_told_what_would_be_lost_and_nobody_else_is() -> None:
    state = studio({"max": HERE, "alice": BESIDE})
    max_, alice = who("max"), who("alice")
    told = partial(view, replay(state, [Asked(Question("moment", "free", max_, ()), ())]))

    reasons = told(state.owner[max_]).hopeless[max_]
    assert (reasons["push"], reasons["look"]) == ("alone", "all_open")
    assert told(state.owner[alice]).hopeless == told(SPECTATOR).hopeless == {}


def test_who_plays_an_action_that_is_lost_is_told_why_and_of_no_other() -> None:
    state = studio({"max": HERE, "alice": BESIDE})
    max_ = who("max")
    state = replay(state, [Asked(Question("token", "push", max_, (NOTHING,)), ())])

    assert view(state, state.owner[max_]).hopeless == {max_: {"push": "alone"}}
    assert view(state, state.owner[who("alice")]).hopeless == {}


def test_who_plans_is_told_what_the_room_forbids_and_not_what_others_may_change() -> None:
    state = studio({"max": HERE, "alice": CENTRE, "franck": BESIDE}, {HERE: "dark"})
    planning = replay(state, [ProgrammingOpened(tuple(map(who, ("max", "alice", "franck"))), (), (), ())])

    def told(name: str) -> Reasons:
        return view(planning, state.owner[who(name)]).hopeless[who(name)]

    assert told("max") == {"look": "dark"}
    assert told("alice") == {"push": "centre", "control": "centre", "special": "centre"}
    assert told("franck") == {}


def test_a_record_from_before_reasons_were_kept_can_still_be_read() -> None:
    (event,) = GAME.codec.events(b'[{"type":"action_lost","who":2,"token":"look"}]')

    assert event == ActionLost(who("max"), "look")
