"""Figures beyond their limits are named, and no others."""

from scripts.screens import wrong_figures

FINE = {
    "first visit kB": 110.0,
    "game kB": 90.0,
    "at rest %": 3.0,
    "moving at rest": 0,
    "layout shift": 0.02,
    "frames/s": 50.0,
    "frames/s by CPU": 50.0,
    "seats": 8,
    "longest ms": 900,
    "shifted": [(1, 0.5, ["board"])],
    "ms a second by kind": {"Layout": 12},
}


def test_what_just_keeps_its_limit_is_fine() -> None:
    assert wrong_figures({"temple": FINE, "room25": FINE}) == []


def test_what_is_over_its_limit_or_too_slow_is_named_with_its_game() -> None:
    heavy, slow = FINE | {"game kB": 90.1}, FINE | {"frames/s": 49.9, "moving at rest": 1}

    assert wrong_figures({"temple": heavy, "room25": slow, "no_escape": FINE}) == [
        "temple: game kB 90.1",
        "room25: moving at rest 1",
        "room25: frames/s 49.9",
    ]
