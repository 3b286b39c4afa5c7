"""What may be taken, by any clock."""

from wayout.table.allowance import Allowance, Rate


def test_it_is_full_at_first_and_fills_with_time() -> None:
    allowance = Allowance(Rate(per_second=2, at_once=3), at=10)

    assert [allowance.take_at(10) for _ in range(4)] == [True, True, True, False]
    assert [allowance.take_at(10.5) for _ in range(2)] == [True, False]
    assert allowance.take_at(100, 3)


def test_what_is_asked_for_is_not_taken() -> None:
    allowance = Allowance(Rate(per_second=0, at_once=1), at=0)

    assert allowance.has_at(0)
    assert not allowance.has_at(0, 2)
    assert allowance.take_at(0)
    assert not allowance.has_at(0)


def test_what_was_given_back_may_be_taken_again() -> None:
    allowance = Allowance(Rate(per_second=0, at_once=1), at=0)
    allowance.take_at(0)

    allowance.give_back()

    assert allowance.take_at(0)
