"""The program of one character (R25-4.3)."""

from functools import cache
from typing import Final

from wayout.games.room25.course import go_on
from wayout.games.room25.events import Programmed
from wayout.games.room25.parts import EVERYONE, SPECIAL, Token, Who
from wayout.games.room25.programming import programs_tokens, token_choices, tokens_of
from wayout.games.room25.seam import ABILITIES
from wayout.games.room25.state import State
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat

MOST_CHANGES: Final = 20
"""Of one program, in one round."""


class Program(Action[State], frozen=True):
    """Two tokens in order, or one to be played in either pass. It may be changed until everybody is ready."""

    who: Who
    tokens: tuple[Token, ...]
    adrenaline: bool = False
    aim: str | None = None

    def check(self, state: State, seat: Seat) -> Refusal | None:
        who = self.who
        if who not in EVERYONE or state.owner[who] != seat:
            return because("not_yours", rule="R25-4.3", who=who)
        if who not in state.deciding:
            return because("nothing_to_program", rule="R25-4.3", who=who)
        return self.not_tokens(state) or self.not_adrenaline(state) or self.not_new(state)

    def not_tokens(self, state: State) -> Refusal | None:
        who, tokens = self.who, self.tokens
        if not programs_tokens(state, who):
            return because("no_tokens_now", rule="R25-4.8", who=who) if tokens or self.aim is not None else None
        for token in tokens:
            if token in state.lost[who]:
                return because("token_lost", rule="R25-4.10", token=token)
        if state.cold[who] and len(tokens) > 1:
            return because("too_cold", rule="R25-4.7", who=who)
        if tokens not in token_choices(tuple(tokens_of(state, who)), state.cold[who]):
            return because("not_a_program", rule="R25-4.3", tokens=tokens)
        aimed = self.aim in aims(who, SPECIAL in tokens)
        return None if aimed else because("no_such_aim", rule="R25-4.9", aim=self.aim)

    def not_adrenaline(self, state: State) -> Refusal | None:
        if not self.adrenaline:
            return None
        if state.cold[self.who]:
            return because("too_cold", rule="R25-4.7", who=self.who)
        ready = state.adrenaline[self.who] in ("ready", "committed")
        return None if ready else because("no_adrenaline", rule="R25-4.3", who=self.who)

    def not_new(self, state: State) -> Refusal | None:
        if self.who in state.waiting:
            return None
        if not may_change(state, self.who):
            return because("enough_changed", rule="R25-4.3", who=self.who, most=MOST_CHANGES)
        same = self == programmed(state, self.who)
        return because("same_program", rule="R25-4.3", who=self.who) if same else None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        again = self.who not in turn.state.waiting
        turn.emit(Programmed(seat, self.who, self.tokens, self.adrenaline, self.aim, again))
        go_on(turn, [])


def may_change(state: State, who: Who) -> bool:
    return state.changes[who] < MOST_CHANGES


def aims(who: Who, special: bool) -> tuple[str | None, ...]:
    """Kevin says with the token which of his two abilities it will be."""
    return (ABILITIES[who].aims or (None,)) if special else (None,)


def programmed(state: State, who: Who) -> Program:
    """What this character has programmed so far."""
    slots = (state.first[who], state.second[who], state.floating[who])
    tokens = tuple(token for token in slots if token is not None)
    return Program(who, tokens, state.adrenaline[who] == "committed", state.aim[who])


def programs(state: State, who: Who) -> tuple[Program, ...]:
    """All that this character could program."""
    tokens = tuple(tokens_of(state, who)) if programs_tokens(state, who) else None
    wild = state.adrenaline[who] in ("ready", "committed") and not state.cold[who]
    return every_program(who, tokens, state.cold[who], wild)


@cache
def every_program(who: Who, tokens: tuple[Token, ...] | None, cold: bool, wild: bool) -> tuple[Program, ...]:
    choices = ((),) if tokens is None else token_choices(tokens, cold)
    return tuple(
        Program(who, choice, adrenaline, aim)
        for choice in choices
        for adrenaline in ((False, True) if wild else (False,))
        for aim in aims(who, SPECIAL in choice)
    )
