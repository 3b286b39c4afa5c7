"""The whole truth of a game. Only events change it."""

from copy import copy
from typing import Any, Final, Self

import msgspec

from wayout.games.temple.parts import Chamber, Difficulty, Outcome, Phase, Prompt, Reserved, VoteKind, read_parts
from wayout.games.temple.settings import Settings
from wayout.kernel.options import Options
from wayout.kernel.seats import Seat

MAX_SEATS: Final = 6
SEATS: Final = tuple(map(Seat, range(MAX_SEATS)))
NOBODY: Final = Seat(-1)
DICE: Final = 5
SOLO_DICE: Final = 7
IDS_PER_SEAT: Final = 10
"""The dice of a seat have numbers from seat * 10 on. One that is given away gets the receiver's next free number: five
of its own and one from each of the others are never more than these."""
MAX_DICE: Final = MAX_SEATS * IDS_PER_SEAT

OUT: Final = -1
"""The place of an adventurer who has escaped or left."""
NO_NODE: Final = -1
START: Final = 0
"""The starting chamber, and its node."""

# How a die lies (TMP-4.6). What it shows is 1 to 4, so that `BLANK < die < LOCKED` says that it counts.
BLANK: Final = 0
ADVENTURER: Final = 1
KEY: Final = 2
TORCH: Final = 3
GOLDEN: Final = 4
LOCKED: Final = 5
HELD: Final = 6
LOST: Final = 7
NO_DIE: Final = 8
"""A number that no die has."""

# Whether others may use a die.
BY_ITSELF: Final = 0
ON: Final = 1
OFF: Final = 2

INTRO: Final = "intro"
RUNNING: Final = "running"
PAUSED: Final = "paused"
OVER: Final = "over"

NORMAL: Final = "normal"
EXPERT: Final = "expert"
PROFESSIONAL: Final = "professional"

RANDOM_TRACK: Final = "random"
SOUND: Final = "sound"
SAND: Final = "sand"
NO_CLOCK: Final = "none"

BEHIND: Final = "behind"
FORGOTTEN: Final = "forgotten"

FATE: Final = "fate"
CONCEDE: Final = "concede"

NO_PROMPT: Final = -1
PROMPT_IDS: Final = 64
"""Ids of prompts begin again after so many: by then the answer to an old one is no longer under way."""

LOSS_ORDER: Final = ("locked", "blank", "A", "T", "K", "G")
"""TMP-4.6: which die goes first when one is lost, unless its owner prefers another order."""


class State(msgspec.Struct):
    """TMP-4.4. Times are milliseconds of the table's game clock. Lists go by seat where nothing else is said."""

    seats: int
    difficulty: Difficulty
    tempo: int
    options: Options
    """Everything that was chosen; nobody changes it."""
    mix: str
    """The ids of the modules that the options put into play, in order, with commas between: finds their hooks."""
    track: str
    """Which clock table runs; hidden, if it was drawn."""
    leavers: str
    """TMP-4.13: whether who leaves from inside is left BEHIND or FORGOTTEN."""

    dice: list[int]
    """By the die's number: how it lies."""
    hands: list[list[int]]
    """The numbers of a seat's dice in order, held and lost ones too."""
    offered: list[int]
    """By the die's number: BY_ITSELF where the chamber needs it, or ON or OFF by hand (TMP-4.8)."""
    held: list[str]
    """By the die's number: where it is held."""
    rolled: list[int]
    """How many dice a seat has ever rolled."""
    figures: list[int]
    """Nodes, or OUT."""
    auto_offer: list[bool]
    gave: list[bool]
    absent: list[bool]
    left: list[bool]
    last_roll: list[int]
    last_act: list[int]
    last_signal: list[int]
    call_from: list[int]
    """When a seat may call the next vote."""
    order: list[list[str]]
    ready: list[Seat] = []
    behind: tuple[Seat, ...] = ()
    """Those who have left without having escaped, and are missed by the others."""

    chambers: list[Chamber] = []
    """In the order of their discovery; the starting chamber is number 0."""
    cells: dict[int, int] = {}
    """Where chambers lie: numbers of cells to chambers."""
    links: list[int] = []
    """By node * 4 + side: the node that one enters there, or NO_NODE."""
    gaps: list[int] = []
    """By node: the open entrances without a neighbour, as bits of sides."""
    tiles: tuple[str, ...] = ()
    """Every tile of this temple but the start and the exit: what the modules have made of the set-up."""
    pile: list[str] = []
    """Drawn from the end."""
    stirred: bool = False
    """The whole pile has been shuffled since the set-up, and the exit may be anywhere in it."""
    reserved: dict[int, Reserved] = {}
    """Cells that nobody else may fill, because somebody is choosing what will lie there (TMP-4.5)."""
    exit: int = -1
    """The exit's chamber, once it is found."""
    valve: bool = False
    """TMP-4.7: no open entrance is left, and walls may be opened."""

    depot: int = 0
    spare: int = 0
    gems_taken: int = 0
    gems_added: int = 0
    """What has come into the depot since the set-up, but for turns of fate."""
    fates: int = 0

    phase: Phase = INTRO
    starts_at: int = -1
    bells: int = 0
    """How many entries of the clock table have come."""
    gongs: int = 0
    slams: int = 0
    ended_at: int = -1
    paused_by: Seat = NOBODY
    """Who has stopped the clock, if it stands still."""
    paused_at: int = -1
    go_on: list[Seat] = []
    """Who wants it to go on."""

    vote: VoteKind | None = None
    vote_by: Seat = NOBODY
    vote_until: int = 0
    vote_yes: list[Seat] = []
    vote_waiting: list[Seat] = []

    prompts: list[Prompt] = []
    """In the order in which they were opened; a seat may have several."""
    next_prompt: int = 0
    """The id of the next one."""
    parts: dict[str, Any] = {}
    """What the modules in play keep, by module."""
    outcome: Outcome | None = None

    def __post_init__(self) -> None:
        read_parts(self.parts)

    def clone(self) -> Self:
        twin = copy(self)
        twin.dice = self.dice[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.offered = self.offered[:]
        twin.held = self.held[:]
        twin.rolled = self.rolled[:]
        twin.figures = self.figures[:]
        twin.auto_offer = self.auto_offer[:]
        twin.gave = self.gave[:]
        twin.absent = self.absent[:]
        twin.left = self.left[:]
        twin.last_roll = self.last_roll[:]
        twin.last_act = self.last_act[:]
        twin.last_signal = self.last_signal[:]
        twin.call_from = self.call_from[:]
        twin.order = [order[:] for order in self.order]
        twin.ready = self.ready[:]
        twin.chambers = self.chambers[:]
        twin.cells = self.cells.copy()
        twin.links = self.links[:]
        twin.gaps = self.gaps[:]
        twin.pile = self.pile[:]
        twin.reserved = self.reserved.copy()
        twin.vote_yes = self.vote_yes[:]
        twin.vote_waiting = self.vote_waiting[:]
        twin.go_on = self.go_on[:]
        twin.prompts = self.prompts[:]
        twin.parts = {module: part.clone() for module, part in self.parts.items()}
        return twin

    @property
    def settings(self) -> Settings:
        return Settings(self.seats, self.options, frozenset(filter(None, self.mix.split(","))))

    def inside(self) -> list[Seat]:
        """The adventurers who are still in the temple, by seat."""
        return [seat for seat in SEATS[: self.seats] if self.figures[seat] >= 0]

    def at_node(self, node: int) -> list[Seat]:
        return [seat for seat in SEATS[: self.seats] if self.figures[seat] == node]

    def prompts_of(self, seat: Seat) -> list[Prompt]:
        return [prompt for prompt in self.prompts if prompt.seat == seat]
