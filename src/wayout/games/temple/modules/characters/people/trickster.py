"""Trickster: dice change hands, one for one and as they lie, if the other agrees (TMP-2.13)."""

from collections.abc import Iterable
from typing import ClassVar, Final

from wayout.games.temple.actions import Choose
from wayout.games.temple.actions.rolling import not_yours
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.dice import cannot_pay, faces, is_free, short_of, showing, shows
from wayout.games.temple.modules.characters.ability import Ability
from wayout.games.temple.modules.characters.bots import asked
from wayout.games.temple.modules.characters.card import Card, Character
from wayout.games.temple.modules.characters.part import Swap as Pending
from wayout.games.temple.modules.characters.part import holds, part
from wayout.games.temple.modules.characters.people.black_priest import BLESSING, bear
from wayout.games.temple.prompts import PROMPT_MS, ask
from wayout.games.temple.state import BY_ITSELF, IDS_PER_SEAT, LOCKED, SEATS, State
from wayout.kernel.play import Action, PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import Seat

SLEIGHT: Final = "sleight"
FAR_SLEIGHT: Final = "far_sleight"
NO: Final = "no"
YES: Final = "yes"
ANSWERS: Final = (NO, YES)
SPARE: Final = 3
"""With so many free dice a bot gives one to a mate who has none."""


class SwapAsked(PublicEvent[State], frozen=True):
    """The other seat is asked for these of its dice."""

    news: ClassVar[bool] = True
    seat: Seat
    dice: tuple[int, ...]
    other: Seat
    theirs: tuple[int, ...]
    pay: tuple[int, ...]
    at: int

    def apply(self, state: State) -> None:
        until = self.at + PROMPT_MS
        part(state).swap = Pending(self.seat, self.dice, self.other, self.theirs, self.pay, until)
        state.last_act[self.seat] = self.at


class DiceSwapped(PublicEvent[State], frozen=True):
    """Dice have changed owners. As all dice are alike, what they show has changed places, and they have not."""

    news: ClassVar[bool] = True
    seat: Seat
    dice: tuple[int, ...]
    other: Seat
    theirs: tuple[int, ...]

    def apply(self, state: State) -> None:
        characters = part(state)
        for mine, yours in zip(self.dice, self.theirs, strict=True):
            lies = [LOCKED if die in characters.black else state.dice[die] for die in (mine, yours)]
            state.dice[yours], state.dice[mine] = lies
            state.offered[mine] = state.offered[yours] = BY_ITSELF
        gone = {*self.dice, *self.theirs}
        characters.black = [die for die in characters.black if die not in gone]
        characters.swap = None


class SwapDropped(PublicEvent[State], frozen=True):
    """The other seat has refused, or it can no longer be done."""

    news: ClassVar[bool] = True
    seat: Seat
    other: Seat

    def apply(self, state: State) -> None:
        part(state).swap = None


class SwapDice(Ability, frozen=True):
    """Some dice of one's own for as many of one other adventurer: in one's chamber, or anywhere with the activatable
    card."""

    character: ClassVar[str] = "trickster"
    permanent: ClassVar[str] = SLEIGHT
    activatable: ClassVar[str] = FAR_SLEIGHT
    dice: tuple[int, ...]
    theirs: tuple[int, ...]

    @property
    def other(self) -> Seat:
        """The numbers of dice tell whose they are."""
        return SEATS[self.theirs[0] // IDS_PER_SEAT]

    def check(self, state: State, seat: Seat) -> Refusal | None:
        if part(state).swap is not None:
            return because("swap_is_open", rule="TMP-5.14")
        return self.cannot_swap(state, seat)

    def cannot_swap(self, state: State, seat: Seat) -> Refusal | None:
        """Why not, whether or not it has been asked for."""
        refusal = super().check(state, seat)
        if refusal is None and self.flips(state, seat) and not self.paying(state, seat):
            return short_of(state, seat, self.cost(state, seat))
        return refusal

    def refuses(self, state: State, seat: Seat) -> Refusal | None:
        return not_yours(state, seat, self.dice) or self.not_theirs(state, seat) or self.not_swappable(state, seat)

    def not_theirs(self, state: State, seat: Seat) -> Refusal | None:
        numbers = range(state.seats * IDS_PER_SEAT)
        if not self.theirs or any(die not in numbers for die in self.theirs) or self.other == seat:
            return because("swap_with_one_other", rule="TMP-5.14")
        if state.figures[self.other] < 0:
            return because("not_an_adventurer_inside", rule="TMP-4.5", seat=self.other)
        if not self.flips(state, seat) and state.figures[self.other] != state.figures[seat]:
            return because("not_in_your_chamber", rule="TMP-4.5", seat=self.other)
        if len(self.theirs) != len(self.dice) or not_yours(state, self.other, self.theirs) is not None:
            return because("swap_with_one_other", rule="TMP-5.14")
        return None

    def not_swappable(self, state: State, seat: Seat) -> Refusal | None:
        if not all(is_free(state.dice[die]) for die in (*self.dice, *self.theirs)):
            return because("held_or_lost", rule="TMP-5.14")
        mine, yours = (
            sorted(shows(state, owner, die) for die in dice)
            for owner, dice in ((seat, self.dice), (self.other, self.theirs))
        )
        return because("changes_nothing", rule="TMP-5.14") if mine == yours else None

    def paying(self, state: State, seat: Seat) -> tuple[int, ...]:
        """The dice that pay: not those that are given away. None, if there are not enough."""
        cost, chosen = self.cost(state, seat), list(self.pay)
        if not chosen:
            for icon, need in cost:
                chosen += [die for die in showing(state, seat, icon) if die not in self.dice][:need]
        fits = chosen and cannot_pay(state, seat, cost, chosen) is None and not set(chosen) & set(self.dice)
        return tuple(chosen) if fits else ()

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        """A seat whose player is away agrees at once."""
        if turn.state.absent[self.other]:
            self.swap(turn, seat)
            return
        mine, yours = tuple(sorted(self.dice)), tuple(sorted(self.theirs))
        turn.emit(SwapAsked(seat, mine, self.other, yours, self.pay, turn.at))
        ask(turn, self.other, SLEIGHT, ANSWERS)

    def swap(self, turn: Turn[State], seat: Seat) -> None:
        paying = self.paying(turn.state, seat)
        SwapDice(self.dice, self.theirs, pay=paying).use_card(turn, seat)
        self.work(turn, seat)

    def work(self, turn: Turn[State], seat: Seat) -> None:
        mine, yours, other = tuple(sorted(self.dice)), tuple(sorted(self.theirs)), self.other
        turn.emit(DiceSwapped(seat, mine, other, yours))
        if holds(turn.state, other, BLESSING):
            bear(turn, other, yours)


def settle_swap(turn: Turn[State], other: Seat, option: str) -> None:
    """Agreed or not: what was asked for is tried again, for much may have happened."""
    pending = part(turn.state).swap
    assert pending is not None
    wish = SwapDice(pending.dice, pending.theirs, pay=pending.pay)
    if option == YES and wish.cannot_swap(turn.state, pending.seat) is None:
        wish.swap(turn, pending.seat)
    else:
        turn.emit(SwapDropped(pending.seat, other))


def swaps_here(state: State, seat: Seat) -> list[SwapDice]:
    return swaps(state, seat, state.at_node(state.figures[seat]))


def swaps_anywhere(state: State, seat: Seat) -> list[SwapDice]:
    return swaps(state, seat, state.inside())


def swaps(state: State, seat: Seat, mates: Iterable[Seat]) -> list[SwapDice]:
    """One die for one die of theirs that lies otherwise, of each way to lie the lowest number."""
    others = [other for other in mates if other != seat]
    mine = one_of_each(state, seat) if others and part(state).swap is None else {}
    theirs = [one_of_each(state, other) for other in others if mine]
    return [
        SwapDice((die,), (their,))
        for dice in theirs
        for icon, die in mine.items()
        for shown, their in dice.items()
        if icon != shown
    ]


def one_of_each(state: State, seat: Seat) -> dict[int, int]:
    """By what they count as."""
    found: dict[int, int] = {}
    for die, icon in zip(state.hands[seat], faces(state, seat), strict=True):
        if is_free(state.dice[die]):
            found.setdefault(icon, die)
    return found


def lend_a_die(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    """A die that can be rolled for a black mask of one who cannot roll any more."""
    if len(scene.me.free) <= SPARE:
        return None
    stuck = {die for mate in scene.inside if mate.stuck for die in mate.locked}
    spare = {die.id for die in scene.me.free if die.face != "G"}
    swaps = (action for action in may if isinstance(action, SwapDice))
    return next((swap for swap in swaps if stuck.issuperset(swap.theirs) and spare.issuperset(swap.dice)), None)


def agree(scene: Scene) -> Action[State] | None:
    """Bots agree to everything."""
    prompt = asked(scene, SLEIGHT)
    return None if prompt is None else Choose(prompt.id, prompt.options.index(YES))


CHARACTER = Character(
    id="trickster",
    permanent=Card(
        id=SLEIGHT,
        actions=(SwapDice,),
        events=(SwapAsked, DiceSwapped, SwapDropped),
        prompts={SLEIGHT: settle_swap},
        uses=swaps_here,
        handy=lend_a_die,
    ),
    activatable=Card(id=FAR_SLEIGHT, actions=(SwapDice,), uses=swaps_anywhere, handy=lend_a_die),
)
