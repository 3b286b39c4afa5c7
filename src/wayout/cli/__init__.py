"""The command `wayout`."""

from wayout.cli.main import main

__all__ = ["main"]
