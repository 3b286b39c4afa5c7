"""Every word that a player reads is there, in every language, and says the same: in every game."""

import ast
import json
import re

import pytest

from tests.conformance.words import HOUSE, Book, books, placeholders
from wayout.kernel.play import snake
from wayout.table.absence import GIVEN_UP

BOOKS = list(books())
GUIDE_STEPS = 5
SHELL = json.loads((HOUSE / "web" / "src" / "i18n" / "en.json").read_text(encoding="utf-8"))

every_game = pytest.mark.parametrize("book", BOOKS, ids=lambda book: str(book.game.id))
every_language = pytest.mark.parametrize(
    ("book", "language"),
    [pytest.param(book, language, id=f"{book.game.id}-{language}") for book in BOOKS for language in book.words],
)


@every_game
def test_english_and_traditional_chinese_are_here(book: Book) -> None:
    assert {"en", "zh-Hant"} <= set(book.words)


@every_language
def test_all_languages_have_the_same_keys_in_the_same_order(book: Book, language: str) -> None:
    assert list(book.words[language]) == list(book.english)


@every_language
def test_all_languages_leave_the_same_gaps_to_fill(book: Book, language: str) -> None:
    words = book.words[language]

    assert not {key for key, text in words.items() if placeholders(text) != placeholders(book.english[key])}


@every_language
def test_no_sentence_is_empty_or_ragged(book: Book, language: str) -> None:
    words = book.words[language]

    assert {key for key, text in words.items() if not text or text != text.strip() or "  " in text} <= {"ui.comma"}


@every_language
def test_no_key_stands_twice_in_a_file(book: Book, language: str) -> None:
    files = sorted(book.folder.rglob(f"text/{language}.json"))
    pairs = [pair for file in files for pair in json.loads(file.read_text(encoding="utf-8"), object_pairs_hook=list)]

    assert len(pairs) == len(book.words[language])


@every_language
def test_no_game_has_words_for_an_end_that_is_the_houses_own(book: Book, language: str) -> None:
    assert f"outcome.{GIVEN_UP.outcome}" not in book.words[language]


@every_language
def test_every_event_has_its_sentence(book: Book, language: str) -> None:
    assert not book.missing(language, {f"event.{snake(event.__name__)}" for event in book.game.events})


@every_game
def test_a_story_speaks_only_of_what_its_event_holds(book: Book) -> None:
    fields = {snake(event.__name__): set(event.__struct_fields__) for event in book.game.events}
    for key in (key for key in book.english if key.startswith("event.")):
        event = key.split(".")[1]
        assert placeholders(book.english[key]) <= fields[event] | book.told_besides, key


@every_game
def test_every_refusal_in_the_source_names_its_code_and_its_rule_plainly(book: Book) -> None:
    for call in book.calls("because"):
        rule = next(keyword.value for keyword in call.keywords if keyword.arg == "rule")
        assert isinstance(call.args[0], ast.Constant), ast.unparse(call)
        assert isinstance(rule, ast.Constant), ast.unparse(call)


@every_language
def test_every_refusal_has_its_sentence(book: Book, language: str) -> None:
    codes = book.first_words("because")

    assert codes
    assert not book.missing(language, {f"refusal.{code}" for code in codes})


@every_language
def test_every_option_explains_itself_and_its_values(book: Book, language: str) -> None:
    options = book.game.options
    needed = {f"option.{option.id}" for option in options} | {f"option.{option.id}.about" for option in options}
    needed |= {f"option.{option.id}.{str(value).lower()}" for option in options for value in option.values}

    assert not book.missing(language, needed)


@every_language
def test_every_preset_timer_and_bot_has_a_name(book: Book, language: str) -> None:
    explained = {f"preset.{preset}" for preset in book.game.presets} | {f"bot.{bot}" for bot in book.game.bots}
    needed = explained | {f"{key}.about" for key in explained} | {f"timer.{timer}" for timer in book.game.timers}

    assert not book.missing(language, needed)


@every_language
def test_every_end_has_words(book: Book, language: str) -> None:
    said = "Verdict" if book.calls("Verdict") else "GameEnded"
    ends = book.calls(said)
    outcomes = book.first_words(said)

    assert outcomes
    assert all(isinstance(end.args[0], ast.Constant) for end in ends)
    assert not book.missing(language, {f"outcome.{outcome}" for outcome in outcomes})
    assert not book.missing(language, {f"event.game_ended.{outcome}" for outcome in outcomes})


@every_language
def test_every_rule_that_the_source_cites_has_its_page(book: Book, language: str) -> None:
    assert book.cited
    needed = {f"rule.{rule}.title" for rule in book.cited} | {f"rule.{rule}.text" for rule in book.cited}

    assert not book.missing(language, needed)


@every_game
def test_every_page_stands_in_the_whole_rules_under_the_same_number(book: Book) -> None:
    pages = {
        key.removeprefix("rule.").removesuffix(".title") for key in book.english if re.match(r"rule\..+\.title", key)
    }

    assert pages
    assert pages <= book.sections


@every_game
def test_every_number_that_a_comment_mentions_stands_in_the_whole_rules(book: Book) -> None:
    assert book.mentioned
    assert book.mentioned <= book.sections


@every_game
def test_pages_and_guide_have_a_title_and_a_text_each(book: Book) -> None:
    for prefix in {key.rsplit(".", 1)[0] for key in book.english if key.startswith(("rule.", "guide."))}:
        assert {f"{prefix}.title", f"{prefix}.text"} <= set(book.english)


@every_game
def test_the_guide_has_five_steps(book: Book) -> None:
    steps = {key.split(".")[1] for key in book.english if key.startswith("guide.")}

    assert steps == {str(step) for step in range(1, GUIDE_STEPS + 1)}


@every_game
def test_a_plural_has_both_its_forms(book: Book) -> None:
    stems = {key.rsplit(".", 1)[0] for key in book.english if key.endswith(".other")}

    assert stems
    assert all(f"{stem}.one" in book.english for stem in stems)


@every_game
def test_the_play_screen_asks_only_for_words_that_are_there(book: Book) -> None:
    """Its own, or the house's."""
    whole = set(re.findall(r"""['"](ui\.[\w.]+)['"]""", book.screen))
    begun = set(re.findall(r"`(ui\.[\w.]+\.)\$", book.screen))
    known = {*book.english, *SHELL}

    assert whole
    assert not {key for key in whole if key not in known and f"{key}.other" not in known}
    assert not {stem for stem in begun if not any(key.startswith(stem) for key in book.english)}


@every_game
def test_chinese_is_written_in_traditional_characters(book: Book) -> None:
    """Big5 has no simplified forms, so they cannot be encoded."""
    for key, text in book.words["zh-Hant"].items():
        assert text.encode("cp950", errors="replace").decode("cp950") == text, key


@every_game
def test_chinese_is_written_with_chinese_punctuation(book: Book) -> None:
    assert not {key for key, text in book.words["zh-Hant"].items() if re.search(r"[一-鿿][,.!?:;()]", text)}
