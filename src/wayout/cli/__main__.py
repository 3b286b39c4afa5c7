"""`python -m wayout.cli` is the command `wayout`."""

import sys

from wayout.cli import main

if __name__ == "__main__":
    sys.exit(main())
