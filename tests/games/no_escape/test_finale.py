"""What is told when it is over claims no places that the rules do not know (NE-3.8)."""

from tests.games.no_escape.tables import A, B, C, D, at_cell, table
from wayout.games.no_escape.events import GameEnded, TurnBegan
from wayout.games.no_escape.finale import finale
from wayout.kernel.finale import Finale, Happened, Place, Told
from wayout.kernel.seats import Seat

SEATS = 4


def told(*ends: GameEnded) -> Finale:
    """Of a game that ends like this, or is broken off, the first seat farthest from an exit."""
    walkers = {
        A: (at_cell("1A", 2, 6), "EW"),
        B: (at_cell("1A", 1, 6), "EW"),
        C: (at_cell("1A", 1, 7), "NW"),
        D: (at_cell("1A", 0, 7), "NS"),
    }
    state = table(seats=SEATS, side="1A", meeples=walkers)
    events = [TurnBegan(Seat(0), 1), *ends]
    return finale(Told(state, SEATS, [Happened(number, 0, event) for number, event in enumerate(events)]))


def test_ne_3_8_all_have_lost_alike_when_the_air_is_gone() -> None:
    end = told(GameEnded("exploded", ()))

    assert end.together
    assert end.ranking == tuple(Place(Seat(seat), 1) for seat in range(SEATS))


def test_ne_3_8_the_winner_comes_first_and_everybody_else_has_lost() -> None:
    end = told(GameEnded("escaped", (Seat(2),)))

    assert not end.together
    assert end.ranking == (Place(Seat(2), 1), Place(Seat(0), 2), Place(Seat(1), 2), Place(Seat(3), 2))


def test_nobody_has_a_place_in_a_game_that_was_broken_off() -> None:
    assert told().together
