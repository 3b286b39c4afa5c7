"""`wayout serve` that may have 1,024 descriptors and no more."""

import resource
import sys

from wayout.cli import main

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))
    sys.exit(main())
