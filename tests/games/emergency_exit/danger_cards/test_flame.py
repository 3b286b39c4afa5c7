from tests.games.emergency_exit.tables import A, B, C, do, kinds, table, tile
from wayout.games.emergency_exit import GAME
from wayout.games.emergency_exit.actions import Answer, DeclareLost, PassTurn, PlayTile
from wayout.games.emergency_exit.events import TurnBegan


def test_6_3_after_refilling_the_same_player_takes_another_turn() -> None:
    state = table(hands=["S5 S2 S3", "R2", "X1"], danger="flame")

    happened = do(state, A, PlayTile(tile("S5"), None))

    assert kinds(happened) == ["TilePlayed", "TileDrawn", "SprintEarned", "TurnBegan"]
    assert happened[-1] == TurnBegan(A, True)


def test_6_3_an_extra_turn_earns_no_further_one_by_flame() -> None:
    state = table(hands=["S5 L1 S3", "R2", "X1"], danger="flame")
    do(state, A, PlayTile(tile("S5"), None))

    happened = do(state, A, PlayTile(tile("L1"), None))

    assert kinds(happened) == ["TilePlayed", "TileDrawn", "TurnBegan"]
    assert happened[-1] == TurnBegan(B, False)


def test_6_3_an_extra_turn_earned_by_flame_earns_no_further_one_by_rubble() -> None:
    state = table(seats=2, hands=["S5 S4 S3", "R2"], danger="flame rubble")
    do(state, A, PlayTile(tile("S5"), None))

    assert do(state, A, PlayTile(tile("S4"), None))[-1] == TurnBegan(B, False)


def test_6_3_the_limit_ends_with_the_extra_turn() -> None:
    state = table(hands=["S5 S2 S3", "L1 R2 R3", "X1"], danger="flame")
    do(state, A, PlayTile(tile("S5"), None))
    do(state, A, PlayTile(tile("S2"), None))

    assert do(state, B, PlayTile(tile("L1"), None))[-1] == TurnBegan(B, True)


def test_6_3_an_extra_turn_may_be_used_for_lost() -> None:
    state = table(hands=["S5 S2 S3", "R2", "X1"], danger="flame")
    do(state, A, PlayTile(tile("S5"), None))
    do(state, A, DeclareLost())
    do(state, B, Answer(False))
    do(state, C, Answer(False))

    assert (state.turn, state.extra_turn) == (B, False)


def test_8_an_extra_turn_with_an_empty_hand_may_be_passed() -> None:
    state = table(hands=["S5", "R2", "X1"], deck="", danger="flame")
    do(state, A, PlayTile(tile("S5"), None))
    assert (state.turn, state.extra_turn) == (A, True)

    do(state, A, PassTurn())

    assert (state.turn, state.extra_turn) == (B, False)


def test_8_the_last_tile_of_all_ends_the_round_even_if_it_earns_a_turn() -> None:
    state = table(hands=["S5", "", ""], deck="", danger="flame")

    do(state, A, PlayTile(tile("S5"), None))

    assert state.phase == "reveal"


def test_6_3_an_extra_turn_is_over_as_soon_as_lost_is_said() -> None:
    state = table(hands=["S5 S2 S3", "R2", "X1"], danger="flame")
    do(state, A, PlayTile(tile("S5"), None))
    assert GAME.view(state, B).extra_turn

    do(state, A, DeclareLost())

    assert state.phase == "poll"
    assert not GAME.view(state, B).extra_turn
