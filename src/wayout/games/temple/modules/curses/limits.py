"""What the curses of a seat add up to (TMP-5.1: different ones do)."""

from collections.abc import Sequence

from wayout.games.temple.events import DiceFell
from wayout.games.temple.modules.curses.curse import ANY_NUMBER, Curse
from wayout.games.temple.modules.curses.deck import CURSES, LIFTED_BY
from wayout.games.temple.modules.curses.part import borne, part
from wayout.games.temple.seam import LIFT, Deed, priced
from wayout.games.temple.state import State
from wayout.games.temple.tiles import Cost
from wayout.kernel.play import Refusal, Turn
from wayout.kernel.seats import Seat


def curses_of(state: State, seat: Seat) -> Sequence[Curse]:
    cursed = borne(state, seat)
    return [CURSES[curse] for curse in cursed] if cursed else ()


def forbids(state: State, deed: Deed) -> Refusal | None:
    for curse in curses_of(state, deed.seat):
        refusal = curse.forbids(state, deed) if curse.forbids else None
        if refusal is not None:
            return refusal
    return None


def lifting_cost(state: State, seat: Seat, curse: str, dice: tuple[int, ...] = ()) -> Cost:
    return priced(state, seat, LIFT, LIFTED_BY[curse], dice=dice)


def mask_frees(state: State, seat: Seat) -> int:
    cursed = curses_of(state, seat)
    return min(curse.mask_frees for curse in cursed) if cursed else ANY_NUMBER


def most_dice(state: State, seat: Seat) -> int:
    cursed = curses_of(state, seat)
    return min(curse.most_dice for curse in cursed) if cursed else ANY_NUMBER


def spacing(state: State, seat: Seat) -> int:
    cursed = curses_of(state, seat)
    return max(curse.spacing for curse in cursed) if cursed else 1


def risks(state: State, seat: Seat) -> tuple[tuple[int, int], ...]:
    """The haste that this seat has to fear; two cards with such a risk have not been printed."""
    for curse in curses_of(state, seat):
        if curse.risk:
            return curse.risk
    return ()


def percent_after(risk: tuple[tuple[int, int], ...], gap: int) -> int:
    """How many percent of the dice fall so many milliseconds after the roll before."""
    return next((percent for soon, percent in risk if gap < soon), 0)


def drop_dice(turn: Turn[State], seat: Seat, dice: tuple[int, ...], gap: int) -> None:
    """TMP-6: whether the k-th die that a seat ever rolls falls has luck of its own, like its face (TMP-4.3)."""
    percent = percent_after(risks(turn.state, seat), gap)
    if not percent:
        return
    first = turn.state.rolled[seat] - len(dice)
    fallen = [die for k, die in enumerate(dice) if turn.chance.stream(f"fall {seat} {first + k}").below(100) < percent]
    if fallen:
        turn.emit(DiceFell(seat, tuple(fallen)))


def roll_spacing(state: State, seat: Seat) -> int:
    """TMP-6: careful rolls begin when no die can fall."""
    if not part(state).careful[seat]:
        return 0
    risk = risks(state, seat)
    return risk[-1][0] if risk else 0
