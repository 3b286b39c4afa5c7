"""The temple of the day at a table: nobody stops its clock by going away."""

from itertools import count

from tests.table.company import HOST, START, Company
from wayout.games import GAMES
from wayout.games.temple.actions import Ready
from wayout.table.house import Guest, House
from wayout.table.missing import MOST_WAITED
from wayout.table.table import Table


def temple_of_the_day() -> Company:
    """The host is here, and it has begun."""
    ids, seeds = count(1), count(1)
    house = House(GAMES, lambda: f"match-{next(ids)}", lambda: next(seeds), pace=0.0)
    made = Table.of_the_day("ABCD", "temple", "alone", Guest(HOST, "Hanna"), START, house)
    return Company(own=house, table=made)


def reads(company: Company) -> int:
    playing = company.table._core.playing
    assert playing is not None
    return playing.clock.read(company.now)


def begun() -> Company:
    company = temple_of_the_day()
    company.come(HOST)
    company.wish(HOST, Ready())
    return company


def test_who_has_not_come_yet_is_waited_for() -> None:
    company = temple_of_the_day()

    company.wait(5 * MOST_WAITED)

    assert (reads(company), company.table.status) == (0, "playing")


def test_who_drops_for_a_moment_has_missed_nothing() -> None:
    company = begun()
    company.wait(1_000)
    before = reads(company)
    company.go(HOST)

    company.wait(MOST_WAITED // 2)
    company.come(HOST)

    assert reads(company) == before


def test_going_away_is_no_pause_to_think_in() -> None:
    company = begun()
    company.wait(1_000)
    before = reads(company)
    for _ in range(10):
        company.go(HOST)
        company.wait(MOST_WAITED // 2)
        company.come(HOST)

    assert reads(company) >= before + 8 * MOST_WAITED // 2


def test_a_try_that_nobody_comes_back_to_ends_by_itself_with_its_feat() -> None:
    company = begun()
    company.go(HOST)

    company.wait(3_600_000)

    assert company.table.status == "over"


def test_a_restart_of_the_house_costs_no_time() -> None:
    company = begun()
    company.wait(1_000)
    company.restart()
    before = reads(company)

    company.wait(MOST_WAITED * 3)
    company.come(HOST)

    assert reads(company) == before
