"""The whole truth: copies, JSON, what it knows about itself."""

from tests.games.emergency_exit.tables import A, B, C, D, opened, table
from wayout.games.emergency_exit import GAME
from wayout.games.emergency_exit.state import NOBODY, State
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode


def test_a_clone_shares_no_list() -> None:
    state = opened(4, Seeded(1), danger=True).state
    state.winners = [A]
    twin = state.clone()

    assert twin == state
    for field in State.__struct_fields__:
        value = getattr(state, field)
        assert not isinstance(value, list) or getattr(twin, field) is not value
    assert all(one is not other for one, other in zip(state.hands, twin.hands, strict=True))


def test_a_state_survives_json() -> None:
    state = table("S1 [A] L1", seats=4, danger="arrow", goal=(1, 3))

    assert GAME.codec.state(encode(state)) == state


def test_the_next_holder_is_sought_in_either_direction() -> None:
    state = table("S [B]", seats=4)

    assert state.next_holder(A, 1) == C
    assert state.next_holder(A, -1) == D
    assert state.next_holder(C, -1) == A


def test_without_holders_nobody_is_next() -> None:
    assert table(holds=[False] * 3).next_holder(A, 1) == NOBODY


def test_markers_are_the_lost_tiles_on_the_top_only() -> None:
    assert table("S [A] L [B] [C]", seats=5).markers == [B, C]
    assert table("S [A] L", seats=5).markers == []


def test_3_6_a_round_is_played_out_when_neither_the_deck_nor_a_holder_has_a_tile() -> None:
    assert table("S [C]", hands=["", "", "L1"], deck="").is_played_out()
    assert not table("S [C]", hands=["", "L2", "L1"], deck="").is_played_out()
    assert not table("S [C]", hands=["", "", "L1"], deck="L2").is_played_out()
