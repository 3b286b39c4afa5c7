"""What the tower is built for: TMP-5.17, TMP-2.18."""

import pytest

from tests.games.temple.calendar.calendars import STACK
from tests.games.temple.tables import ONE, TWO, do, hand, playing, refused, settled
from tests.games.temple.totem.towers import HERE, NODE, at_the_totem, dice_of, tower
from wayout.games.temple import GAME
from wayout.games.temple.events import GemsTaken
from wayout.games.temple.invariants import gem_flaw
from wayout.games.temple.modules.calendar.events import CalendarAdvanced, CalendarShuffled
from wayout.games.temple.modules.totem.actions import LightTotem, Stack, Unstack
from wayout.games.temple.modules.totem.events import StackingDropped, TotemSated
from wayout.games.temple.modules.totem.prints import TOTEM, BrokenTotem, most_gems, read_totem
from wayout.games.temple.rules import legal
from wayout.games.temple.solvable import capacity
from wayout.kernel.chance import Seeded
from wayout.kernel.play import Turn

FIVE = (0, 1, 2, 10, 11)
TEN = (0, 1, 2, 3, 4, 10, 11, 12, 13, 14)


def test_5_17_five_dice_light_one_gem_and_come_back_unrolled() -> None:
    state = tower(at_the_totem(".....", "....."), *FIVE, faces="GBGBG")

    assert [one for one in legal(state, TWO) if isinstance(one, LightTotem)] == [LightTotem(1)]
    assert do(state, TWO, LightTotem(1)) == [GemsTaken(TWO, NODE, 1, 1, (), 1_000), TotemSated(FIVE)]
    assert (dice_of(state), hand(state, ONE), hand(state, TWO)) == ([], ".....", ".....")
    assert (state.chambers[HERE].gems_done, gem_flaw(state)) == (1, None)


def test_5_17_ten_dice_light_two() -> None:
    state = tower(at_the_totem(".....", "....."), *TEN)

    assert {LightTotem(1), LightTotem(2)} <= set(legal(state, ONE))
    assert do(state, ONE, LightTotem(2))[0] == GemsTaken(ONE, NODE, 2, 2, (), 1_000)


@pytest.mark.parametrize(("dice", "level"), [(FIVE[:4], 1), (FIVE, 2)])
def test_5_17_a_low_tower_lights_nothing(dice: tuple[int, ...], level: int) -> None:
    refusal = refused(tower(at_the_totem(".....", "....."), *dice), ONE, LightTotem(level))

    assert (refusal.code, refusal.rule) == ("tower_too_low", "TMP-5.17")
    assert refusal.facts == {"have": len(dice), "need": 5 * level}


def test_5_17_there_are_no_three_gems() -> None:
    assert refused(tower(at_the_totem(".....", "....."), *TEN), ONE, LightTotem(3)).code == "no_gems_here"


def test_5_17_the_gems_are_lit_once() -> None:
    state = tower(at_the_totem("...G.", "....."), *FIVE)
    do(state, ONE, LightTotem(1))
    state.dice[3] = 4

    for action in (Stack(3, 0), Unstack(), LightTotem(1)):
        refusal = refused(state, ONE, action)
        assert (refusal.code, refusal.rule) == ("totem_is_done", "TMP-5.17")


def test_5_17_a_die_that_somebody_holds_goes_back_when_the_gems_are_lit() -> None:
    state = tower(at_the_totem("...B.", "....."), *FIVE)
    do(state, ONE, Stack(3, 2000))

    assert do(state, TWO, LightTotem(1))[0] == StackingDropped(ONE)
    assert hand(state, ONE) == "...B."


def test_a12_a13_the_depot_sets_the_limit() -> None:
    state = tower(at_the_totem(".....", "....."), *TEN)
    state.depot = 1
    assert do(state.clone(), ONE, LightTotem(2))[0] == GemsTaken(ONE, NODE, 2, 1, (), 1_000)
    state.depot = 0
    assert refused(state, ONE, LightTotem(2)).code == "depot_empty"


@pytest.mark.parametrize(("symbol", "granted"), [("sun", True), ("moon", False)])
def test_5_15_the_totem_is_a_gem_chamber_to_the_calendar(symbol: str, granted: bool) -> None:
    state = tower(at_the_totem(".....", ".....", calendar="eternal"), *FIVE)
    CalendarShuffled(STACK[1:]).apply(state)
    state.parts["calendar"].tiles = {HERE: symbol}

    if granted:
        assert do(state, ONE, LightTotem(1))[-1] == CalendarAdvanced(HERE, "sun", 1)
    else:
        assert refused(state, ONE, LightTotem(1)).code == "wrong_symbol"
        assert LightTotem(1) not in legal(state, ONE)


def test_5_15_the_doomed_calendar_goes_on_at_the_totem_with_an_empty_depot() -> None:
    state = tower(at_the_totem(".....", ".....", calendar="doomed"), *FIVE)
    CalendarShuffled(STACK[1:]).apply(state)
    state.parts["calendar"].tiles = {HERE: "sun"}
    state.depot = 0

    assert do(state, ONE, LightTotem(1))[-1] == CalendarAdvanced(HERE, "sun", 1)


@pytest.mark.parametrize(("seats", "gems"), [(1, 1), (2, 2), (6, 2)])
def test_2_18_who_plays_alone_has_too_few_dice_for_the_second_gem(seats: int, gems: int) -> None:
    assert most_gems(seats) == gems
    assert capacity(playing(seats, totem=True)) == capacity(playing(seats)) + gems


def test_5_0_the_totem_is_shuffled_in_after_the_two_beside_the_start() -> None:
    for seed in range(20):
        state = GAME.first_state(2, settled(totem=True))
        GAME.open(Turn(state, Seeded(seed)))
        assert "totem" in state.pile


def test_5_17_a_patient_hand_is_a_steady_one_and_height_is_dangerous() -> None:
    """0.02 + 0.03 for each die, 0.6 at most, times 1 - hold / 2500."""
    for height, hold, chance in [(0, 0, 0.02), (4, 0, 0.14), (0, 1000, 0.012), (4, 1000, 0.084), (30, 2000, 0.12)]:
        times, in_all = TOTEM.fall.odds(height, hold)
        assert times / in_all == pytest.approx(chance)


@pytest.mark.parametrize(
    ("sound", "broken"),
    [
        ("gems = [[5, 1], [10, 2]]", "gems = [[10, 2], [5, 1]]"),
        ("gems = [[5, 1], [10, 2]]", "gems = []"),
        ("holds = [0, 500]", "holds = [500, 0]"),
        ("holds = [0, 500]", "holds = [0, 5000]"),
        ("most = 6000", "most = 60000"),
        ("drags = 3", "drags = 0"),
        ("drags = 3", "drags = many"),
        ("drags = 3", 'drags = "many"'),
    ],
)
def test_a_broken_totem_is_noticed(sound: str, broken: str) -> None:
    text = (
        "gems = [[5, 1], [10, 2]]\nholds = [0, 500]\n"
        "[fall]\nleast = 200\neach = 300\nmost = 6000\nsteady = 2500\ndrags = 3\n"
    )
    assert read_totem(text).fall == TOTEM.fall
    with pytest.raises(BrokenTotem):
        read_totem(text.replace(sound, broken))
