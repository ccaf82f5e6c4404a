"""Finish the compiled folder in Pyodide, and try it: it runs as in the page, from bytecode and without sources.

Writes the cached data of packs beside them, the common data of pages in each language beside the engine, and
`start.LANG.json` for complete languages into `made/starts`. Then every module is imported.
"""

import json
from importlib import import_module
from pathlib import Path
from typing import Final

from goldenrule.languages import complete_languages, offered_languages
from goldenrule.packs import pack_folders
from goldenrule.server.in_browser.engine import Engine
from goldenrule.server.in_browser.workers import COMMON
from tests.server.page_engine import MemoryLog, ask, started

MADE: Final = Path("/build/made")


def import_everything() -> None:
    """Import every compiled module, so that none misses another one that was left out. Raises ImportError."""
    wrong = list[str]()
    for folder in ("stdlib", "site"):
        for path in sorted((MADE / folder).rglob("*.pyc")):
            parts = path.relative_to(MADE / folder).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            try:
                import_module(name)
            except ImportError as error:
                wrong.append(f"{name}: {error}".partition("\n")[0])
    if wrong:
        raise ImportError("\n".join(wrong))


async def write_common(engine: Engine) -> None:
    """Write the common data of pages in all languages; the engine starts without collecting it."""
    COMMON.mkdir()
    for each in offered_languages():
        (COMMON / f"{each.tag}.json").write_bytes(await engine.server.common_data(each.tag))


async def write_starts(engine: Engine) -> None:
    """Write the first data of pages, which they show before their engine runs."""
    (MADE / "starts").mkdir()
    for lang in (each.tag for each in complete_languages()):
        found = await ask(engine, f"/api/start?lang={lang}", lang=lang)
        assert found["lang"] == lang and not found["tables"], found
        text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
        (MADE / "starts" / f"start.{lang}.json").write_text(text, "utf-8")


async def main() -> None:
    packs = (MADE / "site").glob("goldenrule/games/*/pack/pack.yaml")
    pack_folders.main([str(path.parent) for path in sorted(packs)])
    engine = await started(Path("/home/goldenrule"), MemoryLog())
    await write_common(engine)
    await write_starts(engine)
    import_everything()
