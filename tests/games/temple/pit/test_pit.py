"""The Pit: TMP-2.10.9, TMP-5.9."""

import pytest

from tests.games.temple.conftest import Lodge
from tests.games.temple.tables import EASTERN, HOME, ONE, TWO, do, hand, playing, refused, stand, temple
from wayout.games.temple import GAME
from wayout.games.temple.actions import Gems, Mask
from wayout.games.temple.events import GemsTaken
from wayout.games.temple.invariants import gem_flaw
from wayout.games.temple.modules.pit.actions import LightPit
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import GEMS, Deed, Module
from wayout.games.temple.solvable import capacity, keys_at_best
from wayout.games.temple.spacing import ready_at
from wayout.games.temple.state import LOCKED, State
from wayout.games.temple.tile_set import tile_set
from wayout.games.temple.tiles import TILES
from wayout.kernel.chance import Seeded
from wayout.kernel.options import Option
from wayout.kernel.play import Refusal, Turn, because, replay
from wayout.kernel.seats import Seat

AT = 1_000


def in_the_pit(*hands: str) -> State:
    """Everybody stands in it, east of the start."""
    state = temple(*hands, east="pit", pit=True)
    return stand(state, *[EASTERN] * len(hands))


def test_2_10_9_the_chamber_as_it_is_printed() -> None:
    pit = TILES["pit"]

    assert (pit.doors, pit.entry, pit.gems, pit.most, pit.flank) == ("NS", "AA", None, 2, True)


@pytest.mark.parametrize("curses", [False, True])
def test_2_10_9_it_joins_the_chambers_before_those_beside_the_start_are_drawn(curses: bool) -> None:
    with_pit = tile_set(playing(3, pit=True, curses=curses))
    without = tile_set(playing(3, curses=curses))

    assert with_pit == without._replace(first=(*without.first, "pit"))


def test_2_18_its_gems_make_a_hard_way_out_easier() -> None:
    bare, deep = playing(6, difficulty="professional"), playing(6, difficulty="professional", pit=True)

    assert capacity(deep) == capacity(bare) + 2
    assert (keys_at_best(bare), keys_at_best(deep)) == (7, 5)


def test_5_9_a34_five_black_masks_light_two_gems_and_stay_locked() -> None:
    state = in_the_pit("BBBBB", ".....")
    depot = state.depot

    assert do(state, ONE, LightPit()) == [GemsTaken(ONE, 2 * EASTERN, 2, 2, (), AT)]
    assert (hand(state, ONE), state.depot, state.gems_taken) == ("BBBBB", depot - 2, 2)
    assert state.chambers[EASTERN].gems_done == 2
    assert gem_flaw(state) is None


def test_5_9_only_once() -> None:
    state = in_the_pit("BBBBB", "BBBBB")
    do(state, ONE, LightPit())

    refusal = refused(state, TWO, LightPit())
    assert (refusal.code, refusal.rule) == ("no_pit_here", "TMP-5.9")
    assert LightPit() not in legal(state, TWO)


def test_5_9_masks_of_two_are_not_put_together() -> None:
    state = in_the_pit("BBBB.", "B....")

    refusal = refused(state, ONE, LightPit())
    assert (refusal.code, refusal.rule, refusal.facts) == ("too_few_black_masks", "TMP-5.9", {"have": 4, "need": 5})
    assert LightPit() not in legal(state, ONE)


def test_5_9_who_plays_alone_has_dice_to_spare() -> None:
    state = in_the_pit("BBBBB.G")

    assert do(state, ONE, LightPit())[0] == GemsTaken(ONE, 2 * EASTERN, 2, 2, (), AT)
    assert Mask(6, ONE, (0, 1)) in legal(state, ONE)


def test_5_9_nowhere_but_in_the_pit() -> None:
    state = stand(in_the_pit("BBBBB", "....."), HOME)

    assert refused(state, ONE, LightPit()).code == "no_pit_here"
    state.figures[ONE] = -1
    assert refused(state, ONE, LightPit()).code == "you_are_out"
    assert LightPit() not in legal(state, ONE)


def test_a12_a13_it_takes_what_the_depot_has() -> None:
    state = in_the_pit("BBBBB", ".....")
    state.depot = 1
    one_left = state.clone()

    assert do(one_left, ONE, LightPit()) == [GemsTaken(ONE, 2 * EASTERN, 2, 1, (), AT)]
    assert one_left.depot == 0
    state.depot = 0
    assert refused(state, ONE, LightPit()).code == "depot_empty"


def test_5_9_its_gems_have_no_price_in_icons() -> None:
    assert refused(in_the_pit("KKKKK", "....."), ONE, Gems(2)).code == "no_gems_here"


def test_5_9_what_forbids_to_light_gems_forbids_this(lodge: Lodge) -> None:
    def forbids(state: State, deed: Deed) -> Refusal | None:
        return because("trapped", rule="TMP-5.1") if (deed.name, deed.to) == (GEMS, 2 * EASTERN) else None

    lodge(Module(id="test", option=Option("test", (False, True), False), forbids=forbids))
    state = in_the_pit("BBBBB", ".....")
    state.mix, state.options["test"] = "pit,test", True

    assert refused(state, ONE, LightPit()).code == "trapped"
    assert LightPit() not in legal(state, ONE)


def test_5_9_black_masks_count_that_do_not_lock(lodge: Lodge) -> None:
    """What a die shows counts (TMP-5.9): a module may keep black masks from locking."""

    def black(state: State, seat: Seat, die: int, shown: int) -> int:
        return LOCKED if die in (3, 4) else shown

    lodge(Module(id="test", option=Option("test", (False, True), False), counts_as=lambda state, seat: black))
    state = in_the_pit("BBB..", ".....")
    state.mix, state.options["test"] = "pit,test", True

    assert LightPit() in legal(state, ONE)


def test_4_5_it_is_a_deed_like_others() -> None:
    state = in_the_pit("BBBBB", ".....")
    do(state, ONE, LightPit())

    assert ready_at(state, ONE, LightPit()) == AT + 120


def test_everybody_sees_it_and_a_record_replays_it() -> None:
    state = in_the_pit("BBBBB", ".....")
    before = state.clone()
    happened = do(state, ONE, LightPit())

    assert GAME.view(state, TWO).chambers[str(EASTERN)].gems_done == 2
    replay(before, happened)
    assert before == state
    assert GAME.imagine(GAME.view(state, TWO), TWO, Seeded(1)).chambers == state.chambers


def test_numbering_and_listing_know_it() -> None:
    assert GAME.numbering.action(GAME.numbering.parts(LightPit())) == LightPit()
    assert LightPit() in legal(in_the_pit("BBBBB", "....."), ONE)
    assert LightPit() in list(GAME.thinkable(in_the_pit(".....", "....."), ONE))


def test_2_10_9_it_may_lie_beside_the_start() -> None:
    for seed in range(200):
        state = GAME.first_state(2, playing(2, pit=True).options)
        GAME.open(Turn(state, Seeded(seed)))
        if "pit" in {chamber.tile for chamber in state.chambers}:
            return
    raise AssertionError("never")
