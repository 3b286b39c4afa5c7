"""A big screen beside a table, opened in the browser of somebody who plays."""

from typing import Any

from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.checks import axe_findings, too_wide
from tests.browser.person import Heard, Person
from tests.browser.table import Lobby

TELEVISION: ViewportSize = {"width": 1366, "height": 768}


class BigScreen:
    """What hangs on the wall, and what its line has told it."""

    def __init__(self, host: Person, code: str) -> None:
        self.t = host.t
        self.heard = Heard()
        Lobby(host).come(code)
        host.context.once("page", self._listen)
        with host.context.expect_page() as opened:
            host.press(host.page.get_by_role("link", name=self.t("tv.open"), exact=True))
        self.page = opened.value
        self.page.set_viewport_size(TELEVISION)

    def _listen(self, page: Page) -> None:
        page.on("websocket", lambda socket: socket.on("framereceived", self.heard.take))

    def shows(self, words: str) -> None:
        expect(self.page.get_by_text(words, exact=True).filter(visible=True).first).to_be_visible()

    def shows_below_the_seats(self, words: str) -> None:
        """Right below, as one looks at them."""
        seat = self.page.get_by_role("listitem").last.bounding_box()
        told = self.page.get_by_text(words, exact=True).filter(visible=True).first.bounding_box()
        assert seat is not None
        assert told is not None
        assert 0 <= told["y"] - seat["y"] - seat["height"] < seat["height"]

    @property
    def story(self) -> Locator:
        return self.page.get_by_role("list", name=self.t("story.title"), exact=True)

    def shows_the_way_in(self) -> None:
        """A QR code that is there, and not the sign of a picture that did not come."""
        code = self.page.get_by_role("img", name=self.t("invite.qr"), exact=True)
        expect(code).to_be_in_viewport(ratio=1)
        expect(code).to_have_js_property("complete", True)
        assert code.evaluate("(picture) => picture.naturalWidth") > 0

    def assert_names_none_of(self, secrets: list[str]) -> None:
        words = self.page.locator("body").inner_text() + self.page.content()
        assert [secret for secret in secrets if secret in words] == []

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard.messages if message["type"] == kind]

    def assert_in_order(self) -> None:
        assert axe_findings(self.page) == []
        assert too_wide(self.page) == []

    def assert_told_no_secret(self) -> None:
        letters = self.told("letter")
        assert letters
        for letter in letters:
            view: dict[str, Any] = letter["view"]
            assert (view.get("hand"), letter["may"], letter["asked"]) == (None, [], False)
            assert view["outcome"] or not any(figure["role"] for figure in view.get("figures", []))
        assert self.told("chat") == []
