"""Counting, choosing and paying with dice (TMP-4.5, TMP-4.6)."""

from collections.abc import Sequence
from itertools import chain, combinations
from typing import Final

from wayout.games.temple.parts import Face
from wayout.games.temple.seam import hooks
from wayout.games.temple.state import (
    ADVENTURER,
    BLANK,
    BY_ITSELF,
    GOLDEN,
    HELD,
    IDS_PER_SEAT,
    KEY,
    LOCKED,
    LOST,
    NO_DIE,
    SEATS,
    TORCH,
    State,
)
from wayout.games.temple.tiles import Cost
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat

FACES: Final[dict[int, Face]] = {ADVENTURER: "A", KEY: "K", TORCH: "T", GOLDEN: "G", LOCKED: "B"}
"""What a die shows, by how it lies."""
SIX_SIDES: Final = (ADVENTURER, ADVENTURER, KEY, TORCH, GOLDEN, LOCKED)
"""TMP-4.3: what 0 to 5 mean."""
LIES: Final = {"A": ADVENTURER, "K": KEY, "T": TORCH, "G": GOLDEN, "B": LOCKED}
ICONS: Final = (ADVENTURER, KEY, TORCH, GOLDEN)
WAYS_TO_LIE: Final = NO_DIE + 1
CLASS_OF: Final = {"locked": LOCKED, "blank": BLANK, "A": ADVENTURER, "T": TORCH, "K": KEY, "G": GOLDEN}


def sets_of_dice() -> tuple[tuple[int, ...], ...]:
    """Of each seat's numbers every set."""
    hands = [range(seat * IDS_PER_SEAT, (seat + 1) * IDS_PER_SEAT) for seat in SEATS]
    sizes = range(1, IDS_PER_SEAT + 1)
    return tuple(chain.from_iterable(combinations(hand, size) for hand in hands for size in sizes))


def roll_faces(turn: Turn[State], seat: Seat, count: int) -> list[int]:
    """TMP-4.3: the k-th die that a seat ever rolls falls the same whatever the others do."""
    first = turn.state.rolled[seat]
    stream = turn.chance.stream
    return [SIX_SIDES[stream(f"dice {seat} {first + k}").below(6)] for k in range(count)]


def lying(state: State, seat: Seat, lies: int) -> list[int]:
    """The seat's own dice that lie like this, lowest numbers first."""
    dice = state.dice
    return [die for die in state.hands[seat] if dice[die] == lies]


def shows(state: State, seat: Seat, die: int) -> int:
    """What a die counts as: how it lies, or what a module says. A black mask is LOCKED, nothing is BLANK."""
    icon = state.dice[die]
    for counts_as in hooks(state).counts_as:
        reading = counts_as(state, seat)
        if reading is not None:
            icon = reading(state, seat, die, icon)
    return icon


def faces(state: State, seat: Seat) -> list[int]:
    """What each of the seat's own dice counts as, in the order of its hand."""
    dice, hand = state.dice, state.hands[seat]
    icons = [dice[die] for die in hand]
    for counts_as in hooks(state).counts_as:
        reading = counts_as(state, seat)
        if reading is not None:
            icons = [reading(state, seat, die, icon) for die, icon in zip(hand, icons, strict=True)]
    return icons


def showing(state: State, seat: Seat, icon: int) -> list[int]:
    """The seat's own dice that count as this icon, lowest numbers first."""
    return [die for die, shown in zip(state.hands[seat], faces(state, seat), strict=True) if shown == icon]


def locked_dice(state: State, seat: Seat) -> list[int]:
    return lying(state, seat, LOCKED)


def is_free(lies: int) -> bool:
    """Neither held somewhere nor lost."""
    return lies < HELD


def extra_icons(state: State, seat: Seat, icon: int, paid: int | None = None) -> int:
    """Icons that the seat can pay beyond its dice, if it pays so many dice of this kind; nothing: all that it has."""
    asked = hooks(state)
    extra = sum(icons(state, seat).get(icon, 0) for icons in asked.icons)
    for twins in asked.twins:
        if icon in twins(state, seat):
            extra += len(showing(state, seat, icon)) if paid is None else paid
    return extra


def purse(state: State, seat: Seat) -> list[int]:
    """By how a die lies: how many of it the seat has; of icons, with what it has armed."""
    return purse_of(state, seat, faces(state, seat))


def purse_of(state: State, seat: Seat, shown: Sequence[int]) -> list[int]:
    """The same, where what the seat's dice count as has been found already."""
    have, asked = [0] * WAYS_TO_LIE, hooks(state)
    for icon in shown:
        have[icon] += 1
    for twins in asked.twins:
        for icon in twins(state, seat):
            have[icon] *= 2
    for icons in asked.icons:
        for icon, more in icons(state, seat).items():
            have[icon] += more
    return have


def covers(have: list[int], cost: Cost) -> bool:
    """Whether a purse pays this."""
    for icon, need in cost:  # noqa: SIM110 - asked for every way of every list, and a generator takes longer
        if have[icon] < need:
            return False
    return True


def can_pay(state: State, seat: Seat, cost: Cost) -> bool:
    """Whether the seat's own dice, and what it has armed, cover this."""
    return covers(purse(state, seat), cost)


def cannot_pay(state: State, seat: Seat, cost: Cost, named: Sequence[int]) -> Refusal | None:
    """Why this seat cannot pay this, with these dice if it names any."""
    if not named:
        return None if not cost or can_pay(state, seat, cost) else short_of(state, seat, cost)
    hand = state.hands[seat]
    if len(set(named)) < len(named) or any(die not in hand for die in named):
        return because("not_your_dice", rule="TMP-4.5", dice=list(named))
    lie = [shows(state, seat, die) for die in named]
    for icon, need in cost:
        have = lie.count(icon)
        if have > need or have + extra_icons(state, seat, icon, have) < need:
            return because("wrong_payment", rule="TMP-4.5", dice=list(named), cost=cost_text(cost))
    if len(lie) > sum(lie.count(icon) for icon, _ in cost):
        return because("wrong_payment", rule="TMP-4.5", dice=list(named), cost=cost_text(cost))
    return None


def short_of(state: State, seat: Seat, cost: Cost) -> Refusal:
    return because("cannot_pay", rule="TMP-4.5", cost=cost_text(cost))


def cost_text(cost: Cost) -> str:
    return "".join(FACES[icon] * need for icon, need in cost)


def pay(turn: Turn[State], seat: Seat, cost: Cost, named: Sequence[int]) -> tuple[int, ...]:
    """The dice to pay with, lowest numbers first; what they do not cover is taken from what is armed."""
    state = turn.state
    paid: list[int] = []
    for icon, need in cost:
        fitting = showing(state, seat, icon)
        chosen = [die for die in named if die in fitting] if named else fitting[:need]
        paid += chosen
        use_extra(turn, seat, icon, need - len(chosen))
    return tuple(sorted(paid))


def use_extra(turn: Turn[State], seat: Seat, icon: int, count: int) -> None:
    if count > 0:
        for use_icons in hooks(turn.state).use_icons:
            use_icons(turn, seat, icon, count)


def die_to_lose(state: State, seat: Seat) -> int | None:
    """TMP-4.6, A9: the first die in the order that the seat prefers; nothing if it has no free die."""
    return next(iter(dice_to_lose(state, seat, 1)), None)


def dice_to_lose(state: State, seat: Seat, count: int) -> list[int]:
    """So many, or as many as there are."""
    return [die for name in state.order[seat] for die in lying(state, seat, CLASS_OF[name])][:count]


def blank(state: State, dice: Sequence[int]) -> None:
    """For events: these dice are used or freed, and must be rolled before they count."""
    for die in dice:
        state.dice[die] = BLANK
        state.offered[die] = BY_ITSELF


def lose(state: State, dice: Sequence[int]) -> None:
    """For events: these dice go to the box."""
    for die in dice:
        state.dice[die] = LOST
        state.offered[die] = BY_ITSELF


def hold(state: State, die: int, where: str) -> None:
    """For events: this die lies somewhere for a while."""
    state.dice[die] = HELD
    state.offered[die] = BY_ITSELF
    state.held[die] = where


def release(state: State, die: int, lies: int = BLANK) -> None:
    """For events: a held die is back, and must be rolled, unless it still lies as it did."""
    state.dice[die] = lies
    state.held[die] = ""


def hand_over(state: State, die: int, owner: Seat, to: Seat) -> None:
    """For events: this die is the other's now, under a number of the other's, and must be rolled."""
    state.hands[owner].remove(die)
    state.dice[die], state.offered[die] = NO_DIE, BY_ITSELF
    number = state.dice.index(NO_DIE, to * IDS_PER_SEAT, (to + 1) * IDS_PER_SEAT)
    state.dice[number] = BLANK
    state.hands[to] = sorted([*state.hands[to], number])


def most_dice(state: State, seat: Seat) -> int:
    """How many dice the seat may roll at once."""
    most = len(state.hands[seat])
    for limit in hooks(state).most_dice:
        most = min(most, limit(state, seat))
    return most


def must_roll(state: State, seat: Seat) -> list[int]:
    """The dice that are in every roll of this seat, lowest numbers first."""
    must = [die for asked in hooks(state).must_roll for die in asked(state, seat)]
    return sorted(set(must)) if must else must
