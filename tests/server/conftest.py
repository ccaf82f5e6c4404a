"""For all tests of the server: one server for a module, with a data folder of its own, and a clock."""

from collections.abc import Iterator

import pytest

from tests.server.helpers import Clock, Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("home")) as found:
        yield found


@pytest.fixture
def clock() -> Clock:
    return Clock()
