"""Who can be played against, weakest first."""

from typing import Final

from wayout.games.no_escape.bots.commander import Commander
from wayout.games.no_escape.bots.drifter import Drifter
from wayout.games.no_escape.bots.technician import Technician
from wayout.kernel.game import BotMaker

STANDARD_BOT: Final = "technician"
BOTS: Final[dict[str, BotMaker]] = {"drifter": Drifter, "technician": Technician, "commander": Commander}
