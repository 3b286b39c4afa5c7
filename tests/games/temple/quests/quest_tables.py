"""One line sets a temple with quests."""

from tests.games.temple.tables import EASTERN, ONE, PILE, temple
from wayout.games.temple.building import lay_discovered
from wayout.games.temple.modules.quests.part import Quests, part
from wayout.games.temple.parts import Opening
from wayout.games.temple.state import State
from wayout.kernel.chance import Chance, NoLuck, Scripted
from wayout.kernel.grid import STEPS
from wayout.kernel.options import Value
from wayout.kernel.play import Event, Turn
from wayout.kernel.seats import Seat

SIX = ("AAKT", "KKTT", "AAAAA", "TTTK", "KKKA", "GGKT")


def questing(*hands: str, quests: tuple[str, ...] = ("altar",), **options: Value) -> State:
    """A temple with these quests still to be found; everybody is at home."""
    state = temple(*hands, east="b07", west="b08", pile=PILE, quests=len(quests), **options)
    state.tiles += quests
    return state


def find(
    state: State,
    tile: str,
    side: int = 0,
    chamber: int = EASTERN,
    seat: Seat = ONE,
    luck: Chance | None = None,
) -> list[Event[State]]:
    """This seat discovers this tile through a side of a chamber; tells what follows the discovery."""
    here, (dx, dy) = state.chambers[chamber], STEPS[side]
    state.pile.append(tile)
    turn = Turn(state, luck or NoLuck(), 500)
    lay_discovered(turn, Opening(seat, chamber * 2, side, here.x + dx, here.y + dy), tile, side)
    return turn.events[1:]


def with_tasks(*hands: str, **options: Value) -> State:
    """The task chamber lies north of the eastern chamber, with the first four tiles, and all are in it."""
    state = questing(*hands, quests=("task",), **options)
    find(state, "task", luck=Scripted([SIX]))
    return state


def quests(state: State) -> Quests:
    return part(state)
