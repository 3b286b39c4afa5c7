"""All actions as numbers: the thinkable ones in their order, then leaving. There are few enough to have one each."""

from typing import Final

from wayout.games.emergency_exit.rules import LEAVE, THINKABLE
from wayout.kernel.numbering import Listed

NUMBERING: Final = Listed((*THINKABLE, LEAVE))
