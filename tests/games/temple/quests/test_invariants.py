"""TMP-4.15 with quests: whole games, and every flaw of the module's part."""

from collections import Counter
from collections.abc import Callable

import pytest

from tests.games.temple.quests.quest_tables import SIX, find, questing, quests
from tests.games.temple.strivers import busy_game
from tests.games.temple.tables import ONE, SOUTH, WEST, WESTERN, do, stand
from wayout.games.temple import GAME
from wayout.games.temple.dice import hold
from wayout.games.temple.invariants import flaw
from wayout.games.temple.modules.quests.chambers.altar import Sacrifice
from wayout.games.temple.modules.quests.invariants import flaw as flaw_of_quests
from wayout.games.temple.state import State
from wayout.kernel.chance import Scripted, Seeded
from wayout.kernel.codec import encode
from wayout.kernel.options import Options, complete
from wayout.kernel.play import Turn, play, replay
from wayout.kernel.seats import viewers

MIXES: list[Options] = [
    {"quests": 1},
    {"quests": 3},
    {"quests": 3, "curses": True},
    {"quests": 3, "treasures": True},
    {"quests": 3, "curses": True, "treasures": True},
]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_4_15_the_invariants_hold_in_busy_games_and_their_records_replay(seats: int, mix: Options) -> None:
    options = complete(GAME.options, {**mix, "tempo": 150})
    start = GAME.first_state(seats, options)
    by_events, by_commands = start.clone(), start
    seed = f"quests/{mix}/{seats}"
    luck = Seeded(f"busy/{seed}").stream("luck")
    GAME.open(Turn(by_commands, luck))
    for number, moment in enumerate(busy_game(seats, seed, options, 0.2)):
        if number % 5 == 0:
            assert flaw(moment.state) is None
        replay(by_events, moment.events)
        if number and moment.action is None:
            GAME.tick(Turn(by_commands, luck, moment.at))
        elif moment.action is not None:
            assert moment.seat is not None
            play(by_commands, moment.seat, moment.action, luck, moment.at)
    assert by_events == by_commands == moment.state


def test_busy_games_go_through_the_quests() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(12):
        for moment in busy_game(3, f"through/{seed}", {"quests": 3}):
            kinds.update(type(event).__name__ for event in moment.events)

    assert {"QuestFound", "DiceSacrificed", "TasksLaid", "GhostAppeared", "GhostPushed", "ObeliskRose"} <= set(kinds)


def test_4_12_two_truths_that_differ_in_what_is_hidden_look_the_same() -> None:
    for number, moment in enumerate(busy_game(3, "hidden", {"quests": 3, "tempo": 150})):
        if number % 60:
            continue
        truth, other = moment.state, moment.state.clone()
        other.pile = Seeded(number).shuffled(truth.pile)
        seen = quests(other).revealed
        quests(other).tasks[seen:] = quests(other).tasks[seen:][::-1]
        for viewer in viewers(3):
            assert encode(GAME.view(other, viewer)) == encode(GAME.view(truth, viewer))


def busy() -> State:
    """All three sorts of things lie about: a die on the altar, the ghost, task tiles."""
    state = questing("AKB..", ".....", quests=("altar", "ghost", "task"))
    state.pile = ["altar", "ghost", "task"]
    find(state, "altar")
    find(state, "ghost", WEST, WESTERN)
    find(state, "task", SOUTH, luck=Scripted([SIX]))
    state.pile = []
    stand(state, 3)
    do(state, ONE, Sacrifice((2,)))
    return state


def draw_one_more(state: State) -> None:
    state.tiles += ("tree",)


def forget_a_quest(state: State) -> None:
    del quests(state).found["altar"]


def find_it_elsewhere(state: State) -> None:
    quests(state).found["altar"] = 1


def do_it_twice(state: State) -> None:
    quests(state).done = ["altar", "altar"]


def do_what_was_not_found(state: State) -> None:
    quests(state).done = ["tree"]


def win_without_it(state: State) -> None:
    state.outcome = "won"


def lay_a_die_for_nobody(state: State) -> None:
    hold(state, 0, "altar")


def leave_the_altar_waiting(state: State) -> None:
    hold(state, 0, "altar")
    quests(state).givers.append(1)


def lose_the_task_tiles(state: State) -> None:
    quests(state).tasks = []


def reveal_two_at_once(state: State) -> None:
    quests(state).revealed = 2


def lose_the_ghost(state: State) -> None:
    quests(state).ghost = -1


def push_it_out_of_the_temple(state: State) -> None:
    quests(state).ghost = 98


def push_it_home_for_nothing(state: State) -> None:
    quests(state).ghost = 2 * quests(state).found["ghost"]


def raise_gem_tiles_from_nowhere(state: State) -> None:
    quests(state).gem_tiles = 1


def join_the_stairway(state: State) -> None:
    quests(state).joined = 4


@pytest.mark.parametrize(
    "spoil",
    [
        draw_one_more,
        forget_a_quest,
        find_it_elsewhere,
        do_it_twice,
        do_what_was_not_found,
        win_without_it,
        lay_a_die_for_nobody,
        leave_the_altar_waiting,
        lose_the_task_tiles,
        reveal_two_at_once,
        lose_the_ghost,
        push_it_out_of_the_temple,
        push_it_home_for_nothing,
        raise_gem_tiles_from_nowhere,
        join_the_stairway,
    ],
    ids=lambda spoil: spoil.__name__,
)
def test_4_15_every_flaw_is_noticed(spoil: Callable[[State], None]) -> None:
    state = busy()
    assert flaw_of_quests(state) is None

    spoil(state)

    assert flaw_of_quests(state) is not None
