"""What every game shares. Knows no game, no socket, no clock and no global dice."""
