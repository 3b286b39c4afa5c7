"""M.A.C. Room (R25-4.7)."""

from tests.games.room25.bringing import carried, rolls
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.events import CardDrawn, CardGone
from wayout.games.room25.mac_deck import CARDS
from wayout.games.room25.parts import Target

HERE = cell(1, 1)
BESIDE = cell(1, 2)
PLAIN = [card.number for card in CARDS if card.kind == "movement" and card.line == 0 and card.steps == 1]


def test_r25_4_7_mac_draws_one_card_for_whoever_enters() -> None:
    state = studio({"kevin": 0, "max": BESIDE}, {HERE: "mac"})
    state.deck = PLAIN[:]

    events = acts(state, "max", "move", Target(cell=HERE))

    assert happened(events, CardDrawn) == [CardDrawn(PLAIN[-1], (who("max"),), in_room=True)]
    assert happened(events, CardGone) == [CardGone(PLAIN[-1], in_view=False)]
    assert state.discard == PLAIN[-1:]


def test_r25_a14_two_who_come_together_draw_one_card() -> None:
    state = studio({"max": BESIDE, "alice": BESIDE}, {HERE: "mac"})
    state.deck = PLAIN[:]

    events = carried(state, ["max", "alice"], HERE)

    assert [drawn.group for drawn in happened(events, CardDrawn)] == [(who("max"), who("alice"))]


def test_r25_a14_a_card_comes_to_the_carrier_first_whoever_is_first_in_the_order() -> None:
    state = studio({"alice": BESIDE, "max": BESIDE}, {HERE: "mac"})
    state.deck = PLAIN[:]

    events = acts(state, "max", "special", Target(cell=HERE, who=who("alice")))

    assert [drawn.group for drawn in happened(events, CardDrawn)] == [(who("max"), who("alice"))]


def test_r25_d10_nothing_left_to_draw_is_no_card() -> None:
    state = studio({"max": BESIDE}, {HERE: "mac"})

    events = acts(state, "max", "move", Target(cell=HERE))

    assert not happened(events, CardDrawn)


def test_r25_4_7_mac_gives_no_card_to_a_robot() -> None:
    state = studio({"max": 0}, {HERE: "mac"}, robots=[BESIDE])
    state.deck = PLAIN[:]

    events = rolls(state, 0, HERE)

    assert not happened(events, CardDrawn)
    assert state.robots[0] == HERE
