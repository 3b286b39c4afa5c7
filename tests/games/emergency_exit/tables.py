"""One line sets a table."""

import re
from collections.abc import Sequence
from typing import Any, Final

from wayout.games.emergency_exit import GAME
from wayout.games.emergency_exit.catalogue import DANGER_CARDS, DRAWN_FLOOR_CARDS, STARTING
from wayout.games.emergency_exit.state import NOBODY, OVER, REVEAL, TURN, State
from wayout.games.emergency_exit.tiles import FREE, PLAYABLE, SHOWN_HEADING, TILE_BY_ID, TILES
from wayout.games.emergency_exit.walk import Walk
from wayout.kernel.chance import Chance, NoLuck, Scripted
from wayout.kernel.options import complete
from wayout.kernel.play import Action, Event, IllegalAction, Turn, play
from wayout.kernel.seats import Seat

A, B, C, D, E = map(Seat, range(5))
NAMES: Final = "ABCDE"
SEAT_NAMES: Final = dict(zip(NAMES, (A, B, C, D, E), strict=True))


def tile(name: str) -> int:
    return TILE_BY_ID[name]


def tiles(names: str) -> list[int]:
    """Tile numbers of ids ("S1 L2"), or of kinds ("S L"), each time the next one of that kind."""
    used: list[str] = []
    for name in names.split():
        kind = [one.id for one in TILES if re.fullmatch(rf"{name}\d", one.id) and one.id not in used]
        used.append(kind[0] if kind else name)
    return [TILE_BY_ID[name] for name in used]


def walked(names: str, last_walked: bool = False) -> Walk:
    """The route of a pile, as far as it goes."""
    walk = Walk(last_walked)
    for one in tiles(names):
        if walk.lay(one) is not None:
            break
    return walk


def table(
    pile: str = "",
    *,
    seats: int = 3,
    hands: Sequence[str] | None = None,
    deck: str | None = None,
    turn: Seat = A,
    floor: str = "",
    danger: str = "",
    options: dict[str, Any] | None = None,
    **changes: Any,
) -> State:
    """A round under way. `pile` has LOST groups in brackets: "S [A] L L L [BC]". Tiles not named are in the deck."""
    chosen = {"danger": bool(danger), **(options or {})}
    state = GAME.first_state(seats, complete(GAME.options, chosen))
    state.phase, state.round, state.turn = TURN, 1, turn
    state.floor_up = [STARTING, *floor.split()]
    state.floor_deck = [card for card in DRAWN_FLOOR_CARDS if card not in state.floor_up]
    state.danger_up = danger.split()
    state.danger_deck = [card for card in DANGER_CARDS if card not in state.danger_up]
    stack(state, pile)
    if hands is not None:
        state.hands = [tiles(hand) for hand in hands]
    used = {*state.pile, *(one for hand in state.hands for one in hand)}
    rest = [one for one in PLAYABLE if one not in used]
    if hands is None:
        state.hands = [[rest.pop(0) for _ in range(3)] for _ in range(seats)]
    state.deck = rest if deck is None else tiles(deck)[::-1]
    for name, value in changes.items():
        setattr(state, name, value)
    if changes.get("phase") in (REVEAL, OVER):
        state.turn = NOBODY
    return state


def stack(state: State, pile: str) -> None:
    """Lay tiles and LOST groups, shown as the rules turn them, and upright on a Repeat."""
    state.pile = tiles(re.sub(r"\[\w+\]", "", pile))
    depth = 0
    for part in pile.split():
        if not part.startswith("["):
            depth += 1
            continue
        for name in part.strip("[]"):
            state.holds[SEAT_NAMES[name]] = False
            state.lost_seats.append(SEAT_NAMES[name])
            state.lost_groups.append(len(state.group_depths))
        state.group_depths.append(depth)
    for one in state.pile:
        state.rot = 0 if state.heading == FREE else state.heading
        state.heading = SHOWN_HEADING[one][state.rot]


def do(
    state: State, seat: Seat, action: Action[State], chance: Chance | None = None, at: int = 0
) -> list[Event[State]]:
    """What happens."""
    return play(state, seat, action, chance or NoLuck(), at).events


def refusal(state: State, seat: Seat, action: Action[State]) -> str:
    """The code and the rule with which this is refused; an error if it is not."""
    try:
        play(state, seat, action, NoLuck())
    except IllegalAction as refused:
        return f"{refused.refusal.code} {refused.refusal.rule}"
    raise AssertionError(f"{action} was granted")


def opened(seats: int, chance: Chance, **options: Any) -> Turn[State]:
    """A game after its opening."""
    turn = Turn(GAME.first_state(seats, complete(GAME.options, options)), chance)
    GAME.open(turn)
    return turn


def shuffled_tiles(first: str = "") -> list[int]:
    """A shuffle from whose end these tiles are dealt first, the others in any fixed order."""
    wanted = tiles(first)
    return [*(one for one in PLAYABLE if one not in wanted), *reversed(wanted)]


def luck_of_opening(first: Seat = A, floor: str = "", danger: str = "", deal: str = "") -> list[Any]:
    """What `open` asks for: who begins, floor cards, danger cards, tiles. Cards and tiles not named follow."""
    floors = [*floor.split(), *(card for card in DRAWN_FLOOR_CARDS if card not in floor.split())]
    dangers = [*danger.split(), *(card for card in DANGER_CARDS if card not in danger.split())]
    return [first, floors, dangers, shuffled_tiles(deal)]


def scripted_opening(seats: int, **luck: Any) -> State:
    return opened(seats, Scripted(luck_of_opening(**luck))).state


def kinds(events: Sequence[Event[State]]) -> list[str]:
    """The names of what happened, in order."""
    return [type(event).__name__ for event in events]
