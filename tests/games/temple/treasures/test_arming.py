"""Treasures that count as two icons for ten seconds: TMP-4.8, TMP-5.2."""

import pytest

from tests.games.temple.module_tables import NOW, A, B, E, W, blessed, cursed, do, hand, pass_time, refusal, temple
from wayout.games.temple import GAME
from wayout.games.temple.actions import Enter, Escape, Gems
from wayout.games.temple.events import GemsTaken
from wayout.games.temple.modules.curses.actions import Lift
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.modules.treasures.events import TreasureArmed, TreasureCooled, TreasureUsed
from wayout.games.temple.modules.treasures.part import owned, part
from wayout.games.temple.rules import legal
from wayout.games.temple.spacing import ready_at
from wayout.games.temple.state import State
from wayout.kernel.codec import encode

KEYS = ("gems_key_a", "b08")
TORCHES = ("gems_torch_a", "b08")


def with_double(kind: str, dice: str, mate: str = ".....", flanks: tuple[str, str] = KEYS) -> tuple[State, int]:
    """Both stand in the gem chamber; seat 0 has the treasure, not yet ready."""
    state = temple(flanks=flanks, dice={A: dice, B: mate}, at={A: 1, B: 1})
    return state, blessed(state, A, kind)


@pytest.mark.parametrize(("kind", "flanks", "icon"), [("double_key", KEYS, "K"), ("double_torch", TORCHES, "T")])
def test_3_3_it_counts_as_two_icons_of_its_kind(kind: str, flanks: tuple[str, str], icon: str) -> None:
    state, tile = with_double(kind, icon * 2 + "...", flanks=flanks)
    assert refusal(state, A, Gems(1)) == "too_few_icons TMP-4.8"

    do(state, A, UseTreasure(tile))

    assert do(state, A, Gems(1), at=NOW + 120) == [
        TreasureUsed(A, tile, kind),
        GemsTaken(A, 2, 1, 1, (0, 1), NOW + 120),
    ]
    assert owned(state, A) == []
    assert part(state).gone == [tile]


@pytest.mark.parametrize(("kind", "flanks", "icon"), [("double_key", KEYS, "K"), ("double_torch", TORCHES, "T")])
def test_3_3_and_not_as_three(kind: str, flanks: tuple[str, str], icon: str) -> None:
    state, tile = with_double(kind, icon + "....", flanks=flanks)
    do(state, A, UseTreasure(tile))

    assert refusal(state, A, Gems(1)) == "too_few_icons TMP-4.8"


@pytest.mark.parametrize(("kind", "flanks"), [("double_key", TORCHES), ("double_torch", KEYS)])
def test_3_3_it_does_not_count_as_the_other_icon(kind: str, flanks: tuple[str, str]) -> None:
    state, tile = with_double(kind, "KK.TT", flanks=flanks)
    do(state, A, UseTreasure(tile))

    assert refusal(state, A, Gems(1)) == "too_few_icons TMP-4.8"


def test_4_8_it_counts_only_once_its_owner_has_got_it_ready() -> None:
    state, tile = with_double("double_key", "KK...")

    assert refusal(state, A, Gems(1)) == "too_few_icons TMP-4.8"
    assert do(state, A, UseTreasure(tile)) == [TreasureArmed(A, tile, "double_key", NOW + 10_000, NOW)]
    assert Gems(1) in legal(state, A)
    assert GAME.view(state, B).seats["0"].treasures[0].armed_until == NOW + 10_000


def test_4_8_after_ten_seconds_it_counts_no_more_but_is_kept() -> None:
    state, tile = with_double("double_key", "KK...")
    without = GAME.deadline(state)
    do(state, A, UseTreasure(tile))
    assert GAME.deadline(state) == NOW + 10_000

    assert pass_time(state, NOW + 9_999) == []
    assert refusal(state, A, Gems(1)) is None
    assert pass_time(state, NOW + 10_000) == [TreasureCooled(A, tile, "double_key")]

    assert refusal(state, A, Gems(1)) == "too_few_icons TMP-4.8"
    assert owned(state, A) == [tile]
    assert refusal(state, A, UseTreasure(tile)) is None
    assert GAME.deadline(state) == without


def test_4_8_several_cool_down_each_in_its_time() -> None:
    state, key = with_double("double_key", ".....")
    torch = blessed(state, B, "double_torch")
    do(state, A, UseTreasure(key))
    do(state, B, UseTreasure(torch), at=NOW + 300)

    assert pass_time(state, NOW + 10_000) == [TreasureCooled(A, key, "double_key")]
    assert pass_time(state, NOW + 20_000) == [TreasureCooled(B, torch, "double_torch")]


def test_5_2_what_is_ready_cannot_be_got_ready_again() -> None:
    state, tile = with_double("double_key", ".....")
    do(state, A, UseTreasure(tile))

    assert refusal(state, A, UseTreasure(tile)) == "armed_already TMP-5.2"
    assert UseTreasure(tile) not in legal(state, A)


def test_4_8_an_armed_treasure_of_a_mate_here_counts_in_the_pool() -> None:
    state, tile = with_double("double_key", ".....", "KKKKK")
    do(state, A, UseTreasure(tile))

    events = do(state, B, Gems(2), at=NOW + 120)

    assert events[0] == TreasureUsed(A, tile, "double_key")
    assert isinstance(events[1], GemsTaken)
    assert state.gems_taken == 2


def test_4_8_not_from_another_chamber() -> None:
    state, tile = with_double("double_key", ".....", "KKKKK")
    do(state, A, UseTreasure(tile))
    state.figures[A] = 0

    assert refusal(state, B, Gems(2)) == "too_few_icons TMP-4.8"


def test_4_8_dice_go_first_and_the_treasure_is_kept_if_they_suffice() -> None:
    state, tile = with_double("double_key", "KK...", "KK...")
    do(state, A, UseTreasure(tile))

    assert do(state, A, Gems(1), at=NOW + 120) == [GemsTaken(A, 2, 1, 1, (0, 1, 10, 11), NOW + 120)]
    assert owned(state, A) == [tile]


def test_5_2_one_missing_icon_is_enough_to_use_it_up() -> None:
    state, tile = with_double("double_key", "KKK..")
    do(state, A, UseTreasure(tile))
    do(state, A, Gems(1), at=NOW + 120)

    assert hand(state, A) == "....."
    assert owned(state, A) == []


def test_5_2_of_two_only_as_many_go_as_are_needed_and_first_what_ends_first() -> None:
    state, late = with_double("double_key", "KK...")
    soon = blessed(state, A, "double_key")
    do(state, A, UseTreasure(soon))
    do(state, A, UseTreasure(late), at=NOW + 120)

    events = do(state, A, Gems(1), at=NOW + 240)

    assert events[0] == TreasureUsed(A, soon, "double_key")
    assert owned(state, A) == [late]


def test_5_2_two_of_them_open_what_four_keys_open() -> None:
    state, one = with_double("double_key", ".....")
    other = blessed(state, A, "double_key")
    do(state, A, UseTreasure(one))
    do(state, A, UseTreasure(other), at=NOW + 120)
    do(state, A, Gems(1), at=NOW + 240)

    assert state.gems_taken == 1
    assert owned(state, A) == []


def test_5_2_it_pays_for_entering() -> None:
    state = temple(flanks=("b12", "b08"), dice={A: "....."})
    tile = blessed(state, A, "double_key")
    assert refusal(state, A, Enter(E)) == "cannot_pay TMP-4.5"
    do(state, A, UseTreasure(tile))
    do(state, A, Enter(E), at=NOW + 120)

    assert state.figures[A] == 2
    assert owned(state, A) == []


def test_5_2_it_pays_for_escaping_and_is_not_left_behind() -> None:
    state = temple(tiles={(2, 0): ("exit", 1)}, dice={A: "K...."}, at={A: 3})
    state.depot = 2
    tile = blessed(state, A, "double_key")
    do(state, A, UseTreasure(tile))

    events = do(state, A, Escape(), at=NOW + 120)

    assert events[0] == TreasureUsed(A, tile, "double_key")
    assert state.figures[A] == -1
    assert part(state).gone == [tile]


def test_5_2_it_counts_for_its_owner_alone_where_everybody_pays_alone() -> None:
    state, tile = with_double("double_torch", ".....", "K....")
    do(cursed(state, B, "trap"), A, UseTreasure(tile))

    assert refusal(state, B, Lift("trap")) == "cannot_pay TMP-4.5"


def test_5_2_it_takes_no_target() -> None:
    state, tile = with_double("double_key", ".....")

    assert refusal(state, A, UseTreasure(tile, 0)) == "no_target TMP-5.2"
    assert refusal(state, A, UseTreasure(tile, None, W)) == "no_target TMP-5.2"


def test_a_mates_payment_does_not_slow_the_owner_down() -> None:
    state, tile = with_double("double_key", ".....", "KKKKK")
    do(state, A, UseTreasure(tile))
    do(state, B, Gems(2), at=NOW + 5_000)

    assert state.last_act[A] == NOW


@pytest.mark.parametrize(("bell", "rings"), [(165_000, ["Gong"]), (600_000, ["Collapsed", "GameEnded"])])
def test_4_1_at_the_same_time_it_cools_down_before_a_gong_and_before_the_end(bell: int, rings: list[str]) -> None:
    state = temple(track="track_1")
    tile = blessed(state, A, "double_key")
    pass_time(state, bell - 10_000)
    do(state, A, UseTreasure(tile), at=bell - 10_000)

    assert [type(event).__name__ for event in pass_time(state, bell)] == ["TreasureCooled", *rings]


def test_4_5_getting_it_ready_is_a_deed_like_others() -> None:
    state, tile = with_double("double_key", ".....")
    do(state, A, UseTreasure(tile))

    assert ready_at(state, A, Gems(1)) == NOW + 120


def test_chests_and_what_is_ready_are_found_again_in_a_temple_that_was_written_down() -> None:
    state, tile = with_double("double_key", "KK...")
    part(state).chests[2] = tile + 1
    do(state, A, UseTreasure(tile))

    assert GAME.codec.state(encode(state)) == state
