"""What a bond means for rolls, and how it ends."""

from collections.abc import Iterable
from typing import Final

from wayout.games.temple.modules.curses.cards.magical_bond.actions import TAKES, Bond, BondOk, Unbond
from wayout.games.temple.modules.curses.cards.magical_bond.events import BondBroken, BondMissed, BondTied
from wayout.games.temple.modules.curses.cards.magical_bond.part import ID, bonds, is_asking, is_bonded
from wayout.games.temple.modules.curses.events import CurseGone
from wayout.games.temple.modules.curses.part import borne
from wayout.games.temple.seam import MISC, ROLL, Deed, Timer
from wayout.games.temple.state import SEATS, State
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat


def unbonded(state: State, deed: Deed) -> Refusal | None:
    """Who has asked for a hand does not roll either, but knows from when on."""
    seat = deed.seat
    if deed.name != ROLL or seat in bonds(state).free or is_asking(state, seat) or is_bonded(state, seat):
        return None
    return because("unbonded", rule="TMP-6.12")


def waits_until(state: State, seat: Seat) -> int:
    found = bonds(state)
    tie = found.ties.get(seat)
    if tie is None or tie.until is None or seat in found.free or is_bonded(state, seat):
        return 0
    return tie.until


def slower(state: State, seat: Seat) -> int:
    return TAKES.both if is_bonded(state, seat) else 0


def hold_on(turn: Turn[State], seat: Seat) -> None:
    """The card comes. Nobody else inside: it goes at once (TMP-6.12)."""
    if seat in bonds(turn.state).free:
        turn.emit(BondMissed(seat))
    if turn.state.inside() == [seat]:
        turn.emit(CurseGone(seat, ID))


def let_go(turn: Turn[State], seat: Seat) -> None:
    tie = bonds(turn.state).ties.get(seat)
    if tie is not None:
        turn.emit(BondBroken(seat, SEATS[tie.to]))


def lose_mate(turn: Turn[State], out: Seat) -> None:
    """Whoever is out is no hand to hold; the last one inside needs none."""
    for seat, tie in list(bonds(turn.state).ties.items()):
        if tie.to == out:
            turn.emit(BondBroken(SEATS[seat], out))
    inside = [seat for seat in turn.state.inside() if seat != out]
    if len(inside) == 1 and ID in borne(turn.state, inside[0]):
        turn.emit(CurseGone(inside[0], ID))


def next_end(state: State) -> int | None:
    """Of silence, or of free rolling."""
    found = bonds(state)
    if not found.ties and not found.free:
        return None
    asked = [tie.until for tie in found.ties.values() if tie.until is not None]
    free = [until for seat, until in found.free.items() if ID in borne(state, SEATS[seat])]
    return min([*asked, *free], default=None)


def end(turn: Turn[State], due: int) -> None:
    found = bonds(turn.state)
    for seat, tie in list(found.ties.items()):
        if tie.until == due:
            turn.emit(BondTied(SEATS[seat], SEATS[tie.to]))
    for seat, until in list(found.free.items()):
        if until == due:
            turn.emit(BondMissed(SEATS[seat]))


TIMER: Final = Timer(MISC, next_end, end)


def may(state: State, seat: Seat) -> Iterable[Action[State]]:
    """Asked of everybody, when hardly ever anybody bears the card."""
    ties, bears = bonds(state).ties, ID in borne(state, seat)
    if not ties and not bears:
        return ()
    mine = [bond for bond in map(Bond, state.inside()) if bears and bond.check(state, seat) is None]
    held = [(Unbond if tie.until is None else BondOk)(SEATS[holder]) for holder, tie in ties.items() if tie.to == seat]
    return [*mine, *held]
