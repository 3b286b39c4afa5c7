"""What one does with dice (TMP-4.5)."""

from typing import Final

from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.actions.moments import kept_from, not_going_on, not_inside, not_running
from wayout.games.temple.dice import FACES, is_free, most_dice, must_roll, roll_faces, shows
from wayout.games.temple.events import AutoOffering, DieGiven, Masked, Offered, Preferred, Rolled
from wayout.games.temple.pool import needed, offers
from wayout.games.temple.seam import MASK, ROLL, Deed, hooks
from wayout.games.temple.state import BLANK, GOLDEN, LOCKED, LOSS_ORDER, State
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat

MASK_FREES: Final = 2


class Roll(Doing, frozen=True):
    """Roll these dice, which are blank or show something; black masks stay where they are."""

    dice: tuple[int, ...]

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = kept_from(state, seat, ROLL)
        if refusal is not None:
            return refusal
        refusal = not_yours(state, seat, self.dice)
        if refusal is not None:
            return refusal
        if any(state.dice[die] >= LOCKED for die in self.dice):
            return because("not_rollable", rule="TMP-4.6", dice=list(self.dice))
        most = most_dice(state, seat)
        if len(self.dice) > most:
            return because("too_many_dice", rule="TMP-6", most=most)
        return None

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(ROLL, seat, dice=self.dice)

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        state = turn.state
        since = turn.at - state.last_roll[seat]
        dice = dice_rolled(state, seat, self.dice)
        faces = tuple(FACES[lies] for lies in roll_faces(turn, seat, len(dice)))
        turn.emit(Rolled(seat, dice, faces, turn.at))
        for rolled in hooks(state).rolled:
            rolled(turn, seat, dice, since)


class Mask(Doing, frozen=True):
    """Use a golden mask to free black masks, of oneself or of one adventurer in the same chamber."""

    die: int
    seat: Seat
    dice: tuple[int, ...]

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = kept_from(state, seat, MASK)
        if refusal is not None:
            return refusal
        if self.die not in state.hands[seat] or state.dice[self.die] != GOLDEN:
            return because("no_golden_mask", rule="TMP-4.5", die=self.die)
        if not 0 <= self.seat < state.seats or state.figures[self.seat] != state.figures[seat]:
            return because("not_in_your_chamber", rule="TMP-4.5", seat=self.seat)
        hand = state.hands[self.seat]
        if not self.dice or len(set(self.dice)) < len(self.dice):
            return because("no_dice", rule="TMP-4.5")
        if any(die not in hand or state.dice[die] != LOCKED for die in self.dice):
            return because("not_locked", rule="TMP-4.5", dice=list(self.dice))
        most = mask_frees(state, seat)
        if len(self.dice) > most:
            return because("mask_frees_fewer", rule="TMP-4.5", most=most)
        return None

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(MASK, seat, dice=(self.die,))

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(Masked(seat, self.die, self.seat, tuple(sorted(self.dice)), turn.at))


class Offer(Action[State], frozen=True):
    """Offer dice for what is done together in the own chamber, or take them back."""

    dice: tuple[int, ...]
    on: bool

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_inside(state, seat) or not_yours(state, seat, self.dice)
        if refusal is not None:
            return refusal
        icons, here = [shows(state, seat, die) for die in self.dice], needed(state, seat)
        if not all(BLANK < icon < LOCKED for icon in icons):
            return because("shows_nothing", rule="TMP-4.5", dice=list(self.dice))
        if all(offers(state, die, icon, here) == self.on for die, icon in zip(self.dice, icons, strict=True)):
            return because("changes_nothing", rule="TMP-4.8")
        return None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(Offered(seat, tuple(sorted(self.dice)), self.on, turn.at))


class AutoOffer(Action[State], frozen=True):
    """Offer the icon that the own chamber needs by itself, or not."""

    on: bool

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_going_on(state, seat)
        if refusal is not None:
            return refusal
        if state.figures[seat] < 0:
            return because("you_are_out", rule="TMP-4.5")
        return because("changes_nothing", rule="TMP-4.8") if state.auto_offer[seat] == self.on else None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(AutoOffering(seat, self.on, turn.at))


class Give(Action[State], frozen=True):
    """Out of the temple, give one die to somebody inside, once (A15)."""

    die: int
    to: Seat

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_running(state, seat)
        if refusal is not None:
            return refusal
        if state.figures[seat] >= 0:
            return because("still_inside", rule="TMP-4.5")
        if state.gave[seat]:
            return because("gave_already", rule="TMP-4.5")
        if self.die not in state.hands[seat] or not is_free(state.dice[self.die]):
            return because("not_your_dice", rule="TMP-4.5", dice=[self.die])
        if not 0 <= self.to < state.seats or state.figures[self.to] < 0:
            return because("not_an_adventurer_inside", rule="TMP-4.5", seat=self.to)
        return None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(DieGiven(seat, self.die, self.to, turn.at))


class Prefer(Action[State], frozen=True):
    """In which order to give up dice when one is lost. Never listed."""

    order: tuple[str, ...]

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_going_on(state, seat)
        if refusal is not None:
            return refusal
        if sorted(self.order) != sorted(LOSS_ORDER):
            return because("not_an_order", rule="TMP-4.6", order=list(self.order))
        return None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(Preferred(seat, self.order, turn.at))


def not_yours(state: State, seat: Seat, dice: tuple[int, ...]) -> Refusal | None:
    """Why these are not some of the seat's own dice, each named once."""
    if not dice:
        return because("no_dice", rule="TMP-4.5")
    hand = state.hands[seat]
    if len(set(dice)) < len(dice) or any(die not in hand for die in dice):
        return because("not_your_dice", rule="TMP-4.5", dice=list(dice))
    return None


def dice_rolled(state: State, seat: Seat, named: tuple[int, ...]) -> tuple[int, ...]:
    """Those that the seat names, and those that it must roll: these first, if it may not roll so many."""
    if not hooks(state).must_roll:
        return tuple(sorted(named))
    must = must_roll(state, seat)
    both = [*must, *sorted(die for die in named if die not in must)]
    return tuple(sorted(both[: most_dice(state, seat)]))


def mask_frees(state: State, seat: Seat) -> int:
    """How many black masks one golden mask of this seat frees."""
    asked, most = hooks(state), MASK_FREES
    for power in asked.mask_power:
        most = max(most, power(state, seat))
    for limit in asked.mask_frees:
        most = min(most, limit(state, seat))
    return most
