"""Big screens: they are told what all may see, and nobody is here because of them."""

from typing import Any

import pytest

from tests.table.bell import Hush
from tests.table.climb import Up
from tests.table.company import BEN, CAT, HOST, Company, gathered, playing
from tests.table.live_company import PRESS, ring
from tests.table.plot import Contrive
from tests.table.plotting import plotting
from tests.table.test_games import match_of
from wayout.games import GAMES
from wayout.kernel.chance import Seeded
from wayout.kernel.seats import SPECTATOR
from wayout.table.messages import Again, AskPause, Leave, Remove, Say, SetGame, SetSpectators, Start
from wayout.table.presence import PUBLIC
from wayout.table.screens import MOST_OF_ONE, MOST_SCREENS


def on(company: Company, guest: str = HOST, link: str = "screen") -> list[dict[str, Any]]:
    """What a screen is told as it goes on, in this guest's browser."""
    company._take(company.table.open_screen(guest, link, company.now))
    return company.told(PUBLIC)


FULL = [("refused", "table_full"), ("gone", "not_allowed")]


def codes_in(told: list[dict[str, Any]]) -> list[tuple[str, str]]:
    return [(message["type"], message.get("code", "")) for message in told]


def off(company: Company, link: str = "screen") -> None:
    company._take(company.table.close_screen(link, company.now))


def test_before_a_match_a_screen_is_told_what_is_around() -> None:
    company = gathered(BEN)

    [around] = on(company)

    assert around["you"] == {"guest": "", "seat": None, "host": False, "spectator": True}
    assert [seat["name"] for seat in around["seats"]] == ["Hanna", "Ben"]


def test_in_the_browser_of_somebody_seated_it_reads_what_a_spectator_reads() -> None:
    company = plotting(BEN)
    company.wish(HOST, Contrive(1))
    company.come(CAT)
    spectator = [message for message in company.told(CAT) if message["type"] in ("story", "letter")]

    screen = on(company, HOST)

    assert [message["type"] for message in screen] == ["around", "story", "letter"]
    assert screen[1:] == spectator
    assert company.letter(HOST)["view"] != screen[2]["view"]


def test_no_line_of_chat_is_told_to_it() -> None:
    company = playing(BEN)
    on(company)

    company.send(BEN, Say("good luck"))

    assert company.told(HOST, "said")
    assert not company.told(PUBLIC)


def test_nobody_is_here_because_of_it() -> None:
    company = playing(BEN, grace=10)
    on(company, BEN)
    company.go(BEN)

    around = company.around()
    assert [(seat["here"], seat["stand_in"]) for seat in around["seats"]] == [(True, False), (False, False)]
    company.wait(10_000)
    assert company.around()["seats"][1]["stand_in"]


def test_it_neither_joins_nor_takes_a_seat() -> None:
    company = gathered()
    before = company.around()

    on(company, "somebody else")

    after = company.around()
    assert (after["guests"], after["seats"]) == (before["guests"], before["seats"])
    assert after["screens"] == 1


def test_a_table_without_people_sleeps_in_front_of_it() -> None:
    company = playing(bots=1, pace=1.0, grace=5)
    on(company)
    company.go(HOST)
    company.wait(60_000)

    number = company.letter(PUBLIC)["number"]
    company.wait(600_000)

    assert company.letter(PUBLIC)["number"] == number


def test_in_real_time_the_clock_stands_still_without_people_although_it_is_on() -> None:
    company = ring(BEN)
    on(company)

    company.go(HOST)
    company.go(BEN)

    assert company.known[PUBLIC]["runs"] == 0


def test_it_follows_every_step_and_what_becomes_of_the_match() -> None:
    company = playing(BEN)
    on(company)

    company.wish(HOST, Up(1))
    assert company.told(PUBLIC, "letter") == company.told(PUBLIC) != []

    company.send(HOST, AskPause())
    company.send(BEN, AskPause())
    assert company.told(PUBLIC, "around")[-1]["status"] == "paused"
    assert company.told(PUBLIC, "clocks")[-1]["runs"] == 0


def test_it_follows_the_table_to_another_game() -> None:
    company = gathered(BEN)
    on(company)

    company.send(HOST, SetGame("bell"))

    assert company.told(PUBLIC, "around")[-1]["game"] == "bell"


def test_in_real_time_it_may_ask_for_a_whole_letter_and_for_nothing_else() -> None:
    company = ring(BEN)
    on(company)

    company._take(company.table.handle(PUBLIC, Again(), company.now, "screen"))
    assert [message["type"] for message in company.told(PUBLIC)] == ["letter"]

    for message in (Say("hello"), Start(), Leave(), Remove(BEN)):
        company._take(company.table.handle(PUBLIC, message, company.now, "screen"))
        assert company.refusal(PUBLIC) == "not_at_table"


def test_what_changes_in_real_time_is_told_to_it_as_to_a_spectator() -> None:
    company = ring(BEN)
    company.come(CAT)
    on(company)

    for action in (PRESS, Hush()):
        company.ask(HOST, action)
        company.wait(1_500)

    assert company.known[PUBLIC] == company.known[CAT]


def test_all_see_how_many_are_on() -> None:
    company = gathered(BEN)
    on(company, HOST, "one")
    on(company, HOST, "two")
    assert company.told(BEN, "around")[-1]["screens"] == 2

    off(company, "one")
    assert company.told(BEN, "around")[-1]["screens"] == 1


def test_a_table_has_so_many_and_no_more() -> None:
    company = gathered()
    for number in range(MOST_SCREENS):
        on(company, f"stranger {number}", link=str(number))

    told = on(company, "one more stranger", link="one too many")

    assert codes_in(told) == FULL
    assert company.around()["screens"] == MOST_SCREENS


def test_one_browser_has_some_of_them_and_not_all() -> None:
    company = gathered()
    for number in range(MOST_OF_ONE):
        on(company, "stranger", link=str(number))

    assert codes_in(on(company, "stranger", link="one too many")) == FULL
    assert company.around()["screens"] == MOST_OF_ONE


def test_for_a_guest_of_the_table_the_oldest_screen_of_a_stranger_goes() -> None:
    company = gathered(BEN)
    on(company, HOST, link="own")
    for number in range(MOST_SCREENS - 1):
        on(company, f"stranger {number}", link=str(number))

    on(company, BEN, link="ben's")

    away = [mail.link for mail in company.batch.mail if mail.kind == "gone"]
    assert (away, company.around()["screens"]) == (["0"], MOST_SCREENS)


def test_guests_of_the_table_do_not_push_each_other_out() -> None:
    company = gathered(BEN, CAT)
    for number in range(MOST_OF_ONE):
        for guest in (HOST, BEN):
            on(company, guest, link=f"{guest} {number}")
    on(company, CAT, link="cat 0")
    on(company, CAT, link="cat 1")

    assert codes_in(on(company, CAT, link="cat 2")) == FULL


def test_whoever_was_removed_sees_no_more_of_the_table() -> None:
    company = gathered(BEN, CAT)
    on(company, BEN, "ben's screen")
    on(company, CAT, "cat's screen")

    company.send(HOST, Remove(BEN))

    away = [(mail.link, mail.kind) for mail in company.batch.mail if mail.guest == PUBLIC and mail.link is not None]
    assert away == [("ben's screen", "refused"), ("ben's screen", "gone")]
    assert [message["code"] for message in on(company, BEN)] == ["removed", "removed"]
    assert company.around()["screens"] == 1


def test_without_spectators_only_those_at_the_table_have_it_shown() -> None:
    company = gathered(BEN)
    on(company, BEN, "ben's screen")
    on(company, "stranger", "another screen")

    company.send(HOST, SetSpectators(False))

    assert company.told(PUBLIC, "gone") == [{"type": "gone", "code": "not_allowed"}]
    assert company.around()["screens"] == 1
    assert on(company, "stranger")[0]["code"] == "spectators_not_allowed"
    assert [message["type"] for message in on(company, HOST, "host's screen")] == ["around"]


def test_without_spectators_the_screen_of_one_who_leaves_goes_too() -> None:
    company = gathered(BEN)
    company.send(HOST, SetSpectators(False))
    on(company, BEN)

    company.send(BEN, Leave())

    assert company.told(PUBLIC, "refused")[0]["code"] == "spectators_not_allowed"
    assert company.around()["screens"] == 0


@pytest.mark.parametrize("game_id", GAMES)
def test_what_it_is_told_is_the_same_in_every_truth_that_the_public_can_imagine(game_id: str) -> None:
    company, game = match_of(game_id, seconds=2), GAMES[game_id]
    differed = 0
    for number in range(60):
        playing = company.table._core.playing
        assert playing is not None
        truth = playing.match.state
        shown = on(company, HOST)[1:]
        off(company)
        playing.match.state = game.imagine(game.view(truth, SPECTATOR), SPECTATOR, Seeded(number))
        differed += playing.match.state != truth

        assert on(company, HOST)[1:] == shown

        off(company)
        playing.match.state = truth
        company.wait(1_500)
    assert differed > 0
