"""Debian's packages, where this is root on a machine that has them."""

import functools
import os
import shutil

from workshop import run, say

NO_APT = "install the packages by hand, or let the tests find yours: WAYOUT_CHROMIUM, WAYOUT_PG_BIN"


def is_here() -> bool:
    return shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0


def install(*packages: str) -> None:
    _update()
    with say.step(f"installing {', '.join(packages)} with apt-get"):
        _apt_get("install", "--yes", "--no-install-recommends", *packages)


@functools.cache
def _update() -> None:
    with say.step("asking apt-get what there is"):
        _apt_get("update")


def _apt_get(*words: str) -> None:
    run.quietly(["apt-get", "-qq", *words], NO_APT, extra={"DEBIAN_FRONTEND": "noninteractive"})
