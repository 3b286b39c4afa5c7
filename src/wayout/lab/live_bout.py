"""A game of real time among bots: simulated time jumps straight to whatever is due next."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from wayout.kernel.chance import Chance
from wayout.kernel.episode import NeverEnds
from wayout.kernel.game import BotMaker, Game
from wayout.kernel.letter import letter, seen_by
from wayout.kernel.options import Options
from wayout.kernel.play import Action, Turn
from wayout.kernel.seats import Seat
from wayout.lab.bout import Bout
from wayout.lab.flaws import Flaw, no_flaw

WANTED, LOOK = range(2)
"""In this order at the same time: what a bot waits to do, whoever looks up."""


class Due(NamedTuple):
    at: int
    kind: int
    seat: int


class LiveBout(Bout):
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

    def _go_on(self) -> None:
        due = min(self._dues(), default=None)
        if due is None or not self._episode.wait(due.at):
            self._episode.tick()
        elif due.kind == WANTED:
            self._do_wanted(Seat(due.seat))
        else:
            self._look_up(Seat(due.seat))

    def _dues(self) -> list[Due]:
        dues = []
        for seat, bot in enumerate(self._bots):
            if seat in self._wanted:
                dues.append(Due(self._wanted[seat][0], WANTED, seat))
            elif bot.due is not None:
                dues.append(Due(bot.due, LOOK, seat))
        return dues

    def _look_up(self, seat: Seat) -> None:
        bot, at = self._bots[seat], self._episode.at
        action = bot.answer(letter(self.game, self.state, seat, self._episode.number - 1), at)
        if bot.due is not None and bot.due <= at:
            raise NeverEnds(f"the bot in seat {seat} looks up at {at} again and again")
        if action is not None:
            self._act_in_time(seat, action)

    def _do_wanted(self, seat: Seat) -> None:
        """Things may have changed while it waited: what is no longer possible is forgotten."""
        action = self._wanted.pop(seat)[1]
        if action.check(self.state, seat) is None:
            self._act_in_time(seat, action)

    def _act_in_time(self, seat: Seat, action: Action[Any]) -> None:
        """Now, or as soon as the rules let it."""
        ready = self._episode.ready_at(seat, action)
        if ready > self._episode.at:
            self._wanted[seat] = (ready, action)
        else:
            self._episode.play(seat, action)

    def _inform(self, turn: Turn[Any], actor: Seat | None, action: Action[Any] | None) -> None:
        """No letter: whoever looks up gets one."""
        for seat, bot in enumerate(self._bots):
            bot.hear(seen_by(Seat(seat), turn.events), turn.at)


def bout_of(
    game: Game[Any, Any], options: Options, makers: Sequence[BotMaker], chance: Chance, flaw: Flaw = no_flaw
) -> Bout:
    return (LiveBout if game.live else Bout)(game, options, makers, chance, flaw)
