"""A whole game of a mix of modules, held to everything that must hold of it."""

from tests.games.temple.strivers import busy_game
from wayout.games.temple import GAME
from wayout.games.temple.events import Rolled
from wayout.games.temple.invariants import flaw
from wayout.games.temple.state import SEATS, State
from wayout.kernel.chance import Seeded
from wayout.kernel.options import Options, complete
from wayout.kernel.play import Turn, play, replay

NOW_AND_THEN = 40


def held_to_the_rules(seats: int, seed: str, options: Options) -> set[str]:
    """Invariants after everything but plain rolls; a replay of events and one of commands end alike; what is imagined
    looks like what is seen. Returns the names of all events."""
    start = GAME.first_state(seats, complete(GAME.options, options))
    by_events, by_commands, luck = start.clone(), start, Seeded(f"busy/{seed}").stream("luck")
    told: set[str] = set()
    end = start
    for number, (end, at, seat, action, events) in enumerate(busy_game(seats, seed, options)):
        told |= {type(event).__name__ for event in events}
        if any(not isinstance(event, Rolled) for event in events):
            assert flaw(end) is None
        replay(by_events, events)
        if number == 0:
            GAME.open(Turn(by_commands, luck))
        elif seat is None or action is None:
            GAME.tick(Turn(by_commands, luck, at))
        else:
            play(by_commands, seat, action, luck, at)
        if number % NOW_AND_THEN == 0:
            looks_the_same_imagined(end, number)
    assert by_events == by_commands == end
    return told


def looks_the_same_imagined(state: State, number: int) -> None:
    viewer = SEATS[number % state.seats]
    seen = GAME.view(state, viewer)
    imagined = GAME.imagine(seen, viewer, Seeded(number))
    assert GAME.view(imagined, viewer) == seen
    assert flaw(imagined) is None
