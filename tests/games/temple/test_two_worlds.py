"""TMP-4.12: whoever cannot tell two truths apart is told the same of both, until something hidden is turned up."""

from typing import Final, NamedTuple

import pytest

from tests.games.temple.strivers import busy_game, next_wish
from tests.games.temple.tables import temple
from wayout.games.temple import GAME
from wayout.games.temple.events import Discovered, Gong, PromptOpened
from wayout.games.temple.modules.calendar.events import SymbolLaid
from wayout.games.temple.modules.cursed_gems.events import CursedGemReturned, HintGiven, LocationPeeked
from wayout.games.temple.modules.curses.events import CurseDrawn
from wayout.games.temple.modules.exchange.exchanging import TreasureDrawn
from wayout.games.temple.modules.quests.chambers.task import TaskRevealed, TasksLaid
from wayout.games.temple.modules.quests.task_tiles import TASKS
from wayout.games.temple.modules.totem.part import ID as TOTEM
from wayout.games.temple.modules.treasures.events import TreasureClaimed
from wayout.games.temple.modules.treasures.kinds.genie_lamp import WishGranted
from wayout.games.temple.setup import PRESETS
from wayout.games.temple.state import State
from wayout.kernel.chance import Chance, Seeded
from wayout.kernel.codec import encode
from wayout.kernel.letter import letter
from wayout.kernel.options import Options
from wayout.kernel.play import Event, Turn, play
from wayout.kernel.seats import Viewer, viewers

TURNED_UP: Final = (
    Discovered,
    Gong,
    PromptOpened,
    SymbolLaid,
    LocationPeeked,
    CursedGemReturned,
    HintGiven,
    CurseDrawn,
    TreasureDrawn,
    TreasureClaimed,
    WishGranted,
    TaskRevealed,
)
"""What shows something that was hidden before; what mates say of it does so too."""
NOW_AND_THEN: Final = 20
STEPS: Final = 25


class Leak(AssertionError):
    """A viewer can tell two truths apart, and nothing was turned up."""


class Step(NamedTuple):
    """What happened in each of two worlds."""

    one: list[Event[State]]
    other: list[Event[State]]


def walk(one: State, other: State, viewer: Viewer, at: int, luck: Chance) -> int:
    """The same in two worlds that look alike to this viewer, as long as they do: how many steps that was."""
    for number in range(STEPS):
        step, at = same_step(one, other, at, luck)
        if step is None or compare(one, other, viewer, number, step):
            return number
    return STEPS


def same_step(one: State, other: State, at: int, luck: Chance) -> tuple[Step | None, int]:
    """What somebody does or time brings; nothing, if it can only be done in one of them, or the game is over."""
    if GAME.result(one) is not None:
        return None, at
    seed, due = luck.below(1 << 30), GAME.deadline(one)
    seat, action = next_wish(one, luck, 0.1)
    if action is not None and GAME.ready_at is not None:
        at = max(at, GAME.ready_at(one, seat, action), GAME.ready_at(other, seat, action))
    if action is None or (due is not None and due <= at):
        if due is None or GAME.deadline(other) != due:
            return None, at
        turns = [Turn(state, Seeded(seed), due) for state in (one, other)]
        for turn in turns:
            GAME.tick(turn)
        return Step(turns[0].events, turns[1].events), due
    passed = GAME.deadline(other)
    if action.check(other, seat) is not None or (passed is not None and passed <= at):
        return None, at
    return Step(*(play(state, seat, action, Seeded(seed), at).events for state in (one, other))), at


def compare(one: State, other: State, viewer: Viewer, number: int, step: Step) -> bool:
    """Whether they have come apart, as they may: because something was turned up."""
    told = [
        encode(letter(GAME, state, viewer, number, events))
        for state, events in zip((one, other), (step.one, step.other), strict=True)
    ]
    if told[0] == told[1]:
        return False
    if not any(isinstance(event, TURNED_UP) for events in step for event in events):
        raise Leak(viewer, step)
    return True


def walk_through(seats: int, seed: str, options: Options) -> int:
    """A whole game, and from many of its moments into another truth: how many steps were alike."""
    luck, alike = Seeded(f"two worlds {seed}"), 0
    for number, moment in enumerate(busy_game(seats, seed, options)):
        if number % NOW_AND_THEN:
            continue
        viewer = luck.pick(viewers(seats))
        other = GAME.imagine(GAME.view(moment.state, viewer), viewer, luck)
        give_what_is_no_secret(moment.state, other)
        alike += walk(moment.state.clone(), other, viewer, moment.at, luck)
    return alike


def give_what_is_no_secret(one: State, other: State) -> None:
    """What no view tells and nobody hides: how many dice were ever rolled or stacked, which decides how the next ones
    fall (TMP-4.3), when somebody last did what all have seen, and what is offered by hand and would be by itself."""
    other.rolled, other.offered = one.rolled[:], one.offered[:]
    other.last_roll, other.last_act = one.last_roll[:], one.last_act[:]
    other.last_signal, other.call_from = one.last_signal[:], one.call_from[:]
    if TOTEM in one.parts:
        other.parts[TOTEM].tries = one.parts[TOTEM].tries


MIXES: Final = {name: PRESETS[name] for name in ("classic", "illusion", "vault", "quester", "trapped")}


@pytest.mark.slow
@pytest.mark.parametrize("mix", list(MIXES))
def test_4_12_two_truths_of_a_mix_give_the_same_letters_until_something_is_turned_up(mix: str) -> None:
    assert walk_through(4, mix, {**MIXES[mix], "tempo": 150}) > STEPS


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("side", ["eternal", "doomed"])
def test_4_12_two_truths_of_everything_give_the_same_letters_until_something_is_turned_up(
    seats: int, side: str
) -> None:
    options: Options = {**PRESETS["everything"], "calendar": side, "tempo": 150}

    assert walk_through(seats, f"all {side}", options) > STEPS


def test_a_walk_through_two_worlds_notices_what_leaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the mail tells which task tiles lie face down."""
    monkeypatch.setattr(TasksLaid, "seen_by", lambda event, viewer: event)
    state = temple(".....", ".....")
    laid = [TasksLaid(tuple(Seeded(seed).shuffled(TASKS.tiles)[:4])) for seed in (1, 2)]

    with pytest.raises(Leak):
        compare(state, state.clone(), viewers(2)[0], 1, Step([laid[0]], [laid[1]]))
