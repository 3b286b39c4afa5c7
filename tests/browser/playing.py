"""Whole tables without ado, for stories that are about something else."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import SHORT_LOOK, SOON, Person
from tests.browser.table import Lobby, Play
from wayout.games import GAMES
from wayout.kernel.options import complete


def gather(
    host: Person,
    *guests: Person,
    preset: str = "default",
    options: dict[str, str] | None = None,
    bots: int = 1,
    unhurried: bool = False,
) -> str:
    """A table where everybody is seated and ready and bots have the last seats. Its code."""
    code = host.open_table()
    lobby = Lobby(host).come(code)
    seats = 1 + len(guests) + bots
    lobby.seats(seats)
    for number in range(seats - bots, seats):
        lobby.add_bot(number + 1)
    if preset != "default":
        lobby.preset(preset)
    if options:
        lobby.unfold("lobby.fine_options")
    for name, value in (options or {}).items():
        lobby.option(name, value)
    if unhurried:
        take_time(host)
    for guest in guests:
        Lobby(guest).come(code).ready()
    return code


def gather_every_card(host: Person) -> str:
    """Five seats of Emergency Exit Only, together, with all floor cards and one danger card. Its code."""
    code = gather(host, options={"mode": "together", "danger": "true"}, bots=4)
    level = host.page.get_by_role("combobox", name=host.t("option.level"), exact=True)
    host.hands.choose(level, host.t("option.level.6"))
    host.until(lambda: host.around["options"]["level"] == 6, "for all floor cards")
    return code


def take_time(host: Person) -> None:
    """No clock hurries anybody and no bot steps in, however slow the machine is; but clocks there are."""
    Lobby(host).unfold("lobby.time")
    for kind in host.around["timers"]:
        limit = host.page.get_by_role("combobox", name=host.t(f"timer.{kind}"), exact=True)
        host.hands.choose(limit, host.t("timers.minutes", n=10))
    grace = host.page.get_by_role("combobox", name=host.t("timers.grace"), exact=True)
    host.hands.choose(grace, host.t("timers.never"))
    host.until(lambda: {*host.around["timers"].values(), host.around["grace"]} == {600, -1}, "for time to think")


def companions(game: str) -> int:
    """So many bots fill the smallest table of somebody who does not play alone."""
    rules = GAMES[game]
    return max(1, min(rules.seat_counts(complete(rules.options, {}))) - 1)


def begin(host: Person, *guests: Person, options: dict[str, str] | None = None, bots: int = 1) -> list[Play]:
    gather(host, *guests, options=options, bots=bots)
    Lobby(host).start()
    return [Play(person).begun() for person in (host, *guests)]


def short_game(host: Person, *guests: Person, bots: int = 1) -> list[Play]:
    """One point wins."""
    return begin(host, *guests, options={"target": "one"}, bots=bots)


def move(play: Play, *, bold: bool) -> None:
    """The simplest thing this person may do now; the bold say LOST wherever they can."""
    may = play.person.may
    if "answer" in may:
        play.answer(join=bold)
    elif "press_on" in may:
        play.watch_reveal()
        play.press_on()
    elif bold and "declare_lost" in may:
        play.say_lost()
    elif "play_blind" in may:
        play.lay_blind()
    elif "pass_turn" in may:
        play.person.press(play.person.button("ui.pass"))
    else:
        play.lay()


def play_until(plays: list[Play], happened: Callable[[], bool], *, bold: bool = True) -> None:
    """Everybody moves when they may, until it happened."""
    page = plays[0].page
    for _ in range(SOON // SHORT_LOOK):
        if happened():
            return
        asked = next((play for play in plays if play.person.may), None)
        if asked is None:
            page.wait_for_timeout(SHORT_LOOK)
        else:
            move(asked, bold=bold)
    raise AssertionError("the game went on and on")


def finish(plays: list[Play]) -> None:
    """To the end of the match."""
    host = plays[0].person
    play_until(plays, lambda: host.around["status"] == "over")
    for play in plays:
        expect(play.result).to_be_visible()
