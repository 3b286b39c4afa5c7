"""Choices that one seat alone is asked for: how they are opened and how they end (TMP-4.5)."""

from typing import Final

from wayout.games.temple.events import PromptClosed, PromptOpened
from wayout.games.temple.parts import Prompt
from wayout.games.temple.seam import hooks
from wayout.games.temple.state import SEATS, State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat

PROMPT_MS: Final = 10_000


def ask(turn: Turn[State], seat: Seat, kind: str, options: tuple[str, ...], lasts: int = PROMPT_MS) -> None:
    """The first option is what happens to one who does not choose."""
    turn.emit(PromptOpened(turn.state.next_prompt, seat, kind, options, turn.at + lasts))


def answer(turn: Turn[State], prompt: Prompt, option: str) -> None:
    """Answered by its owner, by time, or because its owner is gone."""
    seat = SEATS[prompt.seat]
    turn.emit(PromptClosed(prompt.id, seat, prompt.kind, option))
    hooks(turn.state).prompts[prompt.kind](turn, seat, option)


def answer_by_default(turn: Turn[State], prompt: Prompt) -> None:
    answer(turn, prompt, prompt.options[0])


def withdraw(turn: Turn[State], prompt: Prompt) -> None:
    """There is nothing to choose any more: nothing comes of it."""
    turn.emit(PromptClosed(prompt.id, SEATS[prompt.seat], prompt.kind, None))


def answer_all_of(turn: Turn[State], seat: Seat) -> None:
    """Who leaves does not choose any more, and nobody waits for what was set apart."""
    for prompt in turn.state.prompts_of(seat):
        answer_by_default(turn, prompt)


def prompt_due(state: State) -> int | None:
    return min((prompt.until for prompt in state.prompts), default=None)


def end_prompt(turn: Turn[State], at: int) -> None:
    """The one that is due first; of several, the one that was opened first."""
    answer_by_default(turn, min(turn.state.prompts, key=lambda prompt: prompt.until))
