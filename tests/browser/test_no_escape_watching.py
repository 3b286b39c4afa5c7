"""Eight bots, and somebody who only watches: once they get off the station, once it explodes."""

import pytest
from playwright.sync_api import expect

from tests.browser.checks import too_wide
from tests.browser.company import PHONE, Company
from tests.browser.escaping import happened, is_over, letters_of, play_on
from tests.browser.hands import Finger
from tests.browser.house import StationHouse
from tests.browser.person import Person
from tests.browser.station import Station
from tests.browser.table import Lobby

BOTS = 8


def watch(host: Person, code: str) -> Station:
    """The host gives the own seat to a bot as well, and starts the game."""
    lobby = Lobby(host).come(code)
    host.press(host.button("seat.stand"))
    for number in range(1, BOTS + 1):
        lobby.add_bot(number)
    lobby.start()
    return Station(host).begun()


def nothing_secret_was_told(person: Person) -> None:
    letters = letters_of(person)
    assert all(letter["view"]["hand"] is None and letter["may"] == [] for letter in letters)
    assert all(event["tile"] is None for event in happened(person, "tile_drawn"))


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_eight_bots_play_until_one_of_them_is_off_the_station(crew: Company, device: str) -> None:
    cem = crew.welcome("Cem", game="no_escape") if device == "desktop" else phone_user(crew)
    code = cem.open_table()
    Lobby(cem).come(code).seats(BOTS)
    station = watch(cem, code)
    expect(station.main).to_be_hidden()
    expect(station.hand).to_have_count(0)
    cem.until(lambda: is_over(cem), "for an end")
    assert cem.view["outcome"] == "escaped"
    assert len(cem.view["meeples"]) == BOTS
    (winner,) = cem.view["winners"]
    expect(station.result).to_contain_text(cem.t("match.won", n=1, names=cem.around["seats"][winner]["name"]))
    assert cem.view["meeples"][winner]["spot"] is None
    nothing_secret_was_told(cem)
    assert too_wide(cem.page) == []


def test_eight_bots_are_still_there_when_the_air_is_gone(crew: Company, station_house: StationHouse) -> None:
    cem = phone_user(crew)
    code = play_on(station_house.last_air, cem, bots=BOTS - 1)
    station = watch_the_end(cem, code)
    assert cem.view["outcome"] == "exploded"
    assert cem.view["winners"] == []
    assert cem.view["deck"] == 0
    expect(station.result).to_contain_text(cem.t("outcome.exploded"))
    expect(station.status).to_have_text(cem.t("event.game_ended.exploded"))
    nothing_secret_was_told(cem)
    assert too_wide(cem.page) == []


def watch_the_end(host: Person, code: str) -> Station:
    host.press(host.button("seat.stand"))
    lobby = Lobby(host)
    lobby.add_bot(1)
    lobby.start()
    host.until(lambda: is_over(host), "for an end")
    assert host.page.url.endswith(code)
    return Station(host).begun()


def phone_user(crew: Company) -> Person:
    return crew.welcome("Cem", "zh-Hant", game="no_escape", hands=Finger, screen=PHONE)
