"""Where things are."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "requirements"
WEB = ROOT / "web"
STATIC = ROOT / "src" / "wayout" / "server" / "static"

VENV = ROOT / ".venv"
CACHE = ROOT / ".cache"

WINDOWS = os.name == "nt"


def in_venv(program: str) -> Path:
    """The path that a program of the Python environment has."""
    return VENV / "Scripts" / f"{program}.exe" if WINDOWS else VENV / "bin" / program
