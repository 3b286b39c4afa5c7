"""A whole game can be told in every language, and tells a viewer no more than it saw."""

import re

import pytest

from wayout.games.no_escape import GAME
from wayout.games.no_escape.events import GameEnded, TileDrawn, TurnBegan
from wayout.games.no_escape.story import detail, ending
from wayout.kernel.chance import Seeded
from wayout.kernel.options import complete
from wayout.kernel.play import Event, Turn, play
from wayout.kernel.record import Header
from wayout.kernel.seats import SPECTATOR, Seat
from wayout.lab.story import Teller

NAMES = ("Ada", "Ben", "Cem", "Dora", "Eli")


def game(seed: int) -> list[Event[object]]:  # type: ignore[type-var]
    chance = Seeded(seed)
    state = GAME.first_state(5, complete(GAME.options, {}))
    turn = Turn(state, chance)
    GAME.open(turn)
    events = list(turn.events)
    while GAME.result(state) is None:
        seat = chance.pick(GAME.asked(state))
        events += play(state, seat, chance.pick(GAME.legal(state, seat)), chance).events
    return events  # type: ignore[return-value]


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_every_event_of_many_games_becomes_a_sentence(language: str) -> None:
    teller = Teller(GAME, Header("no_escape", 1, 5, {}, names=NAMES), language)
    for seed in range(12):
        for sentence in teller.tell(game(seed), SPECTATOR):
            assert not re.search(r"[{}_]|None|\btele\b", sentence), sentence


def test_a_drawn_tile_is_named_to_its_seat_alone() -> None:
    teller = Teller(GAME, Header("no_escape", 1, 5, {}, names=NAMES), "en")
    drawn = [TileDrawn(Seat(0), "swap")]

    assert list(teller.tell(drawn, Seat(0))) == ["Ada (Seat 0) draws: Crossed Corridors."]
    assert list(teller.tell(drawn, Seat(1))) == ["Ada (Seat 0) draws a tile."]


def test_a_game_ends_once() -> None:
    assert ending(GameEnded("exploded", ())) == "exploded"
    assert ending(TurnBegan(Seat(0), 1)) is None
    assert detail(GameEnded("escaped", (Seat(1),))) == ("escaped", {})
