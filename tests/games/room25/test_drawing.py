"""Drawing from the M.A.C. deck (R25-4.3, R25-4.10, R25-D10)."""

from tests.games.room25.mac.dealing import card, cards, draws, stack
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.actions import Choose
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.course import go_on
from wayout.games.room25.events import (
    Answered,
    CardDrawn,
    CardGone,
    DeckShuffled,
    Entered,
    PassBegan,
    ProgrammingOpened,
    RoundBegan,
    Slid,
    TokenRevealed,
    TurnedUp,
)
from wayout.games.room25.mac_deck import CARDS
from wayout.games.room25.parts import WILD, Target
from wayout.games.room25.state import State
from wayout.kernel.chance import NoLuck, Scripted
from wayout.kernel.play import Event, Turn

HERE, EAST = cell(1, 1), cell(1, 2)
PLUS, OTHER_PLUS, THIRD_PLUS = cards("movement", plus=True, forward=True)[:3]
PLAIN, OTHER_PLAIN = cards("movement", plus=False, steps=1, forward=True)[:2]
KEVIN = (who("kevin"),)


def line_of(number: int) -> int:
    line = CARDS[number].line
    assert line is not None
    return line


def drawn(events: list[Event[State]]) -> list[int]:
    return [event.card for event in happened(events, CardDrawn)]


def test_r25_4_10_a_plus_draws_another_card_and_that_one_perhaps_another() -> None:
    state = studio({"kevin": HERE})

    events = draws(state, [PLUS, OTHER_PLUS, PLAIN, OTHER_PLAIN])

    assert drawn(events) == [PLUS, OTHER_PLUS, PLAIN]
    assert state.deck == [OTHER_PLAIN]
    assert sorted(state.discard) == sorted([PLUS, OTHER_PLUS, PLAIN])
    assert state.drawn == []


def test_r25_4_10_the_plus_of_a_card_without_effect_draws_too() -> None:
    state = studio({"kevin": HERE})
    state.arrows[line_of(PLUS)] = -1

    events = draws(state, [PLUS, OTHER_PLUS, PLAIN])

    assert drawn(events) == [PLUS, OTHER_PLUS, PLAIN]
    assert Slid(line_of(PLUS), True) not in events


def test_r25_4_3_two_cards_are_drawn_and_a_plus_comes_before_the_second() -> None:
    state = studio({"kevin": HERE})

    assert drawn(draws(state, [PLUS, PLAIN, OTHER_PLAIN], count=2)) == [PLUS, PLAIN, OTHER_PLAIN]


def test_r25_d10_when_the_deck_is_empty_the_discard_is_shuffled() -> None:
    state = studio({"kevin": HERE})
    state.discard = [OTHER_PLAIN, PLAIN]

    events = draws(state, [], luck=Scripted([[OTHER_PLAIN, PLAIN]]))

    assert events[0] == DeckShuffled((OTHER_PLAIN, PLAIN))
    assert drawn(events) == [PLAIN]
    assert (state.deck, state.discard) == ([OTHER_PLAIN], [PLAIN])


def test_r25_d10_the_shuffle_waits_until_a_card_is_needed() -> None:
    state = studio({"kevin": HERE})

    assert not happened(draws(state, PLAIN), DeckShuffled)
    assert (state.deck, state.discard) == ([], [PLAIN])


def test_r25_d10_with_nothing_left_to_draw_there_is_no_card() -> None:
    assert draws(studio({"kevin": HERE}), []) == []


def test_r25_d10_a_card_is_not_shuffled_into_its_own_chain() -> None:
    state = studio({"kevin": HERE})
    state.discard = [PLAIN]

    events = draws(state, [PLUS, OTHER_PLUS], luck=Scripted([[PLAIN]]))

    assert happened(events, DeckShuffled) == [DeckShuffled((PLAIN,))]
    assert drawn(events) == [PLUS, OTHER_PLUS, PLAIN]
    assert sorted(state.discard) == sorted([PLUS, OTHER_PLUS, PLAIN])


def test_r25_d10_a_chain_of_nothing_but_plus_cards_ends() -> None:
    state = studio({"kevin": HERE})

    assert drawn(draws(state, [PLUS, OTHER_PLUS, THIRD_PLUS])) == [PLUS, OTHER_PLUS, THIRD_PLUS]


def test_r25_d10_the_second_card_of_a_draw_may_be_the_first_one_again() -> None:
    state = studio({"kevin": HERE})

    assert drawn(draws(state, PLAIN, count=2, luck=Scripted([[PLAIN]]))) == [PLAIN, PLAIN]


def test_r25_d10_a_card_whose_effect_is_not_over_is_not_shuffled() -> None:
    """The robot pushes into a M.A.C. Room, and there the deck is empty."""
    state = studio({"kevin": HERE}, {EAST: "mac"}, robots=[cell(4, 4)])

    assert drawn(draws(state, card("robot"))) == [card("robot")]
    assert state.discard == [card("robot")]


def test_r25_d10_cards_in_view_are_not_shuffled_before_the_round_ends() -> None:
    state = studio({"kevin": HERE})
    draws(state, card("acceleration"))

    assert draws(state, []) == []
    RoundBegan(2, 7, tuple(state.order)).apply(state)
    assert drawn(draws(state, [], luck=Scripted([[card("acceleration")]]))) == [card("acceleration")]


def test_r25_d10_nor_together_with_what_was_discarded() -> None:
    state = studio({"kevin": HERE})
    draws(state, [card("acceleration"), PLAIN], count=2)

    events = draws(state, [], luck=Scripted([[PLAIN]]))

    assert happened(events, DeckShuffled) == [DeckShuffled((PLAIN,))]
    assert state.in_view == [card("acceleration")]


def test_r25_4_7_a_card_is_drawn_in_a_mac_room_during_somebodys_move() -> None:
    state = studio({"max": CENTRE, "kevin": HERE}, {EAST: "mac"}, down=[EAST])
    stack(state, PLUS, PLAIN)

    events = acts(state, "kevin", "move", Target(cell=EAST))

    assert events[events.index(Answered()) + 1 :][:8] == [
        Entered(KEVIN, EAST, "move"),
        TurnedUp(EAST, "mac"),
        CardDrawn(PLUS, KEVIN, True),
        Slid(line_of(PLUS), True),
        CardDrawn(PLAIN, KEVIN, True),
        Slid(line_of(PLAIN), True),
        CardGone(PLAIN, False),
        CardGone(PLUS, False),
    ]


def test_r25_4_7_whoever_died_on_the_way_draws_nothing() -> None:
    state = studio({"max": CENTRE, "kevin": HERE})
    state.alive[who("kevin")] = False

    assert draws(state, PLAIN, names=["kevin"]) == []
    assert state.deck == [PLAIN]


def test_r25_4_10_without_a_mac_room_a_card_is_for_the_first_one_alive() -> None:
    state = studio({"max": CENTRE, "kevin": HERE})
    state.alive[who("max")] = False

    assert happened(draws(state, PLAIN), CardDrawn) == [CardDrawn(PLAIN, KEVIN, False)]


def goes_on(state: State) -> list[Event[State]]:
    turn = Turn(state, NoLuck())
    go_on(turn, [])
    return turn.events


def round_that_ends(left: int, level: str) -> State:
    state = studio({"max": CENTRE, "kevin": HERE}, left=left, level=level)
    state.going, state.place = WILD, len(state.order)
    stack(state, PLUS, PLAIN, OTHER_PLAIN, card("blackout"))
    return state


def test_r25_4_3_standard_draws_two_before_each_programming() -> None:
    state = round_that_ends(3, "standard")

    events = goes_on(state)

    assert events[0] == RoundBegan(2, 2, (who("kevin"), who("max")))
    assert happened(events, CardDrawn) == [CardDrawn(one, KEVIN, False) for one in (PLUS, PLAIN, OTHER_PLAIN)]
    assert isinstance(events[-1], ProgrammingOpened)
    assert state.arrows != [0] * 10


def test_r25_4_3_standard_draws_none_before_the_last_programming() -> None:
    events = goes_on(round_that_ends(2, "standard"))

    assert [type(event) for event in events] == [RoundBegan, ProgrammingOpened]


def test_r25_4_3_madness_and_base_draw_none_before_programming() -> None:
    assert not drawn(goes_on(round_that_ends(3, "madness")))
    assert not drawn(goes_on(round_that_ends(3, "base")))


def programs_laid(left: int, level: str) -> State:
    """All are ready. Kevin, who is first, has two tokens, and both are in vain."""
    state = studio({"kevin": CENTRE, "max": CENTRE}, left=left, level=level)
    state.phase, state.going = "program", 0
    state.first[who("kevin")], state.second[who("kevin")] = "look", "push"
    stack(state, PLAIN, OTHER_PLAIN, card("blackout"))
    return state


def cards_and_actions(state: State) -> list[object]:
    """Cards and revealed tokens, until nobody has anything left to do."""
    events = goes_on(state)
    while state.question is not None:
        turn = Turn(state, NoLuck())
        Choose(state.question.options[0]).perform(turn, state.owner[state.question.who])
        events += turn.events
    return [
        event.card if isinstance(event, CardDrawn) else event.token if isinstance(event, TokenRevealed) else event.going
        for event in events
        if isinstance(event, (CardDrawn, TokenRevealed, PassBegan))
    ]


def test_r25_4_3_madness_draws_one_before_the_first_and_one_before_the_second_action() -> None:
    assert cards_and_actions(programs_laid(3, "madness")) == [1, PLAIN, "look", 2, OTHER_PLAIN, "push"]


def test_r25_4_3_madness_draws_none_in_the_last_round() -> None:
    assert cards_and_actions(programs_laid(1, "madness")) == [1, "look", 2, "push"]


def test_r25_4_3_madness_draws_none_before_adrenaline() -> None:
    state = programs_laid(3, "madness")
    state.adrenaline[who("kevin")] = "committed"

    assert cards_and_actions(state) == [1, PLAIN, "look", 2, OTHER_PLAIN, "push", WILD, "look"]


def test_r25_4_3_standard_draws_none_between_actions() -> None:
    assert cards_and_actions(programs_laid(3, "standard"))[:4] == [1, "look", 2, "push"]
