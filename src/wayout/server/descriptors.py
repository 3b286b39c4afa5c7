"""How many connections the machine lets this process hold."""

import sys
from typing import Final

RESERVE: Final = 96
"""Descriptors for what is not a connection: the database, the log, the listening socket, threads."""
MOST: Final = 65_536
"""What is asked for where the machine sets no limit."""
UNKNOWN: Final = 8_192
"""Where nothing can be asked."""


def room() -> int:
    """For so many connections there are descriptors, after asking for as many as this process may have."""
    return max(RESERVE, _descriptors() - RESERVE)


def _descriptors() -> int:
    if sys.platform == "win32":
        return UNKNOWN
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft >= most:
        return min(soft, most)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):
        return soft
    return most
