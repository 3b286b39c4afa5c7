"""The printed matter that a client draws. Public, the same for every table."""

from collections.abc import Mapping
from typing import Final, TypedDict

from wayout.games.temple.clock import INTRO_MS, LENGTH, NUMBERS
from wayout.games.temple.mix import MODULES
from wayout.games.temple.parts import PHRASES, Difficulty, Face, Phrase
from wayout.games.temple.seam import Module
from wayout.games.temple.solvable import WARN_KEYS, keys_at_best
from wayout.games.temple.state import EXPERT, LOSS_ORDER, MAX_SEATS, NORMAL, PROFESSIONAL
from wayout.games.temple.tiles import TILES, Icon, Tile


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


class Catalogue(TypedDict):
    """What modules print besides is theirs, and comes on top of it."""

    tiles: dict[str, TileInfo]
    faces: tuple[Face, ...]
    depot: Depot
    clock: Clock
    keys_at_best: dict[Difficulty, dict[str, tuple[int, ...]]]
    warn_keys: int
    phrases: tuple[Phrase, ...]
    loss_order: tuple[str, ...]
    modules: tuple[str, ...]


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


def mixes() -> list[str]:
    """Every mix of modules; only those that change what can be had of gems differ."""
    found = [""]
    for module in MODULES:
        found += [f"{mix},{module}".lstrip(",") for mix in found]
    return found


def key_table(difficulty: str) -> dict[str, tuple[int, ...]]:
    """By mix: the keys that one, two, ... six players need at best (TMP-2.18)."""
    return {mix: tuple(keys_at_best(seats, mix, difficulty) for seats in range(1, MAX_SEATS + 1)) for mix in mixes()}


def of_modules(modules: dict[str, Module]) -> dict[str, object]:
    return {name: thing for module in modules.values() for name, thing in module.catalogue.items()}


PRINTED: Final[Catalogue] = {
    "tiles": {tile.id: tile_entry(tile) for tile in TILES.values()},
    "faces": ("A", "A", "K", "T", "G", "B"),
    "depot": {"by_players": NUMBERS.depot.by_players, "more": NUMBERS.depot.more, "spare": NUMBERS.depot.spare},
    "clock": {"intro": INTRO_MS, "length": LENGTH},
    "keys_at_best": {difficulty: key_table(difficulty) for difficulty in (NORMAL, EXPERT, PROFESSIONAL)},
    "warn_keys": WARN_KEYS,
    "phrases": PHRASES,
    "loss_order": LOSS_ORDER,
    "modules": tuple(MODULES),
}
CATALOGUE: Final[Mapping[str, object]] = {**PRINTED, **of_modules(MODULES)}
