"""Kevin swaps two rooms next door, or orders a robot about (R25-4.9)."""

import pytest

from tests.games.room25.special import EAST, FAR, HERE, NORTH, SOUTH, WEST, asked, choices, panics
from tests.games.room25.studio import acts, answers, cell, happened, studio, who
from wayout.games.room25.actions import Program
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.events import Entered, Panicked, RobotDestroyed, RobotMoved, Swapped
from wayout.games.room25.parts import NOTHING, TOKENS, Target
from wayout.games.room25.rules import legal
from wayout.games.room25.state import State
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import play
from wayout.kernel.seats import Seat

KEVIN, MAX = who("kevin"), who("max")
CORNER = cell(4, 4)
CORNER_SWAP = Target(cell=cell(3, 4), to=cell(4, 3), use="swap")


def swap(one: int, two: int) -> Target:
    return Target(cell=one, to=two, use="swap")


def programming() -> State:
    state = studio({"kevin": CORNER, "max": 0}, robots=[0])
    state.phase, state.waiting, state.deciding = "program", [KEVIN], [KEVIN]
    return state


def uses(targets: list[Target]) -> set[str | None]:
    return {target.use for target in targets}


def test_r25_4_9_kevin_swaps_any_two_rooms_next_door() -> None:
    assert choices(studio({"kevin": HERE}), "kevin") == [
        swap(NORTH, EAST),
        swap(NORTH, SOUTH),
        swap(NORTH, WEST),
        swap(EAST, SOUTH),
        swap(EAST, WEST),
        swap(SOUTH, WEST),
    ]


def test_r25_4_9_kevin_swaps_rooms_with_those_who_are_in_them() -> None:
    state = studio({"kevin": HERE, "max": NORTH}, {NORTH: "acid", WEST: "dark"})

    events = acts(state, "kevin", "special", swap(NORTH, WEST))

    assert happened(events, Swapped) == [Swapped(NORTH, WEST)]
    assert (state.kind_at(NORTH), state.kind_at(WEST), state.cell(MAX)) == ("dark", "acid", WEST)
    assert not happened(events, Entered)


def test_r25_a9_kevin_moves_a_blue_room_only_if_it_lies_face_down() -> None:
    rooms = {NORTH: "room25", EAST: "key"}
    assert choices(studio({"kevin": HERE}, rooms), "kevin") == [swap(SOUTH, WEST)]

    assert swap(NORTH, EAST) in choices(studio({"kevin": HERE}, rooms, down=[NORTH, EAST]), "kevin")


def test_r25_4_9_kevin_never_moves_the_central_room() -> None:
    targets = choices(studio({"kevin": cell(2, 1)}), "kevin")

    assert all(CENTRE not in (target.cell, target.to) for target in targets)


def test_r25_4_9_kevin_in_a_pivoting_room_reaches_through_its_walls() -> None:
    state = studio({"kevin": HERE}, {HERE: "pivoting"})
    state.axes[HERE] = "h"

    assert swap(NORTH, SOUTH) in choices(state, "kevin")


def test_r25_2_7_kevin_is_bound_by_those_walls_if_the_table_says_so() -> None:
    state = studio({"kevin": HERE}, {HERE: "pivoting"}, pivot_binds_specials=True)
    state.axes[HERE] = "h"

    assert choices(state, "kevin") == [swap(EAST, WEST)]


def test_r25_2_7_kevin_in_panic_is_bound_by_those_walls_too() -> None:
    state = studio({"kevin": HERE, "max": NORTH}, {HERE: "pivoting"}, pivot_binds_specials=True)
    state.axes[HERE] = "h"

    assert happened(panics(state, "kevin"), Swapped) == [Swapped(EAST, WEST)]


def test_r25_4_9_kevin_sends_a_robot_next_door() -> None:
    state = studio({"kevin": HERE}, {cell(4, 3): "mortal"}, robots=[FAR], down=[cell(4, 3)])

    events = acts(state, "kevin", "special", Target(cell=cell(4, 3), robot=0, use="order"))

    assert happened(events, RobotMoved) == [RobotMoved(0, cell(4, 3))]
    assert happened(events, RobotDestroyed) == [RobotDestroyed(0)]


def test_r25_4_9_kevin_lets_a_robot_push_somebody() -> None:
    state = studio({"kevin": HERE, "max": FAR}, robots=[FAR])

    events = acts(state, "kevin", "special", Target(cell=cell(4, 3), who=MAX, robot=0, use="order"))

    assert happened(events, Entered) == [Entered((MAX,), cell(4, 3), "robot", KEVIN)]


def test_r25_4_4_kevin_sends_a_robot_into_a_locked_room_but_pushes_only_emmett_there() -> None:
    state = studio({"kevin": HERE, "max": FAR, "emmett": FAR}, robots=[FAR])
    state.aim[KEVIN], state.locked[cell(4, 3)] = "order", True

    into = [target.who for target in choices(state, "kevin") if target.cell == cell(4, 3)]

    assert into == [None, who("emmett")]


def test_r25_4_9_kevin_orders_no_push_out_of_a_blue_room() -> None:
    state = studio({"kevin": HERE, "max": FAR}, {FAR: "room25"}, robots=[FAR])
    state.aim[KEVIN] = "order"

    assert {target.who for target in choices(state, "kevin")} == {None}


def test_r25_4_9_kevin_says_which_ability_when_he_programs_it() -> None:
    state = programming()

    plain = Program(KEVIN, ("special", "move")).check(state, Seat(0))
    assert plain is not None
    assert plain.code == "no_such_aim"
    for aim in ("swap", "order"):
        assert Program(KEVIN, ("special", "move"), aim=aim).check(state, Seat(0)) is None


def test_r25_4_9_kevin_aims_with_no_other_token_and_nobody_else_aims() -> None:
    state = programming()
    state.deciding, state.waiting = [KEVIN, MAX], [KEVIN, MAX]

    assert Program(KEVIN, ("look", "move"), aim="swap").check(state, Seat(0)) is not None
    assert Program(MAX, ("special", "move"), aim="swap").check(state, Seat(1)) is not None


@pytest.mark.parametrize("aim", ["swap", "order"])
def test_r25_4_9_kevin_does_what_he_programmed(aim: str) -> None:
    state = programming()

    play(state, Seat(0), Program(KEVIN, ("special", "move"), aim=aim), NoLuck())

    assert uses(list(asked(state).options)) == {aim}


def test_r25_4_9_kevin_without_a_robot_has_to_swap() -> None:
    state = studio({"kevin": CORNER})
    state.aim[KEVIN] = "order"

    assert choices(state, "kevin") == [CORNER_SWAP]


def test_r25_4_9_kevin_without_two_rooms_has_to_order() -> None:
    state = studio({"kevin": CORNER}, {cell(3, 4): "room25"}, robots=[0])
    state.aim[KEVIN] = "swap"

    assert uses(choices(state, "kevin")) == {"order"}


def test_r25_4_9_kevin_without_either_loses_his_action() -> None:
    state = studio({"kevin": CORNER}, {cell(3, 4): "room25"})
    state.aim[KEVIN] = "swap"

    assert choices(state, "kevin") == [NOTHING]


def test_r25_4_9_kevin_takes_either_if_he_has_not_programmed_it() -> None:
    assert uses(choices(studio({"kevin": CORNER}, robots=[0]), "kevin")) == {"swap", "order"}


def test_r25_4_8_kevin_forgets_in_paranoia_which_ability_it_was() -> None:
    state = studio({"kevin": CORNER}, robots=[0])
    state.aim[KEVIN] = "swap"

    Panicked(KEVIN, TOKENS).apply(state)

    assert uses(choices(state, "kevin")) == {"swap", "order"}


def test_r25_4_9_kevin_is_offered_both_aims() -> None:
    programs = [one for one in legal(programming(), Seat(0)) if isinstance(one, Program) and "special" in one.tokens]

    assert {program.aim for program in programs} == {"swap", "order"}


def test_r25_4_10_kevin_in_panic_swaps_two_rooms_where_somebody_is() -> None:
    state = studio({"kevin": HERE, "max": NORTH, "sarah": WEST})

    assert panics(state, "kevin") == [Swapped(NORTH, WEST)]


def test_r25_4_10_kevin_in_panic_swaps_the_only_one_where_somebody_is_with_any() -> None:
    state = studio({"kevin": HERE, "max": NORTH})

    panics(state, "kevin")

    assert asked(state).options == (swap(NORTH, EAST), swap(NORTH, SOUTH), swap(NORTH, WEST))
    assert happened(answers(state, swap(NORTH, SOUTH)), Swapped) == [Swapped(NORTH, SOUTH)]


def test_r25_4_10_kevin_in_panic_takes_a_robot_for_somebody() -> None:
    state = studio({"kevin": HERE, "max": NORTH}, robots=[SOUTH])

    assert happened(panics(state, "kevin"), Swapped) == [Swapped(NORTH, SOUTH)]


def test_r25_4_10_kevin_in_panic_swaps_any_two_if_nobody_is_near() -> None:
    state = studio({"kevin": CORNER}, {HERE: "dark"})

    assert panics(state, "kevin") == [Swapped(cell(3, 4), cell(4, 3))]


def test_r25_4_10_kevin_in_panic_leaves_visible_blue_rooms_alone_even_if_somebody_is_there() -> None:
    state = studio({"kevin": HERE, "max": NORTH}, {NORTH: "room25"})

    panics(state, "kevin")

    assert all(NORTH not in (target.cell, target.to) for target in asked(state).options)


def test_r25_4_10_kevin_in_panic_does_nothing_without_two_rooms() -> None:
    assert panics(studio({"kevin": CORNER}, {cell(3, 4): "room25"}), "kevin") == []
