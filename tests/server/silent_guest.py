"""Joins a table, says so, and waits to be frozen."""

import asyncio
import sys

from websockets.asyncio.client import connect
from websockets.typing import Origin


async def main() -> None:
    base, code = sys.argv[1:]
    address = f"{base.replace('http', 'ws')}/api/tables/{code}/socket"
    async with connect(address, origin=Origin(base), proxy=None) as socket:
        await socket.recv()
        sys.stdout.write("joined\n")
        sys.stdout.flush()
        async for _ in socket:
            pass


if __name__ == "__main__":
    asyncio.run(main())
