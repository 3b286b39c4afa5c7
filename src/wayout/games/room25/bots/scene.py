"""One moment through the eyes of one bot: who belongs together, where Room 25 may be, and how good all that is."""

from collections.abc import Sequence
from copy import copy
from typing import Final, Self

from wayout.games.room25.bots.knowledge import Knowledge
from wayout.games.room25.bots.picture import Picture
from wayout.games.room25.bots.reach import FAR
from wayout.games.room25.bots.stage import Stage
from wayout.games.room25.cells import EXIT_ZONES, LINES, Cell, Line
from wayout.games.room25.parts import Who
from wayout.games.room25.view import FigureView, View
from wayout.kernel.seats import Seat

WON: Final = 200.0
LAST: Final = 0.5
"""How much the way of whoever is farthest counts once more."""
SEARCH: Final = 0.9
"""How much the way to the next place counts where Room 25 may be."""
TOGETHER: Final = 0.25
"""How much it counts that nobody is too far from where it may turn out to be."""
ALL_TOGETHER: Final = 0.5
"""The same where everybody plays together, and nobody may stay behind."""
UNSEEN: Final = 1.5
"""What every further place costs where it may be."""
LOST: Final = 2.0
KEY: Final = 1.6
"""How much the way counts of whoever fetches the key."""
NO_KEY: Final = 3.0
STANDBY: Final = 0.3
"""How much it counts to be near Room 25 while the key is still to be found."""
OUTSIDE: Final = 0.5
"""What it costs that Room 25 cannot be moved out from where it lies."""
RIVALS: Final = 0.35
HUNTED: Final = 0.4
"""How much it counts what rivals suffer, also while nobody knows where Room 25 is."""
STRANGER: Final = 0.3
"""A guard's own harm."""
HASTE: Final = 6.0
STRIKES_BY: Final = 2
"""With so many rounds left guards drop their masks, and prisoners wait for nobody who may be one."""
ALONE_BY: Final = 7
"""The only guard cannot wait so long."""
NEAR: Final = 1.5


class Scene:
    """Who wants whom where."""

    def __init__(self, view: View, seat: Seat, knowledge: Knowledge) -> None:
        self.view = view
        self.seat = seat
        self.knowledge = knowledge
        self.mode = view.rules.mode
        self.picture = Picture(view, knowledge)
        self.figures = {figure.who: figure for figure in view.figures}
        self.own = [figure for figure in view.figures if figure.seat == seat]
        self.guard = any(figure.role == "guard" for figure in self.own)
        self.exits = knowledge.places(view, "room25")
        self.found = len(self.exits) == 1
        wants_key = self.mode in ("cooperation", "solo") and view.rules.level != "base"
        self.keys = knowledge.places(view, "key") if wants_key and not view.key_done else []
        self.team = [figure.who for figure in self._mates()]
        self.rivals = self._rivals()
        self.stage = Stage(view, self.picture, self.exits, self.keys)
        self.wicked = self.guard and self._strikes()
        self.together = ALL_TOGETHER if self.mode in ("cooperation", "solo") else TOGETHER
        self.haste = max(1.0, HASTE / view.left)
        """A step counts more when few rounds are left: caution alone brings nobody out."""

    def _mates(self) -> list[FigureView]:
        """Those who have to get out together. A guard thinks of the prisoners."""
        living = [self.figures[who] for who in self.view.order if self.figures[who].alive]
        if self.mode in ("team", "competition"):
            side = self.own[0].side if self.own else 0
            return [figure for figure in living if figure.side == side]
        if self.mode != "suspicion":
            return living
        suspects = [] if self.guard else self.knowledge.suspects(self.view)
        return [one for one in living if one.role != "guard" and (one.role or one.seat not in suspects)]

    def _rivals(self) -> list[list[Who]]:
        if self.mode not in ("team", "competition"):
            return []
        sides = {figure.side for figure in self.view.figures if figure.alive}
        others = sides - {figure.side for figure in self.own}
        return [[one.who for one in self.view.figures if one.alive and one.side == side] for side in sorted(others)]

    def _strikes(self) -> bool:
        """A guard behaves until it pays: until everybody knows, or prisoners come near the way out."""
        deadline = ALONE_BY if self.view.rules.guards == 1 else STRIKES_BY
        if any(figure.shown for figure in self.own) or self.view.left <= deadline:
            return True
        if not self.found or not self.team:
            return False
        far = FAR[self.stage.cell_of[self.exits[0]]]
        near = sum(far[self.stage.cell(who)] <= NEAR for who in self.team)
        return 2 * near >= len(self.team)

    def through(self, who: Who) -> Self | None:
        """The same moment through the eyes of somebody else who wants out; nobody else's plans can be guessed."""
        sides = [self.team, *self.rivals]
        mine = next((side for side in sides if who in side), None)
        if mine is None:
            return None
        twin = copy(self)
        twin.wicked, twin.team, twin.rivals = False, mine, [side for side in sides if side is not mine]
        return twin

    # How good it is.

    def worth(self, stage: Stage) -> float:
        """More is better, in steps."""
        if stage.escaped is not None:
            return -WON if self.wicked or stage.escaped not in self.team else WON
        hardship = self.hardship(stage, self.team)
        if self.wicked:
            own = sum(stage.tolls.get(figure.who, 0.0) for figure in self.own)
            return hardship - STRANGER * own + stage.promised
        theirs = min((self.hardship(stage, side) for side in self.rivals), default=0.0) if self.found else 0.0
        return RIVALS * theirs + HUNTED * self.harm(stage) - hardship + stage.gained + stage.promised

    def harm(self, stage: Stage) -> float:
        """What it has cost the rivals, one side with another."""
        if not stage.tolls or not self.rivals:
            return 0.0
        return sum(stage.tolls.get(who, 0.0) for side in self.rivals for who in side) / len(self.rivals)

    def hardship(self, stage: Stage, team: Sequence[Who]) -> float:
        """How far these are from getting out, and what it has cost them."""
        cells = [stage.cell(who) for who in team]
        tolls = sum(stage.tolls.get(who, 0.0) for who in team) if stage.tolls else 0.0
        tolls += sum(self.picture.staying[stage.at[who]] for who in team)
        return self.haste * (self._way_with_key(stage, cells) if stage.keys else self._way(stage, cells)) + tolls

    def _way(self, stage: Stage, cells: list[Cell]) -> float:
        exits = [stage.cell_of[tile] for tile in stage.exits]
        if len(exits) == 1:
            ways = [FAR[exits[0]][cell] for cell in cells]
            outside = 0.0 if exits[0] in EXIT_ZONES else OUTSIDE
            return sum(ways) + LAST * max(ways, default=0.0) + outside
        return LOST + UNSEEN * len(exits) + search(cells, exits, self.together)

    def _way_with_key(self, stage: Stage, cells: list[Cell]) -> float:
        """Somebody has to fetch the key first; while nobody knows where it is, all look for it."""
        keys = [stage.cell_of[tile] for tile in stage.keys]
        if len(keys) > 1:
            return NO_KEY + LOST + UNSEEN * len(keys) + self._way_to_unseen_key(stage, cells, keys)
        far = FAR[keys[0]]
        runner = min(cells, key=lambda cell: far[cell], default=keys[0])
        others = cells[:]
        if runner in others:
            others.remove(runner)
        return NO_KEY + KEY * far[runner] + self._way(stage, [*others, keys[0]])

    def _way_to_unseen_key(self, stage: Stage, cells: list[Cell], keys: list[Cell]) -> float:
        if len(stage.exits) > 1:
            return self._way(stage, cells)
        far = FAR[stage.cell_of[stage.exits[0]]]
        return search(cells, keys, self.together) + STANDBY * sum(far[cell] for cell in cells)

    # Getting out.

    def leaves(self, stage: Stage, who: Who, line: Line, forward: bool) -> bool:
        """Would this slide bring everybody out who has to be?"""
        edge = stage.grid[LINES[line][-1 if forward else 0]]
        if stage.at[who] != edge or stage.exits != (edge,) or stage.keys:
            return False
        return self.figures[who].role != "guard" and self.is_complete(stage, who)

    def is_complete(self, stage: Stage, who: Who) -> bool:
        """All of one's side are there; in the last round one may be missing where the rules allow it."""
        here = stage.at[who]
        if self.mode in ("team", "competition"):
            side = [one for one in self.view.figures if one.side == self.figures[who].side]
            all_there = all(stage.at.get(one.who) == here for one in side if one.alive)
            return all_there and (self.view.left == 1 or all(one.alive for one in side))
        missing = [mate for mate in self.team if stage.at.get(mate) != here]
        if self.mode != "suspicion":
            return not missing
        spare = 1 if self.view.left == 1 and not self.view.graveyard else 0
        return len(missing) <= max(spare, self.unseen_guards(missing))

    def unseen_guards(self, missing: Sequence[Who]) -> int:
        """How many of those outside may well be guards who stay away on purpose: only once time is short."""
        known = sum(figure.role == "guard" for figure in self.view.figures)
        hidden = [who for who in missing if self.figures[who].role is None]
        return min(len(hidden), self.view.rules.guards - known) if self.view.left <= STRIKES_BY else 0

    def in_exit(self, who: Who) -> bool:
        return self.found and self.stage.at.get(who) == self.exits[0]


def search(cells: Sequence[Cell], places: Sequence[Cell], together: float) -> float:
    """Not all look in the same place: everybody takes the nearest that nobody has taken."""
    taken: list[Cell] = []
    total = 0.0
    for cell in cells:
        best, best_far = -1, 99.0
        for place in places:
            far = FAR[place][cell]
            if far < best_far and place not in taken:
                best, best_far = place, far
        if best >= 0:
            taken.append(best)
            total += SEARCH * best_far
    apart = sum(FAR[place][cell] for place in places for cell in cells) / len(places)
    return total + together * apart
