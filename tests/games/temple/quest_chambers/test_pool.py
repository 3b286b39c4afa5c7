"""When the three chambers are in the pool of quests, and games with them: TMP-5.12, TMP-4.15."""

from collections.abc import Callable

import pytest

from tests.games.temple.quests.quest_tables import find, questing
from tests.games.temple.strivers import busy_game
from tests.games.temple.tables import EASTERN, WESTERN, playing, settled, stand
from wayout.bots import bot_maker
from wayout.games.temple import GAME
from wayout.games.temple.invariants import flaw
from wayout.games.temple.modules.quest_chambers import OWN
from wayout.games.temple.modules.quest_chambers.invariants import flaw as flaw_of_snakes
from wayout.games.temple.modules.quest_chambers.part import snakes
from wayout.games.temple.modules.quests.part import part
from wayout.games.temple.modules.quests.pool import quests_in_play
from wayout.games.temple.setup import PRESETS, why_not
from wayout.games.temple.state import State
from wayout.games.temple.tile_set import tile_set
from wayout.games.temple.tiles import TILES
from wayout.kernel.chance import Seeded
from wayout.kernel.options import Options, complete
from wayout.kernel.play import Turn, replay
from wayout.lab.live_bout import bout_of

THREE = {"chaos", "constellation", "snake_pit"}


@pytest.mark.parametrize(
    ("seats", "curses", "chambers"),
    [
        (1, False, {"snake_pit"}),
        (1, True, {"snake_pit", "chaos"}),
        (2, False, {"snake_pit", "constellation"}),
        (6, True, THREE),
    ],
)
def test_5_12_they_join_the_pool_as_far_as_they_can_be_done(seats: int, curses: bool, chambers: set[str]) -> None:
    settings = playing(seats, quests=1, quest_chambers=True, curses=curses)

    assert THREE & set(quests_in_play(settings)) == chambers
    assert not THREE & set(quests_in_play(playing(seats, quests=1, curses=curses)))


def test_5_12_they_need_quests_or_characters() -> None:
    refusal = why_not(settled(quest_chambers=True), 3)

    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("quest_chambers_need", "TMP-5.12")
    assert GAME.seat_counts(settled(quest_chambers=True)) == ()
    assert why_not(settled(quest_chambers=True, quests=1), 3) is None


def test_5_12_without_quests_the_chambers_stay_in_the_box() -> None:
    made_of = tile_set(playing(3, quest_chambers=True, curses=True))

    assert not THREE & {*made_of.first, *made_of.later, *(tile for pool in made_of.pools for tile in pool.tiles)}


def test_2_7_their_chambers_are_there_and_never_beside_the_start() -> None:
    assert set(OWN) == THREE
    assert not any(TILES[tile].flank for tile in OWN)
    assert PRESETS["everything"]["quest_chambers"] is True


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
@pytest.mark.parametrize("classic", [False, True])
def test_4_15_the_invariants_hold_in_busy_games(seats: int, classic: bool) -> None:
    mix: Options = {"quests": 3, "quest_chambers": True, "curses": classic, "treasures": classic, "tempo": 150}
    again = GAME.first_state(seats, complete(GAME.options, mix))
    for number, moment in enumerate(busy_game(seats, f"queenie/{classic}", mix, 0.2)):
        if number % 5 == 0:
            assert flaw(moment.state) is None
        replay(again, moment.events)
    assert again == moment.state


@pytest.mark.slow
@pytest.mark.parametrize("quest", sorted(THREE))
def test_bots_do_every_quest(quest: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wayout.games.temple.modules.quests.pool.quests_in_play", lambda settings: (quest,))
    options = complete(GAME.options, {"quests": 1, "quest_chambers": True, "curses": True})
    done = 0
    for seed in range(3):
        bout = bout_of(GAME, options, [bot_maker(GAME, "guide")] * 3, Seeded(f"{quest}/{seed}"))
        bout.run(keep=False)
        done += part(bout.state).done == [quest]

    assert done >= 2


def forget_the_pit(state: State) -> None:
    part(state).done.append("snake_pit")


def loose_too_many(state: State) -> None:
    snakes(state).append(0)


def loose_one_outside(state: State) -> None:
    snakes(state)[0] = 98


@pytest.mark.parametrize("spoil", [forget_the_pit, loose_too_many, loose_one_outside])
def test_4_15_every_flaw_is_noticed(spoil: Callable[[State], None]) -> None:
    state = questing(".....", ".....", quests=("snake_pit",), quest_chambers=True)
    stand(state, EASTERN, WESTERN)
    find(state, "snake_pit")
    assert flaw_of_snakes(state) is None

    spoil(state)

    assert flaw_of_snakes(state) is not None


def test_the_hooks_ask_nothing_of_a_table_without_quests() -> None:
    state = GAME.first_state(2, complete(GAME.options, {}))
    GAME.open(Turn(state, Seeded(1)))

    assert not {"quests", "quest_chambers"} & set(state.parts)
