"""The words on the screen, read from the files the client is built from, so that every story runs in every language."""

import json
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SHELL = ROOT / "web" / "src" / "i18n"
GAMES = ROOT / "src" / "wayout" / "games"
LOCALES = {"en": "en-GB", "zh-Hant": "zh-TW"}
"""What a browser of somebody who reads this language tells the house."""


@cache
def table(language: str, game: str) -> dict[str, str]:
    """The game's words, then the house's, as on the game's screens."""
    shell = json.loads((SHELL / f"{language}.json").read_text(encoding="utf-8"))
    own = [json.loads(file.read_text(encoding="utf-8")) for file in (GAMES / game).rglob(f"text/{language}.json")]
    return {**shell, **{key: text for told in own for key, text in told.items()}}


def is_han(sign: str) -> bool:
    return "\u4e00" <= sign <= "\u9fff"


class Words:
    """Sentences of one language by key, with their holes filled, as the house and one game say them."""

    def __init__(self, language: str, game: str = "emergency_exit") -> None:
        self.language = language
        self.game = game

    def __call__(self, key: str, **facts: object) -> str:
        text = self._sentence(key, facts)
        return re.sub(r"( ?)\{(\w+)\}( ?)", lambda hole: self._filled(text, hole, str(facts[hole[2]])), text)

    def _filled(self, text: str, hole: re.Match[str], value: str) -> str:
        """No space between two Chinese signs."""
        left = "" if is_han(text[: hole.start()][-1:]) and is_han(value[:1]) else hole[1]
        right = "" if is_han(text[hole.end() :][:1]) and is_han(value[-1:]) else hole[3]
        return left + value + right

    def _sentence(self, key: str, facts: dict[str, object]) -> str:
        found = table(self.language, self.game)
        if key in found:
            return found[key]
        singular = self.language == "en" and facts["n"] == 1
        return found[f"{key}.one" if singular else f"{key}.other"]

    def pattern(self, key: str) -> re.Pattern[str]:
        """The whole sentence, whatever is in its holes."""
        parts = re.split(r"\{\w+\}", table(self.language, self.game)[key])
        return re.compile("^" + ".+".join(map(re.escape, parts)) + "$")

    def any_of(self, *keys: str) -> re.Pattern[str]:
        return re.compile("|".join(self.pattern(key).pattern for key in keys))
