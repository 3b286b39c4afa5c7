"""EEO-11: what a bot remembers, and how it forgets."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tests.games.emergency_exit.bots.letters import BEGAN, late, shown
from tests.games.emergency_exit.tables import tiles
from wayout.games.emergency_exit.bots.memory import GAP, Memory
from wayout.games.emergency_exit.bots.strength import STRENGTHS
from wayout.games.emergency_exit.tiles import PLAYABLE
from wayout.kernel.chance import NoLuck, Scripted, Seeded
from wayout.kernel.letter import Letter

PILES = st.permutations(PLAYABLE).flatmap(lambda order: st.integers(1, 30).map(lambda height: order[:height]))


def remembered(letters: list[Letter], fading: float = 0.0) -> list[int]:
    memory = Memory(fading, 0.5, Seeded(1))
    for letter in letters:
        memory.read(letter)
    return memory.entries


def test_every_tile_that_was_laid_is_noted_in_order() -> None:
    assert remembered(shown("S L X RP R")) == tiles("S L X RP R")


def test_a_new_round_begins_with_an_empty_mind() -> None:
    letters = shown("S L")

    assert remembered([*letters, Letter(9, [BEGAN], late("").view, [], asked=False)]) == []


def test_a_round_that_began_unseen_begins_with_an_empty_mind_too() -> None:
    second = late("", round=2)

    assert remembered([*shown("S L"), second]) == []


def test_whoever_comes_late_knows_the_height_and_the_top_and_nothing_below() -> None:
    assert remembered([late("S L X")]) == [GAP, GAP, *tiles("X")]


def test_whoever_comes_in_the_dark_knows_the_height_alone() -> None:
    assert remembered([late("S L X", dark=True)]) == [GAP, GAP, GAP]


def test_whoever_was_away_has_gaps_for_what_was_laid_meanwhile() -> None:
    assert remembered([*shown("S1 L1"), late("S1 L1 X1 R1 DL1")]) == [*tiles("S1 L1"), GAP, GAP, *tiles("DL1")]


def test_a_forgotten_tile_leaves_a_gap() -> None:
    memory = Memory(0.02, 0.5, Scripted([True, False]))
    memory.note(tiles("S1")[0])

    memory.note(tiles("L1")[0])

    assert memory.entries == [GAP, *tiles("L1")]


def test_a_garbled_tile_leaves_another_one_in_its_place() -> None:
    memory = Memory(0.02, 0.5, Scripted([True, True, *tiles("R2")]))
    memory.note(tiles("S1")[0])

    memory.note(tiles("L1")[0])

    assert memory.entries == tiles("R2 L1")


def test_a_tile_seen_elsewhere_was_not_where_it_was_remembered() -> None:
    memory = Memory(0.0, 0.0, NoLuck())
    memory.entries = tiles("S1 R2 L1")

    memory.rule_out(tuple(tiles("R2")))

    assert memory.entries == [*tiles("S1"), GAP, *tiles("L1")]


def test_the_own_hand_corrects_a_garbled_memory() -> None:
    memory = Memory(0.0, 0.0, NoLuck())
    memory.begin(1)
    memory.entries = tiles("R2")

    memory.read(late("S1", hands=["R2 L1 L2", "L3 L4 L5", "S2 S3 S4"]))

    assert memory.entries == [GAP]


@given(PILES)
def test_without_fading_nothing_is_ever_forgotten(pile: list[int]) -> None:
    memory = Memory(0.0, 0.0, NoLuck())
    for tile in pile:
        memory.note(tile)

    assert memory.entries == pile


@given(PILES, st.integers(0, 1000), st.floats(0, 1), st.floats(0, 1))
def test_a_fading_memory_has_the_right_height_a_fresh_top_and_no_tile_twice(
    pile: list[int], seed: int, fading: float, garbling: float
) -> None:
    memory = Memory(fading, garbling, Seeded(seed))
    for tile in pile:
        memory.note(tile)

    known = [entry for entry in memory.entries if entry != GAP]
    assert len(memory.entries) == len(pile)
    assert memory.entries[-1] == pile[-1]
    assert len(set(known)) == len(known)
    assert set(memory.unaccounted(())) == set(PLAYABLE) - set(known)


@given(PILES, st.integers(0, 1000))
def test_without_garbling_whatever_is_remembered_is_true(pile: list[int], seed: int) -> None:
    memory = Memory(0.2, 0.0, Seeded(seed))
    for tile in pile:
        memory.note(tile)

    assert all(entry in (GAP, tile) for entry, tile in zip(memory.entries, pile, strict=True))


def kept(strength: str, age: int, minds: int = 400) -> float:
    """How many of so many minds still know the first tile after `age` others."""
    true = 0
    for seed in range(minds):
        memory = Memory(STRENGTHS[strength].fading, STRENGTHS[strength].garbling, Seeded(seed))
        for tile in PLAYABLE[: age + 1]:
            memory.note(tile)
        true += memory.entries[0] == PLAYABLE[0]
    return true / minds


def test_older_memories_are_less_sure() -> None:
    assert kept("casual", 1) > kept("casual", 8) > kept("casual", 25)


def test_the_weaker_the_bot_the_more_it_forgets() -> None:
    shares: list[Any] = [kept(strength, 15) for strength in STRENGTHS]

    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_reading_changes_nothing_of_the_letter() -> None:
    letter = shown("S L X")[-1]
    before = msgspec.json.encode(letter)

    Memory(1.0, 1.0, Seeded(1)).read(letter)

    assert msgspec.json.encode(letter) == before
