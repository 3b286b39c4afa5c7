"""A truth that fits a view, for bots that search: what is hidden is dealt anew."""

from collections import Counter

from wayout.games.no_escape.action_tiles.collapse import ACTION_TILE as COLLAPSE
from wayout.games.no_escape.board import board_of
from wayout.games.no_escape.catalogue import ALL_TILES
from wayout.games.no_escape.placing import can_place, replacements
from wayout.games.no_escape.shapes import STRIPPED_SHAPES
from wayout.games.no_escape.sides import SIDES
from wayout.games.no_escape.slots import number_of, place_of, way_number
from wayout.games.no_escape.state import MAZE_STEP, NOBODY, PASSED, State
from wayout.games.no_escape.tiles import SHAPE
from wayout.games.no_escape.view import View
from wayout.games.no_escape.windows import held_aborts
from wayout.kernel.chance import Chance
from wayout.kernel.seats import SPECTATOR, Seat, Viewer


def imagine(view: View, viewer: Viewer, chance: Chance) -> State:
    """A state whose view for this viewer is this one."""
    state = State(
        side=view.side,
        pusher_wins=view.pusher_wins,
        active_may_counter=view.active_may_counter,
        yellow_walkable=view.yellow_walkable,
        seats=view.seats,
        in_game=list(view.in_game),
        board=board_of(SIDES[view.side].codes),
        places=[place_of(meeple.spot) for meeple in view.meeples],
        headings=[way_number(meeple.heading) for meeple in view.meeples],
        came_from=[way_number(meeple.came_from) for meeple in view.meeples],
        green=list(view.green),
        locked=list(view.locked),
        hands=[],
        discard=list(view.discard),
        strips=view.strips,
        phase=view.step,
        turn=seat_number(view.turn),
        turns=view.turns,
        energy_used=view.energy_used,
        jetpack=view.jetpack,
        bonus=view.bonus,
        dice=view.dice,
        flipped=view.flipped,
        placed=None if view.placed is None else number_of(view.placed),
        announced=view.announced,
        targets=view.targets,
        steps=view.steps,
        chain=list(view.chain),
        stake=view.stake,
        aborts=list(view.aborts),
        traveller=seat_number(view.traveller),
        outcome=view.outcome,
        winners=list(view.winners),
    )
    lay_tiles(state, view)
    ask(state, view)
    deal(state, view, viewer, chance)
    open_window(state, view, viewer, chance)
    return state


def seat_number(seat: Seat | None) -> Seat:
    return NOBODY if seat is None else seat


def lay_tiles(state: State, view: View) -> None:
    for tile in view.tiles:
        shape = STRIPPED_SHAPES[tile.tile] if tile.strip else SHAPE[tile.tile]
        state.board.lay(number_of(tile.at), shape * 4 + tile.rot)


def ask(state: State, view: View) -> None:
    if view.question is not None:
        state.question, state.asked = view.question.kind, view.question.seat
        state.ways = sum(1 << way for way in view.question.ways)


def deal(state: State, view: View, viewer: Viewer, chance: Chance) -> None:
    """Every tile that the viewer cannot see may be in any other hand or in the pile."""
    seen = Counter((*view.discard, *(view.hand or ()), *(tile.tile for tile in view.tiles)))
    if view.announced is not None:
        seen[view.announced] += 1
    hidden = chance.shuffled(list((Counter(ALL_TILES) - seen).elements()))
    layer = must_lay(state)
    # Before the other hands: it may be the last tile that fits.
    fitting = [] if layer in (viewer, NOBODY) else [useful(state, hidden)]
    for seat, size in enumerate(view.hand_sizes):
        if seat == viewer:
            state.hands.append(list(view.hand or ()))
            continue
        hand = fitting if seat == layer else []
        state.hands.append(hand + [hidden.pop() for _ in range(size - len(hand))])
    state.deck = hidden


def must_lay(state: State) -> Seat:
    """Who is known to hold a maze tile that can be laid: Hallway Collapse could not have been announced otherwise,
    and in step 2 the hand would have been thrown away."""
    if state.announced == COLLAPSE.id:
        return state.turn
    return state.turn if state.phase == MAZE_STEP and state.question is None else NOBODY


def useful(state: State, hidden: list[str]) -> str:
    """Take the first hidden tile that can be laid as it has to be."""
    targets = state.targets
    for number, tile in enumerate(hidden):
        if tile not in SHAPE:
            continue
        if targets is None or targets.at is None:
            if can_place(state.board, tile):
                return hidden.pop(number)
        elif replacements(state.board, number_of(targets.at), SHAPE[tile]):
            return hidden.pop(number)
    raise ValueError("no hidden tile can be laid")


def open_window(state: State, view: View, viewer: Viewer, chance: Chance) -> None:
    """Others may have answered or not, and whoever holds a fitting abort may have played it; but not all have
    answered, or the window would be closed."""
    window = view.window
    if window is None:
        return
    state.window, state.subject = window.kind, window.seat
    state.sealed = [None] * state.seats
    if viewer is not SPECTATOR:
        state.sealed[viewer] = window.answer
    open_for = [seat for seat in window.eligible if state.sealed[seat] is None]
    late = viewer if viewer in open_for else chance.pick(open_for)
    for seat in open_for:
        if seat != late and chance.odds(0.5):
            aborts = held_aborts(state, seat)
            state.sealed[seat] = chance.pick(aborts) if aborts and chance.odds(0.5) else PASSED
    state.waiting = [seat for seat in open_for if state.sealed[seat] is None]
