"""What a card of the M.A.C. deck does: one kind, one file (R25-4.10)."""
