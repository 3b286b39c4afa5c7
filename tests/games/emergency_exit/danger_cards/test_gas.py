from tests.games.emergency_exit.tables import A, B, C, do, refusal, table, tile
from wayout.games.emergency_exit import GAME
from wayout.games.emergency_exit.actions import Answer, DeclareLost, PassTurn, PlayBlind, PlayTile
from wayout.games.emergency_exit.events import PanicSpread, TilePlayed
from wayout.games.emergency_exit.state import State
from wayout.kernel.chance import Scripted


def gassed(pile: str = "S6") -> State:
    return table(pile, hands=["S2 S3", "R2 X5 R4", "X1 X2 X3"], turn=B, danger="gas", panic=True)


def test_6_3_gas_spreads_panic() -> None:
    state = table(hands=["S6 S2 S3", "R2", "X1"], danger="gas")

    happened = do(state, A, PlayTile(tile("S6"), None))

    assert happened[1] == PanicSpread()
    assert GAME.view(state, C).panic


def test_6_3_in_a_panic_nobody_chooses_the_tile() -> None:
    state = gassed()

    assert refusal(state, B, PlayTile(tile("R2"), None)) == "panic EEO-6.3"
    assert GAME.legal(state, B) == [PlayBlind(None), DeclareLost()]


def test_6_3_the_tile_is_drawn_when_the_player_has_chosen_to_play_one() -> None:
    state = gassed()

    happened = do(state, B, PlayBlind(None), Scripted([tile("R4")]))

    assert happened[0] == TilePlayed(B, tile("R4"), 0, True)
    assert not state.panic


def test_6_3_without_panic_nobody_plays_blind() -> None:
    assert refusal(table(), A, PlayBlind(None)) == "no_panic EEO-6.3"


def test_6_3_a_free_rotation_is_still_theirs() -> None:
    state = gassed("RP1")

    assert GAME.legal(state, B) == [PlayBlind(0), PlayBlind(1), PlayBlind(2), PlayBlind(3), DeclareLost()]
    assert refusal(state, B, PlayBlind(None)) == "rotation_needed EEO-3.4"
    assert do(state, B, PlayBlind(3), Scripted([tile("R2")]))[0] == TilePlayed(B, tile("R2"), 3, True)


def test_6_3_after_lost_the_panic_passes_on() -> None:
    state = gassed()
    do(state, B, DeclareLost())
    do(state, C, Answer(False))
    do(state, A, Answer(False))

    assert (state.turn, state.panic) == (C, True)
    assert GAME.legal(state, C)[0] == PlayBlind(None)


def test_6_3_an_empty_hand_passes_the_panic_on() -> None:
    state = table("S6", hands=["S2", "", "X1"], deck="", turn=B, danger="gas", panic=True)

    assert refusal(state, B, PlayBlind(None)) == "not_in_hand EEO-6.3"
    do(state, B, PassTurn())

    assert (state.turn, state.panic) == (C, True)


def test_6_3_a_second_gas_played_blind_sets_the_panic_anew() -> None:
    state = gassed()

    happened = do(state, B, PlayBlind(None), Scripted([tile("X5")]))

    assert happened[1] == PanicSpread()
    assert state.panic
