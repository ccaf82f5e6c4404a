"""Make the bundles of names of the other languages from the sheets in src/goldenrule/locale/terms.

python scripts/name_bundles.py            write them
python scripts/name_bundles.py --check    write nothing; fail if one is stale

A name has its forms as attributes, named after the cases, and what agrees with it as `form` (docs/languages_terms.md).
"""

import argparse
import csv
import sys
from collections.abc import Iterator
from pathlib import Path

from goldenrule.gamekit.text_lists import slug

LOCALE = Path(__file__).resolve().parent.parent / "src" / "goldenrule" / "locale"
LANGUAGES = {"es": "es", "uk": "uk", "zh": "zh-Hant"}
"""The columns of the sheets, and the languages that they are in."""
SETS = ("scenario", "set")
"""What else has a name than cards."""
GAMES = ("champions", "heroes", "skirmish")
CASES = ("genitive", "dative", "accusative", "instrumental", "locative")
HEAD = "# Names of what is printed. Made by scripts/name_bundles.py from terms/{game}_names.csv.\n\n"
NONE = "-"


def code_of(key: str) -> str:
    """What a name is asked for by: the code of a card, its own name as a power, or the kind and id of a set."""
    card, _, own = key.partition("/")
    if card in SETS:
        return f"{card}-{own}"
    return f"own-{slug(own)}" if own else card


def attributes(row: dict[str, str], lang: str) -> Iterator[tuple[str, str]]:
    """What agrees with a name, and its forms in one number."""
    gender = row.get(f"{lang}_gender", NONE)
    if gender not in (NONE, "adj"):
        yield "form", gender[0]
        forms = row.get(f"{lang}_forms", NONE).split("; ")[0].split("/")
        yield from zip(CASES, forms[1:])


def bundle(game: str, lang: str) -> str:
    """The names of a game in a language."""
    entries: dict[str, str] = {}
    with (LOCALE / "terms" / f"{game}_names.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if not row["key"].startswith("pack/"):
                lines = [row[lang], *(f"    .{name} = {text}" for name, text in attributes(row, lang))]
                entries[f"name-{game}-{code_of(row['key'])}"] = "\n".join(lines)
    return HEAD.format(game=game) + "".join(f"{key} = {text}\n" for key, text in entries.items())


def bundles() -> dict[Path, str]:
    """All of them, by where they are."""
    return {LOCALE / tag / f"names_{game}.ftl": bundle(game, lang) for lang, tag in LANGUAGES.items() for game in GAMES}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Make the bundles of names of the other languages.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if one is stale")
    given = parser.parse_args(arguments)
    for path, text in bundles().items():
        if given.check and (not path.exists() or path.read_text("utf-8") != text):
            print(f"{path.parent.name}/{path.name} is stale; run python scripts/name_bundles.py.", file=sys.stderr)
            return 1
        if not given.check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
