"""The tempo of a table goes with its people from game to game."""

import msgspec
import pytest

from tests.table.company import BEN, HOST, START, Company
from wayout.games import GAMES
from wayout.table.house import Guest, House
from wayout.table.messages import SetGame, SetPace, SetTimers
from wayout.table.table import Table
from wayout.table.tempo import FACTORS, LENGTHS, tempi

USUAL = {game: dict(GAMES[game].timers) for game in GAMES}
DAY = 24 * 3600


def at(game: str, **timers: int) -> Company:
    """Of the house's own games, with these timers."""
    house = House(GAMES, lambda: "match", lambda: 1, pace=0.0)
    company = Company(own=house, table=Table.create("ABCD", game, Guest(HOST, "Hanna"), START, house))
    company.come(HOST, BEN)
    if timers:
        company.send(HOST, SetTimers(timers, 30))
        assert company.refusal(HOST) is None
    return company


def timers_after(company: Company, *games: str) -> dict[str, int]:
    for game in games:
        company.send(HOST, SetGame(game))
        assert company.refusal(HOST) is None
    timers: dict[str, int] = company.around()["timers"]
    return timers


def slow(game: str) -> dict[str, int]:
    return {kind: 2 * seconds for kind, seconds in USUAL[game].items()}


def test_the_usual_tempo_is_the_next_games_usual_one() -> None:
    assert timers_after(at("emergency_exit"), "no_escape") == USUAL["no_escape"]


@pytest.mark.parametrize("game", ["no_escape", "room25"])
def test_slow_stays_slow_and_back(game: str) -> None:
    company = at("emergency_exit", **slow("emergency_exit"))

    assert timers_after(company, game) == slow(game)
    assert timers_after(company, "emergency_exit") == slow("emergency_exit")


def test_fast_is_rounded_as_the_lobby_rounds_it() -> None:
    company = at("no_escape", **{kind: max(5, half(seconds)) for kind, seconds in USUAL["no_escape"].items()})

    assert timers_after(company, "emergency_exit") == {"turn": 25, "poll": 10, "reveal": 45}


def half(seconds: int) -> int:
    """To the nearest five, and the longer one between two."""
    return (seconds + 5) // 10 * 5


def test_by_post_every_decision_keeps_its_length_and_moments_stay_moments() -> None:
    company = at("emergency_exit", turn=DAY, poll=DAY)

    timers = timers_after(company, "no_escape")

    brief = GAMES["no_escape"].brief
    assert timers == {kind: seconds if kind in brief else DAY for kind, seconds in USUAL["no_escape"].items()}
    assert company.around()["by_post"] is True


@pytest.mark.parametrize("timers", [{"turn": 90, "poll": 30, "reveal": 180}, {"turn": DAY, "poll": DAY}])
def test_real_time_knows_no_tempo_but_the_evening_does(timers: dict[str, int]) -> None:
    company = at("emergency_exit", **timers)

    assert timers_after(company, "temple") == USUAL["temple"]
    assert timers_after(company, "emergency_exit") == {**USUAL["emergency_exit"], **timers}


def test_it_goes_through_real_time_after_a_restart_too() -> None:
    company = at("emergency_exit", **slow("emergency_exit"))
    timers_after(company, "temple")
    company.restart()
    company.come(HOST, BEN)

    assert timers_after(company, "no_escape") == slow("no_escape")


def test_own_times_are_one_games_own() -> None:
    company = at("emergency_exit", turn=33)

    assert timers_after(company, "no_escape") == USUAL["no_escape"]
    assert timers_after(company, "emergency_exit") == USUAL["emergency_exit"]


def test_what_was_chosen_last_counts() -> None:
    company = at("emergency_exit", **slow("emergency_exit"))
    timers_after(company, "temple", "no_escape")
    company.send(HOST, SetTimers(USUAL["no_escape"], 30))

    assert timers_after(company, "temple", "emergency_exit") == USUAL["emergency_exit"]


@pytest.mark.parametrize("game", GAMES)
def test_the_table_tells_at_which_of_the_tempi_it_plays(game: str) -> None:
    offered = tempi(GAMES[game])
    assert set(offered) == (set() if GAMES[game].live else {*FACTORS, *map(str, LENGTHS)})

    for tempo, timers in offered.items():
        assert str(at(game, **timers).around()["tempo"]) == tempo


def test_times_of_ones_own_are_no_tempo() -> None:
    assert at("emergency_exit", turn=33).around()["tempo"] is None
    assert at("emergency_exit", turn=DAY).around()["tempo"] is None


def test_bots_think_as_long_as_before() -> None:
    company = at("emergency_exit")
    company.send(HOST, SetPace("calm"))

    timers_after(company, "no_escape")

    assert company.around()["pace"] == "calm"


def test_an_old_tables_document_is_read() -> None:
    company = at("emergency_exit")
    saved = msgspec.json.decode(company.shelf.tables["ABCD"].document)
    del saved["tempo"]

    Table.load(msgspec.json.encode(saved), None, START, company.house)
