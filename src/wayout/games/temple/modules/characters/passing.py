"""What single cards bring to the module's own hooks: each is asked for whoever holds it."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import TypeVar

from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.dice import can_pay
from wayout.games.temple.modules.characters.card import Card
from wayout.games.temple.modules.characters.cast import CARDS, cost
from wayout.games.temple.modules.characters.events import CardsReady
from wayout.games.temple.modules.characters.part import ID, part
from wayout.games.temple.modules.characters.people.trickster import agree
from wayout.games.temple.modules.characters.picking import choose_as_bot, thinkable_picks
from wayout.games.temple.parts import Opening
from wayout.games.temple.seam import Deed, Reading
from wayout.games.temple.state import INTRO, SEATS, State
from wayout.games.temple.tiles import Cost, cost_of
from wayout.kernel.play import Action, Turn
from wayout.kernel.seats import Seat

Hook = TypeVar("Hook")


def having(hook_of: Callable[[Card], Hook | None]) -> dict[str, Hook]:
    """The cards that have this hook."""
    return {card.id: hook for card in CARDS.values() if (hook := hook_of(card)) is not None}


PRICES = having(lambda card: card.price)
FIRST = having(lambda card: card.pays_first)
DRAWS = having(lambda card: card.draw)
COUNTS = having(lambda card: card.counts_as)
ROLLED = having(lambda card: card.rolled)
DONE = having(lambda card: card.done)
TIDY = having(lambda card: card.tidy)
USES = having(lambda card: card.uses)
COSTS = {card: cost_of(cost(card)) for card in CARDS}
HANDY = having(lambda card: card.handy)
WISHES = having(lambda card: card.wishes)


def held(state: State, hooks: dict[str, Hook]) -> Iterator[tuple[Seat, Hook]]:
    """Who holds a card with such a hook, by seat."""
    for seat, card in enumerate(part(state).held):
        if card in hooks:
            yield SEATS[seat], hooks[card]


def price(state: State, deed: Deed, cost: Cost) -> Cost:
    held = part(state).held
    if PRICES.keys().isdisjoint(held):
        return cost
    for seat, card in enumerate(held):
        if card in PRICES:
            cost = PRICES[card](state, SEATS[seat], deed, cost)
    return cost


def pays_first(state: State, deed: Deed) -> Iterable[Seat]:
    return [seat for seat, hook in held(state, FIRST) if hook(state, seat, deed)]


def draw(turn: Turn[State], opening: Opening) -> bool:
    hook = DRAWS.get(part(turn.state).held[opening.seat])
    return hook is not None and hook(turn, opening)


def mask_power(state: State, seat: Seat) -> int:
    card = part(state).held[seat]
    return CARDS[card].mask_power if card else 0


def counts_as(state: State, seat: Seat) -> Reading | None:
    return COUNTS.get(part(state).held[seat])


def rolled(turn: Turn[State], seat: Seat, dice: tuple[int, ...], since: int) -> None:
    hook = ROLLED.get(part(turn.state).held[seat])
    if hook is not None:
        hook(turn, seat, dice)


def done(turn: Turn[State], deed: Deed) -> None:
    for seat, hook in held(turn.state, DONE):
        hook(turn, seat, deed)
    tidy(turn)


def tidy(turn: Turn[State]) -> None:
    for seat, hook in held(turn.state, TIDY):
        hook(turn, seat)


def ready_again(turn: Turn[State], number: int) -> None:
    """TMP-4.10: activatable cards can be used once more."""
    tidy(turn)
    seats = tuple(SEATS[seat] for seat, spent in enumerate(part(turn.state).spent) if spent)
    if seats:
        turn.emit(CardsReady(seats))


def uses(state: State, seat: Seat) -> Iterable[Action[State]]:
    hook = USES.get(part(state).held[seat])
    return () if hook is None or state.figures[seat] < 0 else hook(state, seat)


def may(state: State, seat: Seat) -> Iterable[Action[State]]:
    """Whatever is done with a card costs the same, and mostly its holder has not rolled that."""
    characters = part(state)
    card = characters.held[seat]
    if card not in USES or characters.spent[seat] or (COSTS[card] and not can_pay(state, seat, COSTS[card])):
        return ()
    return [use for use in USES[card](state, seat) if use.check(state, seat) is None]


def thinkable(state: State, seat: Seat) -> Iterable[Action[State]]:
    return chain(thinkable_picks(state, seat), uses(state, seat))


def handy(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    if scene.view.phase == INTRO:
        return choose_as_bot(scene, may)
    hook = HANDY.get(scene.view.extra[ID]["held"][scene.me.seat])
    return agree(scene) or (None if hook is None else hook(scene, may))


def wishes(scene: Scene) -> Iterable[Goal]:
    shown, seat = scene.view.extra[ID], scene.me.seat
    hook = None if shown["spent"][seat] else WISHES.get(shown["held"][seat])
    return () if hook is None or scene.here < 0 else hook(scene)
