"""The built client, as files."""

import contextlib
import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from wayout.server import codes
from wayout.server.app import Parts, make_app
from wayout.server.hub import Hub
from wayout.server.identity import Signer
from wayout.server.limits import Guard, Limits
from wayout.server.metrics import Metrics
from wayout.server.office import PushDesk
from wayout.server.pages import Client
from wayout.store.store import open_store
from wayout.table.house import House

BUILD = "0123456789abcdef"
INDEX = f'<!doctype html><meta name="build" content="{BUILD}" /><title>Wayout</title>' + "<p>way out</p>" * 200


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "assets" / "index-abc123.js").write_text("1")
    (tmp_path / "sw.js").write_text("2")
    (tmp_path / "manifest.en.webmanifest").write_text("{}")
    (tmp_path / ".fingerprint").write_text("secret")
    return tmp_path


@contextlib.asynccontextmanager
async def browser(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    store = await open_store(str(folder / "data" / "house.db"))
    hub = Hub(store, House({}, codes.new_id, codes.new_seed), Metrics(), 1)
    app = make_app(Parts(hub, Signer(b""), Guard(Limits()), PushDesk(""), client=Client(folder)))
    transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://house") as visitor:
        yield visitor
    await store.close()


@pytest.mark.parametrize(
    "path", ["/", "/day", "/t/ABCDEF", "/replay/xyz", "/finale/xyz", "/rules/emergency_exit/EEO-3.3", "/move/token"]
)
async def test_every_page_is_the_client(folder: Path, path: str) -> None:
    async with browser(folder) as visitor:
        answer = await visitor.get(path)

    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


async def test_what_has_its_hash_in_its_name_is_kept_for_ever(folder: Path) -> None:
    async with browser(folder) as visitor:
        answer = await visitor.get("/assets/index-abc123.js")

    assert answer.text == "1"
    assert "immutable" in answer.headers["cache-control"]
    assert "javascript" in answer.headers["content-type"]


async def test_code_comes_without_the_headers_that_are_about_pages(folder: Path) -> None:
    async with browser(folder) as visitor:
        page, code = await visitor.get("/"), await visitor.get("/assets/index-abc123.js")

    assert "content-security-policy" in page.headers
    assert "content-security-policy" not in code.headers
    assert code.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("taken", "way"),
    [("gzip, deflate, br, zstd", "br"), ("gzip;q=1.0, br;q=0.5", "br"), ("gzip", "gzip"), ("x-br", None)],
)
async def test_what_the_build_has_packed_is_sent_to_whoever_takes_it(folder: Path, taken: str, way: str | None) -> None:
    (folder / "index.html.br").write_bytes(b"packed well")
    async with browser(folder) as visitor, visitor.stream("GET", "/", headers={"Accept-Encoding": taken}) as answer:
        body = b"".join([part async for part in answer.aiter_raw()])

    assert answer.headers.get("content-encoding") == way
    assert answer.headers["vary"] == "Accept-Encoding"
    assert body == {"br": b"packed well", "gzip": gzip.compress(INDEX.encode(), mtime=0), None: INDEX.encode()}[way]


async def test_what_is_packed_has_no_address_of_its_own(folder: Path) -> None:
    (folder / "assets" / "index-abc123.js.br").write_bytes(b"packed well")
    async with browser(folder) as visitor:
        assert (await visitor.get("/assets/index-abc123.js.br")).status_code == 404


async def test_the_worker_is_asked_for_anew_each_time_and_may_look_after_the_whole_house(folder: Path) -> None:
    async with browser(folder) as visitor:
        answer = await visitor.get("/sw.js")

    assert (answer.status_code, answer.text) == (200, "2")
    assert answer.headers["cache-control"] == "no-cache"
    assert "javascript" in answer.headers["content-type"]
    assert "default-src 'self'" in answer.headers["content-security-policy"]


async def test_a_browser_knows_the_manifest_for_what_it_is(folder: Path) -> None:
    async with browser(folder) as visitor:
        answer = await visitor.get("/manifest.en.webmanifest")

    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/sw.js", "/manifest.en.webmanifest", "/icons/none.png", "/assets/index-abc123.js"])
async def test_nobody_becomes_a_guest_by_what_a_browser_asks_for_by_itself(folder: Path, path: str) -> None:
    async with browser(folder) as visitor:
        answer = await visitor.get(path)

    assert "set-cookie" not in answer.headers


async def test_the_house_says_which_client_it_serves(folder: Path) -> None:
    async with browser(folder) as visitor:
        answer = await visitor.get("/api/house")

    assert answer.json()["build"] == BUILD


async def test_pages_are_packed_for_those_who_can_unpack(folder: Path) -> None:
    async with browser(folder) as visitor:
        packed = await visitor.get("/", headers={"accept-encoding": "gzip"})
        plain = await visitor.get("/", headers={"accept-encoding": "identity"})

    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(INDEX.encode(), mtime=0))
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == INDEX


async def test_what_is_known_already_is_not_sent_again(folder: Path) -> None:
    async with browser(folder) as visitor:
        first = await visitor.get("/")
        second = await visitor.get("/", headers={"if-none-match": first.headers["etag"]})

    assert (second.status_code, second.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/.fingerprint", "/assets/none.js", "/../secret", "/api/none", "/assets/%2e%2e/.fingerprint"]
)
async def test_nothing_but_the_client_is_served(folder: Path, path: str) -> None:
    async with browser(folder) as visitor:
        answer = await visitor.get(path)

    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


async def test_a_person_who_is_lost_gets_the_client_that_says_so(folder: Path) -> None:
    async with browser(folder) as visitor:
        answer = await visitor.get("/nowhere/at/all", headers={"accept": "text/html"})

    assert (answer.status_code, answer.text) == (404, INDEX)


async def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    async with browser(tmp_path) as visitor:
        answer = await visitor.get("/")

    assert answer.status_code == 503
    assert "python3 dev.py" in answer.text


async def test_without_a_built_client_the_house_names_none(tmp_path: Path) -> None:
    async with browser(tmp_path) as visitor:
        answer = await visitor.get("/api/house")

    assert answer.json()["build"] == ""
