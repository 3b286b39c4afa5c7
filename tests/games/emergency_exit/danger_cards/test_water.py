from tests.games.emergency_exit.tables import A, B, C, do, kinds, table, tile, tiles
from wayout.games.emergency_exit.actions import PlayTile
from wayout.games.emergency_exit.events import HandsPassed
from wayout.kernel.seats import SPECTATOR


def test_6_3_after_the_refill_all_hands_go_one_seat_on() -> None:
    state = table(hands=["L5 S2 S3", "R1 R2 R3", "X1 X2 X3"], deck="X4", danger="water")

    happened = do(state, A, PlayTile(tile("L5"), None))

    assert kinds(happened) == ["TilePlayed", "TileDrawn", "HandsPassed", "TurnBegan"]
    assert state.hands == [tiles("X1 X2 X3"), tiles("S2 S3 X4"), tiles("R1 R2 R3")]


def test_6_3_hands_go_in_playing_direction() -> None:
    state = table(hands=["L5 S2", "R1", "X1 X2"], deck="", danger="water", direction=-1)

    do(state, A, PlayTile(tile("L5"), None))

    assert state.hands == [tiles("R1"), tiles("X1 X2"), tiles("S2")]


def test_6_3_players_who_are_out_of_the_round_keep_their_tiles_and_are_skipped() -> None:
    state = table("S1 [B]", seats=4, hands=["L5 S2", "R1", "X1 X2", "DL1"], deck="", danger="water")

    do(state, A, PlayTile(tile("L5"), None))

    assert state.hands == [tiles("DL1"), tiles("R1"), tiles("S2"), tiles("X1 X2")]


def test_9_each_sees_only_the_own_new_hand() -> None:
    passed = HandsPassed(((1, 2), (3,), ()))

    assert passed.seen_by(B) == HandsPassed((None, (3,), None))
    assert passed.seen_by(SPECTATOR) == HandsPassed((None, None, None))
    assert passed.recalled_by(B) is None


def test_8_after_water_a_player_without_tiles_may_be_on_turn() -> None:
    state = table(hands=["L5", "R1", "X1 X2"], deck="", danger="water")

    do(state, A, PlayTile(tile("L5"), None))

    assert (state.turn, state.hands[B], state.hands[C]) == (B, [], tiles("R1"))
