"""Movement (NE-3.5), step by step. All that is under way is in the state, so it can stop for a question anywhere."""

from wayout.games.no_escape.events import (
    Asked,
    Blocked,
    Escaped,
    GameEnded,
    Pushed,
    Refilled,
    Stepped,
    Teleported,
    Turned,
)
from wayout.games.no_escape.paths import end_at, follow, links_at
from wayout.games.no_escape.placing import path_sides
from wayout.games.no_escape.shapes import BITS, CONTROL_WHITE, CONTROL_YELLOW, NO_END, TELEPORT_WHITE
from wayout.games.no_escape.slots import HUB, NO_WAY, OUTSIDE, WAYS_OF, Spot, spot_of
from wayout.games.no_escape.state import BRANCH, NEW_PATH, SEATS, TELEPORT, TOKENS, State
from wayout.games.no_escape.teleporters import arrival, free_teleporters
from wayout.games.no_escape.windows import open_window
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def walk_on(turn: Turn[State]) -> bool:
    """Go on until the movement is over (true), or until somebody is asked or the game has ended (false)."""
    state = turn.state
    while state.chain or is_to_go_on(state):
        seat = state.chain[-1] if state.chain else state.turn
        way = state.headings[seat]
        if way == NO_WAY:
            turn.emit(Asked(seat, BRANCH, links_at(state, HUB)))
            return False
        to = follow(state, state.places[seat], way)
        if to == OUTSIDE:
            escape(turn, seat)
            return False
        if to != HUB and not state.jetpack and to in state.places:
            if not push(turn, seat, to, way):
                return state.question is None
            continue
        arrive(turn, seat, to, way ^ 2)
        if state.question is not None or state.window is not None:
            return False
    return True


def is_to_go_on(state: State) -> bool:
    """Steps are left; or the flight would end on a meeple, and goes on for free."""
    return state.steps > 0 or (state.jetpack and state.is_sharing(state.turn))


def push(turn: Turn[State], by: Seat, to: int, way: int) -> bool:
    """Somebody is in the way: turned if facing the pusher, then to step first. False: asked, or blocked."""
    state = turn.state
    other = SEATS[state.places.index(to)]
    back = way ^ 2
    if other == state.turn or other in state.chain:
        turn.emit(Blocked(state.turn, other))
        return False
    if state.headings[other] == back:
        ways = links_at(state, to) & ~(1 << back)
        if not ways:
            turn.emit(Blocked(state.turn, other))
            return False
        if BITS[ways] > 1:
            turn.emit(Turned(other, None, back))
            turn.emit(Asked(other, BRANCH, ways))
            return False
        turn.emit(Turned(other, WAYS_OF[ways][0], back))
    turn.emit(Pushed(other, by))
    return True


def arrive(turn: Turn[State], seat: Seat, to: int, back: int) -> None:
    state = turn.state
    spot = spot_of(to)
    assert spot is not None
    end = end_at(state, to)
    if end != NO_END:
        turn.emit(Stepped(seat, spot, back, None))
        reach_end(turn, seat, end)
        return
    links = links_at(state, to)
    ways = links & ~(1 << back)
    remembered = back if links >> back & 1 else None
    if not ways:
        turn.emit(Stepped(seat, spot, back, None))
    elif BITS[ways] == 1:
        turn.emit(Stepped(seat, spot, WAYS_OF[ways][0], remembered))
    else:
        turn.emit(Stepped(seat, spot, None, remembered))
        turn.emit(Asked(seat, BRANCH, ways))


def reach_end(turn: Turn[State], seat: Seat, end: int) -> None:
    """The indicator of a tunnel end takes effect, also in mid-move and on a pushed meeple (ruling A10)."""
    state = turn.state
    if end in (CONTROL_YELLOW, CONTROL_WHITE):
        if state.green[seat] < TOKENS:
            turn.emit(Refilled(seat))
        if end == CONTROL_WHITE and next(path_sides(state), None) is not None:
            turn.emit(Asked(seat, NEW_PATH, 0))
    elif end == TELEPORT_WHITE and free_teleporters(state) and not open_window(turn, TELEPORT, seat):
        teleport(turn, seat)


def teleport(turn: Turn[State], seat: Seat) -> None:
    """NE-3.6: to the only free indicator, or to the one that the owner chooses."""
    targets = free_teleporters(turn.state)
    if len(targets) > 1:
        turn.emit(Asked(seat, TELEPORT, 0))
    elif targets:
        beam_to(turn, seat, targets[0])


def beam_to(turn: Turn[State], seat: Seat, slot: int) -> None:
    spot: Spot
    spot, heading = arrival(turn.state, slot)
    turn.emit(Teleported(seat, spot, heading))


def escape(turn: Turn[State], seat: Seat) -> None:
    """NE-3.8: the first one out wins, whoever moved it, unless the table says that the pusher does (ruling A2)."""
    state = turn.state
    mover = state.turn
    winner = mover if state.pusher_wins else seat
    turn.emit(Escaped(seat, mover))
    turn.emit(GameEnded("escaped", (winner,)))
