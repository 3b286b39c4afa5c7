"""What can happen, what it changes, who sees it."""

from typing import Final

from wayout.games.temple.events.building import (
    ChambersLifted,
    ChambersMoved,
    ChamberTurned,
    DiscoveryBegun,
    GemsAdded,
    PileStirred,
)
from wayout.games.temple.events.endings import Collapsed, GameEnded, Gong, SeatLeft, Slammed, WentAbsent
from wayout.games.temple.events.moving import Discovered, Entered, GemsTaken, GotOut, WallBroken
from wayout.games.temple.events.opening import Begun, ReadySaid, TempleLaid
from wayout.games.temple.events.rolling import AutoOffering, DiceFell, DieGiven, Masked, Offered, Preferred, Rolled
from wayout.games.temple.events.talking import PromptClosed, PromptOpened, Signalled
from wayout.games.temple.events.voting import (
    ConcedeCalled,
    ConcedeDropped,
    ConcedeVoted,
    FateCalled,
    FateDropped,
    FateTurned,
    FateVoted,
)
from wayout.games.temple.state import State
from wayout.kernel.play import Event

CORE_EVENTS: Final[tuple[type[Event[State]], ...]] = (
    TempleLaid,
    ReadySaid,
    Begun,
    Rolled,
    DiceFell,
    Masked,
    Offered,
    AutoOffering,
    DieGiven,
    Preferred,
    Entered,
    Discovered,
    WallBroken,
    ChambersLifted,
    ChambersMoved,
    ChamberTurned,
    DiscoveryBegun,
    PileStirred,
    GemsTaken,
    GemsAdded,
    GotOut,
    FateCalled,
    FateVoted,
    FateTurned,
    FateDropped,
    ConcedeCalled,
    ConcedeVoted,
    ConcedeDropped,
    Gong,
    Slammed,
    Collapsed,
    GameEnded,
    WentAbsent,
    SeatLeft,
    Signalled,
    PromptOpened,
    PromptClosed,
)

__all__ = [
    "CORE_EVENTS",
    "AutoOffering",
    "Begun",
    "ChamberTurned",
    "ChambersLifted",
    "ChambersMoved",
    "Collapsed",
    "ConcedeCalled",
    "ConcedeDropped",
    "ConcedeVoted",
    "DiceFell",
    "DieGiven",
    "Discovered",
    "DiscoveryBegun",
    "Entered",
    "FateCalled",
    "FateDropped",
    "FateTurned",
    "FateVoted",
    "GameEnded",
    "GemsAdded",
    "GemsTaken",
    "Gong",
    "GotOut",
    "Masked",
    "Offered",
    "PileStirred",
    "Preferred",
    "PromptClosed",
    "PromptOpened",
    "ReadySaid",
    "Rolled",
    "SeatLeft",
    "Signalled",
    "Slammed",
    "TempleLaid",
    "WallBroken",
    "WentAbsent",
]
