"""How often teams of bots get out of the temple, by players and difficulty, and beside one slow player.

    python scripts/teams.py [--games 60] [--players 3,4] [--check] [--preset classic] [--workers 2] [--json FILE]

Prints the share of games that were won with its 95 % interval. "With a slow one" is a team of guides that has one
tourist, who takes as much time as a person does who plays for the first time. With `--check` the invariants are asked
after every step, and every record is replayed.
"""

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from wayout.games import GAMES
from wayout.kernel.options import Options, complete
from wayout.lab.simulate import Plan, simulate
from wayout.lab.stats import Share, share

GAME = GAMES["temple"]
TEAMS = {
    "tourists": ("tourist",),
    "guides": ("guide",),
    "archaeologists": ("archaeologist",),
    "guides with a slow one": ("tourist", *["guide"] * 5),
}
DIFFICULTIES = ("normal", "expert", "professional")


def won(team: tuple[str, ...], players: int, options: Options, chosen: argparse.Namespace) -> Share:
    plan = Plan(GAME.id, players, chosen.games, chosen.seed, team[:players], options, check=chosen.check)
    totals = simulate(plan, chosen.workers).totals
    return share(totals.outcomes["won"], totals.finished)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--players", default="1,2,3,4,5,6", help="with commas between (default: %(default)s)")
    parser.add_argument("--check", action="store_true", help="stop at the first step after which something is wrong")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--preset", default="default", choices=list(GAME.presets))
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args()
    figures: dict[str, dict[str, list[float]]] = {}
    console = Console()
    for difficulty in DIFFICULTIES:
        options = complete(GAME.options, {**GAME.presets[chosen.preset], "difficulty": difficulty})
        asked = set(map(int, chosen.players.split(",")))
        counts = [seats for seats in GAME.seat_counts(options) if seats in asked]
        table = Table("team", *map(str, counts), title=f"won, {difficulty}, {chosen.games} games each")
        for name, team in TEAMS.items():
            row = []
            for players in counts:
                wins = won(team, players, options, chosen)
                row.append(f"{100 * wins.share:.0f} % ({100 * wins.low:.0f}-{100 * wins.high:.0f})")
                figures.setdefault(difficulty, {}).setdefault(name, []).append(wins.share)
            table.add_row(name, *row)
        console.print(table)
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(figures, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
