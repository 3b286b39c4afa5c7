"""What whoever is eliminated leaves behind (R25-4.11)."""

from tests.games.room25.studio import studio, who
from wayout.games.room25.dying import die
from wayout.games.room25.parts import NOWHERE
from wayout.games.room25.state import State
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn

MAX, KEVIN, SARAH = who("max"), who("kevin"), who("sarah")
HERE = 6


def scene(kind: str) -> State:
    return studio({"max": HERE, "kevin": HERE, "sarah": HERE}, {HERE: kind})


def buried(state: State) -> State:
    """Max is the one who dies."""
    die(Turn(state, NoLuck()), [MAX], "bomb")
    return state


def test_r25_4_11_the_figure_goes_with_its_program() -> None:
    state = scene("dark")
    state.first[MAX], state.second[MAX] = "look", "move"

    buried(state)

    assert (state.at[MAX], state.first[MAX], state.second[MAX]) == (NOWHERE, None, None)
    assert state.graveyard == [MAX]


def test_r25_4_11_the_pile_of_paranoia_goes() -> None:
    state = scene("paranoia")
    state.pile[MAX] = ["look", "move"]

    assert buried(state).pile[MAX] is None


def test_r25_4_11_the_trap_goes() -> None:
    state = scene("trapped")
    state.trap[MAX] = HERE

    assert buried(state).trap[MAX] == NOWHERE


def test_r25_4_11_the_water_goes() -> None:
    state = scene("flooded")
    state.flood[MAX], state.flood_round[MAX] = HERE, 2

    assert buried(state).flood[MAX] == NOWHERE


def test_r25_4_11_adrenaline_goes_only_if_it_was_committed() -> None:
    kept, programmed = scene("dark"), scene("dark")
    programmed.adrenaline[MAX] = "committed"

    assert buried(kept).adrenaline[MAX] == "ready"
    assert buried(programmed).adrenaline[MAX] == "gone"


def test_r25_4_11_several_at_once_die_in_the_order_of_turns() -> None:
    state = scene("dark")

    die(Turn(state, NoLuck()), [SARAH, KEVIN], "bomb")

    assert state.graveyard == [KEVIN, SARAH]
