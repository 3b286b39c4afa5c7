"""Timing. No test says how fast: only that the figures are those of real games."""

import sys
from pathlib import Path
from typing import Any

import pytest

from wayout.games import GAMES
from wayout.kernel.chance import Seeded
from wayout.kernel.game import Game
from wayout.lab.bench import bench, opened, random_game, tables_of
from wayout.lab.catanatron import NoCatanatron, catanatron_speed

FAKE = """#!{python}
import sys
assert "catanatron" in sys.argv[2]
print('{{"actions_per_second": 2.0, "clones_per_second": 4.0}}')
"""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_measured_game_is_a_whole_one(game: Game[Any, Any]) -> None:
    going: list[bool] = []
    episode = opened(game, Seeded(1), [lambda turn, seat, action: going.append(game.result(turn.state) is None)])

    played = random_game(episode)

    assert 1 < played < episode.number == len(going)
    assert going == [True] * (len(going) - 1) + [False]


def test_a_game_is_measured_with_the_presets_that_it_has() -> None:
    """The options of the preset are played, not only named."""
    temple = GAMES["temple"]

    assert list(tables_of(temple, ["everything", "nonsense"])) == ["temple", "temple everything"]
    assert opened(temple, Seeded(1), preset="everything").state.mix.startswith("calendar,characters")
    assert opened(temple, Seeded(1)).state.mix == ""


def test_every_game_has_its_speed_and_without_catanatron_no_ratio() -> None:
    speeds = bench(list(GAMES.values()), runs=1, seconds=0.01, python=None)

    assert list(speeds) == list(GAMES)
    for speed in speeds.values():
        assert speed.actions_per_second > 0
        assert speed.clones_per_second > 0
        assert speed.ratio_to_catanatron is None


def test_the_ratio_is_that_of_the_same_run(tmp_path: Path) -> None:
    other = tmp_path / "python"
    other.write_text(FAKE.format(python=sys.executable))
    other.chmod(0o755)

    speed = bench([GAMES["emergency_exit"]], runs=1, seconds=0.01, python=other)["emergency_exit"]

    assert speed.ratio_to_catanatron == pytest.approx(speed.actions_per_second / 2.0, rel=0.001)
    assert speed.catanatron is not None
    assert speed.catanatron.clones_per_second == 4.0


def test_a_python_without_catanatron_is_named(tmp_path: Path) -> None:
    other = tmp_path / "python"
    other.write_text(f"#!{sys.executable}\nimport sys\nsys.exit('ModuleNotFoundError: nothing here')\n")
    other.chmod(0o755)

    with pytest.raises(NoCatanatron, match="nothing here"):
        catanatron_speed(other, 0.01)
    with pytest.raises(NoCatanatron, match="nowhere"):
        catanatron_speed(tmp_path / "nowhere", 0.01)
