"""What makes a bot weak or strong: how it forgets, how it looks, when it speaks up."""

from typing import Final

import msgspec


class Strength(msgspec.Struct, frozen=True, kw_only=True):
    """Shares and probabilities are from 0 to 1."""

    fading: float
    """How likely each remembered tile is lost from memory whenever another one is laid."""
    garbling: float
    """How much of that leaves a wrong tile in its place, not a gap."""
    care: float
    """How often it looks where its tiles would lead before it lays one."""
    guesses: int
    """In how many ways it fills the gaps of its memory."""
    declare: float
    """From which belief on it says LOST."""
    join: float
    """From which belief on it joins when somebody else has said so."""
    trust: float
    """How much of its doubt each LOST of somebody else takes away."""
    thoughts: int
    """Together: how often it plays on in mind before it lays a tile."""
    guile: bool = False
    """Does it lay safe tiles that look bad and leave the next one little to play?"""


STRENGTHS: Final = {
    "scatterbrain": Strength(
        fading=0.04, garbling=0.6, care=0.35, guesses=4, declare=0.8, join=0.6, trust=0.3, thoughts=0
    ),
    "casual": Strength(fading=0.03, garbling=0.5, care=0.7, guesses=6, declare=0.7, join=0.6, trust=0.25, thoughts=0),
    "attentive": Strength(
        fading=0.02, garbling=0.4, care=0.95, guesses=10, declare=0.6, join=0.6, trust=0.2, thoughts=4
    ),
    "sharp": Strength(
        fading=0.01, garbling=0.3, care=1.0, guesses=16, declare=0.55, join=0.6, trust=0.2, thoughts=8, guile=True
    ),
    "elephant": Strength(
        fading=0.0, garbling=0.0, care=1.0, guesses=16, declare=0.5, join=0.6, trust=0.0, thoughts=8, guile=True
    ),
}
"""Weakest first (EEO-11)."""
