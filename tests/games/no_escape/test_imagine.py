"""A truth that fits a view."""

from collections import Counter
from collections.abc import Iterator
from itertools import count

import msgspec
import pytest
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
from wayout.games.no_escape.state import PASSED, State
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


def test_the_last_tile_that_fits_is_with_whoever_has_announced_the_collapse() -> None:
    """Only a crossing fits where all sides are joined, and all the others are seen: nobody else is dealt it."""
    crossing = {NORTH_EXIT: "cross", (1, -3): "single", (0, -2): "single/1", (2, -2): "single/1"}
    hands = ["tee tee tee", "corner corner corner", "collapse cross hook"]
    state = table(crossing, seats=3, turn=C, hands=hands, discard="cross cross cross")
    do(state, C, PlayAction("collapse", aimed(at=NORTH_EXIT)))
    for viewer in (A, B, SPECTATOR):
        for seed in range(200):
            twin = imagine(view(state, viewer), viewer, Seeded(seed))
            assert "cross" in twin.hands[C]


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


@pytest.mark.slow
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


def announced(seed: int, seats: int, preset: str) -> Iterator[State]:
    """Every position of a random game in which an action lies announced; actions are played as often as can be."""
    chance = Seeded(seed)
    state = GAME.first_state(seats, complete(GAME.options, GAME.presets[preset]))
    GAME.open(Turn(state, chance))
    while GAME.result(state) is None:
        seat = chance.pick(sorted(GAME.asked(state)))
        may = legal(state, seat)
        actions = [one for one in may if isinstance(one, PlayAction)]
        collapses = [one for one in actions if one.tile == "collapse"]
        play(state, seat, chance.pick(collapses or actions or may), chance)
        if state.announced is not None:
            yield state


def imagined_alike(positions: int) -> int:
    """How many of the views of so many positions have no truth that looks just the same."""
    chance, wrong, looked_at = Seeded("alike"), 0, 0
    for seed in count():
        for state in announced(seed, 2 + seed % 7, ("default", "cutthroat")[seed % 2]):
            if looked_at == positions:
                return wrong
            looked_at += 1
            for viewer in viewers(state.seats):
                given = view(state, viewer)
                twin = imagine(given, viewer, chance)
                wrong += msgspec.msgpack.encode(view(twin, viewer)) != msgspec.msgpack.encode(given)
    return wrong


def test_every_view_with_an_announced_action_has_a_truth_that_looks_just_like_it() -> None:
    assert imagined_alike(400) == 0


@pytest.mark.slow
def test_so_do_twenty_thousand_positions() -> None:
    assert imagined_alike(20_000) == 0
