"""Hallway Collapse."""

from tests.games.no_escape.tables import EAST_EXIT, NORTH_EXIT, A, B, aimed, do, kinds, laid, refusal, table
from wayout.games.no_escape.actions import LayTile, LetPass, PlayAbort, PlayAction
from wayout.games.no_escape.events import ActionAnnounced
from wayout.games.no_escape.rules import legal

LINE = {NORTH_EXIT: "triple", (1, -3): "triple"}
PLAY = PlayAction("collapse", aimed(at=NORTH_EXIT))


def test_2_5_a_free_tile_is_replaced_by_one_of_the_hand() -> None:
    state = table(LINE, hands=["collapse single corner"])
    do(state, A, PLAY)
    assert (state.question, legal(state, A)) == ("lay", [LayTile("single", 0)])
    do(state, A, LayTile("single", 0))

    assert laid(state) == {(1, -3): "triple/0", NORTH_EXIT: "single/0"}
    assert state.discard[-2:] == ["triple", "collapse"]
    assert state.phase == "maze"


def test_2_5_the_step_2_tile_is_still_owed() -> None:
    state = table(LINE, hands=["collapse single corner"])
    do(state, A, PLAY)
    do(state, A, LayTile("single", 0))

    assert (state.phase, state.hands[A]) == ("maze", ["corner"])


def test_2_5_a_strip_returns_to_the_supply() -> None:
    state = table({NORTH_EXIT: "triple+E"}, hands=["collapse single tee"])
    do(state, A, PLAY)
    do(state, A, LayTile("single", 0))

    assert (state.strips, laid(state)) == (12, {NORTH_EXIT: "single/0"})


def test_2_5_at_least_one_hand_tile_must_fit() -> None:
    state = table(LINE, hands=["collapse corner swap"])

    assert refusal(state, A, PLAY) == "nothing_fits NE-2.5"
    assert PLAY not in legal(state, A)


def test_2_5_what_does_not_fit_is_refused_on_resolving() -> None:
    state = table(LINE, hands=["collapse single corner"])
    do(state, A, PLAY)

    assert refusal(state, A, LayTile("corner", 1)) == "edges_differ NE-3.3"
    assert refusal(state, A, LayTile("tee", 1)) == "not_in_hand NE-2.5"
    assert refusal(state, A, LayTile("single", 2)) == "rotation_same NE-2.2"
    assert refusal(state, B, LayTile("single", 0)) == "not_asked NE-3.5"


def test_2_5_not_the_starting_board_nor_an_occupied_tile_nor_nothing() -> None:
    state = table(LINE, hands=["collapse single single"], meeples={B: ((1, -2, 1), "NS")})

    assert refusal(state, A, PlayAction("collapse", aimed(at=(0, 0)))) == "no_tile_there NE-2.5"
    assert refusal(state, A, PlayAction("collapse", aimed(at=(9, 9)))) == "no_tile_there NE-2.5"
    assert refusal(state, A, PLAY) == "tile_occupied NE-2.5"


def test_3_4_an_aborted_collapse_shows_no_hand_tile() -> None:
    state = table(LINE, hands=["collapse single corner", "ab_action"], discard="")
    events = do(state, A, PLAY) + do(state, B, PlayAbort("ab_action"))

    assert ActionAnnounced(A, "collapse", aimed(at=NORTH_EXIT)) in events
    assert "single" not in repr([event.seen_by(B) for event in events])
    assert state.hands[A] == ["single", "corner"]


def test_3_3_a_white_teleporter_that_others_hang_on_stays() -> None:
    beamed = {NORTH_EXIT: "tele_w", (5, 5): "tele_w"}
    state = table(beamed, hands=["collapse single ctrl_w"])

    assert refusal(state, A, PLAY) == "nothing_fits NE-2.5"


def test_3_3_what_would_part_the_maze_is_refused_on_resolving_too() -> None:
    state = table({NORTH_EXIT: "tele_w", (5, 5): "tele_w"}, hands=["collapse tele_w ctrl_w"])
    do(state, A, PLAY)

    assert legal(state, A) == [LayTile("tele_w", 0)]
    assert refusal(state, A, LayTile("ctrl_w", 0)) == "board_broken NE-3.3"


def test_3_3_the_last_exit_must_not_be_closed() -> None:
    ends = {EAST_EXIT: "ctrl_y/1", (-1, 2): "ctrl_y/2", (-2, -1): "ctrl_y/3"}
    state = table({**ends, NORTH_EXIT: "triple"}, hands=["collapse ctrl_w corner", "tee"])
    do(state, A, PLAY)

    assert legal(state, A) == [LayTile("corner", 1), LayTile("corner", 2)]
    assert refusal(state, A, LayTile("ctrl_w", 0)) == "board_broken NE-3.3"


def test_the_window_comes_before_the_question() -> None:
    state = table(LINE, hands=["collapse single corner", "ab_action"], discard="")

    assert kinds(do(state, A, PLAY)) == ["ActionAnnounced", "WindowOpened"]
    assert kinds(do(state, B, LetPass()))[-1] == "Asked"
