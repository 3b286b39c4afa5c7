"""Lighting the gems of the Pit."""

from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.actions.moments import kept_from
from wayout.games.temple.dice import showing
from wayout.games.temple.events import GemsTaken
from wayout.games.temple.modules.pit.tile import MASKS, PIT
from wayout.games.temple.pool import nothing_to_light
from wayout.games.temple.seam import GEMS, Deed
from wayout.games.temple.state import LOCKED, State
from wayout.games.temple.tiles import printed
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat


class LightPit(Doing, frozen=True):
    """Show five black masks of one's own in the Pit. What a die shows counts, locked or not."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        node = state.figures[seat]
        refusal = kept_from(state, seat, GEMS, node)
        if refusal is not None:
            return refusal
        if not is_open_pit(state, node):
            return because("no_pit_here", rule="TMP-5.9")
        refusal = nothing_to_light(state, node)
        if refusal is not None:
            return refusal
        have = len(showing(state, seat, LOCKED))
        return None if have >= MASKS else because("too_few_black_masks", rule="TMP-5.9", have=have, need=MASKS)

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(GEMS, seat, state.figures[seat])

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        """A34: nothing is paid, the dice stay as they are. A12: it takes what the depot has."""
        node, most = turn.state.figures[seat], printed(PIT).most
        turn.emit(GemsTaken(seat, node, most, min(most, turn.state.depot), (), turn.at))


def is_open_pit(state: State, node: int) -> bool:
    chamber = state.chambers[node >> 1]
    return chamber.tile == PIT and chamber.gems_done < 0
