"""What somebody who is away is told: only what everybody at the table may know."""

import json
from functools import cache
from importlib import resources
from typing import Final

from wayout.kernel.codec import encode
from wayout.server.push.subscription import Language
from wayout.table.post import RingKind

TITLES: Final[dict[Language, dict[RingKind, str]]] = {
    "en": {"turn": "Your turn", "over": "The match is over", "again": "Another match?"},
    "zh-Hant": {"turn": "輪到你了", "over": "這一場結束了", "again": "再玩一場嗎？"},
}
BODIES: Final[dict[Language, str]] = {"en": "{game}, table {code}", "zh-Hant": "{game}，桌號 {code}"}


@cache
def game_name(game: str, lang: Language) -> str:
    file = resources.files("wayout.games") / game / "text" / f"{lang}.json"
    name: str = json.loads(file.read_text("utf-8"))["game.name"]
    return name


def note(kind: RingKind, code: str, game: str, lang: Language) -> bytes:
    """As the client's service worker reads it. A newer one about the same table takes the place of an older."""
    return encode(
        {
            "title": TITLES[lang][kind],
            "body": BODIES[lang].format(game=game_name(game, lang), code=code),
            "tag": f"wayout-{code}",
            "url": f"/t/{code}",
            "lang": lang,
        }
    )
