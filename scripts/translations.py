"""Find the translations that are older than their English.

python scripts/translations.py                              count them, by language
python scripts/translations.py es                           list them, with the English before and now
python scripts/translations.py es --reviewed KEY [KEY ...]  say that these fit the English of today ("all": every one)
python scripts/translations.py --check                      fail if there is one

`scripts/reviewed/TAG.csv` holds, for each translated message, a fingerprint of the English that it was made from.
Spaces, comments and the words under which a term is looked up (`.also`, `.asked`) do not count.
"""

import argparse
import csv
import re
import subprocess
import sys
from collections.abc import Collection, Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # when this file is run, not imported
from goldenrule.languages import FIRST, all_languages
from goldenrule.words.fluent import FluentError, split
from scripts.languages import has_folder, raw

ROOT: Final = Path(__file__).resolve().parent.parent
REVIEWED: Final = Path(__file__).resolve().parent / "reviewed"
ENGLISH: Final = "src/goldenrule/locale/en"
LOOKED_UP: Final = re.compile(r"\n\s+\.(?:also|asked) =(?:(?!\n\s+\.)[\s\S])*")
MOST_COMMITS: Final = 200
"""So many changes of the English messages are searched for what one said before."""


def fingerprint(text: str) -> str:
    """Return eight hexadecimal digits that differ when a message says something else."""
    plain = " ".join(LOOKED_UP.sub("", text).split())
    return blake2b(plain.encode(), digest_size=4).hexdigest()


def translated(tag: str) -> list[str]:
    """The keys of the English messages that a language translates, sorted."""
    return sorted(raw(FIRST).keys() & raw(tag).keys())


def reviewed(tag: str) -> dict[str, str]:
    """The fingerprint of the English that each translation of a language was made from, by key."""
    path = REVIEWED / f"{tag}.csv"
    if not path.exists():
        return {}
    with path.open(encoding="utf-8", newline="") as file:
        return {row["key"]: row["english"] for row in csv.DictReader(file)}


def outdated(tag: str) -> list[str]:
    """The keys of the translations that were made from another English, or that nobody has reviewed."""
    known = reviewed(tag)
    return [key for key in translated(tag) if known.get(key) != fingerprint(raw(FIRST)[key])]


def review(tag: str, keys: Collection[str]) -> None:
    """Say that translations fit the English of today, and forget messages that are gone. Raises LookupError."""
    known, there = reviewed(tag), translated(tag)
    if unknown := sorted({*keys} - {*there}):
        raise LookupError(f"{tag} has no translation of {', '.join(unknown)}.")
    known.update({key: fingerprint(raw(FIRST)[key]) for key in keys})
    REVIEWED.mkdir(exist_ok=True)
    with (REVIEWED / f"{tag}.csv").open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(("key", "english"))
        rows.writerows([(key, known[key]) for key in there if key in known])


def english_before(wanted: dict[str, str]) -> dict[str, str]:
    """Return what English messages said when they had these fingerprints, by key, as far as git finds it."""
    found: dict[str, str] = {}
    for commit in _git("log", f"-{MOST_COMMITS}", "--format=%H", "--", ENGLISH).split():
        if found.keys() == wanted.keys():
            break
        for path in _git("diff-tree", "-r", "--name-only", "--no-commit-id", commit, "--", ENGLISH).split():
            for key, text in _messages(_git("show", f"{commit}~:{path}")):
                if key not in found and wanted.get(key) == fingerprint(text):
                    found[key] = text
    return found


def _messages(file: str) -> Iterable[tuple[str, str]]:
    try:
        return split(file).items()
    except FluentError:
        return ()


def _git(*words: str) -> str:
    """What git prints; nothing where there is no repository, or no such file."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True).stdout


def listing(tag: str) -> Iterator[str]:
    """Each outdated translation, with its English before and now."""
    keys, known = outdated(tag), reviewed(tag)
    before = english_before({key: known[key] for key in keys if key in known})
    for key in keys:
        yield key
        if key in before:
            yield f"  before:      {_plain(before[key])}"
        yield f"  now:         {_plain(raw(FIRST)[key])}"
        yield f"  translation: {_plain(raw(tag)[key])}"


def _plain(text: str) -> str:
    return " ".join(text.split())


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Find the translations that are older than their English.")
    parser.add_argument("tag", nargs="?", help="a language")
    parser.add_argument(
        "--reviewed", nargs="+", metavar="KEY", help='these fit the English of today ("all": every one)'
    )
    parser.add_argument("--check", action="store_true", help="fail if there is one")
    said = parser.parse_args(arguments)
    tags = [each.tag for each in all_languages() if each.tag != FIRST and has_folder(each)]
    if said.tag is not None and said.tag not in tags:
        parser.error(f"{said.tag} is not a language with messages; these are: {', '.join(tags)}.")
    if said.reviewed:
        if said.tag is None:
            parser.error("name the language whose messages you have reviewed.")
        try:
            review(said.tag, outdated(said.tag) if said.reviewed == ["all"] else said.reviewed)
        except LookupError as error:
            parser.error(str(error))
        return 0
    if said.tag is not None:
        print("\n".join(listing(said.tag)) or f"Every translation in {said.tag} fits its English.")
        return 0
    late = {tag: outdated(tag) for tag in tags}
    for tag, keys in late.items():
        print(f"{tag}: {len(keys)} of {len(translated(tag))} translations need a review{_such(keys)}.")
    return int(said.check and any(late.values()))


def _such(keys: list[str]) -> str:
    return f", such as {', '.join(keys[:3])}" if keys else ""


if __name__ == "__main__":
    raise SystemExit(main())
