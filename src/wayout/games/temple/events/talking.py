"""Signals, and choices that one seat alone is asked for."""

from typing import ClassVar

from wayout.games.temple.parts import Phrase, Prompt
from wayout.games.temple.state import NO_PROMPT, PROMPT_IDS, State
from wayout.kernel.play import Event, PublicEvent
from wayout.kernel.seats import Seat, Viewer


class Signalled(PublicEvent[State], frozen=True):
    """A ready-made phrase, perhaps with a place on the map."""

    news: ClassVar[bool] = True
    seat: Seat
    phrase: Phrase
    node: int | None
    at: int

    def apply(self, state: State) -> None:
        state.last_signal[self.seat] = self.at

    @property
    def passing(self) -> bool:
        """What mates call to each other all the time."""
        return self.phrase in ("exploring", "going_home", "gems")


class PromptOpened(Event[State], frozen=True):
    """One seat has to choose; only it sees among what (TMP-4.5, TMP-4.12)."""

    news: ClassVar[bool] = True
    id: int
    """Veiled: that of no prompt, for it would tell how many there have been."""
    seat: Seat
    kind: str
    options: tuple[str, ...]
    """The first one is taken if time runs out. Veiled: nothing."""
    until: int

    def apply(self, state: State) -> None:
        state.prompts = [*state.prompts, Prompt(self.id, self.seat, self.kind, self.options, self.until)]
        state.next_prompt = (self.id + 1) % PROMPT_IDS

    def seen_by(self, viewer: Viewer) -> "PromptOpened":
        return self if viewer == self.seat else PromptOpened(NO_PROMPT, self.seat, self.kind, (), self.until)

    def recalled_by(self, viewer: Viewer) -> "PromptOpened":
        return self.seen_by(viewer)


class PromptClosed(Event[State], frozen=True):
    """The choice is made, by its owner or by time, or there is nothing to choose any more."""

    news: ClassVar[bool] = True
    id: int
    seat: Seat
    kind: str
    option: str | None
    """Veiled, or nothing to choose: nothing."""

    def apply(self, state: State) -> None:
        state.prompts = [prompt for prompt in state.prompts if prompt.id != self.id]

    def seen_by(self, viewer: Viewer) -> "PromptClosed":
        return self if viewer == self.seat else PromptClosed(NO_PROMPT, self.seat, self.kind, None)

    def recalled_by(self, viewer: Viewer) -> "PromptClosed":
        return self.seen_by(viewer)
