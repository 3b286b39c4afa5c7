"""Whole tables of No Escape without ado, for stories that are about something else."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.person import SHORT_LOOK, Person
from tests.browser.playing import take_time
from tests.browser.rehearsal import Moment
from tests.browser.station import Station, Wish, ask_always
from tests.browser.table import Lobby

LONG = 60_000
"""Milliseconds after which a whole game that is not over is a failure."""
ORDER = (
    "let_pass",
    "choose_way",
    "choose_teleporter",
    "decline_path",
    "lay_tile",
    "give_tile",
    "place_tile",
    "roll",
    "skip_action",
)


def play_on(moment: Moment, host: Person, *guests: Person, bots: int = 2, always: bool = True) -> str:
    """A table that will play on from there, with everybody seated and ready, and time to think. Its code. People are
    asked `always`, or as they are if nobody touches the switch."""
    if always:
        ask_always(host, *guests)
    answer = host.context.request.post(
        f"{host.base}/api/matches/{moment.match.match}/fork", data={"number": moment.number}
    )
    assert answer.ok, answer.text()
    code: str = answer.json()["code"]
    seat_everybody(code, host, *guests, bots=bots)
    return code


def seat_everybody(code: str, host: Person, *guests: Person, bots: int) -> None:
    lobby = Lobby(host).come(code)
    first = 1 + len(guests)
    for number in range(first, first + bots):
        lobby.add_bot(number + 1)
    take_time(host)
    for guest in guests:
        Lobby(guest).come(code).ready()


def start(host: Person, *guests: Person) -> list[Station]:
    Lobby(host).start()
    return [Station(person).begun() for person in (host, *guests)]


def simplest(may: list[Wish]) -> Wish:
    """No actions, no energy, no aborts: a tile anywhere, and on."""
    return min((wish for wish in may if wish["type"] in ORDER), key=lambda wish: ORDER.index(wish["type"]))


def play_until(stations: list[Station], happened: Callable[[], bool]) -> None:
    """Everybody does the simplest thing when they may, until it happened."""
    page = stations[0].page
    for _ in range(LONG // SHORT_LOOK):
        if happened():
            return
        asked = next((one for one in stations if one.is_to_choose), None)
        if asked is None:
            page.wait_for_timeout(SHORT_LOOK)
        else:
            asked.do(simplest(asked.person.letter["may"]))
    raise AssertionError("the game went on and on")


def finish(stations: list[Station]) -> None:
    """To the end of the match."""
    host = stations[0].person
    play_until(stations, lambda: is_over(host))
    for station in stations:
        expect(station.result).to_be_visible()


def is_over(person: Person) -> bool:
    """What is around the game says so first; the last letter follows."""
    letters = letters_of(person)
    return person.around["status"] == "over" and bool(letters) and letters[-1]["view"]["outcome"] is not None


def letters_of(person: Person) -> list[dict[str, Any]]:
    return [message for message in person.heard.messages if message["type"] in ("letter", "change")]


def happened(person: Person, kind: str) -> list[dict[str, Any]]:
    """All events of this kind that a page was told of."""
    return [event for letter in letters_of(person) for event in letter["happened"] if event["type"] == kind]
