"""Wayout: the open house for maze-escape board games."""

__version__ = "0.1.0"
