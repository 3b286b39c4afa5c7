"""Another game of the house with the same people, at the same table."""

from tests.table.company import BEN, CAT, DAN, HOST, Company, gathered
from tests.table.test_matches import played, short_match
from wayout.table.messages import Agree, PlayAgain, Ready, SetBot, SetGame, SetSeats, Sit, Stand, Start


def test_the_host_changes_the_game_and_the_people_stay() -> None:
    company = played(BEN)

    company.send(HOST, SetGame("bell"))

    around = company.around()
    assert (around["game"], around["status"], around["match"], around["code"]) == ("bell", "gathering", None, "ABCD")
    assert [seat["guest"] for seat in around["seats"]][:2] == [HOST, BEN]
    assert around["options"].keys() == {option.id for option in company.house.games["bell"].options}
    assert around["timers"] == dict(company.house.games["bell"].timers)
    assert len(around["past"]) == 1


def test_it_is_played_kept_and_read_again() -> None:
    company = played(BEN)
    company.send(HOST, SetGame("plot"))
    company.restart()
    company.come(HOST, BEN)
    assert company.around()["game"] == "plot"

    fill_and_start(company)
    match = company.table.match
    company.restart()
    company.come(HOST, BEN)

    assert (company.table.game_id, company.table.match, company.table.status) == ("plot", match, "playing")


def test_after_a_match_the_host_changes_the_game_and_just_starts() -> None:
    company = played(BEN, CAT)

    company.send(HOST, SetGame("bell"))
    company.send(HOST, Start())

    assert company.table.status == "playing", company.refusal(HOST)


def test_nobody_is_ready_who_said_no_to_the_next_match_or_is_away() -> None:
    company = played(BEN, CAT, DAN)
    company.send(CAT, PlayAgain(False))
    company.go(DAN)

    company.send(HOST, SetGame("bell"))

    ready = {seat["guest"]: seat["ready"] for seat in company.around()["seats"]}
    assert (ready[BEN], ready[CAT], ready[DAN]) == (True, False, False)


def test_before_a_match_another_game_asks_everybody_anew() -> None:
    company = gathered(BEN)

    company.send(HOST, SetGame("bell"))

    assert [seat["ready"] for seat in company.around()["seats"]][:2] == [False, False]


def fill_and_start(company: Company) -> None:
    bot = company.house.games[company.table.game_id].standard_bot
    for number, seat in enumerate(company.around()["seats"]):
        if seat["kind"] == "open":
            company.send(HOST, SetBot(number, bot))
    company.send(BEN, Ready(True))
    company.send(HOST, Start())
    assert company.table.status == "playing", company.refusal(HOST)


def test_a_full_table_stays_full_and_its_bots_learn_the_new_game() -> None:
    company = gathered(BEN, bots=1)

    company.send(HOST, SetGame("plot"))

    seats = company.around()["seats"]
    assert all(seat["kind"] != "open" for seat in seats)
    bots = {seat["strength"] for seat in seats if seat["kind"] == "bot"}
    assert bots <= {company.house.games["plot"].standard_bot}


def test_anybody_else_asks_and_all_must_agree() -> None:
    company = played(BEN)

    company.send(BEN, SetGame("bell"))
    request = company.around()["request"]
    assert (request["kind"], request["game"], request["waiting"]) == ("game", "bell", [0])
    company.send(HOST, Agree(True))

    assert company.around()["game"] == "bell"
    assert [seat["ready"] for seat in company.around()["seats"]][:2] == [True, True]


def test_a_no_leaves_everything_as_it_is() -> None:
    company = played(BEN)
    company.send(BEN, SetGame("bell"))

    company.send(HOST, Agree(False))

    assert (company.around()["game"], company.around()["status"], company.around()["request"]) == (
        "climb",
        "over",
        None,
    )


def test_two_games_are_not_asked_for_at_once() -> None:
    company = played(BEN)
    company.send(BEN, SetGame("bell"))
    company.come(CAT)

    company.send(BEN, SetGame("plot"))

    assert company.refusal(BEN) == "request_open"


def test_what_cannot_be() -> None:
    company = short_match(BEN)
    company.send(HOST, SetGame("bell"))
    assert company.refusal(HOST) == "not_gathering"

    over = played(BEN)
    over.come(CAT)
    for guest, game, code in [
        (HOST, "chess", "unknown_game"),
        (HOST, "climb", "same_game"),
        (CAT, "bell", "not_seated"),
    ]:
        over.send(guest, SetGame(game))
        assert over.refusal(guest) == code


def test_nobody_loses_a_seat_to_a_smaller_game() -> None:
    company = Company(game="bell")
    company.come(HOST)
    company.send(HOST, SetSeats(5))
    company.come(BEN, CAT, DAN, "eve")

    company.send(HOST, SetGame("climb"))

    assert company.refusal(HOST) == "too_many_people"
    assert company.around()["game"] == "bell"


def test_a_countdown_to_the_next_match_ends_with_the_old_game() -> None:
    company = played(BEN)
    company.send(BEN, PlayAgain(True))

    company.send(HOST, SetGame("bell"))

    assert company.around()["next"] is None
    company.wait(60_000)
    assert company.table.status == "gathering"


def test_a_vote_falls_when_the_seats_are_numbered_anew() -> None:
    company = gathered(BEN)
    most = max(company.around()["seat_counts"])
    company.send(HOST, SetSeats(most))
    company.send(BEN, Sit(most - 1))
    company.send(BEN, SetGame("bell"))

    company.send(HOST, SetSeats(2))

    around = company.around()
    assert ([seat["guest"] for seat in around["seats"]], around["request"]) == ([HOST, BEN], None)


def test_who_sits_down_where_somebody_voted_has_not_voted() -> None:
    company = gathered(BEN, CAT)
    company.send(HOST, SetSeats(4))
    company.send(BEN, SetGame("bell"))
    company.send(CAT, Agree(True))
    company.send(CAT, Stand())
    company.come(DAN)

    assert company.around()["seats"][2]["guest"] == DAN
    assert company.around()["request"]["waiting"] == [0, 2]
