"""Abort windows (NE-3.7): who may answer with what, in whose order, and what a window must not tell."""

from tests.games.no_escape.tables import (
    EAST_EXIT,
    NORTH_EXIT,
    A,
    B,
    C,
    D,
    aimed,
    at_cell,
    do,
    kinds,
    laid,
    ready_to_roll,
    refusal,
    table,
    where,
)
from wayout.games.no_escape import GAME
from wayout.games.no_escape.actions import LetPass, PlaceTile, PlayAbort, PlayAction, Roll, SpendEnergy
from wayout.games.no_escape.events import AbortPlayed, AbortSettled, Rolled
from wayout.games.no_escape.rules import asked, legal
from wayout.games.no_escape.state import PASSED, State
from wayout.games.no_escape.view import AbortWindow
from wayout.kernel.codec import encode
from wayout.kernel.letter import letter
from wayout.kernel.seats import SPECTATOR

PASS = LetPass()


def rolled(hands: list[str], seats: int = 4, **more: object) -> State:
    """A has rolled 6 and stands at the northern exit of side 1A; the window is open."""
    options = more.pop("options", None)
    state = ready_to_roll(
        table(seats=seats, hands=["tee tee tee", *hands], discard="", options=options, **more)  # type: ignore[arg-type]
    )
    do(state, A, Roll(), [3, 3])
    return state


def test_3_7_everybody_but_the_current_player_is_asked() -> None:
    state = rolled(["ab_roll", "corner", "corner"])

    assert (state.window, list(asked(state))) == ("roll", [B, C, D])
    assert legal(state, B) == [PASS, PlayAbort("ab_roll")]
    assert legal(state, C) == [PASS]
    assert refusal(state, A, PASS) == "not_eligible NE-3.7"


def test_3_7_only_the_matching_abort_fits() -> None:
    state = rolled(["ab_maze ab_roll", "corner", "corner"])

    assert refusal(state, B, PlayAbort("ab_maze")) == "wrong_abort NE-3.7"
    assert refusal(state, C, PlayAbort("ab_roll")) == "not_in_hand NE-3.7"


def test_3_7_nothing_happens_before_all_have_answered() -> None:
    state = rolled(["ab_roll", "corner", "corner"])

    assert kinds(do(state, B, PlayAbort("ab_roll"))) == ["Answered"]
    assert kinds(do(state, C, PASS)) == ["Answered"]
    assert refusal(state, C, PASS) == "answered_already NE-3.7"
    assert state.hands[B] == ["ab_roll"]


def test_3_7_if_all_pass_the_thing_happens() -> None:
    state = rolled(["ab_roll", "corner", "corner"])
    for seat in (B, C):
        do(state, seat, PASS)

    assert kinds(do(state, D, PASS))[:3] == ["Answered", "WindowClosed", "MoveBegan"]
    assert state.steps == 6


def test_3_7_priority_is_clockwise_from_the_current_player_and_the_others_keep_their_tiles() -> None:
    state = rolled(["corner", "ab_roll", "ab_roll"])
    do(state, D, PlayAbort("ab_roll"))
    do(state, B, PASS)
    events = do(state, C, PlayAbort("ab_roll"))

    assert AbortPlayed(C, "ab_roll", A) in events
    assert (state.hands[C], state.hands[D], state.discard) == ([], ["ab_roll"], ["ab_roll"])


def test_a6_who_was_too_late_may_use_the_tile_later() -> None:
    state = rolled(["corner", "ab_roll", "ab_roll"])
    do(state, D, PlayAbort("ab_roll"))
    do(state, B, PASS)
    do(state, C, PlayAbort("ab_roll"))

    assert (state.window, list(asked(state))) == ("abort", [B, D])
    assert PlayAbort("ab_roll") in legal(state, D)


def test_3_7_an_abort_can_be_answered_with_any_abort() -> None:
    state = rolled(["ab_roll", "ab_maze ab_tele", "corner"])
    do(state, B, PlayAbort("ab_roll"))
    do(state, C, PASS)
    do(state, D, PASS)

    assert list(asked(state)) == [C, D]
    assert legal(state, C) == [PASS, PlayAbort("ab_maze"), PlayAbort("ab_tele")]


def test_3_7_example_an_abort_that_is_aborted_does_nothing_and_the_roll_stands() -> None:
    state = rolled(["ab_roll", "ab_maze", "corner"])
    for seat, action in ((B, PlayAbort("ab_roll")), (C, PASS), (D, PASS), (C, PlayAbort("ab_maze")), (D, PASS)):
        do(state, seat, action)
    assert (state.window, list(asked(state))) == ("abort", [D])
    events = do(state, D, PASS)

    assert [event for event in events if isinstance(event, AbortSettled)] == [
        AbortSettled(C, "ab_maze", True),
        AbortSettled(B, "ab_roll", False),
    ]
    assert state.steps == 6
    assert state.discard == ["ab_roll", "ab_maze"]


def test_3_7_last_in_first_out_three_deep() -> None:
    state = rolled(["ab_roll ab_energy", "ab_maze", "corner"])
    for seat, action in ((B, PlayAbort("ab_roll")), (C, PASS), (D, PASS), (C, PlayAbort("ab_maze")), (D, PASS)):
        do(state, seat, action)
    do(state, B, PlayAbort("ab_energy"))
    events = do(state, D, PASS)
    assert (state.window, list(asked(state))) == ("abort", [D])  # C has no tile left, and that is plain to see
    events = do(state, D, PASS, [1, 1])

    assert [event.works for event in events if isinstance(event, AbortSettled)] == [True, False, True]
    assert Rolled(A, (1, 1), 0, True) in events


def test_2_5_ab_roll_rolls_both_dice_again_and_opens_a_new_window() -> None:
    state = rolled(["ab_roll", "corner ab_roll", "corner"])
    do(state, C, PASS)
    do(state, D, PASS)
    do(state, B, PlayAbort("ab_roll"))
    do(state, C, PASS)
    do(state, D, PASS, [1, 2])

    assert (state.dice, state.window) == ((1, 2), "roll")
    assert list(asked(state)) == [C, D]  # B has no tile left
    do(state, C, PASS)
    do(state, D, PASS)
    assert state.steps == 3


def test_3_7_a_window_does_not_reopen_for_the_same_event() -> None:
    state = rolled(["ab_roll", "ab_maze", "ab_roll"])
    for seat, action in ((B, PlayAbort("ab_roll")), (C, PASS), (D, PASS), (C, PlayAbort("ab_maze")), (D, PASS)):
        do(state, seat, action)
    do(state, D, PASS)

    assert state.window is None


def test_3_7_with_two_players_an_abort_cannot_be_answered() -> None:
    state = rolled(["ab_roll"], seats=2)
    events = do(state, B, PlayAbort("ab_roll"), [1, 1])

    assert kinds(events)[:4] == ["Answered", "AbortPlayed", "AbortSettled", "Rolled"]


def test_a5_the_current_player_cannot_counter_an_abort() -> None:
    state = rolled(["ab_roll", "corner"], seats=3)
    state.hands[A] = ["ab_maze"]
    do(state, B, PlayAbort("ab_roll"))
    do(state, C, PASS)

    assert list(asked(state)) == [C]
    assert refusal(state, A, PlayAbort("ab_maze")) == "not_eligible NE-3.7"


def test_a5_option_active_may_counter() -> None:
    state = rolled(["ab_roll"], seats=2, options={"active_may_counter": True})
    state.hands[A] = ["ab_maze"]
    do(state, B, PlayAbort("ab_roll"))

    assert list(asked(state)) == [A]
    do(state, A, PlayAbort("ab_maze"))
    assert (state.dice, state.steps) == ((3, 3), 6)


def test_2_5_ab_maze_discards_the_tile_and_step_2_is_over() -> None:
    state = table(hands=["triple tee tee", "ab_maze"], discard="")
    do(state, A, PlaceTile("triple", NORTH_EXIT, 0))
    assert state.window == "maze"
    do(state, B, PlayAbort("ab_maze"))

    assert (laid(state), state.phase) == ({}, "energy")
    assert state.discard == ["ab_maze", "triple"]


def test_a19_the_lost_tile_is_not_replaced() -> None:
    state = table(hands=["triple tee tee", "ab_maze"], discard="")
    do(state, A, PlaceTile("triple", NORTH_EXIT, 0))
    do(state, B, PlayAbort("ab_maze"))

    assert state.hands[A] == ["tee", "tee"]
    assert refusal(state, A, PlaceTile("tee", NORTH_EXIT, 1)) == "wrong_step NE-3.4"


def test_2_5_ab_energy_flips_the_token_back_without_effect() -> None:
    state = ready_to_roll(table(hands=["tee tee", "ab_energy"], discard=""))
    do(state, A, SpendEnergy())
    assert (state.window, state.jetpack, state.bonus) == ("energy", True, 1)
    do(state, B, PlayAbort("ab_energy"))

    assert (state.green[A], state.jetpack, state.bonus) == (3, False, 0)
    assert refusal(state, A, SpendEnergy()) == "energy_used NE-3.4"
    assert legal(state, A) == [Roll()]


def test_2_5_ab_action_stops_an_announced_action_which_was_the_one_of_this_turn() -> None:
    state = table(hands=["overdrive tee tee", "ab_action"], discard="")
    do(state, A, PlayAction("overdrive", aimed()))
    assert state.window == "action"
    events = do(state, B, PlayAbort("ab_action"))

    assert "Overdriven" not in kinds(events)
    assert (state.bonus, state.phase, state.discard) == (0, "maze", ["ab_action", "overdrive"])


def test_2_5_ab_tele_stops_a_teleport_and_the_movement_goes_on() -> None:
    state = ready_to_roll(
        table(
            {NORTH_EXIT: "tele_w", EAST_EXIT: "tele_w/1"},
            meeples={A: (at_cell("1A", 0, 7), "NS")},
            hands=["tee tee tee", "ab_tele"],
            discard="",
        )
    )
    do(state, A, Roll(), [2, 1])
    do(state, B, PASS)
    assert state.window == "teleport"
    events = do(state, B, PlayAbort("ab_tele"))

    assert "TeleportStopped" in kinds(events)
    assert where(state, A) == (1, -2, 0)


def test_2_5_ab_tele_also_stops_emergency_beam_in_its_action_window() -> None:
    state = table({NORTH_EXIT: "tele_y"}, hands=["beam tee tee", "ab_tele"], discard="")
    do(state, A, PlayAction("beam", aimed(at=NORTH_EXIT)))

    assert legal(state, B) == [PASS, PlayAbort("ab_tele")]
    do(state, B, PlayAbort("ab_tele"))
    assert where(state, A) == (0, 0, 0)


def test_3_7_the_abort_of_emergency_beam_is_answered_like_any_other_with_each_abort_once() -> None:
    hands = ["beam tee tee", "ab_action", "ab_tele ab_maze"]
    state = table({NORTH_EXIT: "tele_y"}, seats=3, hands=hands, discard="")
    do(state, A, PlayAction("beam", aimed(at=NORTH_EXIT)))
    do(state, B, PlayAbort("ab_action"))
    do(state, C, PASS)

    assert (state.window, state.announced) == ("abort", "beam")
    assert legal(state, C) == [PASS, PlayAbort("ab_maze"), PlayAbort("ab_tele")]


def test_3_7_the_owner_of_a_teleporting_meeple_is_not_asked() -> None:
    state = ready_to_roll(
        table(
            {NORTH_EXIT: "tele_w", EAST_EXIT: "tele_w/1"},
            seats=3,
            meeples={A: (at_cell("1A", 0, 7), "NS"), B: ((1, -2, 0), "NS")},
            hands=["tee tee tee", "ab_tele", "corner"],
            discard="",
        )
    )
    do(state, A, Roll(), [1, 1])
    do(state, B, PASS)
    do(state, C, PASS)

    assert (state.window, state.subject, list(asked(state))) == ("teleport", B, [C])


def test_3_7_a_window_is_open_whether_or_not_anybody_holds_a_fitting_tile() -> None:
    state = rolled(["corner", "corner", "corner"])

    assert (state.window, list(asked(state))) == ("roll", [B, C, D])


def test_3_7_it_is_skipped_only_if_all_fitting_tiles_lie_in_the_discard_pile() -> None:
    hands = ["tee tee tee", "corner"]
    three = ready_to_roll(table(hands=hands, discard="ab_roll ab_roll ab_roll"))
    four = ready_to_roll(table(hands=hands, discard="ab_roll ab_roll ab_roll ab_roll"))
    do(three, A, Roll(), [1, 1])
    do(four, A, Roll(), [1, 1])

    assert (three.window, four.window) == ("roll", None)


def test_3_7_or_if_nobody_eligible_holds_any_tile() -> None:
    state = ready_to_roll(table(hands=["tee tee tee", ""], discard=""))
    do(state, A, Roll(), [1, 1])

    assert state.window is None


def test_3_7_an_answer_is_seen_by_its_own_seat_alone() -> None:
    state = rolled(["ab_roll", "corner", "corner"])
    others = (SPECTATOR, A, C, D)
    before = [encode(letter(GAME, state, viewer, 0)) for viewer in others]

    for answer in (PlayAbort("ab_roll"), PASS):
        twin = state.clone()
        (answered,) = do(twin, B, answer)
        assert [answered.seen_by(viewer) for viewer in others] == [None] * 4
        assert [answered.recalled_by(viewer) for viewer in others] == [None] * 4
        assert [encode(letter(GAME, twin, viewer, 0)) for viewer in others] == before
        assert answered.seen_by(B) == answered


def test_3_7_whoever_has_answered_sees_it_and_not_who_else_has() -> None:
    state = rolled(["ab_roll", "corner", "corner"])
    do(state, B, PlayAbort("ab_roll"))
    do(state, C, PASS)

    assert GAME.view(state, A).window == AbortWindow("roll", A, (B, C, D), (B, C, D), None, ("ab_roll",))
    assert GAME.view(state, B).window == AbortWindow("roll", A, (B, C, D), (C, D), "ab_roll", ("ab_roll",))
    assert GAME.view(state, C).window == AbortWindow("roll", A, (B, C, D), (B, D), PASSED, ("ab_roll",))
    assert (list(GAME.asked(state)), list(GAME.awaited(state))) == ([D], [B, C, D])


def test_3_7_whoever_leaves_is_not_asked_any_more() -> None:
    state = rolled(["ab_roll", "corner", "corner"])
    do(state, C, PASS)
    do(state, B, GAME.leave)

    assert (list(GAME.asked(state)), list(GAME.awaited(state))) == ([D], [C, D])


def test_without_a_window_there_is_nothing_to_answer() -> None:
    assert refusal(table(), B, PASS) == "no_window NE-3.7"
    assert refusal(table(hands=["tee", "ab_roll"], discard=""), B, PlayAbort("ab_roll")) == "no_window NE-3.7"


def test_a_window_that_nobody_has_answered_is_no_news() -> None:
    state = table(hands=["triple tee tee", "ab_maze"], discard="")
    placed = do(state, A, PlaceTile("triple", NORTH_EXIT, 0))
    answered = do(state, B, PASS)

    assert not any(event.news for event in placed)
    assert any(event.news for event in answered)
