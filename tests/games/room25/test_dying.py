"""What whoever is eliminated leaves behind (R25-4.11)."""

from tests.games.room25.studio import studio, who
from wayout.games.room25.dying import die
from wayout.games.room25.parts import NOWHERE, Death
from wayout.games.room25.state import State
from wayout.games.room25.view import view
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn
from wayout.kernel.seats import SPECTATOR, Seat

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


def test_r25_a20_nobody_dies_any_more_once_it_is_over() -> None:
    state = scene("dark")
    state.outcome = "time_up"

    buried(state)

    assert state.alive[MAX]
    assert state.deaths == []


def test_r25_4_13_everybody_sees_who_died_when_where_and_of_what() -> None:
    state = scene("dark")
    state.round = 3

    die(Turn(state, NoLuck()), [SARAH, KEVIN], "bomb")

    deaths = (Death(KEVIN, 3, HERE, "bomb"), Death(SARAH, 3, HERE, "bomb"))
    assert [view(state, viewer).deaths for viewer in (Seat(0), Seat(1), Seat(2), SPECTATOR)] == [deaths] * 4
