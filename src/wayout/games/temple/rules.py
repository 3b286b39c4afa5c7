"""Whom the game waits for, and what they may do."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from wayout.games.temple.actions import (
    Absent,
    AutoOffer,
    Break,
    CallConcede,
    CallFate,
    Choose,
    Discover,
    Enter,
    Escape,
    Gems,
    Give,
    GoOn,
    Leave,
    Mask,
    Offer,
    Ready,
    Roll,
    VoteConcede,
    VoteFate,
)
from wayout.games.temple.actions.moving import entry_cost, exit_cost
from wayout.games.temple.actions.rolling import mask_frees
from wayout.games.temple.board import SIDES_OF, is_choosing, is_reserved, outer_walls
from wayout.games.temple.breaking import breakable, landing
from wayout.games.temple.dice import covers, faces, is_free, locked_dice, lying, most_dice, must_roll, purse_of
from wayout.games.temple.pool import cannot_pool, given, needed, nothing_to_light, pool_cost, pool_size, wanted
from wayout.games.temple.seam import DISCOVER, ENTER, ESCAPE, GEMS, MASK, ROLL, Listing, forbidden, hooks, priced
from wayout.games.temple.state import (
    BLANK,
    CONCEDE,
    FATE,
    GOLDEN,
    INTRO,
    LOCKED,
    MAX_DICE,
    NO_NODE,
    OVER,
    PAUSED,
    PROFESSIONAL,
    RUNNING,
    SEATS,
    State,
)
from wayout.games.temple.tiles import DISCOVERY, WALL, printed
from wayout.kernel.game import Result
from wayout.kernel.grid import WAYS
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat

Listed = list[Action[State]]

LEAVE: Final[Action[State]] = Leave()
READY: Final[Action[State]] = Ready()
GO_ON: Final[Action[State]] = GoOn()
ESCAPE_NOW: Final[Action[State]] = Escape()
CALL_FATE: Final[Action[State]] = CallFate()
CALL_CONCEDE: Final[Action[State]] = CallConcede()
TOGGLE: Final[tuple[Action[State], Action[State]]] = (AutoOffer(True), AutoOffer(False))
"""By what is on now."""
ANSWERS: Final[dict[str, Listed]] = {
    FATE: [VoteFate(True), VoteFate(False)],
    CONCEDE: [VoteConcede(True), VoteConcede(False)],
}
ENTERING: Final[tuple[Action[State], ...]] = tuple(Enter(side) for side in WAYS)
DISCOVERING: Final[tuple[Action[State], ...]] = tuple(Discover(side) for side in WAYS)
BREAKING: Final[dict[int | None, Action[State]]] = {side: Break(side) for side in (None, *WAYS)}
TAKING: Final[tuple[Action[State], ...]] = tuple(Gems(level) for level in (1, 2, 3))


def absent(gone: bool) -> Action[State]:
    return Absent(gone)


def asked(state: State) -> Sequence[Seat]:
    """Everybody at any time, also who is out: there may be a die to give or a vote. Nobody while time stands still."""
    if state.phase != RUNNING and state.phase != INTRO:
        return ()
    return [seat for seat in SEATS[: state.seats] if not state.left[seat]]


def legal(state: State, seat: Seat) -> Listed:
    if state.phase == OVER or state.left[seat]:
        return []
    if state.phase == PAUSED:
        return [] if seat in state.go_on else [GO_ON]
    toggle = TOGGLE[state.auto_offer[seat]]
    if state.phase == INTRO:
        ready = [toggle] if seat in state.ready else [READY, toggle]
        return [*ready, *listed(state, seat, hooks(state).may_before), *choices(state, seat)]
    if state.figures[seat] < 0:
        helping = listed(state, seat, hooks(state).may_outside)
        return [*gifts(state, seat), *helping, *votes(state, seat), *choices(state, seat)]
    shown = faces(state, seat)
    found = rolls(state, seat)
    found += masks(state, seat)
    found += moves(state, seat, purse_of(state, seat, shown))
    found += gems(state, seat)
    found += offers(state, seat, shown)
    if state.mix:
        found += listed(state, seat, hooks(state).may[state.chambers[state.figures[seat] >> 1].tile])
    if state.prompts:
        found += choices(state, seat)
    found += votes(state, seat)
    found.append(toggle)
    return found


def rolls(state: State, seat: Seat) -> Listed:
    """All blank dice and every die that does not show a kept icon, for each set of kept icons."""
    if forbidden(state, seat, ROLL) is not None:
        return []
    return list(roll_sets(state, seat))


def roll_sets(state: State, seat: Seat) -> tuple[Roll, ...]:
    lie, asked = state.dice, hooks(state)
    most = most_dice(state, seat) if asked.most_dice else MAX_DICE
    must = must_roll(state, seat) if asked.must_roll else ()
    free = [die for die in state.hands[seat] if lie[die] < LOCKED]
    bound = tuple([place for place, die in enumerate(free) if die in must]) if must else ()
    return rolls_of(tuple(free), tuple([lie[die] for die in free]), most, bound)


@lru_cache(maxsize=1 << 14)
def rolls_of(free: tuple[int, ...], faces: tuple[int, ...], most: int, must: tuple[int, ...]) -> tuple[Roll, ...]:
    """With these dice, which show this. Hands repeat."""
    return tuple(Roll(tuple([free[at] for at in places])) for places in rolled_places(faces, most, must))


@lru_cache(maxsize=1 << 14)
def rolled_places(faces: tuple[int, ...], most: int, must: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Of dice that show this: which are rolled, by their places, for each set of kept icons."""
    shown = sorted({face for face in faces if face != BLANK})
    sets: dict[tuple[int, ...], None] = {}
    for kept in range(1 << len(shown)):
        keep = {icon for bit, icon in enumerate(shown) if kept >> bit & 1}
        places = [place for place, face in enumerate(faces) if face not in keep or place in must]
        if len(places) > most:
            first = sorted(places, key=lambda place: (place not in must, faces[place] != BLANK, place))
            places = sorted(first[:most])
        if places:
            sets[tuple(places)] = None
    return tuple(sets)


def masks(state: State, seat: Seat) -> Listed:
    """For each adventurer here: the lowest golden mask frees the lowest black masks, as many as it can."""
    golden = lying(state, seat, GOLDEN)
    if not golden or forbidden(state, seat, MASK) is not None:
        return []
    most, found = mask_frees(state, seat), Listed()
    for other in state.at_node(state.figures[seat]):
        dice = locked_dice(state, other)[:most]
        if dice:
            found.append(Mask(golden[0], other, tuple(dice)))
    return found


def moves(state: State, seat: Seat, have: list[int]) -> Listed:
    """With this purse."""
    node = state.figures[seat]
    found, asked, chambers = Listed(), hooks(state), state.chambers
    bans = asked.forbids[ENTER]
    for side, to in enumerate(state.links[node * 4 : node * 4 + 4]):
        if to == NO_NODE:
            continue
        cost = entry_cost(state, seat, to) if asked.price else printed(chambers[to >> 1].tile).entry
        if covers(have, cost) and (not bans or forbidden(state, seat, ENTER, to) is None):
            found.append(ENTERING[side])
    if covers(have, WALL):
        found += breaks(state, seat, node)
    if state.reserved and is_choosing(state, seat):
        return found
    if state.pile and (state.gaps[node] or state.valve):
        found += discoveries(state, seat, have)
    if node >> 1 == state.exit and covers(have, exit_cost(state, seat)) and forbidden(state, seat, ESCAPE) is None:
        found.append(ESCAPE_NOW)
    return found


def breaks(state: State, seat: Seat, node: int) -> Listed:
    return [
        BREAKING[side]
        for side in breakable(state, node)
        if forbidden(state, seat, ENTER, landing(state, node, side)) is None
    ]


def discoveries(state: State, seat: Seat, have: list[int]) -> Listed:
    """Through doors that lead nowhere, and through walls if need be."""
    node, found, prices = state.figures[seat], Listed(), hooks(state).price
    if state.gaps[node] and covers(have, priced(state, seat, DISCOVER, DISCOVERY) if prices else DISCOVERY):
        found += through(state, node, state.gaps[node])
    if state.valve and covers(have, priced(state, seat, DISCOVER, WALL)):
        found += through(state, node, outer_walls(state, node))
    return [] if found and forbidden(state, seat, DISCOVER) is not None else found


def through(state: State, node: int, sides: int) -> Listed:
    """These sides, where nobody is choosing yet what will lie behind them."""
    if not state.reserved:
        return [DISCOVERING[side] for side in SIDES_OF[sides]]
    return [DISCOVERING[side] for side in SIDES_OF[sides] if not is_reserved(state, node, side)]


def gems(state: State, seat: Seat) -> Listed:
    node = state.figures[seat]
    icon = wanted(state, node)
    if not icon or nothing_to_light(state, node) is not None or forbidden(state, seat, GEMS, node) is not None:
        return []
    table = printed(state.chambers[node >> 1].tile).table
    if hooks(state).price:
        costs = [(pool_cost(state, seat, GEMS, ((icon, need),)), gems) for need, gems in table]
        return [TAKING[gems - 1] for cost, gems in costs if cannot_pool(state, seat, cost, (node,)) is None]
    have = pool_size(state, seat, icon)
    return [TAKING[gems - 1] for need, gems in table if have >= need]


def offers(state: State, seat: Seat, shown: list[int]) -> Listed:
    """By icon: offer all dice that show it, or take them all back."""
    by_icon = dict[int, list[int]]()
    for die, icon in zip(state.hands[seat], shown, strict=True):
        if BLANK < icon < LOCKED:
            by_icon.setdefault(icon, []).append(die)
    found, here = Listed(), needed(state, seat) if by_icon else ()
    for icon in sorted(by_icon):
        dice = tuple(by_icon[icon])
        already = given(state, dice, icon, here)
        if len(already) < len(dice):
            found.append(Offer(dice, True))
        if already:
            found.append(Offer(dice, False))
    return found


def listed(state: State, seat: Seat, asked: Iterable[Listing]) -> Listed:
    """What these have to say, one after the other."""
    found = Listed()
    for may in asked:
        found += may(state, seat)
    return found


def choices(state: State, seat: Seat) -> Listed:
    return [Choose(prompt.id, option) for prompt in state.prompts_of(seat) for option in range(len(prompt.options))]


def votes(state: State, seat: Seat) -> Listed:
    if state.vote is not None:
        return ANSWERS[state.vote] if seat in state.vote_waiting else []
    if state.spare and state.figures[seat] >= 0 and state.difficulty != PROFESSIONAL:
        return [CALL_FATE, CALL_CONCEDE]
    return [CALL_CONCEDE]


def gifts(state: State, seat: Seat) -> Listed:
    """A15: once out, one die to somebody inside."""
    if state.gave[seat]:
        return []
    dice = [die for die in state.hands[seat] if is_free(state.dice[die])]
    return [Give(die, to) for die in dice for to in state.inside()]


def thinkable(state: State, seat: Seat) -> Iterable[Action[State]]:
    """A bit of everything, and all that comes near to being legal."""
    found: Listed = [READY, GO_ON, ESCAPE_NOW, CALL_FATE, CALL_CONCEDE, *TOGGLE, *ANSWERS[FATE], *ANSWERS[CONCEDE]]
    found += [*ENTERING, *DISCOVERING, *BREAKING.values(), *TAKING]
    found += roll_sets(state, seat)
    for prompt in state.prompts:
        found += [Choose(prompt.id, option) for option in range(len(prompt.options) + 1)]
    found.append(Choose(state.next_prompt, 0))
    seats = SEATS[: state.seats]
    hand = state.hands[seat]
    found += [Give(die, to) for die in hand for to in seats]
    by_icon = [tuple(die for die in hand if state.dice[die] == icon) for icon in range(BLANK, LOCKED)]
    found += [Offer(dice, on) for dice in by_icon if dice for on in (True, False)]
    golden = next((die for die in hand if state.dice[die] == GOLDEN), None)
    if golden is not None:
        most = mask_frees(state, seat)
        found += [
            Mask(golden, other, tuple(locked_dice(state, other)[:most] or state.hands[other][:1])) for other in seats
        ]
    for asked in hooks(state).thinkable:
        found += asked(state, seat)
    return found


def result(state: State) -> Result | None:
    if state.outcome is None:
        return None
    won = [seat for seat in SEATS[: state.seats] if state.outcome == "won" and not state.left[seat]]
    return Result(state.outcome, tuple(won), tuple(int(seat in won) for seat in range(state.seats)))
