"""Who can be played against, weakest first."""

from typing import Final

from wayout.games.no_escape.bots.commander import Commander
from wayout.games.no_escape.bots.drifter import Drifter
from wayout.games.no_escape.bots.technician import Technician
from wayout.kernel.game import TurnBotMaker

STANDARD_BOT: Final = "technician"
BOTS: Final[dict[str, TurnBotMaker]] = {"drifter": Drifter, "technician": Technician, "commander": Commander}
