"""One character in each file, ending in the constant CHARACTER."""
