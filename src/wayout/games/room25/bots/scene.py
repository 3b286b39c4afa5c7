"""One moment through the eyes of one bot: whom it wants where, and how good that is."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from wayout.games.room25.bots.knowledge import Knowledge
from wayout.games.room25.bots.picture import CLOSED, FAR, Picture, order_after, slid
from wayout.games.room25.cells import CELLS, CENTRE, LINES, NEIGHBOURS, SIDE, Cell, Line, distance
from wayout.games.room25.parts import Target, Who
from wayout.games.room25.view import FigureView, View
from wayout.kernel.seats import Seat

OTHERS: Final = 0.6
"""How much the way of a mate counts, beside one's own."""
WON: Final = 500.0
CANDIDATE: Final = 0.15
"""What each further place costs where Room 25 may be: it is better to know."""


class Scene:
    """Where everybody is, where Room 25 may be, and whether this seat wants anybody to get there."""

    def __init__(self, view: View, seat: Seat, knowledge: Knowledge) -> None:
        self.view = view
        self.seat = seat
        self.knowledge = knowledge
        self.picture = Picture(view, knowledge)
        self.figures = {figure.who: figure for figure in view.figures}
        self.exits = knowledge.places(view, "room25")
        self.found = len(self.exits) == 1
        self.wicked = any(figure.seat == seat and figure.role == "guard" for figure in view.figures)
        wants_key = view.rules.mode in ("cooperation", "solo") and view.rules.level != "base"
        self.keys = knowledge.places(view, "key") if wants_key and not view.key_done else []

    def cell(self, who: Who) -> Cell:
        cell = self.figures[who].cell
        assert cell is not None
        return cell

    def mates(self, who: Who) -> list[FigureView]:
        """Those who have to get out together with this one, itself among them. A guard thinks of the prisoners."""
        own = self.figures[who]
        living = [figure for figure in self.view.figures if figure.alive]
        if self.view.rules.mode in ("team", "competition"):
            return [figure for figure in living if figure.side == own.side]
        return [figure for figure in living if figure.role != "guard"]

    def goals(self, who: Who) -> list[Cell]:
        """Where this one should go: the key comes first, for whoever is nearest to it."""
        if not self.keys:
            return self.exits if self.found else self.share(who, self.exits)
        ways = self.picture.distances(self.keys)
        nearest = min(self.mates(who), key=lambda mate: ways[mate.cell or 0], default=None)
        if len(self.keys) == 1:
            goes = nearest is None or nearest.who == who
            return self.keys if goes else self.exits if self.found else self.share(who, self.exits)
        return self.share(who, self.keys)

    def share(self, who: Who, places: list[Cell]) -> list[Cell]:
        """Not all look for it in the same corner: everybody takes one where fewer others are looking."""
        taken: Counter[int] = Counter()
        for mate in self.mates(who):
            assert mate.cell is not None
            here = mate.cell
            best = min(places, key=lambda cell: distance(here, cell) + 3 * taken[corner(cell)], default=None)
            if best is None:
                return places
            if mate.who == who:
                return [cell for cell in places if corner(cell) == corner(best)]
            taken[corner(best)] += 1
        return places

    def score(self, who: Who, where: Mapping[Who, Cell] | None = None, slide: tuple[Line, bool] | None = None) -> float:
        """How far it is for all who belong together; less is better."""
        moved = {} if slide is None else slid(*slide)
        order: Sequence[Cell] = CELLS if slide is None else order_after(*slide)
        goals = [moved.get(cell, cell) for cell in self.goals(who)]
        ways = self.picture.distances(goals, order)
        total = 0.0
        for mate in self.mates(who):
            cell = (where or {}).get(mate.who, mate.cell)
            assert cell is not None
            far = min(ways[moved.get(cell, cell)], FAR)
            total += far if mate.who == who else OTHERS * far
        return total

    def leaves(self, who: Who, line: Line, forward: bool) -> bool:
        """Would this slide bring everybody out who has to be?"""
        edge = LINES[line][-1 if forward else 0]
        if self.view.rooms[edge].room != "room25" or self.cell(who) != edge:
            return False
        if self.figures[who].role == "guard" or (self.keys and not self.view.key_done):
            return False
        return self.is_complete(who, edge)

    def is_complete(self, who: Who, exit_cell: Cell) -> bool:
        """All mates are there; in the last round one may be missing where the rules allow it."""
        mates = self.mates(who)
        missing = sum(mate.cell != exit_cell for mate in mates)
        mode = self.view.rules.mode
        if mode == "suspicion":
            # Whoever has not shown a role may be a guard who stays away on purpose.
            return missing <= (1 if self.view.left == 1 else self.unseen_guards(mates, exit_cell))
        if mode in ("team", "competition"):
            dead = any(one.side == mates[0].side and not one.alive for one in self.view.figures)
            return missing == 0 and (not dead or self.view.left == 1)
        return missing == 0

    def unseen_guards(self, mates: Sequence[FigureView], exit_cell: Cell) -> int:
        """How many of those outside may well be guards."""
        known = sum(figure.role == "guard" for figure in self.view.figures)
        outside = sum(mate.cell != exit_cell and not mate.shown for mate in mates)
        return min(outside, self.view.rules.guards - known)

    def ready_to_go(self, who: Who) -> Target | None:
        """The slide that brings everybody out now."""
        arrows = self.view.arrows
        for line in (index for index, cells in enumerate(LINES) if CENTRE not in cells):
            for forward in (True, False):
                if arrows[line] * (1 if forward else -1) >= 0 and self.leaves(who, line, forward):
                    return Target(line=line, forward=forward)
        return None

    def steps(self, who: Who) -> list[Cell]:
        """Next doors that are not closed."""
        around = NEIGHBOURS[self.cell(who)]
        axis = self.view.rooms[self.cell(who)].axis
        along = [cell for cell in around if axis is None or (axis == "h") == (cell // 5 == self.cell(who) // 5)]
        return [cell for cell in along if self.picture.costs[cell] < CLOSED]


def corner(cell: Cell) -> int:
    """Which quarter of the complex this is in."""
    row, column = divmod(cell, SIDE)
    return 2 * (row > SIDE // 2) + (column > SIDE // 2)
