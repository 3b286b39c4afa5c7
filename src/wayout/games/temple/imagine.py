"""A truth that fits a view, for bots that search."""

from typing import Final

from wayout.games.temple.board import cell_of, join, settle
from wayout.games.temple.clock import SOUNDTRACKS, TABLES
from wayout.games.temple.dice import LIES, shows
from wayout.games.temple.parts import Chamber, Opening, Prompt, Reserved
from wayout.games.temple.pool import needed, offers
from wayout.games.temple.seam import hooks
from wayout.games.temple.setup import blank_state, exit_company
from wayout.games.temple.shown import options_shown
from wayout.games.temple.spacing import ACT_MS, between_rolls, factor
from wayout.games.temple.state import (
    BLANK,
    HELD,
    IDS_PER_SEAT,
    LOCKED,
    LOST,
    NO_DIE,
    NO_NODE,
    OFF,
    ON,
    OUT,
    OVER,
    PROMPT_IDS,
    SEATS,
    SOUND,
    State,
)
from wayout.games.temple.tile_set import drawn, tile_set
from wayout.games.temple.tiles import EXIT
from wayout.games.temple.view_types import ReservedView, SeatView, View
from wayout.kernel.chance import Chance
from wayout.kernel.seats import SPECTATOR, Seat, Viewer

STATES: Final = {"blank": BLANK, "locked": LOCKED, "held": HELD, "lost": LOST}


def imagine(view: View, viewer: Viewer, chance: Chance) -> State:
    """A state whose view for this viewer is this one."""
    state = blank_state(len(view.seats), options_shown(view))
    state.phase = view.phase
    state.starts_at = -1 if view.starts_at is None else view.starts_at
    state.gongs, state.slams = view.gongs, view.slams
    state.depot, state.spare = view.depot, view.spare
    state.gems_taken, state.fates = view.gems_taken, view.fates
    state.gems_added, state.stirred = view.gems_added, view.stirred
    state.ready = [SEATS[seat] for seat in view.ready]
    state.outcome = view.outcome
    draw_clock(state, view, chance)
    lay_chambers(state, view)
    draw_pile(state, view, chance)
    call_vote(state, view)
    if view.pause is not None:
        state.paused_by, state.paused_at = SEATS[view.pause.by], view.pause.at
        state.go_on = [SEATS[seat] for seat in view.pause.go_on]
    bring_prompts_back(state, view, viewer)
    state.dice = [NO_DIE] * (state.seats * IDS_PER_SEAT)
    for seat in SEATS[: state.seats]:
        place(state, seat, view.seats[str(seat)])
    for put in hooks(state).imagine:
        put(state, view, viewer, chance)
    for seat in SEATS[: state.seats]:
        remember_offers(state, seat, view.seats[str(seat)])
        remember_times(state, seat, view.seats[str(seat)])
    if view.report is not None:
        state.ended_at = 0 if view.ends_at is None else view.ends_at - view.report.time_left
    settle(state)
    return state


def bring_prompts_back(state: State, view: View, viewer: Viewer) -> None:
    """The viewer's own; those of others are not known to be open."""
    if viewer is SPECTATOR:
        return
    state.prompts = [
        Prompt(prompt.id, viewer, prompt.kind, tuple(prompt.options), prompt.until) for prompt in view.prompts
    ]
    state.next_prompt = max((prompt.id + 1 for prompt in state.prompts), default=0) % PROMPT_IDS


def draw_clock(state: State, view: View, chance: Chance) -> None:
    """Either soundtrack, unless the next slam tells which."""
    tracks = SOUNDTRACKS if view.clock == SOUND else (view.clock,)
    state.bells = view.gongs + view.slams + (view.phase == OVER and view.outcome == "collapsed")
    fitting = []
    for track in tracks:
        table = TABLES[track, view.tempo]
        if view.next_slam is None or state.starts_at + table[state.bells].after == view.next_slam.at:
            fitting.append(track)
    state.track = chance.pick(fitting)


def lay_chambers(state: State, view: View) -> None:
    for number in range(len(view.chambers) + len(view.gone)):
        key = str(number)
        gone = key in view.gone
        shown = view.gone[key] if gone else view.chambers[key]
        doors, opened = (sum(1 << side for side in sides) for sides in (shown.doors, shown.passages))
        done = -1 if shown.gems_done is None else shown.gems_done
        state.chambers.append(Chamber(shown.tile, shown.x, shown.y, shown.turned, doors, opened, done, gone))
        state.links += [NO_NODE] * 8
        state.gaps += [0, 0]
        if not gone:
            state.cells[cell_of(shown.x, shown.y)] = number
        if shown.tile == EXIT:
            state.exit = number
    for number in range(len(state.chambers)):
        join(state, number)


def draw_pile(state: State, view: View, chance: Chance) -> None:
    """The tiles that nobody sees: those of the set-up, and under them those that have left the temple."""
    laid = {chamber.tile for chamber in state.chambers if not chamber.gone}
    seen = {chamber.tile for chamber in state.chambers}
    made_of = tile_set(state.settings)
    state.tiles = (*made_of.first, *made_of.later, *drawn(made_of, chance, seen))
    under = chance.shuffled([tile for tile in state.tiles if tile in seen and tile not in laid])
    hidden = chance.shuffled([tile for tile in state.tiles if tile not in seen])
    if state.exit >= 0 or not view.chambers:
        state.pile = [*under, *hidden]
    elif view.stirred:
        state.pile = chance.shuffled([*under, *hidden, EXIT])
    else:
        state.pile = [*under, *with_hidden_exit(state, hidden, chance)]
    for reserved in view.reserved:
        set_tiles_apart(state, reserved)


def with_hidden_exit(state: State, hidden: list[str], chance: Chance) -> list[str]:
    """The exit where it can still be (TMP-5.0)."""
    if state.seats <= 2:
        whole = len(state.tiles) - 2
        at = whole - whole // 2
    else:
        at = chance.below(min(exit_company(state.settings), len(hidden)) + 1)
    return [*hidden[:at], EXIT, *hidden[at:]]


def set_tiles_apart(state: State, shown: ReservedView) -> None:
    opening = Opening(SEATS[shown.seat], shown.node, shown.side, shown.x, shown.y)
    kept = len(state.pile) - shown.tiles
    state.reserved[cell_of(shown.x, shown.y)] = Reserved(opening, tuple(state.pile[kept:]))
    del state.pile[kept:]


def call_vote(state: State, view: View) -> None:
    if view.vote is not None:
        state.vote, state.vote_by, state.vote_until = view.vote.kind, SEATS[view.vote.by], view.vote.until
        state.vote_yes = [SEATS[seat] for seat in view.vote.yes]
        state.vote_waiting = [SEATS[seat] for seat in view.vote.waiting]


def place(state: State, seat: Seat, shown: SeatView) -> None:
    state.figures[seat] = OUT if shown.node is None else shown.node
    state.hands[seat] = [die.id for die in shown.dice]
    for die in shown.dice:
        state.dice[die.id] = LIES[die.face] if die.state == "shown" and die.face else STATES[die.state]
        state.held[die.id] = die.held or ""
    state.auto_offer[seat] = shown.auto_offer
    state.gave[seat] = shown.gave
    state.absent[seat] = shown.absent
    state.left[seat] = shown.left
    if shown.behind:
        state.behind += (seat,)
    state.order[seat] = list(shown.order)


def remember_offers(state: State, seat: Seat, shown: SeatView) -> None:
    """By hand is what would not be so by itself."""
    for die in shown.dice:
        icon = shows(state, seat, die.id)
        if BLANK < icon < LOCKED and offers(state, die.id, icon, needed(state, seat)) != die.offered:
            state.offered[die.id] = ON if die.offered else OFF


def remember_times(state: State, seat: Seat, shown: SeatView) -> None:
    """The last deeds, as far as spacing tells."""
    times = factor(state, seat)
    if shown.act_from:
        state.last_act[seat] = shown.act_from - ACT_MS * times
    if shown.roll_from:
        state.last_roll[seat] = shown.roll_from - between_rolls(state, seat, times)
