"""Questions in mid-move: each answer is tried in mind, and the movement ended."""

from typing import Final

from wayout.games.no_escape.actions import ChooseTeleporter, ChooseWay, GiveTile, LayPath, LayTile
from wayout.games.no_escape.bots.acting import apart, best_lay
from wayout.games.no_escape.bots.field import Field
from wayout.games.no_escape.bots.judge import Judge
from wayout.games.no_escape.bots.keeping import first_given
from wayout.games.no_escape.bots.mind import NO_LUCK, walk_to_end
from wayout.games.no_escape.events import PathDeclined, PathLaid, WayChosen
from wayout.games.no_escape.movement import beam_to
from wayout.games.no_escape.slots import XY, number_of
from wayout.games.no_escape.state import GIVE, LAY, NEW_PATH, State
from wayout.kernel.play import Action, Turn

STRIPS_TRIED: Final = 24


def best_answer(state: State, judge: Judge, field: Field, may: list[Action[State]]) -> Action[State]:
    if state.question == GIVE:
        return GiveTile(first_given(one.tile for one in may if isinstance(one, GiveTile)))
    if state.question == LAY:
        return best_lay(state, judge, [one for one in may if isinstance(one, LayTile)])
    if state.question == NEW_PATH:
        may = nearest_strips(state, may)
    return max(may, key=lambda answer: worth_of(state, judge, field, answer))


def worth_of(state: State, judge: Judge, field: Field, answer: Action[State]) -> float:
    twin = state.clone()
    turn, seat = Turn(twin, NO_LUCK), state.asked
    match answer:
        case ChooseWay(way=way):
            turn.emit(WayChosen(seat, way))
        case ChooseTeleporter(at=at):
            beam_to(turn, seat, number_of(at))
        case LayPath(at=at, side=side):
            turn.emit(PathLaid(seat, at, side))
            field = Field(twin)
        case _:
            turn.emit(PathDeclined(seat))
    walk_to_end(twin, field)
    return judge.after(twin, field)


def nearest_strips(state: State, may: list[Action[State]]) -> list[Action[State]]:
    """No strip, and the strips closest to the own meeple."""
    here = XY[state.places[state.asked] >> 4]
    strips = [one for one in may if isinstance(one, LayPath)]
    strips.sort(key=lambda one: apart(one.at, here))
    return [*(one for one in may if not isinstance(one, LayPath)), *strips[:STRIPS_TRIED]]
