"""YAML from outside, bounded: plain data and the line of every value, or one clear error.

No aliases, anchors, tags or merge keys; no duplicate keys; limited size and depth. Scalars are read as in YAML 1.2:
`yes`, `no`, `on` and dates are texts, `007` is a text, true and false are the only booleans.
"""

import re
from typing import Any

import yaml

from goldenrule.kernel.errors import BadInput

LARGEST = 256_000
DEEPEST = 20
_INTEGER = re.compile(r"-?(0|[1-9][0-9]{0,17})\Z")
_WORDS: dict[str, bool | None] = {"true": True, "false": False, "null": None, "~": None, "": None}
_TAGS = ("tag:yaml.org,2002:str", "tag:yaml.org,2002:seq", "tag:yaml.org,2002:map")

Lines = dict[str, int]
"""Line (from 1) of the value at a path such as `[0].given.players[1]`."""


class _Loader(yaml.SafeLoader):
    """Composes nodes without resolving scalars, and refuses what can grow or hide."""

    yaml_implicit_resolvers: dict[str, Any] = {}

    def __init__(self, text: str, where: str) -> None:
        super().__init__(text)
        self.where = where
        self.depth = 0

    def compose_node(self, parent: Any, index: Any) -> yaml.Node | None:
        parser: Any = self  # its base class is untyped
        event = parser.peek_event()
        line = event.start_mark.line + 1
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            raise BadInput(f"{self.where}, line {line}: anchors and aliases (& and *) are not allowed; write it out.")
        if getattr(event, "tag", None):
            raise BadInput(f"{self.where}, line {line}: tags ({event.tag}) are not allowed; leave it out.")
        self.depth += 1
        if self.depth > DEEPEST:
            raise BadInput(f"{self.where}, line {line}: this is nested more than {DEEPEST} levels deep.")
        node: yaml.Node | None = super().compose_node(parent, index)
        self.depth -= 1
        return node


def load_yaml(data: bytes, where: str) -> tuple[Any, Lines]:
    """The one document in `data` as plain data, and the lines of its values. Raises BadInput with the line."""
    if len(data) > LARGEST:
        raise BadInput(f"{where} is larger than {LARGEST} bytes; split it.")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadInput(f"{where} is not UTF-8 text (byte {error.start}); save it as UTF-8.") from error
    try:
        loader = _Loader(text, where)
        node = loader.get_single_node()
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark is not None else 0
        raise BadInput(f"{where}, line {line}: not valid YAML: {error.problem or error.context}.") from error
    except yaml.YAMLError as error:
        raise BadInput(f"{where} is not valid YAML: {' '.join(str(error).split())}.") from error
    lines: Lines = {}
    return _plain(node, "", lines, where), lines


def _plain(node: yaml.Node | None, path: str, lines: Lines, where: str) -> Any:
    if node is None:
        return None
    lines[path] = node.start_mark.line + 1
    if isinstance(node, yaml.ScalarNode):
        return node.value if node.style else _scalar(node.value)
    if isinstance(node, yaml.SequenceNode):
        return [_plain(item, f"{path}[{i}]", lines, where) for i, item in enumerate(node.value)]
    out: dict[Any, Any] = {}
    for key_node, value_node in node.value:
        line = key_node.start_mark.line + 1
        if not isinstance(key_node, yaml.ScalarNode):
            raise BadInput(f"{where}, line {line}: a key is a word or a number.")
        key = key_node.value if key_node.style else _scalar(key_node.value)
        if key is None or isinstance(key, bool):
            key = key_node.value
        if key in out:
            raise BadInput(f"{where}, line {line}: {key!r} stands here twice.")
        out[key] = _plain(value_node, f"{path}.{key}", lines, where)
    return out


def _scalar(text: str) -> str | int | bool | None:
    if text in _WORDS:
        return _WORDS[text]
    return int(text) if _INTEGER.match(text) else text


def line_of(lines: Lines, path: str) -> int:
    """The line of a value, or of the nearest one around it; 0 if there is none."""
    while path and path not in lines:
        path = path[: max(path.rfind("."), path.rfind("["), 0)]
    return lines.get(path, 0)
