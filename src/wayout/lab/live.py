"""A game of real time among bots: simulated time jumps straight to whatever is due next."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from wayout.kernel.chance import Chance
from wayout.kernel.game import BotMaker, Game
from wayout.kernel.letter import letter, seen_by
from wayout.kernel.options import Options
from wayout.kernel.play import Action, Turn, play
from wayout.kernel.seats import Seat
from wayout.lab.flaws import Flaw, no_flaw
from wayout.lab.match import Match, NeverEnds

TIMER, WANTED, LOOK = range(3)
"""In this order at the same time: what the rules do by time, what a bot waits to do, whoever looks up."""


class Due(NamedTuple):
    at: int
    kind: int
    seat: int


class LiveMatch(Match):
    """Bots that hear every step of their seat, look up when they want to, and act when the rules let them."""

    def __init__(
        self,
        game: Game[Any, Any],
        options: Options,
        makers: Sequence[BotMaker],
        chance: Chance,
        flaw: Flaw = no_flaw,
    ) -> None:
        super().__init__(game, options, makers, chance, flaw)
        self._wanted: dict[int, tuple[int, Action[Any]]] = {}
        """By seat: what it decided to do, and from when on it may."""

    def _go_on(self, *, keep: bool) -> None:
        due = min(self._dues(), default=None)
        if due is None:
            raise NeverEnds(f"{self.game.id} waits for nobody and for no time")
        self.at = max(self.at, due.at)
        if due.kind == TIMER:
            self._tick(due.at, keep=keep)
        elif due.kind == WANTED:
            self._do_wanted(Seat(due.seat), keep=keep)
        else:
            self._look_up(Seat(due.seat), keep=keep)

    def _dues(self) -> list[Due]:
        deadline = self.game.deadline(self.state)
        dues = [] if deadline is None else [Due(deadline, TIMER, -1)]
        for seat, bot in enumerate(self._bots):
            if seat in self._wanted:
                dues.append(Due(self._wanted[seat][0], WANTED, seat))
            elif bot.due is not None:
                dues.append(Due(bot.due, LOOK, seat))
        return dues

    def _look_up(self, seat: Seat, *, keep: bool) -> None:
        bot = self._bots[seat]
        action = bot.answer(letter(self.game, self.state, seat, self._number - 1), self.at)
        if bot.due is not None and bot.due <= self.at:
            raise NeverEnds(f"the bot in seat {seat} looks up at {self.at} again and again")
        if action is not None:
            self._act_in_time(seat, action, keep=keep)

    def _do_wanted(self, seat: Seat, *, keep: bool) -> None:
        """Things may have changed while it waited: what is no longer possible is forgotten."""
        action = self._wanted.pop(seat)[1]
        if action.check(self.state, seat) is None:
            self._act_in_time(seat, action, keep=keep)

    def _act_in_time(self, seat: Seat, action: Action[Any], *, keep: bool) -> None:
        """Now, or as soon as the rules let it."""
        ready = earliest(self.game, self.state, seat, action)
        if ready > self.at:
            self._wanted[seat] = (ready, action)
        else:
            self._act(seat, action, keep=keep)

    def _act(self, seat: Seat, action: Action[Any], *, keep: bool) -> None:
        turn = play(self.state, seat, action, self._luck, self.at)
        self.actions += 1
        self._tell(turn, keep=keep, seat=seat, action=action, by="bot")

    def _inform(self, turn: Turn[Any], actor: Seat | None) -> None:
        """No letter: whoever looks up gets one."""
        for seat, bot in enumerate(self._bots):
            bot.hear(seen_by(Seat(seat), turn.events), turn.at)


def earliest(game: Game[Any, Any], state: Any, seat: Seat, action: Action[Any]) -> int:
    """When this seat may do this, on the game's clock."""
    return 0 if game.ready_at is None else game.ready_at(state, seat, action)


def match_of(
    game: Game[Any, Any], options: Options, makers: Sequence[BotMaker], chance: Chance, flaw: Flaw = no_flaw
) -> Match:
    return (LiveMatch if game.live else Match)(game, options, makers, chance, flaw)
