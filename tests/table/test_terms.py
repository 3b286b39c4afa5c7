"""Options that do not go together, or not with so many seats: they are taken, and the table says why it waits."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.company import BEN, HOST, Company
from wayout.table.messages import Ready, SetBot, SetOptions, SetSeats, Start


def gathered(*guests: str) -> Company:
    company = Company(game="plot")
    company.come(HOST)
    company.send(HOST, SetSeats(max(2, 1 + len(guests))))
    company.come(*guests)
    for guest in guests:
        company.send(guest, Ready(True))
    return company


def test_an_impossible_mix_is_taken_and_says_why_it_cannot_start() -> None:
    company = gathered(BEN)

    company.send(HOST, SetOptions({"sides": True, "traitor": True}))

    around = company.around()
    assert (around["options"]["sides"], around["options"]["traitor"]) == (True, True)
    assert (len(around["seats"]), around["seat_counts"], around["can_start"]) == (2, [], False)
    assert around["why_not"] == {"code": "traitor_has_no_side", "rule": "P-5", "facts": {}}


def test_starting_it_is_refused_for_the_same_reason() -> None:
    company = gathered(BEN)
    company.send(HOST, SetOptions({"sides": True, "traitor": True}))

    company.send(HOST, Start())

    assert company.told(HOST, "refused") == [
        {"type": "refused", "code": "traitor_has_no_side", "rule": "P-5", "facts": {}, "id": None}
    ]
    assert company.table.status == "gathering"


def test_a_game_may_object_to_the_number_of_seats() -> None:
    company = gathered(BEN)

    company.send(HOST, SetOptions({"traitor": True}))

    assert company.around()["why_not"] == {"code": "traitor_needs_three", "rule": "P-5", "facts": {"seats": 2}}


choices = st.fixed_dictionaries(
    {}, optional={"rounds": st.sampled_from([9, 1]), "sides": st.booleans(), "traitor": st.booleans()}
)
deeds = st.lists(st.one_of(choices, st.integers(0, 5), st.just("bot"), st.just("start")), max_size=15)


@settings(max_examples=80, deadline=None)
@given(deeds)
def test_any_options_in_any_order_do_no_harm(story: list[Any]) -> None:
    company = gathered(BEN)
    for deed in story:
        if isinstance(deed, dict):
            company.send(HOST, SetOptions(deed))
        elif isinstance(deed, int):
            company.send(HOST, SetSeats(deed))
        else:
            company.send(HOST, SetBot(1, "random") if deed == "bot" else Start())
        assert company.batch.troubles == []
        around = company.around()
        assert around["can_start"] == (around["why_not"] is None)
        assert around["status"] == "playing" or len(around["seats"]) in around["seat_counts"] or around["why_not"]
