"""What tells one strength from another."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    """How a bot plays."""

    slips: float
    """How often it does anything at all instead of what it thinks best."""
    remembers: bool
    listens: bool
    """Does it count what others say?"""
    foresees: bool
    """Does it think of what its mates will do before it programs?"""
    worlds: int
    """In how many imagined worlds it tries its best programs out; none: it trusts its first thought."""
