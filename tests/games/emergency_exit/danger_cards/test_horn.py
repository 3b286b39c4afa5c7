from tests.games.emergency_exit.tables import A, do, kinds, table, tile
from wayout.games.emergency_exit.actions import PlayTile
from wayout.games.emergency_exit.events import PileTurned
from wayout.games.emergency_exit.tiles import FREE


def test_6_3_horn_turns_the_pile_round() -> None:
    state = table("L1", hands=["R3 S1 S2", "R2", "X1"], danger="horn")

    happened = do(state, A, PlayTile(tile("R3"), None))

    assert happened[1] == PileTurned(2)
    assert kinds(happened) == ["TilePlayed", "PileTurned", "TileDrawn", "TurnBegan"]
    assert (state.rot, state.heading) == (1, 2)


def test_6_3_a_free_rotation_is_turned_too() -> None:
    state = table("RP2", hands=["DL4", "R2", "X1"], danger="horn")
    assert state.heading == FREE

    do(state, A, PlayTile(tile("DL4"), 1))

    assert (state.rot, state.heading) == (3, 2)
