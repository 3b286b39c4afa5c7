"""The printed matter that a client draws. Public, the same for every table."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypedDict

from wayout.games.temple.clock import INTRO_MS, LENGTH, NUMBERS
from wayout.games.temple.mix import MODULES
from wayout.games.temple.parts import PHRASES, Face, Phrase
from wayout.games.temple.seam import Module
from wayout.games.temple.solvable import WARN_KEYS, core_gems, module_gems
from wayout.games.temple.state import LOSS_ORDER, MAX_SEATS
from wayout.games.temple.tiles import TILES, Icon, Tile
from wayout.kernel.options import Value

PLAYERS: Final = range(1, MAX_SEATS + 1)


class GemInfo(TypedDict):
    """Pairs of how many icons are paid, all of one kind, and how many gems that lights."""

    icon: Icon
    table: tuple[tuple[int, int], ...]


class TileInfo(TypedDict):
    """Sides are those before the tile is turned. `entry`: the icons of the red frame. `stairs`: none for the start.
    `in_only`: doors by which nobody leaves. `rear`: sides of a second part, where its gems are. `most`: of all gems."""

    doors: str
    entry: str
    gems: GemInfo | None
    mask: bool
    chest: bool
    stairs: str
    closed: bool
    in_only: str
    rear: str
    most: int


class Depot(TypedDict):
    by_players: tuple[int, ...]
    more: Mapping[str, int]
    spare: int


class Clock(TypedDict):
    intro: int
    length: int


class ModuleInfo(TypedDict):
    """In play unless its option is `off`. `gems`: what it adds at best, by players. `difficulty`: 1 to 3.
    `chambers`: its tiles. `needs`: of each of these modules one must be in play with it."""

    option: str
    off: Value
    gems: tuple[int, ...]
    difficulty: int
    chambers: int
    needs: tuple[tuple[str, ...], ...]


class Catalogue(TypedDict):
    """What modules print besides is theirs, and comes on top of it."""

    tiles: dict[str, TileInfo]
    faces: tuple[Face, ...]
    depot: Depot
    clock: Clock
    gems: tuple[int, ...]
    """TMP-2.18: how many the core's tiles give at best to one, two, ... six players. Modules add theirs."""
    warn_keys: int
    phrases: tuple[Phrase, ...]
    loss_order: tuple[str, ...]
    modules: dict[str, ModuleInfo]


def tile_entry(tile: Tile) -> TileInfo:
    return {
        "doors": tile.doors,
        "entry": tile.entry,
        "gems": None if tile.gems is None else {"icon": tile.gems.icon, "table": tile.gems.table},
        "mask": tile.mask,
        "chest": tile.chest,
        "stairs": "" if tile.id == "start" else "S",
        "closed": tile.closed,
        "in_only": tile.in_only,
        "rear": tile.rear,
        "most": tile.most_gems,
    }


def module_entry(module: Module) -> ModuleInfo:
    return {
        "option": module.option.id,
        "off": module.option.values[0],
        "gems": tuple(module_gems(module, seats) for seats in PLAYERS),
        "difficulty": module.difficulty,
        "chambers": len(module.tiles),
        "needs": tuple(tuple(sorted(need.one_of)) for need in module.needs),
    }


def of_modules(modules: Iterable[Module]) -> dict[str, object]:
    return {name: thing for module in modules for name, thing in module.catalogue.items()}


def printed_matter(modules: Sequence[Module]) -> Mapping[str, object]:
    """All of it with these modules: each of them adds its own, and nothing is there for every mix of them."""
    core: Catalogue = {
        "tiles": {tile.id: tile_entry(tile) for tile in TILES.values()},
        "faces": ("A", "A", "K", "T", "G", "B"),
        "depot": {"by_players": NUMBERS.depot.by_players, "more": NUMBERS.depot.more, "spare": NUMBERS.depot.spare},
        "clock": {"intro": INTRO_MS, "length": LENGTH},
        "gems": tuple(core_gems(seats) for seats in PLAYERS),
        "warn_keys": WARN_KEYS,
        "phrases": PHRASES,
        "loss_order": LOSS_ORDER,
        "modules": {module.id: module_entry(module) for module in sorted(modules, key=lambda module: module.box)},
    }
    return {**core, **of_modules(modules)}


CATALOGUE: Final = printed_matter(tuple(MODULES.values()))
