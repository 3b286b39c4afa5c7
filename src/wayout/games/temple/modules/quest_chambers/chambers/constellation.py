"""Constellation chamber: two keys there, while the others stand in the places of the stars (TMP-5.12)."""

from collections.abc import Sequence
from itertools import permutations
from typing import ClassVar, Final

from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.actions.moments import kept_from
from wayout.games.temple.board import start_nodes
from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.dice import cannot_pay, pay
from wayout.games.temple.modules.quest_chambers.part import ID
from wayout.games.temple.modules.quests.crews import is_late, node_of
from wayout.games.temple.modules.quests.events import DicePaid
from wayout.games.temple.modules.quests.quest import Quest
from wayout.games.temple.modules.quests.verbs import accomplish, is_at, not_at, once_there
from wayout.games.temple.seam import Deed, priced
from wayout.games.temple.state import START, State
from wayout.games.temple.tiles import Cost, cost_of, printed
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat

CONSTELLATION: Final = "constellation"
"""The quest, and the deed."""
KEYS: Final = cost_of("KK")
PLACES: Final = ("start", "three_gems", "one_gem", "exit")
"""Where the others stand, one in each: as many of these as there are others; a sixth is free."""
GEMS_OF: Final = {"three_gems": 3, "one_gem": 1}
NEAR: Final = 8.0
"""In rolls: if nobody has further to go than this, bots do not put it off."""


class StarsAligned(DicePaid, frozen=True):
    """Everybody stands where a star is."""

    news: ClassVar[bool] = False


class AlignStars(Doing, frozen=True):
    """Two keys of one's own in the constellation chamber, while each of the places has somebody else."""

    pay: tuple[int, ...] = ()

    def check(self, state: State, seat: Seat) -> Refusal | None:
        node = state.figures[seat]
        refusal = not_at(state, seat, CONSTELLATION) or kept_from(state, seat, CONSTELLATION, node, self.pay)
        if refusal is not None:
            return refusal
        empty = [place for place, star in stars(state, seat).items() if star is None]
        if empty:
            return because("stars_not_aligned", rule="TMP-5.12", n=len(empty))
        return cannot_pay(state, seat, cost(state, seat, self.pay), self.pay)

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(CONSTELLATION, seat, state.figures[seat], self.pay)

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        paid = pay(turn, seat, cost(turn.state, seat, self.pay), self.pay)
        turn.emit(StarsAligned(seat, paid, turn.at))
        accomplish(turn, CONSTELLATION)


def cost(state: State, seat: Seat, dice: tuple[int, ...] = ()) -> Cost:
    return priced(state, seat, CONSTELLATION, KEYS, state.figures[seat], dice)


def wanted_places(others: int) -> tuple[str, ...]:
    """TMP-5.12: those of the adventurers who are inside."""
    return PLACES[:others]


def stars(state: State, seat: Seat | None = None) -> dict[str, Seat | None]:
    """The places, and who could be the star there, each in one only: as many as can be. Without a seat, whoever is in
    the constellation chamber is left out."""
    inside = state.inside()
    left_out = seat if seat is not None else next((one for one in inside if is_at(state, one, CONSTELLATION)), None)
    others = [one for one in inside if one != left_out]
    places = wanted_places(len(inside) - 1)
    found = best_match(state, places, others)
    return {place: found.get(place) for place in places}


def best_match(state: State, places: Sequence[str], others: Sequence[Seat]) -> dict[str, Seat]:
    """A Large torch may make one chamber two places, so the first fit need not be the best."""
    if not places:
        return {}
    place, *rest = places
    best = best_match(state, rest, others)
    for star in others:
        if stands_in(state, star, place):
            left = [one for one in others if one != star]
            best = max({place: star, **best_match(state, rest, left)}, best, key=len)
    return best


def stands_in(state: State, seat: Seat, place: str) -> bool:
    node = state.figures[seat]
    if place == "start":
        return node in start_nodes(state)
    if place == "exit":
        return node >> 1 == state.exit
    return printed(state.chambers[node >> 1].tile).most == GEMS_OF[place]


def posts(scene: Scene) -> dict[int, int]:
    """By seat: the node of the star that it should be; nothing, if a place is not found yet. The ways of all together
    are as short as can be, so that nobody who is on his way finds himself sent elsewhere."""
    places = ("", *wanted_places(len(scene.inside) - 1))
    ways = {
        (mate.seat, place): min(((scene.rolls(mate, node), node) for node in nodes_of(scene, place)), default=(FAR, 0))
        for mate in scene.inside
        for place in places
    }
    teams = permutations((mate.seat for mate in scene.inside), len(places))
    best = min(teams, key=lambda team: sum(ways[star][0] for star in zip(team, places, strict=True)))
    taken = {seat: ways[seat, place] for seat, place in zip(best, places, strict=True)}
    if any(rolls >= FAR for rolls, _ in taken.values()):
        return {}
    return {seat: node for seat, (_, node) in taken.items()}


def nodes_of(scene: Scene, place: str) -> list[int]:
    """Where that place is; without a name, the constellation chamber."""
    if not place:
        return [node_of(scene, CONSTELLATION)]
    if place == "start":
        return [START]
    if place == "exit":
        return [] if scene.exit is None else [scene.exit]
    chambers = scene.view.chambers
    return [node for node in scene.atlas.entry if printed(chambers[str(node >> 1)].tile).most == GEMS_OF[place]]


def crew(scene: Scene) -> list[int]:
    places = posts(scene)
    furthest = max((scene.way(scene.mates[seat], node) for seat, node in places.items()), default=0.0)
    return list(places) if is_late(scene) or furthest <= NEAR else []


def goal(scene: Scene) -> Goal:
    """Who stands right is done with rolling until the others do, too."""
    places = posts(scene)
    node = places[scene.me.seat]
    if node != node_of(scene, CONSTELLATION):
        return Goal(CONSTELLATION, node, "G", None)
    aligned = all(scene.mates[seat].node == place for seat, place in places.items())
    return Goal(CONSTELLATION, node, "KK", AlignStars() if aligned else None)


QUEST = Quest(
    id=CONSTELLATION,
    needs=frozenset({ID}),
    seats=2,
    may=once_there(CONSTELLATION, AlignStars()),
    thinkable=(AlignStars(),),
    actions=(AlignStars,),
    events=(StarsAligned,),
    crew=crew,
    goal=goal,
)
