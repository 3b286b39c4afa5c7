"""Golden playthroughs: whole random games that a person can read. `python -m tests.golden.write` writes them anew."""

import json
from pathlib import Path

from tests.conformance.random_play import Moment, Setting, random_game
from wayout.games import GAMES
from wayout.kernel.codec import encode
from wayout.kernel.options import complete
from wayout.kernel.seats import SPECTATOR

HERE = Path(__file__).parent


def golden_settings() -> list[Setting]:
    """Each game at each preset, with the middle number of seats."""
    return [
        Setting(game.id, preset, middle(game.seat_counts(complete(game.options, chosen))))
        for game in GAMES.values()
        for preset, chosen in game.presets.items()
    ]


def middle(counts: tuple[int, ...]) -> int:
    return counts[len(counts) // 2]


def eventful_game(setting: Setting) -> list[Moment]:
    """Of some random games the one in which most kinds of things happen."""
    games = (list(random_game(setting, f"golden/{seed}")) for seed in range(60))
    return max(games, key=lambda game: (len({type(event) for moment in game for event in moment.events}), len(game)))


def path_of(setting: Setting) -> Path:
    return HERE / setting.game / f"{setting.preset}.txt"


def story(setting: Setting) -> str:
    """The game line by line: who did what, what happened, and how it stands for a spectator at the end."""
    game = setting.rules
    lines = [f"{game.id} version {game.version}, preset {setting.preset}, {setting.seats} seats"]
    moments = eventful_game(setting)
    for number, moment in enumerate(moments):
        who = "the table" if moment.seat is None else f"seat {moment.seat}"
        lines.append(f"{number:4} {who}: {moment.action if moment.action is not None else 'opens or ticks'}")
        lines.extend(f"       {event}" for event in moment.events)
    end = moments[-1].state
    lines.append("the end, as a spectator sees it:")
    lines.append(json.dumps(json.loads(encode(game.view(end, SPECTATOR))), ensure_ascii=False, indent=1))
    lines.append(f"{game.result(end)}")
    return "\n".join(lines) + "\n"


def main() -> None:
    for setting in golden_settings():
        path_of(setting).parent.mkdir(parents=True, exist_ok=True)
        path_of(setting).write_text(story(setting))


if __name__ == "__main__":
    assert GAMES
    main()
