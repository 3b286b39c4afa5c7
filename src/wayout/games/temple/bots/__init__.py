"""Team-mates without a socket, weakest first."""

from functools import partial
from typing import Final

from wayout.games.temple.bots.mind import Teammate
from wayout.games.temple.bots.temper import ARCHAEOLOGIST, GUIDE, TOURIST
from wayout.kernel.game import LiveBotMaker

STANDARD_BOT: Final = "guide"
BOTS: Final[dict[str, LiveBotMaker]] = {
    "tourist": partial(Teammate, temper=TOURIST),
    "guide": partial(Teammate, temper=GUIDE),
    "archaeologist": partial(Teammate, temper=ARCHAEOLOGIST),
}
