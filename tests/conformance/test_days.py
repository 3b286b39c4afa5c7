"""Every maze of the day: it can be played as it is offered, its luck is the day's alone, and every end has its feat."""

from typing import Any

import pytest

from tests.conformance.random_play import live_game, turn_game
from tests.conformance.words import books, placeholders
from wayout.games import GAMES
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.day import ALONE, TOGETHER, DayMaze
from wayout.kernel.episode import Episode
from wayout.kernel.game import Game
from wayout.kernel.options import complete

OFFERED = [
    pytest.param(game, maze, seats, id=f"{game.id}-{maze.id}-{seats}")
    for game in GAMES.values()
    for maze in game.mazes
    for seats in maze.seats
]
every_offer = pytest.mark.parametrize(("game", "maze", "seats"), OFFERED)
AnyGame = Game[Any, Any]


class Stroll(Seeded):
    """Chooses by itself, while every named stream is the day's."""

    __slots__ = ()

    def __init__(self, stroll: int) -> None:
        super().__init__(f"stroll {stroll}")

    def stream(self, name: str) -> Seeded:
        return Seeded(f"the day's/{name}")


def begun(game: AnyGame, maze: DayMaze, seats: int, stroll: int) -> tuple[Episode[Any], bytes]:
    first = game.first_state(seats, complete(game.options, maze.options))
    episode = Episode(game, first, Stroll(stroll))
    return episode, encode(episode.open().events)


def test_the_house_offers_what_it_promises() -> None:
    offered = {(game.id, maze.id) for game in GAMES.values() for maze in game.mazes}

    assert offered == {("emergency_exit", ALONE), ("emergency_exit", TOGETHER), ("temple", ALONE)}


@every_offer
def test_its_terms_are_for_so_many(game: AnyGame, maze: DayMaze, seats: int) -> None:
    options = complete(game.options, maze.options)

    assert seats in game.seat_counts(options)
    assert (seats == 1) == (maze.id == ALONE)
    assert game.together is not None
    assert game.together(options)


@every_offer
def test_it_begins_with_no_luck_but_the_days(game: AnyGame, maze: DayMaze, seats: int) -> None:
    assert begun(game, maze, seats, 1)[1] == begun(game, maze, seats, 2)[1]


@every_offer
def test_every_end_has_a_feat(game: AnyGame, maze: DayMaze, seats: int) -> None:
    episode, _ = begun(game, maze, seats, 1)
    broken_off = maze.feat(episode.state, False)
    for _ in live_game(episode) if game.live else turn_game(episode, seats):
        pass
    result = game.result(episode.state)
    assert result is not None
    feat = maze.feat(episode.state, bool(result.winners))

    assert (broken_off.won, broken_off.done) == (False, 0)
    assert feat.won == bool(result.winners)
    assert feat.rank >= broken_off.rank
    assert 0 <= feat.done <= feat.of


@pytest.mark.parametrize("book", [book for book in books() if book.game.mazes], ids=lambda book: str(book.game.id))
def test_every_feat_has_its_words(book: Any) -> None:
    for maze in book.game.mazes:
        state = book.game.first_state(maze.seats[0], complete(book.game.options, maze.options))
        known = {"done", "of", "time", *maze.feat(state, False).facts}
        for words in book.words.values():
            assert placeholders(words["day.how"]) == set()
            assert {hole for end in ("won", "lost", "none") for hole in placeholders(words[f"day.{end}"])} <= known
