"""The games of the house, one folder each, found by walking this one."""

import sys
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from wayout.kernel.forecast import NOTHING_KNOWN, Forecast
from wayout.kernel.game import Game
from wayout.kernel.registry import discover

GAMES: dict[str, Game[Any, Any]] = discover(sys.modules[__name__], "GAME", Game)


def forecast_file(game: str) -> Path:
    return Path(str(resources.files(__name__) / game / "data" / "forecast.json"))


def read_forecast(file: Path) -> Forecast:
    """Nothing is known where there is no file. Raises msgspec.MsgspecError if it holds something else."""
    return msgspec.json.decode(file.read_bytes(), type=Forecast) if file.exists() else NOTHING_KNOWN
