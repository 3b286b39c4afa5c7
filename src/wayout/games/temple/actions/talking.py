"""Being ready, signals, answers to prompts, coming and going."""

from wayout.games.temple.actions.moments import not_going_on, not_in_game
from wayout.games.temple.board import lies
from wayout.games.temple.ending import end_if_nobody_is_inside, is_left_behind
from wayout.games.temple.events import ReadySaid, SeatLeft, Signalled, WentAbsent
from wayout.games.temple.opening import begin
from wayout.games.temple.parts import PHRASES, Phrase, Prompt
from wayout.games.temple.pausing import settle_pause
from wayout.games.temple.prompts import answer, answer_all_of
from wayout.games.temple.seam import SAY, forbidden, hooks
from wayout.games.temple.state import INTRO, OVER, State
from wayout.games.temple.voters import seats_here
from wayout.games.temple.voting import settle_vote
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat


class Ready(Action[State], frozen=True):
    """No more of the intro is needed."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_going_on(state, seat)
        if refusal is not None:
            return refusal
        if state.phase != INTRO or seat in state.ready:
            return because("ready_already", rule="TMP-4.2")
        return None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(ReadySaid(seat))
        begin_if_all_are_ready(turn)


class Signal(Action[State], frozen=True):
    """Say something ready-made, perhaps about a place. Never listed."""

    phrase: Phrase
    node: int | None = None

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_going_on(state, seat) or forbidden(state, seat, SAY)
        if refusal is not None:
            return refusal
        if self.phrase not in PHRASES:
            return because("no_such_phrase", rule="TMP-4.5", phrase=self.phrase)
        if self.node is not None and not lies(state, self.node >> 1):
            return because("no_such_chamber", rule="TMP-4.5", node=self.node)
        return None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(Signalled(seat, self.phrase, self.node, turn.at))


class Choose(Action[State], frozen=True):
    """Answer one of the own prompts, in the introduction too."""

    prompt: int
    option: int

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_going_on(state, seat)
        if refusal is not None:
            return refusal
        prompt = self.asked(state, seat)
        if prompt is None:
            return because("nothing_to_choose", rule="TMP-4.5")
        if not 0 <= self.option < len(prompt.options):
            return because("no_such_option", rule="TMP-4.5", option=self.option)
        return None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        prompt = self.asked(turn.state, seat)
        assert prompt is not None
        answer(turn, prompt, prompt.options[self.option])

    def asked(self, state: State, seat: Seat) -> Prompt | None:
        return next((prompt for prompt in state.prompts_of(seat) if prompt.id == self.prompt), None)


class Leave(Action[State], frozen=True):
    """Leave for good. Never listed; legal while in the game."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        return not_in_game(state, seat)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        state = turn.state
        answer_all_of(turn, seat)
        for escaped in hooks(state).escaped:
            escaped(turn, seat)
        turn.emit(SeatLeft(seat, is_left_behind(state, seat)))
        end_if_nobody_is_inside(turn)
        if state.phase != OVER:
            settle_vote(turn)
            settle_pause(turn)
            begin_if_all_are_ready(turn)


class Absent(Action[State], frozen=True):
    """The table says so: this player is away, or back. Never listed."""

    gone: bool

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_in_game(state, seat)
        if refusal is not None:
            return refusal
        return because("changes_nothing", rule="TMP-4.13") if state.absent[seat] == self.gone else None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(WentAbsent(seat, self.gone))
        settle_vote(turn)
        settle_pause(turn)
        begin_if_all_are_ready(turn)


def begin_if_all_are_ready(turn: Turn[State]) -> None:
    """TMP-4.2: the intro is over as soon as nobody who is there needs it."""
    state = turn.state
    if state.phase != INTRO:
        return
    here = seats_here(state)
    if here and all(seat in state.ready for seat in here):
        begin(turn, turn.at)
