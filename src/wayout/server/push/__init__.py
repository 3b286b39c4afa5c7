"""Calling guests who are away, by the push service of their browser."""
