"""What a load script counts, and tells."""

import asyncio
import json
import os
from pathlib import Path

import pytest

from scripts.measuring import Figures, measure, report


async def forever() -> None:
    await asyncio.Event().wait()


class Watched(Figures):
    """Says when it begins to count."""

    def __init__(self) -> None:
        super().__init__(os.getpid())
        self.began = asyncio.Event()

    def begin(self) -> None:
        super().begin()
        self.began.set()


async def test_it_counts_from_when_all_play_until_the_time_is_up() -> None:
    figures = Watched()

    async def company() -> None:
        assert not figures.counting
        await figures.began.wait()
        figures.wishes += figures.counting
        await forever()

    await measure(figures, [company(), company()], settling=0.01, seconds=0.01)

    assert figures.wishes == 2
    assert not figures.counting
    assert figures.seconds > 0


async def test_a_company_that_breaks_off_ends_it_at_once() -> None:
    async def broken() -> None:
        raise ConnectionError("gone")

    with pytest.raises(SystemExit, match="broke off"):
        await measure(Figures(os.getpid()), [broken(), forever()], settling=0.0, seconds=3600.0)


def test_of_a_hundred_waits_most_were_shorter_than_the_last_percent() -> None:
    figures = Figures(os.getpid())
    assert figures.wait_ms(99) == 0.0
    figures.waits = [number / 1000 for number in range(1, 100)]
    assert figures.wait_ms(50) == pytest.approx(50.0)
    assert figures.wait_ms(99) == pytest.approx(99.0)


def test_figures_go_to_the_screen_and_to_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report({"tables": 3}, str(tmp_path / "told.json"))
    assert capsys.readouterr().out.split() == ["tables", "3"]
    assert json.loads((tmp_path / "told.json").read_text()) == {"tables": 3}
