"""The chalice: TMP-3.5, TMP-5.4, A23, A42."""

from typing import Any

import msgspec
import pytest

from tests.games.temple.conftest import Lodge
from tests.games.temple.module_tables import blessed, cursed
from tests.games.temple.tables import (
    EAST,
    EASTERN,
    HOME,
    NORTH,
    ONE,
    SOUTH,
    TWO,
    WEST,
    do,
    hand,
    lay,
    refused,
    show,
    stand,
    temple,
    tick,
)
from wayout.games.temple import GAME
from wayout.games.temple.actions import Break, Discover, Enter, Escape, Leave
from wayout.games.temple.building import move_chambers
from wayout.games.temple.events import ChambersLifted, Discovered, Entered, GameEnded, GotOut
from wayout.games.temple.modules.special.chalice import (
    CARRY,
    SAVED,
    UNSEEN,
    Carry,
    ChaliceCarried,
    ChaliceFell,
    ChaliceFound,
    ChaliceSaved,
    carrying_cost,
    flaw,
    is_saved,
)
from wayout.games.temple.modules.special.part import part
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import ENTER, Deed, Module, hooks
from wayout.games.temple.state import ADVENTURER, KEY, OUT, START, TORCH, State
from wayout.games.temple.tiles import Cost, cost_of
from wayout.games.temple.view import view
from wayout.kernel.chance import NoLuck, Scripted, Seeded
from wayout.kernel.codec import encode
from wayout.kernel.options import Option
from wayout.kernel.play import Refusal, Turn, because, replay
from wayout.kernel.seats import Seat

VAULT, EXIT = 3, 4


def vault(*hands: str, **options: Any) -> State:
    """The treasure chamber north of the eastern chamber, the exit north of it, and the chalice in the first."""
    state = temple(*hands, special=True, **options)
    assert lay(state, EASTERN, NORTH, "treasure_chamber") == VAULT
    assert lay(state, VAULT, NORTH, "exit") == EXIT
    part(state).chalice = 2 * VAULT
    return stand(state, *[VAULT] * len(hands))


def carries(state: State, seat: Seat) -> list[Carry]:
    return [one for one in legal(state, seat) if isinstance(one, Carry)]


# Found


def test_3_5_it_appears_when_the_treasure_chamber_is_discovered() -> None:
    state = stand(temple("AA...", ".....", pile=("exit", "treasure_chamber"), special=True), EASTERN, HOME)
    assert part(state).chalice == UNSEEN

    events = do(state, ONE, Discover(NORTH))

    assert isinstance(events[0], Discovered)
    assert events[1:] == [ChaliceFound(6)]
    assert (part(state).chalice, flaw(state)) == (6, None)


def test_no_other_chamber_has_it() -> None:
    state = stand(temple("AA...", ".....", pile=("exit", "linked_1"), special=True), EASTERN, HOME)

    assert len(do(state, ONE, Discover(NORTH))) == 1


# Carried


def test_golden_14_it_costs_a_torch_more_is_saved_in_the_exit_and_else_all_have_lost() -> None:
    state = vault("AATKK", ".....")
    state.depot = 0
    lost = state.clone()
    assert do(state, ONE, Carry(NORTH)) == [
        Entered(ONE, 2 * VAULT, 2 * EXIT, (0, 1, 2), 1_000),
        ChaliceCarried(ONE, 2 * EXIT),
        ChaliceSaved(ONE),
    ]
    assert is_saved(state)
    state.figures[TWO] = OUT
    assert do(state, ONE, Escape(), 2_000)[-1] == GameEnded("won", 2_000)

    do(lost, ONE, Enter(NORTH))
    lost.figures[TWO] = OUT

    assert do(lost, ONE, Escape(), 2_000) == [GotOut(ONE, (3,), 2_000), GameEnded("chalice_left", 2_000)]
    assert GAME.result(lost) is not None


@pytest.mark.parametrize(
    ("side", "hands", "code"),
    [
        (NORTH, "AA...", "cannot_pay"),
        (NORTH, "AAK..", "cannot_pay"),
        (EAST, "AAT..", "no_way"),
        (SOUTH, "AAT..", None),
    ],
)
def test_3_5_the_torch_comes_on_top_of_the_frame(side: int, hands: str, code: str | None) -> None:
    state = vault(hands, ".....")
    if code is None:
        assert carries(state, ONE) == [Carry(NORTH), Carry(SOUTH)]
        do(state, ONE, Carry(side))
        assert (state.figures[ONE], part(state).chalice) == (2 * EASTERN, 2 * EASTERN)
        assert hand(state, ONE) == "....."
    else:
        assert refused(state, ONE, Carry(side)).code == code


def test_3_5_a_frame_with_a_torch_takes_two_then() -> None:
    state = temple("ATT..", ".....", special=True, east="b08")
    lay(state, EASTERN, NORTH, "treasure_chamber")
    part(state).chalice = 2 * VAULT
    stand(state, VAULT, HOME)

    assert do(state, ONE, Carry(SOUTH))[0] == Entered(ONE, 2 * VAULT, 2 * EASTERN, (0, 1, 2), 1_000)


def test_3_5_anybody_where_it_is_may_carry_it_and_nobody_else() -> None:
    state = stand(vault("AAT..", "AAT..", "AAT.."), VAULT, VAULT, EASTERN)

    assert carries(state, ONE) == carries(state, TWO) == [Carry(NORTH), Carry(SOUTH)]
    refusal = refused(state, Seat(2), Carry(WEST))
    assert (refusal.code, refusal.rule) == ("no_chalice_here", "TMP-3.5")
    do(state, TWO, Carry(SOUTH))
    assert refused(state, ONE, Carry(SOUTH)).code == "no_chalice_here"


def test_5_4_it_stays_where_it_is_when_somebody_goes_without_it() -> None:
    state = vault("AAT..", ".....")
    do(state, ONE, Enter(SOUTH))

    assert part(state).chalice == 2 * VAULT
    assert carries(state, ONE) == []


def test_3_5_once_saved_it_is_carried_no_more() -> None:
    state = vault("AATAA", ".....")
    do(state, ONE, Carry(NORTH))
    show(state, ONE, "AAAKT")

    assert part(state).chalice == SAVED
    assert refused(state, ONE, Carry(SOUTH)).code == "no_chalice_here"


def test_4_5_one_may_name_the_dice() -> None:
    state = vault("AAATT", ".....")

    assert refused(state, ONE, Carry(NORTH, (0, 1))).code == "wrong_payment"
    assert do(state, ONE, Carry(NORTH, (1, 2, 4)))[0] == Entered(ONE, 2 * VAULT, 2 * EXIT, (1, 2, 4), 1_000)


def test_nobody_who_is_out_carries_it_and_nobody_without_the_module() -> None:
    state = vault("AAT..", ".....")
    state.figures[ONE] = OUT
    assert refused(state, ONE, Carry(NORTH)).code == "you_are_out"

    assert refused(temple("AAT..", "....."), ONE, Carry(EAST)).code == "no_chalice_here"


# Nothing else moves it


def test_3_5_a42_a_teleport_does_not_carry_it() -> None:
    state = stand(vault(".....", ".....", treasures=True), VAULT, HOME)
    do(state, ONE, UseTreasure(blessed(state, ONE, "teleport"), HOME))

    assert part(state).chalice == 2 * VAULT


def test_5_4_nobody_carries_it_through_a_wall_that_breaks() -> None:
    state = temple("AAAT.", ".....", special=True, pile=())
    north = lay(state, EASTERN, NORTH, "treasure_chamber")
    corner = lay(state, EASTERN, SOUTH, "b07")
    state.pile = []
    part(state).chalice = 2 * north
    ChambersLifted((EASTERN,), (), ()).apply(state)
    stand(state, north, corner)

    do(state, ONE, Break(None))

    assert part(state).chalice == 2 * north


def test_5_4_the_trap_keeps_whoever_is_cursed_from_carrying_it() -> None:
    state = cursed(vault("AAT..", ".....", curses=True), ONE, "trap")

    assert refused(state, ONE, Carry(NORTH)).code == "trapped"
    assert carries(state, ONE) == []


def test_5_3_from_a_chamber_that_vanishes_it_goes_to_the_start() -> None:
    state = temple(".....", ".....", special=True, illusions=True)
    illusion = lay(state, EASTERN, NORTH, "illusion_1")
    part(state).chalice = 2 * illusion
    state.gongs = state.bells = 1

    events = tick(state, 200_000, Scripted([["illusion_1"]]))

    assert events[1:] == [ChaliceFell(START), ChambersLifted((illusion,), ("illusion_1",), ())]
    assert part(state).chalice == START


def test_5_3_what_vanishes_elsewhere_does_not_concern_it() -> None:
    state = vault(".....", ".....", illusions=True)
    illusion = lay(state, EASTERN, SOUTH, "illusion_1")
    state.gongs = state.bells = 1

    assert ChaliceFell(START) not in tick(state, 200_000, Scripted([["illusion_1"]]))
    assert (part(state).chalice, state.chambers[illusion].gone) == (2 * VAULT, True)


def test_5_4_it_moves_along_with_its_chamber() -> None:
    state = vault(".....", ".....")
    move_chambers(Turn(state, NoLuck()), [(VAULT, 7, 7)])

    assert (part(state).chalice, flaw(state)) == (2 * VAULT, None)


def test_5_13_where_another_chamber_takes_the_place_of_its_own_it_stays_in_that_one() -> None:
    state = vault(".....", ".....")
    part(state).chalice = START
    turn = Turn(state, NoLuck())
    for taken_over in hooks(state).taken_over:
        taken_over(turn, HOME, VAULT)
        taken_over(turn, EASTERN, EXIT)

    assert turn.events == [ChaliceFell(2 * VAULT)]


# The end


def test_13_2_a_treasure_chamber_that_nobody_found_holds_no_chalice() -> None:
    state = temple("K....", ".....", special=True)
    way_out = lay(state, EASTERN, NORTH, "exit")
    stand(state, way_out)
    state.depot, state.figures[TWO] = 0, OUT

    assert do(state, ONE, Escape())[-1] == GameEnded("won", 1_000)


def test_a23_it_is_lost_only_when_the_last_one_is_out() -> None:
    state = stand(vault("K....", "AAT.."), EXIT, VAULT)
    state.depot = 0

    assert do(state, ONE, Escape()) == [GotOut(ONE, (0,), 1_000)]
    assert do(state, TWO, Carry(NORTH))[-1] == ChaliceSaved(TWO)


def test_4_13_if_the_last_one_inside_leaves_that_is_what_is_told() -> None:
    state = stand(vault("K....", "....."), EXIT, VAULT)
    state.depot = 0
    do(state, ONE, Escape())

    assert do(state, TWO, Leave(), 2_000)[-1] == GameEnded("left_behind", 2_000)


# Prices


def with_price(lodge: Lodge, state: State, **hooks_: object) -> State:
    lodge(Module(id="test", option=Option("test", (False, True), False), **hooks_))  # type: ignore[arg-type]
    state.mix += ",test"
    return state


def test_5_4_who_enters_for_another_price_pays_that_and_the_torch(lodge: Lodge) -> None:
    def open_mind(state: State, deed: Deed, cost: Cost) -> Cost:
        return cost_of("AA") if deed.name == ENTER else cost

    state = with_price(lodge, vault(".....", "....."), price=open_mind)
    state.chambers[EXIT] = msgspec.structs.replace(state.chambers[EXIT], tile="b12")

    assert carrying_cost(state, ONE, 2 * EXIT) == ((ADVENTURER, 2), (TORCH, 1))


def test_13_13_what_becomes_cheaper_becomes_cheaper_once(lodge: Lodge) -> None:
    asked: list[str] = []

    def knack(state: State, deed: Deed, cost: Cost) -> Cost:
        asked.append(deed.name)
        fewer = [(icon, need - (icon in (KEY, TORCH))) for icon, need in cost]
        return tuple((icon, need) for icon, need in fewer if need)

    state = with_price(lodge, vault(".....", "....."), price=knack)

    assert carrying_cost(state, ONE, 2 * EXIT) == ((ADVENTURER, 2),)
    assert asked == [ENTER, CARRY]
    state.chambers[EXIT] = msgspec.structs.replace(state.chambers[EXIT], tile="b09")
    assert carrying_cost(state, ONE, 2 * EXIT) == ((ADVENTURER, 1), (TORCH, 1))


def test_5_8_what_forbids_entering_forbids_it_and_what_follows_is_told(lodge: Lodge) -> None:
    done: list[Deed] = []

    def ban(state: State, deed: Deed) -> Refusal | None:
        return because("trapped", rule="TMP-5.1") if deed == Deed(ENTER, ONE, 2 * EASTERN) else None

    state = with_price(lodge, vault("AAT..", "....."), forbids=ban, done=lambda turn, deed: done.append(deed))

    assert refused(state, ONE, Carry(SOUTH)).code == "trapped"
    do(state, ONE, Carry(NORTH))
    assert done == [Deed(ENTER, ONE, 2 * EXIT)]


def test_4_7_whoever_is_asked_about_arrivals_knows_that_it_is_saved(lodge: Lodge) -> None:
    told: list[bool] = []
    state = with_price(
        lodge, vault("AAT..", "....."), arrived=lambda turn, seat, node: told.append(is_saved(turn.state))
    )
    do(state, ONE, Carry(NORTH))

    assert told == [True]


# Whose it is


def test_5_0_with_quests_it_is_theirs() -> None:
    """Whoever keeps it passes on what the game asks; the special chambers say nothing then."""
    pile = ("exit", "treasure_chamber")
    state = stand(temple("AAAAT", ".....", pile=pile, special=True, quests=1), EASTERN, HOME)

    assert do(state, ONE, Discover(NORTH)).count(ChaliceFound(2 * VAULT)) == 1
    assert (state.parts["quests"].chalice, part(state).chalice) == (2 * VAULT, UNSEEN)
    stand(state, VAULT)
    show(state, ONE, "AAT..")
    assert carries(state, ONE) == [Carry(SOUTH)]
    assert "chalice" not in view(state, ONE).extra["special"]


def test_5_5_with_quests_alone_it_is_carried_all_the_same() -> None:
    state = temple("AAT..", ".....", quests=1)
    lay(state, EASTERN, NORTH, "treasure_chamber")
    state.parts["quests"].found, state.parts["quests"].chalice = {"treasure_chamber": VAULT}, 2 * VAULT
    stand(state, VAULT, HOME)

    assert ChaliceCarried(ONE, 2 * EASTERN) in do(state, ONE, Carry(SOUTH))
    assert state.parts["quests"].chalice == 2 * EASTERN


# What is seen


@pytest.mark.parametrize(
    ("where", "shown"),
    [
        (UNSEEN, {"node": None, "saved": False}),
        (2 * VAULT, {"node": 2 * VAULT, "saved": False}),
        (SAVED, {"node": None, "saved": True}),
    ],
)
def test_4_12_everybody_sees_where_it_is_and_imagines_it_there(where: int, shown: dict[str, object]) -> None:
    state = vault(".....", ".....")
    part(state).chalice = where
    for viewer in (ONE, TWO):
        seen = view(state, viewer)
        assert seen.extra["special"]["chalice"] == shown
        imagined = GAME.imagine(seen, viewer, Seeded(1))
        assert part(imagined).chalice == where
        assert view(imagined, viewer).extra == seen.extra


def test_4_15_what_happens_can_be_replayed_and_recorded() -> None:
    state = vault("AAT..", ".....")
    before = state.clone()
    events = do(state, ONE, Carry(NORTH))

    assert replay(before, events) == state
    assert GAME.codec.state(encode(state)) == state
    assert GAME.codec.events(encode(events)) == events
    assert GAME.codec.action(encode(Carry(NORTH))) == Carry(NORTH)


@pytest.mark.parametrize("side", range(4))
def test_it_has_a_number_for_learners(side: int) -> None:
    assert GAME.numbering.action(GAME.numbering.parts(Carry(side))) == Carry(side)


@pytest.mark.parametrize(
    ("where", "wrong"),
    [
        (2 * VAULT, None),
        (SAVED, None),
        (UNSEEN, "the chalice is there without its chamber, or the other way round"),
        (2 * VAULT + 1, "the chalice is where nobody can be"),
    ],
)
def test_4_15_a_chalice_that_cannot_be_where_it_is_is_noticed(where: int, wrong: str | None) -> None:
    state = vault(".....", ".....")
    part(state).chalice = where

    assert flaw(state) == wrong


def test_4_15_it_is_not_saved_without_an_exit() -> None:
    state = vault(".....", ".....")
    part(state).chalice, state.exit = SAVED, -1

    assert flaw(state) == "the chalice is saved without an exit"
