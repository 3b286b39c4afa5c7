"""Every word of Emergency Exit Only that a player reads is there, in every language, and says the same."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import wayout.games.emergency_exit
from wayout.games.emergency_exit import GAME
from wayout.games.emergency_exit.catalogue import STARTING
from wayout.games.emergency_exit.walk import DEAD_END, LOOP, OPPOSITE
from wayout.kernel.play import snake

FOLDER = Path(wayout.games.emergency_exit.__file__).parent
HOUSE = Path(__file__).parents[3]
RULES = HOUSE / "docs" / "rules" / "emergency_exit.md"
SCREEN = HOUSE / "web" / "src" / "games" / "emergency_exit"
WORDS: dict[str, dict[str, str]] = {
    path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted((FOLDER / "text").glob("*.json"))
}
ENGLISH = WORDS["en"]
GUIDE_STEPS = 5
TOLD_BESIDES = {"n", "reason", "seats"}
"""Facts of `story.detail` that are no fields of their event."""

every_language = pytest.mark.parametrize("language", WORDS)


def placeholders(sentence: str) -> set[str]:
    return set(re.findall(r"{(\w+)}", sentence))


def catalogue(name: str) -> list[Any]:
    things = GAME.catalogue[name]
    assert isinstance(things, list | tuple)
    return list(things)


def attributes(name: str) -> set[str]:
    """All values that an attribute takes on any tile."""
    return {tile[name] for tile in catalogue("tiles")} - {None}


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
    return {text for text in strings if re.fullmatch(r"EEO-\d+(\.\d+)*", text)}


def whole_rules() -> set[str]:
    """The numbers of all sections of the rules in docs/."""
    return set(re.findall(r"^#+ (EEO-[\d.]+) ", RULES.read_text(encoding="utf-8"), re.MULTILINE))


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


def test_the_story_never_names_a_tile() -> None:
    for key in (key for key in ENGLISH if key.startswith(("event.tile_", "event.hands_"))):
        assert placeholders(ENGLISH[key]) <= {"seat"}, key


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
def test_everything_printed_on_tiles_and_cards_has_a_name(language: str) -> None:
    needed = {f"kind.{kind}" for kind in attributes("kind")} | {f"kind.{kind}.about" for kind in attributes("kind")}
    needed |= {f"character.{character}" for character in attributes("character")}
    needed |= {f"danger.{hazard}" for hazard in attributes("hazard")}
    for card in catalogue("floor_cards"):
        needed |= {f"floor.{card}", f"floor.{card}.about"}
    for card in catalogue("danger_cards"):
        needed |= {f"danger.{card}", f"danger.{card}.about"}

    assert not missing(language, needed)


@every_language
def test_every_way_to_get_lost_has_words(language: str) -> None:
    reasons = {OPPOSITE, LOOP, DEAD_END, *catalogue("floor_cards")} - {STARTING}

    assert not missing(language, {f"reason.{reason}" for reason in reasons})


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


def test_every_page_stands_in_the_whole_rules_under_the_same_number() -> None:
    pages = {key.removeprefix("rule.").removesuffix(".title") for key in ENGLISH if re.match(r"rule\..+\.title", key)}

    assert pages
    assert pages <= whole_rules()


def test_every_number_that_a_comment_mentions_stands_in_the_whole_rules() -> None:
    mentioned = {
        number
        for path in sorted(FOLDER.rglob("*.py"))
        for number in re.findall(r"EEO-\d+(?:\.\d+)?", path.read_text(encoding="utf-8"))
    }

    assert mentioned <= whole_rules()


def test_pages_and_guide_have_a_title_and_a_text_each() -> None:
    for prefix in {key.rsplit(".", 1)[0] for key in ENGLISH if key.startswith(("rule.", "guide."))}:
        assert {f"{prefix}.title", f"{prefix}.text"} <= set(ENGLISH)


def test_the_guide_has_five_steps() -> None:
    steps = {key.split(".")[1] for key in ENGLISH if key.startswith("guide.")}

    assert steps == {str(step) for step in range(1, GUIDE_STEPS + 1)}


def test_a_plural_has_both_its_forms() -> None:
    stems = {key.rsplit(".", 1)[0] for key in ENGLISH if key.endswith(".other")}

    assert stems
    assert all(f"{stem}.one" in ENGLISH for stem in stems)


def test_the_play_screen_asks_only_for_words_that_are_there() -> None:
    source = "\n".join(
        path.read_text(encoding="utf-8") for path in SCREEN.rglob("*") if path.suffix in (".ts", ".svelte")
    )
    whole = set(re.findall(r"""['"](ui\.[\w.]+)['"]""", source))
    begun = set(re.findall(r"`(ui\.[\w.]+\.)\$", source))

    assert whole
    assert not {key for key in whole if key not in ENGLISH and f"{key}.other" not in ENGLISH}
    assert not {stem for stem in begun if not any(key.startswith(stem) for key in ENGLISH)}


def test_chinese_is_written_in_traditional_characters() -> None:
    """Big5 has no simplified forms, so they cannot be encoded."""
    for key, text in WORDS["zh-Hant"].items():
        assert text.encode("cp950", errors="replace").decode("cp950") == text, key


def test_chinese_is_written_with_chinese_punctuation() -> None:
    assert not {key for key, text in WORDS["zh-Hant"].items() if re.search(r"[一-鿿][,.!?:;()]", text)}
