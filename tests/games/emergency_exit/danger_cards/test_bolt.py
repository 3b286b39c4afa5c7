from tests.games.emergency_exit.tables import A, B, C, do, table, tile
from wayout.games.emergency_exit import GAME
from wayout.games.emergency_exit.actions import DeclareLost, PlayTile
from wayout.games.emergency_exit.events import BlackoutComing, LightsOut
from wayout.games.emergency_exit.rules import deadline, tick
from wayout.games.emergency_exit.state import State
from wayout.games.emergency_exit.view import Top
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn
from wayout.kernel.seats import SPECTATOR, viewers


def lights_out(state: State, at: int) -> list[object]:
    turn = Turn(state, NoLuck(), at)
    tick(turn)
    return list(turn.events)


def dark_table(bolt: str = "S1") -> State:
    state = table("L1", hands=[f"{bolt} S2 S3", "R2 R3 R4", "X1 X2 X3"], danger="bolt")
    do(state, A, PlayTile(tile(bolt), None), at=500)
    return state


def test_6_3_two_seconds_later_the_lights_go_out() -> None:
    state = table(hands=["S1 S2 S3", "R2", "X1"], danger="bolt")

    happened = do(state, A, PlayTile(tile("S1"), None), at=500)

    assert happened[1] == BlackoutComing(until=2500)
    assert deadline(state) == 2500
    assert GAME.view(state, B).top == Top(tile("S1"), 0)


def test_6_3_in_the_dark_nobody_sees_the_top_or_its_rotation() -> None:
    state = dark_table()

    assert lights_out(state, 2500) == [LightsOut()]
    assert deadline(state) is None
    for viewer in viewers(3):
        view = GAME.view(state, viewer)
        assert (view.dark, view.top, view.next_rot, view.free) == (True, None, None, False)


def test_6_3_the_next_tile_is_turned_rightly_and_brings_the_light_back() -> None:
    state = dark_table()
    lights_out(state, 2500)

    do(state, B, PlayTile(tile("R2"), None))

    assert GAME.view(state, SPECTATOR).top == Top(tile("R2"), 3)
    assert not GAME.view(state, SPECTATOR).dark


def test_6_3_on_a_hidden_repeat_the_free_rotation_is_still_offered() -> None:
    state = dark_table("RP3")
    lights_out(state, 2500)

    assert GAME.view(state, B).free
    assert PlayTile(tile("R2"), 2) in GAME.legal(state, B)
    assert PlayTile(tile("R2"), None) not in GAME.legal(state, B)


def test_6_3_a_tile_played_within_two_seconds_stops_the_blackout() -> None:
    state = dark_table()

    do(state, B, PlayTile(tile("R2"), None), at=1700)

    assert deadline(state) is None
    assert not state.dark


def test_6_3_a_reveal_stops_the_blackout() -> None:
    state = table("L1 [C]", hands=["S1", "R2", "X1"], danger="bolt")
    do(state, A, PlayTile(tile("S1"), None))
    assert state.holds[C] is False

    do(state, B, DeclareLost())

    assert state.phase == "reveal"
    assert deadline(state) is None


def test_6_3_a_reveal_brings_the_light_back() -> None:
    state = table("L1 S1 [C]", danger="bolt", dark=True)
    assert GAME.view(state, SPECTATOR).top is None

    do(state, A, DeclareLost())

    assert state.phase == "reveal"
    assert not GAME.view(state, SPECTATOR).dark
    assert GAME.view(state, SPECTATOR).top == Top(tile("S1"), 3)
