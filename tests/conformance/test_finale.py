"""Every game tells of its end: of every golden game, of random games, and of games that were broken off anywhere."""

import ast
import json
from collections.abc import Iterator, Sequence

import msgspec
import pytest

from tests.conformance.random_play import Moment, Setting, every_setting, random_game
from tests.conformance.words import HOUSE, Book, placeholders
from tests.golden.write import eventful_game, golden_settings
from wayout.games import GAMES
from wayout.kernel.codec import encode
from wayout.kernel.finale import Fact, Facts, Finale
from wayout.kernel.record import Header, step_of, told

LANGUAGES = ("en", "zh-Hant")
MOST_BYTES = 64 * 1024


def words(game: str, language: str) -> dict[str, str]:
    """The game's, and the house's where it has none of its own."""
    shell = json.loads((HOUSE / "web" / "src" / "i18n" / f"{language}.json").read_text(encoding="utf-8"))
    return {**shell, **Book(GAMES[game]).words[language]}


def finale_of(setting: Setting, moments: Sequence[Moment]) -> Finale:
    game = setting.rules
    header = Header(game.id, game.version, setting.seats, setting.options)
    steps = [step_of(number, moment.at, moment.events, seat=moment.seat) for number, moment in enumerate(moments)]
    assert game.finale is not None
    return game.finale(told(game, header, steps))


def sentences(finale: Finale) -> Iterator[tuple[str, Facts]]:
    """Every key that is asked for, with what fills its holes."""
    for award in finale.awards:
        yield f"finale.award.{award.id}", {}
        yield f"finale.award.{award.id}.about", award.facts
    if finale.deciding is not None:
        yield f"finale.deciding.{finale.deciding.id}", finale.deciding.facts
    for mark in finale.marks:
        yield f"mark.{mark.id}", mark.facts
    for table in finale.tables:
        yield from (
            (key, {}) for key in [f"finale.table.{table.id}", *(f"finale.column.{one}" for one in table.columns)]
        )
    for plot in finale.plots:
        yield from ((key, {}) for key in (f"finale.plot.{plot.id}", f"finale.axis.{plot.x}"))


def facts(finale: Finale) -> Iterator[Fact]:
    yield from (fact for _, told in sentences(finale) for fact in told.values())
    yield from (cell for table in finale.tables for row in table.rows for cell in row.cells)


def keys(finale: Finale) -> set[str]:
    """Words that facts name."""
    several = (one for fact in facts(finale) for one in (fact if isinstance(fact, tuple) else (fact,)))
    return {one for one in several if isinstance(one, str)}


def seats_named(finale: Finale) -> set[int]:
    named = {seat for award in finale.awards for seat in award.seats}
    named |= {place.seat for place in finale.ranking}
    named |= {one for fact in facts(finale) if isinstance(fact, tuple) for one in fact if isinstance(one, int)}
    return named | {line.seat for plot in finale.plots for line in plot.series if line.seat is not None}


def check(setting: Setting, moments: Sequence[Moment]) -> Finale:
    finale = finale_of(setting, moments)
    for language in LANGUAGES:
        check_words(finale, words(setting.game, language))
    assert sorted(place.seat for place in finale.ranking) == list(range(setting.seats))
    assert seats_named(finale) <= set(range(setting.seats))
    numbers = [mark.number for mark in finale.marks]
    assert numbers == sorted(numbers)
    assert {*numbers, *([finale.deciding.number] if finale.deciding else [])} <= set(range(len(moments)))
    assert all(len(row.cells) == len(table.columns) for table in finale.tables for row in table.rows)
    assert len(encode(finale)) < MOST_BYTES
    assert msgspec.json.decode(encode(finale), type=Finale) == finale
    return finale


def check_words(finale: Finale, have: dict[str, str]) -> None:
    for key, filled in sentences(finale):
        told = [text for text in (have.get(key), have.get(f"{key}.one"), have.get(f"{key}.other")) if text is not None]
        assert told, key
        assert all(placeholders(text) <= set(filled) for text in told), key
    assert keys(finale) <= set(have)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_finale(game: str) -> None:
    assert GAMES[game].finale is not None


@pytest.mark.parametrize("setting", golden_settings(), ids=lambda s: f"{s.game}-{s.preset}")
def test_golden_games_have_a_finale_with_words_for_everything(setting: Setting) -> None:
    finale = check(setting, eventful_game(setting))

    assert finale.marks
    assert finale.marks[-1].id in ("end", "round")


@every_setting
def test_random_games_have_a_finale_with_words_for_everything(setting: Setting) -> None:
    for seed in range(4):
        moments = list(random_game(setting, f"finale/{seed}"))
        result = setting.rules.result(moments[-1].state)

        finale = check(setting, moments)

        assert result is not None
        if result.winners and not finale.together:
            assert set(result.winners) == {place.seat for place in finale.ranking if place.place == 1}


@every_setting
def test_a_game_that_was_broken_off_has_a_finale_too(setting: Setting) -> None:
    moments = list(random_game(setting, "broken off"))

    for until in {1, 2, len(moments) // 3, len(moments) // 2, len(moments) - 1}:
        check(setting, moments[: max(until, 1)])


def written(book: Book) -> Iterator[tuple[str, str]]:
    """Every id that stands where the game writes its finale, however rare: whether of an award or of a mark."""
    files = [file for file in (book.folder / "finale.py", book.folder / "deciding.py") if file.exists()]
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    for node in (node for tree in trees for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("most", "Award", "Mark"):
            for one in ast.walk(node.args[0]):
                if isinstance(one, ast.Constant) and isinstance(one.value, str):
                    yield node.func.id, one.value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_even_the_rarest_award_and_mark_has_words(game: str, language: str) -> None:
    have = words(game, language)
    found = set(written(Book(GAMES[game])))

    awards = {id for kind, id in found if kind != "Mark"}
    marks = {id for kind, id in found if kind == "Mark"}
    told = {key.removesuffix(".other").removesuffix(".about") for key in have}
    assert awards
    assert marks
    assert {f"finale.award.{id}" for id in awards} <= told
    assert not {id for id in marks if not {f"mark.{id}", f"finale.deciding.{id}"} & told}


@pytest.mark.parametrize("game", GAMES)
def test_no_words_are_kept_for_what_is_never_told(game: str) -> None:
    ids = {id for _, id in written(Book(GAMES[game]))}
    own = [key.split(".") for key in Book(GAMES[game]).english]
    stale = {key[2] for key in own if key[:2] in (["finale", "award"], ["finale", "deciding"])} - ids

    assert not stale
