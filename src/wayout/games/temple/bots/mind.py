"""A team-mate without a socket: looks up now and then, does what can be done for its goal, or rolls."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from wayout.games.temple.actions import (
    Choose,
    Discover,
    Enter,
    Gems,
    Give,
    GoOn,
    Ready,
    Roll,
    Signal,
    VoteConcede,
    VoteFate,
)
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.ears import Ears
from wayout.games.temple.bots.fate import Plight, agrees_to_fate
from wayout.games.temple.bots.gems import level_to_take, own_share
from wayout.games.temple.bots.goal import ANYWHERE, EXPLORE, GEMS, Goal
from wayout.games.temple.bots.hand import missing, roll_for, roll_of
from wayout.games.temple.bots.helping import awaited
from wayout.games.temple.bots.masks import best_mask
from wayout.games.temple.bots.pace import Pace
from wayout.games.temple.bots.planning import plan
from wayout.games.temple.bots.roles import NOTHING_YET, roles_of
from wayout.games.temple.bots.scene import Mate, Scene
from wayout.games.temple.bots.talk import Talk
from wayout.games.temple.bots.temper import Temper
from wayout.games.temple.bots.tolls import tolls_of
from wayout.games.temple.events import Gong, GoOnSaid, Signalled
from wayout.games.temple.events.voting import VoteCalled
from wayout.games.temple.seam import hooks_of
from wayout.games.temple.view_types import ChamberView, NextSlam, PauseView, View
from wayout.kernel.chance import Chance
from wayout.kernel.letter import Letter
from wayout.kernel.play import Action, Event
from wayout.kernel.seats import Seat

NO_TOLLS: Final[Mapping[int, float]] = {}


class Teammate:
    """Knows only the letters of its seat, and the temper that it was given."""

    def __init__(self, seat: Seat, chance: Chance, temper: Temper) -> None:
        self._seat = seat
        self._chance = chance
        self._temper = temper
        self._pace = Pace(temper, chance)
        self._ears = Ears(seat)
        self._talk = Talk()
        self._plight = Plight()
        self._roles = NOTHING_YET
        self._goal: Goal | None = None
        self._goes_out = False
        self._goes_home_for: NextSlam | None = None
        self._maps: dict[bool, Atlas] = {}
        """Without and with tolls."""
        self._charted: dict[bool, tuple[dict[str, ChamberView], Mapping[int, float]]] = {}
        self.due: int | None = self._pace.pause()

    # When it looks up

    def hear(self, happened: Sequence[Event[Any]], at: int) -> None:
        self._ears.hear(happened)
        self._plight.hear(happened, at)
        for event in happened:
            if isinstance(event, Gong):
                self._look_at(at + self._pace.startled())
            elif isinstance(event, VoteCalled) or (isinstance(event, Signalled) and event.seat != self._seat):
                self._look_at(at + self._pace.pause())
            elif isinstance(event, GoOnSaid) and event.seat != self._seat:
                self._look_at(at)

    def _look_at(self, time: int) -> None:
        self.due = time if self.due is None else min(self.due, time)

    # What it does

    def answer(self, letter: Letter, at: int) -> Action[Any] | None:
        self._pace.heed(letter.view)
        self.due = at + self._pace.pause()
        action = self._choose(letter, at)
        if isinstance(action, Roll) and at < self._pace.roll_from():
            self.due = self._pace.roll_from()
            return None
        if action is not None and not isinstance(action, Signal):
            self._pace.busy(at)
        return action

    def _choose(self, letter: Letter, at: int) -> Action[Any] | None:
        view: View = letter.view
        if view.pause is not None:
            return go_on(view.pause, self._seat)
        scene = Scene(view, self._map(view), self._seat, at, self._ears.calls(at))
        scene.before = self._goal
        if view.phase == "intro":
            ready = (action for action in letter.may if isinstance(action, Ready))
            return handy(scene, letter.may) or settle(letter.may) or next(ready, None)
        self._plight.look(scene)
        answer = self._vote(scene)
        if answer is not None or scene.here < 0:
            return answer or self._help_from_outside(scene, letter.may)
        self._weigh(scene)
        return self._act(scene, letter.may)

    def _weigh(self, scene: Scene) -> None:
        """A map on which dear places are further away."""
        tolls = tolls_of(scene)
        if tolls:
            scene.atlas = self._map(scene.view, tolls)

    def _map(self, view: View, tolls: Mapping[int, float] = NO_TOLLS) -> Atlas:
        """Drawn anew only when the temple or what it costs has changed."""
        kind = bool(tolls)
        if kind not in self._maps or self._charted[kind] != (view.chambers, tolls):
            self._maps[kind], self._charted[kind] = Atlas(view.chambers, tolls), (view.chambers, tolls)
        return self._maps[kind]

    def _vote(self, scene: Scene) -> Action[Any] | None:
        """A bot never stands in the way of people who want to give up."""
        vote = scene.view.vote
        if vote is None or self._seat not in vote.waiting:
            return None
        return VoteFate(agrees_to_fate(scene)) if vote.kind == "fate" else VoteConcede(True)

    def _help_from_outside(self, scene: Scene, may: list[Action[Any]]) -> Action[Any] | None:
        return best_gift(scene, may) or handy(scene, may) or self._plight.question(scene, may)

    def _act(self, scene: Scene, may: list[Action[Any]]) -> Action[Any] | None:
        slam = scene.view.next_slam
        scene.homeward = slam is not None and slam == self._goes_home_for
        scene.outward = self._goes_out
        self._roles = roles_of(scene, self._roles)
        goal = scene.goal = self._goal = plan(scene, self._temper, self._roles)
        self._goes_out = goal.name == "exit" or (self._goes_out and goal.name == "rescue")
        self._goes_home_for = slam if goal.name == "home" else self._goes_home_for
        at_once = (
            best_mask(scene, may)
            or handy(scene, may)
            or self._gems_on_leaving(scene, goal, may)
            or self._talk.word(scene, goal)
            or settle(may)
        )
        looks_until = self._pace.looks_until(goal, scene.here, scene.at)
        if at_once is not None:
            return at_once
        if scene.at < looks_until:
            self.due = looks_until
            return None
        return self._deed(scene, goal, may) or self._plight.question(scene, may) or self._roll(scene, goal)

    def _deed(self, scene: Scene, goal: Goal, may: list[Action[Any]]) -> Action[Any] | None:
        """The next thing on the way to the goal, if the dice allow it."""
        if goal.node not in (ANYWHERE, scene.here):
            step: Action[Any] | None = Enter(scene.atlas.side_towards(scene.here, goal.node))
        elif goal.deed is not None:
            step = goal.deed
        elif goal.name == EXPLORE:
            step = next((action for action in may if isinstance(action, Discover)), None)
        else:
            step = self._take_gems(scene, may) if goal.name == GEMS else None
        return step if step in may else None

    def _gems_on_leaving(self, scene: Scene, goal: Goal, may: list[Action[Any]]) -> Gems | None:
        """Whoever wants something else does not let go of gems that lie ready: all that a chamber has, or, if he leaves
        for good, whatever there is."""
        prices = scene.gems(scene.here)
        if prices is None or (goal.name == GEMS and goal.node == scene.here):
            return None
        best = max((action.level for action in may if isinstance(action, Gems)), default=0)
        return Gems(best) if best and (best == prices.table[-1][1] or goal.name == "exit") else None

    def _take_gems(self, scene: Scene, may: list[Action[Any]]) -> Action[Any] | None:
        prices = scene.gems(scene.here)
        if prices is None:
            return None
        seekers = [seat for seat, node in self._roles.gems.items() if node == scene.here]
        coming = {mate.seat: mate for mate in awaited(scene)}
        coming |= {seat: scene.mates[seat] for seat in seekers if scene.mates[seat].node != scene.here}
        dice = sum(len(mate.free) for mate in coming.values())
        return level_to_take(scene, prices, may, dice, patient=self._temper.teams_up or bool(awaited(scene)))

    def _roll(self, scene: Scene, goal: Goal) -> Roll | None:
        need, later = self._needs(scene, goal)
        me = scene.me
        if len(me.free) < len(need) and me.locked:
            # Too few free dice for this: a golden mask first, whatever else has to go.
            return roll_of(me, [die for die in me.free if die.face != "G"])
        if goal.deed is None and not goal.shared and not missing(me, need) and not masks_here(scene):
            return None
        return roll_for(me, need, later, all_of_kind=goal.shared and goal.node == scene.here)

    def _needs(self, scene: Scene, goal: Goal) -> tuple[str, str]:
        """The icons for the next step, and for the one after it."""
        if goal.node in (ANYWHERE, scene.here):
            return own_share(scene, goal) if goal.shared else goal.need, ""
        atlas = scene.atlas
        after = atlas.joined[scene.here][atlas.side_towards(scene.here, goal.node)]
        need = scene.entry(after)
        if not self._temper.looks_ahead:
            return need, ""
        if after == goal.node:
            return need, goal.need * (4 if goal.shared else 1)
        return need, scene.entry(atlas.joined[after][atlas.side_towards(after, goal.node)])


def go_on(pause: PauseView, seat: Seat) -> GoOn | None:
    """Whoever has stopped the clock lets it go on as soon as somebody else wants that. Time for talk is for people."""
    return GoOn() if pause.by == seat and pause.go_on and seat not in pause.go_on else None


def handy(scene: Scene, may: list[Action[Any]]) -> Action[Any] | None:
    """Something that a module lets one do at once, and that helps."""
    for use in hooks_of(",".join(scene.view.modules)).handy:
        action = use(scene, may)
        if action is not None:
            return action
    return None


def settle(may: list[Action[Any]]) -> Choose | None:
    """A choice that no module has an opinion on: what time would choose, but sooner."""
    return next((action for action in may if isinstance(action, Choose) and action.option == 0), None)


def masks_here(scene: Scene) -> bool:
    """Whether anybody in the own chamber wears a black mask."""
    return any(mate.locked for mate in scene.inside if mate.node == scene.here)


def best_gift(scene: Scene, may: list[Action[Any]]) -> Give | None:
    """Out of the temple: a die for whoever has the fewest."""
    gifts = [action for action in may if isinstance(action, Give)]
    return min(gifts, key=lambda gift: (*need_of(scene, scene.mates[gift.to]), gift.die), default=None)


def need_of(scene: Scene, mate: Mate) -> tuple[bool, int, int, int]:
    """Who stands still comes last, who has the fewest dice first."""
    return (not mate.needy and not scene.counts_on(mate), mate.dice, len(mate.free), mate.seat)
