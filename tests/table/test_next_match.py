"""After a match: everybody says once whether they play again, and the next one begins without the lobby."""

from tests.table.climb import Up
from tests.table.company import BEN, CAT, DAN, HOST, Company, gathered
from tests.table.test_matches import played, short_match
from wayout.table.messages import Leave, PlayAgain, Ready, Rematch, SetOptions, Start


def over(*guests: str, bots: int = 0, watching: tuple[str, ...] = ()) -> Company:
    company = short_match(*guests, bots=bots)
    company.come(*watching)
    for _ in range(3):
        company.wish(HOST, Up(2))
    assert company.table.status == "over"
    return company


def kinds(company: Company, guest: str = HOST) -> list[str | None]:
    return [seat["guest"] or seat["kind"] for seat in company.around(guest)["seats"]]


def test_the_next_match_begins_as_soon_as_all_who_are_here_want_it() -> None:
    company = over(BEN, bots=1)
    first, options = company.table.match, company.around()["options"]

    company.send(BEN, PlayAgain(True))
    assert company.around()["next"] == {"yes": [BEN], "no": [], "waiting": [HOST], "seconds": 20.0}
    assert company.table.status == "over"
    company.send(HOST, PlayAgain(True))

    assert company.table.status == "playing"
    assert company.table.match != first
    assert kinds(company) == [HOST, BEN, "bot"]
    assert (company.around()["options"], company.around()["next"]) == (options, None)
    assert company.told(BEN, "letter")[0]["number"] == 0


def test_whoever_plays_with_bots_alone_presses_once() -> None:
    company = over(bots=1)

    company.send(HOST, PlayAgain(True))

    assert company.table.status == "playing"


def test_after_the_countdown_it_begins_with_those_who_said_nothing() -> None:
    company = over(BEN)
    company.send(HOST, PlayAgain(True))

    company.wait(19_999)
    assert company.table.status == "over"
    company.wait(1)

    assert company.table.status == "playing"
    assert kinds(company) == [HOST, BEN]


def test_a_no_keeps_nobody_waiting_and_the_seat_goes() -> None:
    company = over(BEN, CAT)
    company.send(HOST, PlayAgain(True))
    company.send(CAT, PlayAgain(False))
    company.send(BEN, PlayAgain(True))

    assert company.table.status == "playing"
    assert kinds(company) == [HOST, BEN]
    assert company.around(CAT)["you"]["spectator"] is True


def test_where_the_game_wants_so_many_a_bot_takes_the_seat_of_a_no() -> None:
    company = over(BEN)
    company.send(HOST, PlayAgain(True))
    company.send(BEN, PlayAgain(False))
    assert company.table.status == "over", "whoever is left alone may think again"

    company.wait(20_000)

    assert company.table.status == "playing"
    assert kinds(company) == [HOST, "bot"]


def test_anybody_may_think_again_and_without_a_yes_nothing_counts_down() -> None:
    company = over(BEN)
    company.send(HOST, PlayAgain(True))
    company.send(HOST, PlayAgain(False))
    company.wait(60_000)
    assert company.table.status == "over"

    company.send(BEN, PlayAgain(True))
    company.send(HOST, PlayAgain(True))

    assert company.table.status == "playing"


def test_whoever_only_watched_gets_a_bots_seat_or_a_new_one() -> None:
    company = over(BEN, bots=1, watching=(CAT, DAN))
    for guest in (CAT, DAN, BEN, HOST):
        company.send(guest, PlayAgain(True))

    assert company.table.status == "playing"
    assert kinds(company) == [HOST, BEN, CAT, DAN]


def test_whoever_only_watched_hurries_nobody_who_sits_here() -> None:
    company = over(BEN, watching=(CAT,))

    company.send(CAT, PlayAgain(True))
    assert company.around()["next"] == {"yes": [CAT], "no": [], "waiting": [HOST, BEN], "seconds": None}
    company.wait(60_000)
    assert company.table.status == "over"
    company.send(BEN, PlayAgain(True))
    company.wait(20_000)

    assert company.table.status == "playing"
    assert kinds(company) == [HOST, BEN, CAT]


def test_once_all_who_sit_here_have_said_no_it_counts_down_for_those_who_watched() -> None:
    company = over(BEN, watching=(CAT,))
    for guest, yes in ((CAT, True), (HOST, False), (BEN, False)):
        company.send(guest, PlayAgain(yes))
    assert company.around()["next"]["seconds"] == 20.0

    company.wait(20_000)

    assert company.table.status == "playing"
    assert CAT in kinds(company)


def test_for_the_absent_a_bot_stands_in_until_they_are_back() -> None:
    company = over(BEN, CAT)
    company.go(CAT)
    company.send(HOST, PlayAgain(True))
    company.send(BEN, PlayAgain(True))

    assert company.table.status == "playing"
    assert company.around()["seats"][2]["stand_in"] is True
    company.come(CAT)
    assert company.around()["seats"][2] | {"stand_in": False, "here": True} == company.around()["seats"][2]


def test_without_stand_ins_the_absent_lose_their_seat() -> None:
    company = gathered(BEN, CAT, grace=-1)
    company.send(HOST, SetOptions({"goal": 5}))
    for guest in (BEN, CAT):
        company.send(guest, Ready(True))
    company.send(HOST, Start())
    for _ in range(3):
        company.wish(HOST, Up(2))
    company.go(CAT)
    company.send(HOST, PlayAgain(True))
    company.send(BEN, PlayAgain(True))

    assert kinds(company) == [HOST, BEN]


def test_a_look_at_something_else_keeps_the_yes_and_the_countdown() -> None:
    company = over(BEN)
    company.send(BEN, PlayAgain(True))
    company.wait(5_000)

    company.go(BEN)
    assert company.around()["next"] == {"yes": [BEN], "no": [], "waiting": [HOST, BEN], "seconds": 15.0}
    company.wait(5_000)
    company.come(BEN)
    assert company.around()["next"] == {"yes": [BEN], "no": [], "waiting": [HOST], "seconds": 10.0}
    company.wait(10_000)

    assert company.table.status == "playing"
    assert kinds(company) == [HOST, BEN]
    assert company.around()["seats"][1]["stand_in"] is False


def test_the_others_wait_out_the_countdown_for_a_yes_that_is_only_away() -> None:
    company = over(BEN)
    company.send(BEN, PlayAgain(True))
    company.go(BEN)

    company.send(HOST, PlayAgain(True))
    assert company.table.status == "over"
    company.come(BEN)

    assert company.table.status == "playing", "as soon as they are back"


def test_for_a_yes_that_is_not_back_in_time_a_bot_stands_in() -> None:
    company = over(BEN)
    company.send(BEN, PlayAgain(True))
    company.go(BEN)
    company.send(HOST, PlayAgain(True))

    company.wait(20_000)

    assert company.table.status == "playing"
    assert company.around()["seats"][1]["stand_in"] is True
    company.come(BEN)
    assert company.around()["seats"][1]["stand_in"] is False


def test_whoever_watched_and_is_not_back_in_time_gets_no_seat_behind_their_back() -> None:
    company = over(BEN, watching=(CAT,))
    company.send(CAT, PlayAgain(True))
    company.go(CAT)
    for guest in (BEN, HOST):
        company.send(guest, PlayAgain(True))
    assert company.around()["next"]["waiting"] == [CAT]

    company.wait(20_000)

    assert company.table.status == "playing"
    assert kinds(company) == [HOST, BEN]


def test_a_countdown_ends_without_a_match_if_nobody_is_here_who_wanted_it() -> None:
    company = over(BEN)
    company.send(BEN, PlayAgain(True))
    company.go(BEN)

    company.wait(19_999)
    assert company.around()["next"]["yes"] == [BEN]
    company.wait(1)

    assert company.around()["next"] is None
    assert company.told(HOST, "around") != []
    company.wait(60_000)
    assert company.table.status == "over"


def test_without_a_countdown_a_yes_is_kept_for_as_long() -> None:
    company = over(BEN, watching=(CAT,))
    company.send(CAT, PlayAgain(True))
    company.go(CAT)

    company.wait(19_999)
    assert company.around()["next"]["yes"] == [CAT]
    company.wait(1)

    assert company.around()["next"] is None


def test_a_no_stays_when_its_guest_goes() -> None:
    company = over(BEN, CAT)
    company.send(CAT, PlayAgain(False))
    company.go(CAT)
    company.wait(60_000)

    for guest in (HOST, BEN):
        company.send(guest, PlayAgain(True))

    assert company.table.status == "playing"
    assert kinds(company) == [HOST, BEN]


def test_whoever_leaves_for_good_takes_the_yes_along() -> None:
    company = over(BEN)
    company.send(BEN, PlayAgain(True))

    company.send(BEN, Leave())

    assert company.around()["next"] is None
    company.wait(60_000)
    assert company.table.status == "over"


def test_a_vote_on_the_next_match_does_not_outlive_a_restart_but_the_match_does() -> None:
    company = over(BEN)
    company.send(HOST, PlayAgain(True))
    company.restart()
    company.come(HOST, BEN)
    assert company.around()["next"] is None

    company.send(HOST, PlayAgain(True))
    company.send(BEN, PlayAgain(True))
    match = company.table.match
    company.restart()
    company.come(HOST, BEN)

    assert (company.table.status, company.table.match) == ("playing", match)
    company.wish(HOST, Up(2))
    assert company.letter()["view"]["heights"] == [2, 0]


def test_there_is_nothing_to_play_again_before_the_end() -> None:
    company = short_match(BEN)

    company.send(BEN, PlayAgain(True))

    assert company.refusal(BEN) == "not_over"


def test_whoever_left_is_not_waited_for() -> None:
    company = played(BEN)
    company.send(HOST, PlayAgain(True))

    company.send(BEN, Leave())

    assert company.table.status == "playing"
    assert kinds(company) == [HOST, "bot"]


def test_the_way_to_the_lobby_ends_the_countdown() -> None:
    company = over(BEN)
    company.send(BEN, PlayAgain(True))

    company.send(HOST, Rematch())

    assert (company.table.status, company.around()["next"]) == ("gathering", None)
    company.wait(60_000)
    assert company.table.status == "gathering"
