"""What one sees of the cursed gems: location tiles lie face down, and only who has looked knows them (TMP-4.12)."""

from itertools import permutations

from wayout.games.temple.dice import cost_text
from wayout.games.temple.modules.cursed_gems.actions import PEEK, peek_cost
from wayout.games.temple.modules.cursed_gems.part import ID, CursedGems, location_at, part
from wayout.games.temple.modules.cursed_gems.prints import PEEK_COST, PRINTS, fitting
from wayout.games.temple.state import SEATS, State
from wayout.games.temple.view_types import PriceView, SeatView, View
from wayout.kernel.chance import Chance
from wayout.kernel.seats import SPECTATOR, Seat, Viewer


def show(state: State, viewer: Viewer, view: View) -> None:
    cursed = part(state)
    known = [] if viewer is SPECTATOR else cursed.peeked[viewer]
    view.extra[ID] = {
        "gems": cursed.gems[: state.seats],
        "stack": cursed.stack[:],
        "lying": {str(chamber): location for chamber, location in cursed.lying.items()},
        "gone": {str(location): cursed.symbols[location] for location in cursed.gone},
        "peeked": [locations[:] for locations in cursed.peeked[: state.seats]],
        "hints": {str(location): hints[:] for location, hints in cursed.hints.items()},
        "known": {str(location): cursed.symbols[location] for location in known},
    }


def show_seat(state: State, seat: Seat, view: SeatView) -> None:
    """What a look costs this adventurer where there is a tile, if that is unlike what is printed."""
    if location_at(state, seat) is None:
        return
    cost = peek_cost(state, seat)
    if cost != PEEK_COST:
        view.prices = [*view.prices, PriceView(PEEK, state.figures[seat], cost_text(cost))]


def imagine(state: State, view: View, viewer: Viewer, luck: Chance) -> None:
    shown = view.extra[ID]
    cursed = CursedGems(
        stack=list(shown["stack"]),
        lying={int(chamber): location for chamber, location in shown["lying"].items()},
        gone=[int(location) for location in shown["gone"]],
        hints={int(location): list(hints) for location, hints in shown["hints"].items()},
    )
    for seat in SEATS[: state.seats]:
        cursed.gems[seat] = shown["gems"][seat]
        cursed.peeked[seat] = list(shown["peeked"][seat])
    known = {int(location): symbol for location, symbol in {**shown["gone"], **shown["known"]}.items()}
    cursed.symbols = symbols_that_fit(cursed, known, luck)
    state.parts[ID] = cursed


def symbols_that_fit(cursed: CursedGems, known: dict[int, str], luck: Chance) -> list[str]:
    """What was said of a tile is true, and nobody has looked at the place of the gem that still lies before them."""
    unseen = luck.shuffled([symbol for symbol in PRINTS.symbols if symbol not in known.values()])
    hidden = [location for location in range(len(PRINTS.symbols)) if location not in known]
    allowed = {location: symbols_of(cursed, location) for location in hidden}
    fits = next(
        found
        for found in permutations(unseen)
        if all(symbol in allowed[location] for location, symbol in zip(hidden, found, strict=True))
    )
    told = {**known, **dict(zip(hidden, fits, strict=True))}
    return [told[location] for location in range(len(PRINTS.symbols))]


def symbols_of(cursed: CursedGems, location: int) -> list[str]:
    """What this tile can show, as far as everybody knows."""
    excluded = [gem for gem, locations in zip(cursed.gems, cursed.peeked, strict=True) if location in locations]
    return [symbol for symbol in fitting(cursed.hints.get(location, [])) if symbol not in excluded]
