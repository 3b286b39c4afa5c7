"""What players read, by id, in one language."""

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

LANGUAGES: Final = ("en", "zh-Hant")


@cache
def words(game: str, language: str) -> Mapping[str, str]:
    """Every word of that game in that language: its own, and those that lie beside its parts."""
    folder = Path(str(resources.files("wayout.games") / game))
    found: dict[str, str] = {}
    for file in sorted(folder.rglob(f"text/{language}.json")):
        found |= json.loads(file.read_text("utf-8"))
    return found
