"""Reads the command line and hands over to one of the commands."""

import argparse
import importlib
import sys
from collections.abc import Sequence
from typing import Final

from wayout import __version__
from wayout.cli.trouble import Trouble

COMMANDS: Final = {
    "serve": "host a house for friends",
    "games": "list the games with their options and bots",
    "sim": "let bots play many games, and count",
    "forecast": "let bots play what tables choose, for the lobby",
    "replay": "tell the story of a recorded game",
    "bench": "measure how fast the rules are",
}
EXAMPLES: Final = """examples:
  wayout serve                                  host a house for friends
  wayout games                                  what can be played, with options and bots
  wayout sim emergency_exit --players 3 --games 500 --bots sharp,attentive,casual
  wayout forecast no_escape --workers 2         what the lobby says of length and odds, played anew
  wayout replay game.jsonl --at 12 --viewer 0   what seat 0 knew after step 12
  wayout bench                                  how fast the rules are

`wayout COMMAND --help` tells more."""
INTERRUPTED: Final = 130


def parser(asked: str | None) -> argparse.ArgumentParser:
    """Only the command that is asked for is imported: the server is large, and counting games does not need it."""
    house = argparse.ArgumentParser(
        prog="wayout",
        description="The open house for maze-escape board games.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    house.add_argument("--version", action="version", version=f"wayout {__version__}")
    rooms = house.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, about in COMMANDS.items():
        room = rooms.add_parser(name, help=about, formatter_class=argparse.RawDescriptionHelpFormatter)
        if name == asked:
            command = importlib.import_module(f"wayout.cli.{name}")
            room.description = command.__doc__
            command.add_arguments(room)
            room.set_defaults(run=command.run)
    return house


def main(arguments: Sequence[str] | None = None) -> int:
    """0: done. 1: it could not be done. 2: the command line is wrong. 130: interrupted."""
    typed = sys.argv[1:] if arguments is None else list(arguments)
    chosen = parser(next((word for word in typed if not word.startswith("-")), None)).parse_args(typed)
    try:
        code: int = chosen.run(chosen)
    except Trouble as trouble:
        print(f"wayout {chosen.command}: {trouble}", file=sys.stderr)
        return trouble.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    return code
