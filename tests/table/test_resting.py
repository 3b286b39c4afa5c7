"""A person lets a bot play in their seat, and takes it back; or gives it to somebody who came late."""

from tests.table.climb import Up
from tests.table.company import BEN, CAT, DAN, HOST, gathered, playing
from wayout.table.messages import Rest, SetOpen, SetPace, SetTimers, Sit, Stand, Start


def test_a_bot_plays_until_the_person_wants_to_play_again() -> None:
    company = playing(BEN)
    company.send(HOST, Rest(True))
    seat = company.around()["seats"][0]
    assert (seat["guest"], seat["here"], seat["stand_in"], seat["rests"]) == (HOST, True, True, True)
    assert company.steps[-1].by == "bot"

    company.send(HOST, Rest(False))

    assert company.around()["seats"][0]["rests"] is False
    company.wish(BEN, Up(1))
    company.wish(BEN, Up(1))
    steps = len(company.steps)
    company.wait(60_000)
    assert len(company.steps) == steps, "nobody plays for the host any more"


def test_while_a_bot_plays_the_person_does_not() -> None:
    company = playing(BEN)
    company.send(BEN, Rest(True))

    company.wish(BEN, Up(2))

    assert company.refusal(BEN) == "resting"


def test_a_reload_changes_nothing_about_it() -> None:
    company = playing(BEN)
    company.send(BEN, Rest(True))
    company.go(BEN)
    company.come(BEN)
    assert company.around()["seats"][1]["rests"] is True

    company.restart()
    company.come(HOST, BEN)

    assert company.around()["seats"][1]["rests"] is True
    company.send(BEN, Rest(False))
    assert company.around()["seats"][1]["stand_in"] is False


def test_where_nobody_ever_stands_in_nobody_rests() -> None:
    company = playing(BEN, grace=-1)

    company.send(BEN, Rest(True))

    assert company.refusal(BEN) == "no_stand_ins"


def test_only_whoever_plays_can_rest() -> None:
    company = gathered(BEN)
    company.send(BEN, Rest(True))
    assert company.refusal(BEN) == "no_match"
    company.send(HOST, Start())
    company.come(CAT)

    company.send(CAT, Rest(True))

    assert company.refusal(CAT) == "not_seated"


def test_a_seat_is_given_to_a_late_comer_by_whoever_has_it() -> None:
    company = playing(BEN)
    company.come(CAT)
    cards = company.letter(BEN)["view"]["cards"]

    company.send(BEN, Stand())
    assert company.around()["seats"][1]["kind"] == "open"
    assert company.told(BEN, "letter")[-1]["may"] == []
    company.send(CAT, Sit(1))

    assert company.around(CAT)["you"]["seat"] == 1
    assert company.letter(CAT)["view"]["cards"] == cards
    assert company.around(BEN)["you"]["spectator"] is True


def test_whoever_gave_a_seat_away_may_have_it_again_but_no_other() -> None:
    company = playing(BEN, bots=1)
    company.send(BEN, Stand())
    company.send(HOST, SetOpen(2))

    company.send(BEN, Sit(2))
    assert company.refusal(BEN) == "sat_elsewhere"
    company.send(BEN, Sit(1))

    assert company.around(BEN)["you"]["seat"] == 1


def test_the_seat_of_one_who_rests_is_not_the_hosts_to_give() -> None:
    company = playing(BEN)
    company.come(DAN)
    company.send(BEN, Rest(True))

    company.send(HOST, SetOpen(1))

    assert company.refusal(HOST) == "guest_is_here"


def test_the_host_sets_the_pace_of_bots_at_any_time() -> None:
    company = playing(BEN)
    company.send(HOST, SetPace("quick"))
    assert company.around()["pace"] == "quick"
    company.restart()
    company.come(HOST, BEN)
    assert company.around()["pace"] == "quick"

    company.send(BEN, SetPace("calm"))

    assert company.refusal(BEN) == "not_host"


def test_the_chair_comes_back_to_whoever_was_only_away() -> None:
    company = playing(BEN)
    company.go(HOST)
    company.wait(120_000)
    assert company.around(BEN)["host"] == BEN
    company.restart()
    company.come(BEN)
    assert company.around(BEN)["host"] == BEN

    company.come(HOST)

    assert company.around(BEN)["host"] == HOST
    company.send(BEN, SetTimers({}, 30))
    assert company.refusal(BEN) == "not_host"
