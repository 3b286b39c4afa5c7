"""Everybody programs at once, in secret (R25-4.3)."""

from typing import ClassVar

from wayout.games.room25.parts import NO_ONE, Token, Who
from wayout.games.room25.state import State
from wayout.kernel.play import Event, PublicEvent
from wayout.kernel.seats import Seat, Viewer


class ProgrammingOpened(PublicEvent[State], frozen=True):
    """Whoever has something to decide is waited for."""

    news: ClassVar[bool] = False
    asks_anew: ClassVar[bool] = True
    waiting: tuple[Who, ...]
    free: tuple[Who, ...]
    """Revealed guards: they choose as they go."""
    cold: tuple[Who, ...]
    calm: tuple[Who, ...]
    """Whose paranoia is over."""

    def apply(self, state: State) -> None:
        state.phase = "program"
        state.turn = NO_ONE
        state.waiting = list(self.waiting)
        state.deciding = list(self.waiting)
        for who in self.calm:
            state.pile[who] = None
        for who in state.order:
            state.first[who] = state.second[who] = state.floating[who] = state.aim[who] = None
            state.free[who] = who in self.free
            state.cold[who] = who in self.cold
            state.passed[who] = state.sits_out[who] = state.recovered[who] = False
            state.used[who] = ()
            state.changes[who] = 0


class Programmed(Event[State], frozen=True):
    """A character is ready. Nobody else learns more, and nothing at all when a program is changed."""

    news: ClassVar[bool] = False
    secret: ClassVar[bool] = True
    seat: Seat
    who: Who
    tokens: tuple[Token, ...] = ()
    adrenaline: bool = False
    aim: str | None = None
    again: bool = False

    def apply(self, state: State) -> None:
        who, tokens = self.who, self.tokens
        two = len(tokens) == 2
        state.first[who], state.second[who] = tokens if two else (None, None)
        state.floating[who] = tokens[0] if len(tokens) == 1 else None
        state.aim[who] = self.aim
        if state.adrenaline[who] in ("ready", "committed"):
            state.adrenaline[who] = "committed" if self.adrenaline else "ready"
        if self.again:
            state.changes[who] += 1
        else:
            state.waiting.remove(who)

    def seen_by(self, viewer: Viewer) -> "Programmed | None":
        if viewer == self.seat:
            return self
        return None if self.again else Programmed(self.seat, self.who)

    def recalled_by(self, viewer: Viewer) -> "Programmed | None":
        return self.seen_by(viewer)


class ProgramsLaid(PublicEvent[State], frozen=True):
    """All are ready: how many tokens everybody has laid, and whose adrenaline is in it, can be seen now."""

    news: ClassVar[bool] = True
    counts: tuple[int, ...]
    """By character."""
    committed: tuple[Who, ...]

    def apply(self, state: State) -> None:
        # R25-4.13: what was looked at is shown until now; whoever plans nothing keeps it for a round.
        since = state.round if state.deciding else state.round - 1
        state.looked = [[look for look in seen if look.round >= since] for seen in state.looked]
        state.phase = "pass"
        state.deciding = []
        state.going = 0
        state.place = len(state.order)


class ProgramCancelled(PublicEvent[State], frozen=True):
    """What this character had programmed for the rest of the round does not happen."""

    news: ClassVar[bool] = False
    who: Who

    def apply(self, state: State) -> None:
        state.first[self.who] = state.second[self.who] = state.floating[self.who] = None


class AdrenalineGone(PublicEvent[State], frozen=True):
    """The token is used up or lost."""

    news: ClassVar[bool] = False
    who: Who

    def apply(self, state: State) -> None:
        state.adrenaline[self.who] = "gone"


class AdrenalineRecovered(PublicEvent[State], frozen=True):
    """It can be programmed again from the next round on."""

    news: ClassVar[bool] = False
    who: Who

    def apply(self, state: State) -> None:
        state.adrenaline[self.who] = "ready"
        state.recovered[self.who] = True


class TokenLost(PublicEvent[State], frozen=True):
    """R25-4.10, Punishment: never to be programmed again, and gone from the program and the pile."""

    news: ClassVar[bool] = False
    who: Who
    token: Token

    def apply(self, state: State) -> None:
        who, token = self.who, self.token
        state.lost[who] = (*state.lost[who], token)
        for slots in (state.first, state.second, state.floating):
            if slots[who] == token:
                slots[who] = None
        pile = state.pile[who]
        if pile is not None and token in pile:
            pile.remove(token)


class Panicked(Event[State], frozen=True):
    """R25-4.8, Paranoia: the tokens are shuffled, and nobody sees their order."""

    news: ClassVar[bool] = True
    who: Who
    pile: tuple[Token, ...]
    """From the bottom; for viewers sorted."""

    def apply(self, state: State) -> None:
        state.pile[self.who] = list(self.pile)
        state.first[self.who] = state.second[self.who] = state.floating[self.who] = state.aim[self.who] = None

    def seen_by(self, viewer: Viewer) -> "Panicked":
        return Panicked(self.who, tuple(sorted(self.pile)))

    def recalled_by(self, viewer: Viewer) -> "Panicked":
        return self.seen_by(viewer)
