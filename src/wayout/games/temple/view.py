"""What one viewer knows, built up from nothing (TMP-4.12)."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

import msgspec

from wayout.games.temple.actions.moving import exit_keys
from wayout.games.temple.bans import ban_views
from wayout.games.temple.board import SIDES_OF
from wayout.games.temple.clock import clock_of, ends_at, intro_until, next_bell
from wayout.games.temple.dice import FACES, cost_text, faces, most_dice, must_roll
from wayout.games.temple.parts import Chamber, Reserved
from wayout.games.temple.pool import needed, offers, tasks_at
from wayout.games.temple.prices import price_views
from wayout.games.temple.seam import GEMS, SAY, SLAM, forbidden, hooks
from wayout.games.temple.spacing import act_from, roll_from
from wayout.games.temple.state import BLANK, HELD, LOCKED, LOST, OUT, OVER, PAUSED, SEATS, State
from wayout.games.temple.tiles import printed
from wayout.games.temple.view_types import (
    ChamberView,
    DieState,
    DieView,
    NextSlam,
    PauseView,
    PromptView,
    Report,
    ReservedView,
    SeatView,
    TaskView,
    View,
    VoteView,
)
from wayout.kernel.seats import SPECTATOR, Seat, Viewer

__all__ = ["ChamberView", "DieView", "Report", "SeatView", "View", "VoteView", "view", "views"]

STATES: Final[dict[int, DieState]] = {BLANK: "blank", LOCKED: "locked", LOST: "lost"}
SEAT_KEYS: Final = tuple(map(str, SEATS))


def view(state: State, viewer: Viewer) -> View:
    return views(state, (viewer,))[0]


def views(state: State, viewers: Sequence[Viewer]) -> list[View]:
    """Adventurers and chambers look the same to everybody, so they are drawn once."""
    seats = {SEAT_KEYS[seat]: seat_view(state, seat) for seat in SEATS[: state.seats]}
    chambers, gone = chamber_views(state)
    return [view_of(state, viewer, seats, chambers, gone) for viewer in viewers]


def view_of(
    state: State,
    viewer: Viewer,
    seats: dict[str, SeatView],
    chambers: dict[str, ChamberView],
    gone: dict[str, ChamberView],
) -> View:
    asked = hooks(state)
    shown = View(
        phase=state.phase,
        starts_at=None if state.starts_at < 0 else state.starts_at,
        intro_until=intro_until(state),
        ends_at=ends_at(state),
        next_slam=next_slam(state),
        gongs=state.gongs,
        slams=state.slams,
        clock=clock_of(state),
        tempo=state.tempo,
        difficulty=state.difficulty,
        leavers=state.leavers,
        modules=[module.id for module in asked.modules],
        settings={module.id: state.options[module.option.id] for module in asked.modules},
        seats=seats,
        chambers=chambers,
        tasks=task_views(state) if asked.tasks else {},
        gone=gone,
        reserved=[reserved_view(reserved) for reserved in state.reserved.values()],
        pile=len(state.pile),
        stirred=state.stirred,
        depot=state.depot,
        spare=state.spare,
        gems_taken=state.gems_taken,
        gems_added=state.gems_added,
        fates=state.fates,
        exit=None if state.exit < 0 else state.exit,
        exit_keys=exit_keys(state),
        vote=vote_view(state),
        ready=list(state.ready),
        curses_left=0,
        treasures_left=0,
        valve=state.valve,
        prompts=prompt_views(state, viewer),
        bans=ban_views(state, viewer),
        pause=pause_view(state),
        outcome=state.outcome,
        report=report(state),
        extra={},
    )
    for show in asked.show:
        show(state, viewer, shown)
    return shown


def task_views(state: State) -> dict[str, list[TaskView]]:
    """What modules ask for, by node; gems are printed."""
    nodes = {node: tasks_at(state, node) for node in range(2 * len(state.chambers))}
    views = {
        str(node): [TaskView(task.id, cost_text(task.cost), list(task.nodes)) for task in tasks if task.id != GEMS]
        for node, tasks in nodes.items()
    }
    return {node: tasks for node, tasks in views.items() if tasks}


def next_slam(state: State) -> NextSlam | None:
    """TMP-4.12: a slam is known after its gong; the sand shows its period from the start."""
    bell = next_bell(state)
    if bell is None or bell.kind != SLAM or state.starts_at < 0 or state.phase == OVER:
        return None
    return NextSlam(bell.number, state.starts_at + bell.after)


def die_views(state: State, seat: Seat) -> list[DieView]:
    dice, held, here = state.dice, state.held, needed(state, seat)
    return [
        die_view(die, dice[die], icon, BLANK < icon < LOCKED and offers(state, die, icon, here), held[die])
        for die, icon in zip(state.hands[seat], faces(state, seat), strict=True)
    ]


@cache
def die_view(die: int, lies: int, icon: int, offered: bool, held: str) -> DieView:
    """A die that lies like this, and counts as this icon."""
    if lies != icon:
        seen = die_view(die, lies, lies, offered, held)
        return msgspec.structs.replace(seen, offered=offered, counts_as=FACES.get(icon, ""))
    if BLANK < lies < LOCKED:
        return DieView(die, "shown", FACES[lies], offered)
    if lies == HELD:
        return DieView(die, "held", held=held)
    return DieView(die, STATES[lies], "B" if lies == LOCKED else None)


def seat_view(state: State, seat: Seat) -> SeatView:
    node = state.figures[seat]
    shown = SeatView(
        node=None if node == OUT else node,
        dice=die_views(state, seat),
        curses=[],
        treasures=[],
        auto_offer=state.auto_offer[seat],
        gave=state.gave[seat],
        absent=state.absent[seat],
        left=state.left[seat],
        behind=seat in state.behind,
        roll_from=roll_from(state, seat),
        act_from=act_from(state, seat),
        most_dice=most_dice(state, seat),
        order=state.order[seat][:],
        silent=forbidden(state, seat, SAY) is not None,
        risk=[],
        must_roll=must_roll(state, seat),
        prices=price_views(state, seat),
    )
    for show in hooks(state).show_seat:
        show(state, seat, shown)
    return shown


def chamber_views(state: State) -> tuple[dict[str, ChamberView], dict[str, ChamberView]]:
    """Those that lie in the temple, and those that have left it."""
    asked = hooks(state)
    curses = "mask" in asked.signs
    chests = {chamber for lying in asked.chests for chamber in lying(state)}
    lying: dict[str, ChamberView] = {}
    gone: dict[str, ChamberView] = {}
    for number, chamber in enumerate(state.chambers):
        (gone if chamber.gone else lying)[str(number)] = chamber_view(chamber, number in chests, curses)
    return lying, gone


def reserved_view(reserved: Reserved) -> ReservedView:
    opening = reserved.opening
    return ReservedView(opening.seat, opening.node, opening.side, opening.x, opening.y, len(reserved.tiles))


@lru_cache(maxsize=1 << 14)
def chamber_view(chamber: Chamber, chest: bool, curses: bool) -> ChamberView:
    return ChamberView(
        tile=chamber.tile,
        x=chamber.x,
        y=chamber.y,
        turned=chamber.turned,
        doors=SIDES_OF[chamber.doors],
        passages=SIDES_OF[chamber.opened],
        gems_done=None if chamber.gems_done < 0 else chamber.gems_done,
        chest="closed" if chest else "none",
        curse=curses and printed(chamber.tile).mask,
    )


def vote_view(state: State) -> VoteView | None:
    if state.vote is None:
        return None
    return VoteView(state.vote, state.vote_by, state.vote_until, list(state.vote_yes), list(state.vote_waiting))


def pause_view(state: State) -> PauseView | None:
    return PauseView(state.paused_by, state.paused_at, list(state.go_on)) if state.phase == PAUSED else None


def prompt_views(state: State, viewer: Viewer) -> list[PromptView]:
    if not state.prompts or viewer is SPECTATOR:
        return []
    asked = state.prompts_of(viewer)
    return [PromptView(prompt.id, prompt.kind, list(prompt.options), prompt.until) for prompt in asked]


def report(state: State) -> Report | None:
    """TMP-4.11."""
    if state.outcome is None:
        return None
    ends = ends_at(state)
    return Report(
        outcome=state.outcome,
        time_left=0 if ends is None else max(0, ends - state.ended_at),
        gems=state.gems_taken,
        depot=state.depot,
        dice_lost=sum(
            state.dice[die] == LOST for seat in range(state.seats) if not state.left[seat] for die in state.hands[seat]
        ),
        fates=state.fates,
        chambers=len(state.chambers),
        escaped=[seat for seat in range(state.seats) if state.figures[seat] == OUT and not state.left[seat]],
    )
