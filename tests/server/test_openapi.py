"""Whatever is asked over HTTP is answered, or refused in a sentence: made of the OpenAPI schema, by chance.

The chance is the same each time. More of it: `ATTACKS=1000 pytest tests/server/test_openapi.py`.
"""

import os
from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar import Litestar

from goldenrule.server.http.app import handler_of
from goldenrule.server.http.routes import ROUTES
from goldenrule.server.http.table_routes import TABLE_ROUTES
from tests.server.helpers import Json, Server, running

SCHEMA: Json = Litestar([*map(handler_of, (*ROUTES, *TABLE_ROUTES))]).openapi_schema.to_schema()
OPERATIONS = [(method, path) for path, methods in SCHEMA["paths"].items() for method in methods]
OPERATIONS.sort(key=lambda each: each[0] == "delete")  # what is deleted can be asked nothing more
ATTACKS = int(os.environ.get("ATTACKS", "20"))

KNOWN = [
    *(
        "champions",
        "heroes",
        "skirmish",
        "spider_man",
        "klaw",
        "avengers",
        "players",
        "people",
        "bot",
        "team",
        "rounds",
    ),
    *("packs", "decks", "deck", "seats", "scenario", "rematch", "swap", "random", "sensible", "0", "1", "-1", "01001a"),
]
"""Words that games know; most that is asked is near to what can be."""
ODD = [
    "",
    " ",
    ".",
    "..",
    "../../x",
    "/etc/passwd",
    "\0",
    "\n",
    "a\0b",
    "ß😀",
    "\u202e",
    "x" * 300,
    "%00",
    "null",
    "CON",
]


class Table:
    """A table to ask about, with all its tokens; the server that has it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        body = {"game": "champions", "answers": {"heroes": ["spider_man", "she_hulk"]}, "seed": "1"}
        opened = server.ask("/api/tables", body)
        self.name = opened["table"]
        self.tokens = [opened["token"], opened["watch"], *(link["token"] for link in opened["links"])]
        self.tokens.append(server.ask("/api/tables", {"game": "skirmish", "quick": True})["token"])


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with running(tmp_path_factory.mktemp("home")) as server:
        yield Table(server)


class Asking:
    """Values for the parts of the schema, most of them of the kind that it says."""

    def __init__(self, table: Table) -> None:
        self.named = {
            "table": st.just(table.name),
            "token": st.sampled_from(table.tokens),
            "game": st.sampled_from(["champions", "heroes", "skirmish"]),
        }
        self.words = st.sampled_from(KNOWN) | st.sampled_from([*KNOWN, *ODD]) | st.text(max_size=12)
        self.numbers = st.integers(-2, 6) | st.sampled_from([-(2**63), 2**31, 2**63, 2**64, 10**30])
        self.junk = st.none() | st.booleans() | st.floats() | self.words | st.lists(self.words, max_size=2)

    def value(self, schema: Json, name: str = "") -> st.SearchStrategy[Any]:
        """A value for a part; seldom something else."""
        if "$ref" in schema:
            return self.value(SCHEMA["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
        if "oneOf" in schema:
            return st.one_of(*(self.value(each, name) for each in schema["oneOf"]))
        kind = schema["type"]
        if kind == "object" and "properties" in schema:
            return self.fields(schema) | self.fields(schema) | self.fields(schema, self.junk)
        if kind == "object":
            return st.dictionaries(self.words, self.value(schema["additionalProperties"]), max_size=3)
        if kind == "array":
            return st.lists(self.value(schema["items"]), max_size=3)
        named = self.named.get(name)
        plain = {"string": self.words, "integer": self.numbers, "boolean": st.booleans(), "null": st.none()}[kind]
        return plain if named is None else named | named | named | plain

    def fields(self, schema: Json, more: st.SearchStrategy[Any] | None = None) -> st.SearchStrategy[Any]:
        """The fields of a struct, or with junk in one of them, known or not."""
        known = {name: self.value(each, name) for name, each in schema["properties"].items()}
        must = {name: known.pop(name) for name in schema.get("required", [])}
        found: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(must, optional=known)
        if more is None:
            return found
        names = st.sampled_from([*schema["properties"], "more"])
        return st.builds(lambda fields, name, junk: {**fields, name: junk}, found, names, more)


def address(path: str, parameters: Mapping[tuple[str, str], Any]) -> str:
    """An address with values for its parts."""
    for (place, name), value in parameters.items():
        if place == "path":
            path = path.replace(f"{{{name}}}", quote(str(value), safe="") or "%20")
    found = {name: value for (place, name), value in parameters.items() if place == "query" and value is not None}
    return f"{path}?{urlencode(found)}" if found else path


@pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=lambda each: str(each))
def test_whatever_is_asked_is_answered_or_refused_in_a_sentence(table: Table, method: str, path: str) -> None:
    asking, operation = Asking(table), SCHEMA["paths"][path][method]
    parameters = {
        (each["in"], each["name"]): asking.value(each["schema"], each["name"])
        for each in operation.get("parameters", [])
    }
    content = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    bodies = st.none() if content is None else asking.value(content) | asking.value(content) | asking.junk

    @settings(
        max_examples=ATTACKS, derandomize=ATTACKS < 100, database=None, deadline=None,
        suppress_health_check=[*HealthCheck],
    )  # fmt: skip
    @given(parameters=st.fixed_dictionaries(parameters), body=bodies)
    def ask(parameters: Mapping[tuple[str, str], Any], body: object) -> None:
        found = table.server.patient(address(path, parameters), body, method.upper())
        if isinstance(found, tuple):
            status, problem = found
            assert status in (400, 403, 404, 405), problem
            assert problem["status"] == status and problem["detail"][-1] in ".!?", problem

    ask()
