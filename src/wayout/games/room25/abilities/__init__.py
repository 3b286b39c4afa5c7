"""What each character can do besides: one character, one file (R25-4.9)."""
