"""In the totem chamber: stack a die, take one back, and light the gems."""

from typing import Final

from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.actions.moments import kept_from
from wayout.games.temple.actions.moving import Level
from wayout.games.temple.dice import shows
from wayout.games.temple.events import GemsTaken
from wayout.games.temple.modules.totem.events import DieTakenBack, StackingBegun, StackingDropped, TotemSated
from wayout.games.temple.modules.totem.part import MaskFace, is_totem, own_highest, part
from wayout.games.temple.modules.totem.prints import TOTEM
from wayout.games.temple.modules.totem.verbs import let_go
from wayout.games.temple.pool import nothing_to_light
from wayout.games.temple.seam import GEMS, Deed
from wayout.games.temple.state import GOLDEN, LOCKED, State
from wayout.games.temple.tiles import price_of
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat

STACK: Final = "stack"
UNSTACK: Final = "unstack"
MASKS: Final[dict[int, MaskFace]] = {GOLDEN: "G", LOCKED: "B"}
"""What can be stacked, by what a die counts as: the Black Priest's masks too, which are not locked."""


class Stack(Doing, frozen=True):
    """Hold a die with a mask over the tower for so many milliseconds, and let go."""

    die: int
    hold: int

    def check(self, state: State, seat: Seat) -> Refusal | None:
        node = state.figures[seat]
        refusal = kept_from(state, seat, STACK, node, (self.die,)) or not_at_work(state, node)
        if refusal is not None:
            return refusal
        if self.die not in state.hands[seat]:
            return because("not_your_dice", rule="TMP-4.5", dice=[self.die])
        if shows(state, seat, self.die) not in MASKS:
            return because("no_mask_to_stack", rule="TMP-5.17", die=self.die)
        if part(state).stacking is not None:
            return because("somebody_stacks", rule="TMP-5.17")
        if self.hold not in TOTEM.holds:
            return because("no_such_hold", rule="TMP-5.17", hold=self.hold)
        return None

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(STACK, seat, state.figures[seat], (self.die,))

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        face = MASKS[shows(turn.state, seat, self.die)]
        turn.emit(StackingBegun(seat, self.die, face, self.hold, turn.at))
        if self.hold == 0:
            let_go(turn, turn.at)


class Unstack(Doing, frozen=True):
    """Take one's own uppermost die back, as it lay before."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        node = state.figures[seat]
        refusal = kept_from(state, seat, UNSTACK, node) or not_at_work(state, node)
        if refusal is not None:
            return refusal
        return None if own_highest(state, seat) else because("no_die_of_yours", rule="TMP-5.17")

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(UNSTACK, seat, state.figures[seat])

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        taken = own_highest(turn.state, seat)
        assert taken is not None
        turn.emit(DieTakenBack(seat, taken.die, turn.at))


class LightTotem(Doing, frozen=True):
    """The tower is high enough: activate so many gems, once and for all."""

    level: Level

    def check(self, state: State, seat: Seat) -> Refusal | None:
        node = state.figures[seat]
        refusal = kept_from(state, seat, GEMS, node) or not_at_work(state, node)
        if refusal is not None:
            return refusal
        need, height = price_of(TOTEM.gems, self.level), len(part(state).tower)
        if need is None:
            return because("no_gems_here", rule="TMP-5.17", level=self.level)
        if height < need:
            return because("tower_too_low", rule="TMP-5.17", have=height, need=need)
        return nothing_to_light(state, node)

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(GEMS, seat, state.figures[seat])

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        state = turn.state
        stacking = part(state).stacking
        if stacking is not None:
            turn.emit(StackingDropped(stacking.seat))
        turn.emit(GemsTaken(seat, state.figures[seat], self.level, min(self.level, state.depot), (), turn.at))
        turn.emit(TotemSated(tuple(one.die for one in part(state).tower)))


def not_at_work(state: State, node: int) -> Refusal | None:
    """Elsewhere, or the totem has given its gems."""
    if not is_totem(state, node):
        return because("not_in_the_totem_chamber", rule="TMP-5.17")
    if state.chambers[node >> 1].gems_done >= 0:
        return because("totem_is_done", rule="TMP-5.17")
    return None
