"""What holds after every step, whatever is played: nothing is lost, and nobody is where they cannot be."""

from typing import Final

from wayout.games.room25.boxes import COPIES
from wayout.games.room25.cells import CELLS, CENTRE
from wayout.games.room25.doors import lets_in
from wayout.games.room25.mac_deck import BARRIER, CARDS
from wayout.games.room25.parts import BASE_TOKENS, EVERYONE, NOWHERE, TOKENS, Who
from wayout.games.room25.seam import ROOMS
from wayout.games.room25.state import IN_HAND, NO_AXIS, State

LOCKS: Final = 2
DECKS: Final[tuple[list[int], ...]] = ([], sorted(BARRIER), [card.number for card in CARDS])
CAN_LOSE: Final = {"look", "control", "special"}
"""R25-4.3: Move and Push always stay."""


def flaw(state: State) -> str | None:
    """What is wrong with this state; nothing, if all is well."""
    if state.phase == "opening":
        return None
    return tile_flaw(state) or thing_flaw(state) or figure_flaw(state) or token_flaw(state) or course_flaw(state)


def change_flaw(before: State, after: State) -> str | None:
    """What cannot come after what was: time that comes back, or somebody in a room that lets nobody in."""
    if before.round and (after.left > before.left or after.round < before.round):
        return f"{before.left} rounds were left in round {before.round}, now {after.left} in round {after.round}"
    for who in after.living():
        tile = after.at[who]
        if tile != before.at[who] and before.barred[tile] and after.barred[tile] and not lets_in(after, who, tile):
            return f"{who} has come into the barred room {tile}"
    return None


def tile_flaw(state: State) -> str | None:
    """Every tile lies on one cell, and none is of a kind of which there are not so many."""
    if sorted(state.grid) != list(CELLS) or any(state.cell_of[tile] != cell for cell, tile in enumerate(state.grid)):
        return "the grid and the places of the tiles differ"
    if state.kind_at(CENTRE) != "central" or not state.face_up[state.grid[CENTRE]]:
        return "the Central Room is not in the centre"
    if any(state.kinds.count(kind) > COPIES[kind] for kind in set(state.kinds) - {"empty"}):
        return f"more rooms than in the box: {sorted(state.kinds)}"
    for tile in CELLS:
        if not state.face_up[tile] and (state.barred[tile] or state.locked[tile] or state.axes[tile] != NO_AXIS):
            return f"a marker lies on the face-down tile {tile}"
        if state.axes[tile] != NO_AXIS and not ROOMS[state.kinds[tile]].pivots:
            return f"tile {tile} is turned, but cannot pivot"
    return None


def thing_flaw(state: State) -> str | None:
    """Robots, locks, cards and reminders."""
    if state.free_locks + sum(state.locked) != LOCKS:
        return f"{state.free_locks} locks are free, {sum(state.locked)} lie on rooms"
    cards = sorted([*state.deck, *state.discard, *state.drawn, *state.in_view])
    if cards not in DECKS:
        return f"there are {len(cards)} cards"
    for home in state.homes:
        if home != NOWHERE and state.kinds[home] != "robot":
            return f"a robot comes from tile {home}, a {state.kinds[home]}"
    on_board = [tile for tile in state.robots if tile != NOWHERE]
    marked = [tile for tile in state.reminder if tile != IN_HAND]
    for tile in (*on_board, *marked):
        if tile not in CELLS:
            return f"something lies on tile {tile}"
    if any(not state.face_up[tile] for tile in on_board):
        return "a robot is on a face-down tile"
    if any(state.face_up[tile] for tile in marked):
        return "a reminder lies on an open room"
    return None


def figure_flaw(state: State) -> str | None:
    """Whoever lives stands on an open tile, whoever does not stands nowhere and waits for nothing."""
    if sorted(state.graveyard) != sorted(who for who in state.order if not state.alive[who]):
        return f"{state.graveyard} are buried"
    for who in EVERYONE:
        if state.alive[who] != (state.at[who] != NOWHERE) or (state.alive[who] and who not in state.order):
            return f"{who} is alive: {state.alive[who]}, on tile {state.at[who]}"
        if state.alive[who] and not state.face_up[state.at[who]] and state.outcome is None:
            return f"{who} stands on a face-down tile"
        wrong = danger_flaw(state, who)
        if wrong is not None:
            return wrong
    return None


def danger_flaw(state: State, who: Who) -> str | None:
    """Traps, water and hiding are for the living, where they stand."""
    for tile, kind in ((state.trap[who], "trapped"), (state.flood[who], "flooded")):
        if tile != NOWHERE and (tile != state.at[who] or state.kinds[tile] != kind):
            return f"{who} is threatened by tile {tile}, a {state.kinds[tile]}"
    return f"the dead {who} hides" if state.hidden[who] and not state.alive[who] else None


def token_flaw(state: State) -> str | None:
    """Every token is in one place, and nothing that is lost is programmed or dealt."""
    known = TOKENS if state.rules.abilities else BASE_TOKENS
    for who in EVERYONE:
        slots = [state.first[who], state.second[who], state.floating[who]]
        tokens = [token for token in slots if token is not None] + (state.pile[who] or [])
        if len(set(tokens)) < len(tokens) or not set(tokens) <= set(known) - set(state.lost[who]):
            return f"{who} has {slots} and {state.pile[who]} without {state.lost[who]}"
        if not set(state.lost[who]) <= CAN_LOSE or len(set(state.lost[who])) < len(state.lost[who]):
            return f"{who} has lost {state.lost[who]}"
        if tokens and not state.alive[who]:
            return f"the dead {who} has {tokens}"
        if state.adrenaline[who] == "committed" and (state.cold[who] or not state.alive[who]):
            return f"{who} cannot use adrenaline"
        if state.empties[who] < 0:
            return f"{who} has laid too many rooms"
    return None


def course_flaw(state: State) -> str | None:
    """It is over if and only if there is an outcome; until then something is asked of somebody who is there."""
    if (state.outcome is None) != (state.phase != "over"):
        return f"the game is in {state.phase} with the outcome {state.outcome}"
    if state.left < 1 or sorted(state.order) != sorted(who for who in EVERYONE if state.side[who] != NOWHERE):
        return f"{state.left} rounds are left for {state.order}"
    if not set(state.waiting) <= set(state.deciding):
        return f"{state.waiting} are waited for, {state.deciding} decide"
    if any(not state.in_game[state.owner[who]] for who in state.deciding):
        return "somebody who has left decides"
    if state.outcome is not None and (state.question or state.todo or state.deciding or state.undecided):
        return "something is asked although it is over"
    if any(not state.in_game[seat] for seat in state.winners):
        return "somebody who has left wins"
    return None
