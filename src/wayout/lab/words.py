"""What players read, by id, in one language."""

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

LANGUAGES: Final = ("en", "zh-Hant")


@cache
def words(game: str, language: str) -> Mapping[str, str]:
    """Every word of that game in that language."""
    text = (resources.files("wayout.games") / game / "text" / f"{language}.json").read_text("utf-8")
    found: dict[str, str] = json.loads(text)
    return found
