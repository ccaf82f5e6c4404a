"""Build the documentation as a site that needs no network: docs/ and the pages that are made from the program.

python scripts/docs_site.py [FOLDER]     build/site/out, or FOLDER/out; a link that leads nowhere stops it
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import yaml

from goldenrule import languages
from goldenrule.table.games import find_game, game_names, title_of
from goldenrule.words.texts import Texts

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # when this file is run, not imported
from scripts.site_pages import pages

ROOT = Path(__file__).resolve().parent.parent

OUTSIDE = re.compile(r"\[([^\]]*)\]\(\.\./[^)\s]*\)")
"""Links to files of the project that are no pages: on the site they are names."""
NAMED = re.compile(r"^```(\w+) (\S+)$", re.M)
"""The opening of a block that says which file it is, or what it has: on the site that is its title."""

SHIM = re.compile(r"https://[^\"\s]+/iframe-worker/shim")
"""What the pages would fetch for the search to work without a server; docs/assets has it."""


class SiteFault(Exception):
    """The site could not be built; the text is what Zensical says."""


def assemble(folder: Path) -> Path:
    """Put everything that the site is made from into a folder; gives the settings."""
    source = folder / "docs"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", source)
    for page in source.rglob("*.md"):
        text = OUTSIDE.sub(r"\1", page.read_text("utf-8"))
        page.write_text(NAMED.sub(r'```\1 title="\2"', text), "utf-8")
    for name, text in pages().items():
        path = source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    settings = folder / "mkdocs.yml"
    settings.write_text(yaml.safe_dump(configured(folder), sort_keys=False, allow_unicode=True), "utf-8")
    return settings


def configured(root: Path) -> dict[str, Any]:
    """The settings of the site, with rulebook and cards in each language among its pages."""
    found: dict[str, Any] = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))
    found["site_dir"] = str(root / "out")
    for plugin in found["plugins"]:
        if isinstance(plugin, dict) and "mkdocstrings" in plugin:
            plugin["mkdocstrings"]["handlers"]["python"]["paths"] = [str(ROOT / "src")]
    for heading, folder in (("Rulebook", "rulebook"), ("Cards", "cards")):
        found["nav"].append({heading: [in_language(each, folder) for each in languages.complete_languages()]})
    return found


def in_language(each: languages.Language, folder: str) -> dict[str, Any]:
    """A part of the menu with a page for each game in a language."""
    titles = {game: Texts(each.tag).tell(title_of(find_game(game))) for game in game_names()}
    return {each.name: [{title: f"{folder}/{each.tag}/{game}.md"} for game, title in titles.items()]}


def build(folder: Path) -> Path:
    """Build the site; gives the folder of its pages. Raises SiteFault for what is wrong with them."""
    settings = assemble(folder)
    program = Path(sys.executable).with_name("zensical")
    ran = subprocess.run(
        [program, "build", "--strict", "--clean", "-f", settings],
        cwd=folder, env={**os.environ, "NO_COLOR": "1"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if ran.returncode:
        raise SiteFault(plain(ran.stdout + ran.stderr))
    out = folder / "out"
    for page in out.rglob("*.html"):
        above = "../" * (len(page.relative_to(out).parts) - 1)
        page.write_text(SHIM.sub(f"{above}assets/iframe-worker.js", page.read_text("utf-8")), "utf-8")
    return out


def plain(said: str) -> str:
    """What Zensical said, without colours and the way through its own code."""
    return re.sub(r"\x1b\[[0-9;]*m", "", said).partition("Traceback")[0].strip()


def main(arguments: list[str]) -> int:
    try:
        out = build(Path(arguments[0]).resolve() if arguments else ROOT / "build" / "site")
    except SiteFault as fault:
        print(fault, file=sys.stderr)
        return 1
    print(out / "index.html")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
