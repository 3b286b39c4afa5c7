"""Answers to questions, in or out of turn."""

from wayout.games.no_escape.actions.moments import not_asked
from wayout.games.no_escape.events import PathDeclined, PathLaid, TileGiven, TileReplaced, WayChosen
from wayout.games.no_escape.flow import finish_action, go_on
from wayout.games.no_escape.movement import beam_to
from wayout.games.no_escape.parts import Quarter
from wayout.games.no_escape.placing import no_path_there, no_replacement
from wayout.games.no_escape.shapes import TILE
from wayout.games.no_escape.slots import Slot, in_reach, number_of
from wayout.games.no_escape.state import BRANCH, GIVE, LAY, NEW_PATH, TELEPORT, State
from wayout.games.no_escape.teleporters import free_teleporters
from wayout.games.no_escape.tiles import SHAPE
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat


class ChooseWay(Action[State], frozen=True):
    """Where the own meeple faces, at a branch or on the hub."""

    way: Quarter

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_asked(state, seat, BRANCH)
        if refusal is not None:
            return refusal
        return None if state.ways >> self.way & 1 else because("no_such_way", rule="NE-3.5", way=self.way)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(WayChosen(seat, self.way))
        go_on(turn)


class ChooseTeleporter(Action[State], frozen=True):
    """Where the own meeple is teleported to."""

    at: Slot

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_asked(state, seat, TELEPORT)
        if refusal is not None:
            return refusal
        if in_reach(self.at) and number_of(self.at) in free_teleporters(state):
            return None
        return because("no_free_teleporter", rule="NE-3.6", at=self.at)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        beam_to(turn, seat, number_of(self.at))
        go_on(turn)


class LayPath(Action[State], frozen=True):
    """At a white control room: lay a New Path strip."""

    at: Slot
    side: Quarter

    def check(self, state: State, seat: Seat) -> Refusal | None:
        return not_asked(state, seat, NEW_PATH) or no_path_there(state, self.at, self.side)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(PathLaid(seat, self.at, self.side))
        go_on(turn)


class DeclinePath(Action[State], frozen=True):
    """At a white control room: lay none."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        return not_asked(state, seat, NEW_PATH)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(PathDeclined(seat))
        go_on(turn)


class LayTile(Action[State], frozen=True):
    """Hallway Collapse: which tile of the hand is laid in the slot."""

    tile: str
    rot: Quarter

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_asked(state, seat, LAY)
        if refusal is not None:
            return refusal
        if self.tile not in state.hands[seat]:
            return because("not_in_hand", rule="NE-2.5", tile=self.tile)
        if self.tile not in SHAPE:
            return because("not_a_maze_tile", rule="NE-2.5", tile=self.tile)
        return no_replacement(state.board, collapsing(state), SHAPE[self.tile], self.rot)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        at = collapsing(turn.state)
        gone = TILE[turn.state.board.laid[number_of(at)]]
        turn.emit(TileReplaced(seat, gone, self.tile, at, self.rot))
        finish_action(turn)


class GiveTile(Action[State], frozen=True):
    """Forced Trade: which tile of the hand is given in return."""

    tile: str

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_asked(state, seat, GIVE)
        if refusal is not None:
            return refusal
        return None if self.tile in state.hands[seat] else because("not_in_hand", rule="NE-2.5", tile=self.tile)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        targets = turn.state.targets
        assert targets is not None
        assert targets.seat is not None
        turn.emit(TileGiven(targets.seat, seat, self.tile))
        finish_action(turn)


def collapsing(state: State) -> Slot:
    """The slot that the announced Hallway Collapse is about."""
    assert state.targets is not None
    assert state.targets.at is not None
    return state.targets.at
