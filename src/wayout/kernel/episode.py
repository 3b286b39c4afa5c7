"""One game outside a table: whom it asks, what time does to it, and luck that can be cloned.

Simulations, measurements, tests and learners stand on this. A table does not: it has people, who may be late."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeAlias

from wayout.kernel.chance import Chance
from wayout.kernel.game import Game, Result
from wayout.kernel.options import Value, complete
from wayout.kernel.play import Action, S, Turn, play
from wayout.kernel.record import Chooser, Step, step_of
from wayout.kernel.seats import Seat

MOST_STEPS: Final = 100_000

Listener: TypeAlias = Callable[[Turn[Any], Seat | None, Action[Any] | None], None]
"""Hears of every step as it ends: what happened, and who did what; nobody: the opening or a tick."""
Policy: TypeAlias = Callable[[Seat, list[Action[Any]]], Action[Any]]
"""A seat and what it may do, to what it does."""


class NeverEnds(RuntimeError):
    """A game that goes on without an end, or that waits for nobody and nothing."""


class Episode(Generic[S]):
    """A game that is under way, from any state on. Its clock stands still unless it is told to wait or to tick."""

    __slots__ = ("actions", "at", "game", "listeners", "luck", "state", "unchosen")

    def __init__(
        self, game: Game[S, Any], state: S, luck: Chance, at: int = 0, listeners: Sequence[Listener] = ()
    ) -> None:
        self.game = game
        self.state = state
        self.luck = luck
        self.at = at
        """Milliseconds of the game's clock."""
        self.actions = 0
        """How many were played so far."""
        self.unchosen = 0
        """How many other steps there were: the opening, and ticks."""
        self.listeners = tuple(listeners)

    @property
    def number(self) -> int:
        """Steps so far: the opening, actions, ticks."""
        return self.actions + self.unchosen

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    @property
    def over(self) -> bool:
        return self.game.result(self.state) is not None

    def clone(self) -> "Episode[S]":
        """It goes on as this one would, luck and all, and neither touches the other. Nobody listens to it."""
        twin = Episode(self.game, self.state.clone(), self.luck.clone(), self.at)
        twin.actions, twin.unchosen = self.actions, self.unchosen
        return twin

    def open(self) -> Turn[S]:
        """The opening, for a first state."""
        turn = Turn(self.state, self.luck, self.at)
        self.game.open(turn)
        return self._happened(turn)

    def asked(self) -> Sequence[Seat]:
        """Whom the game asks now. Nobody: it is over, or a tick comes first."""
        due = self.game.deadline(self.state)
        if due is not None and due <= self.at:
            return ()
        return self.game.asked(self.state)

    def legal(self, seat: Seat) -> list[Action[S]]:
        return self.game.legal(self.state, seat)

    def ready_at(self, seat: Seat, action: Action[S]) -> int:
        """When this seat may do this at the earliest; only real time ever makes it wait."""
        return self.at if self.game.ready_at is None else self.game.ready_at(self.state, seat, action)

    def wait(self, until: int) -> bool:
        """Let time pass until then. False if a deadline comes first, or at the same time: the clock stands there, and a
        tick is next."""
        due = self.game.deadline(self.state)
        if due is not None and due <= until:
            self.at = max(self.at, due)
            return False
        self.at = max(self.at, until)
        return True

    def tick(self) -> Turn[S]:
        """Wait for the deadline, and do what time does then."""
        due = self.game.deadline(self.state)
        if due is None:
            raise NeverEnds(f"{self.game.id} waits for nobody and for no time")
        self.at = max(self.at, due)
        turn = Turn(self.state, self.luck, self.at)
        self.game.tick(turn)
        return self._happened(turn)

    def play(self, seat: Seat, action: Action[S]) -> Turn[S]:
        """Play this now. Raises IllegalAction before anything has changed."""
        turn = play(self.state, seat, action, self.luck, self.at)
        self.actions += 1
        self._tell(turn, seat, action)
        return turn

    def _happened(self, turn: Turn[S]) -> Turn[S]:
        self.unchosen += 1
        self._tell(turn, None, None)
        return turn

    def _tell(self, turn: Turn[S], seat: Seat | None, action: Action[S] | None) -> None:
        for listen in self.listeners:
            listen(turn, seat, action)

    def run(self, policy: Policy | None = None) -> Result:
        """Play to the end, at random without a policy. Of several who are asked the first one acts, in real time any
        of them; what a seat may not do yet is waited for, and forgotten if something happens meanwhile."""
        game, state, luck, listeners = self.game, self.state, self.luck, self.listeners
        deadline, asked, legal, ready_at, pick = game.deadline, game.asked, game.legal, game.ready_at, luck.pick
        for _ in range(MOST_STEPS):  # tight on purpose: `asked` and `wait`, written out
            due = deadline(state)
            seats = asked(state) if due is None or due > self.at else ()
            if not seats:
                result = game.result(state)
                if result is not None:
                    return result
                self.tick()
                continue
            seat = pick(seats) if ready_at is not None else seats[0]
            action = pick(legal(state, seat)) if policy is None else policy(seat, legal(state, seat))
            if ready_at is not None:
                ready = ready_at(state, seat, action)
                if due is not None and due <= ready:
                    self.tick()
                    continue
                self.at = max(self.at, ready)
            turn = play(state, seat, action, luck, self.at)
            self.actions += 1
            if listeners:
                self._tell(turn, seat, action)
        raise NeverEnds(f"{game.id} has not ended after {MOST_STEPS} steps")


def begin(
    game: Game[S, Any],
    seats: int,
    luck: Chance,
    options: Mapping[str, Value] | None = None,
    listeners: Sequence[Listener] = (),
) -> Episode[S]:
    """A new game with its opening played. Options that are not given have their defaults."""
    first = game.first_state(seats, complete(game.options, options or {}))
    episode = Episode(game, first, luck, listeners=listeners)
    episode.open()
    return episode


class Recorder:
    """Listens, and keeps the steps of the record."""

    def __init__(self, by: Chooser = "player") -> None:
        self._by = by
        self.steps: list[Step] = []

    def __call__(self, turn: Turn[Any], seat: Seat | None, action: Action[Any] | None) -> None:
        by = "table" if seat is None else self._by
        self.steps.append(step_of(len(self.steps), turn.at, turn.events, seat=seat, action=action, by=by))
