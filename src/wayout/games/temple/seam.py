"""Where modules plug in: a module is one constant, and its hooks are fields of it.

The core never names a module. It asks `hooks(state)` for what the modules in play have to say, which is put together
once for each mix of modules.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

import msgspec

from wayout.games.temple.parts import PART_TYPES, Opening, Part
from wayout.games.temple.settings import Settings
from wayout.games.temple.state import State
from wayout.games.temple.tiles import Cost, Tile, TileSet, know
from wayout.games.temple.view_types import SeatView, View
from wayout.kernel.chance import Chance
from wayout.kernel.options import Option, Options, Value
from wayout.kernel.play import Action, Event, Refusal, Turn
from wayout.kernel.seats import Seat, Viewer

if TYPE_CHECKING:
    from wayout.games.temple.bots.goal import Goal
    from wayout.games.temple.bots.scene import Scene

Hook = TypeVar("Hook")
Reading: TypeAlias = Callable[[State, Seat, int, int], int]
"""What a die counts as that shows this: an icon, LOCKED for a black mask, BLANK for nothing."""
Listing: TypeAlias = Callable[[State, Seat], Iterable[Action[State]]]
"""What this seat may do."""

# Deeds by name. ENTER is every step by one's own dice, MOVE every other move of one's own will, GEMS whatever activates
# gems in a chamber, GRANT what activates one without a chamber, POOL whatever else adventurers pay together.
ROLL: Final = "roll"
MASK: Final = "mask"
ENTER: Final = "enter"
MOVE: Final = "move"
DISCOVER: Final = "discover"
GEMS: Final = "gems"
POOL: Final = "pool"
ESCAPE: Final = "escape"
CLAIM: Final = "claim"
TREASURE: Final = "treasure"
GRANT: Final = "grant"
LIFT: Final = "lift"
SAY: Final = "say"
MOVING: Final = frozenset({ENTER, MOVE})
"""Everything by which an adventurer gets elsewhere of his own will."""

# TMP-4.7: the places of the hooks after a discovery; the last two follow every change of the board.
ON_TILE: Final = 2
ON_GEMS: Final = 3
ON_TREASURE: Final = 4
ON_CURSE: Final = 5
ON_TRAP: Final = 6
ON_TIME: Final = 7
ON_ALARM: Final = 8
ON_PLATFORM: Final = 9
ON_OBELISK: Final = 10

# TMP-4.10: the places of the hooks when the doors slam. The core takes the dice at its own.
SLAM_WEAKEST: Final = 2
SLAM_LOSSES: Final = 3
SLAM_CALENDAR: Final = 4
SLAM_ILLUSIONS: Final = 5
SLAM_TORCHES: Final = 6
SLAM_ABILITIES: Final = 7
SLAM_BOARD: Final = 8

# TMP-4.1: what comes first at the same time. SAND is the end of a sand timer that stands in a chamber.
SAND: Final = 0
MISC: Final = 1
GONG: Final = 2
SLAM: Final = 3
COLLAPSE: Final = 4


class Deed(msgspec.Struct, frozen=True):
    """What a seat is about to do, or has done: made only if a module in play asks for it."""

    name: str
    seat: Seat
    to: int | None = None
    """The node that it leads to or is done in, where there is one."""
    dice: tuple[int, ...] = ()
    """The dice that the seat names for it; none: the rules choose. No dice forbid a roll or the use of a mask."""
    also: tuple[int, ...] = ()
    """Further nodes in which the same deed lights gems at once."""


Ban: TypeAlias = Callable[[State, Deed], Refusal | None]
"""Why this deed may not be done."""


class Task(msgspec.Struct, frozen=True):
    """Something unfinished that adventurers pay together (TMP-4.8)."""

    id: str
    cost: Cost
    nodes: tuple[int, ...]
    """Where those stand who can help with it."""


@dataclass(frozen=True)
class Timer:
    """Something that time alone brings about."""

    order: int
    due: Callable[[State], int | None]
    ring: Callable[[Turn[State], int], None]
    """With the time at which it was due."""


@dataclass(frozen=True)
class Need:
    """TMP-5.0: one of these modules must be in play as well."""

    one_of: frozenset[str]
    refusal: Refusal
    """What the table is told otherwise."""


@dataclass(frozen=True, kw_only=True)
class Module:
    """One module of the game. Only `id` and `option` are needed; a hook that is not there is never asked."""

    id: str
    option: Option
    """Every value of it but the first puts the module into play."""
    needs: tuple[Need, ...] = ()
    """What else must be in play with it."""
    box: int = 99
    """Its place in the box: so they are listed."""
    difficulty: int = 1
    """How much harder it makes the game, from 1 to 3: for whoever chooses a mix."""
    presets: Mapping[str, Value] = field(default_factory=dict)
    """Named sets of options that have this module, and the value that its option has there."""

    among: Callable[[frozenset[str]], "Module"] | None = None
    """This module as it is asked in a mix of these, if others bring to it what has hooks of its own."""

    part: type[Part] | None = None
    """The struct in `state.parts[id]`; it can be made without arguments."""
    actions: tuple[type[Action[State]], ...] = ()
    events: tuple[type[Event[State]], ...] = ()
    tiles: tuple[Tile, ...] = ()
    """The chambers that it brings."""
    signs: frozenset[str] = frozenset()
    """Which printed signs mean something with this module: mask, chest. With any of them the thirteen cursed chambers
    take the place of the basic ones (TMP-5.0)."""
    capacity: Callable[[int], int] | None = None
    """How many gems so many players can have beyond those of the core's tiles (TMP-2.18)."""
    intro: int = 0
    """How many milliseconds the introduction lasts at least: time to choose in."""
    beside_exit: int = 0
    """With how many tiles the exit is shuffled at least when three or more play."""
    values: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    """For numbering: the fields of its actions that the core's actions do not have, and what can be in them."""
    catalogue: Mapping[str, object] = field(default_factory=dict)

    prepare: Callable[[TileSet, Settings], TileSet] | None = None
    """Which tiles the temple is made of with this module, and from which some are drawn (TMP-5.0)."""
    open: Callable[[Turn[State]], None] | None = None
    """Set-up with luck, before the tiles beside the start: decks."""
    begun: Callable[[Turn[State]], None] | None = None
    """The introduction is over; what was not chosen in it is due."""
    flanked: Callable[[Turn[State], int], None] | None = None
    """A tile lies beside the starting chamber at set-up."""
    draw: Callable[[Turn[State], Opening], bool] | None = None
    """A discovery is paid for. True: this module draws the tile, now or after a choice, and calls `lay_discovered`."""
    discovered: Mapping[int, Callable[[Turn[State], Seat, int], None]] = field(default_factory=dict)
    """By its place in TMP-4.7: what it does with the discoverer and the chamber."""
    lifted: Callable[[Turn[State], int], None] | None = None
    """This chamber is about to leave the temple; what lies on it must go somewhere."""
    taken_over: Callable[[Turn[State], int, int], None] | None = None
    """The second chamber has taken the place of the first: what lay in the first stays where it is, in the second."""
    board_changed: Mapping[int, Callable[[Turn[State]], None]] = field(default_factory=dict)
    """By its place in TMP-4.7: what follows every change of the board, discoveries included."""
    adrift: Callable[[State], Iterable[int]] | None = None
    """Chambers that have yet to come to where they will lie: they are nobody's neighbours meanwhile."""
    rolled: Callable[[Turn[State], Seat, tuple[int, ...], int], None] | None = None
    """After a roll of these dice, so many milliseconds after the roll before."""
    escaped: Callable[[Turn[State], Seat], None] | None = None
    """A seat is out or has left."""
    robbed: Callable[[Turn[State], Seat], None] | None = None
    """A seat loses what it has won last of what this module gives."""
    arrived: Callable[[Turn[State], Seat, int], None] | None = None
    """An adventurer has come to this node, wanted or forced (TMP-4.7); `arrive` tells."""
    swapped: Callable[[Turn[State], Seat, Seat], None] | None = None
    """These two seats have exchanged adventurers: what is a figure's and not its player's goes along; `swap` tells."""

    starts: Callable[[State], Iterable[int]] | None = None
    """Nodes that serve as a starting chamber beside the one that is printed."""
    losses: Callable[[State, Seat, bool], int] | None = None
    """How many dice a seat loses in a slam beyond the one of whoever is not safe; told whether it is."""
    slammed: Mapping[int, Callable[[Turn[State], int], None]] = field(default_factory=dict)
    """By its place in TMP-4.10: what the first or second slam does."""
    verdict: Callable[[State, int], Event[State] | None] | None = None
    """Nobody is inside and nobody was left behind: the GameEnded of this moment, if it is not won all the same."""
    exit_keys: Callable[[State], int] | None = None
    """How many keys the exit takes beyond those for the depot; those of several modules add up."""
    needed: Callable[[State], Iterable[str]] | None = None
    """Tiles that have to be found, beside the exit: walls give way for those in the pile (TMP-4.7)."""

    forbids: Ban | None = None
    bans: frozenset[str] | None = None
    """The names of the deeds that it can forbid; without them, it is asked about every one."""
    price: Callable[[State, Deed, Cost], Cost] | None = None
    """What the deed costs its seat instead, perhaps for the dice that it names. Its view shows the result."""
    catches: Callable[[Turn[State], Deed, Action[State]], bool] | None = None
    """True: it was legal, but does not happen now. What was caught is done later by its `go_on`, after a new check."""
    done: Callable[[Turn[State], Deed], None] | None = None
    """The deed is done, and the game goes on."""
    tasks: Callable[[State, int], Iterable[Task]] | None = None
    """What is unfinished in a node, and known to all: its keys and torches are offered by themselves."""
    worth_lighting: Callable[[State, int], bool] | None = None
    """Whether gems may be lit in this node although the depot is empty, because something else comes of it."""
    spent: Callable[[State], Iterable[int]] | None = None
    """Chambers in which gems can never be lit any more, although none were."""
    pays_first: Callable[[State, Deed], Iterable[Seat]] | None = None
    """Whose dice go before those of the trigger when something is paid together."""
    counts_as: Callable[[State, Seat], Reading | None] | None = None
    """How this seat's dice are to be read just now, if not as they lie; hardly ever anything."""
    must_roll: Callable[[State, Seat], Iterable[int]] | None = None
    """Dice that are in every roll of this seat, named or not."""
    mask_frees: Callable[[State, Seat], int] | None = None
    """How many black masks a golden mask of this seat frees at most."""
    mask_power: Callable[[State, Seat], int] | None = None
    """How many it frees where nothing limits it, if those are more than usual."""
    most_dice: Callable[[State, Seat], int] | None = None
    """How many dice this seat may roll at once."""
    spacing: Callable[[State, Seat], int] | None = None
    """By how much its spacing is multiplied."""
    roll_delay: Callable[[State, Seat], int] | None = None
    """How many milliseconds are added between its rolls; those of several modules add up."""
    roll_spacing: Callable[[State, Seat], int] | None = None
    """How many milliseconds there are between its rolls at least, whatever they add up to."""
    ready: Callable[[State, Seat, Action[State]], int] | None = None
    """When the seat may do this at the earliest, whatever else it waits for. Not asked about rolls."""
    roll_from: Callable[[State, Seat], int] | None = None
    """Before this time it does not roll, whenever it has rolled last."""
    icons: Callable[[State, Seat], Mapping[int, int]] | None = None
    """Icons that a seat can pay beyond its dice: how many of each kind."""
    twins: Callable[[State, Seat], Collection[int]] | None = None
    """The kinds of which each die that a seat pays brings one more icon."""
    use_icons: Callable[[Turn[State], Seat, int, int], None] | None = None
    """So many of those are being paid: emit what is used up."""

    timers: tuple[Timer, ...] = ()
    prompts: Mapping[str, Callable[[Turn[State], Seat, str], None]] = field(default_factory=dict)
    """What an answer to each kind of prompt does. Nobody has to answer: with time, or if its owner leaves, the first
    option is taken."""

    may: Listing | None = None
    """With the module, while time runs and its adventurer is inside."""
    may_in: frozenset[str] | None = None
    """The tiles in which that can be anything at all; without them, it is asked wherever he stands."""
    may_before: Listing | None = None
    """In the introduction."""
    may_outside: Listing | None = None
    """When its adventurer is out, and others are not."""
    thinkable: Listing | None = None
    contest: Callable[[State, Seat, Action[State]], str | None] | None = None

    show_seat: Callable[[State, Seat, SeatView], None] | None = None
    chests: Callable[[State], Iterable[int]] | None = None
    """The chambers where a treasure lies face down."""
    show: Callable[[State, Viewer, View], None] | None = None
    """What this viewer knows beyond; `seats` and `chambers` are everybody's, and are left alone."""
    imagine: Callable[[State, View, Viewer, Chance], None] | None = None
    """Put a part that fits this view into the imagined state."""

    flaw: Callable[[State], str | None] | None = None
    """What is wrong with the module's part (TMP-4.15)."""

    shut: Callable[[View, int], bool] | None = None
    """Whether all see that no gems can be lit in this node just now: bots look for others."""
    homes: Callable[[View], Iterable[int]] | None = None
    """Nodes of which all see that they serve as a starting chamber: bots go home there, too."""
    wishes: Callable[["Scene"], Iterable["Goal"]] | None = None
    """What a bot could be after with this module: goals, from the scene that it sees."""
    handy: Callable[["Scene", list[Action[State]]], Action[State] | None] | None = None
    """What a bot should do at once, of all that it may."""


MODULES: Final[dict[str, Module]] = {}
"""Every module there is, by id; filled once by `register`."""


def register(module: Module) -> None:
    MODULES[module.id] = module
    if module.part is not None:
        PART_TYPES[module.id] = module.part
    know(module.tiles)


def is_on(module: Module, options: Options) -> bool:
    return options[module.option.id] != module.option.values[0]


def mix_of(options: Options) -> str:
    """The modules that these options put into play."""
    return ",".join(module.id for module in MODULES.values() if is_on(module, options))


def settings_of(seats: int, options: Options) -> Settings:
    return Settings(seats, options, frozenset(module.id for module in MODULES.values() if is_on(module, options)))


class Hooks:
    """What the modules of one mix say, sorted by the moment at which they are asked."""

    def __init__(self, modules: Sequence[Module]) -> None:
        self.modules = tuple(modules)
        self.signs = frozenset(sign for module in modules for sign in module.signs)
        self.intro = max((module.intro for module in modules), default=0)
        self.beside_exit = max((module.beside_exit for module in modules), default=0)
        self.prepare = given(module.prepare for module in modules)
        self.open = given(module.open for module in modules)
        self.begun = given(module.begun for module in modules)
        self.flanked = given(module.flanked for module in modules)
        self.draw = given(module.draw for module in modules)
        self.discovered = in_order(module.discovered for module in modules)
        self.lifted = given(module.lifted for module in modules)
        self.taken_over = given(module.taken_over for module in modules)
        self.board_changed = in_order(module.board_changed for module in modules)
        self.adrift = given(module.adrift for module in modules)
        self.rolled = given(module.rolled for module in modules)
        self.escaped = given(module.escaped for module in modules)
        self.robbed = given(module.robbed for module in modules)
        self.arrived = given(module.arrived for module in modules)
        self.swapped = given(module.swapped for module in modules)
        self.starts = given(module.starts for module in modules)
        self.losses = given(module.losses for module in modules)
        self.slammed = in_places(module.slammed for module in modules)
        self.verdict = given(module.verdict for module in modules)
        self.exit_keys = given(module.exit_keys for module in modules)
        self.needed = given(module.needed for module in modules)
        self.price = given(module.price for module in modules)
        self.catches = given(module.catches for module in modules)
        self.done = given(module.done for module in modules)
        self.watch = bool(self.catches or self.done)
        self.tasks = given(module.tasks for module in modules)
        self.worth_lighting = given(module.worth_lighting for module in modules)
        self.spent = given(module.spent for module in modules)
        self.pays_first = given(module.pays_first for module in modules)
        self.counts_as = given(module.counts_as for module in modules)
        self.must_roll = given(module.must_roll for module in modules)
        self.mask_power = given(module.mask_power for module in modules)
        self.mask_frees = given(module.mask_frees for module in modules)
        self.most_dice = given(module.most_dice for module in modules)
        self.spacing = given(module.spacing for module in modules)
        self.roll_delay = given(module.roll_delay for module in modules)
        self.roll_spacing = given(module.roll_spacing for module in modules)
        self.ready = given(module.ready for module in modules)
        self.roll_from = given(module.roll_from for module in modules)
        self.icons = given(module.icons for module in modules)
        self.twins = given(module.twins for module in modules)
        self.use_icons = given(module.use_icons for module in modules)
        self.timers = tuple(timer for module in modules for timer in module.timers)
        self.prompts = {kind: answer for module in modules for kind, answer in module.prompts.items()}
        self.may_before = given(module.may_before for module in modules)
        self.may_outside = given(module.may_outside for module in modules)
        self.thinkable = given(module.thinkable for module in modules)
        self.contest = given(module.contest for module in modules)
        self.show_seat = given(module.show_seat for module in modules)
        self.chests = given(module.chests for module in modules)
        self.show = given(module.show for module in modules)
        self.imagine = given(module.imagine for module in modules)
        self.flaw = given(module.flaw for module in modules)
        self.shut = given(module.shut for module in modules)
        self.homes = given(module.homes for module in modules)
        self.wishes = given(module.wishes for module in modules)
        self.handy = given(module.handy for module in modules)
        self.may = Where((module.may, module.may_in) for module in modules)
        self.forbids = Where((module.forbids, module.bans) for module in modules)


class Where(dict[str, tuple[Hook, ...]]):
    """By the name of a tile or a deed: the hooks of those who have a word on it. Found once for each name."""

    def __init__(self, hooks: Iterable[tuple[Hook | None, frozenset[str] | None]]) -> None:
        super().__init__()
        self._hooks = [(hook, names) for hook, names in hooks if hook is not None]

    def __missing__(self, name: str) -> tuple[Hook, ...]:
        self[name] = tuple(hook for hook, names in self._hooks if names is None or name in names)
        return self[name]


def given(hooks: Iterable[Hook | None]) -> tuple[Hook, ...]:
    return tuple(hook for hook in hooks if hook is not None)


def in_order(hooks: Iterable[Mapping[int, Hook]]) -> tuple[Hook, ...]:
    """By place; at the same place in the order of the modules."""
    steps = [step for mapping in hooks for step in mapping.items()]
    return tuple(hook for _, hook in sorted(steps, key=lambda step: step[0]))


def in_places(hooks: Iterable[Mapping[int, Hook]]) -> tuple[tuple[int, Hook], ...]:
    """All of them with their places, first places first; at the same place by module."""
    return tuple(sorted((step for places in hooks for step in places.items()), key=lambda step: step[0]))


_hooks: dict[str, Hooks] = {}


def hooks(state: State) -> Hooks:
    """Asked many times for every list of what one may do."""
    try:
        return _hooks[state.mix]
    except KeyError:
        return hooks_of(state.mix)


def hooks_of(mix: str) -> Hooks:
    """The hooks of the modules with these ids, put together once."""
    if mix not in _hooks:
        ids = [module for module in mix.split(",") if module]
        _hooks[mix] = Hooks([in_mix(MODULES[module], frozenset(ids)) for module in ids])
    return _hooks[mix]


def in_mix(module: Module, ids: frozenset[str]) -> Module:
    return module if module.among is None else module.among(ids)


def forbidden(
    state: State,
    seat: Seat,
    name: str,
    to: int | None = None,
    dice: tuple[int, ...] = (),
    also: tuple[int, ...] = (),
) -> Refusal | None:
    """Why a module keeps this seat from this deed."""
    asked = hooks(state).forbids[name]
    if not asked:
        return None
    deed = Deed(name, seat, to, dice, also)
    for forbids in asked:
        refusal = forbids(state, deed)
        if refusal is not None:
            return refusal
    return None


def priced(state: State, seat: Seat, name: str, cost: Cost, to: int | None = None, dice: tuple[int, ...] = ()) -> Cost:
    """What this deed costs this seat, with all that modules say."""
    asked = hooks(state).price
    if not asked:
        return cost
    deed = Deed(name, seat, to, dice)
    for price in asked:
        cost = price(state, deed, cost)
    return cost


def arrive(turn: Turn[State], seat: Seat) -> None:
    """Called after every event that has put an adventurer into a node."""
    for arrived in hooks(turn.state).arrived:
        arrived(turn, seat, turn.state.figures[seat])


def swap(turn: Turn[State], one: Seat, other: Seat) -> None:
    """Called after the event by which two seats have exchanged adventurers; each of them has come to another node."""
    for swapped in hooks(turn.state).swapped:
        swapped(turn, one, other)
    if turn.state.figures[one] != turn.state.figures[other]:
        arrive(turn, one)
        arrive(turn, other)
