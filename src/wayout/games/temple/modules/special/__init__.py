"""Module 4, Special chambers: linked and double ones, and the treasure chamber with its chalice (TMP-3.5)."""

from collections.abc import Iterator
from typing import Final

from wayout.games.temple.events import GameEnded
from wayout.games.temple.modules.special import chalice, linking
from wayout.games.temple.modules.special.bots import wishes
from wayout.games.temple.modules.special.chalice import Carry
from wayout.games.temple.modules.special.linking import Link, LinkLit
from wayout.games.temple.modules.special.part import ID, Special
from wayout.games.temple.modules.special.printed import LINKS, TILES, capacity, prepare
from wayout.games.temple.modules.special.showing import imagine, show
from wayout.games.temple.seam import ON_TILE, Module
from wayout.games.temple.state import State
from wayout.kernel.options import Option
from wayout.kernel.play import Action, Event, Turn
from wayout.kernel.seats import Seat


def keeps_chalice(state: State) -> bool:
    """With quests in play the chalice is theirs."""
    return chalice.owner(state) == ID


def discovered(turn: Turn[State], seat: Seat, chamber: int) -> None:
    if keeps_chalice(turn.state):
        chalice.appear(turn, chamber)


def lifted(turn: Turn[State], chamber: int) -> None:
    if keeps_chalice(turn.state):
        chalice.lifted(turn, chamber)


def taken_over(turn: Turn[State], old: int, new: int) -> None:
    if keeps_chalice(turn.state):
        chalice.taken_over(turn, old, new)


def verdict(state: State, at: int) -> Event[State] | None:
    """A23: the chalice was found and is not out. One that nobody found is not missed."""
    lost = keeps_chalice(state) and chalice.is_left_inside(state)
    return GameEnded("chalice_left", at) if lost else None


def may(state: State, seat: Seat) -> Iterator[Action[State]]:
    if keeps_chalice(state):
        yield from chalice.may(state, seat)
    if linking.is_linked(state, state.figures[seat]) and Link().check(state, seat) is None:
        yield Link()


def thinkable(state: State, seat: Seat) -> Iterator[Action[State]]:
    yield Link()
    yield from chalice.thinkable()


def contest(state: State, seat: Seat, action: Action[State]) -> str | None:
    """Somebody else could be quicker with the chalice or the link."""
    if isinstance(action, Carry):
        return "chalice" if len(state.at_node(state.figures[seat])) > 1 else None
    return linking.LINK if isinstance(action, Link) else None


def flaw(state: State) -> str | None:
    return linking.flaw(state) or (chalice.flaw(state) if keeps_chalice(state) else None)


MODULE: Final = Module(
    id=ID,
    option=Option(ID, (False, True), False),
    box=4,
    difficulty=2,
    presets={"vault": True, "everything": True},
    part=Special,
    actions=(Link, Carry),
    events=(LinkLit, *chalice.EVENTS),
    tiles=TILES,
    capacity=capacity,
    catalogue={"links": LINKS},
    prepare=prepare,
    discovered={ON_TILE: discovered},
    lifted=lifted,
    taken_over=taken_over,
    verdict=verdict,
    tasks=linking.tasks,
    spent=linking.spent,
    may=may,
    thinkable=thinkable,
    contest=contest,
    show=show,
    imagine=imagine,
    flaw=flaw,
    wishes=wishes,
)
