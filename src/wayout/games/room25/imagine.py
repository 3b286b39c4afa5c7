"""A truth that fits a view, for bots that search: what is hidden is dealt anew."""

from collections import Counter

from wayout.games.room25.actions.programs import programs
from wayout.games.room25.blank import blank
from wayout.games.room25.cells import CELLS
from wayout.games.room25.mac_deck import BARRIER, MADNESS
from wayout.games.room25.modes.suspicion import DEAD_PRISONERS, PRISONERS
from wayout.games.room25.parts import NOWHERE, SPECIAL, Tile, Token, Who
from wayout.games.room25.programming import tokens_of
from wayout.games.room25.seam import ABILITIES
from wayout.games.room25.state import IN_HAND, NO_AXIS, State
from wayout.games.room25.view import FigureView, View
from wayout.kernel.chance import Chance
from wayout.kernel.seats import SPECTATOR, Viewer


def imagine(view: View, viewer: Viewer, chance: Chance) -> State:
    """A state whose view for this viewer is this one."""
    state = blank(view.rules, view.seats)
    state.in_game = list(view.in_game)
    lay_rooms(state, view, chance)
    put_course(state, view)
    for figure in view.figures:
        put_figure(state, figure)
    put_things(state, view, chance)
    if viewer is not SPECTATOR:
        state.looked[viewer] = list(view.looked)
        state.known[viewer] = [room.tile for room in view.rooms if room.note is not None]
    deal_roles(state, view, chance)
    for figure in view.figures:
        guess_program(state, figure, chance)
    return state


def lay_rooms(state: State, view: View, chance: Chance) -> None:
    """Open rooms and those that the viewer is shown are what they are; the others could be any."""
    shown = shown_face_down(view)
    pool = chance.shuffled(sorted((Counter(view.hidden) - Counter(shown.values())).elements()))
    for cell, room in zip(CELLS, view.rooms, strict=True):
        tile = room.tile
        state.grid[cell], state.cell_of[tile] = tile, cell
        known = room.room or shown.get(tile)
        state.kinds[tile] = pool.pop() if known is None else known
        state.face_up[tile] = room.room is not None
        state.barred[tile], state.locked[tile] = room.barred, room.locked
        state.axes[tile] = room.axis or NO_AXIS


def shown_face_down(view: View) -> dict[Tile, str]:
    """What was noted, or looked at a moment ago."""
    looked = {look.tile: look.room for look in view.looked}
    shown = {room.tile: room.note or looked.get(room.tile) for room in view.rooms if room.room is None}
    return {tile: kind for tile, kind in shown.items() if kind is not None}


def put_course(state: State, view: View) -> None:
    state.phase, state.round, state.left = view.phase, view.round, view.left
    state.going, state.place, state.turn = view.going, view.place, view.turn
    state.order = list(view.order)
    state.casting, state.undecided = list(view.casting), list(view.undecided)
    state.deciding = list(view.deciding)
    ready = [figure.who for figure in view.figures if figure.ready]
    state.waiting = [who for who in view.deciding if who not in ready]
    state.question, state.todo, state.ordered = view.question, list(view.todo), list(view.ordered)
    state.key_done, state.claims = view.key_done, list(view.claims)
    state.graveyard, state.deaths = list(view.graveyard), list(view.deaths)
    state.sightings = list(view.sightings)
    state.outcome, state.winners = view.outcome, list(view.winners)


def put_figure(state: State, figure: FigureView) -> None:
    who = figure.who
    at = NOWHERE if figure.cell is None else state.grid[figure.cell]
    state.owner[who], state.side[who], state.alive[who], state.at[who] = figure.seat, figure.side, figure.alive, at
    state.roles[who], state.shown[who] = figure.role, figure.shown
    state.lost[who], state.adrenaline[who] = figure.lost, figure.adrenaline
    state.recovered[who] = figure.recovered
    state.hidden[who], state.empties[who] = figure.hidden, figure.empties
    state.reminder[who] = IN_HAND if figure.reminder is None else state.grid[figure.reminder]
    state.used[who], state.passed[who], state.free[who] = figure.used, figure.passed, figure.free
    state.trap[who], state.armed[who] = NOWHERE if figure.trap is None else at, figure.trap == "armed"
    state.flood[who], state.flood_round[who] = (NOWHERE, 0) if figure.drowns is None else (at, figure.drowns)
    state.cold[who], state.sits_out[who] = figure.cold, figure.sits_out


def put_things(state: State, view: View, chance: Chance) -> None:
    state.free_locks, state.arrows = view.free_locks, list(view.arrows)
    state.robots = [NOWHERE if cell is None else state.grid[cell] for cell in view.robots]
    unfound = chance.shuffled(
        [tile for tile, kind in enumerate(state.kinds) if kind == "robot" and not state.face_up[tile]]
    )
    for robot, home in enumerate(view.homes):
        if home == "hidden":
            state.homes[robot] = unfound.pop() if unfound else NOWHERE
        else:
            state.homes[robot] = NOWHERE if home is None else state.grid[home]
    state.discard, state.drawn, state.in_view = list(view.discard), list(view.drawn), list(view.in_view)
    seen = {*view.discard, *view.drawn, *view.in_view}
    unseen = [card for card in (*BARRIER, *MADNESS) if card not in seen]
    state.deck = chance.shuffled(unseen[: view.deck])
    for figure in view.figures:
        if figure.pile is not None:
            state.pile[figure.who] = chance.shuffled(figure.pile)


def deal_roles(state: State, view: View, chance: Chance) -> None:
    """Of the roles that this viewer does not know; never so that the guards would have won already."""
    if view.rules.mode != "suspicion" or view.phase in ("opening", "over") or not view.order:
        return
    tiles = Counter(prisoner=PRISONERS[view.seats, view.rules.guards], guard=view.rules.guards)
    unknown = [figure.who for figure in view.figures if figure.role is None]
    tiles.subtract(figure.role for figure in view.figures if figure.role is not None)
    while True:
        dealt = chance.shuffled(sorted(tiles.elements()))
        for who, role in zip(unknown, dealt, strict=False):
            state.roles[who] = role  # type: ignore[call-overload]
        if sum(state.roles[who] == "prisoner" for who in state.graveyard) < DEAD_PRISONERS:
            return


def guess_program(state: State, figure: FigureView, chance: Chance) -> None:
    """The viewer's own program, or any that lies like the others do."""
    who, own = figure.who, figure.program
    if own is not None:
        state.first[who], state.second[who], state.floating[who], state.aim[who] = (
            own.first,
            own.second,
            own.floating,
            own.aim,
        )
    elif figure.ready:
        guess_secret(state, who, chance)
    else:
        deal_tokens(state, figure, chance)


def guess_secret(state: State, who: Who, chance: Chance) -> None:
    """This character is ready, with any program."""
    guess = chance.pick(programs(state, who))
    if len(guess.tokens) > 1:
        state.first[who], state.second[who] = guess.tokens
    elif guess.tokens:
        state.floating[who] = guess.tokens[0]
    state.aim[who] = guess.aim
    if guess.adrenaline:
        state.adrenaline[who] = "committed"


def deal_tokens(state: State, figure: FigureView, chance: Chance) -> None:
    """Tokens lie in these slots: any that this character has not shown this round."""
    who = figure.who
    slots: list[list[Token | None]] = [state.first, state.second, state.floating]
    spare = chance.shuffled([token for token in tokens_of(state, who) if token not in figure.used])
    for slot, filled in zip(slots, figure.slots, strict=True):
        if filled:
            slot[who] = spare.pop()
            if slot[who] == SPECIAL and ABILITIES[who].aims:
                state.aim[who] = chance.pick(ABILITIES[who].aims)
