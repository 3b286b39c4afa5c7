import msgspec
import pytest

from wayout.kernel.printed import read_printed


class Card(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    copies: int


class BrokenCard(ValueError):
    pass


def test_what_is_printed_is_read() -> None:
    assert read_printed('name = "Key"\ncopies = 2', Card, BrokenCard) == Card("Key", 2)
    assert read_printed("[key]\nname = 'Key'\ncopies = 2", dict[str, Card], BrokenCard) == {"key": Card("Key", 2)}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("name = ", "Invalid value"),
        ('name = "Key"', "missing required field `copies`"),
        ('name = "Key"\ncopies = "two"', r"Expected `int`, got `str` - at `\$.copies`"),
        ('name = "Key"\ncopies = 2\ncolour = 1', "unknown field `colour`"),
    ],
)
def test_a_broken_file_says_what_is_wrong_with_it(text: str, reason: str) -> None:
    with pytest.raises(BrokenCard, match=reason):
        read_printed(text, Card, BrokenCard)
