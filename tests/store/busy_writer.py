"""A process that commits without end and says what was acknowledged; it waits to be killed."""

import asyncio
import sys

from wayout.store.rows import MatchBegun, StepKept
from wayout.store.store import Store, open_store

MATCHES = 20


async def keep_on(store: Store, match: str) -> None:
    await store.commit([MatchBegun(match, "ABC", b"")])
    number = 0
    while True:
        await store.commit(
            [StepKept(match, number, match.encode() + b" %d" % number), StepKept(match, number + 1, b"")]
        )
        sys.stdout.write(f"{match} {number + 1}\n")
        sys.stdout.flush()
        number += 2


async def main() -> None:
    store = await open_store(sys.argv[1])
    await asyncio.gather(*(keep_on(store, f"m{number}") for number in range(MATCHES)))


if __name__ == "__main__":
    asyncio.run(main())
