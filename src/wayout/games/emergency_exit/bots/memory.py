"""What a bot remembers of the pile: what its letters showed, less what it has forgotten since."""

from typing import Final

from wayout.games.emergency_exit.events import RoundBegan, TilePlayed
from wayout.games.emergency_exit.tiles import PLAYABLE
from wayout.games.emergency_exit.view import View
from wayout.kernel.chance import Chance
from wayout.kernel.letter import Letter

GAP: Final = 0
"""A tile that was never seen or is forgotten. (The Start is never laid on the pile, so its number is free.)"""


class Memory:
    """One entry for each tile above the Start, bottom first: what the bot believes lies there, or a gap."""

    __slots__ = ("_chance", "_fading", "_garbling", "entries", "round")

    def __init__(self, fading: float, garbling: float, chance: Chance) -> None:
        self._fading = fading
        self._garbling = garbling
        self._chance = chance
        self.round = 0
        self.entries: list[int] = []

    def read(self, letter: Letter) -> None:
        """Note the tiles that were laid before the bot's eyes; what it did not see becomes gaps."""
        view: View = letter.view
        for event in letter.happened:
            if isinstance(event, RoundBegan):
                self.begin(event.round)
            elif isinstance(event, TilePlayed):
                self.note(event.tile or GAP)
        if view.round != self.round:
            self.begin(view.round)
        self._catch_up(view)
        if view.hand:
            self.rule_out(view.hand)

    def begin(self, number: int) -> None:
        self.round = number
        self.entries.clear()

    def note(self, tile: int) -> None:
        """Every older entry may fade; the newest is fresh."""
        self._fade()
        self.rule_out((tile,))
        self.entries.append(tile)

    def rule_out(self, tiles: tuple[int, ...]) -> None:
        """A tile that is seen elsewhere cannot lie where it was remembered."""
        for tile in tiles:
            if tile in self.entries:
                self.entries[self.entries.index(tile)] = GAP

    def unaccounted(self, hand: tuple[int, ...]) -> list[int]:
        """The tiles that may be anywhere: in gaps of the pile, in other hands, in the deck."""
        placed = {*self.entries, *hand}
        return [tile for tile in PLAYABLE if tile not in placed]

    def _fade(self) -> None:
        if not self._fading:
            return
        entries, odds, fading = self.entries, self._chance.odds, self._fading
        for depth in range(len(entries)):
            if odds(fading) and entries[depth] != GAP:
                entries[depth] = self._chance.pick(self.unaccounted(())) if odds(self._garbling) else GAP

    def _catch_up(self, view: View) -> None:
        """Whoever joins late knows from the counts how high the pile is, and sees its top if the lights are on."""
        depth = len(PLAYABLE) - view.deck - sum(view.hand_sizes)
        if depth <= len(self.entries):
            return
        self.entries.extend([GAP] * (depth - len(self.entries)))
        if view.top is not None:
            self.rule_out((view.top.tile,))
            self.entries[-1] = view.top.tile
