"""What holds while the rules of a game have stopped its clock."""

from typing import Any

from wayout.kernel.chance import Seeded
from wayout.kernel.game import Game
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def stands_still(game: Game[Any, Any], state: Any, seats: int, at: int) -> bool:
    """Whether it stands still. Then nothing needs time: nobody is asked, what may be done may be done at once, and a
    tick at that same moment lets the clock go on."""
    if game.paused is None or not game.paused(state):
        return False
    assert game.deadline(state) == at
    assert not game.asked(state)
    for seat in map(Seat, range(seats)):
        for action in game.legal(state, seat):
            assert game.ready_at is None or game.ready_at(state, seat, action) <= at
    twin = state.clone()
    game.tick(Turn(twin, Seeded(1), at))
    assert not game.paused(twin)
    assert (later := game.deadline(twin)) is None or later > at
    return True
