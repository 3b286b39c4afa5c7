"""Codes of tables and ids."""

from hypothesis import given
from hypothesis import strategies as st

from wayout.server import codes


def test_codes_are_short_and_have_no_letters_that_look_alike() -> None:
    made = {codes.new_code() for _ in range(500)}

    assert len(made) == 500
    assert all(len(code) == 6 for code in made)
    assert not set("".join(made)) & set("01OIL")


def test_a_code_is_read_in_any_case_and_with_gaps() -> None:
    code = codes.new_code()

    assert codes.read_code(f" {code[:3].lower()}-{code[3:]} ") == code


@given(st.text())
def test_whatever_is_typed_is_a_code_or_nothing(typed: str) -> None:
    code = codes.read_code(typed)

    assert code is None or (len(code) == codes.LENGTH and set(code) <= set(codes.LETTERS))


def test_ids_are_ids_and_paths_are_not() -> None:
    assert codes.is_id(codes.new_id())
    assert not codes.is_id("../../etc/passwd")
    assert not codes.is_id("m\x00atch-of-the-day")
