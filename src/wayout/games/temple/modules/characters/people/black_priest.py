"""Black Priest: curses and black masks have less of a hold on him; or he drives a curse out (TMP-2.13)."""

from collections.abc import Iterable
from typing import ClassVar, Final

from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.dice import locked_dice
from wayout.games.temple.modules.characters.ability import Ability
from wayout.games.temple.modules.characters.card import Card, Character
from wayout.games.temple.modules.characters.costs import best_of, each_without_one
from wayout.games.temple.modules.characters.events import MasksEased
from wayout.games.temple.modules.characters.part import part
from wayout.games.temple.modules.characters.prints import number
from wayout.games.temple.modules.curses.deck import CURSES, LIFTED_BY
from wayout.games.temple.modules.curses.part import ID as CURSES_ID
from wayout.games.temple.modules.curses.part import borne
from wayout.games.temple.modules.curses.verbs import take_away
from wayout.games.temple.seam import LIFT, Deed
from wayout.games.temple.state import BLANK, LOCKED, State
from wayout.games.temple.tiles import Cost
from wayout.kernel.play import Action, PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import Seat

BLESSING: Final = "blessing"
LOCKS: Final = number("black_priest", "locks")
MANY: Final = 3
"""So many black masks of its own a bot drives out."""


def lift_with_less(state: State, seat: Seat, deed: Deed, cost: Cost) -> Cost:
    """All icons of a curse but one, whichever."""
    if deed.seat != seat or deed.name != LIFT or sum(need for _, need in cost) < 2:
        return cost
    return best_of(state, seat, each_without_one(cost), deed.dice)


class MasksBorne(PublicEvent[State], frozen=True):
    """These are the dice of the seat that show a black mask and can be rolled all the same."""

    news: ClassVar[bool] = False
    seat: Seat
    dice: tuple[int, ...]

    def apply(self, state: State) -> None:
        for die in self.dice:
            state.dice[die] = BLANK
        part(state).black = list(self.dice)

    @property
    def variant(self) -> str:
        return "" if self.dice else "none"


def bear(turn: Turn[State], seat: Seat, dice: tuple[int, ...]) -> None:
    """Of the black masks among these dice no more are locked than there is room for."""
    state = turn.state
    fresh = [die for die in dice if state.dice[die] == LOCKED]
    room = max(0, LOCKS - (len(locked_dice(state, seat)) - len(fresh)))
    kept = [die for die in still_black(state, seat) if die not in dice]
    tell(turn, seat, [*kept, *fresh[room:]])


def still_black(state: State, seat: Seat) -> list[int]:
    """A die that is held, lost or another's shows nothing any more."""
    return [die for die in part(state).black if die in state.hands[seat] and state.dice[die] == BLANK]


def tidy(turn: Turn[State], seat: Seat) -> None:
    """A black mask may also come back from where it was held, and be one too many."""
    too_many = locked_dice(turn.state, seat)[LOCKS:]
    tell(turn, seat, [*still_black(turn.state, seat), *too_many])


def tell(turn: Turn[State], seat: Seat, black: list[int]) -> None:
    if sorted(black) != part(turn.state).black:
        turn.emit(MasksBorne(seat, tuple(sorted(black))))


def shows_black(state: State, seat: Seat, die: int, shown: int) -> int:
    return LOCKED if shown == BLANK and die in part(state).black else shown


class Exorcise(Ability, frozen=True):
    """Drive a curse out of any adventurer; if nobody has one, the black masks from one's own dice."""

    character: ClassVar[str] = "black_priest"
    activatable: ClassVar[str] = "exorcism"
    seat: Seat
    curse: str | None = None

    def refuses(self, state: State, seat: Seat) -> Refusal | None:
        if self.curse is None:
            return self.refuses_masks(state, seat)
        if not 0 <= self.seat < state.seats or state.figures[self.seat] < 0:
            return because("not_an_adventurer_inside", rule="TMP-4.5", seat=self.seat)
        if self.curse not in curses_of(state, self.seat):
            return because("no_such_curse_there", rule="TMP-2.13", curse=self.curse)
        if not LIFTED_BY[self.curse]:
            return because("cannot_be_lifted", rule="TMP-2.11", curse=self.curse)
        return None

    def refuses_masks(self, state: State, seat: Seat) -> Refusal | None:
        if any(self.liftable(state)):
            return because("curses_first", rule="TMP-2.13")
        if self.seat != seat or not locked_dice(state, seat):
            return because("nothing_to_drive_out", rule="TMP-2.13")
        return None

    @staticmethod
    def liftable(state: State) -> Iterable[tuple[Seat, str]]:
        """Every curse inside that can be lifted, and who bears it."""
        return ((seat, curse) for seat in state.inside() for curse in curses_of(state, seat) if LIFTED_BY[curse])

    def work(self, turn: Turn[State], seat: Seat) -> None:
        if self.curse is not None:
            take_away(turn, self.seat, self.curse)
            return
        turn.emit(MasksEased(seat, tuple(locked_dice(turn.state, seat))))


def curses_of(state: State, seat: Seat) -> list[str]:
    """None, if curses are not in play."""
    return borne(state, seat) if CURSES_ID in state.parts else []


def exorcisms(state: State, seat: Seat) -> Iterable[Exorcise]:
    yield from (Exorcise(cursed, curse) for cursed, curse in Exorcise.liftable(state))
    yield Exorcise(seat)


def drive_out(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    """The curse that its bearer would give most to be rid of; without curses, many black masks."""
    found = [action for action in may if isinstance(action, Exorcise)]
    curses = {action: CURSES[action.curse].worth for action in found if action.curse is not None}
    if curses:
        return max(curses, key=lambda action: curses[action])
    return found[0] if found and len(scene.me.locked) >= MANY else None


CHARACTER = Character(
    id="black_priest",
    permanent=Card(
        id=BLESSING,
        price=lift_with_less,
        counts_as=shows_black,
        rolled=bear,
        tidy=tidy,
        events=(MasksBorne,),
    ),
    activatable=Card(id="exorcism", actions=(Exorcise,), uses=exorcisms, handy=drive_out),
)
