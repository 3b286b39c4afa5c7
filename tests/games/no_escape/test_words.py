"""Every word of No Escape that a player reads is there, in every language, and says the same."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import wayout.games.no_escape
from wayout.games.no_escape import GAME
from wayout.games.no_escape.catalogue import COUNTS
from wayout.games.no_escape.state import WINDOWS
from wayout.games.no_escape.waiting import TIMER_OF_QUESTION
from wayout.kernel.play import snake

FOLDER = Path(wayout.games.no_escape.__file__).parent
WORDS: dict[str, dict[str, str]] = {
    path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted((FOLDER / "text").glob("*.json"))
}
ENGLISH = WORDS["en"]
GUIDE_STEPS = 5
TOLD_BESIDES = {"n", "one", "other", "target", "tile"}
"""Facts of `story.detail` that are no fields of their event."""

every_language = pytest.mark.parametrize("language", WORDS)


def placeholders(sentence: str) -> set[str]:
    return set(re.findall(r"{(\w+)}", sentence))


def trees() -> Iterator[ast.AST]:
    for path in sorted(FOLDER.rglob("*.py")):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def calls(name: str) -> list[ast.Call]:
    return [
        node
        for node in trees()
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
    ]


def refusal_codes() -> set[str]:
    return {str(call.args[0].value) for call in calls("because") if isinstance(call.args[0], ast.Constant)}


def cited_rules() -> set[str]:
    """Every string of the source that is nothing but a rule's number."""
    strings = {node.value for node in trees() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in strings if re.fullmatch(r"NE-\d+(\.\d+)*", text)}


def missing(language: str, needed: set[str]) -> set[str]:
    return needed - set(WORDS[language])


def test_english_and_traditional_chinese_are_here() -> None:
    assert {"en", "zh-Hant"} <= set(WORDS)


@every_language
def test_all_languages_have_the_same_keys_in_the_same_order(language: str) -> None:
    assert list(WORDS[language]) == list(ENGLISH)


@every_language
def test_all_languages_leave_the_same_gaps_to_fill(language: str) -> None:
    differing = {key for key, text in WORDS[language].items() if placeholders(text) != placeholders(ENGLISH[key])}

    assert not differing


@every_language
def test_no_sentence_is_empty_or_ragged(language: str) -> None:
    ragged = {key for key, text in WORDS[language].items() if not text or text != text.strip() or "  " in text}

    assert ragged <= {"ui.comma"}


@every_language
def test_no_key_stands_twice_in_a_file(language: str) -> None:
    pairs = json.loads((FOLDER / "text" / f"{language}.json").read_text(encoding="utf-8"), object_pairs_hook=list)

    assert len(pairs) == len(WORDS[language])


@every_language
def test_every_event_has_its_sentence(language: str) -> None:
    assert not missing(language, {f"event.{snake(event.__name__)}" for event in GAME.events})


def test_a_story_speaks_only_of_what_its_event_holds() -> None:
    fields = {snake(event.__name__): set(event.__struct_fields__) for event in GAME.events}
    for key in (key for key in ENGLISH if key.startswith("event.")):
        event = key.split(".")[1]
        assert placeholders(ENGLISH[key]) <= fields[event] | TOLD_BESIDES, key


def test_every_refusal_in_the_source_names_its_code_and_its_rule_plainly() -> None:
    for call in calls("because"):
        rule = next(keyword.value for keyword in call.keywords if keyword.arg == "rule")
        assert isinstance(call.args[0], ast.Constant), ast.unparse(call)
        assert isinstance(rule, ast.Constant), ast.unparse(call)


@every_language
def test_every_refusal_has_its_sentence(language: str) -> None:
    assert refusal_codes()
    assert not missing(language, {f"refusal.{code}" for code in refusal_codes()})


@every_language
def test_every_option_explains_itself_and_its_values(language: str) -> None:
    needed = {f"option.{option.id}" for option in GAME.options}
    needed |= {f"option.{option.id}.about" for option in GAME.options}
    needed |= {f"option.{option.id}.{str(value).lower()}" for option in GAME.options for value in option.values}

    assert not missing(language, needed)


@every_language
def test_every_preset_timer_and_bot_has_a_name(language: str) -> None:
    needed = {f"preset.{preset}" for preset in GAME.presets} | {f"preset.{preset}.about" for preset in GAME.presets}
    needed |= {f"timer.{timer}" for timer in GAME.timers}
    needed |= {f"bot.{bot}" for bot in GAME.bots} | {f"bot.{bot}.about" for bot in GAME.bots}

    assert not missing(language, needed)


@every_language
def test_every_tile_has_a_name_and_says_what_it_does(language: str) -> None:
    needed = {f"tile.{tile}" for tile in COUNTS} | {f"tile.{tile}.about" for tile in COUNTS}

    assert not missing(language, needed)


@every_language
def test_every_step_window_and_question_has_a_name(language: str) -> None:
    steps = ("action", "maze", "flip", "energy", "roll", "move", "over")
    needed = {f"step.{step}" for step in steps} | {f"window.{window}" for window in WINDOWS}
    needed |= {f"question.{question}" for question in TIMER_OF_QUESTION}
    needed |= {f"event.asked.{question}" for question in TIMER_OF_QUESTION}
    needed |= {f"event.window_opened.{window}" for window in WINDOWS}

    assert not missing(language, needed)


@every_language
def test_every_end_has_words(language: str) -> None:
    outcomes = {str(call.args[0].value) for call in calls("GameEnded") if isinstance(call.args[0], ast.Constant)}

    assert outcomes
    assert len(calls("GameEnded")) == sum(isinstance(call.args[0], ast.Constant) for call in calls("GameEnded"))
    assert not missing(language, {f"outcome.{outcome}" for outcome in outcomes})
    assert not missing(language, {f"event.game_ended.{outcome}" for outcome in outcomes})


@every_language
def test_every_rule_that_the_source_cites_has_its_page(language: str) -> None:
    assert cited_rules()
    needed = {f"rule.{rule}.title" for rule in cited_rules()} | {f"rule.{rule}.text" for rule in cited_rules()}

    assert not missing(language, needed)


def test_pages_and_guide_have_a_title_and_a_text_each() -> None:
    for prefix in {key.rsplit(".", 1)[0] for key in ENGLISH if key.startswith(("rule.", "guide."))}:
        assert {f"{prefix}.title", f"{prefix}.text"} <= set(ENGLISH)


def test_the_guide_has_five_steps() -> None:
    steps = {key.split(".")[1] for key in ENGLISH if key.startswith("guide.")}

    assert steps == {str(step) for step in range(1, GUIDE_STEPS + 1)}


def test_chinese_is_written_in_traditional_characters() -> None:
    """Big5 has no simplified forms, so they cannot be encoded."""
    for key, text in WORDS["zh-Hant"].items():
        assert text.encode("cp950", errors="replace").decode("cp950") == text, key


def test_chinese_is_written_with_chinese_punctuation() -> None:
    assert not {key for key, text in WORDS["zh-Hant"].items() if re.search(r"[一-鿿][,.!?:;()]", text)}
