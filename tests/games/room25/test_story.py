"""What happened is told as what it was."""

from wayout.games.room25 import GAME
from wayout.games.room25.events import GameEnded, RolesShown
from wayout.games.room25.parts import Who
from wayout.games.room25.state import State
from wayout.kernel.play import Event
from wayout.kernel.record import Header
from wayout.kernel.seats import SPECTATOR, Seat
from wayout.lab.story import Teller

JENNIFER, MAX = Who(1), Who(2)


def told(event: Event[State]) -> str:
    teller = Teller(GAME, Header("room25", 1, 4, {}, names=("Ann", "Bo", "Cy", "Di")), "en")
    (sentence,) = teller.tell([event], SPECTATOR)
    return sentence


def test_a_single_role_is_revealed_and_masks_fall_for_several() -> None:
    assert told(RolesShown((JENNIFER,), ("guard",))) == "Jennifer reveals their role: Guard."
    both = RolesShown((JENNIFER, MAX), ("guard", "prisoner"))
    assert told(both) == "Masks fall: Jennifer, Guard, Max, Prisoner."


def test_it_is_told_who_has_won_when_time_is_up() -> None:
    assert told(GameEnded("time_up", (Seat(1),), ())) == "Time is up: the guards win. Won: Bo (Seat 1)."
    assert told(GameEnded("time_up", (), ())) == "Time is up. The doors stay shut, and nobody wins."
