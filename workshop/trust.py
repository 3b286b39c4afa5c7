"""Whom downloads trust: also the certificates of the machine, which a company's network may need."""

import functools
import os
from pathlib import Path

BUNDLES = (
    "/etc/ssl/certs/ca-certificates.crt",  # Debian, Ubuntu, Arch, Alpine
    "/etc/pki/tls/certs/ca-bundle.crt",  # Fedora
    "/etc/ssl/ca-bundle.pem",  # openSUSE
    "/etc/ssl/cert.pem",  # macOS
)


@functools.cache
def settings() -> dict[str, str]:
    """uv and Node carry their own list and look no further unless told to. What the person has set stays."""
    bundle = next((path for path in BUNDLES if Path(path).is_file()), None)
    if bundle is None:
        return {}
    wanted = {"UV_SYSTEM_CERTS": "true", "NODE_EXTRA_CA_CERTS": bundle}
    return {key: value for key, value in wanted.items() if key not in os.environ}
