from tests.games.emergency_exit.tables import A, B, C, D, do, kinds, table, tile
from wayout.games.emergency_exit.actions import Answer, DeclareLost, PlayTile
from wayout.games.emergency_exit.events import DirectionReversed, LostDeclared, SprintEarned, TurnBegan


def test_6_3_the_turn_goes_round_the_other_way() -> None:
    state = table(seats=4, hands=["S4 S2 S3", "R2", "X1", "L1"], danger="rubble")

    happened = do(state, A, PlayTile(tile("S4"), None))

    assert kinds(happened) == ["TilePlayed", "DirectionReversed", "TileDrawn", "TurnBegan"]
    assert happened[1] == DirectionReversed(-1)
    assert state.turn == D


def test_6_3_a_second_rubble_turns_it_back() -> None:
    state = table(hands=["S4 S2", "R2", "X1"], danger="rubble", direction=-1)

    do(state, A, PlayTile(tile("S4"), None))

    assert (state.direction, state.turn) == (1, B)


def test_6_3_between_two_active_players_the_same_one_goes_again() -> None:
    state = table("S1 [C]", hands=["S4 S2", "R2", "X1"], danger="rubble")

    happened = do(state, A, PlayTile(tile("S4"), None))

    assert SprintEarned(A) in happened
    assert happened[-1] == TurnBegan(A, True)


def test_6_3_an_extra_turn_earns_no_further_one_by_rubble() -> None:
    state = table(seats=2, hands=["S4 S2", "R2"], danger="rubble", extra_turn=True)

    happened = do(state, A, PlayTile(tile("S4"), None))

    assert happened[-1] == TurnBegan(B, False)
    assert state.direction == -1


def test_6_3_the_poll_stays_clockwise_and_the_turn_then_follows_the_playing_direction() -> None:
    state = table("S1", seats=4, danger="rubble", direction=-1)

    assert do(state, A, DeclareLost()) == [LostDeclared(A, asks=B)]
    do(state, B, Answer(False))
    do(state, C, Answer(False))
    do(state, D, Answer(False))

    assert state.turn == D


def test_8_after_rubble_a_player_without_tiles_may_be_on_turn() -> None:
    state = table(hands=["S4", "R2", ""], deck="", danger="rubble")

    do(state, A, PlayTile(tile("S4"), None))

    assert (state.phase, state.turn, state.hands[C]) == ("turn", C, [])
