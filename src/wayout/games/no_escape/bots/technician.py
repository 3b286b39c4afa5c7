"""The technician: keeps its own way short and builds over the leader's; seldom looks further."""

from typing import Any, Final

from wayout.games.no_escape.actions import (
    ChooseTeleporter,
    ChooseWay,
    LetPass,
    PlaceTile,
    PlayAbort,
    PlayAction,
    Roll,
    SkipAction,
    SpendEnergy,
)
from wayout.games.no_escape.bots.acting import BLIND, done
from wayout.games.no_escape.bots.building import lengthened
from wayout.games.no_escape.bots.field import Field, Outlook
from wayout.games.no_escape.bots.judge import outlooks
from wayout.games.no_escape.bots.mind import steps_from, thought
from wayout.games.no_escape.bots.race import ROLLS
from wayout.games.no_escape.slots import number_of
from wayout.games.no_escape.state import State
from wayout.games.no_escape.tiles import SHAPE
from wayout.kernel.chance import Chance
from wayout.kernel.letter import Letter
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat

CLOSE: Final = 7
"""From so many steps on it spends energy, and aborts what others do."""
FAR: Final = 14
"""Beyond so many steps it does not count them any more."""
SPARE: Final = 0.3
"""What a step between its nearest way out and the next one costs, since the nearest may be built over."""
LATER: Final = 0.7
"""A leader that plays a turn later is so many steps less of a leader."""
LOOKS: Final = 8
"""How many uses of its action tiles it looks at."""
GAIN: Final = 2
"""So many steps an action must bring."""
LOCKED: Final = 4
"""So many steps a Lockdown takes from whom it hits."""
SPITE: Final = 0.5
"""What a step more for the leader is worth, against one fewer of its own."""


class Technician:
    """Looks at the maze as it lies, and at nobody who stands in the way."""

    __slots__ = ("_chance", "_seat")

    def __init__(self, seat: Seat, chance: Chance) -> None:
        self._seat = seat
        self._chance = chance

    def read(self, letter: Letter) -> None:
        """Every letter is complete, so nothing has to be remembered."""

    def answer(self, letter: Letter) -> Action[Any]:
        may = letter.may
        if len(may) == 1:
            return may[0]
        state = thought(letter.view, self._seat, self._chance)
        field = Field(state)
        if state.window is not None:
            return self._abort(state, field, may)
        if state.question is not None:
            return self._towards_exit(state, field, may)
        if SpendEnergy() in may:
            return SpendEnergy() if self._needs_energy(state, field) else Roll()
        return self._build(state, field, may)

    def _needs_energy(self, state: State, field: Field) -> bool:
        """Close to a way out, unless any roll is enough and nobody would be pushed out first."""
        ahead = outlooks(state, field)
        steps, out, _, _ = ahead[self._seat]
        crowded = any(ahead[seat][0] < steps and ahead[seat][1] == out for seat in state.others(self._seat))
        return steps <= CLOSE and (crowded or steps > min(ROLLS))

    def _abort(self, state: State, field: Field, may: list[Action[State]]) -> Action[State]:
        """Whoever is close to a way out is stopped, by any means."""
        aborts = [one for one in may if isinstance(one, PlayAbort)]
        seat = state.turn
        if not aborts or state.aborts or field.ahead(state.places[seat], state.headings[seat])[0] > CLOSE:
            return LetPass()
        return aborts[0]

    def _towards_exit(self, state: State, field: Field, may: list[Action[State]]) -> Action[State]:
        place = state.places[self._seat]

        def steps(answer: Action[State]) -> int:
            match answer:
                case ChooseWay(way=way):
                    return field.ahead(place, way)[0]
                case ChooseTeleporter(at=at):
                    return steps_from(state, number_of(at), field)
            return self._chance.below(len(may))

        return min(may, key=steps)

    def _build(self, state: State, field: Field, may: list[Action[State]]) -> Action[State]:
        action = self._best_action(state, field, [one for one in may if isinstance(one, PlayAction)])
        if action is not None:
            return action
        places = [one for one in may if isinstance(one, PlaceTile)]
        return self._best_place(state, outlooks(state, field), places) if places else SkipAction()

    def _best_action(self, state: State, field: Field, actions: list[PlayAction]) -> PlayAction | None:
        """A few are looked at. What they do must be plain to see."""
        looked_at = self._chance.shuffled([one for one in actions if one.tile not in BLIND])[:LOOKS]
        if not looked_at:
            return None
        gain, action = max(((self._standing(done(state, one)), one) for one in looked_at), key=lambda one: one[0])
        return action if gain >= self._standing(state, field) + GAIN else None

    def _standing(self, state: State, field: Field | None = None) -> float:
        """How far the leader is, against how far it is itself."""
        ahead = outlooks(state, field or Field(state))
        others = state.others(self._seat)
        leader = min(ahead[seat][0] + LOCKED * state.locked[seat] for seat in others)
        return SPITE * leader - ahead[self._seat][0] + state.bonus

    def _leader(self, state: State, ahead: list[Outlook]) -> Outlook:
        """The outlook of whom it fears most."""
        others = enumerate(state.others(self._seat))
        return min((ahead[seat][0] + LATER * turns, ahead[seat]) for turns, seat in others)[1]

    def _best_place(self, state: State, ahead: list[Outlook], places: list[PlaceTile]) -> PlaceTile:
        mine = ahead[self._seat]
        leader = min(
            (ahead[seat][0] + 0.7 * turns, ahead[seat]) for turns, seat in enumerate(state.others(self._seat))
        )[1]

        def worth(place: PlaceTile) -> float:
            slot, code = number_of(place.at), SHAPE[place.tile] * 4 + place.rot
            steps, _, other, _ = lengthened(state, mine, slot, code)
            rival = lengthened(state, leader, slot, code)[0]
            return SPITE * min(rival, FAR) - steps - SPARE * min(other - steps, FAR)

        best = max(map(worth, places))
        return self._chance.pick([place for place in places if worth(place) == best])
