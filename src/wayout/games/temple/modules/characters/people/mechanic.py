"""Mechanic: one less of several keys or torches, if he has a hand in it; or the ones as the others (TMP-2.13)."""

from typing import ClassVar, Final

from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.dice import showing
from wayout.games.temple.modules.characters.ability import ABILITY, Ability
from wayout.games.temple.modules.characters.card import Card, Character
from wayout.games.temple.modules.characters.costs import best_of, each_without_key_or_torch
from wayout.games.temple.modules.characters.part import NOT_RIGGED, holder, part
from wayout.games.temple.modules.characters.prints import number
from wayout.games.temple.pool import cannot_pool, offered
from wayout.games.temple.seam import GEMS, MASK, MISC, MOVE, POOL, ROLL, TREASURE, Deed, Timer
from wayout.games.temple.state import KEY, TORCH, State
from wayout.games.temple.tiles import Cost
from wayout.kernel.play import Action, PublicEvent, Refusal, Turn
from wayout.kernel.seats import Seat

KNACK: Final = "knack"
JURY_RIG: Final = "jury_rig"
LASTS: Final = number("mechanic", "lasts")
ALONE: Final = number("mechanic", "alone")
"""So many keys and torches a price must ask for that he pays alone."""
TOGETHER_FROM: Final = number("mechanic", "together")
"""And so many one that is paid together."""
TOGETHER: Final = (GEMS, POOL)
NO_WORK: Final = frozenset({ROLL, MASK, MOVE, TREASURE, ABILITY})
"""Deeds that pay for nothing with keys or torches, and do not use up a jury-rig."""
OTHER: Final = {KEY: TORCH, TORCH: KEY}


def knack(state: State, seat: Seat, deed: Deed, cost: Cost) -> Cost:
    """One key or torch less of what asks for several, more of them if it is paid together; but not without him."""
    if deed.name in TOGETHER:
        return knack_together(state, seat, deed, cost)
    cheaper = each_without_key_or_torch(cost, ALONE) if deed.seat == seat else []
    return best_of(state, seat, cheaper, deed.dice) if cheaper else cost


def knack_together(state: State, seat: Seat, deed: Deed, cost: Cost) -> Cost:
    """Where he stands, if he adds an icon that is still asked for."""
    if deed.to is None or state.figures[seat] != deed.to:
        return cost
    saved = each_without_key_or_torch(cost, TOGETHER_FROM)
    cheaper = [less for less in saved if lends_a_hand(state, seat, deed.seat, less)]
    payable = (less for less in cheaper if cannot_pool(state, deed.seat, less, (deed.to,)) is None)
    return next(payable, cheaper[0] if cheaper else cost)


def lends_a_hand(state: State, seat: Seat, trigger: Seat, cost: Cost) -> bool:
    """Whether he has a die for this: any of his own if he triggers it, or one that he offers."""
    dice = showing if seat == trigger else offered
    return any(dice(state, seat, icon) for icon, _ in cost)


def goes_first(state: State, seat: Seat, deed: Deed) -> bool:
    """So that he has a hand in it."""
    return deed.name in TOGETHER


class Rigged(PublicEvent[State], frozen=True):
    """Until then the seat's keys count as torches, and its torches as keys."""

    news: ClassVar[bool] = False
    seat: Seat
    until: int

    def apply(self, state: State) -> None:
        part(state).rigged = self.until


class RigEnded(PublicEvent[State], frozen=True):
    """The seat's keys are keys again."""

    news: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State) -> None:
        part(state).rigged = NOT_RIGGED


class JuryRig(Ability, frozen=True):
    """For the next action within a while, keys are torches and torches keys."""

    character: ClassVar[str] = "mechanic"
    activatable: ClassVar[str] = JURY_RIG

    def refuses(self, state: State, seat: Seat) -> Refusal | None:
        return None

    def work(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(Rigged(seat, turn.at + LASTS))


def rigged(state: State, seat: Seat, die: int, shown: int) -> int:
    return OTHER.get(shown, shown) if part(state).rigged != NOT_RIGGED else shown


def end_rig(turn: Turn[State], seat: Seat, deed: Deed) -> None:
    """His next action, or what is done together where he stands."""
    if part(turn.state).rigged == NOT_RIGGED or deed.name in NO_WORK:
        return
    if deed.seat == seat or (deed.name in TOGETHER and turn.state.figures[seat] in (deed.to, *deed.also)):
        turn.emit(RigEnded(seat))


def rig_due(state: State) -> int | None:
    until = part(state).rigged
    return None if until == NOT_RIGGED else until


def run_out(turn: Turn[State], at: int) -> None:
    seat = holder(turn.state, JURY_RIG)
    assert seat is not None
    turn.emit(RigEnded(seat))


def tinker(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    """Where the gems here could be had with what the dice show, the other way round."""
    rig = next((action for action in may if isinstance(action, JuryRig)), None)
    prices = scene.gems(scene.here)
    if rig is None or prices is None or prices.icon not in "KT":
        return None
    other = "T" if prices.icon == "K" else "K"
    mine, swapped = scene.me.faces.count(prices.icon), scene.me.faces.count(other) - 1
    now, then = scene.pool(prices.icon), scene.pool(prices.icon) - mine + swapped
    return rig if any(now < need <= then for need, _ in prices.table) else None


CHARACTER = Character(
    id="mechanic",
    permanent=Card(id=KNACK, price=knack, pays_first=goes_first),
    activatable=Card(
        id=JURY_RIG,
        counts_as=rigged,
        done=end_rig,
        timers=(Timer(MISC, rig_due, run_out),),
        actions=(JuryRig,),
        events=(Rigged, RigEnded),
        uses=lambda state, seat: (JuryRig(),),
        handy=tinker,
    ),
)
