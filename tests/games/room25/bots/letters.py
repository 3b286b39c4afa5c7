"""Letters for one seat of a show that a test has set, and what a bot answers."""

from collections.abc import Mapping, Sequence
from typing import Any

from wayout.games.room25 import GAME
from wayout.games.room25.bots import BOTS
from wayout.games.room25.bots.knowledge import Knowledge
from wayout.games.room25.bots.scene import Scene
from wayout.games.room25.parts import Tile
from wayout.games.room25.state import State
from wayout.kernel.chance import Seeded
from wayout.kernel.letter import Letter, letter
from wayout.kernel.play import Action, Event
from wayout.kernel.seats import Seat


def letter_for(state: State, seat: int, events: Sequence[Event[State]] = ()) -> Letter:
    return letter(GAME, state, Seat(seat), 0, events)


def answered(bot: str, state: State, seat: int = 0, seed: int = 1, memory: Mapping[Tile, str] | None = None) -> Any:
    """What this bot does in this seat, told nothing but the letter and what the seat has seen before."""
    return asked(BOTS[bot](Seat(seat), Seeded(seed)), state, seat, memory)


def asked(mind: Any, state: State, seat: int, memory: Mapping[Tile, str] | None = None) -> Action[State]:
    mind.remember(dict(memory or {}))
    news = letter_for(state, seat)
    mind.read(news)
    answer: Action[State] = mind.answer(news)
    return answer


def scene_of(state: State, seat: int = 0, memory: Mapping[Tile, str] | None = None) -> Scene:
    """The moment through the eyes of this seat."""
    knowledge = Knowledge(Seat(seat))
    knowledge.rooms.update(memory or {})
    news = letter_for(state, seat)
    knowledge.read(news)
    return Scene(news.view, Seat(seat), knowledge)
