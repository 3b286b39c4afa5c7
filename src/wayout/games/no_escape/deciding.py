"""What decided a game: the turn, or the tile of the last turn, that brought the winner most of the way."""

from itertools import pairwise
from typing import Any

import msgspec

from wayout.games.no_escape.distance import steps_out
from wayout.games.no_escape.events import ActionDone, TileLost, TilePlaced, TurnBegan
from wayout.games.no_escape.state import State
from wayout.kernel.finale import Facts, Mark
from wayout.kernel.play import Event
from wayout.kernel.seats import Seat


class Standing(msgspec.Struct, frozen=True):
    """How far everybody was from the nearest exit when this turn began; nothing: no way leads out, or gone."""

    turn: int
    number: int
    by: Seat
    """Whose turn it was."""
    steps: tuple[int | None, ...]


class Deed(msgspec.Struct):
    """A tile that changed how things stand, in this step."""

    number: int
    by: Seat
    tile: str
    is_action: bool
    after: State | None = None


class Course:
    """How it went, turn by turn, and what was done in the turn that is on."""

    def __init__(self) -> None:
        self.standings: list[Standing] = []
        self.deeds: list[Deed] = []

    def note(self, number: int, event: Event[Any], state: State) -> None:
        """Before this event."""
        if self.deeds and self.deeds[-1].after is None:
            self.deeds[-1].after = state.clone()
        match event:
            case TurnBegan():
                self.deeds = []
            case ActionDone(seat=seat, tile=tile, aborted=False):
                self.deeds.append(Deed(number, seat, tile, is_action=True))
            case TilePlaced(seat=seat, tile=tile):
                self.deeds.append(Deed(number, seat, tile, is_action=False))
            case TileLost():
                self.deeds.pop()

    def decided(self, state: State) -> Mark | None:
        """The turn that brought the winner most of the way, and for good; if nobody escaped, how near somebody had
        come."""
        if state.outcome == "escaped":
            return leap(state.winners[0], self.standings) or self.dash(state.winners[0])
        return nearest(self.standings) if state.outcome == "exploded" else None

    def dash(self, winner: Seat) -> Mark | None:
        """The last turn; the tile of it that brought an exit near, if it did more than the walk."""
        last = self.standings[-1]
        before = last.steps[winner]
        for deed in self.deeds:
            assert deed.after is not None
            left = steps_out(deed.after, winner)
            if left is not None and (before is None or before > 2 * left):
                facts: Facts = {"seat": (winner,), "by": (deed.by,), "tile": f"tile.{deed.tile}"}
                return Mark(
                    "played" if deed.is_action else "laid", deed.number, {**facts, "n": left, "turn": last.turn}
                )
        return (
            None if before is None else Mark("dash", last.number, {"seat": (winner,), "n": before, "turn": last.turn})
        )


def leap(winner: Seat, standings: list[Standing]) -> Mark | None:
    """The earlier turn that brought the winner farther than the last one did."""
    found = None
    best = worst_later = standings[-1].steps[winner] or 0
    for before, after in reversed(list(pairwise(standings))):
        far, near = before.steps[winner], after.steps[winner]
        worst_later = max(worst_later, near or 0)
        if far is not None and near is not None and far > worst_later and far - near > best:
            best = far - near
            facts: Facts = {"seat": (winner,), "by": (before.by,), "turn": before.turn, "far": far, "near": near}
            found = Mark("leap" if before.by == winner else "gift", before.number, facts)
    return found


def nearest(standings: list[Standing]) -> Mark | None:
    found = [
        (steps, one.turn, seat, one.number)
        for one in standings
        for seat, steps in enumerate(one.steps)
        if steps is not None
    ]
    if not found:
        return None
    steps, turn, seat, number = min(found)
    return Mark("nearest", number, {"seat": (Seat(seat),), "n": steps, "turn": turn})
