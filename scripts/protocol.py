#!/usr/bin/env python3
"""Write the types of the page for what it and the server say to each other, from the JSON Schema of the structs.

web/src/lib/protocol.ts has the messages of the socket (`goldenrule.server.page_requests` and `protocol`),
web/src/lib/api_types.ts those of HTTP (`goldenrule.server.api`, `library_api` and `network`). With --check nothing is
written, and the exit status is 1 if a file is not current.
"""

import inspect
import sys
from pathlib import Path
from typing import Any

import msgspec

from goldenrule.server import api, library_api, network, page_requests, protocol

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "lib"
PROTOCOL, API = FOLDER / "protocol.ts", FOLDER / "api_types.ts"
SOCKET: dict[str, Any] = {"Request": page_requests.Request, "Message": protocol.Message}
"""What a page sends over its socket, and what it gets."""
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structs(module: Any) -> list[type]:
    """The structs with fields that a module defines for others, in the order of the source."""
    found = [each for name, each in vars(module).items() if inspect.isclass(each) and not name.startswith("_")]
    own = [each for each in found if issubclass(each, msgspec.Struct) and each.__module__ == module.__name__]
    return [each for each in own if each.__struct_fields__]


def of(schema: dict[str, Any]) -> str:
    """The TypeScript type of a JSON schema."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(map(literal, schema["enum"]))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(of(each) for each in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return f"readonly [{', '.join(of(each) for each in schema['prefixItems'])}]"
    if kind == "array":
        item = of(schema["items"])
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    if kind == "object":
        return f"Readonly<Record<string, {of(schema['additionalProperties'])}>>"
    return SIMPLE[str(kind)]


def referred(schema: Any) -> set[str]:
    """The names of the structs that a schema refers to."""
    if isinstance(schema, dict):
        own = {str(schema["$ref"])} if "$ref" in schema else set()
        return own.union(*(referred(each) for each in schema.values()))
    return set().union(*map(referred, schema)) if isinstance(schema, list) else set()


def literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def rows(schema: dict[str, Any]) -> list[str]:
    """The fields of a struct. Those that may be left out have a question mark."""
    needed = schema.get("required", [])
    fields = schema["properties"].items()
    return [f"  readonly {key}{'' if key in needed else '?'}: {of(each)};\n" for key, each in fields]


def declared(name: str, found: dict[str, Any]) -> str:
    """The declaration of a struct, with its description. What it has from another struct that is declared is there."""
    schema = found[name]
    base = next((each for each in based_on(name) if each in found), "")
    own = [row for row in rows(schema) if not base or row not in rows(found[base])]
    extends = f" extends {base}" if base else ""
    return f"{described(schema)}export interface {name}{extends} {{\n{''.join(own)}}}\n"


def based_on(name: str) -> list[str]:
    """The names of the structs from which one is derived, the nearest first."""
    kinds: list[type[Any]] = [msgspec.Struct]
    for kind in kinds:
        kinds += kind.__subclasses__()
    return [base.__name__ for kind in kinds if kind.__name__ == name for base in kind.__mro__[1:]]


def described(schema: dict[str, Any]) -> str:
    text = inspect.cleandoc(str(schema.get("description", "")))
    if not text:
        return ""
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in text.splitlines()) + " */\n"


def written() -> dict[Path, str]:
    """The files and what is in them."""
    messages = [*structs(page_requests), *structs(protocol)]
    asked = [*structs(api), *structs(library_api), *api.ANSWERS, network.Network, network.NetworkChange]
    _, found = msgspec.json.schema_components([*messages, *asked], ref_template="{name}")
    _, own = msgspec.json.schema_components(messages, ref_template="{name}")
    first = [f"export const VERSION = {protocol.VERSION};\n"]
    first += [declared(name, found) for name in ordered(own, messages)]
    for name, kind in SOCKET.items():
        kinds = " | ".join(each.__name__ for each in kind.__args__)
        first.append(f"export type {name} = {kinds};\n")
    second = [declared(name, found) for name in ordered({*found} - {*own}, asked)]
    shared = sorted({*own} & {name for each in {*found} - {*own} for name in referred(found[each])})
    if shared:
        second.insert(0, f'import type {{ {", ".join(shared)} }} from "./protocol.ts";\n')
    return {
        PROTOCOL: "\n".join([head("The messages of a table's socket.", page_requests, protocol), *first]),
        API: "\n".join([head("What a page asks over HTTP.", api), *second]),
    }


def ordered(names: Any, known: list[type]) -> list[str]:
    """Names in the order of the source, then those that come from elsewhere."""
    order = [each.__name__ for each in known]
    return sorted(names, key=lambda name: (order.index(name) if name in order else len(order), name))


def head(what: str, *modules: Any) -> str:
    sources = " and ".join(module.__name__ for module in modules)
    return f"// {what} Written by scripts/protocol.py from {sources}: do not edit.\n"


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        return 0 if all(path.exists() and path.read_text("utf-8") == text for path, text in written().items()) else 1
    for path, text in written().items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
