"""What a seat may wish for."""

from typing import Final

from wayout.games.temple.actions.moving import Break, Discover, Enter, Escape, Gems
from wayout.games.temple.actions.pausing import GoOn
from wayout.games.temple.actions.rolling import AutoOffer, Give, Mask, Offer, Prefer, Roll
from wayout.games.temple.actions.talking import Absent, Choose, Leave, Ready, Signal
from wayout.games.temple.actions.voting import CallConcede, CallFate, VoteConcede, VoteFate
from wayout.games.temple.state import State
from wayout.kernel.play import Action

CORE_ACTIONS: Final[tuple[type[Action[State]], ...]] = (
    Roll,
    Mask,
    Offer,
    AutoOffer,
    Give,
    Prefer,
    Enter,
    Discover,
    Break,
    Gems,
    Escape,
    CallFate,
    VoteFate,
    CallConcede,
    VoteConcede,
    Ready,
    Signal,
    Choose,
    GoOn,
    Leave,
    Absent,
)

__all__ = [
    "CORE_ACTIONS",
    "Absent",
    "AutoOffer",
    "Break",
    "CallConcede",
    "CallFate",
    "Choose",
    "Discover",
    "Enter",
    "Escape",
    "Gems",
    "Give",
    "GoOn",
    "Leave",
    "Mask",
    "Offer",
    "Prefer",
    "Ready",
    "Roll",
    "Signal",
    "VoteConcede",
    "VoteFate",
]
