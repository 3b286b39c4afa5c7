"""How one thing leads to the next: rounds, turns, polls, reveals, the end."""

from typing import Final

from wayout.games.emergency_exit.catalogue import DANGER_OF_TILE, FLOOR_CARDS, STARTING
from wayout.games.emergency_exit.events import (
    GameEnded,
    PointsGiven,
    RoundBegan,
    RouteRevealed,
    TileDrawn,
    TilePlayed,
    TurnBegan,
)
from wayout.games.emergency_exit.reveal import reveal_of
from wayout.games.emergency_exit.state import HAND_SIZE, SEATS, SUDDEN_DEATH, TOGETHER, State
from wayout.games.emergency_exit.tiles import PLAYABLE
from wayout.kernel.chance import Chance
from wayout.kernel.grid import Cell
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat

LAST_ROUND: Final = 15
GOALS: Final[tuple[Cell, ...]] = tuple((x, y) for y in range(-7, 8) for x in range(-7, 8) if 4 <= abs(x) + abs(y) <= 7)
"""EEO-11: where the exit may lie, as seen from the Start."""


def begin_round(turn: Turn[State]) -> None:
    """EEO-3.1, EEO-7: one more card of each sort, new hands, and the right one begins."""
    state = turn.state
    first = state.first if state.round == 0 else next_first(state)
    floor = floor_cards_of_next_round(state)
    danger = (*state.danger_up, *state.danger_deck[: int(state.danger_mode)])
    luck = luck_of(turn, f"round {state.round + 1}")
    tiles = luck.shuffled(PLAYABLE)
    hands = [tuple(tiles.pop() for _ in range(HAND_SIZE)) if in_game else () for in_game in state.in_game]
    goal = None
    if state.mode == TOGETHER:
        goal = luck.pick([cell for cell in GOALS if not any(FLOOR_CARDS[card].forbids(cell) for card in floor)])
    turn.emit(RoundBegan(state.round + 1, first, floor, danger, tuple(tiles), tuple(hands), goal))
    turn.emit(TurnBegan(first, False))


def luck_of(turn: Turn[State], purpose: str) -> Chance:
    """Together, which may be the maze of the day, nothing that anybody does touches it; a race need not pay for it."""
    return turn.chance.stream(purpose) if turn.state.mode == TOGETHER else turn.chance


def floor_cards_of_next_round(state: State) -> tuple[str, ...]:
    """EEO-3.1: round 1 uses the starting card alone, together those of the level too. Then one more each round."""
    if state.round == 0:
        return (STARTING, *state.floor_deck[: state.level])
    return (*state.floor_up, *state.floor_deck[:1])


def next_first(state: State) -> Seat:
    """EEO-7: who opened the first LOST group, else the seat after the last first one; EEO-8: if still in the game."""
    if state.lost_seats:
        return state.next_in_game(state.lost_seats[0])
    return state.next_in_game(SEATS[(state.first + 1) % state.seats])


def lay_tile(turn: Turn[State], seat: Seat, tile: int, rot: int, blind: bool) -> None:
    """EEO-3.4: the tile covers the pile, its sign takes effect, the hand is filled up, the next one plays."""
    state = turn.state
    turn.emit(TilePlayed(seat, tile, rot, blind))
    card = DANGER_OF_TILE[tile]
    if card is not None and card.id not in state.danger_up:
        card = None
    if card is not None:
        card.on_play(turn, seat)
    while state.deck and len(state.hands[seat]) < HAND_SIZE:
        turn.emit(TileDrawn(seat, state.deck[-1]))
    if card is not None:
        card.on_refill(turn, seat)
    end_turn(turn, seat)


def end_turn(turn: Turn[State], seat: Seat) -> None:
    """EEO-3.6, EEO-3.4: nothing left to play, an extra turn, or the next one's turn."""
    state = turn.state
    if state.is_played_out():
        reveal(turn)
    elif state.sprint:
        turn.emit(TurnBegan(seat, True))
    else:
        turn.emit(TurnBegan(state.next_holder(seat, state.direction), False))


def next_asked(state: State, after: Seat, opener: Seat) -> Seat | None:
    """EEO-3.5: the next holder clockwise who has not been asked yet, whatever the playing direction."""
    for steps in range(1, (opener - after) % state.seats or state.seats):
        seat = SEATS[(after + steps) % state.seats]
        if state.holds[seat]:
            return seat
    return None


def end_poll(turn: Turn[State]) -> None:
    """EEO-3.5: reveal if one holder is left or nothing can be played; else the turn goes on from the opener."""
    state = turn.state
    if state.holders() == 1 or state.is_played_out():
        reveal(turn)
        return
    turn.emit(TurnBegan(state.next_holder(state.opener, state.direction), False))


def reveal(turn: Turn[State]) -> None:
    """EEO-4, EEO-7: lay the route out, give the points, see whether that was the end."""
    state = turn.state
    revealed = reveal_of(state)
    turn.emit(RouteRevealed(revealed))
    turn.emit(PointsGiven(revealed.points, state.mode == TOGETHER))
    end = end_together(state, any(revealed.points)) if state.mode == TOGETHER else end_of_race(state)
    if end is not None:
        turn.emit(end)


def end_of_race(state: State) -> GameEnded | None:
    """EEO-7: the target is reached, by one or by several at once; or it was the last round."""
    best = max(score for score, in_game in zip(state.scores, state.in_game, strict=True) if in_game)
    winners = tuple(seat for seat in SEATS[: state.seats] if state.in_game[seat] and state.scores[seat] == best)
    if best >= state.target and len(winners) == 1:
        return GameEnded("won", winners)
    if best >= state.target and state.ties != SUDDEN_DEATH:
        return GameEnded("shared", winners)
    if state.round >= LAST_ROUND:
        return GameEnded("capped", winners)
    return None


def end_together(state: State, found: bool) -> GameEnded | None:
    """EEO-11: one wrong exit ends the run; enough right ones are the escape."""
    if not found:
        return GameEnded("lost", ())
    team = tuple(seat for seat in SEATS[: state.seats] if state.in_game[seat])
    if state.scores[team[0]] >= state.target:
        return GameEnded("escaped", team)
    return None
