"""How often teams of bots get out of the temple, by players and difficulty, and beside one slow player.

    python -m scripts.teams [--games 60] [--players 3,4] [--difficulties normal] [--check] [--preset classic]
                            [--workers 2] [--json FILE]

Prints the share of games that were won with its 95 % interval, and how long after "Escape!" the last one was out
in those that were won, on average. "With a slow one" is a team of guides that has one
tourist, who takes as much time as a person does who plays for the first time. With `--check` the invariants are asked
after every step, and every record is replayed.
"""

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from scripts.faring import fared
from wayout.games import GAMES
from wayout.kernel.options import complete
from wayout.lab.simulate import Plan

GAME = GAMES["temple"]
TEAMS = {
    "tourists": ("tourist",),
    "guides": ("guide",),
    "archaeologists": ("archaeologist",),
    "guides with a slow one": ("tourist", *["guide"] * 5),
}
DIFFICULTIES = ("normal", "expert", "professional")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--players", default="1,2,3,4,5,6", help="with commas between (default: %(default)s)")
    parser.add_argument("--difficulties", default=",".join(DIFFICULTIES), help="the same (default: %(default)s)")
    parser.add_argument("--check", action="store_true", help="stop at the first step after which something is wrong")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--preset", default="default", choices=list(GAME.presets))
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args()
    figures: dict[str, dict[str, list[float]]] = {}
    console = Console()
    for difficulty in chosen.difficulties.split(","):
        options = complete(GAME.options, {**GAME.presets[chosen.preset], "difficulty": difficulty})
        asked = set(map(int, chosen.players.split(",")))
        counts = [seats for seats in GAME.seat_counts(options) if seats in asked]
        table = Table("team", *map(str, counts), title=f"won, {difficulty}, {chosen.games} games each")
        for name, team in TEAMS.items():
            row = []
            for players in counts:
                bots = team[:players]
                plan = Plan(GAME.id, players, chosen.games, chosen.seed, bots, options, check=chosen.check)
                how = fared(plan, chosen.workers)
                row.append(str(how))
                figures.setdefault(difficulty, {}).setdefault(name, []).append(how.won.share)
            table.add_row(name, *row)
        console.print(table)
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(figures, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
