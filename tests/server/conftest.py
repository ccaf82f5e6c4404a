"""For all tests of the server: one server for a module, with a data folder of its own."""

from collections.abc import Iterator

import pytest

from tests.server.helpers import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("home")) as found:
        yield found
