"""What a house has told its players, and what its log has to say about it."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from wayout.kernel.record import Step, read_step
from wayout.store.store import open_store


class Wished(NamedTuple):
    """A wish as it was sent: `number` is that of the letter that it answers."""

    match: str
    seat: int
    id: str
    number: int
    action: Any


class Promises:
    """Of one house to all who play there."""

    def __init__(self) -> None:
        self.granted: list[Wished] = []
        self.refused: set[str] = set()
        self.lines = 0
        """Of chat: each is counted once for everybody who was told."""
        self.lost: dict[str, str] = {}
        self.twice: dict[str, str] = {}
        """Played again, or played although it was refused. Both say by what it was how it was noticed first."""

    @property
    def matches(self) -> list[str]:
        return list(dict.fromkeys(wished.match for wished in self.granted))

    def compare(self, steps: Iterable[Step]) -> None:
        """With all that was kept: every granted wish is there, as it was wished, and no wish more than once."""
        kept = [step for step in steps if step.wish is not None]
        by_wish = {step.wish: step for step in kept}
        for wished in self.granted:
            step = by_wish.get(wished.id)
            if step is None or (step.seat, action_of(step)) != (wished.seat, wished.action):
                self.lost.setdefault(wished.id, f"{wished} was granted, and the log has {step}")
        for wish, times in Counter(step.wish for step in kept).items():
            if times > 1:
                self.twice[str(wish)] = f"the wish {wish} was played {times} times"
            elif wish in self.refused:
                self.twice[str(wish)] = f"the wish {wish} was refused, and played"


def action_of(step: Step) -> object:
    return None if step.action is msgspec.UNSET else msgspec.json.decode(step.action)


async def kept_steps(place: str, matches: Iterable[str]) -> list[Step]:
    """Read from the store itself, for records over HTTP do not say the ids of wishes. The house must be closed."""
    store = await open_store(place)
    try:
        found = [await store.match(match, from_snapshot=False) for match in matches]
    finally:
        await store.close()
    return [read_step(line) for kept in found if kept is not None for line in kept.lines]
