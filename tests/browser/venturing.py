"""Whole tables of the temple without ado, and somebody who plays by what glows on the page."""

from contextlib import suppress

from playwright.sync_api import Error, expect

from tests.browser.expeditions import WAY_OUT
from tests.browser.person import SHORT_LOOK, SOON, Person
from tests.browser.rehearsal import Moment
from tests.browser.table import Lobby
from tests.browser.temple import Look, Temple

LONG = 400
"""Rounds after which a whole game that is not over is a failure."""
IMPATIENT = 1_000
"""Milliseconds."""
AT_ONCE = ("escape", "gems", "mask")


def play_on(moment: Moment, host: Person, *guests: Person, bots: int = 0) -> list[Temple]:
    """Everybody sits in the order in which they are named, then the bots, and it goes on from there."""
    answer = host.context.request.post(
        f"{host.base}/api/matches/{moment.match.match}/fork", data={"number": moment.number}
    )
    assert answer.ok, answer.text()
    code: str = answer.json()["code"]
    lobby = Lobby(host).come(code)
    for number in range(bots):
        lobby.add_bot(2 + len(guests) + number)
    for guest in guests:
        Lobby(guest).come(code).ready()
    return start(host, *guests)


def start(host: Person, *guests: Person) -> list[Temple]:
    Lobby(host).start()
    return [Temple(person).begun() for person in (host, *guests)]


def play_to_the_end(temples: list[Temple]) -> None:
    """Nobody insists for long: what glowed a moment ago may be gone, since somebody else was quicker."""
    host = temples[0].person
    for temple in temples:
        temple.page.set_default_timeout(IMPATIENT)
    for _ in range(LONG):
        if host.around["status"] == "over":
            break
        for temple in temples:
            with suppress(Error):
                step(temple)
    for temple in temples:
        temple.page.set_default_timeout(SOON)
    assert host.around["status"] == "over", "the game went on and on"


def step(temple: Temple) -> None:
    """Out, or whatever glows; else keep what is needed on the way there, and roll."""
    chamber, look = temple.chamber, temple.look()
    if chamber is None or not look.dice:
        temple.page.wait_for_timeout(SHORT_LOOK)
        return
    glows = next((kind for kind in AT_ONCE if kind in look.deeds), None)
    way = None if unlit(chamber) else WAY_OUT.get(chamber["tile"])
    if glows is not None:
        temple.act(glows)
    elif way is not None and way in look.ways:
        temple.go(way)
    else:
        keep_and_roll(temple, look, "T" if unlit(chamber) else "K" if chamber["tile"] == "exit" else "A")


def keep_and_roll(temple: Temple, look: Look, wanted: str) -> None:
    for at, face in enumerate(look.dice):
        if face and (face == wanted) != look.kept[at]:
            temple.keep(at)
    temple.roll()


def unlit(chamber: dict[str, object]) -> bool:
    """The last gem is to be had here."""
    return chamber["tile"] == "b06" and chamber["gems_done"] is None


def everybody_sees(temples: list[Temple], outcome: str) -> None:
    """All of them together: the card tells of the adventurers, the house how it ended."""
    fate = "ui.finale.out" if outcome == "won" else "ui.finale.trapped.all"
    for temple in temples:
        expect(temple.finale(outcome)).to_be_visible()
        expect(temple.finale(outcome).get_by_text(temple.t.pattern(fate))).to_be_visible()
        expect(temple.finale(outcome)).not_to_contain_text(temple.t(f"outcome.{outcome}"))
