"""How curses come and go: for this module and for every other that curses or blesses."""

from wayout.games.temple.modules.curses.deck import CURSES, full_deck
from wayout.games.temple.modules.curses.events import CurseDrawn, CurseGone, CursesShuffled
from wayout.games.temple.modules.curses.part import borne, part
from wayout.games.temple.state import State
from wayout.games.temple.tiles import printed
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def shuffle_deck(turn: Turn[State]) -> None:
    turn.emit(CursesShuffled(tuple(turn.chance.stream("curses").shuffled(full_deck(turn.state.settings)))))


def curse_discoverer(turn: Turn[State], seat: Seat, chamber: int) -> None:
    """TMP-3.2: whoever discovers a purple mask draws."""
    if printed(turn.state.chambers[chamber].tile).mask:
        draw_curse(turn, seat)


def draw_curse(turn: Turn[State], seat: Seat) -> None:
    """One card, or as many as what the seat bears by now makes of it."""
    bears = borne(turn.state, seat)
    for _ in range(max((CURSES[curse].draws for curse in bears), default=1)):
        draw_card(turn, seat)


def draw_card(turn: Turn[State], seat: Seat) -> None:
    """TMP-5.1: nothing if the deck is empty; a card that the seat bears already has no effect."""
    deck = part(turn.state).deck
    if not deck:
        return
    curse = deck[-1]
    kept = curse not in borne(turn.state, seat)
    turn.emit(CurseDrawn(seat, curse, kept))
    drawn = CURSES[curse].drawn
    if kept and drawn is not None:
        drawn(turn, seat)


def take_away(turn: Turn[State], seat: Seat, curse: str) -> None:
    """The card goes, without being lifted by its icons."""
    turn.emit(CurseGone(seat, curse))
    let_go(turn, seat, curse)


def let_go(turn: Turn[State], seat: Seat, curse: str) -> None:
    """What the card kept comes back."""
    gone = CURSES[curse].gone
    if gone is not None:
        gone(turn, seat)


def leave_curses_behind(turn: Turn[State], seat: Seat) -> None:
    """TMP-5.1: the curses of those who are out are discarded."""
    for curse in list(borne(turn.state, seat)):
        take_away(turn, seat, curse)
