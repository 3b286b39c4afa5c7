"""Players without a socket."""

from collections.abc import Mapping
from typing import Final

from wayout.bots.random_bot import RandomBot
from wayout.kernel.game import BotMaker

BOTS: Final[Mapping[str, BotMaker]] = {"random": RandomBot}
STANDARD_BOT: Final = "random"
