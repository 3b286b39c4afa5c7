"""Whoever comes back, or opens a second page, is told again what may be told again; and nothing else."""

from typing import Any

import msgspec
import pytest

from tests.table.climb import Draw, Pass, Up
from tests.table.company import BEN, CAT, HOST, Company, house, playing
from tests.table.test_games import match_of, table_of
from tests.table.test_matches import record_of
from wayout.games import GAMES
from wayout.games.temple import actions as temple
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.store.statements import EARLIER
from wayout.table.house import Guest
from wayout.table.letters import MOST_TOLD
from wayout.table.messages import Ready, SetBot, SetOptions, SetSeats, Sit, Stand, Start, TakeBack, Wish
from wayout.table.table import Table


def story(company: Company, guest: str) -> list[dict[str, Any]]:
    """As a second page is told it."""
    company.come(guest, link="second page")
    [told] = company.told(guest, "story")
    company.go(guest, link="second page")
    happened: list[dict[str, Any]] = told["happened"]
    return happened


def test_a_second_page_is_told_what_was_public_and_what_was_ones_own() -> None:
    company = playing(BEN)
    company.wish(HOST, Up(2))
    company.wish(HOST, Draw())

    own, other = story(company, HOST), story(company, BEN)

    assert [event["type"] for event in own if "card" in event] == ["dealt", "drawn"]
    assert all(event["seat"] == 0 for event in own if "card" in event)
    assert all(event["seat"] == 1 for event in other if "card" in event)
    assert [event for event in other if event["type"] == "climbed"] == [
        event for event in own if event["type"] == "climbed"
    ]
    assert any(event["type"] == "climbed" for event in other)


def test_it_comes_before_the_letter_that_it_leads_up_to() -> None:
    company = playing(BEN)
    company.wish(HOST, Up(2))

    company.come(BEN, link="second page")

    kinds = [message["type"] for message in company.told(BEN)]
    assert kinds.index("story") < kinds.index("letter")
    assert company.told(BEN, "story")[0]["number"] == company.told(BEN, "letter")[0]["number"]


def test_what_was_taken_back_is_not_told_again() -> None:
    company = playing(BEN)
    company.wish(HOST, Up(2))
    before = story(company, BEN)
    company.wish(HOST, Up(1))
    company.send(HOST, TakeBack("back"))

    assert story(company, BEN) == before


def test_a_long_story_survives_a_restart_and_has_an_end() -> None:
    company = playing(BEN)
    for number in range(2 * MOST_TOLD):
        company.wish((HOST, BEN)[number % 2], Pass())
    told = story(company, BEN)
    assert len(told) == MOST_TOLD

    company.restart()
    company.come(HOST, BEN)

    assert story(company, BEN)[-250:] == told[-250:]


def a_long_temple() -> Company:
    """Six seats, and after ten minutes nobody is out."""
    company = table_of("temple")
    company.send(HOST, SetSeats(6))
    for seat in range(1, 6):
        company.send(HOST, SetBot(seat, "guide"))
    company.send(HOST, SetOptions({"clock": "none", "curses": True, "treasures": True}))
    company.send(HOST, Start())
    company.wish(HOST, temple.Ready())
    for _ in range(60):
        company.wait(10_000)
    assert company.table.status == "playing"
    return company


def test_a_temple_is_told_from_its_beginning_after_a_restart_too() -> None:
    company = a_long_temple()
    told = story(company, HOST)
    assert "temple_laid" in [event["type"] for event in told[:5]]
    assert len(company.steps) > 2 * EARLIER

    company.restart()
    company.come(HOST)

    assert story(company, HOST) == told


def test_what_was_before_is_told_where_a_match_is_played_on_from_and_after_a_restart_too() -> None:
    old = playing(BEN)
    old.wish(HOST, Up(2))
    [*_, last] = old.steps
    company = Company(
        table=Table.fork("ABCD", record_of(old), old.steps, last.number, Guest(CAT, "Cat"), old.now, house())
    )
    company.come(CAT)
    company.send(CAT, SetBot(1, "climber"))
    company.send(CAT, Start())

    told = story(company, CAT)
    company.restart()
    company.come(CAT)

    assert [event["steps"] for event in told if event["type"] == "climbed"] == [2]
    assert story(company, CAT)[: len(told)] == told


def test_whoever_takes_a_seat_over_is_told_its_story_and_no_longer_another() -> None:
    company = playing(BEN)
    company.wish(HOST, Draw())
    company.come(CAT)
    assert all(event.get("card") is None for event in company.told(CAT, "story")[0]["happened"])
    company.send(HOST, Stand())
    assert all(event.get("card") is None for event in company.told(HOST, "story")[0]["happened"])

    company.send(CAT, Sit(0))

    assert any(event.get("card") is not None for event in company.told(CAT, "story")[0]["happened"])


def covered(first: int) -> Company:
    """Somebody has laid this tile of their hand, and another one lies on it."""
    company = table_of("emergency_exit")
    company.send(HOST, SetSeats(3))
    company.come(BEN, CAT)
    for guest in (BEN, CAT):
        company.send(guest, Ready(True))
    company.send(HOST, Start())
    lay(company, first)
    lay(company, 0)
    return company


def lay(company: Company, at: int) -> None:
    guest = next(guest for guest in (HOST, BEN, CAT) if company.letter(guest)["asked"])
    letter = company.letter(guest)
    plays = {action["tile"]: action for action in letter["may"] if action["type"] == "play_tile"}
    chosen = list(plays.values())[at]
    company.send(guest, Wish(f"tile {letter['number']}", letter["number"], msgspec.Raw(encode(chosen))))
    assert company.refusal(guest) is None


def test_two_worlds_that_differ_in_a_covered_tile_have_the_same_story() -> None:
    one, other = covered(first=0), covered(first=1)
    laid = [company.steps[1].action for company in (one, other)]
    assert laid[0] != laid[1], "the worlds differ"

    for guest in (HOST, BEN, CAT):
        assert encode(story(one, guest)) == encode(story(other, guest))


def no_more_than(told: dict[str, Any], seen: dict[str, Any]) -> bool:
    """The same, or a copy with something left out."""
    return all(told[field] == seen.get(field) or is_veiled(told[field]) for field in told)


def is_veiled(value: Any) -> bool:
    return not value or (isinstance(value, list) and all(part is None for part in value))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_story_tells_nothing_that_was_not_seen(game_id: str) -> None:
    company, chance = match_of(game_id, seconds=0), Seeded(7)
    company.come(BEN)
    for number in range(60):
        letter = company.letter()
        if company.table.status == "playing" and letter["may"]:
            raw = msgspec.Raw(encode(chance.pick(letter["may"])))
            company.send(HOST, Wish(f"wish {number}", letter["number"], raw))
        company.wait(1_000)

    for guest in (HOST, BEN):
        seen = [event for message in company.inbox[guest] for event in message.get("happened", ())]
        for told in story(company, guest)[-40:]:
            assert any(told["type"] == event["type"] and no_more_than(told, event) for event in seen), told
