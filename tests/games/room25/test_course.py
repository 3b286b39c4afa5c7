"""Rounds, passes and turns (R25-4.3)."""

import pytest

from tests.games.room25.shows import Plain, chooses, does, finish, idle, names, opened, program, rest, show
from tests.games.room25.studio import cell, happened, who
from wayout.games.room25.actions import TakeClue
from wayout.games.room25.dying import die
from wayout.games.room25.events import (
    CardDrawn,
    Died,
    PassBegan,
    ProgrammingOpened,
    ProgramsLaid,
    RoundBegan,
    TokenLost,
    TokenRevealed,
    TurnCame,
)
from wayout.games.room25.moments import NOW
from wayout.games.room25.parts import NOTHING, Target, Token
from wayout.games.room25.state import State
from wayout.kernel.play import Event, Turn

HERE = cell(1, 1)
BESIDE = cell(1, 2)


def revealed(events: list[Event[State]], name: str) -> list[Token]:
    return [token.token for token in happened(events, TokenRevealed) if token.who == who(name)]


def dies(state: State, *group: str) -> None:
    die(Turn(state, Plain()), list(map(who, group)), "mortal")


def test_r25_4_3_first_pass_in_turn_order_then_second_pass() -> None:
    state = show(4)

    events = rest(state)

    tokens = [(token.who, token.token) for token in happened(events, TokenRevealed)]
    assert tokens == [(one, token) for token in ("push", "control") for one in state.order[-1:] + state.order[:-1]]
    assert [begun.going for begun in happened(events, PassBegan)] == [1, 2]


def test_r25_1_5_the_first_player_goes_to_the_end_and_the_countdown_advances() -> None:
    state = show(4)
    assert names(state.order) == ["alice", "jennifer", "max", "kevin"]

    events = rest(state)

    assert names(state.order) == ["jennifer", "max", "kevin", "alice"]
    assert happened(events, RoundBegan) == [RoundBegan(2, 7, tuple(state.order))]


def test_r25_4_3_dead_heads_of_the_queue_are_passed_over_without_touching_the_countdown() -> None:
    state = show(4, guards=["jennifer", "max"], mode="suspicion")
    dies(state, "jennifer", "max")
    state.waiting = [one for one in state.waiting if state.alive[one]]
    left = state.left

    rest(state)

    assert names(state.order) == ["kevin", "alice", "jennifer", "max"]
    assert state.left == left - 1


def test_r25_4_3_the_dead_take_no_turns() -> None:
    state = show(4)
    program(state, jennifer=("push", "look"))
    dies(state, "jennifer")

    events = finish(state)

    assert revealed(events, "jennifer") == []


def clues(state: State) -> list[Event[State]]:
    return [event for seat in range(state.seats) for event in does(state, seat, TakeClue(None))]


def test_r25_4_2_clues_come_before_any_card() -> None:
    state = opened(4, mode="cooperation", level="standard")
    assert state.deck
    assert state.discard == []

    assert happened(clues(state), CardDrawn)


def test_r25_4_3_cards_of_the_standard_level_are_for_the_first_players_character() -> None:
    drawn = happened(clues(opened(4, mode="cooperation", level="standard")), CardDrawn)

    assert {card.group for card in drawn} == {(who("alice"),)}
    assert not any(card.in_room for card in drawn)


def test_r25_4_3_arrows_are_taken_away_when_the_round_ends() -> None:
    state = show(4, at={"alice": HERE})
    program(state, alice=("control", "look"))
    chooses(state, "alice", Target(line=1, forward=True))
    assert state.arrows[1] == 1

    finish(state)

    assert state.arrows == [0] * 10


def test_r25_4_3_cards_in_view_go_to_the_discard_when_the_round_ends() -> None:
    state = show(4)
    state.in_view = [50]

    rest(state)

    assert state.in_view == []
    assert state.discard == [50]


def test_r25_4_12_after_the_last_round_time_is_up() -> None:
    state = show(4, left=2)
    rest(state)
    assert state.left == 1
    assert state.outcome is None

    rest(state)

    assert state.outcome == "time_up"


def test_r25_e7_a_timer_in_the_last_but_one_round_makes_it_the_last() -> None:
    state = show(4, {BESIDE: "timer"}, left=2)
    program(state, alice=("move", "push"))
    chooses(state, "alice", Target(cell=BESIDE))

    finish(state)

    assert state.outcome == "time_up"
    assert state.round == 1


def test_r25_4_3_cards_of_madness_stop_when_a_timer_makes_this_the_last_round() -> None:
    state = show(4, {BESIDE: "timer"}, level="madness", left=2)
    state.deck = [0, 1, 2, 3]
    events = program(state, alice=("move", "push"))
    assert len(happened(events, CardDrawn)) == 1
    state.kinds[state.grid[BESIDE]] = "timer"

    events = chooses(state, "alice", Target(cell=BESIDE)) + finish(state)

    assert not happened(events, CardDrawn)


def test_r25_1_5_an_action_that_cannot_be_played_is_lost_and_play_goes_on() -> None:
    state = show(4)
    program(state)
    assert state.question is not None
    assert state.question.who == who("alice")

    idle(state)

    assert state.question.who == who("jennifer")


def test_r25_4_3_a_slot_that_was_emptied_is_no_action() -> None:
    state = show(4, {HERE: "trapped"}, at={"jennifer": HERE})
    state.trap[who("jennifer")], state.armed[who("jennifer")] = HERE, True
    program(state, jennifer=("look", "control"))
    TokenLost(who("jennifer"), "look").apply(state)
    TokenLost(who("jennifer"), "control").apply(state)

    events = finish(state)

    assert revealed(events, "jennifer") == []
    assert state.alive[who("jennifer")]


@pytest.mark.parametrize(("token", "lives"), [("look", False), ("move", True)])
def test_r25_e8_pushed_into_a_trap_between_the_own_actions(token: Token, lives: bool) -> None:
    state = show(4, {HERE: "trapped"}, at={"alice": BESIDE, "jennifer": BESIDE})
    program(state, alice=("look", "push"), jennifer=("control", token))
    chooses(state, "jennifer", Target(line=1, forward=True))
    chooses(state, "alice", Target(cell=BESIDE, who=who("jennifer")))

    finish(state)

    assert state.alive[who("jennifer")] == lives


def test_r25_4_7_a_trap_walked_into_counts_from_the_next_action_even_over_the_round() -> None:
    state = show(4, {HERE: "trapped"}, at={"alice": BESIDE})
    program(state, alice=("push", "move"))
    chooses(state, "alice", Target(use="nothing"), Target(cell=HERE))
    finish(state)
    assert state.alive[who("alice")]
    assert state.round == 2

    program(state, alice=("look", "move"))
    events = chooses(state, "alice", Target(cell=cell(0, 1)))

    assert happened(events, Died) == [Died((who("alice"),), (HERE,), "trapped")]


def test_r25_4_7_a_trap_counts_an_adrenaline_action() -> None:
    state = show(4, {HERE: "trapped"}, at={"alice": BESIDE}, adrenaline=True)
    program(state, alice=("push", "move"), wild=["alice"])
    chooses(state, "alice", Target(use="nothing"), Target(cell=HERE), Target(use="look"))

    events = chooses(state, "alice", Target(cell=cell(0, 1)))

    assert happened(events, Died)[0].of == "trapped"


def test_r25_e9_flooded_one_lives_through_the_next_round_with_adrenaline_and_drowns_at_its_end() -> None:
    state = show(4, {HERE: "flooded"}, at={"alice": BESIDE}, adrenaline=True)
    program(state, alice=("push", "move"))
    chooses(state, "alice", Target(use="nothing"), Target(cell=HERE))
    finish(state)
    assert state.round == 2
    assert state.alive[who("alice")]
    program(state, alice=("look", "push"), wild=["alice"])
    while state.going < 3:
        assert state.alive[who("alice")]
        idle(state)
    assert state.alive[who("alice")]

    events = finish(state)

    assert happened(events, Died) == [Died((who("alice"),), (HERE,), "flooded")]
    assert state.round == 3


def test_r25_e9_whoever_is_out_in_time_by_adrenaline_lives() -> None:
    state = show(4, {HERE: "flooded"}, at={"alice": BESIDE}, adrenaline=True)
    program(state, alice=("move", "push"))
    chooses(state, "alice", Target(cell=HERE))
    finish(state)
    program(state, alice=("look", "push"), wild=["alice"])
    while state.going < 3:
        idle(state)

    chooses(state, "alice", Target(use="move"), Target(cell=BESIDE))
    rest(state)

    assert state.alive[who("alice")]


def test_r25_7_flood_check_after_the_second_action_of_the_next_round() -> None:
    state = show(4, {HERE: "flooded"}, at={"jennifer": BESIDE}, flood_check="after_second_action")
    program(state, jennifer=("push", "move"))
    chooses(state, "jennifer", Target(use="nothing"), Target(cell=HERE))
    finish(state)
    program(state, jennifer=("look", "push"))

    chooses(state, "jennifer", Target(cell=cell(0, 1)))
    assert state.alive[who("jennifer")]
    events = chooses(state, "jennifer", Target(use="nothing"))

    assert happened(events, Died)[0].of == "flooded"
    assert state.round == 2


def test_r25_e18_paranoia_deals_the_rest_of_this_round_and_two_a_round_while_one_stays() -> None:
    state = show(4, {HERE: "paranoia"}, at={"alice": BESIDE}, abilities=True)
    program(state, alice=("move", "look"))
    events = chooses(state, "alice", Target(cell=HERE))
    assert state.pile[who("alice")] == ["look", "move", "push", "control", "special"]

    events = finish(state)
    assert revealed(events, "alice") == ["special"]
    assert state.pile[who("alice")] == ["look", "move", "push", "control"]
    assert who("alice") not in state.deciding

    state.pile[who("alice")] = ["move", "look", "special", "push"]
    events = rest(state)
    assert revealed(events, "alice") == ["push", "special"]

    events = rest(state)
    assert revealed(events, "alice") == ["look", "move"]
    assert state.pile[who("alice")] is None
    assert who("alice") in state.deciding


def test_r25_e18_paranoia_is_over_with_the_last_token_though_one_stays() -> None:
    state = show(4, {HERE: "paranoia"}, at={"alice": BESIDE})
    program(state, alice=("push", "move"))
    chooses(state, "alice", NOTHING, Target(cell=HERE))
    state.pile[who("alice")] = ["look", "push"]
    finish(state)
    assert who("alice") not in state.deciding

    assert revealed(rest(state), "alice") == ["push", "look"]

    assert state.cell(who("alice")) == HERE
    assert who("alice") in state.deciding


def test_r25_4_8_a_pile_that_ends_with_the_first_action_leaves_no_second_one() -> None:
    """Not even to whoever chooses freely otherwise."""
    state = show(1, {HERE: "paranoia"}, at={"kevin": HERE}, mode="solo")
    state.pile[who("kevin")] = ["push"]

    events = chooses(state, "kevin", NOTHING)
    while state.round == 1:
        events += idle(state)

    assert revealed(events, "kevin") == ["push"]
    assert who("kevin") not in [event.who for event in happened(events, TurnCame)]


def test_r25_4_8_whoever_leaves_with_the_first_action_still_draws_the_second() -> None:
    state = show(4, {HERE: "paranoia"}, at={"alice": HERE}, abilities=True)
    state.pile[who("alice")] = ["look", "push", "move"]
    state.waiting.remove(who("alice"))

    program(state)
    chooses(state, "alice", Target(cell=BESIDE))
    events = finish(state)

    assert revealed(events, "alice") == ["push"]
    assert state.pile[who("alice")] is None


def test_r25_4_8_a_slot_is_drawn_even_if_only_one_action_was_programmed() -> None:
    state = show(4, {HERE: "paranoia"}, at={"alice": BESIDE})
    program(state, alice=("move",))

    events = chooses(state, "alice", NOW, Target(cell=HERE)) + finish(state)

    assert len(revealed(events, "alice")) == 2


def test_r25_4_8_paranoia_commits_adrenaline_freely() -> None:
    state = show(4, {HERE: "paranoia"}, at={"alice": BESIDE}, adrenaline=True)
    program(state, alice=("move", "push"))
    chooses(state, "alice", Target(cell=HERE))
    state.pile[who("alice")] = ["push", "push", "push"]
    finish(state)
    state.pile[who("alice")] = ["push", "look"]
    assert who("alice") in state.deciding

    program(state, wild=["alice"])

    assert state.adrenaline[who("alice")] == "committed"


def test_r25_4_8_paranoia_holds_known_guards_and_whoever_plays_alone() -> None:
    state = show(1, {HERE: "paranoia"}, at={"alice": BESIDE}, mode="solo")
    chooses(state, "alice", Target(use="move"), Target(cell=HERE))

    events = finish_round(state)

    assert revealed(events, "alice") == ["control"]


def finish_round(state: State) -> list[Event[State]]:
    events: list[Event[State]] = []
    now = state.round
    while state.round == now and state.outcome is None:
        events += idle(state)
    return events


def test_r25_e23_whoever_dies_and_comes_back_in_the_same_pass_does_nothing_more_this_round() -> None:
    state = show(
        4, {HERE: "regeneration"}, at={"jennifer": BESIDE}, guards=["alice"], mode="suspicion", adrenaline=True
    )
    state.kinds[cell(3, 2)] = "mortal"
    program(state, wild=["alice"], alice=("move", "look"), jennifer=("move", "push"))
    chooses(state, "alice", Target(cell=cell(3, 2)))
    assert state.adrenaline[who("alice")] == "gone"

    events = chooses(state, "jennifer", Target(cell=HERE))
    assert state.alive[who("alice")]
    events = finish(state)

    assert revealed(events, "alice") == []
    assert who("alice") in state.deciding
    assert not state.sits_out[who("alice")]


def test_r25_4_3_everything_of_a_round_happens_in_this_order() -> None:
    state = show(4, adrenaline=True)

    events = program(state, wild=["alice"]) + finish(state)

    stations = (ProgramsLaid, PassBegan, RoundBegan, ProgrammingOpened)
    assert [type(event) for event in events if isinstance(event, stations)] == [
        ProgramsLaid,
        PassBegan,
        PassBegan,
        PassBegan,
        RoundBegan,
        ProgrammingOpened,
    ]
