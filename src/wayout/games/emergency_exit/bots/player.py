"""A bot at the table: reads its letters, and does what its belief tells it."""

from typing import Any, Final

from wayout.games.emergency_exit.actions import AnnounceExit, Answer, DeclareLost, PlayBlind, PlayTile
from wayout.games.emergency_exit.bots.belief import Belief, believe
from wayout.games.emergency_exit.bots.choice import best_for_race, best_for_team, on_goal, shown_rotation
from wayout.games.emergency_exit.bots.memory import Memory
from wayout.games.emergency_exit.bots.strength import Strength
from wayout.games.emergency_exit.view import View
from wayout.kernel.chance import Chance
from wayout.kernel.letter import Letter
from wayout.kernel.play import Action

SURE_OF_EXIT: Final = 0.3
"""From which belief on it says that the last tile stands on the exit; to walk on is seldom better."""


class Player:
    """Knows nothing but the letters of its seat, and of those only what it has not forgotten."""

    __slots__ = ("_chance", "_memory", "_strength")

    def __init__(self, strength: Strength, chance: Chance) -> None:
        self._strength = strength
        self._chance = chance.stream("choice")
        self._memory = Memory(strength.fading, strength.garbling, chance.stream("memory"))

    def read(self, letter: Letter) -> None:
        self._memory.read(letter)

    def answer(self, letter: Letter) -> Action[Any]:
        if len(letter.may) == 1:
            return letter.may[0]
        view: View = letter.view
        belief = self._belief(view)
        if view.phase == "poll":
            return Answer(self._with_trust(belief, view) >= self._strength.join)
        if DeclareLost() in letter.may and belief.lost_share >= self._strength.declare:
            return DeclareLost()
        if view.goal is not None and AnnounceExit() in letter.may and on_goal(belief, view.goal) >= SURE_OF_EXIT:
            return AnnounceExit()
        return self._move(letter, belief)

    def _belief(self, view: View) -> Belief:
        memory = self._memory
        unseen = memory.unaccounted(view.hand or ())
        return believe(memory.entries, view, unseen, self._strength.guesses, self._chance)

    def _with_trust(self, belief: Belief, view: View) -> float:
        """Each LOST that others have laid on this tile takes away some of the doubt."""
        return 1 - (1 - belief.lost_share) * (1 - self._strength.trust) ** len(view.markers)

    def _move(self, letter: Letter, belief: Belief) -> Action[Any]:
        """Lay a tile if there is one; with an empty hand, whatever else may be done."""
        tiles = list(dict.fromkeys(action.tile for action in letter.may if isinstance(action, PlayTile)))
        if tiles:
            tile = self._tile(letter.view, tiles, belief)
            fitting: list[Action[Any]] = [one for one in letter.may if isinstance(one, PlayTile) and one.tile == tile]
            return self._turned(fitting, letter.view, belief)
        blind: list[Action[Any]] = [one for one in letter.may if isinstance(one, PlayBlind)]
        if blind:
            return self._turned(blind, letter.view, belief)
        waiting = [one for one in letter.may if not isinstance(one, DeclareLost | AnnounceExit)]
        return self._chance.pick(waiting or letter.may)

    def _tile(self, view: View, tiles: list[int], belief: Belief) -> int:
        if not self._chance.odds(self._strength.care):
            return self._chance.pick(tiles)
        if view.goal is not None:
            return best_for_team(belief, tiles, view, self._strength.thoughts, self._chance)
        return best_for_race(belief, tiles, self._strength.guile, self._chance)

    def _turned(self, fitting: list[Action[Any]], view: View, belief: Belief) -> Action[Any]:
        """On a Repeat the tile may be shown in any rotation. Nobody misleads a team."""
        if len(fitting) == 1:
            return fitting[0]
        rot = shown_rotation(belief, self._strength.guile and view.goal is None, self._chance)
        return next(one for one in fitting if isinstance(one, PlayTile | PlayBlind) and one.rot == rot)
