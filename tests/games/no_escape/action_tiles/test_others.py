"""Overdrive, Emergency Beam, Recharge, Salvage."""

from tests.games.no_escape.tables import EAST_EXIT, NORTH_EXIT, A, B, aimed, do, faces, refusal, table, where
from wayout.games.no_escape.actions import PlayAction


def test_2_5_overdrive_adds_two_without_the_jetpack() -> None:
    state = table(hands=["overdrive tee tee"])
    do(state, A, PlayAction("overdrive", aimed()))

    assert (state.bonus, state.jetpack) == (2, False)


def test_2_5_beam_puts_the_own_meeple_on_any_free_indicator_and_it_does_not_teleport_on() -> None:
    state = table({NORTH_EXIT: "tele_w", EAST_EXIT: "tele_y/1"}, hands=["beam tee tee"])
    other = state.clone()
    do(state, A, PlayAction("beam", aimed(at=NORTH_EXIT)))
    do(other, A, PlayAction("beam", aimed(at=EAST_EXIT)))

    assert (where(state, A), faces(state, A)) == ((1, -2, 1), "S-")
    assert (where(other, A), faces(other, A)) == ((2, 1, 1), "W-")


def test_2_5_beam_makes_a_meeple_forget_where_it_came_from() -> None:
    state = table({NORTH_EXIT: "tele_w", EAST_EXIT: "triple/1"}, hands=["beam tee tee"], meeples={A: ((2, 1, 1), "EW")})
    do(state, A, PlayAction("beam", aimed(at=NORTH_EXIT)))

    assert faces(state, A) == "S-"


def test_2_5_beam_not_onto_an_occupied_indicator_or_another_tile() -> None:
    state = table(
        {NORTH_EXIT: "tele_w", EAST_EXIT: "ctrl_y/1"}, hands=["beam tee tee"], meeples={B: ((1, -2, 1), "S-")}
    )

    for at in (NORTH_EXIT, EAST_EXIT, (0, 0), (99, 99)):
        assert refusal(state, A, PlayAction("beam", aimed(at=at))) == "no_free_teleporter NE-2.5"


def test_2_5_recharge_turns_all_own_tokens_green_and_needs_a_red_one() -> None:
    state = table(hands=["recharge tee tee"], green=[1, 1])
    full = table(hands=["recharge tee tee"])

    assert refusal(full, A, PlayAction("recharge", aimed())) == "no_red_token NE-2.5"
    do(state, A, PlayAction("recharge", aimed()))
    assert state.green == [3, 1]


def test_2_5_salvage_takes_a_tile_of_choice_but_not_itself() -> None:
    state = table(hands=["salvage tee tee"], discard="hook corner", unasked=True)

    assert refusal(state, A, PlayAction("salvage", aimed(take="salvage"))) == "not_discarded NE-2.5"
    do(state, A, PlayAction("salvage", aimed(take="hook")))
    assert (state.hands[A], state.discard) == (["tee", "tee", "hook"], ["corner", "salvage"])


def test_2_5_salvage_needs_something_in_the_discard_pile() -> None:
    state = table(hands=["salvage tee tee"], discard="")

    assert refusal(state, A, PlayAction("salvage", aimed(take="hook"))) == "not_discarded NE-2.5"
