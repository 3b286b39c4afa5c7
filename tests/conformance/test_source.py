"""What reading the source tells: where luck comes from, which way the arrows point, that every id has words."""

import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import wayout
from wayout.games import GAMES
from wayout.kernel.play import Action, Event, PublicEvent, snake

SOURCE = Path(wayout.__file__).parent
LANGUAGES = ("en", "zh-Hant")

MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "bots": {"kernel", "games", "bots"},
    "lab": {"kernel", "games", "bots", "lab"},
    "store": {"store"},
    "table": {"kernel", "games", "table", "store"},
    "server": {"kernel", "games", "table", "store", "server"},
}


def sources(folder: str) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted((SOURCE / folder).rglob("*.py")):
        yield path, ast.parse(path.read_text())


def imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def rooms_of(tree: ast.Module) -> set[str]:
    names = (name.split(".") for name in imported(tree) if name.startswith("wayout."))
    return {parts[1] for parts in names} - {"__version__"}


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_arrows_point_down_only(room: str) -> None:
    for path, tree in sources(room):
        assert rooms_of(tree) <= MAY_IMPORT[room], path


def test_table_knows_of_the_store_only_what_is_kept() -> None:
    for path, tree in sources("table"):
        of_store = {name for name in imported(tree) if name.startswith("wayout.store")}
        assert all(name.startswith("wayout.store.rows") for name in of_store), path


def test_every_decision_has_a_number_of_its_own() -> None:
    notes = sorted(path.name for path in (SOURCE.parents[1] / "docs" / "why").glob("*.md"))
    numbers = [name[:4] for name in notes]

    assert all(number.isdigit() for number in numbers)
    assert len(set(numbers)) == len(numbers), notes


@pytest.mark.parametrize("room", ["table", "server", "store", "bots", "lab", "kernel"])
def test_nobody_names_a_game(room: str) -> None:
    for path, tree in sources(room):
        for name in imported(tree):
            assert not any(name.startswith(f"wayout.games.{game}") for game in GAMES), path


def test_no_game_imports_another() -> None:
    for game in GAMES:
        for path, tree in sources(f"games/{game}"):
            others = {name for name in imported(tree) if name.startswith("wayout.games.")}
            assert all(name.startswith(f"wayout.games.{game}") for name in others), path


def test_only_chance_imports_random() -> None:
    using = [path.relative_to(SOURCE).as_posix() for path, tree in sources(".") if "random" in set(imported(tree))]

    assert using == ["kernel/chance.py"]


def test_the_kernel_reads_no_file() -> None:
    for path, tree in sources("kernel"):
        assert not {"pathlib", "os", "io", "importlib.resources"} & set(imported(tree)), path


@pytest.mark.parametrize("room", ["kernel", "games", "bots"])
def test_rules_read_no_clock_and_do_no_network(room: str) -> None:
    for path, tree in sources(room):
        assert not {"time", "datetime", "socket", "asyncio", "threading", "secrets"} & set(imported(tree)), path


@pytest.mark.parametrize("game", GAMES)
def test_every_event_says_whether_it_is_news_and_who_sees_it(game: str) -> None:
    for event in GAMES[game].events:
        assert "news" in vars(event), event
        assert event.apply is not Event.apply
        assert event.seen_by is not Event.seen_by
        assert event.recalled_by is not Event.recalled_by
        if issubclass(event, PublicEvent):
            assert event.seen_by is PublicEvent.seen_by, event


@pytest.mark.parametrize("game", GAMES)
def test_every_action_checks_and_performs(game: str) -> None:
    for action in GAMES[game].actions:
        assert action.check is not Action.check
        assert action.perform is not Action.perform


def words(game: str, language: str) -> dict[str, str]:
    """The game's own, and those that lie beside its parts."""
    read: dict[str, str] = {}
    for file in sorted((SOURCE / "games" / game).rglob(f"text/{language}.json")):
        read |= json.loads(file.read_text(encoding="utf-8"))
    return read


def refusal_codes(game: str) -> set[str]:
    """Every first argument of `because(...)` in the game's source."""
    codes = set()
    for _, tree in sources(f"games/{game}"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "because":
                assert isinstance(node.args[0], ast.Constant), ast.dump(node)
                codes.add(str(node.args[0].value))
    return codes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_id_has_words(game: str, language: str) -> None:
    rules, have = GAMES[game], set(words(game, language))
    need = {"game.name", "game.tagline"}
    need |= {f"event.{snake(event.__name__)}" for event in rules.events}
    need |= {f"refusal.{code}" for code in refusal_codes(game)}
    need |= {f"option.{option.id}" for option in rules.options}
    need |= {f"option.{option.id}.{str(value).lower()}" for option in rules.options for value in option.values}
    need |= {f"preset.{preset}" for preset in rules.presets}
    need |= {f"timer.{timer}" for timer in rules.timers}
    need |= {f"bot.{bot}" for bot in rules.bots}

    assert not need - have


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_refusal_cites_has_its_page(game: str) -> None:
    cited = set()
    for _, tree in sources(f"games/{game}"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "because":
                cited |= {
                    str(kw.value.value)
                    for kw in node.keywords
                    if kw.arg == "rule" and isinstance(kw.value, ast.Constant)
                }
    for language in LANGUAGES:
        assert not {f"rule.{rule}.title" for rule in cited} - set(words(game, language))


DIGEST = """
import hashlib, sys
from tests.conformance.random_play import random_game, settings
from wayout.kernel.codec import encode
digest = hashlib.sha256()
for setting in settings():
    for moment in random_game(setting, "digest"):
        digest.update(encode(moment.events))
        digest.update(encode([setting.rules.view(moment.state, seat) for seat in range(-1, setting.seats)]))
print(digest.hexdigest())
"""


@pytest.mark.slow
def test_results_do_not_depend_on_the_hash_seed() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": f"{SOURCE.parent}{os.pathsep}{Path.cwd()}"},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2", "77")
    }

    assert len(digests) == 1
