"""Actions about players: Lockdown, About-Face, Power Siphon, Forced Trade."""

from tests.games.no_escape.tables import (
    EAST_EXIT,
    HUB_SPOT,
    NORTH_EXIT,
    A,
    B,
    C,
    aimed,
    do,
    faces,
    kinds,
    move,
    refusal,
    table,
    where,
)
from wayout.games.no_escape.actions import GiveTile, LeaveGame, LetPass, PlayAbort, PlayAction
from wayout.games.no_escape.events import TileGiven, TileTaken
from wayout.games.no_escape.rules import legal
from wayout.kernel.seats import SPECTATOR, Seat


def on(tile: str, seat: Seat) -> PlayAction:
    return PlayAction(tile, aimed(seat=seat))


def test_2_5_lockdown_locks_an_opponent_who_is_not_locked_yet() -> None:
    state = table(seats=3, hands=["lockdown tee tee"], locked=[False, True, False])

    assert refusal(state, A, on("lockdown", A)) == "not_yourself NE-2.5"
    assert refusal(state, A, on("lockdown", B)) == "already_locked NE-2.5"
    assert refusal(state, A, on("lockdown", Seat(5))) == "no_such_player NE-2.5"
    do(state, A, on("lockdown", C))
    assert state.locked == [False, True, True]


def test_2_5_lockdown_with_everybody_locked_has_no_target() -> None:
    state = table(hands=["lockdown tee tee"], locked=[False, True])

    assert not [action for action in legal(state, A) if isinstance(action, PlayAction)]


def test_2_5_who_is_locked_can_still_be_pushed() -> None:
    meeples = {A: ((1, -2, 2), "NS"), B: ((1, -2, 1), "NS")}
    state = table({NORTH_EXIT: "triple"}, meeples=meeples, locked=[False, True])
    move(state, 1)

    assert (where(state, B), state.locked[B]) == ((1, -2, 0), True)


def test_2_5_aboutface_swaps_heading_and_the_way_back_of_any_meeple() -> None:
    state = table(
        {NORTH_EXIT: "tee"}, hands=["aboutface tee tee"], meeples={A: ((1, -2, 0), "NS"), B: ((1, -2, 1), "EN")}
    )
    own = state.clone()
    do(state, A, on("aboutface", B))
    do(own, A, on("aboutface", A))

    assert faces(state, B) == "NE"
    assert faces(own, A) == "SN"


def test_2_5_aboutface_not_on_the_hub_at_an_end_or_just_teleported() -> None:
    state = table(
        {NORTH_EXIT: "ctrl_y", EAST_EXIT: "tele_y/1"},
        seats=3,
        hands=["aboutface tee tee"],
        meeples={A: (HUB_SPOT, "NS"), B: ((1, -2, 1), "S-"), C: ((2, 1, 1), "W-")},
    )

    assert {refusal(state, A, on("aboutface", seat)) for seat in (A, B, C)} == {"no_way_back NE-2.5"}
    assert not [action for action in legal(state, A) if isinstance(action, PlayAction)]


def test_2_5_siphon_flips_an_opponents_token_and_one_of_the_own() -> None:
    state = table(seats=3, hands=["siphon tee tee"], green=[1, 2, 0])
    assert refusal(state, A, on("siphon", C)) == "no_green_token NE-2.5"
    do(state, A, on("siphon", B))

    assert state.green == [2, 1, 0]


def test_2_5_siphon_without_an_own_red_token_only_takes() -> None:
    state = table(hands=["siphon tee tee"])
    do(state, A, on("siphon", B))

    assert state.green == [3, 2]


def test_2_5_trade_takes_a_random_tile_and_gives_one_of_choice() -> None:
    state = table(hands=["trade tee single", "corner hook"])
    taken = do(state, A, on("trade", B), ["hook"])
    assert taken[1] == TileTaken(A, B, "hook")
    assert legal(state, A) == [GiveTile("tee"), GiveTile("single"), GiveTile("hook")]
    assert refusal(state, A, GiveTile("corner")) == "not_in_hand NE-2.5"
    given = do(state, A, GiveTile("tee"))

    assert given[0] == TileGiven(B, A, "tee")
    assert state.hands == [["single", "hook"], ["corner", "tee"]]


def test_2_5_only_the_two_of_a_trade_see_the_tiles() -> None:
    event = TileTaken(A, B, "hook")

    assert [event.seen_by(viewer) for viewer in (A, B)] == [event, event]
    assert [event.seen_by(viewer) for viewer in (C, SPECTATOR)] == [TileTaken(A, B, None)] * 2
    assert [event.recalled_by(viewer) for viewer in (C, SPECTATOR)] == [TileTaken(A, B, None)] * 2


def test_2_5_trade_needs_a_tile_on_both_sides() -> None:
    alone = table(hands=["trade", "corner"])
    bare = table(hands=["trade tee", ""])

    assert refusal(alone, A, on("trade", B)) == "empty_hand NE-2.5"
    assert refusal(bare, A, on("trade", B)) == "empty_hand NE-2.5"


def test_a_trade_whose_victim_spent_the_last_tile_on_an_abort_has_no_effect() -> None:
    state = table(seats=3, hands=["trade tee tee", "ab_action", "ab_maze corner"], discard="")
    do(state, A, on("trade", B))
    do(state, B, PlayAbort("ab_action"))
    do(state, C, LetPass())
    events = do(state, C, PlayAbort("ab_maze"))

    assert "TileTaken" not in kinds(events)
    assert (state.phase, state.hands[A]) == ("maze", ["tee", "tee"])


def test_an_action_on_somebody_who_leaves_meanwhile_has_no_effect() -> None:
    for tile in ("lockdown", "siphon", "aboutface", "trade"):
        state = table(
            {NORTH_EXIT: "tee"},
            seats=3,
            hands=[f"{tile} tee tee", "corner", "corner"],
            meeples={B: ((1, -2, 1), "EN")},
            discard="",
        )
        do(state, A, on(tile, B))
        do(state, B, LeaveGame())
        events = do(state, C, LetPass())

        assert kinds(events) == ["Answered", "WindowClosed", "ActionDone"], tile
