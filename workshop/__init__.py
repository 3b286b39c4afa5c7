"""The workshop: what dev.py and the build hook do. Standard library only: nothing is installed yet."""
