"""What a bot makes of a view: who is where, whose dice are free, what is left to do."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from wayout.games.temple.bots.atlas import FAR, Atlas
from wayout.games.temple.bots.ears import Call
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.clock import USUAL, is_large
from wayout.games.temple.seam import DISCOVER, ENTER, ESCAPE, hooks_of, settings_of
from wayout.games.temple.shown import homes_shown, options_shown
from wayout.games.temple.tile_set import tile_set
from wayout.games.temple.tiles import TILES, Gems, printed
from wayout.games.temple.view_types import SeatView, View

KEYS_WANTED: Final = 3
"""So many keys at the exit are not too many."""
STEADFAST: Final = 3.0
"""So many rolls nearer another must be who takes over what a bot has begun."""
LATELY: Final = 20_000
"""Who has done nothing for so long is not counted on."""
FEW: Final = 1
"""Who has no more free dice than this needs golden masks of others."""


def pace_of(view: View) -> int:
    """Percent: bots are as slow or as fast as the clock, but the slow clock of a large mix leaves them more time."""
    return max(USUAL, view.tempo) if is_large(len(view.modules)) else view.tempo


class Mate:
    """An adventurer as the others see him."""

    __slots__ = ("faces", "free", "locked", "node", "seat", "view")

    def __init__(self, seat: int, view: SeatView) -> None:
        self.seat = seat
        self.view = view
        self.node = -1 if view.node is None else view.node
        self.free = [die for die in view.dice if die.state in ("blank", "shown")]
        self.locked = [die.id for die in view.dice if die.state == "locked"]
        self.faces: list[str] = [die.face for die in self.free if die.face is not None]

    @property
    def dice(self) -> int:
        """Those that can still be rolled one day."""
        return len(self.free) + len(self.locked)

    @property
    def stuck(self) -> bool:
        """Nothing but black masks."""
        return not self.free and bool(self.locked)

    @property
    def needy(self) -> bool:
        """Black masks, and hardly a die to get rid of them."""
        return len(self.free) <= FEW and bool(self.locked)


class Scene:
    def __init__(self, view: View, atlas: Atlas, seat: int, at: int, calls: Sequence[Call] = ()) -> None:
        self.view = view
        self.atlas = atlas
        self.at = at
        self.calls = calls
        """What mates have asked for lately, the newest first."""
        self.homeward = False
        """Whether this bot was on its way home already because of the next slam."""
        self.outward = False
        """Whether it was on its way out."""
        self.before: Goal | None = None
        """What this bot was after when it looked last."""
        self.goal: Goal | None = None
        """What this bot is after, once it has made up its mind."""
        self.mates = [Mate(int(seat), one) for seat, one in view.seats.items()]
        self.me = self.mates[seat]
        self.inside = [mate for mate in self.mates if mate.node >= 0]

    @property
    def here(self) -> int:
        return self.me.node

    @property
    def exit(self) -> int | None:
        """The node of the exit, once it is found."""
        return None if self.view.exit is None else 2 * self.view.exit

    @property
    def others(self) -> list[Mate]:
        """Everybody else who is inside."""
        return [mate for mate in self.inside if mate is not self.me]

    def rolls(self, mate: Mate, node: int) -> float:
        return self.atlas.rolls(mate.node, node)

    # Whom one can count on

    def counts_on(self, mate: Mate) -> bool:
        """Only on who has done something lately, as all can see; on oneself always."""
        if mate is self.me:
            return True
        since = max(mate.view.act_from, self.view.starts_at or 0)
        return not mate.view.absent and not mate.view.left and self.at - since < LATELY

    @cached_property
    def team(self) -> list[Mate]:
        """Those inside who can do something, and do."""
        return [mate for mate in self.inside if len(mate.free) > FEW and self.counts_on(mate)]

    @cached_property
    def needy(self) -> list[Mate]:
        """The others who need golden masks, those first who cannot even roll."""
        return sorted((mate for mate in self.others if mate.needy), key=lambda mate: (len(mate.free), mate.seat))

    def nearest(self, node: int, count: int, without: Sequence[int] = ()) -> list[Mate]:
        """So many of the team who can be there soonest."""
        ways = [(self.way(mate, node), mate.seat) for mate in self.team if mate.seat not in without]
        return [self.mates[seat] for way, seat in sorted(ways)[:count] if way < FAR]

    def way(self, mate: Mate, node: int) -> float:
        """In rolls; for this bot shorter to where it was going, so that it goes on although another is nearer now. What
        cannot be reached any more is as far as ever."""
        rolls = self.rolls(mate, node)
        goes_on = mate is self.me and self.before is not None and self.before.node == node
        return rolls - STEADFAST if goes_on and rolls < FAR else rolls

    # Where the doors do not matter

    @cached_property
    def homes(self) -> list[int]:
        """The starting chamber, and what serves as one."""
        return homes_shown(self.view)

    @property
    def home(self) -> int:
        """The nearest of them."""
        return min(self.homes, key=lambda node: self.rolls(self.me, node))

    # What things cost this adventurer

    def price(self, deed: str, to: int | None = None) -> str | None:
        """What modules have changed about it; nothing, if it costs what is printed."""
        return next((price.cost for price in self.me.view.prices if (price.deed, price.to) == (deed, to)), None)

    def entry(self, node: int) -> str:
        changed = self.price(ENTER, node & ~1)
        return self.atlas.entry[node] if changed is None else changed

    @property
    def discovery(self) -> str:
        changed = self.price(DISCOVER)
        return ("AAA" if self.view.valve else "AA") if changed is None else changed

    @property
    def way_out(self) -> str:
        changed = self.price(ESCAPE)
        return "K" * self.view.exit_keys if changed is None else changed

    # What is left to do

    @cached_property
    def wishes(self) -> list[Goal]:
        """What modules offer, and what they warn of."""
        return [goal for wish in hooks_of(",".join(self.view.modules)).wishes for goal in wish(self)]

    def gems(self, node: int) -> Gems | None:
        """What can still be had in this place."""
        seen = self.view.chambers.get(str(node >> 1))
        if seen is None or seen.gems_done is not None or not self.view.depot or printed(seen.tile).part != node & 1:
            return None
        return TILES[seen.tile].gems

    def gem_nodes(self) -> list[int]:
        return [node for node in self.atlas.entry if self.gems(node) is not None]

    def gems_known(self) -> int:
        """In all chambers that were found and not yet lit."""
        return sum(TILES[self.view.chambers[str(node >> 1)].tile].most_gems for node in self.gem_nodes())

    def frontier(self) -> list[int]:
        """Nodes with an open entrance, while there are tiles to lay; where none is left, those with an outer wall."""
        if not self.view.pile:
            return []
        if self.view.valve:
            return sorted(self.atlas.outer)
        return [node for node, gaps in self.atlas.gaps.items() if gaps]

    def gems_to_spare(self) -> int:
        """How many gems may be forfeited by taking fewer than a chamber has, before the exit costs too many keys."""
        closed = sum(
            TILES[chamber.tile].most_gems for chamber in self.view.chambers.values() if chamber.gems_done is not None
        )
        return self._gems_in_all - closed - (self.view.exit_keys - KEYS_WANTED)

    @cached_property
    def _gems_in_all(self) -> int:
        """In all chambers that are sure to be in this temple."""
        made_of = tile_set(settings_of(len(self.mates), options_shown(self.view)))
        return sum(TILES[tile].most_gems for tile in (*made_of.first, *made_of.later))

    def offered(self) -> str:
        """The icons that others in the own chamber offer for what is done together."""
        here = (mate for mate in self.others if mate.node == self.here)
        return "".join(str(die.face) for mate in here for die in mate.free if die.offered)

    def pool(self, icon: str) -> int:
        """How many of an icon lie in the own chamber for what is done together: all of one's own, what others offer."""
        return self.me.faces.count(icon) + self.offered().count(icon)

    # Time, as it is for bots of the usual pace

    def until(self, time: int) -> float:
        return (time - self.at) * pace_of(self.view) / USUAL

    def time_left(self) -> float:
        ends = self.view.ends_at
        return float("inf") if ends is None else self.until(ends)
