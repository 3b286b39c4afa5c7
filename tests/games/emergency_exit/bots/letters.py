"""Letters written by hand: what one seat could have been told, and nothing else."""

from collections.abc import Sequence
from typing import Any

import msgspec

from tests.games.emergency_exit.tables import table
from wayout.games.emergency_exit import GAME
from wayout.games.emergency_exit.events import RoundBegan, TilePlayed
from wayout.games.emergency_exit.state import State
from wayout.games.emergency_exit.tiles import TILES
from wayout.games.emergency_exit.view import View
from wayout.kernel.game import Bot
from wayout.kernel.letter import Letter, letter
from wayout.kernel.play import Action, Event
from wayout.kernel.seats import Seat

A, B = Seat(0), Seat(1)
BEGAN: Event[Any] = RoundBegan(1, A, ("starting",), (), None, (None, None, None), None)


def ids(numbers: Sequence[int]) -> str:
    """These tiles as a pile is written."""
    return " ".join(TILES[number].id for number in numbers)


def shown(pile: str, **more: Any) -> list[Letter]:
    """Seat 0's letters of a round in which this pile was laid tile by tile; it is to act at the end."""
    state = table(pile, **more)
    letters = [Letter(0, [BEGAN], _with_height(state, 0), [], asked=False)]
    for height, tile in enumerate(state.pile, start=1):
        letters.append(Letter(height, [TilePlayed(B, tile, 0, False)], _with_height(state, height), [], asked=False))
    return [*letters[:-1], msgspec.structs.replace(letters[-1], view=GAME.view(state, A), may=GAME.legal(state, A))]


def _with_height(state: State, height: int) -> View:
    """The view when the pile was only so high: the tiles above lay in the deck."""
    earlier = state.clone()
    earlier.pile = state.pile[:height]
    earlier.deck = [*state.deck, *state.pile[height:]]
    return GAME.view(earlier, A)


def late(pile: str, **more: Any) -> Letter:
    """The letter of whoever takes the seat only now."""
    return letter(GAME, table(pile, **more), A, 0)


def answered(bot: Bot, letters: Sequence[Letter]) -> Action[Any]:
    """What it does after all these letters."""
    for one in letters:
        bot.read(one)
    return bot.answer(letters[-1])
