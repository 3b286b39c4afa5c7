"""The whole truth of a game. Only events change it."""

from copy import copy
from typing import Final, Literal, Self, TypeAlias

import msgspec

from wayout.games.room25.cells import Cell
from wayout.games.room25.parts import (
    EVERYONE,
    NO_ONE,
    Adrenaline,
    Claim,
    Death,
    Look,
    Phase,
    Question,
    Role,
    Rules,
    Sighting,
    Tile,
    Token,
    Who,
)
from wayout.games.room25.tasks import Task
from wayout.kernel.seats import Seat

MAX_SEATS: Final = 8
SEATS: Final = tuple(map(Seat, range(MAX_SEATS)))
NOBODY: Final = Seat(-1)
IN_HAND: Final = -1
Turned: TypeAlias = Literal["", "h", "v"]
NO_AXIS: Final = ""


class State(msgspec.Struct):
    """R25-4.1. Characters stand on tiles, and tiles lie on cells: what slides takes all that is on it along.

    Lists go by tile, by character or by seat, as it is said; characters that are not in the game have no owner."""

    rules: Rules
    seats: int
    in_game: list[bool]
    """By seat."""

    # The complex: `grid` by cell, everything else by tile.
    grid: list[Tile]
    cell_of: list[Cell]
    kinds: list[str]
    face_up: list[bool]
    barred: list[bool]
    """Do Not Cross."""
    locked: list[bool]
    axes: list[Turned]
    """Which way a Pivoting Room can be left: h, v, or not turned yet."""

    # The characters.
    owner: list[Seat]
    side: list[int]
    """Who wins together, in Team and Competition."""
    roles: list[Role | None]
    shown: list[bool]
    """Does everybody know the role?"""
    alive: list[bool]
    at: list[Tile]
    lost: list[tuple[Token, ...]]
    """R25-4.10: punished away."""
    adrenaline: list[Adrenaline]
    recovered: list[bool]
    """Its adrenaline has come back this round, and can be used from the next one on."""
    hidden: list[bool]
    empties: list[int]
    reminder: list[Tile]
    """Where the token lies, or IN_HAND."""
    first: list[Token | None]
    second: list[Token | None]
    floating: list[Token | None]
    """One token between both slots: played in either pass."""
    aim: list[str | None]
    """Kevin: which of his abilities he programmed."""
    free: list[bool]
    """Chooses actions as they come, this round: a revealed guard."""
    used: list[tuple[Token, ...]]
    """Actions of this round that cannot be chosen again, for those who choose freely."""
    passed: list[bool]
    """Has let one action of this round go by."""
    pile: list[list[Token] | None]
    """R25-4.8: what paranoia deals out, from the end; nothing: not paranoid."""
    trap: list[Tile]
    armed: list[bool]
    flood: list[Tile]
    flood_round: list[int]
    cold: list[bool]
    sits_out: list[bool]
    """Came back to life this round."""

    # Things.
    robots: list[Tile]
    """Where each robot stands, or NOWHERE."""
    homes: list[Tile]
    """Which Robot Room each robot comes from, or NOWHERE."""
    free_locks: int = 2
    arrows: list[int] = msgspec.field(default_factory=lambda: [0] * 10)
    """By line: 1 slid forward this round, -1 back, 0 not yet."""
    deck: list[int] = []
    """Cards by number, drawn from the end."""
    discard: list[int] = []
    drawn: list[int] = []
    """Cards whose effect is not over."""
    in_view: list[int] = []
    """Cards that work until the round ends."""

    # The course.
    phase: Phase = "opening"
    casting: list[Seat] = []
    """Who has yet to pick a character, one after the other."""
    round: int = 0
    left: int = 0
    """Rounds left with this one."""
    order: list[Who] = []
    """Those in the game, first player first; the dead keep their places."""
    going: int = 0
    """Which pass it is: 1, 2, or 3 for adrenaline."""
    place: int = 0
    """Who of the order comes next in it."""
    turn: Who = NO_ONE
    waiting: list[Who] = []
    """Who has not programmed yet."""
    deciding: list[Who] = []
    """Who has something to program this round, ready or not."""
    changes: list[int] = msgspec.field(default_factory=lambda: [0] * len(EVERYONE))
    """By character: how often its program of this round was changed."""
    undecided: list[Seat] = []
    """Who has not taken the starting clue yet."""
    question: Question | None = None
    todo: list[Task] = []
    """What follows once the question is answered, last first."""
    ordered: list[Tile] = []
    """R25-A28: Robot Rooms that have given their order already."""
    key_done: bool = False
    graveyard: list[Who] = []
    """Who is dead now."""
    deaths: list[Death] = []
    """Every one so far."""
    looked: list[list[Look]] = []
    """By seat: seen since programs were laid last; shown until they are laid again."""
    known: list[list[Tile]] = []
    """By seat: every room it ever looked at, or that lay open before it was turned down again."""
    claims: list[Claim] = []
    sightings: list[Sighting] = []
    """Everything that was ever looked at: told when it is over."""

    outcome: str | None = None
    winners: list[Seat] = []

    def clone(self) -> Self:
        twin = copy(self)
        for name in COPIED:
            setattr(twin, name, getattr(self, name)[:])
        twin.pile = [None if pile is None else pile[:] for pile in self.pile]
        twin.looked = [seen[:] for seen in self.looked]
        twin.known = [seen[:] for seen in self.known]
        return twin

    def kind_at(self, cell: Cell) -> str:
        return self.kinds[self.grid[cell]]

    def cell(self, who: Who) -> Cell:
        """Where a living character stands."""
        return self.cell_of[self.at[who]]

    def on(self, tile: Tile) -> list[Who]:
        """The living on this tile, in the order of turns."""
        return [who for who in self.order if self.at[who] == tile]

    def living(self) -> list[Who]:
        return [who for who in self.order if self.alive[who]]

    def leader(self) -> Who:
        """The first player's character: the first one alive."""
        return next(who for who in self.order if self.alive[who])

    def robot_on(self, tile: Tile) -> bool:
        return tile in self.robots

    def is_empty(self, tile: Tile) -> bool:
        """Neither a character nor a robot is there."""
        return tile not in self.robots and tile not in self.at

    def of_seat(self, seat: Seat) -> list[Who]:
        return [who for who in self.order if self.owner[who] == seat]


COPIED: Final = tuple(
    field.name
    for field in msgspec.structs.fields(State)
    if getattr(field.type, "__origin__", None) is list and field.name not in ("pile", "looked", "known")
)
