"""What everybody sees of the curses, and a truth that fits it. Only the order of the deck is hidden (TMP-4.12)."""

from collections import Counter

import msgspec

from wayout.games.temple.dice import cost_text
from wayout.games.temple.modules.curses.deck import full_deck
from wayout.games.temple.modules.curses.limits import lifting_cost, risks
from wayout.games.temple.modules.curses.part import ID, Curses, borne, part
from wayout.games.temple.state import State
from wayout.games.temple.view_types import CurseView, SeatView, View
from wayout.kernel.chance import Chance
from wayout.kernel.seats import Seat, Viewer


def show_seat(state: State, seat: Seat, view: SeatView) -> None:
    view.curses = [CurseView(curse, cost_text(lifting_cost(state, seat, curse))) for curse in borne(state, seat)]
    view.risk = list(risks(state, seat))


def show(state: State, viewer: Viewer, view: View) -> None:
    curses = part(state)
    view.curses_left = len(curses.deck)
    view.extra[ID] = {"discarded": curses.discarded[:], "careful": curses.careful[: state.seats]}
    if curses.kept:
        view.extra[ID]["kept"] = {card: msgspec.to_builtins(kept, str_keys=True) for card, kept in curses.kept.items()}


def imagine(state: State, view: View, viewer: Viewer, luck: Chance) -> None:
    """The cards that nobody has seen lie in the deck in some order."""
    curses = Curses(discarded=list(view.extra[ID]["discarded"]), kept=dict(view.extra[ID].get("kept", {})))
    for seat, shown in view.seats.items():
        curses.borne[int(seat)] = [card.curse for card in shown.curses]
    for number, careful in enumerate(view.extra[ID]["careful"]):
        curses.careful[number] = careful
    seen = Counter(curses.discarded) + Counter(curse for cards in curses.borne for curse in cards)
    unseen = Counter(full_deck(state.settings)) - seen
    curses.deck = luck.shuffled(list(unseen.elements()))
    state.parts[ID] = curses
