"""As much of JSON Schema as the schemas of packs use."""

from typing import Any

_TYPES: dict[str, type | tuple[type, ...]] = {
    "object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None),
}  # fmt: skip


def faults(data: Any, schema: dict[str, Any], root: dict[str, Any] | None = None, at: str = "") -> list[str]:
    """Where data does not fit a schema; empty if it does. Raises AssertionError for a word that it does not know."""
    root = schema if root is None else root
    out: list[str] = []
    for word, wanted in schema.items():
        if word in ("$schema", "title", "description", "$defs", "properties", "prefixItems"):
            continue
        if word == "$ref":
            out += faults(data, root["$defs"][wanted.removeprefix("#/$defs/")], root, at)
        elif word == "anyOf":
            tried = [faults(data, each, root, at) for each in wanted]
            if all(tried):
                out.append(f"{at}: fits none of {len(wanted)}; {min(tried, key=len)[0]}")
        elif word == "enum":
            if data not in wanted:
                out.append(f"{at}: {data!r} is not in {wanted}")
        elif word == "type":
            if not isinstance(data, _TYPES[wanted]) or (wanted == "integer" and isinstance(data, bool)):
                out.append(f"{at}: {data!r} is no {wanted}")
        elif word in ("minimum", "maximum"):
            if isinstance(data, int) and (data < wanted if word == "minimum" else data > wanted):
                out.append(f"{at}: {data} beyond {word} {wanted}")
        elif word in ("maxLength", "maxItems", "minItems", "minProperties", "maxProperties"):
            if isinstance(data, str | list | dict):
                if len(data) > wanted if word.startswith("max") else len(data) < wanted:
                    out.append(f"{at}: {word} {wanted}")
        elif word == "required":
            out += [f"{at}: {name} is missing" for name in wanted if isinstance(data, dict) and name not in data]
        elif word == "items":
            for i, each in enumerate(data if isinstance(data, list) else ()):
                out += faults(each, wanted, root, f"{at}[{i}]")
        elif word == "additionalProperties":
            known = schema.get("properties", {})
            for name, each in data.items() if isinstance(data, dict) else ():
                if name not in known and wanted is False:
                    out.append(f"{at}: {name} is not known")
                elif name not in known:
                    out += faults(each, wanted, root, f"{at}.{name}")
        else:
            raise AssertionError(f"the schema says {word!r}")
    for name, each in schema.get("properties", {}).items():
        if isinstance(data, dict) and name in data:
            out += faults(data[name], each, root, f"{at}.{name}")
    for i, each in enumerate(schema.get("prefixItems", ())):
        if isinstance(data, list) and i < len(data):
            out += faults(data[i], each, root, f"{at}[{i}]")
    return out
