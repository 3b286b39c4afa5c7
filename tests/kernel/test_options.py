"""Options: a few values each, defaults for the rest, nothing unknown."""

import pytest

from wayout.kernel.options import Option, UnknownOption, Value, complete

OPTIONS = (
    Option("danger", (False, True), False),
    Option("level", (0, 1, 2), 0),
    Option("ties", ("shared", "one"), "shared"),
)


def test_what_is_not_chosen_takes_its_default() -> None:
    assert complete(OPTIONS, {"level": 2}) == {"danger": False, "level": 2, "ties": "shared"}


@pytest.mark.parametrize(
    "chosen", [{"colour": 1}, {"level": 3}, {"level": True}, {"danger": 1}, {"ties": "none"}, {"danger": "true"}]
)
def test_an_unknown_option_or_value_is_named(chosen: dict[str, Value]) -> None:
    with pytest.raises(UnknownOption) as caught:
        complete(OPTIONS, chosen)

    assert {caught.value.option: caught.value.value} == chosen
