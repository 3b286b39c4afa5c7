"""One curse in each file, ending in the constant CURSE."""
