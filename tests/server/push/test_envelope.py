"""The published example, and keys that are none."""

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from wayout.server.push.envelope import read_point, seal
from wayout.server.push.letters64 import to_bytes, to_text


def test_the_example_of_rfc_8291_comes_out_as_published() -> None:
    private = int.from_bytes(to_bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    reader = to_bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")

    sealed = seal(
        b"When I grow up, I want to be a watermelon",
        reader,
        to_bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(private, ec.SECP256R1()),
        to_bytes("DGv6ra1nlYgDCS1FRnbzlw"),
    )

    assert to_text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize("point", [b"", b"\x04" + b"\x01" * 64, b"\x00" * 65])
def test_what_is_not_on_the_curve_is_no_key(point: bytes) -> None:
    with pytest.raises(ValueError):
        read_point(point)
