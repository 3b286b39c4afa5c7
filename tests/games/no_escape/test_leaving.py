"""A seat leaves for good, whatever is going on (NE-3.9)."""

from tests.games.no_escape.tables import (
    EAST_EXIT,
    NORTH_EXIT,
    SOUTH_EXIT,
    A,
    B,
    C,
    D,
    aimed,
    at_cell,
    do,
    kinds,
    laid,
    move,
    ready_to_roll,
    refusal,
    table,
    where,
)
from wayout.games.no_escape.actions import (
    ChooseWay,
    LeaveGame,
    LetPass,
    PlaceTile,
    PlayAbort,
    PlayAction,
    Roll,
    SkipAction,
)
from wayout.games.no_escape.events import GameEnded, SeatLeft
from wayout.games.no_escape.rules import asked, result

LEAVE = LeaveGame()
GATE = at_cell("1A", 0, 7)


def test_3_9_meeple_hand_and_tokens_are_gone() -> None:
    state = table(seats=3, hands=["tee", "corner swap", "hook"], locked=[False, True, False])
    events = do(state, B, LEAVE)

    assert events == [SeatLeft(B, ("corner", "swap"))]
    assert (where(state, B), state.hands[B], state.green[B], state.locked[B]) == (None, [], 0, False)
    assert state.discard[-2:] == ["corner", "swap"]
    assert refusal(state, B, LEAVE) == "not_in_game NE-3.9"


def test_3_9_the_own_turn_ends_at_once() -> None:
    state = table(seats=3)
    events = do(state, A, LEAVE)

    assert kinds(events) == ["SeatLeft", "TurnBegan"]
    assert state.turn == B


def test_3_9_the_last_one_wins_by_forfeit() -> None:
    state = table(seats=3)
    do(state, B, LEAVE)
    events = do(state, A, LEAVE)

    assert events[-1] == GameEnded("last_one", (C,))
    end = result(state)
    assert end is not None
    assert (end.outcome, end.scores) == ("last_one", (0, 0, 1))


def test_3_9_who_has_left_takes_no_turns() -> None:
    state = ready_to_roll(table(seats=3, hands=["tee tee tee"], meeples={A: (at_cell("1A", 3, 4), "EN")}))
    do(state, B, LEAVE)
    do(state, A, Roll(), [1, 1])

    assert state.turn == C


def test_an_announced_tile_goes_to_the_discard_pile() -> None:
    state = table(seats=3, hands=["overdrive tee", "ab_action", "corner"], discard="")
    do(state, A, PlayAction("overdrive", aimed()))
    do(state, A, LEAVE)

    assert state.discard == ["tee", "overdrive"]
    assert (state.window, state.turn, state.phase) == (None, B, "action")


def test_an_unanswered_window_no_longer_waits_for_who_left() -> None:
    state = ready_to_roll(table(seats=3, hands=["tee tee tee", "ab_roll", "corner"], discard=""))
    do(state, A, Roll(), [1, 1])
    do(state, C, LetPass())
    events = do(state, B, LEAVE)

    assert kinds(events)[:3] == ["SeatLeft", "WindowClosed", "MoveBegan"]


def test_a_sealed_abort_is_void_when_its_player_leaves() -> None:
    state = ready_to_roll(table(seats=3, hands=["tee tee tee", "ab_roll", "corner"], discard=""))
    do(state, A, Roll(), [1, 1])
    do(state, B, PlayAbort("ab_roll"))
    do(state, B, LEAVE)
    assert list(asked(state)) == [C]
    events = do(state, C, LetPass())

    assert "AbortPlayed" not in kinds(events)


def test_the_question_of_a_pushed_meeple_that_left_is_dropped_and_the_pusher_goes_on() -> None:
    state = table({NORTH_EXIT: "tee"}, seats=3, meeples={A: (GATE, "NS"), B: ((1, -2, 3), "NS")})
    move(state, 1)
    assert state.asked == B
    do(state, B, LEAVE)

    assert where(state, A) == (1, -2, 3)
    assert state.turn == C


def test_a_pushed_meeple_faces_straight_on_when_the_pusher_leaves() -> None:
    state = table({NORTH_EXIT: "tee"}, seats=3, meeples={A: (GATE, "NS"), B: ((1, -2, 3), "NS")})
    move(state, 1)
    events = do(state, A, LEAVE)

    assert kinds(events) == ["WayChosen", "SeatLeft", "TurnBegan"]
    assert (where(state, B), state.headings[B]) == ((1, -2, 1), 0)


def test_3_9_a_pushed_meeple_is_teleported_by_default_when_the_pusher_leaves() -> None:
    tiles = {SOUTH_EXIT: "tele_y/2", NORTH_EXIT: "tele_w", EAST_EXIT: "tele_w/1"}
    state = table(tiles, seats=3, meeples={A: (GATE, "NS"), B: ((1, -2, 0), "NS")})
    move(state, 1)
    assert (state.question, state.asked) == ("teleport", B)
    events = do(state, A, LEAVE)

    assert kinds(events) == ["Teleported", "SeatLeft", "TurnBegan"]
    assert where(state, B) == (*SOUTH_EXIT, 1)


def test_3_9_who_leaves_in_a_collapse_lays_the_first_tile_that_fits() -> None:
    tiles = {NORTH_EXIT: "triple", (1, -3): "triple"}
    state = table(tiles, seats=3, hands=["collapse ctrl_w tee single"])
    do(state, A, PlayAction("collapse", aimed(at=NORTH_EXIT)))
    events = do(state, A, LEAVE)

    assert kinds(events) == ["TileReplaced", "SeatLeft", "TurnBegan"]
    assert laid(state)[NORTH_EXIT] == "tee/0"
    assert state.discard[-4:] == ["triple", "ctrl_w", "single", "collapse"]


def test_3_9_who_leaves_in_a_trade_gives_the_first_tile_in_return() -> None:
    state = table(seats=3, hands=["trade single tee", "corner hook", "corner"])
    do(state, A, PlayAction("trade", aimed(seat=B)), ["hook"])
    do(state, A, LEAVE)

    assert state.hands[B] == ["corner", "single"]
    assert state.discard[-3:] == ["tee", "hook", "trade"]


def test_3_9_a_new_path_is_declined_when_the_pusher_leaves() -> None:
    tiles = {NORTH_EXIT: "ctrl_w", EAST_EXIT: "triple/1"}
    state = table(tiles, seats=3, meeples={A: (GATE, "NS"), B: ((1, -2, 0), "NS")})
    move(state, 1)
    assert (state.question, state.asked) == ("new_path", B)
    do(state, A, LEAVE)

    assert (state.strips, state.turn, state.question) == (12, B, None)


def test_the_teleport_of_who_left_is_dropped() -> None:
    state = table(
        {NORTH_EXIT: "tele_w", EAST_EXIT: "tele_w/1"},
        seats=3,
        meeples={A: (GATE, "NS"), B: ((1, -2, 0), "NS")},
        hands=["tee tee tee", "corner", "ab_tele"],
        discard="",
    )
    move(state, 1)
    assert (state.window, state.traveller) == ("teleport", B)
    events = do(state, B, LEAVE)

    assert kinds(events)[:2] == ["SeatLeft", "WindowDropped"]
    assert where(state, A) == (1, -2, 0)


def test_a_chain_is_cut_where_somebody_left_it() -> None:
    tiles = {NORTH_EXIT: "triple", (1, -3): "tee"}
    state = table(tiles, seats=3, meeples={A: ((1, -2, 1), "NS"), B: ((1, -2, 0), "NS"), C: ((1, -3, 3), "NS")})
    move(state, 1)
    assert (state.chain, state.asked) == ([B], C)
    do(state, B, LEAVE)

    assert state.chain == []
    assert state.asked == C


def test_whom_the_leaver_was_pushing_is_pushed_no_more() -> None:
    line = {A: ((1, -2, 2), "NS"), B: ((1, -2, 1), "NS"), C: ((1, -2, 0), "NS"), D: ((1, -3, 3), "NS")}
    state = table({NORTH_EXIT: "triple", (1, -3): "tee"}, seats=4, meeples=line)
    move(state, 1)
    assert (state.chain, state.asked) == ([B, C], D)
    do(state, B, LEAVE)
    do(state, D, ChooseWay(0))

    assert (where(state, A), where(state, C)) == ((1, -2, 1), (1, -2, 0))


def test_a_trade_with_who_left_is_over() -> None:
    state = table(seats=3, hands=["trade tee tee", "corner hook", "corner"])
    do(state, A, PlayAction("trade", aimed(seat=B)), ["hook"])
    assert state.question == "give"
    do(state, B, LEAVE)

    assert state.phase == "maze"
    assert state.hands[A] == ["tee", "tee", "hook"]


def test_a_flipped_tile_is_no_longer_to_be_laid_when_its_player_has_left() -> None:
    state = table(hands=["swap", "tee hook"], deck="single")
    do(state, A, SkipAction())
    do(state, A, LEAVE)

    assert (state.outcome, state.flipped, state.discard[-2:]) == ("last_one", None, ["swap", "single"])


def test_a_flipped_tile_is_found_under_a_hand_thrown_on_top() -> None:
    state = table(seats=3, hands=["swap", "tee hook", "corner"], deck="single")
    do(state, A, SkipAction())
    do(state, B, LEAVE)
    do(state, A, PlaceTile("single", SOUTH_EXIT, 0))

    assert state.discard[-3:] == ["swap", "tee", "hook"]
