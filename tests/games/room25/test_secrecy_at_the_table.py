"""R25-4.13: nobody can tell two truths apart by the mail, until what was hidden is shown."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.room25.at_the_table import EVA, PEOPLE, come_back, dealt, table_from, truth
from tests.games.room25.shows import show
from tests.games.room25.studio import who
from tests.games.room25.two_worlds import Puppet, Worlds, anything, leak, worlds
from tests.table.company import BEN, CAT, DAN, HOST, Company
from wayout.games.room25 import GAME
from wayout.games.room25.actions import ClaimColour, Program, RevealRole
from wayout.games.room25.parts import KEVIN, Token
from wayout.kernel.chance import Seeded
from wayout.kernel.letter import seen_by
from wayout.kernel.play import play
from wayout.kernel.seats import SPECTATOR, Seat, Viewer, viewers
from wayout.table.messages import TakeBack

MODES: dict[str, tuple[int, dict[str, Any]]] = {
    "suspicion of four": (4, {}),
    "suspicion of six": (6, {"madness_cards": True, "memory": "assist"}),
    "competition of two": (2, {"mode": "competition"}),
    "team of four": (4, {"mode": "team", "rooms": "random"}),
    "cooperation of four": (4, {"mode": "cooperation"}),
    "cooperation of four, madness": (4, {"mode": "cooperation", "level": "madness"}),
    "solo": (1, {"mode": "solo", "level": "madness"}),
}
EACH = 2
"""Games."""


@pytest.mark.parametrize("mode", list(MODES))
def test_whole_games_look_the_same_until_something_is_turned_up(mode: str) -> None:
    seats, options = MODES[mode]
    for game in range(EACH):
        luck = Seeded(f"{mode} {game}")
        state, number = dealt(seats, f"{mode} {game}", clues=True, **options), 0
        while state.outcome is None:
            pair = worlds(state, luck.pick(viewers(seats)), luck)
            while not pair.differ and truth(pair.one).outcome is None:
                number += 1
                anything(pair, luck, f"wish {number}")
            assert leak(pair) is None, (pair.viewer, number)
            state = truth(pair.one)


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode != "solo"])
def test_bots_take_their_time_whatever_they_hold_and_know(mode: str) -> None:
    seats, options = MODES[mode]
    luck, state = Seeded(mode), dealt(seats, mode, clues=True, **options)
    people: list[Viewer] = [Seat(0), SPECTATOR]
    bots: Any = {"bots": {"puppet": Puppet}, "seats_of_bots": tuple(range(1, seats)), "pace": 1.0}
    for number in range(200):
        pair = worlds(state, luck.pick(people), luck, **bots)
        for step in range(400):
            if pair.differ or truth(pair.one).outcome is not None:
                break
            choices = [wish for wish in pair.choices(Seat(0)) if not isinstance(wish, RevealRole)]
            if 0 in GAME.asked(truth(pair.one)) and step % 4 == 0:
                pair.wish(Seat(0), luck.pick(choices), f"wish {step}")
            pair.wait(500)
        assert leak(pair) is None, (pair.viewer, number)
        state = truth(pair.one)
        if state.outcome is not None:
            return
    raise AssertionError("it does not end")


@pytest.mark.parametrize("mode", list(MODES))
def test_whatever_tells_two_truths_apart_is_news_and_beyond_free_take_back(mode: str) -> None:
    seats, options = MODES[mode]
    luck, state, apart = Seeded(mode), dealt(seats, mode, clues=True, **options), 0
    while state.outcome is None:
        seat = luck.pick(list(GAME.asked(state)))
        wish = luck.pick(GAME.legal(state, seat))
        other = GAME.imagine(GAME.view(state, seat), seat, luck)
        if wish.check(other, seat) is None:
            turns = [play(one, seat, wish, Seeded(mode)) for one in (state.clone(), other)]
            told = [(seen_by(seat, turn.events), GAME.view(turn.state, seat)) for turn in turns]
            if told[0] != told[1]:
                apart += 1
                assert all(any(event.news for event in turn.events) for turn in turns), (wish, turns[0].events)
        play(state, seat, wish, luck)
    assert apart


# Programming: Dan plays Kevin, and whatever he does the others learn only that he is ready


LOOK = Program(KEVIN, ("look",))
MOVES: tuple[Token, ...] = ("special", "move")
SWAP, ORDER = (Program(KEVIN, MOVES, aim=aim) for aim in ("swap", "order"))
WAYS: dict[str, list[Program]] = {
    "one token": [LOOK],
    "two tokens": [Program(KEVIN, ("move", "push"))],
    "adrenaline": [Program(KEVIN, ("look",), adrenaline=True)],
    "to swap": [SWAP],
    "to order a robot": [ORDER],
    "changed once": [SWAP, ORDER],
    "changed again and again": [LOOK, SWAP, ORDER, Program(KEVIN, ("push", "control"), adrenaline=True), LOOK] * 4,
}
OTHERS = (HOST, BEN, CAT, EVA)


def programming(**how: Any) -> Company:
    options: Any = {"mode": "suspicion", "abilities": True, "adrenaline": True, "guards": ["kevin"]}
    return table_from(show(4, **options), **how)


def nobody_else_is_ready(company: Company) -> None:
    company.wait(10_000)


def others_claim_come_and_go(company: Company) -> None:
    company.wish(HOST, ClaimColour(0, "red"), id="claim")
    company.go(CAT)
    company.go(EVA)
    company.wish(BEN, Program(who("jennifer"), ("push",)), id="ben's")
    company.wait(5_000)
    company.come(CAT, EVA)
    company.come(HOST, link="another link")


def others_change_their_minds(company: Company) -> None:
    tokens: tuple[Token, ...] = ("look", "move", "push")
    for number, token in enumerate(tokens):
        company.wish(HOST, Program(who("alice"), (token,)), id=f"host's {number}")
    company.send(HOST, TakeBack("back"))
    company.wait(1_000)


def the_house_is_killed(company: Company) -> None:
    company.wish(CAT, Program(who("max"), ("move",)), id="cat's")
    come_back(company, *PEOPLE[:4], EVA)
    company.wait(1_000)


STORIES = [nobody_else_is_ready, others_claim_come_and_go, others_change_their_minds, the_house_is_killed]


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.__name__)
@pytest.mark.parametrize("way", list(WAYS))
def test_r25_4_13_until_all_are_ready_others_learn_that_somebody_is_and_nothing_more(
    way: str, story: Callable[[Company], None]
) -> None:
    plain, secret = programming(), programming()
    for company, programs in ((plain, [LOOK]), (secret, WAYS[way])):
        for number, program in enumerate(programs):
            company.wish(DAN, program, id=f"dan's {number}")
        assert company.refusal(DAN) is None
        story(company)

    assert {guest: plain.inbox[guest] for guest in OTHERS} == {guest: secret.inbox[guest] for guest in OTHERS}
    assert plain.table.next_wake == secret.table.next_wake
    assert all(plain.letter(guest) == secret.letter(guest) for guest in OTHERS)
    assert all(plain.around(guest) == secret.around(guest) for guest in (*OTHERS, DAN))
    assert [figure["ready"] for figure in secret.letter(EVA)["view"]["figures"]][3] is True


@pytest.mark.parametrize("way", list(WAYS))
def test_r25_4_13_when_time_is_up_for_the_others_they_still_see_nothing_before_all_is_laid(way: str) -> None:
    plain, secret = programming(), programming()
    for company, programs in ((plain, [LOOK]), (secret, WAYS[way])):
        for number, program in enumerate(programs):
            company.wish(DAN, program, id=f"dan's {number}")
        company.wait(GAME.timers["program"] * 1000)
        assert company.view["phase"] == "pass"

    for viewer in (SPECTATOR, Seat(0), Seat(1), Seat(2)):
        assert leak(Worlds(viewer, plain, secret)) is None


def test_r25_4_13_a_change_of_program_is_told_to_its_own_seat_alone() -> None:
    company = programming()
    first = company.wish(DAN, LOOK)
    assert {mail.guest for mail in first.mail} == {*OTHERS, DAN}
    assert company.told(EVA, "letter")[0]["happened"] == [
        {"type": "programmed", "seat": 3, "who": 3, "tokens": [], "adrenaline": False, "aim": None, "again": False}
    ]

    second = company.wish(DAN, SWAP)
    taken_back = company.send(DAN, TakeBack("back"))

    assert {mail.guest for mail in (*second.mail, *taken_back.mail)} == {DAN}
    assert company.letter(DAN)["view"]["figures"][3]["program"]["floating"] == "look"


def test_the_check_of_two_worlds_sees_what_leaks() -> None:
    """A clock that shows who is ready, a change of mind that is told, a message too many."""
    plain, other = programming(), programming()
    for company in (plain, other):
        company.wish(DAN, LOOK, id="dan's")
    pair = Worlds(Seat(0), plain, other)
    assert leak(pair) is None
    last = other.inbox[HOST][-1]

    for key, instead in (("clocks", {"0": 90.0}), ("number", 7), ("at", 1), ("may", [])):
        other.inbox[HOST][-1] = {**last, key: instead}
        assert leak(pair) is not None
    other.inbox[HOST][-1] = {**last, "happened": [{**last["happened"][0], "tokens": ["look"]}]}
    assert leak(pair) is not None
    other.inbox[HOST][-1:] = [last, last]
    assert leak(pair) is not None
