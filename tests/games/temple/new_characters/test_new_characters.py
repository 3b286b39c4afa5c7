"""TMP-5.14: what comes with the New Characters."""

import pytest

from tests.games.temple.characters.hands import holding
from tests.games.temple.strivers import busy_game
from tests.games.temple.tables import (
    EAST,
    EASTERN,
    NORTH,
    ONE,
    SOUTH,
    TWO,
    WEST,
    do,
    lay,
    playing,
    refused,
    settled,
    stand,
    temple,
)
from wayout.games.temple import GAME
from wayout.games.temple.actions import Discover, Enter, Gems
from wayout.games.temple.events import Entered, GemsTaken
from wayout.games.temple.imagine import imagine
from wayout.games.temple.invariants import flaw
from wayout.games.temple.modules.characters.cast import in_play
from wayout.games.temple.modules.treasures.stock import full_stack
from wayout.games.temple.modules.treasures.verbs import fill_chest
from wayout.games.temple.setup import PRESETS, why_not
from wayout.games.temple.solvable import capacity
from wayout.games.temple.state import SEATS, State
from wayout.games.temple.tile_set import tile_set
from wayout.games.temple.tiles import TILES
from wayout.games.temple.view import view
from wayout.kernel.chance import NoLuck, Seeded
from wayout.kernel.options import Options
from wayout.kernel.play import Turn, play, replay

BOTH: Options = {"characters": True, "new_characters": True}
MIXES: list[Options] = [BOTH, {**BOTH, "treasures": True}, {**BOTH, "curses": True, "treasures": True}]


def test_5_14_playable_only_with_quests_or_characters() -> None:
    refusal = why_not(settled(new_characters=True), 4)

    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("new_characters_need", "TMP-5.14")
    assert why_not(settled(**BOTH), 4) is None
    assert not GAME.seat_counts(settled(new_characters=True))


def test_5_14_with_quests_alone_the_chambers_come_without_the_characters() -> None:
    settings = playing(4, new_characters=True, quests=1)

    assert {"dungeon", "narrow_gauge"} <= set(tile_set(settings).later)
    assert why_not(settings.options, 4) is None


def test_5_14_two_more_to_choose_from() -> None:
    assert [person.id for person in in_play(playing(4, **BOTH).modules)][-2:] == ["void_runner", "trickster"]
    assert len(in_play(playing(4, characters=True).modules)) == 6


def test_5_14_the_preset_of_everything_has_them() -> None:
    assert PRESETS["everything"]["new_characters"] is True


def test_2_10_the_chambers_as_they_are_printed() -> None:
    dungeon, narrow = TILES["dungeon"], TILES["narrow_gauge"]

    assert (dungeon.doors, dungeon.entry, dungeon.in_only, dungeon.most_gems) == ("NESW", "AA", "S", 0)
    assert (narrow.doors, narrow.entry, narrow.chest, narrow.most_gems) == ("NS", "TTT", True, 1)
    assert narrow.gems is not None
    assert (narrow.gems.icon, narrow.gems.table) == ("K", ((4, 1),))


def test_5_0_they_never_lie_beside_the_start_at_set_up() -> None:
    assert set(tile_set(playing(4, **BOTH)).later) == {"dungeon", "narrow_gauge"}


def test_2_18_one_gem_more_can_be_had() -> None:
    assert capacity(playing(4, **BOTH)) == capacity(playing(4, characters=True)) + 1


def new_temple(*hands: str, **options: bool) -> State:
    return temple(*hands, characters=True, new_characters=True, **options)  # type: ignore[arg-type]


def test_5_14_nobody_leaves_the_dungeon_by_its_stairs() -> None:
    state = new_temple("AA...", "AAAA.")
    dungeon = lay(state, EASTERN, NORTH, "dungeon")
    stand(state, dungeon, EASTERN)

    assert refused(state, ONE, Enter(SOUTH)).code == "no_way"
    assert do(state, TWO, Enter(NORTH)) == [Entered(TWO, 2, 2 * dungeon, (10, 11), 1_000)]
    assert Discover(EAST).check(state, ONE) is None
    assert Discover(WEST).check(state, ONE) is None


def test_5_14_the_narrow_gauge_takes_three_torches_and_gives_a_gem() -> None:
    state = new_temple("TTTKK", "KKTT.")
    narrow = lay(state, EASTERN, NORTH, "narrow_gauge")
    stand(state, EASTERN, EASTERN)
    assert refused(state, TWO, Enter(NORTH)).code == "cannot_pay"

    assert do(state, ONE, Enter(NORTH))[0] == Entered(ONE, 2, 2 * narrow, (0, 1, 2), 1_000)
    stand(state, narrow, narrow)
    assert do(state, TWO, Gems(1)) == [GemsTaken(TWO, 2 * narrow, 1, 1, (10, 11, 3, 4), 1_000)]


def test_5_14_with_treasures_one_lies_in_the_narrow_gauge() -> None:
    state = new_temple(".....", treasures=True)
    state.parts["treasures"].stack = ["clone"]
    narrow = lay(state, EASTERN, NORTH, "narrow_gauge")
    fill_chest(Turn(state, NoLuck()), narrow)

    assert view(state, ONE).chambers[str(narrow)].chest == "closed"


def test_5_14_without_treasures_none_does() -> None:
    state = new_temple(".....")
    narrow = lay(state, EASTERN, NORTH, "narrow_gauge")

    assert view(state, ONE).chambers[str(narrow)].chest == "none"


def test_2_12_two_portals_and_two_clones_join_the_stack() -> None:
    stack = full_stack(playing(4, **BOTH, treasures=True))

    assert (stack.count("portal"), stack.count("clone"), len(stack)) == (2, 2, 17)


def test_2_13_a_wall_step_leads_out_of_the_dungeon_by_its_stairs() -> None:
    from wayout.games.temple.modules.characters.people.mentalist import WallStep

    state = holding("wall_step", "AA...", ".....", new_characters=True)
    stand(state, lay(state, EASTERN, NORTH, "dungeon"))

    do(state, ONE, WallStep(SOUTH))

    assert state.figures[ONE] == 2 * EASTERN


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_4_15_the_invariants_hold(seats: int, mix: Options) -> None:
    for moment in busy_game(seats, f"{mix}/{seats}", {**mix, "tempo": 150}, odd=0.2):
        assert flaw(moment.state) is None


@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_imagined_looks_the_same(seats: int) -> None:
    for number, moment in enumerate(busy_game(seats, f"new {seats}", {**MIXES[2], "tempo": 150}, odd=0.3)):
        if number % 25:
            continue
        for viewer in SEATS[:seats]:
            seen = view(moment.state, viewer)
            assert view(imagine(seen, viewer, Seeded(number)), viewer) == seen


def test_a_replay_of_events_and_of_commands_gives_the_same_end() -> None:
    options: Options = {**MIXES[2], "tempo": 150}
    by_commands = GAME.first_state(5, settled(**options))
    by_events = by_commands.clone()
    luck = Seeded("busy/new").stream("luck")
    GAME.open(Turn(by_commands, luck))
    state: State | None = None
    for number, moment in enumerate(busy_game(5, "new", options, odd=0.3)):
        replay(by_events, moment.events)
        state = moment.state
        if number and moment.action is None:
            GAME.tick(Turn(by_commands, luck, moment.at))
        elif moment.action is not None:
            assert moment.seat is not None
            play(by_commands, moment.seat, moment.action, luck, moment.at)

    assert by_events == state
    assert by_commands == state
