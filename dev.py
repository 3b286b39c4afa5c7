#!/usr/bin/env python3
"""Sets up, builds, checks and starts Wayout with nothing but Python 3.11+ on the machine: `python3 dev.py --help`."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Wayout needs Python 3.11 or newer, and this is %d.%d. Try: python3.12 dev.py" % sys.version_info[:2])  # noqa: UP031

from workshop.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
