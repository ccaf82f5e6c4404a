"""Tables, their people and workers' code need no package for HTTP or databases, so that they can run in a browser."""

import subprocess
import sys

import pytest

EXTRAS = ("litestar", "uvicorn", "h11", "websockets", "sqlalchemy", "alembic", "rich")
PROGRAM = """
import sys


class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in sys.argv[2:]:
            raise ModuleNotFoundError(name)


sys.meta_path.insert(0, Missing())
__import__(sys.argv[1])
"""


def starts(module: str) -> str:
    """Import a module where the packages of extras are missing; the last line of what went wrong, "" if nothing did."""
    ran = subprocess.run([sys.executable, "-c", PROGRAM, module, *EXTRAS], capture_output=True, text=True, timeout=120)
    return ran.stderr.strip().rpartition("\n")[2]


@pytest.mark.parametrize(
    "module", ["server_state", "table_room", "worker.host", "http.routes", "http.table_routes", "http.websocket"]
)
def test_the_core_of_the_server_needs_no_package(module: str) -> None:
    assert starts(f"goldenrule.server.{module}") == ""


@pytest.mark.parametrize(("module", "package"), [("http.app", "litestar"), ("storage.store", "sqlalchemy")])
def test_what_needs_one_does_not_start(module: str, package: str) -> None:
    assert starts(f"goldenrule.server.{module}").startswith(f"ModuleNotFoundError: {package}")
