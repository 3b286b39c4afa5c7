"""Edge cases that touch several rules at once (R25-6), and rulings that no other file holds (R25-5)."""

import pytest

from tests.games.room25.mac.dealing import card, draws
from tests.games.room25.shows import chooses, finish, opened, program, rest, show
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.cells import EXIT_ZONES
from wayout.games.room25.dying import die
from wayout.games.room25.events import Died, Escaped, Slid
from wayout.games.room25.parts import NOWHERE, SOMEBODY, Target
from wayout.games.room25.setup import OPTIONS, first_state, open_game
from wayout.games.room25.state import State
from wayout.games.room25.tokens import control
from wayout.kernel.chance import NoLuck, Seeded
from wayout.kernel.options import complete
from wayout.kernel.play import Turn

HERE = cell(1, 1)
BESIDE = cell(1, 2)
EXIT = cell(0, 1)
UP = Target(line=6, forward=False)
DOWN = Target(line=6, forward=True)
LEFT = Target(line=0, forward=False)


def all_inside(place: int = EXIT) -> State:
    """Three prisoners stand in Room 25, a guard does not."""
    where = {"alice": place, "max": place, "kevin": place, "sarah": 24}
    roles = {"alice": "prisoner", "max": "prisoner", "kevin": "prisoner", "sarah": "guard"}
    return studio(where, {place: "room25"}, left=5, mode="suspicion", roles=roles)


def test_r25_e1_room_25_leaves_over_its_edge_and_only_slides_along_it() -> None:
    out = all_inside()
    acts(out, "max", "control", UP)
    assert out.outcome == "escaped"

    along = all_inside()
    acts(along, "max", "control", LEFT)
    assert along.outcome is None
    assert along.cell(who("max")) == cell(0, 0)


def test_r25_e2_an_arrow_bars_the_way_out() -> None:
    state = all_inside()
    state.arrows[6] = 1

    options = control.options(state, who("max"))

    assert UP not in options
    assert options == [Target(line=0, forward=True), LEFT, DOWN]


def test_r25_e3_the_control_of_a_guard_wraps_with_everybody() -> None:
    state = all_inside()
    state.at[who("sarah")] = EXIT

    acts(state, "sarah", "control", UP)

    assert state.outcome is None
    assert {state.cell(who(name)) for name in ("alice", "max", "kevin", "sarah")} == {cell(4, 1)}


def test_r25_e4_acceleration_slides_it_to_the_edge_and_out() -> None:
    state = all_inside(cell(1, 0))
    state.in_view = [card("acceleration")]

    events = acts(state, "max", "control", Target(line=5, forward=False))

    assert happened(events, Slid) == [Slid(5, False)]
    assert happened(events, Escaped)
    assert state.outcome == "escaped"


def test_r25_e5_a_card_that_moves_twice_wraps_and_frees_nobody() -> None:
    state = all_inside(cell(1, 0))

    events = draws(state, card("movement", line=5, forward=False, steps=2))

    assert len(happened(events, Slid)) == 2
    assert state.outcome is None
    assert state.cell(who("max")) == cell(4, 0)


@pytest.mark.parametrize(("left", "now", "after"), [(8, 5, 4), (5, 5, 4)])
def test_r25_e6_the_alarm_shortens_this_round_and_only_above_five(left: int, now: int, after: int) -> None:
    """R25-A6."""
    state = show(4, {EXIT: "room25"}, at={"alice": cell(0, 2)}, guards=["kevin"], mode="suspicion", left=left)
    program(state, alice=("move", "push"))

    chooses(state, "alice", Target(cell=EXIT))
    assert state.left == now
    finish(state)

    assert state.left == after


def test_r25_e7_a_timer_makes_the_partial_escape_legal_at_once() -> None:
    state = all_inside()
    state.kinds[HERE], state.at[who("kevin")], state.left = "timer", BESIDE, 2
    acts(state, "kevin", "move", Target(cell=HERE))
    assert state.left == 1

    acts(state, "max", "control", UP)

    assert state.outcome == "escaped"


def test_r25_e8_sarah_sabotages_the_trap_and_lives() -> None:
    state = studio({"max": BESIDE, "sarah": BESIDE}, {HERE: "trapped"})
    acts(state, "max", "push", Target(cell=HERE, who=who("sarah")))

    acts(state, "sarah", "special", Target(use="sabotage"))

    assert state.alive[who("sarah")]
    assert state.kind_at(HERE) == "empty"


def test_r25_e9_jennifer_calls_somebody_out_of_the_flood() -> None:
    state = studio({"max": cell(0, 1), "jennifer": BESIDE}, {HERE: "flooded"})
    acts(state, "max", "move", Target(cell=HERE))

    acts(state, "jennifer", "special", SOMEBODY[who("max")])

    assert state.flood[who("max")] == NOWHERE
    assert state.cell(who("max")) == BESIDE


def test_r25_a4_the_flood_is_checked_at_the_end_of_the_next_round() -> None:
    state = show(4, {HERE: "flooded"}, at={"alice": BESIDE})
    program(state, alice=("move", "push"))
    chooses(state, "alice", Target(cell=HERE))
    finish(state)
    assert state.flood_round[who("alice")] == state.round == 2

    program(state, alice=("look", "push"))
    events = finish(state)

    assert happened(events, Died)[0].of == "flooded"


def test_r25_e10_max_carries_somebody_out_of_a_shredder() -> None:
    state = studio({"max": HERE, "alice": HERE}, {HERE: "shredder"})

    acts(state, "max", "special", Target(cell=BESIDE, who=who("alice")))

    assert state.alive[who("max")]
    assert state.alive[who("alice")]
    assert state.barred[HERE]


def test_r25_e12_jennifer_in_acid_calls_and_dies() -> None:
    state = studio({"jennifer": HERE, "max": BESIDE}, {HERE: "acid"})

    events = acts(state, "jennifer", "special", SOMEBODY[who("max")])

    assert happened(events, Died)[0].group == (who("jennifer"),)
    assert state.alive[who("max")]


def test_r25_e15_a_reactivated_flooded_chamber_floods_again() -> None:
    state = studio({"emmett": BESIDE, "max": BESIDE}, {HERE: "flooded"})
    state.barred[HERE] = True
    acts(state, "emmett", "special", Target(cell=HERE, use="reactivate"))
    assert not state.face_up[HERE]

    acts(state, "max", "move", Target(cell=HERE))

    assert state.barred[HERE]
    assert state.flood[who("max")] == HERE


def test_r25_e17_hiding_does_not_protect_from_rooms() -> None:
    state = studio({"alice": HERE, "max": BESIDE}, {HERE: "acid"})
    acts(state, "alice", "special", Target(use="hide"))
    assert state.hidden[who("alice")]

    acts(state, "max", "move", Target(cell=HERE))

    assert not state.alive[who("alice")]
    assert not state.hidden[who("alice")]


def test_r25_e19_of_two_opposite_movements_of_a_line_the_second_is_ignored() -> None:
    state = studio({"max": HERE})
    forth, back = (card("movement", line=1, forward=way, steps=1, plus=False) for way in (True, False))

    events = draws(state, (forth, back), count=2)

    assert happened(events, Slid) == [Slid(1, True)]
    assert state.cell(who("max")) == BESIDE
    assert state.discard == [forth, back]


def test_r25_a21_whoever_comes_back_keeps_the_place_in_the_queue() -> None:
    """R25-A21: the marker never left the board."""
    state = show(4, {HERE: "regeneration"}, at={"alice": BESIDE}, guards=["jennifer"], mode="suspicion")
    program(state, alice=("move", "push"))
    die(Turn(state, NoLuck()), [who("jennifer")], "mortal")
    chooses(state, "alice", Target(cell=HERE))
    assert state.alive[who("jennifer")]

    finish(state)
    assert state.order[0] == who("jennifer")
    rest(state)

    assert state.order[0] == who("max")


def test_r25_a21_while_dead_at_the_head_the_place_moves_on_with_the_queue() -> None:
    state = show(4, {HERE: "regeneration"}, at={"kevin": BESIDE}, guards=["jennifer"], mode="suspicion")
    program(state)
    die(Turn(state, NoLuck()), [who("jennifer")], "mortal")
    finish(state)

    assert state.order == [who(name) for name in ("max", "kevin", "alice", "jennifer")]


def test_r25_a23_the_key_is_hidden_in_the_exit_zones() -> None:
    for seed in range(10):
        state = first_state(4, complete(OPTIONS, {"mode": "cooperation"}))
        open_game(Turn(state, Seeded(seed)))
        assert state.kinds.index("key") in EXIT_ZONES


def test_r25_d6_sarah_and_bruce_are_a_duo_like_any_other() -> None:
    state = opened(4, mode="competition")

    assert state.owner[who("sarah")] == state.owner[who("bruce")]
