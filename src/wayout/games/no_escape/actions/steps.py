"""What the turn's player does, step by step (NE-3.4)."""

from wayout.games.no_escape.actions.moments import not_on_turn
from wayout.games.no_escape.catalogue import ACTION_TILES
from wayout.games.no_escape.events import ActionAnnounced, ActionSkipped, EnergySpent, TilePlaced
from wayout.games.no_escape.flow import ask_for_tile, roll, settle_action, settle_energy, settle_maze
from wayout.games.no_escape.parts import Quarter, Targets
from wayout.games.no_escape.placing import not_a_place
from wayout.games.no_escape.slots import Slot
from wayout.games.no_escape.state import ACTION, ENERGY, FLIP, MAZE_STEP, ON_ACTION, ON_ENERGY, ON_MAZE, ROLL, State
from wayout.games.no_escape.tiles import SHAPE
from wayout.games.no_escape.windows import open_window
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat


class PlayAction(Action[State], frozen=True):
    """Step 1: announce an action tile with all its public targets."""

    tile: str
    targets: Targets

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_on_turn(state, seat, ACTION)
        if refusal is not None:
            return refusal
        if self.tile not in state.hands[seat]:
            return because("not_in_hand", rule="NE-3.4", tile=self.tile)
        kind = ACTION_TILES.get(self.tile)
        if kind is None or kind.aborts is not None:
            return because("not_an_action", rule="NE-3.4", tile=self.tile)
        targets = self.targets
        for field in targets.__struct_fields__:
            if (getattr(targets, field) is not None) != (field in kind.uses):
                return because("wrong_targets", rule="NE-2.5", tile=self.tile, uses=kind.uses)
        return kind.refuses(state, seat, targets)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(ActionAnnounced(seat, self.tile, self.targets))
        if not open_window(turn, ON_ACTION, seat):
            settle_action(turn, False)


class SkipAction(Action[State], frozen=True):
    """Step 1: no action. Laying the maze tile at once says the same."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        return not_on_turn(state, seat, ACTION)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(ActionSkipped(seat))
        ask_for_tile(turn)


class PlaceTile(Action[State], frozen=True):
    """Step 2: lay a maze tile of the hand, or the flipped one."""

    tile: str
    at: Slot
    rot: Quarter

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_on_turn(state, seat, ACTION, MAZE_STEP, FLIP)
        if refusal is not None:
            return refusal
        if state.flipped is not None:
            if self.tile != state.flipped:
                return because("flipped_tile_only", rule="NE-3.4", tile=state.flipped)
        elif self.tile not in state.hands[seat]:
            return because("not_in_hand", rule="NE-3.4", tile=self.tile)
        if self.tile not in SHAPE:
            return because("not_a_maze_tile", rule="NE-3.4", tile=self.tile)
        return not_a_place(state.board, self.tile, self.at, self.rot)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(TilePlaced(seat, self.tile, self.at, self.rot, turn.state.flipped is not None))
        if not open_window(turn, ON_MAZE, seat):
            settle_maze(turn, False)


class SpendEnergy(Action[State], frozen=True):
    """Step 3: turn a token red, for one step more and the Jetpack."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_on_turn(state, seat, ENERGY, ROLL)
        if refusal is not None:
            return refusal
        if state.energy_used:
            return because("energy_used", rule="NE-3.4")
        return None if state.green[seat] else because("no_energy", rule="NE-3.4")

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(EnergySpent(seat))
        if not open_window(turn, ON_ENERGY, seat):
            settle_energy(turn, False)


class Roll(Action[State], frozen=True):
    """Step 4: roll both dice and move. Who has not spent energy by now does not."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        return not_on_turn(state, seat, ENERGY, ROLL)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        roll(turn)
