"""What is told when the temple is over is what happened."""

import pytest

from tests.games.temple.tables import ONE, TWO, temple
from wayout.games.temple.events import Collapsed, GameEnded, Rolled
from wayout.games.temple.finale import finale
from wayout.games.temple.state import State
from wayout.kernel.finale import Happened, Mark, Told
from wayout.kernel.play import Event


def told(start: State, *events: Event[State]) -> Mark | None:
    """What decided it."""
    happened = [Happened(number, 0, event) for number, event in enumerate(events)]
    return finale(Told(start, start.seats, happened)).deciding


@pytest.mark.parametrize("end", [(Collapsed(), GameEnded("collapsed", 9)), (GameEnded("conceded", 9),)])
def test_it_was_decided_by_the_roll_after_which_nobody_could_roll_any_more(end: tuple[Event[State], ...]) -> None:
    start = temple("BBBBB", "BBBB.")
    [last] = start.hands[TWO][4:5]

    deciding = told(start, Rolled(TWO, (last,), ("B",), 1), *end)

    assert deciding == Mark("locked", 0, {"seats": (ONE, TWO)})


def test_with_one_die_left_those_inside_were_trapped() -> None:
    start = temple("BBBBB", "BBBB.")
    [last] = start.hands[TWO][4:5]

    deciding = told(start, Rolled(TWO, (last,), ("A",), 1), Collapsed(), GameEnded("collapsed", 9))

    assert deciding == Mark("no_exit", 1, {"seats": (ONE, TWO)})
