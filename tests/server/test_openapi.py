"""The HTTP interface, as it describes itself, holds whatever is thrown at it."""

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, status_code_conformance

from tests.server.house import RunningHouse

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance]
OPERATIONS = [
    "GET /api/day",
    "GET /api/games/{game}/catalogue",
    "GET /api/games/{game}/forecast",
    "GET /api/house",
    "GET /api/matches/{match}",
    "GET /api/matches/{match}/finale",
    "GET /api/matches/{match}/letters",
    "GET /api/matches/{match}/record",
    "GET /api/me",
    "GET /api/me/tables",
    "GET /api/move/{token}",
    "GET /api/push",
    "GET /api/tables/{code}",
    "GET /api/tables/{code}/qr.svg",
    "GET /healthz",
    "POST /api/day",
    "POST /api/matches/{match}/fork",
    "POST /api/me/move",
    "POST /api/me/push/end",
    "POST /api/move",
    "POST /api/records",
    "POST /api/tables",
    "PUT /api/me",
    "PUT /api/me/push",
]

CHECKED = [
    "GET /api/matches/{match}/letters",
    "POST /api/day",
    "POST /api/matches/{match}/fork",
    "POST /api/me/push/end",
    "POST /api/move",
    "POST /api/tables",
    "PUT /api/me",
    "PUT /api/me/push",
]
"""Those that take more than words: only they can be asked for something unfitting."""
FITTING = [pytest.param(one, GenerationMode.POSITIVE, id=f"{one}-fitting") for one in OPERATIONS]
UNFITTING = [pytest.param(one, GenerationMode.NEGATIVE, id=f"{one}-unfitting") for one in CHECKED]


def description(house: RunningHouse) -> Any:
    return httpx.get(f"{house.base}/api/schema/openapi.json", trust_env=False).json()


def test_every_operation_is_described(house: RunningHouse) -> None:
    paths = description(house)["paths"]

    assert sorted(f"{method.upper()} {path}" for path in paths for method in paths[path]) == OPERATIONS


@pytest.mark.parametrize(("operation", "mode"), [*FITTING, *UNFITTING])
@pytest.mark.filterwarnings("ignore")
def test_nothing_makes_it_fail(house: RunningHouse, operation: str, mode: GenerationMode) -> None:
    method, path = operation.split()
    described = schemathesis.openapi.from_dict(description(house))[path][method]

    @settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(described.as_strategy(generation_mode=mode))
    def try_it(case: Any) -> None:
        case.call_and_validate(base_url=house.base, checks=CHECKS)

    try_it()
    assert house.troubles() == []
