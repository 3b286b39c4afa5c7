"""The Fountain: TMP-2.10.11, TMP-5.11."""

import pytest

from tests.games.temple.conftest import Lodge
from tests.games.temple.tables import (
    EASTERN,
    HOME,
    ONE,
    TWO,
    do,
    hand,
    playing,
    refused,
    show,
    stand,
    temple,
    tick,
)
from wayout.games.temple import GAME
from wayout.games.temple.actions import Roll
from wayout.games.temple.dice import hold
from wayout.games.temple.modules.fountain.actions import Drink
from wayout.games.temple.modules.fountain.events import DieRegained
from wayout.games.temple.modules.fountain.part import Fountain, part
from wayout.games.temple.modules.fountain.showing import flaw
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import MASK, Deed, Module
from wayout.games.temple.spacing import ready_at
from wayout.games.temple.state import State
from wayout.games.temple.tile_set import tile_set
from wayout.games.temple.tiles import TILES
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.options import Option
from wayout.kernel.play import Refusal, because, replay

AT = 1_000


def at_the_fountain(*hands: str) -> State:
    """Everybody stands in it, east of the start."""
    return stand(temple(*hands, east="fountain", fountain=True), *[EASTERN] * len(hands))


def test_2_10_11_the_chamber_as_it_is_printed() -> None:
    fountain = TILES["fountain"]

    assert (fountain.doors, fountain.entry, fountain.most_gems, fountain.flank) == ("ESW", "AT", 0, True)


@pytest.mark.parametrize("treasures", [False, True])
def test_2_10_11_it_joins_the_chambers_before_those_beside_the_start_are_drawn(treasures: bool) -> None:
    without = tile_set(playing(3, treasures=treasures))

    assert tile_set(playing(3, treasures=treasures, fountain=True)) == without._replace(
        first=(*without.first, "fountain")
    )


def test_5_11_two_golden_masks_bring_the_first_lost_die_back_unrolled() -> None:
    state = at_the_fountain("GGxKx", ".....")

    assert do(state, ONE, Drink()) == [DieRegained(ONE, 2, (0, 1), AT)]
    assert hand(state, ONE) == "...Kx"
    assert do(state, ONE, Roll((2,)), at=AT + 500, luck=Seeded(1))


def test_5_11_once_for_every_player() -> None:
    state = at_the_fountain("GGxxx", "GGxxx")
    do(state, ONE, Drink())
    show(state, ONE, "GGxxx")

    refusal = refused(state, ONE, Drink())
    assert (refusal.code, refusal.rule) == ("drank_already", "TMP-5.11")
    assert Drink() not in legal(state, ONE)
    assert Drink() in legal(state, TWO)


@pytest.mark.parametrize(
    ("mine", "code"),
    [("GGKKK", "no_lost_die"), ("GGBBB", "no_lost_die"), ("GKAxx", "cannot_pay"), ("GGAAx", None)],
)
def test_5_11_it_takes_two_masks_of_ones_own_and_a_lost_die(mine: str, code: str | None) -> None:
    state = at_the_fountain(mine, "GGGGG")

    assert (Drink() in legal(state, ONE)) == (code is None)
    if code is not None:
        assert refused(state, ONE, Drink()).code == code


def test_5_11_a_held_die_is_not_lost() -> None:
    state = at_the_fountain("GG...", ".....")
    hold(state, 4, "altar")

    assert refused(state, ONE, Drink()).code == "no_lost_die"


def test_5_11_a_die_that_was_given_away_is_not_lost() -> None:
    state = at_the_fountain("GG...", ".....")
    state.hands[ONE].remove(4)

    assert refused(state, ONE, Drink()).code == "no_lost_die"


def test_5_11_nowhere_else() -> None:
    state = stand(at_the_fountain("GGxxx", "....."), HOME)

    assert refused(state, ONE, Drink()).code == "no_fountain_here"
    state.figures[ONE] = -1
    assert refused(state, ONE, Drink()).code == "you_are_out"
    assert Drink() not in legal(state, ONE)


def test_5_11_one_may_say_which_masks_pay() -> None:
    state = at_the_fountain("GGGKx", ".....")

    assert do(state, ONE, Drink((1, 2))) == [DieRegained(ONE, 4, (1, 2), AT)]
    assert refused(at_the_fountain("GGGKx", "....."), ONE, Drink((1, 3))).code == "wrong_payment"


def test_5_11_a_ban_on_golden_masks_does_not_reach_it(lodge: Lodge) -> None:
    def forbids(state: State, deed: Deed) -> Refusal | None:
        return because("trapped", rule="TMP-5.1") if deed.name == MASK else None

    lodge(Module(id="test", option=Option("test", (False, True), False), forbids=forbids))
    state = at_the_fountain("GGBBx", ".....")
    state.mix, state.options["test"] = "fountain,test", True

    assert Drink() in legal(state, ONE)


def test_5_11_a_die_that_the_slam_took_comes_back() -> None:
    state = at_the_fountain("GGAAA", ".....")
    tick(state, 200_000)
    assert hand(state, ONE) == "GGxAA"

    do(state, ONE, Drink(), at=201_000)
    assert hand(state, ONE) == "...AA"


def test_4_5_it_is_a_deed_like_others() -> None:
    state = at_the_fountain("GGxxx", ".....")
    do(state, ONE, Drink())

    assert ready_at(state, ONE, Drink()) == AT + 120


def test_everybody_sees_who_has_drunk_records_keep_it_and_it_is_imagined() -> None:
    state = at_the_fountain("GGxxx", ".....")
    before, happened = state.clone(), do(state, ONE, Drink())
    seen = GAME.view(state, TWO)

    assert seen.extra["fountain"] == {"regained": [True, False]}
    assert part(GAME.imagine(seen, TWO, Seeded(1))) == Fountain([True] + [False] * 5)
    assert GAME.codec.state(encode(state)) == state
    assert not part(before).regained[ONE]
    replay(before, happened)
    assert before == state


@pytest.mark.parametrize(("east", "seat", "wrong"), [("fountain", 5, True), ("b07", 0, True), ("fountain", 0, False)])
def test_4_15_a_flaw_is_noticed(east: str, seat: int, wrong: bool) -> None:
    state = temple(".....", ".....", east=east, fountain=True)
    assert flaw(state) is None
    part(state).regained[seat] = True

    assert (flaw(state) is not None) == wrong


def test_learners_have_a_number_for_it() -> None:
    assert GAME.numbering.action(GAME.numbering.parts(Drink())) == Drink()
    assert Drink() in list(GAME.thinkable(at_the_fountain(".....", "....."), ONE))
