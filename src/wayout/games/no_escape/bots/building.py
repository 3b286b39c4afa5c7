"""Where the maze tile of step 2 goes: quickly guessed for every place, then thought through for the best."""

from typing import Final

from wayout.games.no_escape.actions import PlaceTile
from wayout.games.no_escape.bots.crossings import ACROSS, NEVER
from wayout.games.no_escape.bots.field import NOWHERE, Field, Outlook, beyond
from wayout.games.no_escape.bots.judge import outlooks
from wayout.games.no_escape.bots.keeping import KEEPING
from wayout.games.no_escape.bots.odds_judge import OddsJudge
from wayout.games.no_escape.events import TilePlaced
from wayout.games.no_escape.slots import AHEAD, number_of
from wayout.games.no_escape.state import State
from wayout.games.no_escape.tiles import SHAPE

GUESSED_DETOUR: Final = 3
"""What a tile in the second-best way out costs, roughly."""


def lengthened(state: State, ahead: Outlook, slot: int, code: int) -> Outlook:
    """A meeple's outlook, nearly, once this lies there: no tile in an empty slot makes any way shorter."""
    steps, out, other, other_out = ahead
    if out == NOWHERE:
        return ahead
    if beyond(out) == slot:
        return rerouted(state, ahead, slot, code)
    if other_out != NOWHERE and beyond(other_out) == slot:
        return (steps, out, other + GUESSED_DETOUR, other_out)
    return ahead


def rerouted(state: State, ahead: Outlook, slot: int, code: int) -> Outlook:
    """The tile lies in the nearest way out: through it, or to the other way out."""
    steps, out, other, other_out = ahead
    laid = state.board.laid
    through, new_out = NEVER, NOWHERE
    for side, more in ACROSS[state.yellow_walkable][code][out & 3 ^ 2]:
        if slot + AHEAD[side] not in laid and steps + more < through:
            through, new_out = steps + more, slot * 4 + side
    if through <= other:
        return (through, new_out, other, other_out)
    return (other, other_out, min(through, NEVER), new_out)


def guessed(
    state: State, judge: OddsJudge, ahead: list[Outlook], places: list[PlaceTile]
) -> list[tuple[float, PlaceTile]]:
    """Every place with what it seems to be worth."""
    known: dict[tuple[Outlook, ...], float] = {}
    found: list[tuple[float, PlaceTile]] = []
    thrift = judge.temper.thrift
    for place in places:
        slot, code = number_of(place.at), SHAPE[place.tile] * 4 + place.rot
        after = [lengthened(state, one, slot, code) for one in ahead]
        key = tuple(after)
        worth = known.get(key)
        if worth is None:
            worth = known[key] = judge.worth(state, after, has_moved=False)
        found.append((worth - thrift * KEEPING[place.tile], place))
    return found


def by_worth(one: tuple[float, PlaceTile]) -> float:
    return one[0]


def best_place(state: State, judge: OddsJudge, field: Field, places: list[PlaceTile]) -> PlaceTile:
    """The best guesses are thought through: laid in mind, and moved with every roll."""
    found = sorted(guessed(state, judge, outlooks(state, field), places), key=by_worth, reverse=True)[
        : judge.temper.places
    ]
    if len(found) == 1:
        return found[0][1]
    return max(((after_placing(state, judge, place), place) for _, place in found), key=by_worth)[1]


def after_placing(state: State, judge: OddsJudge, place: PlaceTile) -> float:
    twin = state.clone()
    TilePlaced(state.turn, place.tile, place.at, place.rot, state.flipped is not None).apply(twin)
    return judge.before_roll(twin, Field(twin)) - judge.temper.thrift * KEEPING[place.tile]
