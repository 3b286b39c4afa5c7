"""How fast a table plays, whatever the game: the usual times, these times as long, or by post so long for every
decision."""

from collections.abc import Mapping
from math import floor
from typing import Any, Final

from wayout.kernel.game import Game
from wayout.table.document import BY_POST, Tempo

NORMAL: Final = "normal"
FACTORS: Final[Mapping[str, float]] = {NORMAL: 1, "slow": 2, "fast": 0.5}
STEP: Final = 5
LENGTHS: Final = (BY_POST, 8 * BY_POST, 24 * BY_POST, 3 * 24 * BY_POST)
"""Those that the lobby offers for a decision by post."""


def timers_at(game: Game[Any, Any], tempo: Tempo) -> dict[str, int]:
    """No limit stays no limit. By post moments stay moments; a game of real time has only its own times."""
    if game.live:
        return dict(game.timers)
    if isinstance(tempo, int):
        return {kind: tempo if seconds and kind not in game.brief else seconds for kind, seconds in game.timers.items()}
    return {kind: in_steps(seconds * FACTORS[tempo]) if seconds else 0 for kind, seconds in game.timers.items()}


def in_steps(seconds: float) -> int:
    """Never shorter than one."""
    return max(1, floor(seconds / STEP + 0.5)) * STEP


def tempi(game: Game[Any, Any]) -> dict[str, dict[str, int]]:
    """All that the lobby offers, with the timers at each."""
    offered: tuple[Tempo, ...] = () if game.live else (*FACTORS, *LENGTHS)
    return {str(tempo): timers_at(game, tempo) for tempo in offered}


def tempo_of(game: Game[Any, Any], timers: Mapping[str, int]) -> Tempo | None:
    """Nothing: somebody has chosen times of their own."""
    known: list[Tempo] = [*FACTORS, *(seconds for seconds in timers.values() if seconds >= BY_POST)]
    return next((tempo for tempo in known if timers_at(game, tempo) == timers), None)
