"""How symbols come into chambers and what is done under them (TMP-5.15)."""

from collections import Counter
from collections.abc import Iterable

from wayout.games.temple.board import undiscovered
from wayout.games.temple.modules.calendar.almanac import full_stack
from wayout.games.temple.modules.calendar.events import CalendarAdvanced, CalendarShuffled, SymbolLaid, SymbolReturned
from wayout.games.temple.modules.calendar.part import is_eternal, part, symbols_ahead
from wayout.games.temple.seam import GEMS, Deed, hooks
from wayout.games.temple.state import State
from wayout.games.temple.tiles import printed
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat


def shuffle_stack(turn: Turn[State]) -> None:
    turn.emit(CalendarShuffled(tuple(turn.chance.stream("calendar").shuffled(full_stack()))))


def has_gems(tile: str) -> bool:
    """Whether gems can be lit there at all, by whatever means."""
    return printed(tile).most > 0


def lay_symbol(turn: Turn[State], seat: Seat, chamber: int) -> None:
    """A gem chamber is discovered. Those beside the start at set-up were not."""
    if has_gems(turn.state.chambers[chamber].tile) and can_be_laid(turn.state):
        turn.emit(SymbolLaid(chamber, part(turn.state).stack[-1]))
    lay_what_is_left(turn)


def can_be_laid(state: State) -> bool:
    """While there are tiles; on the eternal side none comes any more once they have run out, even if one comes back."""
    calendar = part(state)
    return bool(calendar.stack) and not (is_eternal(state) and calendar.ran_out)


def lay_what_is_left(turn: Turn[State]) -> None:
    """On the eternal side, with no gem chamber left to discover, tiles go to the gem chambers without one: else the
    calendar could never be finished."""
    state = turn.state
    if not is_eternal(state) or any(has_gems(tile) for tile in undiscovered(state)):
        return
    for chamber in chambers_without(state):
        if can_be_laid(state):
            turn.emit(SymbolLaid(chamber, part(state).stack[-1]))


def chambers_without(state: State) -> list[int]:
    """Gem chambers that have neither a tile nor lit gems, those first that were laid first."""
    spent, tiles = spent_chambers(state), part(state).tiles
    return [
        number
        for number, chamber in enumerate(state.chambers)
        if has_gems(chamber.tile)
        and chamber.gems_done < 0
        and not chamber.gone
        and number not in tiles
        and number not in spent
    ]


def spent_chambers(state: State) -> set[int]:
    return {chamber for spent in hooks(state).spent for chamber in spent(state)}


def forbids(state: State, deed: Deed) -> Refusal | None:
    """On the eternal side: not under this symbol, or not before the end."""
    if deed.to is None or not is_eternal(state):
        return None
    ahead, tiles = symbols_ahead(state), part(state).tiles
    if not ahead:
        return None
    symbols = [tiles.get(node >> 1) for node in (deed.to, *deed.also)]
    if None in symbols:
        return because("no_symbol_here", rule="TMP-5.15")
    # A48: several chambers at once take several steps, in whatever order fits.
    if Counter(symbols) != Counter(ahead[: len(symbols)]):
        return because("wrong_symbol", rule="TMP-5.15", symbol=ahead[0])
    return None


def follow(turn: Turn[State], deed: Deed) -> None:
    """Gems were lit: the figure goes on under each symbol that is next, and what does not fit goes under the stack."""
    if deed.name != GEMS:
        return
    state = turn.state
    lit = {number for number in part(state).tiles if state.chambers[number].gems_done >= 0}
    advance(turn, lit)
    for chamber in sorted(lit | (spent_chambers(state) & set(part(state).tiles))):
        return_symbol(turn, chamber)
    lay_what_is_left(turn)


def advance(turn: Turn[State], lit: Iterable[int]) -> None:
    """One space for every lit chamber that the next space shows; whichever order takes it furthest."""
    calendar = part(turn.state)
    while symbols_ahead(turn.state):
        symbol = symbols_ahead(turn.state)[0]
        chamber = next((number for number in sorted(lit) if calendar.tiles.get(number) == symbol), None)
        if chamber is None:
            return
        turn.emit(CalendarAdvanced(chamber, symbol, calendar.space + 1))


def return_symbol(turn: Turn[State], chamber: int) -> None:
    """Whatever takes the tile away without a step: a symbol that did not fit, or a chamber that leaves."""
    symbol = part(turn.state).tiles.get(chamber)
    if symbol is not None:
        turn.emit(SymbolReturned(chamber, symbol))
