"""Everything that a seat may wish for."""

from typing import Final

from wayout.games.room25.actions.answers import Choose, LeaveGame
from wayout.games.room25.actions.asides import ClaimColour, PlaceReminder, RevealRole
from wayout.games.room25.actions.beginning import Pick, TakeClue
from wayout.games.room25.actions.programs import Program

__all__ = [
    "ACTIONS",
    "Choose",
    "ClaimColour",
    "LeaveGame",
    "Pick",
    "PlaceReminder",
    "Program",
    "RevealRole",
    "TakeClue",
]

ACTIONS: Final = (Pick, TakeClue, Program, Choose, PlaceReminder, RevealRole, ClaimColour, LeaveGame)
