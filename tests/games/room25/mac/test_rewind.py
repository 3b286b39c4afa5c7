"""Rewind (R25-4.10)."""

from tests.games.room25.mac.dealing import card, draws
from tests.games.room25.studio import cell, happened, studio, who
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.events import Died, Entered, Jumped
from wayout.games.room25.parts import NOWHERE

REWIND = card("rewind")
HERE = cell(1, 1)


def test_r25_4_10_the_first_player_goes_back_to_the_central_room_and_keeps_the_program() -> None:
    state = studio({"kevin": HERE, "max": HERE})
    state.first[who("kevin")], state.second[who("kevin")] = "move", "push"

    events = draws(state, REWIND)

    assert happened(events, Jumped) == [Jumped((who("kevin"),), CENTRE, "rewind")]
    assert not happened(events, Entered)
    assert (state.cell(who("kevin")), state.cell(who("max"))) == (CENTRE, HERE)
    assert (state.first[who("kevin")], state.second[who("kevin")]) == ("move", "push")


def test_r25_4_3_with_the_first_player_dead_the_next_one_alive_goes_back() -> None:
    state = studio({"kevin": HERE, "max": HERE})
    state.alive[who("kevin")], state.at[who("kevin")] = False, NOWHERE

    assert happened(draws(state, REWIND), Jumped) == [Jumped((who("max"),), CENTRE, "rewind")]


def test_r25_4_10_whoever_is_there_already_stays() -> None:
    assert not happened(draws(studio({"kevin": CENTRE}), REWIND), Jumped)


def test_r25_4_10_alice_is_immune_in_a_mac_room_too() -> None:
    state = studio({"alice": HERE, "max": HERE})

    assert not happened(draws(state, REWIND), Jumped)
    assert not happened(draws(state, REWIND, names=["alice"]), Jumped)


def test_r25_4_10_in_a_mac_room_the_victim_goes_back_and_not_the_first_player() -> None:
    state = studio({"kevin": HERE, "max": cell(3, 3)})

    assert happened(draws(state, REWIND, names=["max"]), Jumped) == [Jumped((who("max"),), CENTRE, "rewind")]


def test_r25_a14_max_and_whom_he_carries_go_back_together() -> None:
    state = studio({"kevin": HERE, "max": HERE, "sarah": HERE})

    events = draws(state, REWIND, names=["max", "sarah"])

    assert happened(events, Jumped) == [Jumped((who("max"), who("sarah")), CENTRE, "rewind")]


def test_r25_4_6_leaving_a_shredder_like_this_kills_who_is_still_inside() -> None:
    state = studio({"kevin": HERE, "max": HERE}, {HERE: "shredder"})

    events = draws(state, REWIND)

    assert happened(events, Died) == [Died((who("max"),), (HERE,), "shredder")]
    assert state.barred[HERE]
    assert state.alive[who("kevin")]


def test_r25_4_6_trap_and_water_are_left_behind() -> None:
    state = studio({"kevin": HERE}, {HERE: "trapped"})
    state.trap[who("kevin")] = state.flood[who("kevin")] = HERE

    draws(state, REWIND)

    assert (state.trap[who("kevin")], state.flood[who("kevin")]) == (NOWHERE, NOWHERE)
