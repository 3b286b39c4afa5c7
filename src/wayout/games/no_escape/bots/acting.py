"""Step 1: which action tile, with which targets, or none."""

from typing import Final

from wayout.games.no_escape.actions import LayTile, PlayAction
from wayout.games.no_escape.actions.answers import collapsing
from wayout.games.no_escape.bots.field import Field
from wayout.games.no_escape.bots.judge import Judge, outlooks
from wayout.games.no_escape.bots.keeping import KEEPING, best_kept
from wayout.games.no_escape.bots.mind import NO_LUCK
from wayout.games.no_escape.bots.odds_judge import OddsJudge
from wayout.games.no_escape.catalogue import ACTION_TILES
from wayout.games.no_escape.events import ActionAnnounced, TileReplaced
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.rules import answers
from wayout.games.no_escape.shapes import TILE
from wayout.games.no_escape.slots import BOARD_PLACES, XY, Slot, number_of
from wayout.games.no_escape.state import LAY, State
from wayout.games.no_escape.tiles import SHAPE
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat

FINALISTS: Final = 3
COLLAPSE: Final = "collapse"
BUILDS: Final = {COLLAPSE, "swap", "shift", "breach", "realign", "newpath"}
LAYS: Final = 5
"""A Hallway Collapse is as many looks as there are ways to lay a tile instead, roughly so many."""
BLIND: Final = {"trade", "salvage"}
"""What they bring cannot be seen on the board."""


def best_action(state: State, judge: OddsJudge, field: Field, actions: list[PlayAction]) -> PlayAction | None:
    """The one that betters the own odds most, if one does so well enough."""
    now = judge.worth(state, outlooks(state, field), has_moved=False)
    looked_at = worth_a_look(state, actions, judge.temper.builds)
    rough = [(worth_after(state, judge, field, action), action) for action in looked_at]
    rough = sorted((one for one in rough if one[0] > now), key=by_worth, reverse=True)[:FINALISTS]
    if rough:
        kept = judge.before_roll(state, field)
        worth, action = max(((thought_through(state, judge, action), action) for _, action in rough), key=by_worth)
        if worth > kept + judge.temper.hesitation * kept:
            return action
    return salvage(state, actions)


def by_worth(one: tuple[float, PlayAction]) -> float:
    return one[0]


def worth_a_look(state: State, actions: list[PlayAction], looks: int) -> list[PlayAction]:
    """All that are about people; of those that build, the ones closest to somebody on the move."""
    people = [action for action in actions if action.tile not in BUILDS and action.tile not in BLIND]
    builds = [action for action in actions if action.tile in BUILDS]
    if not builds:
        return people
    about = [XY[place >> 4] if place >= BOARD_PLACES else (0, 0) for place in state.places]
    near = {XY[slot]: closeness(XY[slot], about, state.turn) for slot in (*state.board.laid, *state.board.frontier)}
    builds.sort(key=lambda action: min(near[slot] for slot in slots_of(action.targets)))
    collapses = [action for action in builds if action.tile == COLLAPSE]
    others = [action for action in builds if action.tile != COLLAPSE]
    return people + others[: looks - looks // LAYS] + collapses[: looks // LAYS]


def slots_of(targets: Targets) -> list[Slot]:
    return [slot for slot in (targets.at, targets.to) if slot is not None]


def closeness(slot: Slot, about: list[Slot], mine: Seat) -> int:
    """What is near the own meeple counts as nearer than what is near another."""
    return min(2 * apart(slot, about[mine]), min(3 * apart(slot, one) for one in about))


def apart(one: Slot, other: Slot) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def done(state: State, action: PlayAction) -> State:
    """After the action, if nobody aborts it; a Hallway Collapse still asks for the tile."""
    twin = state.clone()
    turn = Turn(twin, NO_LUCK)
    turn.emit(ActionAnnounced(state.turn, action.tile, action.targets))
    ACTION_TILES[action.tile].resolve(turn, state.turn, action.targets)
    return twin


def worth_after(state: State, judge: Judge, field: Field, action: PlayAction) -> float:
    twin = done(state, action)
    if twin.question == LAY:
        return max(worth_laid(twin, judge, lay) for lay in lays(twin))
    if action.tile in BUILDS:
        field = Field(twin)
    return judge.worth(twin, outlooks(twin, field), has_moved=False)


def thought_through(state: State, judge: OddsJudge, action: PlayAction) -> float:
    twin = done(state, action)
    if twin.question == LAY:
        twin = laid(twin, best_lay(twin, judge, lays(twin)))
    return judge.before_roll(twin, Field(twin))


def lays(state: State) -> list[LayTile]:
    return [one for one in answers(state, LAY) if isinstance(one, LayTile)]


def laid(state: State, lay: LayTile) -> State:
    """Hallway Collapse with this tile."""
    twin = state.clone()
    at = collapsing(state)
    gone = TILE[state.board.laid[number_of(at)]]
    TileReplaced(state.turn, gone, lay.tile, at, lay.rot).apply(twin)
    return twin


def worth_laid(state: State, judge: Judge, lay: LayTile) -> float:
    twin = laid(state, lay)
    return judge.worth(twin, outlooks(twin, Field(twin)), has_moved=False)


def best_lay(state: State, judge: Judge, found: list[LayTile]) -> LayTile:
    """Of equal ones, the tile that is needed least."""
    return max(found, key=lambda lay: (worth_laid(state, judge, lay), -KEEPING[lay.tile]))


def salvage(state: State, actions: list[PlayAction]) -> PlayAction | None:
    """Any tile for this one: a maze tile if there is none to lay, else the best to have."""
    found = {action.targets.take: action for action in actions if action.targets.take is not None}
    if not found:
        return None
    maze = [tile for tile in found if tile in SHAPE]
    if maze and not any(tile in SHAPE for tile in state.hands[state.turn]):
        return found[best_kept(maze)]
    best = best_kept(found)
    return found[best] if KEEPING[best] > KEEPING["salvage"] else None
