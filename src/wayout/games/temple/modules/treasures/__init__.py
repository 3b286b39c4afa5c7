"""Module 2, Treasures: chests lie in chambers, and two keys open them (TMP-3.3)."""

from collections.abc import Iterable
from typing import Final

from wayout.games.temple.modules.treasures.actions import Claim, UseTreasure
from wayout.games.temple.modules.treasures.arming import COOLING, icons, twins, use_icons
from wayout.games.temple.modules.treasures.bots import handy, homes, wishes
from wayout.games.temple.modules.treasures.events import (
    TreasureArmed,
    TreasureClaimed,
    TreasureCooled,
    TreasureLaid,
    TreasureLost,
    TreasuresShuffled,
    TreasureUsed,
)
from wayout.games.temple.modules.treasures.invariants import flaw
from wayout.games.temple.modules.treasures.part import ID, Treasures, owned, part
from wayout.games.temple.modules.treasures.showing import chests, imagine, show, show_seat
from wayout.games.temple.modules.treasures.stock import ALL, COUNTS, TREASURES
from wayout.games.temple.modules.treasures.verbs import (
    fill_chest,
    fill_discovered_chest,
    leave_treasures_behind,
    lose_last_treasure,
    shuffle_stack,
)
from wayout.games.temple.seam import ON_TREASURE, SLAM_TORCHES, Module
from wayout.games.temple.state import State
from wayout.kernel.options import Option
from wayout.kernel.play import Action, Turn
from wayout.kernel.seats import Seat


def uses(state: State, seat: Seat) -> Iterable[UseTreasure]:
    """Every treasure of the seat with every target worth asking about."""
    stack = part(state).stack
    for tile in owned(state, seat):
        for target in TREASURES[stack[tile]].targets(state, seat):
            yield UseTreasure(tile, *target)


def may(state: State, seat: Seat) -> Iterable[Action[State]]:
    here = (Claim(),) if state.figures[seat] >> 1 in part(state).chests else ()
    if not here and not owned(state, seat):
        return ()
    return [action for action in (*here, *uses(state, seat)) if action.check(state, seat) is None]


def thinkable(state: State, seat: Seat) -> Iterable[Action[State]]:
    yield Claim()
    yield from uses(state, seat)


def contest(state: State, seat: Seat, action: Action[State]) -> str | None:
    """Somebody else in the chamber could be quicker at the chest."""
    node = state.figures[seat]
    if isinstance(action, Claim) and len(state.at_node(node)) > 1:
        return f"treasure {node >> 1}"
    return None


def starts(state: State) -> Iterable[int]:
    """Asked only about tiles that lie somewhere and work."""
    kinds = (TREASURES[kind] for kind in part(state).placed)
    return [node for kind in kinds if kind.starts is not None for node in kind.starts(state)]


def slammed(turn: Turn[State], number: int) -> None:
    for kind in [TREASURES[kind] for kind in part(turn.state).placed]:
        if kind.slammed is not None:
            kind.slammed(turn, number)


MODULE: Final = Module(
    id=ID,
    option=Option(ID, (False, True), False),
    box=2,
    presets={"classic": True, "illusion": True, "everything": True},
    part=Treasures,
    actions=(Claim, UseTreasure),
    events=(
        TreasuresShuffled,
        TreasureLaid,
        TreasureClaimed,
        TreasureArmed,
        TreasureCooled,
        TreasureUsed,
        TreasureLost,
        *(event for kind in TREASURES.values() for event in kind.events),
    ),
    signs=frozenset({"chest"}),
    capacity=lambda seats: sum(TREASURES[kind].gems * count.copies for kind, count in COUNTS.items()),
    values={"treasure": range(ALL)},
    catalogue={"treasures": {kind: {"copies": count.copies} for kind, count in COUNTS.items()}},
    open=shuffle_stack,
    flanked=fill_chest,
    discovered={ON_TREASURE: fill_discovered_chest},
    escaped=leave_treasures_behind,
    robbed=lose_last_treasure,
    starts=starts,
    slammed={SLAM_TORCHES: slammed},
    icons=icons,
    twins=twins,
    use_icons=use_icons,
    timers=(COOLING,),
    may=may,
    thinkable=thinkable,
    contest=contest,
    show_seat=show_seat,
    chests=chests,
    show=show,
    imagine=imagine,
    flaw=flaw,
    homes=homes,
    wishes=wishes,
    handy=handy,
)
