"""The golden tests that the rules page names are those that there are."""

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "docs" / "rules"
PAGES = [RULES / "temple.md", *sorted((RULES / "temple").glob("*.md"))]


def test_every_golden_test_has_its_row_and_every_row_its_test() -> None:
    tables = [text.split("## Golden tests")[1] for page in PAGES if "## Golden tests" in (text := page.read_text())]
    told = {int(number) for rows in tables for number in re.findall(r"^\| (\d+) \|", rows, re.MULTILINE)}
    sources = [file.read_text() for file in HERE.rglob("test_*.py")]
    written = {int(number) for text in sources for number in re.findall(r"def test_golden_(\d+)_", text)}

    assert told == written
