from pathlib import Path

from workshop import fingerprint
from workshop.fingerprint import Stamp


def _tree(root: Path) -> list[Path]:
    for name, text in {"a.txt": "one\n", "b/c.txt": "two\n"}.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
    return list(fingerprint.under(root))


def test_the_same_contents_in_another_place_have_the_same_fingerprint(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    assert fingerprint.of(here, _tree(here)) == fingerprint.of(there, _tree(there))


def test_a_changed_byte_a_new_name_and_a_new_word_each_change_the_fingerprint(tmp_path: Path) -> None:
    paths = _tree(tmp_path)
    seen = {fingerprint.of(tmp_path, paths), fingerprint.of(tmp_path, paths, "Python 3.12")}
    (tmp_path / "a.txt").write_bytes(b"One\n")
    seen.add(fingerprint.of(tmp_path, paths))
    (tmp_path / "a.txt").rename(tmp_path / "d.txt")
    seen.add(fingerprint.of(tmp_path, fingerprint.under(tmp_path)))
    assert len(seen) == 4


def test_line_ends_do_not_count(tmp_path: Path) -> None:
    paths = _tree(tmp_path)
    before = fingerprint.of(tmp_path, paths)
    (tmp_path / "a.txt").write_bytes(b"one\r\n")
    assert fingerprint.of(tmp_path, paths) == before


def test_skipped_folders_are_not_walked(tmp_path: Path) -> None:
    _tree(tmp_path)
    assert [path.name for path in fingerprint.under(tmp_path, frozenset({"b"}))] == ["a.txt"]


def test_a_stamp_fits_only_what_was_set_last(tmp_path: Path) -> None:
    stamp = Stamp(tmp_path / "deep" / "stamp")
    assert not stamp.fits("one")
    stamp.set("one")
    assert stamp.fits("one")
    stamp.set("two")
    assert not stamp.fits("one")
    assert stamp.fits("two")
