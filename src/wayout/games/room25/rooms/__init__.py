"""What a room does: one kind, one file (R25-4.7)."""
