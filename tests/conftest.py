"""For all tests: how long an example takes depends on the machine, so hypothesis sets no deadline."""

from hypothesis import settings

settings.register_profile("wayout", deadline=None)
settings.load_profile("wayout")
