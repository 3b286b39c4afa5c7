"""One treasure in each file, ending in the constant TREASURE."""
