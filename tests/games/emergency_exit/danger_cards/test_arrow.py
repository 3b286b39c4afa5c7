import pytest

from tests.games.emergency_exit.tables import A, B, do, table, tile
from wayout.games.emergency_exit.actions import PlayTile
from wayout.games.emergency_exit.events import PileTurned, TileDrawn, TilePlayed, TurnBegan
from wayout.games.emergency_exit.reveal import reveal_of
from wayout.games.emergency_exit.tiles import FREE


def test_6_2_the_pile_turns_a_quarter_clockwise_before_the_hand_is_filled_up() -> None:
    state = table("S2", hands=["L2 S3 S7", "R2 R3 R4", "X1 X2 X3"], deck="X4", danger="arrow")

    happened = do(state, A, PlayTile(tile("L2"), None))

    assert happened == [
        TilePlayed(A, tile("L2"), 0, False),
        PileTurned(1),
        TileDrawn(A, tile("X4")),
        TurnBegan(B, False),
    ]
    assert (state.rot, state.heading) == (1, 0)


def test_6_2_the_true_route_is_untouched() -> None:
    calm, turned = (table("S2", hands=["L2", "R2", "X1"], danger=danger) for danger in ("horn", "arrow"))
    for state in (calm, turned):
        do(state, A, PlayTile(tile("L2"), None))

    assert calm.heading != turned.heading
    assert reveal_of(calm).route == reveal_of(turned).route


def test_6_2_a_turned_repeat_stays_free() -> None:
    state = table("L1", hands=["RP5", "R2", "X1"], danger="arrow")

    do(state, A, PlayTile(tile("RP5"), None))

    assert (state.rot, state.heading) == (0, FREE)


@pytest.mark.parametrize("danger", ["", "horn"])
def test_6_1_a_sign_without_its_card_does_nothing(danger: str) -> None:
    state = table(hands=["L2", "R2", "X1"], danger=danger)

    do(state, A, PlayTile(tile("L2"), None))

    assert (state.rot, state.heading) == (0, 3)
