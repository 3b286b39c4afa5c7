"""Ghost chamber: the ghost appears in the starting chamber and is pushed home, two torches a step (TMP-3.6)."""

from collections.abc import Iterable
from typing import ClassVar, Final

from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.actions.moments import not_inside
from wayout.games.temple.actions.moving import Side
from wayout.games.temple.board import chamber_beyond, is_passable, lies, node_at, own_sides
from wayout.games.temple.bots.atlas import FAR, part_at
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.dice import blank, can_pay, cannot_pay, pay
from wayout.games.temple.modules.quests.crews import nearest, shown
from wayout.games.temple.modules.quests.part import chamber_of, is_open, part
from wayout.games.temple.modules.quests.quest import Quest
from wayout.games.temple.modules.quests.verbs import accomplish
from wayout.games.temple.seam import Deed, forbidden, priced
from wayout.games.temple.state import NO_NODE, START, State
from wayout.games.temple.tiles import Cost, cost_of
from wayout.kernel.grid import STEPS, WAYS, Way, opposite
from wayout.kernel.play import Action, PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import Seat

GHOST: Final = "ghost"
PUSH: Final = "push"
"""The deed."""
A_STEP: Final = cost_of("TT")


class GhostAppeared(PublicEvent[State], frozen=True):
    """The ghost is in this place, and nobody has pushed it there."""

    news: ClassVar[bool] = True
    node: int

    def apply(self, state: State) -> None:
        part(state).ghost = self.node

    @property
    def variant(self) -> str:
        return "" if self.node == START else "stays"


class GhostPushed(PublicEvent[State], frozen=True):
    """Somebody in its chamber has pushed the ghost through a door."""

    news: ClassVar[bool] = False
    seat: Seat
    start: int
    to: int
    paid: tuple[int, ...]
    at: int

    def apply(self, state: State) -> None:
        blank(state, self.paid)
        part(state).ghost = self.to
        state.last_act[self.seat] = self.at


class PushGhost(Doing, frozen=True):
    """Two torches of one's own push the ghost of one's chamber through an open side, into the next chamber."""

    side: Side
    pay: tuple[int, ...] = ()

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_inside(state, seat)
        if refusal is not None:
            return refusal
        if not is_with_ghost(state, seat):
            return because("no_ghost_here", rule="TMP-3.6")
        to = ghost_beyond(state, self.side)
        if to is None:
            return because("ghost_stopped", rule="TMP-5.5", side=self.side)
        refusal = forbidden(state, seat, PUSH, to, self.pay)
        return refusal or cannot_pay(state, seat, push_cost(state, seat, to, self.pay), self.pay)

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(PUSH, seat, ghost_beyond(state, self.side), self.pay)

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        state = turn.state
        start, to = part(state).ghost, ghost_beyond(state, self.side)
        assert to is not None
        paid = pay(turn, seat, push_cost(state, seat, to, self.pay), self.pay)
        turn.emit(GhostPushed(seat, start, to, paid, turn.at))
        if to >> 1 == chamber_of(state, GHOST):
            accomplish(turn, GHOST)


def is_with_ghost(state: State, seat: Seat) -> bool:
    return is_open(state, GHOST) and state.figures[seat] == part(state).ghost


def ghost_beyond(state: State, side: Way) -> int | None:
    """Where the ghost comes to if it is pushed through this side of its place."""
    node = part(state).ghost
    if side not in own_sides(state, node) or not is_passable(state, node >> 1, side):
        return None
    beside = chamber_beyond(state, node >> 1, side)
    assert beside is not None
    return node_at(state, beside, opposite(side))


def push_cost(state: State, seat: Seat, to: int, dice: tuple[int, ...] = ()) -> Cost:
    return priced(state, seat, PUSH, A_STEP, to, dice)


def appear(turn: Turn[State], seat: Seat, chamber: int) -> None:
    turn.emit(GhostAppeared(START))


def flee(turn: Turn[State], chamber: int) -> None:
    """TMP-4.10: from a chamber that leaves the temple it goes back to the starting chamber."""
    if part(turn.state).ghost >> 1 == chamber:
        turn.emit(GhostAppeared(START))


def stay(turn: Turn[State], old: int, new: int) -> None:
    """TMP-5.5: it stays where it is when another chamber comes to lie there."""
    if part(turn.state).ghost >> 1 == old:
        turn.emit(GhostAppeared(2 * new))


def may(state: State, seat: Seat) -> Iterable[Action[State]]:
    if not is_with_ghost(state, seat):
        return
    for side in WAYS:
        to = ghost_beyond(state, side)
        if to is None or forbidden(state, seat, PUSH, to) is not None:
            continue
        if can_pay(state, seat, push_cost(state, seat, to)):
            yield PushGhost(side)


def flaw(state: State) -> str | None:
    quests = part(state)
    if (GHOST in quests.found) != (quests.ghost != NO_NODE):
        return "a ghost without its chamber, or the other way round"
    if quests.ghost == NO_NODE:
        return None
    if not lies(state, quests.ghost >> 1):
        return "the ghost is where nothing is"
    home = quests.ghost >> 1 == quests.found[GHOST]
    return None if home == (GHOST in quests.done) else "the ghost is at home and not done, or the other way round"


def crew(scene: Scene) -> list[int]:
    return nearest(scene, shown(scene)["ghost"], 1)


def goal(scene: Scene) -> Goal | None:
    ghost = shown(scene)["ghost"]
    side = way_home(scene, ghost)
    return None if side is None else Goal(GHOST, ghost, "TT", PushGhost(side))


def way_home(scene: Scene, ghost: int) -> int | None:
    """Through which side it is pushed: it goes where adventurers go, but for the last step."""
    last = {node: side for node, side in doors_of_ghost_chamber(scene) if scene.atlas.rolls(ghost, node) < FAR}
    if not last:
        return None
    nearest_door = min(last, key=lambda node: (scene.atlas.rolls(ghost, node), node))
    return last[ghost] if ghost == nearest_door else scene.atlas.side_towards(ghost, nearest_door)


def doors_of_ghost_chamber(scene: Scene) -> Iterable[tuple[int, int]]:
    """The places from which it can be pushed in, and the sides through which."""
    number = shown(scene)["found"][GHOST]
    chambers = scene.view.chambers
    home = chambers[str(number)]
    cells = {(chamber.x, chamber.y): int(key) for key, chamber in chambers.items()}
    for side in (*home.doors, *home.passages):
        dx, dy = STEPS[side]
        beside = cells.get((home.x + dx, home.y + dy))
        if beside is None:
            continue
        there, back = chambers[str(beside)], opposite(side)
        if back in there.doors or back in there.passages:
            yield part_at(beside, there, back), back


QUEST = Quest(
    id=GHOST,
    found=appear,
    lifted=flee,
    taken_over=stay,
    may=may,
    crew=crew,
    goal=goal,
    thinkable=tuple(map(PushGhost, WAYS)),
    actions=(PushGhost,),
    contested=(PushGhost,),
    flaw=flaw,
    events=(GhostAppeared, GhostPushed),
)
