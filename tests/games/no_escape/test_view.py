"""What one viewer knows (NE-3.1)."""

from tests.games.no_escape.tables import (
    EAST_EXIT,
    NORTH_EXIT,
    A,
    B,
    C,
    aimed,
    at_cell,
    do,
    move,
    opened,
    ready_to_roll,
    table,
)
from wayout.games.no_escape.actions import LeaveGame, PlayAbort, PlayAction, Roll
from wayout.games.no_escape.events import TileDrawn
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.view import AbortWindow, LaidTile, Meeple, Question, view
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.seats import SPECTATOR


def test_3_1_the_board_discards_sizes_tokens_dice_and_headings_are_public() -> None:
    state = table(
        {NORTH_EXIT: "triple/0+E"}, meeples={B: ((1, -2, 1), "NS")}, hands=["tee swap", "corner"], dice=(2, 3)
    )
    seen = view(state, SPECTATOR)

    assert seen.tiles == (LaidTile(NORTH_EXIT, "triple", 0, True),)
    assert (2, -2, 1) in seen.exits
    assert seen.meeples == (Meeple((0, 0, 0), None, None), Meeple((1, -2, 1), 0, 2))
    assert (seen.hand_sizes, seen.green, seen.dice, seen.strips) == ((2, 1), (3, 3), (2, 3), 11)
    assert (seen.discard, seen.deck) == (tuple(state.discard), len(state.deck))


def test_3_1_a_hand_is_seen_by_its_seat_alone() -> None:
    state = table(hands=["tee swap", "beam trade"], discard="")

    assert view(state, A).hand == ("tee", "swap")
    assert view(state, B).hand == ("beam", "trade")
    assert view(state, SPECTATOR).hand is None
    assert b"trade" not in encode(view(state, A))
    assert b"swap" not in encode(view(state, SPECTATOR))


def test_3_1_the_order_of_the_pile_is_hidden_from_everybody() -> None:
    opening = opened(2, Seeded(3)).events[0]
    for viewer in (SPECTATOR, A, B):
        seen = opening.seen_by(viewer)
        assert seen is not None
        assert seen.deck is None  # type: ignore[attr-defined]


def test_a_drawn_tile_is_seen_by_its_seat_alone_now_and_later() -> None:
    drawn = TileDrawn(A, "swap")

    assert drawn.seen_by(A) == drawn.recalled_by(A) == drawn
    assert drawn.seen_by(B) == drawn.recalled_by(SPECTATOR) == TileDrawn(A, None)


def test_a_question_says_who_is_asked_and_for_what() -> None:
    state = table({NORTH_EXIT: "tee"}, meeples={A: (at_cell("1A", 0, 7), "NS")})
    move(state, 2)

    assert view(state, B).question == Question("branch", A, (0, 1))


def test_a_window_shows_who_is_asked_but_not_who_else_has_answered() -> None:
    state = ready_to_roll(table(seats=3, hands=["tee tee tee", "ab_roll", "corner"], discard=""))
    do(state, A, Roll(), [1, 1])
    do(state, B, PlayAbort("ab_roll"))

    assert view(state, B).window == AbortWindow("roll", A, (B, C), (C,), "ab_roll", ("ab_roll",))
    assert view(state, C).window == AbortWindow("roll", A, (B, C), (B, C), None, ("ab_roll",))
    assert view(state, SPECTATOR).window == AbortWindow("roll", A, (B, C), (B, C), None, ("ab_roll",))


def test_an_announced_action_shows_its_public_targets() -> None:
    state = table({EAST_EXIT: "triple/1"}, hands=["breach tee tee", "ab_action"], discard="")
    do(state, A, PlayAction("breach", aimed(at=EAST_EXIT)))
    seen = view(state, B)

    assert (seen.announced, seen.targets, seen.stake) == ("breach", Targets(at=EAST_EXIT), "action")


def test_who_has_left_stands_nowhere() -> None:
    state = table(seats=3)
    do(state, C, LeaveGame())
    seen = view(state, A)

    assert seen.meeples[C] == Meeple(None, None, None)
    assert seen.in_game == (True, True, False)
