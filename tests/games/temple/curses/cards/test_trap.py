"""Trap: TMP-2.11, TMP-5.1, A24."""

from tests.games.temple.module_tables import A, B, E, N, W, blessed, cursed, do, refusal, temple
from wayout.games.temple.actions import Break, Discover, Enter, Gems, Mask, Roll
from wayout.games.temple.modules.curses.actions import Lift
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.rules import legal
from wayout.games.temple.state import State


def trapped(dice: str = "AAKTT") -> State:
    return cursed(temple(dice={A: dice, B: "AAKTT"}, at={A: 1, B: 1}), A, "trap")


def test_2_11_no_entering() -> None:
    state = trapped()

    assert refusal(state, A, Enter(W)) == "trapped TMP-5.1"
    assert refusal(state, B, Enter(W)) is None
    assert not any(isinstance(action, Enter) for action in legal(state, A))


def test_2_11_no_discovering() -> None:
    state = trapped()

    assert refusal(state, A, Discover(E)) == "trapped TMP-5.1"
    assert refusal(state, B, Discover(E)) is None
    assert not any(isinstance(action, Discover) for action in legal(state, A))


def test_4_7_no_breaking_of_walls_which_is_a_way_of_entering() -> None:
    assert refusal(trapped(), A, Break(N)) == "trapped TMP-5.1"


def test_5_1_everything_else_stays_possible() -> None:
    state = cursed(temple(flanks=("gems_torch_a", "b08"), dice={A: "GTTTT", B: "BB..."}, at={A: 1, B: 1}), A, "trap")

    assert refusal(state, A, Roll((0, 1))) is None
    assert refusal(state, A, Mask(0, B, (10, 11))) is None
    assert refusal(state, A, Gems(1)) is None


def test_a24_the_trap_does_not_forbid_a_teleport() -> None:
    state = trapped()
    state.figures[B] = 0
    do(state, A, UseTreasure(blessed(state, A, "teleport"), 0))

    assert state.figures[A] == 0
    assert refusal(state, A, Enter(E)) == "trapped TMP-5.1"


def test_3_2_lifting_it_frees_the_way() -> None:
    state = trapped()
    do(state, A, Lift("trap"))

    assert refusal(state, A, Discover(E)) is None
