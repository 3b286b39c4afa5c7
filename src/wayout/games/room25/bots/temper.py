"""What tells one strength from another."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    """How a bot plays."""

    slips: float
    """How often it does anything at all instead of what it thinks best."""
    wavers: float
    """How often it takes its second or third thought, if that is not much worse."""
    remembers: bool
    listens: bool
    """Does it count what others say?"""
    foresees: bool
    """Does it think of what all the others will do this round?"""
