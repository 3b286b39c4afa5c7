"""Linked chambers: TMP-3.5, TMP-5.4, A20."""

from collections.abc import Iterable

import pytest

from tests.games.temple.conftest import Lodge
from tests.games.temple.tables import (
    EASTERN,
    HOME,
    NORTH,
    ONE,
    SOUTH,
    THREE,
    TWO,
    WESTERN,
    do,
    hand,
    lay,
    refused,
    show,
    stand,
    temple,
)
from wayout.games.temple import GAME
from wayout.games.temple.actions import AutoOffer, Gems, Offer
from wayout.games.temple.modules.special.linking import Link, LinkLit, flaw, spent, taking_part
from wayout.games.temple.modules.special.part import part
from wayout.games.temple.modules.treasures.events import TreasureUsed
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import GEMS, Deed, Module
from wayout.games.temple.state import KEY, State
from wayout.games.temple.tiles import Cost
from wayout.games.temple.view import view
from wayout.games.temple.view_types import TaskView
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.options import Option
from wayout.kernel.play import Refusal, because, replay
from wayout.kernel.seats import Seat

FIRST, SECOND, THIRD = 3, 4, 5
"""The linked chambers: keys, torches, keys."""


def linked(*hands: str, three: bool = False) -> State:
    """Two linked chambers, or all three, and everybody at home."""
    state = temple(*hands, special=True)
    assert lay(state, EASTERN, NORTH, "linked_1") == FIRST
    assert lay(state, WESTERN, NORTH, "linked_2") == SECOND
    if three:
        assert lay(state, EASTERN, SOUTH, "linked_3") == THIRD
    return state


def test_3_5_two_manned_at_the_same_time_light_one_gem_each() -> None:
    state = stand(linked("KKKK.", "TTTA."), FIRST, SECOND)
    depot = state.depot

    assert do(state, ONE, Link()) == [LinkLit(ONE, (2 * FIRST, 2 * SECOND), 2, (0, 1, 2, 10, 11, 12), 1_000)]

    assert (hand(state, ONE), hand(state, TWO)) == ("...K.", "...A.")
    assert (state.depot, state.gems_taken) == (depot - 2, 2)
    assert [state.chambers[number].gems_done for number in (FIRST, SECOND)] == [1, 1]
    assert part(state).linked


def test_a20_three_manned_light_three() -> None:
    state = stand(linked("KKK..", "TTT..", "KKK..", three=True), FIRST, SECOND, THIRD)
    event = do(state, THREE, Link())[0]

    assert isinstance(event, LinkLit)
    assert (event.nodes, event.taken) == ((2 * THIRD, 2 * FIRST, 2 * SECOND), 3)
    assert state.gems_taken == 3


def test_5_4_only_those_that_are_paid_for_take_part_and_then_it_is_spent_for_all() -> None:
    state = stand(linked("KKK..", "TTT..", "KK...", three=True), FIRST, SECOND, THIRD)
    do(state, ONE, Link())
    show(state, THREE, "KKK..")
    show(state, ONE, "KKK..")

    assert state.chambers[THIRD].gems_done == -1
    assert refused(state, THREE, Link()).code == "link_spent"
    assert refused(state, ONE, Link()).rule == "TMP-5.4"
    assert spent(state) == [THIRD]


def test_5_4_a_linked_chamber_that_is_found_later_gives_nothing() -> None:
    state = stand(linked("KKK..", "TTT..", "....."), FIRST, SECOND, HOME)
    assert spent(state) == []
    do(state, ONE, Link())
    late = lay(state, EASTERN, SOUTH, "linked_3")
    stand(state, late)
    show(state, ONE, "KKK..")

    assert refused(state, ONE, Link()).code == "link_spent"
    assert not any(isinstance(one, Link) for one in legal(state, ONE))
    assert spent(state) == [late]


def test_5_4_whoever_lights_it_need_not_have_paid() -> None:
    state = stand(linked("KKK..", "TTT..", ".....", three=True), FIRST, SECOND, THIRD)
    event = do(state, THREE, Link())[0]

    assert isinstance(event, LinkLit)
    assert (event.seat, event.nodes) == (THREE, (2 * FIRST, 2 * SECOND))


@pytest.mark.parametrize("hands", [("KKK..", "TT..."), ("KKK..", "KKK.."), ("KK...", "TTTT.")])
def test_3_5_one_that_is_paid_for_is_not_enough(hands: tuple[str, str]) -> None:
    state = stand(linked(*hands), FIRST, SECOND)
    refusal = refused(state, ONE, Link())

    assert (refusal.code, refusal.rule, refusal.facts) == ("link_needs_two", "TMP-5.4", {"n": 1})
    assert Link() not in legal(state, ONE)


def test_3_5_each_is_paid_by_those_who_stand_in_it_alone() -> None:
    """Three keys in the torch chamber, and a helper's keys beside it, do nothing for the key chamber."""
    state = stand(linked("KK...", "TTTKK", "KKK.."), FIRST, SECOND, EASTERN)

    assert refused(state, TWO, Link()).code == "link_needs_two"
    stand(state, FIRST, SECOND, FIRST)
    event = do(state, TWO, Link())[0]
    assert isinstance(event, LinkLit)
    assert event.paid == (10, 11, 12, 20, 21, 22)


def test_4_8_the_trigger_pays_first_then_the_others_clockwise_and_no_more_than_needed() -> None:
    state = stand(linked("KK...", "TTTT.", "KKK.."), FIRST, SECOND, FIRST)
    event = do(state, ONE, Link())[0]

    assert isinstance(event, LinkLit)
    assert event.paid == (0, 1, 20, 10, 11, 12)


def test_4_8_dice_there_are_offered_by_themselves_unless_their_owner_says_no() -> None:
    state = stand(linked("KKK..", "TTT.."), FIRST, SECOND)
    assert all(die.offered for die in view(state, ONE).seats["1"].dice[:3])
    do(state, TWO, AutoOffer(False))

    assert refused(state, ONE, Link()).code == "link_needs_two"
    do(state, TWO, Offer((10, 11, 12), True))
    assert Link() in legal(state, ONE)


def test_3_5_nobody_lights_the_link_from_anywhere_else() -> None:
    state = stand(linked("KKK..", "TTT..", "....."), FIRST, SECOND, EASTERN)
    refusal = refused(state, THREE, Link())

    assert (refusal.code, refusal.rule) == ("no_link_here", "TMP-3.5")
    assert Link() not in legal(state, THREE)


def test_2_6_a_linked_chamber_alone_has_no_gems_to_light() -> None:
    state = stand(linked("KKKKK", "....."), FIRST, HOME)

    assert refused(state, ONE, Gems(1)).code == "no_gems_here"
    assert not any(isinstance(one, Gems) for one in legal(state, ONE))


@pytest.mark.parametrize(("depot", "taken"), [(1, 1), (2, 2)])
def test_5_4_a12_it_lights_as_far_as_the_depot_goes(depot: int, taken: int) -> None:
    state = stand(linked("KKK..", "TTT.."), FIRST, SECOND)
    state.depot = depot
    event = do(state, ONE, Link())[0]

    assert isinstance(event, LinkLit)
    assert (event.taken, state.depot) == (taken, 0)
    assert [state.chambers[number].gems_done for number in (FIRST, SECOND)] == [1, 1]


def test_a13_with_an_empty_depot_there_is_nothing_to_light() -> None:
    state = stand(linked("KKK..", "TTT.."), FIRST, SECOND)
    state.depot = 0

    assert refused(state, ONE, Link()).code == "depot_empty"


def test_nobody_who_is_out_lights_it() -> None:
    state = stand(linked("KKK..", "TTT.."), FIRST, SECOND)
    state.figures[ONE] = -1

    assert refused(state, ONE, Link()).code == "you_are_out"
    assert Link() not in legal(state, ONE)


# Beside other modules


def test_5_8_what_forbids_gems_forbids_the_link_and_is_told_of_all_its_chambers(lodge: Lodge) -> None:
    asked: list[Deed] = []

    def ban(state: State, deed: Deed) -> Refusal | None:
        asked.append(deed)
        return because("trapped", rule="TMP-5.1") if deed.name == GEMS else None

    lodge(Module(id="test", option=Option("test", (False, True), False), forbids=ban))
    state = stand(linked("KKK..", "TTT.."), FIRST, SECOND)
    state.mix += ",test"

    assert refused(state, TWO, Link()).code == "trapped"
    assert asked[-1] == Deed(GEMS, TWO, 2 * SECOND, also=(2 * FIRST,))


def test_13_13_a_link_is_one_deed_and_whoever_makes_it_cheaper_does_so_where_they_stand(lodge: Lodge) -> None:
    done: list[Deed] = []

    def knack(state: State, deed: Deed, cost: Cost) -> Cost:
        mine = deed.name == GEMS and state.figures[ONE] == deed.to
        return tuple((icon, need - (icon == KEY)) for icon, need in cost) if mine else cost

    def first(state: State, deed: Deed) -> Iterable[Seat]:
        return [ONE]

    module = Module(
        id="test",
        option=Option("test", (False, True), False),
        price=knack,
        pays_first=first,
        done=lambda turn, deed: done.append(deed),
    )
    lodge(module)
    state = stand(linked("KK...", "TTT.."), FIRST, SECOND)
    state.mix += ",test"

    event = do(state, ONE, Link())[0]

    assert isinstance(event, LinkLit)
    assert event.paid == (0, 1, 10, 11, 12)
    assert done == [Deed(GEMS, ONE, 2 * FIRST, also=(2 * SECOND,))]


def test_4_8_a_double_torch_that_is_ready_counts_in_its_owners_chamber() -> None:
    state = temple("KKK..", "T....", special=True, treasures=True)
    lay(state, EASTERN, NORTH, "linked_1")
    lay(state, WESTERN, NORTH, "linked_2")
    stand(state, FIRST, SECOND)
    treasures = state.parts["treasures"]
    treasures.stack, treasures.laid, treasures.owned[TWO], treasures.armed = ["double_torch"], 1, [0], {0: 9_000}

    events = do(state, ONE, Link())

    assert events[0] == TreasureUsed(TWO, 0, "double_torch")
    assert isinstance(events[1], LinkLit)
    assert events[1].paid == (0, 1, 2, 10)


# What is seen


def test_4_12_everybody_sees_what_each_asks_for_until_it_is_spent() -> None:
    state = stand(linked("KKK..", "TTT.."), FIRST, SECOND)
    seen = view(state, TWO)

    assert seen.tasks == {
        str(2 * FIRST): [TaskView("link", "KKK", [2 * FIRST])],
        str(2 * SECOND): [TaskView("link", "TTT", [2 * SECOND])],
    }
    assert seen.extra["special"]["linked"] is False
    do(state, ONE, Link())
    assert view(state, TWO).tasks == {}
    assert view(state, TWO).extra["special"]["linked"] is True


def test_a_viewer_imagines_whether_it_is_spent() -> None:
    state = stand(linked("KKK..", "TTT.."), FIRST, SECOND)
    do(state, ONE, Link())
    imagined = GAME.imagine(view(state, ONE), ONE, Seeded(1))

    assert part(imagined).linked
    assert view(imagined, ONE).extra == view(state, ONE).extra


def test_4_15_what_happens_can_be_replayed_and_recorded() -> None:
    state = stand(linked("KKK..", "TTT.."), FIRST, SECOND)
    before = state.clone()
    events = do(state, ONE, Link())

    assert replay(before, events) == state
    assert GAME.codec.state(encode(state)) == state
    assert GAME.codec.events(encode(events)) == events


def test_it_has_a_number_for_learners() -> None:
    assert GAME.numbering.action(GAME.numbering.parts(Link())) == Link()


def test_4_15_a_link_that_cannot_be_is_noticed() -> None:
    state = stand(linked("KKK..", "TTT.."), FIRST, SECOND)
    assert flaw(state) is None
    part(state).linked = True
    assert flaw(state) == "the link was lit in fewer than two chambers"
    part(state).linked = False
    do(state, ONE, Link())
    part(state).linked = False

    assert flaw(state) == "a linked chamber gave its gem without the link"


def test_the_trigger_stands_first_among_those_that_take_part() -> None:
    state = stand(linked("KKK..", "TTT..", "KKK..", three=True), FIRST, SECOND, THIRD)

    assert [taking_part(state, seat)[0] for seat in (ONE, TWO, THREE)] == [2 * FIRST, 2 * SECOND, 2 * THIRD]
