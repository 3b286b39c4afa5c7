"""What time alone changes, in the order of TMP-4.1."""

from typing import Final

from wayout.games.temple.clock import CLOSING_MS, intro_until, next_bell
from wayout.games.temple.events import Collapsed, GameEnded, Gong, TimeWentOn
from wayout.games.temple.opening import begin
from wayout.games.temple.prompts import end_prompt, prompt_due
from wayout.games.temple.seam import COLLAPSE, GONG, MISC, SLAM, Timer, hooks
from wayout.games.temple.slam import slam
from wayout.games.temple.state import INTRO, NO_CLOCK, OVER, PAUSED, State
from wayout.games.temple.voting import drop_vote
from wayout.kernel.play import Turn


def intro_due(state: State) -> int | None:
    return intro_until(state) if state.phase == INTRO else None


def vote_due(state: State) -> int | None:
    return None if state.vote is None else state.vote_until


def end_vote(turn: Turn[State], at: int) -> None:
    drop_vote(turn, None, at)


def bell_due(state: State, kind: int) -> int | None:
    if state.starts_at < 0 or state.phase == OVER:
        return None
    bell = next_bell(state)
    return None if bell is None or bell.kind != kind else state.starts_at + bell.after


def strike(turn: Turn[State], at: int) -> None:
    turn.emit(Gong(turn.state.gongs + 1))


def slam_doors(turn: Turn[State], at: int) -> None:
    slam(turn, turn.state.slams + 1)


def collapse(turn: Turn[State], at: int) -> None:
    turn.emit(Collapsed())
    turn.emit(GameEnded("collapsed", at))


def closing_due(state: State) -> int | None:
    return state.starts_at + CLOSING_MS if state.track == NO_CLOCK and state.starts_at >= 0 else None


def close(turn: Turn[State], at: int) -> None:
    turn.emit(GameEnded("aborted", at))


CORE: Final = (
    Timer(MISC, intro_due, begin),
    Timer(MISC, vote_due, end_vote),
    Timer(MISC, prompt_due, end_prompt),
    Timer(GONG, lambda state: bell_due(state, GONG), strike),
    Timer(SLAM, lambda state: bell_due(state, SLAM), slam_doors),
    Timer(COLLAPSE, lambda state: bell_due(state, COLLAPSE), collapse),
    Timer(COLLAPSE, closing_due, close),
)


def deadline(state: State) -> int | None:
    """When time alone will change something. Asked after every step, so it looks only where something can be."""
    if state.phase == OVER:
        return None
    if state.phase == PAUSED:
        return state.paused_at
    if state.phase == INTRO:
        times = [intro_until(state)]
    else:
        bell = next_bell(state)
        times = [state.starts_at + (CLOSING_MS if bell is None else bell.after)]
    if state.vote is not None:
        times.append(state.vote_until)
    if state.prompts:
        times += [prompt.until for prompt in state.prompts]
    for timer in hooks(state).timers:
        due = timer.due(state)
        if due is not None:
            times.append(due)
    return min(times)


def tick(turn: Turn[State]) -> None:
    """Everything that is due by now, one after the other. If the clock was stopped, it goes on."""
    state = turn.state
    if state.phase == PAUSED:
        turn.emit(TimeWentOn())
    while state.phase != OVER:
        found = first_due(state, turn.at)
        if found is None:
            return
        timer, due = found
        turn.at, now = due, turn.at
        timer.ring(turn, due)
        turn.at = now


def first_due(state: State, at: int) -> tuple[Timer, int] | None:
    """The timer that is due first; of several at the same time, the first by order."""
    best: tuple[int, int, int] | None = None
    timers = (*CORE, *hooks(state).timers)
    for number, timer in enumerate(timers):
        due = timer.due(state)
        if due is not None and due <= at and (best is None or (due, timer.order, number) < best):
            best = (due, timer.order, number)
    return None if best is None else (timers[best[2]], best[0])
