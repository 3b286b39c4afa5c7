"""Every game of the house can be played at a table: a person, bots, a spectator, a restart in the middle."""

from itertools import count

import msgspec
import pytest

from tests.table.company import BEN, HOST, START, Company
from wayout.games import GAMES
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.table.house import Guest, House
from wayout.table.messages import SetBot, SetOptions, SetSeats, SetTimers, Start, TakeBack, Wish
from wayout.table.table import Table


def table_of(game_id: str) -> Company:
    ids, seeds = count(1), count(1)
    house = House(GAMES, lambda: f"match-{next(ids)}", lambda: next(seeds), pace=0.0)
    company = Company(table=Table.create("ABCD", game_id, Guest(HOST, "Hanna"), START, house))
    company.house = house
    company.come(HOST)
    return company


def match_of(game_id: str, seconds: int) -> Company:
    """The host and bots, in a match with this limit for every kind of waiting."""
    company, game = table_of(game_id), GAMES[game_id]
    seats = next(number for number in company.around()["seat_counts"] if number >= 2)
    company.send(HOST, SetSeats(seats))
    for seat in range(1, seats):
        company.send(HOST, SetBot(seat, game.standard_bot))
    company.send(HOST, SetTimers(dict.fromkeys(game.timers, seconds), 30))
    company.send(HOST, Start())
    return company


@pytest.mark.parametrize("game_id", GAMES)
def test_a_person_and_bots_play_a_game_to_its_end(game_id: str) -> None:
    company = match_of(game_id, seconds=0)
    company.come(BEN)
    chance = Seeded(4)

    for number in range(2_000):
        if company.table.status == "over":
            break
        letter = company.letter()
        if letter["may"]:
            raw = msgspec.Raw(encode(chance.pick(letter["may"])))
            company.send(HOST, Wish(f"wish {number}", letter["number"], raw))
            assert company.refusal(HOST) in ((None, "too_soon") if GAMES[game_id].live else (None,))
        company.wait(1_000)
        if number % 25 == 24:
            before = company.letter(BEN)["view"]
            company.restart()
            company.come(HOST, BEN)
            assert company.letter(BEN)["view"] == before

    assert company.table.status == "over"
    assert company.batch.troubles == []


@pytest.mark.parametrize("game_id", GAMES)
def test_time_alone_brings_a_game_to_its_end(game_id: str) -> None:
    company = match_of(game_id, seconds=5)

    for _ in range(2_000):
        if company.table.status == "over":
            break
        company.wait(5_000)

    assert company.table.status == "over"


def test_in_a_game_of_memory_no_vote_uncovers_what_was_covered() -> None:
    company = table_of("emergency_exit")
    company.send(HOST, SetBot(1, GAMES["emergency_exit"].standard_bot))
    company.send(HOST, SetSeats(2))
    company.send(HOST, Start())
    for number in range(40):
        letter = company.letter(HOST)
        assert letter["take_back"]["ask"] is False
        if letter["may"]:
            company.send(HOST, Wish(f"wish {number}", letter["number"], msgspec.Raw(encode(letter["may"][0]))))
            company.send(HOST, TakeBack(f"back {number}"))
            assert company.refusal(HOST) == "nothing_to_take_back"
            return
        company.wait(1_000)
    raise AssertionError("it was never the host's turn")


def test_whoever_plays_alone_is_not_hurried() -> None:
    company = table_of("emergency_exit")
    company.send(HOST, SetOptions({"mode": "together"}))
    company.send(HOST, SetSeats(1))
    company.send(HOST, SetTimers({"turn": 5, "poll": 5, "reveal": 5}, 30))
    company.send(HOST, Start())
    deck = company.letter(HOST)["view"]["deck"]

    company.wait(600_000)

    assert company.letter(HOST)["clocks"] == {}
    assert company.letter(HOST)["view"]["deck"] == deck
