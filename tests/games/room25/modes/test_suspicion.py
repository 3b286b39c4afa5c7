"""Suspicion (R25-1.9, R25-2.6, R25-4.11, R25-4.12)."""

from collections import Counter
from typing import Any

import pytest

from tests.games.room25.shows import chooses, finish, is_over, opened, program, rest, show
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.dying import die
from wayout.games.room25.events import Escaped, ExitMissed, GameEnded, RolesDealt, RolesShown, Slid
from wayout.games.room25.parts import Role, Target
from wayout.games.room25.setup import OPTIONS, first_state, open_game
from wayout.games.room25.state import State
from wayout.games.room25.view import view
from wayout.kernel.chance import NoLuck, Seeded
from wayout.kernel.options import complete
from wayout.kernel.play import Event, Turn
from wayout.kernel.seats import SPECTATOR, Seat, Viewer

EXIT = cell(0, 1)
OUT = Target(line=6, forward=False)
SIX = ("alice", "jennifer", "max", "kevin", "franck", "emmett")
P: Role = "prisoner"
G: Role = "guard"


def scene(*, inside: str, outside: str, guards: str = "", left: int = 6, **rules: Any) -> State:
    """Who is in Room 25 and who is not; all but the guards are prisoners."""
    where = dict.fromkeys(inside.split(), EXIT) | dict.fromkeys(outside.split(), 24)
    roles = {name: G if name in guards.split() else P for name in where}
    return studio(where, {EXIT: "room25"}, left=left, mode="suspicion", roles=roles, **rules)


def dies(state: State, *names: str) -> list[Event[State]]:
    turn = Turn(state, NoLuck())
    die(turn, list(map(who, names)), "mortal")
    return turn.events


def shown(events: list[Event[State]]) -> list[tuple[str, ...]]:
    """Whose roles came to light, event by event."""
    return [tuple(map(str, event.group)) for event in happened(events, RolesShown)]


def winners(state: State) -> set[str]:
    return {name for name in SIX if state.owner[who(name)] in state.winners and state.owner[who(name)] >= 0}


@pytest.mark.parametrize(
    ("seats", "chosen", "tiles"),
    [
        (4, "by_players", {P: 4, G: 1}),
        (4, "two", {P: 3, G: 2}),
        (5, "by_players", {P: 4, G: 2}),
        (5, "one", {P: 5, G: 1}),
        (6, "by_players", {P: 4, G: 2}),
        (6, "one", {P: 4, G: 2}),
        (7, "by_players", {P: 5, G: 2}),
        (8, "by_players", {P: 6, G: 2}),
    ],
)
def test_r25_1_9_d4_d5_roles_are_dealt_by_how_many_play(seats: int, chosen: str, tiles: dict[str, int]) -> None:
    """Over many deals: never more of a role than there are tiles, and every tile turns up."""
    most: Counter[str] = Counter()
    for seed in range(40):
        state = first_state(seats, complete(OPTIONS, {"guards": chosen}))
        open_game(Turn(state, Seeded(seed)))
        dealt = Counter(str(role) for role in state.roles if role is not None)
        assert sum(dealt.values()) == seats
        most |= dealt
    assert most == tiles


def test_r25_1_9_everybody_sees_the_own_role_only() -> None:
    state = first_state(4, complete(OPTIONS, {}))
    turn = Turn(state, Seeded(1))
    open_game(turn)
    dealt = happened(turn.events, RolesDealt)[0]

    for seat in range(4):
        seen = dealt.seen_by(Seat(seat)).roles
        assert [one for one in range(8) if seen[one] is not None] == [
            one for one in range(8) if state.owner[one] == seat
        ]
    assert set(dealt.seen_by(SPECTATOR).roles) == {None}


def test_r25_4_13_a_role_is_shown_to_its_own_seat_until_it_comes_to_light() -> None:
    state = scene(inside="", outside="alice max kevin jennifer", guards="max")

    def seen(viewer: Viewer) -> list[Role | None]:
        return [figure.role for figure in view(state, viewer).figures]

    assert [seen(Seat(seat)) for seat in (0, 1)] == [[P, None, None, None], [None, None, G, None]]
    assert seen(SPECTATOR) == [None] * 4
    state.shown[who("max")] = True
    assert seen(SPECTATOR) == [None, None, G, None]


@pytest.mark.parametrize(("seats", "rounds"), [(4, 10), (5, 10), (6, 10), (7, 9), (8, 8)])
def test_r25_2_2_rounds_by_how_many_play(seats: int, rounds: int) -> None:
    assert opened(seats).left == rounds


def test_r25_4_12_all_prisoners_in_room_25_escape_by_the_control_of_one_of_them() -> None:
    state = scene(inside="alice max kevin", outside="jennifer", guards="jennifer")

    events = acts(state, "max", "control", OUT)

    assert happened(events, Escaped) == [Escaped(who("max"), (who("alice"), who("max"), who("kevin")))]
    assert state.outcome == "escaped"
    assert winners(state) == {"alice", "max", "kevin"}


def test_r25_a24_a_guard_inside_does_not_keep_them_and_loses() -> None:
    state = scene(inside="alice max kevin jennifer", outside="", guards="jennifer")

    acts(state, "max", "control", OUT)

    assert state.outcome == "escaped"
    assert winners(state) == {"alice", "max", "kevin"}


def test_r25_4_12_nobody_escapes_while_a_prisoner_is_missing() -> None:
    state = scene(inside="alice max", outside="kevin jennifer", guards="jennifer")

    acts(state, "max", "control", OUT)

    assert state.outcome is None
    assert state.cell(who("alice")) == cell(4, 1)


def test_r25_4_12_in_the_last_round_one_may_be_missing_and_wins_with_the_others() -> None:
    state = scene(inside="alice max", outside="kevin jennifer", guards="jennifer", left=1)

    acts(state, "max", "control", OUT)

    assert state.outcome == "escaped"
    assert winners(state) == {"alice", "max", "kevin"}


def test_r25_4_12_in_the_last_round_one_may_be_dead_but_not_one_dead_and_one_missing() -> None:
    one_dead = scene(inside="alice max", outside="kevin jennifer", guards="jennifer", left=1)
    dies(one_dead, "kevin")
    acts(one_dead, "max", "control", OUT)
    assert one_dead.outcome == "escaped"

    both = scene(inside="alice max", outside="kevin jennifer franck", guards="jennifer", left=1)
    dies(both, "kevin")
    acts(both, "max", "control", OUT)
    assert both.outcome is None


def test_r25_4_12_the_dead_are_not_in_room_25_wherever_that_lies() -> None:
    where = {"alice": 24, "max": 24, "kevin": 0, "jennifer": 0}
    roles = {"alice": P, "max": P, "kevin": P, "jennifer": G}
    state = studio(where, {24: "room25"}, left=2, mode="suspicion", roles=roles)
    dies(state, "kevin")

    acts(state, "alice", "control", Target(line=9, forward=True))

    assert state.outcome is None


def test_r25_4_12_with_one_dead_they_must_wait_for_the_last_round() -> None:
    state = scene(inside="alice max", outside="kevin jennifer", guards="jennifer", left=2)
    dies(state, "kevin")

    acts(state, "max", "control", OUT)

    assert state.outcome is None


def test_r25_e3_a_guard_in_room_25_only_slides_it_round() -> None:
    state = scene(inside="alice max kevin jennifer", outside="", guards="jennifer")

    events = acts(state, "jennifer", "control", OUT)

    assert happened(events, ExitMissed) == [ExitMissed(who("jennifer"))]
    assert state.outcome is None
    assert state.cell(who("alice")) == cell(4, 1)


def test_r25_a2_whoever_stands_outside_does_not_move_it_out() -> None:
    state = scene(inside="alice max kevin", outside="jennifer", guards="jennifer")
    state.roles[who("jennifer")] = P
    state.at[who("jennifer")] = cell(3, 1)

    events = acts(state, "jennifer", "control", OUT)

    assert happened(events, ExitMissed) == []
    assert state.outcome is None


def test_r25_a2_not_even_the_one_who_may_be_missing_in_the_last_round() -> None:
    state = scene(inside="alice max", outside="kevin jennifer", guards="jennifer", left=1)
    state.at[who("kevin")] = cell(3, 1)

    acts(state, "kevin", "control", OUT)

    assert state.outcome is None


def test_r25_7_outsider_may_eject_lets_anybody_move_it_out() -> None:
    state = scene(inside="alice max kevin", outside="jennifer", guards="jennifer", outsider_may_eject=True)
    state.at[who("jennifer")] = cell(3, 1)

    acts(state, "jennifer", "control", OUT)

    assert state.outcome == "escaped"
    assert winners(state) == {"alice", "max", "kevin"}


def test_r25_4_12_two_dead_prisoners_and_the_guards_have_won() -> None:
    state = scene(inside="", outside="alice max kevin jennifer", guards="jennifer")
    dies(state, "alice")
    assert not is_over(state)

    events = dies(state, "max")

    assert state.outcome == "prisoners_dead"
    assert winners(state) == {"jennifer"}
    assert happened(events, GameEnded)[0].roles == tuple(state.roles)


def test_r25_4_12_without_a_guard_the_prisoners_just_lose() -> None:
    state = scene(inside="", outside="alice max kevin jennifer")

    dies(state, "alice", "max")

    assert state.outcome == "too_many_dead"
    assert winners(state) == set()


def test_r25_4_12_guards_who_have_left_are_guards_all_the_same() -> None:
    state = scene(inside="", outside="alice max kevin jennifer", guards="kevin")
    state.in_game[state.owner[who("kevin")]] = False

    dies(state, "alice", "max")

    assert state.outcome == "prisoners_dead"
    assert winners(state) == set()


def test_r25_4_12_when_time_runs_out_the_guards_have_won() -> None:
    state = show(4, guards=["kevin"], mode="suspicion", left=1)

    rest(state)

    assert state.outcome == "time_up"
    assert winners(state) == {"kevin"}


def test_r25_1_9_the_first_dead_keeps_the_secret() -> None:
    state = scene(inside="", outside="alice max kevin jennifer", guards="jennifer")

    assert shown(dies(state, "jennifer")) == []
    assert not state.shown[who("jennifer")]


def test_r25_1_9_a_second_death_shows_the_first_and_the_second_too_if_that_was_a_prisoner() -> None:
    guard_first = scene(inside="", outside="alice max kevin jennifer franck", guards="jennifer franck")
    dies(guard_first, "jennifer")
    dies(guard_first, "alice")
    assert guard_first.shown[who("jennifer")]
    assert not guard_first.shown[who("alice")]

    prisoner_first = scene(inside="", outside="alice max kevin jennifer franck", guards="jennifer franck")
    dies(prisoner_first, "alice")
    dies(prisoner_first, "jennifer")
    assert prisoner_first.shown[who("alice")]
    assert prisoner_first.shown[who("jennifer")]
    assert prisoner_first.outcome is None


def test_r25_e21_guard_prisoner_prisoner() -> None:
    state = scene(inside="", outside="alice max kevin jennifer franck", guards="jennifer franck")
    dies(state, "jennifer")
    dies(state, "alice")
    assert not state.shown[who("alice")]

    events = dies(state, "max")

    assert shown(events) == [(str(who("alice")),), (str(who("max")),)]
    assert state.outcome == "prisoners_dead"
    assert winners(state) == {"jennifer", "franck"}


def test_r25_4_11_several_who_die_at_once_count_in_the_order_of_turns() -> None:
    state = scene(inside="", outside="alice jennifer max kevin", guards="alice jennifer")

    events = dies(state, "jennifer", "alice")

    assert state.graveyard == [who("alice"), who("jennifer")]
    assert shown(events) == [(str(who("alice")),)]
    assert state.outcome is None


def test_r25_e20_masks_fall_when_most_of_the_living_are_in_room_25() -> None:
    state = scene(inside="alice jennifer max", outside="kevin franck emmett", guards="emmett", left=5)
    state.at[who("kevin")] = cell(0, 2)
    assert not any(state.shown)

    events = acts(state, "kevin", "move", Target(cell=EXIT))

    assert happened(events, RolesShown) == [RolesShown((who("franck"), who("emmett")), (P, G))]
    assert not state.shown[who("alice")]


def test_r25_a3_half_is_not_a_majority() -> None:
    state = scene(inside="alice jennifer", outside="max kevin franck emmett", left=5)
    state.at[who("max")] = cell(0, 2)

    events = acts(state, "max", "move", Target(cell=EXIT))

    assert not happened(events, RolesShown)


def test_r25_a3_only_the_living_count_and_only_the_living_show_their_role() -> None:
    state = scene(inside="alice jennifer", outside="max kevin", guards="kevin", left=5)

    events = dies(state, "max")

    assert happened(events, RolesShown) == [RolesShown((who("kevin"),), (G,))]
    assert not state.shown[who("max")]


def test_r25_1_9_whoever_leaves_room_25_while_most_stay_there_shows_the_role() -> None:
    state = scene(inside="alice jennifer max kevin", outside="franck", guards="kevin", left=5)
    state.shown[who("franck")] = True

    events = acts(state, "kevin", "move", Target(cell=cell(0, 2)))

    assert happened(events, RolesShown) == [RolesShown((who("kevin"),), (G,))]


def test_r25_1_9_so_does_whoever_is_pushed_out_or_called_out() -> None:
    pushed = scene(inside="alice max kevin franck", outside="emmett", guards="kevin", left=5)
    pushed_out = acts(pushed, "alice", "push", Target(cell=cell(0, 2), who=who("kevin")))
    called = scene(inside="alice max kevin franck", outside="jennifer", guards="kevin", left=5)
    called.at[who("jennifer")] = cell(0, 2)
    called_out = acts(called, "jennifer", "special", Target(who=who("kevin")))

    assert happened(pushed_out, RolesShown) == [RolesShown((who("kevin"), who("emmett")), (G, P))]
    assert happened(called_out, RolesShown) == [RolesShown((who("kevin"), who("jennifer")), (G, P))]


def test_r25_1_9_whoever_leaves_so_that_no_majority_stays_keeps_the_secret() -> None:
    state = scene(inside="alice jennifer max", outside="kevin franck", guards="max", left=5)

    events = acts(state, "max", "move", Target(cell=cell(0, 2)))

    assert not happened(events, RolesShown)


def test_r25_e20_a_guard_whose_mask_fell_stops_programming_in_the_next_round() -> None:
    state = show(
        4,
        {EXIT: "room25"},
        at={"alice": EXIT, "jennifer": EXIT, "max": cell(0, 2)},
        guards=["kevin"],
        mode="suspicion",
    )
    program(state, max=("move", "look"), alice=("look", "push"), jennifer=("look", "push"))
    chooses(state, "max", Target(cell=EXIT))
    assert state.shown[who("kevin")]
    assert not state.free[who("kevin")]
    finish(state)

    assert state.free[who("kevin")]


def test_r25_1_8_alarm_in_suspicion_counts_from_the_round_in_which_it_sounds() -> None:
    state = show(4, {EXIT: "room25"}, at={"alice": cell(0, 2)}, guards=["kevin"], mode="suspicion", left=8)
    program(state, alice=("move", "push"))
    chooses(state, "alice", Target(cell=EXIT))
    assert state.left == 5
    finish(state)

    assert state.left == 4


def test_r25_4_13_a_room_25_that_lies_face_down_goes_round_and_nobody_is_told() -> None:
    state = scene(inside="", outside="alice max kevin jennifer", guards="kevin", outsider_may_eject=True)
    state.face_up[EXIT] = False
    state.at[who("alice")] = cell(3, 1)

    events = acts(state, "alice", "control", OUT)

    assert happened(events, Slid) == [Slid(6, False)]
    assert not happened(events, ExitMissed)
