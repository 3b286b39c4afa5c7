"""A catalogue is a folder: one constant per file, the id is the file's name."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from wayout.kernel.registry import BrokenCatalogue, discover


class Card(msgspec.Struct, frozen=True):
    id: str


def folder(root: Path, **files: str) -> ModuleType:
    package = root / "cards_of_this_test"
    package.mkdir()
    (package / "__init__.py").write_text("")
    for name, text in files.items():
        (package / f"{name}.py").write_text(f"from {__name__} import Card\n{text}\n")
    importlib.invalidate_caches()
    return importlib.import_module(package.name)


@pytest.fixture(autouse=True)
def on_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(sys.modules, __name__, sys.modules[__name__])
    yield
    for name in [name for name in sys.modules if name.startswith("cards_of_this_test")]:
        del sys.modules[name]


def test_cards_are_found_in_the_order_of_their_names(tmp_path: Path) -> None:
    package = folder(tmp_path, water="CARD = Card('water')", arrow="CARD = Card('arrow')")

    assert discover(package, "CARD", Card) == {"arrow": Card("arrow"), "water": Card("water")}
    assert list(discover(package, "CARD", Card)) == ["arrow", "water"]


def test_a_file_without_its_constant_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BrokenCatalogue, match="has no Card named CARD"):
        discover(folder(tmp_path, arrow="CRAD = Card('arrow')"), "CARD", Card)


def test_a_constant_that_is_not_called_like_its_file_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BrokenCatalogue, match="calls itself water"):
        discover(folder(tmp_path, arrow="CARD = Card('water')"), "CARD", Card)
