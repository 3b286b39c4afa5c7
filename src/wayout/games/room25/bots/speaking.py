"""What a bot says about rooms it has looked at: prisoners the truth, guards what suits them."""

from typing import Final

from wayout.games.room25.actions import ClaimColour
from wayout.games.room25.actions.asides import MOST_CLAIMS
from wayout.games.room25.bots.knowledge import Knowledge
from wayout.games.room25.boxes import ROOM_COLOURS
from wayout.games.room25.parts import Colour, Tile
from wayout.games.room25.view import View
from wayout.kernel.chance import Chance

LIES: Final = 0.3
"""How often a guard says what is not so; where Room 25 is he never tells."""
WRONG: Final[dict[str, Colour]] = {"red": "green", "yellow": "green", "green": "red", "blue": "red"}


def next_claim(view: View, knowledge: Knowledge, chance: Chance) -> ClaimColour | None:
    """The next thing to tell, as soon as anybody may speak. Alone there is nobody to tell it to."""
    if view.outcome is not None or view.rules.mode in ("solo", "competition"):
        knowledge.to_tell.clear()
    if view.jammed:
        return None
    said = [claim for claim in view.claims if claim.seat == knowledge.seat and claim.round == view.round]
    while knowledge.to_tell and len(said) < MOST_CLAIMS:
        tile = knowledge.to_tell.pop()
        cell = next(cell for cell, room in enumerate(view.rooms) if room.tile == tile)
        if view.rooms[cell].room is None and all(claim.cell != cell for claim in said):
            return ClaimColour(cell, told_colour(view, knowledge, tile, chance))
    return None


def told_colour(view: View, knowledge: Knowledge, tile: Tile, chance: Chance) -> Colour:
    colour = ROOM_COLOURS[knowledge.rooms[tile]]
    wicked = any(figure.seat == knowledge.seat and figure.role == "guard" for figure in view.figures)
    return WRONG[colour] if wicked and (colour == "blue" or chance.odds(LIES)) else colour
