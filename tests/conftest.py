"""For all tests: how long an example takes depends on the machine, so hypothesis sets no deadline; and Ctrl-C means the
same everywhere, also where the shell lets what runs in the background ignore it."""

import signal

from hypothesis import settings

settings.register_profile("wayout", deadline=None)
settings.load_profile("wayout")

signal.signal(signal.SIGINT, signal.default_int_handler)
