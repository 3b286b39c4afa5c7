"""Simple players who strive to get out, for tests that need whole games: they look at the state itself."""

from collections.abc import Iterator

from tests.games.temple.tables import Moment
from wayout.games.temple import GAME
from wayout.games.temple.actions import (
    CallConcede,
    CallFate,
    Discover,
    Enter,
    Escape,
    Gems,
    Mask,
    Ready,
    Roll,
    VoteConcede,
    VoteFate,
)
from wayout.games.temple.mix import MODULE_ACTIONS
from wayout.games.temple.pool import wanted
from wayout.games.temple.seam import ENTER, forbidden
from wayout.games.temple.state import ADVENTURER, BLANK, GOLDEN, INTRO, KEY, LOCKED, SEATS, TORCH, State
from wayout.games.temple.tiles import printed
from wayout.kernel.chance import Chance, Seeded
from wayout.kernel.options import Options, complete
from wayout.kernel.play import Action, Turn, play
from wayout.kernel.seats import Seat

AT_ONCE = (Ready, Escape, VoteFate)
NEVER = (CallConcede, VoteConcede)


def busy_game(seats: int, seed: int | str, options: Options | None = None, odd: float = 0.03) -> Iterator[Moment]:
    """A whole game. Now and then, as often as `odd` says, somebody does anything else that is legal."""
    yield from busy_in(GAME.first_state(seats, complete(GAME.options, options or {})), seed, odd)


def busy_in(state: State, seed: int | str, odd: float) -> Iterator[Moment]:
    """The same in a temple that is not yet open."""
    chance = Seeded(f"busy/{seed}")
    luck, seats = chance.stream("luck"), state.seats
    turn = Turn(state, luck, 0)
    GAME.open(turn)
    yield Moment(state, 0, None, None, turn.events)
    at = 0
    while GAME.result(state) is None:
        due = GAME.deadline(state)
        seat, action = next_wish(state, chance, odd)
        if action is None:
            assert due is not None
            at = due
        else:
            assert GAME.ready_at is not None
            at = max(at + chance.below(600 // seats), GAME.ready_at(state, seat, action))
        if action is None or (due is not None and due <= at):
            assert due is not None
            at, turn = due, Turn(state, luck, due)
            GAME.tick(turn)
            yield Moment(state, at, None, None, turn.events)
            continue
        turn = play(state, seat, action, luck, at)
        yield Moment(state, at, seat, action, turn.events)


def next_wish(state: State, chance: Chance, odd: float) -> tuple[Seat, Action[State] | None]:
    seats = chance.shuffled(GAME.asked(state))
    for seat in seats:
        action = strive(state, seat, chance, odd)
        if action is not None:
            return seat, action
    # Nobody can do anything, perhaps because time stands still.
    return SEATS[0], None


def strive(state: State, seat: Seat, chance: Chance, odd: float) -> Action[State] | None:
    legal = [action for action in GAME.legal(state, seat) if not isinstance(action, NEVER)]
    if not legal:
        return None
    if chance.odds(odd):
        return chance.pick(legal)
    for action in legal:
        if isinstance(action, AT_ONCE):
            return action
    if state.phase == INTRO or state.figures[seat] < 0:
        return legal[0]
    gems = [action for action in legal if isinstance(action, Gems)]
    if gems:
        return gems[-1]
    of_modules = [action for action in legal if isinstance(action, MODULE_ACTIONS) and not hasattr(action, "on")]
    if of_modules and chance.odds(0.7):
        return chance.pick(of_modules)
    masks = [action for action in legal if isinstance(action, Mask)]
    if masks and (state.figures[seat] != 0 or len(masks[-1].dice) > 1):
        return masks[-1]
    step, keep = aim(state, seat)
    if step is not None and forbidden(state, seat, ENTER) is not None:
        keep = {KEY, TORCH, GOLDEN} if chance.odds(0.8) else {ADVENTURER, GOLDEN}
    if step is not None and step in legal:
        return step
    dice = tuple(die for die in state.hands[seat] if state.dice[die] < LOCKED and state.dice[die] not in keep)
    rolls = [action for action in legal if isinstance(action, Roll)]
    if dice and Roll(dice) in rolls:
        return Roll(dice)
    if rolls:
        return rolls[-1]
    return next((action for action in legal if isinstance(action, CallFate)), None)


def aim(state: State, seat: Seat) -> tuple[Action[State] | None, set[int]]:
    """The next step towards a goal, and the icons worth keeping for it."""
    node = state.figures[seat]
    keep = {GOLDEN}
    if node >> 1 == state.exit and state.depot < len(state.hands[seat]):
        return None, {KEY, GOLDEN} if state.depot else {KEY}
    icon = wanted(state, node)
    if icon and state.depot and dice_left(state, seat) >= 4:
        return None, {icon, GOLDEN}
    home = state.depot == 0 or (state.depot < 3 and state.exit >= 0)
    way = path(state, node, home)
    if way is None:
        return None, keep
    side, discovering = way
    if discovering:
        return Discover(side), {ADVENTURER, GOLDEN}
    to = state.links[node * 4 + side]
    return Enter(side), {icon for icon, _ in printed(state.chambers[to >> 1].tile).entry} | {GOLDEN}


def dice_left(state: State, seat: Seat) -> int:
    return sum(BLANK <= state.dice[die] <= LOCKED for die in state.hands[seat])


def path(state: State, node: int, home: bool) -> tuple[int, bool] | None:
    """The side to the nearest goal, and whether something is discovered behind it."""
    queue: list[tuple[int, int]] = [(node, -1)]
    seen = {node}
    while queue:
        here, first = queue.pop(0)
        if home and here >> 1 == state.exit:
            return (first, False) if first >= 0 else None
        if not home and here != node and state.depot and wanted(state, here):
            return first, False
        if (not home or state.exit < 0) and state.gaps[here] and state.pile:
            side = next(side for side in range(4) if state.gaps[here] >> side & 1)
            return (side, True) if first < 0 else (first, False)
        for side in range(4):
            beyond = state.links[here * 4 + side]
            if beyond >= 0 and beyond not in seen:
                seen.add(beyond)
                queue.append((beyond, side if first < 0 else first))
    return None if home or state.exit < 0 else path(state, node, True)
