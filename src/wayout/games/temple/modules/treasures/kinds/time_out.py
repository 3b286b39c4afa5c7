"""Time out: the clock stands still, and all may talk (TMP-4.2). What it means to time is the core's."""

from wayout.games.temple.modules.treasures.treasure import Target, Treasure
from wayout.games.temple.pausing import stop_time
from wayout.games.temple.state import State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def call_time_out(turn: Turn[State], seat: Seat, target: Target) -> None:
    stop_time(turn, seat)


TREASURE = Treasure(id="time_out", use=call_time_out)
