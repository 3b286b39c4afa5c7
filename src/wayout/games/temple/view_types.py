"""What a viewer is shown: one shape for all viewers. Frozen pieces are shared between views."""

from typing import Any, Literal, TypeAlias

import msgspec

from wayout.games.temple.parts import ClockKind, Difficulty, Face, Outcome, Phase, VoteKind
from wayout.kernel.play import Refusal

DieState: TypeAlias = Literal["blank", "shown", "locked", "held", "lost"]


class DieView(msgspec.Struct, frozen=True):
    """How a die lies."""

    id: int
    state: DieState
    face: Face | None = None
    offered: bool = False
    held: str | None = None
    counts_as: str | None = None
    """Unlike what it shows: a face, or nothing at all in an empty string."""


class CurseView(msgspec.Struct, frozen=True):
    curse: str
    lifted_by: str


class TreasureView(msgspec.Struct, frozen=True):
    id: int
    kind: str
    armed_until: int | None = None
    used: bool = False
    """It has done its work, and stays where it is."""


class PriceView(msgspec.Struct, frozen=True):
    """What a deed costs one adventurer, unlike what is printed; `to`: entering this node, or a task in it."""

    deed: str
    to: int | None
    cost: str
    task: str | None = None


class BanView(msgspec.Struct, frozen=True):
    """A deed that a module keeps the viewer from, and why; `to`: entering this node, or something in it."""

    deed: str
    to: int | None
    why: Refusal


class SeatView(msgspec.Struct):
    """An adventurer and what lies before him. All of it is public (TMP-4.12)."""

    node: int | None
    dice: list[DieView]
    curses: list[CurseView]
    treasures: list[TreasureView]
    auto_offer: bool
    gave: bool
    absent: bool
    left: bool
    behind: bool
    """Has left without having escaped, and is missed."""
    roll_from: int
    act_from: int
    most_dice: int
    order: list[str]
    silent: bool
    """May not talk just now."""
    risk: list[tuple[int, int]]
    """Rolls sooner than so many milliseconds after the last one: how many percent of the dice fall."""
    must_roll: list[int]
    """Dice that are in every roll, named or not."""
    prices: list[PriceView]
    """Only what is unlike the usual."""


class ChamberView(msgspec.Struct, frozen=True):
    tile: str
    x: int
    y: int
    turned: int
    doors: list[int]
    passages: list[int]
    gems_done: int | None
    chest: Literal["none", "closed"]
    curse: bool


class TaskView(msgspec.Struct, frozen=True):
    """Something unfinished that is paid together: the icons that it takes, and where those stand who can help."""

    id: str
    cost: str
    nodes: list[int]


class ReservedView(msgspec.Struct, frozen=True):
    """Behind this side of this node somebody is choosing what will lie there, with so many tiles to look at."""

    seat: int
    node: int
    side: int
    x: int
    y: int
    tiles: int


class VoteView(msgspec.Struct, frozen=True):
    kind: VoteKind
    by: int
    until: int
    yes: list[int]
    waiting: list[int]


class NextSlam(msgspec.Struct, frozen=True):
    number: int
    at: int


class PromptView(msgspec.Struct, frozen=True):
    id: int
    kind: str
    options: list[str]
    until: int


class PauseView(msgspec.Struct, frozen=True):
    """The clock is stopped: by whom, when, and who wants it to go on."""

    by: int
    at: int
    go_on: list[int]


class Report(msgspec.Struct, frozen=True):
    """TMP-4.11: how it went."""

    outcome: Outcome
    time_left: int
    gems: int
    depot: int
    dice_lost: int
    fates: int
    chambers: int
    escaped: list[int]


class View(msgspec.Struct):
    """What this viewer knows. Everything is public but the pile, the decks, and gongs to come (TMP-4.12)."""

    phase: Phase
    starts_at: int | None
    intro_until: int
    ends_at: int | None
    next_slam: NextSlam | None
    gongs: int
    slams: int
    clock: ClockKind
    tempo: int
    difficulty: Difficulty
    leavers: str
    modules: list[str]
    settings: dict[str, bool | int | str]
    """What was chosen of the modules in play, by module."""
    seats: dict[str, SeatView]
    chambers: dict[str, ChamberView]
    tasks: dict[str, list[TaskView]]
    """By node, beside its gems."""
    gone: dict[str, ChamberView]
    """Chambers that have left the temple. Their numbers are not given again."""
    reserved: list[ReservedView]
    pile: int
    stirred: bool
    """The whole pile has been shuffled since the set-up."""
    depot: int
    spare: int
    gems_taken: int
    gems_added: int
    """To the depot since the set-up, but for turns of fate."""
    fates: int
    exit: int | None
    exit_keys: int
    vote: VoteView | None
    ready: list[int]
    curses_left: int
    treasures_left: int
    valve: bool
    prompts: list[PromptView]
    """The viewer's own."""
    bans: list[BanView]
    """Of what one could think of where one stands."""
    pause: PauseView | None
    outcome: Outcome | None
    report: Report | None
    extra: dict[str, Any]
    """What modules show beyond this, by module."""
