"""`wayout serve` that puts a table away as soon as nobody is there."""

import sys

from wayout.cli import main
from wayout.server import hub

if __name__ == "__main__":
    hub.QUIET_SECONDS = 0.1  # type: ignore[misc]
    hub.SWEEP_SECONDS = 0.1  # type: ignore[misc]
    sys.exit(main())
