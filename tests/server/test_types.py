"""The types of the page are those of the server's messages."""

import importlib.util
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "protocol.py"


def test_the_pages_types_are_current() -> None:
    spec = importlib.util.spec_from_file_location("protocol_script", SCRIPT)
    assert spec is not None and spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    for path, text in script.written().items():
        assert path.read_text("utf-8") == text, f"{path.name} is not current: run scripts/protocol.py"
