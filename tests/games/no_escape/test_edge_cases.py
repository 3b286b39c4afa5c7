"""The edge cases of NE-3.10, one by one (3 and 4 are with the teleporters)."""

from tests.games.no_escape.tables import (
    EAST,
    EAST_EXIT,
    NORTH_EXIT,
    SOUTH_EXIT,
    WEST_EXIT,
    A,
    B,
    N,
    S,
    W,
    aimed,
    at_cell,
    do,
    faces,
    kinds,
    laid,
    move,
    names,
    ready_to_roll,
    refusal,
    table,
    where,
)
from wayout.games.no_escape import GAME
from wayout.games.no_escape.actions import (
    ChooseWay,
    LayPath,
    LayTile,
    LetPass,
    PlaceTile,
    PlayAbort,
    PlayAction,
    Roll,
    SkipAction,
    SpendEnergy,
)
from wayout.games.no_escape.rules import legal
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.options import complete
from wayout.kernel.play import Event, Turn, play

GATE = at_cell("1A", 0, 7)


def test_3_10_1_the_last_maze_tile_in_a_collapse_means_a_forced_flip() -> None:
    state = table({NORTH_EXIT: "triple"}, hands=["collapse single swap"], deck="tee")
    do(state, A, PlayAction("collapse", aimed(at=NORTH_EXIT)))
    events = do(state, A, LayTile("single", 0))

    assert kinds(events) == ["TileReplaced", "ActionDone", "HandDiscarded", "TileFlipped"]
    assert state.flipped == "tee"


def test_3_10_2_blocked_on_the_first_step_the_turn_goes_on_to_step_5() -> None:
    state = table({NORTH_EXIT: "ctrl_y"}, meeples={A: ((1, -2, 0), "NS"), B: ((1, -2, 1), "S-")}, hands=["tee tee"])
    events = move(state, 4)

    assert kinds(events) == ["MoveBegan", "Blocked", "TileDrawn", "TurnBegan"]
    assert where(state, A) == (1, -2, 0)


def test_3_10_5_face_to_face_in_a_corridor_the_mover_wins_the_push() -> None:
    state = table({NORTH_EXIT: "triple"}, meeples={A: ((1, -2, 2), "NS"), B: ((1, -2, 1), "SN")})
    move(state, 1)

    assert (where(state, B), faces(state, B)) == ((1, -2, 0), "NS")


def test_3_10_6_pushed_onto_the_hub_the_owner_picks_another_arm_and_the_pusher_can_follow() -> None:
    state = table(meeples={A: (at_cell("1A", 3, 5), "WE"), B: (at_cell("1A", 3, 4), "SE")})
    move(state, 2)
    assert legal(state, B) == [ChooseWay(EAST), ChooseWay(S), ChooseWay(W)]
    do(state, B, ChooseWay(W))

    assert (where(state, B), faces(state, B)) == ((0, 0, 0), "WN")
    assert (where(state, A), state.asked) == ((0, 0, 0), A)


def test_3_10_7_a_new_path_laid_in_mid_move_is_walked_at_once() -> None:
    """The strip opens the tile that comes next, so its middle is a branch by the time A arrives."""
    state = table(
        {NORTH_EXIT: "triple", (1, -3): "ctrl_w"},
        meeples={A: ((1, -3, 0), "NS")},
    )
    move(state, 6)
    assert LayPath(NORTH_EXIT, EAST) in legal(state, A)
    do(state, A, LayPath(NORTH_EXIT, EAST))

    assert (where(state, A), state.question) == ((1, -2, 1), "branch")
    do(state, A, ChooseWay(EAST))
    assert state.winners == [A]


def test_3_10_8_a_breach_before_a_meeple_opens_the_way_out() -> None:
    state = table({NORTH_EXIT: "triple", (1, -3): "triple"}, meeples={A: ((1, -2, 0), "NS")}, hands=["breach tee tee"])
    do(state, A, PlayAction("breach", aimed(at=(1, -3))))
    do(state, A, PlaceTile("tee", EAST_EXIT, 3))
    do(state, A, Roll(), [1, 1])

    assert state.winners == [A]


def test_3_10_9_a_combined_tile_is_parted_when_discarded() -> None:
    state = table({NORTH_EXIT: "triple+E"}, hands=["breach tee tee"])
    assert state.strips == 11
    do(state, A, PlayAction("breach", aimed(at=NORTH_EXIT)))

    assert state.strips == 12
    assert state.discard[-2:] == ["triple", "breach"]


def test_3_10_9_without_supply_or_tile_a_white_control_only_refills() -> None:
    tiles = {NORTH_EXIT: "ctrl_w", EAST_EXIT: "triple/1"}
    spent = table(tiles, meeples={A: (GATE, "NS")}, strips=0, green=[0, 0])
    bare = table({NORTH_EXIT: "ctrl_w"}, meeples={A: (GATE, "NS")}, green=[0, 0])
    move(spent, 2)
    move(bare, 2)

    assert [(state.question, state.green[A]) for state in (spent, bare)] == [(None, 3), (None, 3)]


def test_3_10_10_a_flipped_tile_that_is_aborted_stays_in_the_discard_pile() -> None:
    state = table(hands=["swap", "ab_maze"], deck="tee corner", discard="")
    do(state, A, SkipAction())
    do(state, A, PlaceTile("tee", NORTH_EXIT, 0))
    events = do(state, B, PlayAbort("ab_maze"))

    assert "TileFlipped" not in kinds(events)
    assert (state.discard, state.phase, laid(state)) == (["swap", "ab_maze", "tee"], "energy", {})


def test_3_10_11_a_locked_player_plays_actions_tiles_and_aborts() -> None:
    state = table(hands=["overdrive tee tee", "ab_roll"], locked=[True, True], discard="")
    do(state, A, PlayAction("overdrive", aimed()))
    do(state, B, LetPass())
    do(state, A, PlaceTile("tee", NORTH_EXIT, 0))
    do(state, B, LetPass())
    assert (state.turn, state.locked) == (B, [False, True])

    again = ready_to_roll(table(hands=["tee tee tee", "ab_roll"], locked=[False, True], discard=""))
    do(again, A, Roll(), [1, 1])
    assert PlayAbort("ab_roll") in legal(again, B)


def test_3_10_11_a_locked_player_does_not_move_if_the_maze_tile_is_aborted_either() -> None:
    state = table(hands=["tee tee tee", "ab_maze"], locked=[True, False], discard="")
    do(state, A, PlaceTile("tee", NORTH_EXIT, 0))
    events = do(state, B, PlayAbort("ab_maze"))

    assert "LockServed" in kinds(events)
    assert (state.turn, state.locked) == (B, [False, False])


def test_3_10_12_salvage_may_take_an_abort_or_another_salvage() -> None:
    state = table(hands=["salvage tee tee"], discard="ab_roll salvage", unasked=True)
    do(state, A, PlayAction("salvage", aimed(take="salvage")))

    assert state.hands[A] == ["tee", "tee", "salvage"]
    assert state.discard == ["ab_roll", "salvage"]


def test_3_10_13_a_meeple_may_be_left_in_a_loop_which_has_a_branch_leading_out() -> None:
    state = table(
        {NORTH_EXIT: "tee", (1, -3): "corner/1", (2, -3): "corner/2"},
        meeples={B: ((1, -3, 1), "ES")},
        hands=["corner tee tee"],
    )
    do(state, A, PlaceTile("corner", (2, -2), 3))
    state.turn = B
    move(state, 9)

    assert (where(state, B), state.question) == ((1, -2, 1), "branch")
    assert legal(state, B) == [ChooseWay(N), ChooseWay(S)]


def test_3_10_14_energy_spent_only_not_to_push_still_adds_one() -> None:
    state = ready_to_roll(
        table(
            {NORTH_EXIT: "switchback"},
            meeples={A: (GATE, "NS"), B: ((1, -2, 6), "NS")},
            hands=["tee tee tee"],
        )
    )
    do(state, A, SpendEnergy())
    do(state, A, Roll(), [1, 1])

    assert (where(state, A), where(state, B)) == ((1, -2, 4), (1, -2, 6))


def test_3_10_15_the_same_seed_plays_the_same_game() -> None:
    def played() -> list[Event[object]]:  # type: ignore[type-var]
        chance = Seeded("twice")
        state = GAME.first_state(5, complete(GAME.options, {}))
        opening = Turn(state, chance)
        GAME.open(opening)
        events = list(opening.events)
        while GAME.result(state) is None:
            seat = chance.pick(GAME.asked(state))
            events += play(state, seat, chance.pick(GAME.legal(state, seat)), chance).events
        return events  # type: ignore[return-value]

    assert encode(played()) == encode(played())


def test_only_the_six_steps_are_offered_in_their_order() -> None:
    state = table({SOUTH_EXIT: "ctrl_y/2", WEST_EXIT: "ctrl_y/3"}, hands=["tee tee tee"])
    assert names(legal(state, A)) == {"SkipAction", "PlaceTile"}
    assert refusal(state, A, Roll()) == "wrong_step NE-3.4"
    assert refusal(state, B, SkipAction()) == "not_your_turn NE-3.4"
