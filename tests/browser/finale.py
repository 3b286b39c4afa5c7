"""The finale of a match, as somebody reads it and saves it."""

from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Locator

from tests.browser.person import Person

PNG = b"\x89PNG\r\n\x1a\n"


def finale_of(person: Person) -> Any:
    return httpx.get(f"{person.base}/api/matches/{person.around['match']}/finale", trust_env=False).json()["finale"]


def ranking(person: Person) -> Locator:
    return person.page.get_by_role("list", name=person.t("finale.ranking"), exact=True).get_by_role("listitem")


def saved_picture(person: Person, file: Path) -> str:
    """A picture that fills a phone's width. The name under which the browser keeps it."""
    with person.page.expect_download() as waiting:
        person.press(person.button("ui.picture"))
    waiting.value.save_as(file)
    content = file.read_bytes()
    width, height = int.from_bytes(content[16:20]), int.from_bytes(content[20:24])
    assert content.startswith(PNG)
    assert width == 1080
    assert height > 600
    return waiting.value.suggested_filename
