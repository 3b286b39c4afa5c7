"""What an action token lets one do: one kind, one file (R25-4.5)."""
