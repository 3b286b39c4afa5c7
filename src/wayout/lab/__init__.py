"""Many games at once: simulate them, count them, time them, tell their story."""
