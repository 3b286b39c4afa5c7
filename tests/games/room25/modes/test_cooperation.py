"""Co-operation (R25-1.9, R25-2.6, R25-4.12)."""

import pytest

from tests.games.room25.shows import is_over, opened, program, rest, show
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.dying import die
from wayout.games.room25.events import CardDrawn
from wayout.games.room25.modes import DUO_OF
from wayout.games.room25.parts import Level, Target
from wayout.games.room25.rules import legal
from wayout.games.room25.state import State
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat

EXIT = cell(0, 1)
OUT = Target(line=6, forward=False)
ALL = ("alice", "max", "kevin", "sarah")


def inside(*absent: str, left: int = 6, level: Level = "base", key: bool = False) -> State:
    """Everybody but these is in Room 25."""
    where = {name: 24 if name in absent else EXIT for name in ALL}
    state = studio(where, {EXIT: "room25"}, left=left, mode="cooperation", level=level)
    state.key_done = key
    return state


def dies(state: State, *names: str) -> None:
    die(Turn(state, NoLuck()), list(map(who, names)), "mortal")


@pytest.mark.parametrize(("seats", "figures"), [(2, 4), (3, 6), (4, 4), (5, 5), (6, 6)])
def test_r25_1_9_two_and_three_play_a_duo_each_and_more_play_one(seats: int, figures: int) -> None:
    state = opened(seats, mode="cooperation")

    assert len(state.order) == figures
    if seats < 4:
        for seat in range(seats):
            one, other = state.of_seat(Seat(seat))
            assert DUO_OF[one] == other


@pytest.mark.parametrize(("seats", "rounds"), [(2, 8), (3, 6), (4, 8), (5, 7), (6, 6)])
@pytest.mark.parametrize("level", ["standard", "madness"])
def test_r25_2_2_rounds_of_season_2_by_characters(seats: int, rounds: int, level: Level) -> None:
    assert opened(seats, mode="cooperation", level=level).left == rounds


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_r25_1_9_eight_rounds_by_the_base_rules(seats: int) -> None:
    assert opened(seats, mode="cooperation", level="base").left == 8


def test_r25_4_12_all_escape() -> None:
    state = inside()

    acts(state, "max", "control", OUT)

    assert state.outcome == "escaped"
    assert state.winners == [0, 1, 2, 3]


def test_r25_4_12_nobody_stays_behind() -> None:
    state = inside("kevin", left=1)

    acts(state, "max", "control", OUT)

    assert state.outcome is None


def test_r25_4_12_base_one_dead_is_a_partial_victory() -> None:
    state = inside("kevin")
    dies(state, "kevin")
    assert not is_over(state)

    acts(state, "max", "control", OUT)

    assert state.outcome == "escaped_partly"
    assert state.winners == [0, 1, 2, 3]


def test_r25_4_12_base_two_dead_lose_at_once() -> None:
    state = inside()
    dies(state, "kevin")

    dies(state, "max")

    assert state.outcome == "too_many_dead"
    assert state.winners == []


@pytest.mark.parametrize("level", ["standard", "madness"])
def test_r25_2_6_season_2_any_death_loses_at_once(level: Level) -> None:
    state = inside(level=level)

    dies(state, "kevin")

    assert state.outcome == "too_many_dead"


def test_r25_2_6_season_2_nobody_escapes_without_the_key() -> None:
    without = inside(level="standard")
    acts(without, "max", "control", OUT)
    assert without.outcome is None
    assert without.cell(who("max")) == cell(4, 1)

    found = inside(level="standard", key=True)
    acts(found, "max", "control", OUT)
    assert found.outcome == "escaped"


def test_r25_4_12_time_runs_out() -> None:
    state = show(4, left=1)

    rest(state)

    assert state.outcome == "time_up"
    assert state.winners == []


def test_r25_2_6_standard_two_cards_before_every_programming_but_that_of_the_last_round() -> None:
    state = show(4, level="standard", left=2)
    assert len(state.discard) >= 2
    assert state.phase == "program"

    events = rest(state)

    assert state.left == 1
    assert not happened(events, CardDrawn)


def test_r25_2_6_madness_has_no_reminders_and_no_adrenaline_and_all_cards() -> None:
    state = show(4, level="madness", adrenaline=True, reminders=True, abilities=True)

    assert not state.rules.reminders
    assert not state.rules.adrenaline
    assert len(state.deck) == 58
    assert not any(getattr(wish, "adrenaline", False) for wish in legal(state, Seat(0)))


def test_r25_2_6_madness_one_card_before_each_pass_but_in_the_last_round() -> None:
    state = show(4, level="madness", left=2)
    state.deck = [0, 1]
    state.discard = list(range(2, 58))
    before = len(state.deck)

    events = program(state)
    assert len(happened(events, CardDrawn)) == 1
    assert len(state.deck) == before - 1


def test_r25_a12_in_madness_only_franck_and_bruce_can_bring_adrenaline_back() -> None:
    state = opened(6, mode="cooperation", level="madness")

    assert state.adrenaline[who("franck")] == state.adrenaline[who("bruce")] == "gone"
    assert state.adrenaline[who("alice")] == "none"
    never = opened(6, mode="cooperation", level="madness", madness_franck_recovers=False)
    assert set(never.adrenaline) == {"none"}


@pytest.mark.parametrize("off", ["adrenaline", "abilities"])
def test_r25_2_5_nobody_brings_adrenaline_back_where_the_table_plays_without(off: str) -> None:
    state = opened(6, mode="cooperation", level="madness", **{off: False})

    assert set(state.adrenaline) == {"none"}
