"""Where guests say that they want to be called, and that they do not want it any more."""

import time
from typing import Final

from litestar import get, post, put
from litestar.params import JSONBody

from wayout.kernel.codec import encode
from wayout.server.messages import PushEnd, PushKey, PushStart
from wayout.server.office import By, Here
from wayout.server.problems import Denied, documented
from wayout.server.push.subscription import Subscription, Unfit, check
from wayout.store.rows import Row, SubscriptionDropped, SubscriptionKept

MOST: Final = 5
"""Browsers of one guest; the oldest makes room for a new one."""


@get("/api/push", responses=documented(429))
async def get_push(office: Here) -> PushKey:
    """The house's public key, by which a browser's push service knows it."""
    return PushKey(office.push.key)


@put("/api/me/push", status_code=204, responses=documented(400, 403, 413, 429))
async def put_me_push(office: Here, visit: By, data: JSONBody[PushStart]) -> None:
    """Call this browser when somebody waits for you and you are not here."""
    guest = visit.identity.guest
    if not office.guard.may_subscribe(guest, visit.address):
        raise Denied(429, "too_fast")
    given = Subscription(data.endpoint, data.p256dh, data.auth, data.lang)
    try:
        check(given, office.push.trusted)
    except Unfit as error:
        raise Denied(400, "bad_subscription", what=str(error)) from error
    kept = [one for one in await office.hub.store.subscriptions(guest) if one.endpoint != given.endpoint]
    rows: list[Row] = [SubscriptionDropped(one.endpoint, guest) for one in kept[: max(0, len(kept) - MOST + 1)]]
    rows.append(SubscriptionKept(given.endpoint, guest, time.time_ns(), encode(given)))
    await office.hub.store.commit(rows)


@post("/api/me/push/end", status_code=204, responses=documented(400, 403, 413, 429))
async def post_me_push_end(office: Here, visit: By, data: JSONBody[PushEnd]) -> None:
    """Do not call this browser any more."""
    await office.hub.store.commit([SubscriptionDropped(data.endpoint, visit.identity.guest)])


HANDLERS = [get_push, put_me_push, post_me_push_end]
