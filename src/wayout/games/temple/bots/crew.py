"""Who goes where for what several do together. Everybody can see everything, so all come to the same crew."""

from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.goal import ANYWHERE, Goal
from wayout.games.temple.bots.scene import Scene


def own_part(scene: Scene, goal: Goal) -> Goal | None:
    """What of this goal is the bot's own; nothing, if others see to it, it cannot get there, or hands are missing."""
    if goal.posts:
        node = posted(scene, goal.posts).get(scene.me.seat)
        return None if node is None else goal._replace(node=node, posts=())
    if goal.node == ANYWHERE:
        return goal
    if scene.rolls(scene.me, goal.node) >= FAR:
        return None
    if not goal.hands:
        return goal
    crew = scene.nearest(goal.node, goal.hands)
    return goal if scene.me in crew and len(crew) == goal.hands else None


def posted(scene: Scene, posts: tuple[int, ...]) -> dict[int, int]:
    """Seats to nodes, the shortest ways first; nobody, if not every place gets somebody."""
    found: dict[int, int] = {}
    for _ in posts:
        offers = [
            (scene.rolls(mate, node), mate.seat, node)
            for mate in scene.team
            if mate.seat not in found
            for node in posts
            if node not in found.values()
        ]
        way, seat, node = min(offers, default=(FAR, 0, 0))
        if way >= FAR:
            return {}
        found[seat] = node
    return found
