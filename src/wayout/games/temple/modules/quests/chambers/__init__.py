"""One file for each quest."""
