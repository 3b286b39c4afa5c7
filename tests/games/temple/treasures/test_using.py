"""Using treasures at any time while inside, and losing them: TMP-5.2."""

from tests.games.temple.module_tables import NOW, A, B, blessed, do, pass_time, refusal, temple
from wayout.games.temple import GAME
from wayout.games.temple.actions import Escape, Give
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.modules.treasures.events import TreasureLost, TreasureUsed
from wayout.games.temple.modules.treasures.part import owned, part
from wayout.games.temple.seam import GRANT, hooks
from wayout.games.temple.spacing import ready_at
from wayout.games.temple.state import INTRO, State
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn


def in_the_exit() -> State:
    state = temple(tiles={(2, 0): ("exit", 1)}, dice={A: "KKK.."}, at={A: 3})
    state.depot = 2
    return state


def test_5_2_only_ones_own_treasures_can_be_used() -> None:
    state = temple()
    gem = blessed(state, A, "extra_gem")

    assert refusal(state, B, UseTreasure(gem)) == "no_such_treasure TMP-5.2"
    assert refusal(state, A, UseTreasure(gem + 1)) == "no_such_treasure TMP-5.2"
    assert refusal(state, A, UseTreasure(gem)) is None


def test_5_2_it_costs_no_dice_even_with_none_left() -> None:
    state = temple(dice={A: "xxxxx"})

    assert refusal(state, A, UseTreasure(blessed(state, A, "extra_gem"))) is None


def test_5_2_a_used_treasure_is_gone() -> None:
    state = temple(dice={A: "B...."})
    mask = blessed(state, A, "healing_mask")

    assert do(state, A, UseTreasure(mask))[0] == TreasureUsed(A, mask, "healing_mask", NOW)
    assert refusal(state, A, UseTreasure(mask)) == "no_such_treasure TMP-5.2"


def test_4_5_using_one_is_a_deed_like_others() -> None:
    state = temple()
    do(state, A, UseTreasure(blessed(state, A, "extra_gem")))

    assert ready_at(state, A, UseTreasure(0)) == NOW + 120


def test_4_2_not_before_the_shout() -> None:
    state = temple()
    gem = blessed(state, A, "extra_gem")
    state.phase = INTRO

    assert refusal(state, A, UseTreasure(gem)) == "not_begun TMP-4.2"


def test_5_2_treasures_of_one_who_escapes_are_lost() -> None:
    state = in_the_exit()
    gem, mask = blessed(state, A, "extra_gem"), blessed(state, A, "healing_mask")

    events = do(state, A, Escape())

    assert events[1:3] == [TreasureLost(A, gem, "extra_gem"), TreasureLost(A, mask, "healing_mask")]
    assert owned(state, A) == []
    assert part(state).gone == [gem, mask]
    assert refusal(state, A, UseTreasure(gem)) == "you_are_out TMP-4.5"


def test_5_2_a_die_can_still_be_handed_on() -> None:
    state = in_the_exit()
    blessed(state, A, "extra_gem")
    do(state, A, Escape())

    assert refusal(state, A, Give(0, B)) is None


def test_5_2_treasures_of_one_who_leaves_are_lost() -> None:
    state = in_the_exit()
    gem = blessed(state, A, "extra_gem")
    do(state, A, GAME.leave)

    assert part(state).gone == [gem]


def test_5_2_what_is_left_behind_while_ready_does_not_cool_down() -> None:
    state = in_the_exit()
    torch = blessed(state, A, "double_torch")
    do(state, A, UseTreasure(torch))
    do(state, A, Escape(), at=NOW + 120)

    assert part(state).armed == {}
    assert pass_time(state, NOW + 10_000) == []


def test_5_2_discards_do_not_come_back() -> None:
    state = temple(stack=[])
    do(state, A, UseTreasure(blessed(state, A, "extra_gem")))

    assert GAME.view(state, A).treasures_left == 0


def robbed(state: State) -> list[object]:
    turn = Turn(state, NoLuck())
    for rob in hooks(state).robbed:
        rob(turn, A)
    return list(turn.events)


def test_one_who_is_robbed_loses_the_last_treasure_that_is_not_used() -> None:
    state = temple()
    first, last, gem = (blessed(state, A, kind) for kind in ("teleport", "double_key", "extra_gem"))
    do(state, A, UseTreasure(gem))
    do(state, A, UseTreasure(last))

    assert robbed(state) == [TreasureLost(A, last, "double_key")]
    assert (owned(state, A), part(state).armed) == ([first, gem], {})
    assert len(robbed(state)) == 1
    assert robbed(state) == []


def test_a_gem_without_a_chamber_is_a_deed_of_its_own() -> None:
    state = temple()

    assert UseTreasure(blessed(state, A, "extra_gem")).deed(state, A).name == GRANT
