"""Exchange and Teleporter (Queenie 8): a chamber that takes curses for treasures, and one that joins two places
(TMP-5.16)."""

from collections.abc import Iterable
from itertools import chain
from typing import Final

from wayout.games.temple.modules.exchange.bots import handy, wishes
from wayout.games.temple.modules.exchange.exchanging import (
    CurseExchanged,
    ExchangeCurse,
    TreasureDrawn,
    VisitBegun,
    begin_visit,
    may_exchange,
    thinkable_exchanges,
)
from wayout.games.temple.modules.exchange.invariants import flaw
from wayout.games.temple.modules.exchange.numbers import TILES
from wayout.games.temple.modules.exchange.part import ID, Exchange
from wayout.games.temple.modules.exchange.showing import imagine, show
from wayout.games.temple.modules.exchange.teleporting import (
    DROP,
    TAKE,
    WARP,
    DropToken,
    TakeToken,
    TokenDropped,
    TokenMoved,
    TokenTaken,
    Warp,
    Warped,
    bring_token,
    contest,
    leave_token,
    lose_carrier,
    may_teleport,
    ready,
    save_token,
)
from wayout.games.temple.seam import ON_TILE, Module, Need
from wayout.games.temple.settings import Settings
from wayout.games.temple.state import State
from wayout.games.temple.tiles import TileSet
from wayout.kernel.options import Option
from wayout.kernel.play import Action, because
from wayout.kernel.seats import Seat

BOTH: Final = because("needs_curses_and_treasures", rule="TMP-5.16")


def prepare(made_of: TileSet, settings: Settings) -> TileSet:
    """TMP-5.0: they come into the pile when two chambers lie beside the start."""
    return made_of._replace(later=(*made_of.later, *(tile.id for tile in TILES)))


def may(state: State, seat: Seat) -> Iterable[Action[State]]:
    return [*may_exchange(state, seat), *may_teleport(state, seat)]


def thinkable(state: State, seat: Seat) -> Iterable[Action[State]]:
    return chain(thinkable_exchanges(state, seat), (TAKE, DROP, WARP))


MODULE: Final = Module(
    id=ID,
    option=Option(ID, (False, True), False),
    box=16,
    needs=(Need(frozenset({"curses"}), BOTH), Need(frozenset({"treasures"}), BOTH)),
    presets={"everything": True},
    part=Exchange,
    actions=(ExchangeCurse, TakeToken, DropToken, Warp),
    events=(CurseExchanged, TreasureDrawn, VisitBegun, TokenMoved, TokenTaken, TokenDropped, Warped),
    tiles=TILES,
    prepare=prepare,
    discovered={ON_TILE: bring_token},
    lifted=save_token,
    taken_over=leave_token,
    escaped=lose_carrier,
    arrived=begin_visit,
    ready=ready,
    may=may,
    thinkable=thinkable,
    contest=contest,
    show=show,
    imagine=imagine,
    flaw=flaw,
    wishes=wishes,
    handy=handy,
)
