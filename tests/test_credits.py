"""Whoever made a drawing of the page is named in NOTICE."""

import importlib.util
import json
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = ROOT / "scripts" / "credits.py"


def test_notice_names_every_drawing_with_its_author() -> None:
    spec = importlib.util.spec_from_file_location("credits_script", SCRIPT)
    assert spec is not None and spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    notice = script.NOTICE.read_text("utf-8")
    assert notice == script.written(), "NOTICE is not current: run scripts/credits.py"
    authors = json.loads(script.AUTHORS.read_text("utf-8"))
    words = notice[notice.index(script.HEADING) :].replace("\n", " ")
    assert authors and all(name in words and author in words for name, author in authors.items())
