"""Worlds that fit all a bot has seen and believes: what lies face down is dealt anew."""

from wayout.games.room25.bots.scene import Scene
from wayout.games.room25.boxes import ROOM_COLOURS
from wayout.games.room25.cells import EXIT_ZONES
from wayout.games.room25.parts import Tile
from wayout.games.room25.setup import reserved
from wayout.kernel.chance import Chance


def world(scene: Scene, chance: Chance) -> list[str]:
    """What each room may be, by its number."""
    dealt: dict[Tile, str] = {tile: kind for tile, kind in enumerate(scene.picture.kinds) if kind is not None}
    pool = chance.shuffled(sorted(scene.knowledge.unknown(scene.view).elements()))
    free = chance.shuffled([tile for tile, kind in enumerate(scene.picture.kinds) if kind is None])
    for tile, kind in (*reserve(scene, pool, free), *believed(scene, pool, free)):
        dealt[tile] = kind
    dealt.update(zip(free, pool, strict=True))
    return [dealt[tile] for tile in range(len(dealt))]


def reserve(scene: Scene, pool: list[str], free: list[Tile]) -> list[tuple[Tile, str]]:
    """R25-2.4: some rooms lay in the exit zones at first."""
    wanted = {"room25": scene.exits, "key": scene.keys}
    found = []
    for kind in [kind for kind in pool if kind in reserved(scene.view.rules)]:
        likely = [tile for tile in free if tile in wanted.get(kind, EXIT_ZONES)]
        places = likely or [tile for tile in free if tile in EXIT_ZONES]
        if places:
            found.append((places[0], kind))
            free.remove(places[0])
            pool.remove(kind)
    return found


def believed(scene: Scene, pool: list[str], free: list[Tile]) -> list[tuple[Tile, str]]:
    """Where somebody worth trusting has told the colour."""
    found = []
    for tile in free[:]:
        colour = scene.knowledge.claimed(tile)
        kind = next((kind for kind in pool if ROOM_COLOURS[kind] == colour), None)
        if kind is not None:
            found.append((tile, kind))
            free.remove(tile)
            pool.remove(kind)
    return found
