"""A truth that fits a view."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.no_escape.tables import NORTH_EXIT, A, B, C, aimed, do, ready_to_roll, table
from wayout.games.no_escape import GAME
from wayout.games.no_escape.actions import (
    LayTile,
    LetPass,
    PlaceTile,
    PlayAbort,
    PlayAction,
    Roll,
    SkipAction,
)
from wayout.games.no_escape.catalogue import ALL_TILES
from wayout.games.no_escape.imagine import imagine
from wayout.games.no_escape.rules import legal
from wayout.games.no_escape.state import PASSED
from wayout.games.no_escape.view import view
from wayout.kernel.chance import Seeded
from wayout.kernel.options import complete
from wayout.kernel.play import Turn, play
from wayout.kernel.seats import SPECTATOR, viewers


def test_the_own_hand_is_kept_and_the_others_are_dealt_anew() -> None:
    state = table(seats=3, hands=["tee swap beam", "corner hook single", "corner cross single"])
    others = {tuple(imagine(view(state, A), A, Seeded(seed)).hands[B]) for seed in range(20)}

    assert imagine(view(state, A), A, Seeded(1)).hands[A] == ["tee", "swap", "beam"]
    assert len(others) > 10


def test_every_tile_is_somewhere() -> None:
    state = table({NORTH_EXIT: "triple+E"}, seats=3, hands=["tee swap beam", "corner hook", "cross"])
    twin = imagine(view(state, C), C, Seeded(1))
    tiles = Counter(twin.deck) + Counter(twin.discard) + Counter(["triple"])
    for hand in twin.hands:
        tiles.update(hand)

    assert tiles == Counter(ALL_TILES)
    assert twin.board == state.board


def test_who_has_to_lay_a_tile_holds_one_that_fits() -> None:
    state = table(hands=["tee swap beam", "corner"])
    do(state, A, SkipAction())
    for seed in range(30):
        twin = imagine(view(state, B), B, Seeded(seed))
        assert any(isinstance(action, PlaceTile) for action in legal(twin, A))


def test_who_has_to_fill_a_gap_holds_one_that_fits() -> None:
    state = table({NORTH_EXIT: "triple", (1, -3): "triple"}, hands=["collapse single corner", "corner"])
    do(state, A, PlayAction("collapse", aimed(at=NORTH_EXIT)))
    for seed in range(30):
        twin = imagine(view(state, SPECTATOR), SPECTATOR, Seeded(seed))
        assert any(isinstance(action, LayTile) for action in legal(twin, A))


def test_who_has_announced_a_collapse_will_be_able_to_fill_the_gap() -> None:
    tiles = {NORTH_EXIT: "triple", (1, -3): "triple"}
    state = table(tiles, hands=["collapse single corner", "ab_action"], discard="")
    do(state, A, PlayAction("collapse", aimed(at=NORTH_EXIT)))
    for seed in range(30):
        twin = imagine(view(state, B), B, Seeded(seed))
        do(twin, B, LetPass())
        assert any(isinstance(action, LayTile) for action in legal(twin, A))


def test_a_sealed_answer_of_another_may_be_anything_that_the_imagined_hand_allows() -> None:
    state = ready_to_roll(table(seats=3, hands=["tee tee tee", "ab_roll corner corner", "corner"], discard=""))
    do(state, A, Roll(), [1, 1])
    do(state, B, PlayAbort("ab_roll"))
    answers = set()
    for seed in range(200):
        twin = imagine(view(state, C), C, Seeded(seed))
        answers.add(twin.sealed[B])
        assert twin.sealed[B] in (None, PASSED, *twin.hands[B])
        assert C in twin.waiting

    assert answers == {None, PASSED, "ab_roll"}
    assert imagine(view(state, B), B, Seeded(1)).sealed[B] == "ab_roll"


@settings(deadline=None, max_examples=60)
@given(st.integers(2, 8), st.integers(0, 10_000))
def test_an_imagined_truth_can_be_played_on(seats: int, seed: int) -> None:
    chance = Seeded(seed)
    state = GAME.first_state(seats, complete(GAME.options, {}))
    GAME.open(Turn(state, chance))
    for _ in range(chance.below(150)):
        if GAME.result(state) is not None:
            return
        seat = chance.pick(GAME.asked(state))
        play(state, seat, chance.pick(legal(state, seat)), chance)
    for viewer in viewers(seats):
        twin = imagine(view(state, viewer), viewer, chance)
        while GAME.result(twin) is None:
            seat = chance.pick(GAME.asked(twin))
            play(twin, seat, chance.pick(legal(twin, seat)), chance)
