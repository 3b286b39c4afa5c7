"""What a game says and what its source asks for, read off its files."""

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

from wayout.games import GAMES
from wayout.kernel.game import Game

HOUSE = Path(__file__).parents[2]
ORIGINAL = "en"


def placeholders(sentence: str) -> set[str]:
    return set(re.findall(r"{(\w+)}", sentence))


@dataclass(frozen=True)
class Book:
    """One game's words in every language, beside the game they belong to."""

    game: Game[Any, Any]

    @cached_property
    def folder(self) -> Path:
        return Path(str(import_module(f"wayout.games.{self.game.id}").__file__)).parent

    @cached_property
    def words(self) -> dict[str, dict[str, str]]:
        found: dict[str, dict[str, str]] = {}
        for path in sorted(self.folder.rglob("text/*.json")):
            told = json.loads(path.read_text(encoding="utf-8"))
            table = found.setdefault(path.stem, {})
            assert not table.keys() & told.keys(), f"{path} says again what is said elsewhere"
            table.update(told)
        return found

    @property
    def english(self) -> dict[str, str]:
        return self.words[ORIGINAL]

    def missing(self, language: str, needed: set[str]) -> set[str]:
        return needed - set(self.words[language])

    @cached_property
    def sources(self) -> dict[Path, str]:
        return {path: path.read_text(encoding="utf-8") for path in sorted(self.folder.rglob("*.py"))}

    @cached_property
    def nodes(self) -> list[ast.AST]:
        return [node for source in self.sources.values() for node in ast.walk(ast.parse(source))]

    def calls(self, name: str) -> list[ast.Call]:
        calls = (node for node in self.nodes if isinstance(node, ast.Call))
        return [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == name]

    def first_words(self, name: str) -> set[str]:
        """What is written out as the first argument of all calls of this name."""
        firsts = [call.args[0] for call in self.calls(name)]
        return {first.value for first in firsts if isinstance(first, ast.Constant) and isinstance(first.value, str)}

    @cached_property
    def told_besides(self) -> set[str]:
        """Names of facts that `story.py` adds to those of an event."""
        story = ast.parse((self.folder / "story.py").read_text(encoding="utf-8"))
        keys = [key for node in ast.walk(story) if isinstance(node, ast.Dict) for key in node.keys]
        return {key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}

    @cached_property
    def whole_rules(self) -> str:
        """The game's page, and those of its modules in the folder beside it."""
        folder = HOUSE / "docs" / "rules"
        pages = [folder / f"{self.game.id}.md", *sorted((folder / self.game.id).glob("*.md"))]
        return "\n".join(page.read_text(encoding="utf-8") for page in pages)

    @cached_property
    def sections(self) -> set[str]:
        """The numbers of all sections of the rules in docs/."""
        return set(re.findall(r"^#+ ([A-Z][A-Z0-9]*-[\d.]+) ", self.whole_rules, re.MULTILINE))

    @cached_property
    def prefix(self) -> str:
        """What the numbers of this game's rules begin with."""
        (prefix,) = {section.split("-")[0] for section in self.sections}
        return prefix

    @cached_property
    def cited(self) -> set[str]:
        """Every string of the source that is nothing but a rule's number."""
        strings = {node.value for node in self.nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        return {text for text in strings if re.fullmatch(rf"{self.prefix}-\d+(\.\d+)*", text)}

    @cached_property
    def mentioned(self) -> set[str]:
        """Every number of a rule anywhere in the source, in comments too."""
        return {
            number for source in self.sources.values() for number in re.findall(rf"{self.prefix}-\d+(?:\.\d+)?", source)
        }

    @cached_property
    def screen(self) -> str:
        """The source of the play screen."""
        folder = HOUSE / "web" / "src" / "games" / self.game.id
        files = (path for path in sorted(folder.rglob("*")) if path.suffix in (".ts", ".svelte"))
        return "\n".join(path.read_text(encoding="utf-8") for path in files)


def books() -> Iterator[Book]:
    for game in GAMES.values():
        yield Book(game)
