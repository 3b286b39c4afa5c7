"""Chaos (R25-4.10)."""

from tests.games.room25.mac.dealing import card, draws
from tests.games.room25.studio import cell, happened, studio, who
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.events import Asked, Entered, Jumped, Pivoted, PushRefused
from wayout.games.room25.moments import ACCEPT, REFUSE
from wayout.games.room25.parts import Target, Who

CHAOS = card("chaos")
HERE, EAST, SOUTH = cell(1, 1), cell(1, 2), cell(2, 1)
FAR = cell(4, 4)


def pushed(name: str, to: int) -> Target:
    return Target(cell=to, who=who(name), robot=0)


def asked(state_events: list[object]) -> list[Who]:
    return [event.question.who for event in state_events if isinstance(event, Asked)]


def test_r25_4_10_every_open_pivoting_room_turns() -> None:
    state = studio({"kevin": CENTRE}, {HERE: "pivoting", FAR: "pivoting", EAST: "pivoting"}, down=[EAST])
    state.axes[HERE], state.axes[FAR] = "h", "v"

    assert happened(draws(state, CHAOS), Pivoted) == [Pivoted(HERE, "v"), Pivoted(FAR, "h")]
    assert (state.axes[HERE], state.axes[FAR]) == ("v", "h")


def test_r25_4_10_a_robot_pushes_into_an_open_yellow_room_of_the_characters_choice() -> None:
    state = studio({"max": CENTRE, "kevin": HERE}, {EAST: "cold", SOUTH: "vortex"}, robots=[HERE])

    events = draws(state, CHAOS, pushed("kevin", SOUTH))

    assert asked(list(events)) == [who("kevin")]
    assert happened(events, Entered) == [Entered((who("kevin"),), SOUTH, "robot")]
    assert state.cell(who("kevin")) == CENTRE


def test_r25_4_10_with_one_yellow_room_nobody_is_asked() -> None:
    state = studio({"kevin": HERE}, {EAST: "cold"}, robots=[HERE])

    events = draws(state, CHAOS)

    assert not happened(events, Asked)
    assert state.cell(who("kevin")) == EAST


def test_r25_4_10_without_an_open_yellow_room_that_may_be_entered_nobody_is_pushed() -> None:
    rooms = {EAST: "cold", SOUTH: "cold", cell(0, 1): "cold", cell(1, 0): "mortal"}
    state = studio({"kevin": HERE}, rooms, down=[EAST], robots=[HERE])
    state.barred[SOUTH] = state.locked[cell(0, 1)] = True

    assert not happened(draws(state, CHAOS), Entered)


def test_r25_4_10_all_who_are_with_a_robot_are_pushed_in_the_order_of_turns() -> None:
    state = studio({"max": HERE, "franck": FAR, "kevin": HERE}, {EAST: "cold", SOUTH: "dark"}, robots=[HERE])

    events = draws(state, CHAOS, pushed("max", SOUTH), pushed("kevin", EAST))

    assert happened(events, Entered) == [
        Entered((who("max"),), SOUTH, "robot"),
        Entered((who("kevin"),), EAST, "robot"),
    ]
    assert state.cell(who("franck")) == FAR


def test_r25_4_10_whoever_is_pushed_to_another_robot_is_not_pushed_on() -> None:
    state = studio({"kevin": HERE}, {EAST: "cold", cell(1, 3): "cold"}, robots=[HERE, EAST])

    draws(state, CHAOS)

    assert state.cell(who("kevin")) == EAST


def test_r25_4_10_nobody_is_pushed_out_of_a_blue_room() -> None:
    state = studio({"kevin": CENTRE, "max": HERE}, {EAST: "cold", HERE: "room25"}, robots=[CENTRE, HERE])

    assert not happened(draws(state, CHAOS), Entered)


def test_r25_4_10_whoever_is_hidden_is_not_pushed() -> None:
    state = studio({"bruce": HERE}, {EAST: "cold"}, robots=[HERE])
    state.hidden[who("bruce")] = True

    assert not happened(draws(state, CHAOS), Entered)


def test_r25_4_10_a_pivoting_room_turns_before_anybody_is_pushed_out_of_it() -> None:
    state = studio({"kevin": HERE}, {HERE: "pivoting", EAST: "cold", SOUTH: "cold"}, robots=[HERE])
    state.axes[HERE] = "h"

    draws(state, CHAOS)

    assert state.cell(who("kevin")) == SOUTH


def test_r25_a26_nobody_is_pushed_out_of_a_prison_to_where_nobody_is() -> None:
    state = studio({"kevin": HERE, "max": SOUTH}, {HERE: "prison", EAST: "cold", SOUTH: "cold"}, robots=[HERE])

    draws(state, CHAOS)

    assert state.cell(who("kevin")) == SOUTH


def test_r25_4_10_alice_may_refuse_the_push() -> None:
    state = studio({"alice": HERE}, {EAST: "cold"}, robots=[HERE])

    events = draws(state, CHAOS, REFUSE)

    assert happened(events, PushRefused) == [PushRefused(0)]
    assert state.cell(who("alice")) == HERE


def test_r25_4_10_alice_may_accept_the_push_and_nobody_has_ordered_it() -> None:
    state = studio({"alice": HERE}, {EAST: "cold"}, robots=[HERE])

    assert happened(draws(state, CHAOS, ACCEPT), Entered) == [Entered((who("alice"),), EAST, "robot")]


def test_r25_4_10_after_alice_has_refused_the_others_are_pushed() -> None:
    state = studio({"alice": HERE, "kevin": HERE}, {EAST: "cold"}, robots=[HERE])

    draws(state, CHAOS, REFUSE)

    assert (state.cell(who("alice")), state.cell(who("kevin"))) == (HERE, EAST)


def test_r25_4_10_whoever_is_in_a_tunnel_goes_to_another_one() -> None:
    state = studio({"kevin": HERE, "max": FAR}, {HERE: "tunnel", FAR: "tunnel"})

    events = draws(state, CHAOS)

    assert happened(events, Jumped) == [Jumped((who("kevin"),), FAR, "tunnel"), Jumped((who("max"),), HERE, "tunnel")]


def test_r25_4_10_of_two_other_tunnels_the_traveller_chooses_one() -> None:
    third = cell(0, 3)
    state = studio({"kevin": HERE}, {HERE: "tunnel", FAR: "tunnel", third: "tunnel"})

    draws(state, CHAOS, Target(cell=third))

    assert state.cell(who("kevin")) == third


def test_r25_4_10_a_tunnel_that_is_locked_or_lies_face_down_is_no_way() -> None:
    third = cell(0, 3)
    state = studio({"kevin": HERE}, {HERE: "tunnel", FAR: "tunnel", third: "tunnel"}, down=[third])
    state.locked[FAR] = True

    assert not happened(draws(state, CHAOS), Jumped)


def test_r25_4_10_whoever_was_pushed_out_of_a_tunnel_does_not_travel() -> None:
    state = studio({"kevin": HERE, "max": HERE}, {HERE: "tunnel", FAR: "tunnel", EAST: "cold"}, robots=[HERE])
    state.hidden[who("max")] = True

    draws(state, CHAOS)

    assert (state.cell(who("kevin")), state.cell(who("max"))) == (EAST, FAR)


def test_r25_4_10_drawn_in_a_mac_room_chaos_is_for_everybody() -> None:
    state = studio({"kevin": FAR, "max": HERE}, {FAR: "mac", EAST: "cold"}, robots=[HERE])

    draws(state, CHAOS, names=["kevin"])

    assert state.cell(who("max")) == EAST


def test_r25_4_10_whoever_is_pushed_into_a_mac_room_draws_before_the_next_is_pushed() -> None:
    state = studio({"kevin": HERE, "max": HERE}, {EAST: "mac"}, robots=[HERE])
    blackout, up = card("blackout"), card("movement", line=5, forward=False)

    draws(state, [CHAOS, blackout, up])

    assert state.cell(who("kevin")) == EAST
    assert state.cell(who("max")) == HERE
    assert (state.discard, state.deck) == ([blackout, CHAOS], [up])


def test_r25_4_10_whoever_a_robot_joins_only_now_is_not_pushed() -> None:
    beyond = cell(1, 3)
    state = studio({"kevin": HERE, "max": EAST}, {EAST: "mac", beyond: "cold"}, robots=[HERE])

    draws(state, [CHAOS, card("robot")])

    assert (state.cell(who("kevin")), state.cell_of[state.robots[0]]) == (beyond, EAST)
    assert state.cell(who("max")) == EAST
