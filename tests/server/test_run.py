"""The port that a server is given."""

from __future__ import annotations

import socket

import pytest

from goldenrule.kernel.errors import BadInput
from goldenrule.server.run import listen


def test_a_port_that_cannot_be_had_is_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        for port in (taken.getsockname()[1], 99999):
            with pytest.raises(BadInput, match=rf"^Port {port} cannot be used \(.+\); choose another one"):
                listen(port, lan=False)
