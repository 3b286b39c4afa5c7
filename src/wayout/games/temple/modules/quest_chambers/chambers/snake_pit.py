"""Snake pit: a snake crawls to each of the others; when all are caught, their mother is, in the pit (TMP-5.12)."""

from collections.abc import Iterable
from typing import ClassVar, Final

from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.dice import blank
from wayout.games.temple.modules.quest_chambers.part import ID, snakes
from wayout.games.temple.modules.quests.crews import nearest, node_of, share
from wayout.games.temple.modules.quests.events import DicePaid
from wayout.games.temple.modules.quests.part import place_of
from wayout.games.temple.modules.quests.quest import Quest
from wayout.games.temple.modules.quests.together import Together
from wayout.games.temple.modules.quests.verbs import accomplish
from wayout.games.temple.seam import Task
from wayout.games.temple.state import START, State
from wayout.games.temple.tiles import cost_of
from wayout.kernel.play import Action, PublicEvent, Turn
from wayout.kernel.seats import Seat

SNAKE_PIT: Final = "snake_pit"
SNAKE: Final = "snake"
MOTHER: Final = "mother"
PRICES: Final = {SNAKE: "TT", MOTHER: "TTTTT"}
"""By task."""
CREW: Final = 2
"""So many bots go for the mother."""


class SnakesLoosed(PublicEvent[State], frozen=True):
    """A snake in each of these places."""

    news: ClassVar[bool] = True
    nodes: tuple[int, ...]

    def apply(self, state: State) -> None:
        snakes(state).extend(self.nodes)

    @property
    def variant(self) -> str:
        return "" if self.nodes else "none"


class SnakeCrawled(PublicEvent[State], frozen=True):
    """A snake is in another chamber now, because its own has gone or another lies there."""

    news: ClassVar[bool] = True
    start: int
    to: int

    def apply(self, state: State) -> None:
        there = snakes(state)
        there[there.index(self.start)] = self.to

    @property
    def variant(self) -> str:
        return "" if self.to == START else "stays"


class SnakeCaught(PublicEvent[State], frozen=True):
    """One snake less; so many are left."""

    news: ClassVar[bool] = False
    seat: Seat
    node: int
    n: int
    paid: tuple[int, ...]
    at: int

    def apply(self, state: State) -> None:
        blank(state, self.paid)
        snakes(state).remove(self.node)
        state.last_act[self.seat] = self.at


class MotherCaught(DicePaid, frozen=True):
    """The mother of the snakes is caught."""

    news: ClassVar[bool] = False


class CatchSnake(Together, frozen=True):
    """Two torches of all in a snake's chamber (A35)."""

    task: ClassVar[str] = SNAKE

    def paid(self, turn: Turn[State], seat: Seat, dice: tuple[int, ...]) -> None:
        left = len(snakes(turn.state)) - 1
        turn.emit(SnakeCaught(seat, turn.state.figures[seat], left, dice, turn.at))


class CatchMother(Together, frozen=True):
    """Five torches of all in the pit, when no snake is left."""

    task: ClassVar[str] = MOTHER

    def paid(self, turn: Turn[State], seat: Seat, dice: tuple[int, ...]) -> None:
        turn.emit(MotherCaught(seat, dice, turn.at))
        accomplish(turn, SNAKE_PIT)


def let_loose(turn: Turn[State], seat: Seat, chamber: int) -> None:
    state = turn.state
    turn.emit(SnakesLoosed(tuple(state.figures[other] for other in state.inside() if other != seat)))


def go_home(turn: Turn[State], chamber: int) -> None:
    """TMP-4.10: from a chamber that leaves the temple to the starting chamber."""
    crawl(turn, chamber, START)


def stay(turn: Turn[State], old: int, new: int) -> None:
    """TMP-5.12: where they are when another chamber comes to lie there."""
    crawl(turn, old, 2 * new)


def crawl(turn: Turn[State], chamber: int, to: int) -> None:
    for node in snakes(turn.state)[:]:
        if node >> 1 == chamber:
            turn.emit(SnakeCrawled(node, to))


def tasks(state: State, node: int) -> Iterable[Task]:
    there = snakes(state)
    if node in there:
        yield Task(SNAKE, cost_of(PRICES[SNAKE]), (node,))
    if not there and node == place_of(state, SNAKE_PIT):
        yield Task(MOTHER, cost_of(PRICES[MOTHER]), (node,))


def may(state: State, seat: Seat) -> Iterable[Action[State]]:
    node, there = state.figures[seat], snakes(state)
    if node in there and CatchSnake().check(state, seat) is None:
        yield CatchSnake()
    if not there and node == place_of(state, SNAKE_PIT) and CatchMother().check(state, seat) is None:
        yield CatchMother()


def hunters(scene: Scene) -> dict[int, int]:
    """By seat: the node to which it goes. For each snake whoever is nearest, then some for their mother."""
    there: list[int] = scene.view.extra[ID]["snakes"]
    if not there:
        pit = node_of(scene, SNAKE_PIT)
        return dict.fromkeys(nearest(scene, pit, CREW), pit)
    taken: dict[int, int] = {}
    for node in sorted(set(there)):
        taken |= dict.fromkeys(nearest(scene, node, 1, taken), node)
    return taken


def crew(scene: Scene) -> list[int]:
    return list(hunters(scene))


def goal(scene: Scene) -> Goal:
    node = hunters(scene)[scene.me.seat]
    action: Action[State] = CatchSnake() if scene.view.extra[ID]["snakes"] else CatchMother()
    price = PRICES[SNAKE if isinstance(action, CatchSnake) else MOTHER]
    return Goal(SNAKE_PIT, node, share(scene, price) if scene.here == node else price, action)


QUEST = Quest(
    id=SNAKE_PIT,
    needs=frozenset({ID}),
    found=let_loose,
    lifted=go_home,
    taken_over=stay,
    tasks=tasks,
    may=may,
    thinkable=(CatchSnake(), CatchMother()),
    actions=(CatchSnake, CatchMother),
    events=(SnakesLoosed, SnakeCrawled, SnakeCaught, MotherCaught),
    crew=crew,
    goal=goal,
)
