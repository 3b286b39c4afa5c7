"""A table: guests, seats, a match in progress, its clocks and votes. No socket, no file, no clock of its own."""
