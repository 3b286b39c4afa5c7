"""Whole tables of Room 25 without ado, and somebody who does the simplest thing when asked."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.complex import Complex, Target
from tests.browser.escaping import is_over, play_on
from tests.browser.finale import finale_of
from tests.browser.person import SHORT_LOOK, Person
from tests.browser.playing import take_time
from tests.browser.rehearsal import Moment
from tests.browser.table import Lobby

LONG = 60_000
"""Milliseconds after which a whole game that is not over is a failure."""
BOLD = ("move", "look")
"""What somebody plans who wants to see the end."""
FEW = 3
"""As many who stood out are told in any place."""
CLUE = 7
"""The room above the middle."""
NOTHING = "nothing"


def gather(host: Person, *guests: Person, preset: str, bots: int = 0, options: dict[str, str] | None = None) -> str:
    """A table where everybody is seated and ready, and no clock hurries anybody. Its code."""
    code = host.open_table()
    lobby = Lobby(host).come(code)
    if preset != "default":
        lobby.preset(preset)
    seats = 1 + len(guests) + bots
    if len(host.around["seats"]) != seats:
        lobby.seats(seats)
    for number in range(seats - bots, seats):
        lobby.add_bot(number + 1)
    if options:
        lobby.unfold("lobby.fine_options")
    for name, value in (options or {}).items():
        lobby.option(name, value)
    take_time(host)
    for guest in guests:
        Lobby(guest).come(code).ready()
    return code


def start(host: Person, *guests: Person) -> list[Complex]:
    Lobby(host).start()
    return [Complex(person).begun() for person in (host, *guests)]


def play_on_from(moment: Moment, host: Person, *guests: Person, bots: int) -> list[Complex]:
    play_on(moment, host, *guests, bots=bots)
    return start(host, *guests)


def step(one: Complex) -> None:
    """The simplest thing this person may do now. A guard hides nothing."""
    may = one.person.may
    if "take_clue" in may:
        one.take_clue(CLUE)
    elif "program" in may:
        one.plan(*boldest(one.person.letter["may"], one.planner["who"]))
    elif "reveal_role" in may:
        one.reveal()
    else:
        one.answer(first_of(one.answers))


def boldest(may: list[dict[str, Any]], who: int) -> tuple[str, ...]:
    """A look and a step, as far as this character has them; no adrenaline, and nothing that needs an aim."""
    plans: list[list[str]] = [
        wish["tokens"] for wish in may if wish["type"] == "program" and wish["who"] == who and not wish.get("aim")
    ]
    best = min(plans, key=timid)
    return tuple(best)


def timid(tokens: list[str]) -> tuple[int, int, bool]:
    """The less of a look and a step there is in a plan, and the more of anything else."""
    return -len(set(tokens) & set(BOLD)), len(tokens), tuple(tokens) != BOLD


def first_of(answers: list[Target]) -> Target:
    return next((one for one in answers if one.get("use") != NOTHING), answers[0])


def play_to_the_end(complexes: list[Complex]) -> None:
    host = complexes[0].person
    for _ in range(LONG // SHORT_LOOK):
        if is_over(host):
            break
        asked = next((one for one in complexes if one.person.letter.get("asked")), None)
        if asked is None:
            host.page.wait_for_timeout(SHORT_LOOK)
        else:
            step(asked)
    assert is_over(host), "the show went on and on"


def everybody_sees_the_end(complexes: list[Complex]) -> None:
    """The same one, who has won, and some who stood out."""
    outcome, winners = complexes[0].person.view["outcome"], complexes[0].person.view["winners"]
    for one in complexes:
        won = one.person.around["you"]["seat"] in winners
        expect(one.finale(outcome)).to_contain_text(one.t(f"ui.panel.finale.{'won' if won else 'lost'}"))
        expect(one.finale(outcome)).to_contain_text(one.t(f"outcome.{outcome}"))
        expect(one.result).to_be_visible()
        for award in finale_of(one.person)["awards"][:FEW]:
            expect(one.result).to_contain_text(one.t(f"finale.award.{award['id']}"))
