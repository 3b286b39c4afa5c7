"""Start the house: a web server with tables for friends."""

from wayout.server.main import add_arguments, run

__all__ = ["add_arguments", "run"]
