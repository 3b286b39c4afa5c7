"""Draws the icons of the installed house anew from web/src/brand, into web/public/icons: `python scripts/icons.py`."""

import sys
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser

from tests.browser.company import chromium

WEB: Final = Path(__file__).parents[1] / "web"


class Icon(NamedTuple):
    name: str
    drawing: str
    pixels: int


ICONS: Final = (
    Icon("icon-192", "favicon", 192),
    Icon("icon-512", "favicon", 512),
    Icon("maskable-192", "maskable", 192),
    Icon("maskable-512", "maskable", 512),
    Icon("apple-touch-180", "maskable", 180),
    Icon("badge-96", "badge", 96),
)


def draw(browser: Browser, icon: Icon) -> None:
    drawing = (WEB / "src" / "brand" / f"{icon.drawing}.svg").read_text(encoding="utf-8")
    page = browser.new_page(viewport={"width": icon.pixels, "height": icon.pixels})
    page.set_content(f"<style>body{{margin:0}} svg{{display:block}}</style>{drawing}")
    page.screenshot(path=WEB / "public" / "icons" / f"{icon.name}.png", omit_background=True)
    page.close()


def main() -> int:
    with chromium() as browser:
        for icon in ICONS:
            draw(browser, icon)
    return 0


if __name__ == "__main__":
    sys.exit(main())
