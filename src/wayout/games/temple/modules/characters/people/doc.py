"""Doc: a golden mask frees three black masks, whoever wears them; or first aid for all around (TMP-2.13)."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import ClassVar, Final

from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.actions.moments import kept_from
from wayout.games.temple.actions.rolling import mask_frees
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.dice import blank, locked_dice
from wayout.games.temple.modules.characters.ability import Ability
from wayout.games.temple.modules.characters.card import Card, Character
from wayout.games.temple.modules.characters.events import MasksEased
from wayout.games.temple.modules.characters.part import holds
from wayout.games.temple.modules.characters.prints import number
from wayout.games.temple.seam import MASK, Deed
from wayout.games.temple.state import GOLDEN, NO_NODE, State
from wayout.kernel.play import Action, PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import Seat

STEADY_HANDS: Final = "steady_hands"
FREES: Final = number("doc", "frees")
MANY: Final = 4
"""So many black masks around are worth first aid to a bot."""


class Tended(PublicEvent[State], frozen=True):
    """A golden mask frees black masks of several adventurers."""

    news: ClassVar[bool] = True
    seat: Seat
    die: int
    dice: tuple[int, ...]
    at: int

    def apply(self, state: State) -> None:
        blank(state, (self.die, *self.dice))
        state.last_act[self.seat] = self.at


class Tend(Doing, frozen=True):
    """Use a golden mask for black masks of several adventurers in one's chamber. For those of one there is Mask."""

    die: int
    first: int
    second: int
    third: int | None = None

    @property
    def freed(self) -> tuple[int, ...]:
        return tuple(sorted(die for die in (self.first, self.second, self.third) if die is not None))

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = kept_from(state, seat, MASK)
        if refusal is not None:
            return refusal
        if not holds(state, seat, STEADY_HANDS):
            return because("not_your_card", rule="TMP-5.6")
        if self.die not in state.hands[seat] or state.dice[self.die] != GOLDEN:
            return because("no_golden_mask", rule="TMP-4.5", die=self.die)
        if len(set(self.freed)) < len(self.freed):
            return because("no_dice", rule="TMP-4.5")
        if not set(self.freed) <= set(locked_around(state, (state.figures[seat],))):
            return because("not_locked_here", rule="TMP-2.13", dice=list(self.freed))
        most = mask_frees(state, seat)
        return because("mask_frees_fewer", rule="TMP-4.5", most=most) if len(self.freed) > most else None

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(MASK, seat, dice=(self.die,))

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(Tended(seat, self.die, self.freed, turn.at))


class FirstAid(Ability, frozen=True):
    """Every black mask in one's chamber and in those connected to it lets go."""

    character: ClassVar[str] = "doc"
    activatable: ClassVar[str] = "first_aid"

    def refuses(self, state: State, seat: Seat) -> Refusal | None:
        if not locked_around(state, around(state, seat)):
            return because("no_black_masks_around", rule="TMP-2.13")
        return None

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(MASK, seat, dice=self.pay)

    def work(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(MasksEased(seat, tuple(locked_around(turn.state, around(turn.state, seat)))))


def around(state: State, seat: Seat) -> list[int]:
    """The holder's node, and those that one enters from it."""
    node = state.figures[seat]
    return [node, *(to for to in state.links[node * 4 : node * 4 + 4] if to != NO_NODE)]


def locked_around(state: State, nodes: Sequence[int]) -> list[int]:
    return [die for seat in state.inside() if state.figures[seat] in nodes for die in locked_dice(state, seat)]


def splits(state: State, seat: Seat) -> Iterable[Tend]:
    """For every two or three adventurers here: the lowest black masks, as many as can be."""
    golden = next((die for die in state.hands[seat] if state.dice[die] == GOLDEN), None)
    most = mask_frees(state, seat)
    if golden is None or most < 2:
        return
    hands = [dice for other in state.at_node(state.figures[seat]) if (dice := locked_dice(state, other))]
    for some, others in combinations(hands, 2):
        yield from two_ways(golden, some, others, most)
    if most > 2:
        yield from (Tend(golden, one[0], two[0], three[0]) for one, two, three in combinations(hands, 3))


def two_ways(golden: int, some: list[int], others: list[int], most: int) -> Iterable[Tend]:
    """Of two hands one black mask each, or two of either and one of the other."""
    more = [*some[1:2], *others[1:2]] if most > 2 else []
    if not more:
        yield Tend(golden, some[0], others[0])
    yield from (Tend(golden, some[0], others[0], third) for third in more)


def treat(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    """When somebody near cannot roll any more, or black masks lie all around."""
    aid = next((action for action in may if isinstance(action, FirstAid)), None)
    near = {scene.here, *scene.atlas.joined[scene.here].values()}
    mates = [mate for mate in scene.inside if mate.node in near]
    needed = any(mate.stuck for mate in mates) or sum(len(mate.locked) for mate in mates) >= MANY
    return aid if needed else None


CHARACTER = Character(
    id="doc",
    permanent=Card(id=STEADY_HANDS, mask_power=FREES, actions=(Tend,), events=(Tended,), uses=splits),
    activatable=Card(id="first_aid", actions=(FirstAid,), uses=lambda state, seat: (FirstAid(),), handy=treat),
)
