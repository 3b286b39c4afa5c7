"""Who is who: wished for in the introduction, dealt when it is over (TMP-5.6)."""

from collections.abc import Iterable
from functools import cache

from wayout.games.temple.actions.moments import not_going_on
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.characters.cast import CARDS, CAST, CHARACTER_OF, in_play, is_activatable, worth
from wayout.games.temple.modules.characters.events import CardDealt, CardWished
from wayout.games.temple.modules.characters.part import ID, NO_CARD, part
from wayout.games.temple.state import INTRO, SEATS, State
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat


class Pick(Action[State], frozen=True):
    """Wish for one of the two cards of a character, or for another one instead."""

    card: str

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_going_on(state, seat)
        if refusal is not None:
            return refusal
        if state.phase != INTRO:
            return because("characters_dealt", rule="TMP-5.6")
        if self.card not in cards_in_play(state.mix):
            return because("no_such_character_card", rule="TMP-2.13", card=self.card)
        if part(state).wished[seat] == self.card:
            return because("changes_nothing", rule="TMP-5.6")
        return None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(CardWished(seat, self.card, turn.at))


@cache
def cards_in_play(mix: str) -> tuple[str, ...]:
    """What can be wished for in this mix: found once for each."""
    people = in_play(frozenset(mix.split(",")))
    return tuple(card.id for person in people for card in (person.permanent, person.activatable))


def picks(state: State, seat: Seat) -> Iterable[Pick]:
    wished = part(state).wished[seat]
    return [Pick(card) for card in cards_in_play(state.mix) if card != wished]


def thinkable_picks(state: State, seat: Seat) -> Iterable[Pick]:
    return map(Pick, CARDS)


def deal(turn: Turn[State]) -> None:
    """First everybody whose wish is free, by seat; then the others take what is left, by seat too."""
    state = turn.state
    here = [seat for seat in SEATS[: state.seats] if not state.left[seat]]
    wished = part(state).wished[:]
    for seat in here:
        if wished[seat] != NO_CARD and is_free(state, CHARACTER_OF[wished[seat]]):
            give(turn, seat, wished[seat])
    for seat in here:
        if part(state).held[seat] == NO_CARD:
            give(turn, seat, first_free(state, wished[seat]))


def is_free(state: State, character: str) -> bool:
    person = CAST[character]
    return {person.permanent.id, person.activatable.id}.isdisjoint(part(state).held)


def first_free(state: State, wished: str) -> str:
    """The first character whom nobody has, with the same kind of card as was wished for, or the permanent one."""
    person = next(person for person in in_play(state.settings.modules) if is_free(state, person.id))
    return person.activatable.id if wished != NO_CARD and is_activatable(wished) else person.permanent.id


def give(turn: Turn[State], seat: Seat, card: str) -> None:
    turn.emit(CardDealt(seat, CHARACTER_OF[card], card))


def choose_as_bot(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    """The card that it likes best of those whose character nobody else wants; again, if somebody before it does."""
    wished: list[str] = scene.view.extra[ID]["wished"]
    mine = wished[scene.me.seat]
    if mine and CHARACTER_OF[mine] not in wanted_by(wished[: scene.me.seat]):
        return None
    taken = wanted_by(card for seat, card in enumerate(wished) if seat != scene.me.seat)
    free = [pick for pick in may if isinstance(pick, Pick) and CHARACTER_OF[pick.card] not in taken]
    return max(free, key=lambda pick: worth(pick.card), default=None)


def wanted_by(cards: Iterable[str]) -> set[str]:
    return {CHARACTER_OF[card] for card in cards if card}
