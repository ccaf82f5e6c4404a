"""Check the bundles of other languages against the English ones, and say how far each has come.

python scripts/languages.py                 how many faults each language has
python scripts/languages.py es uk           every fault of these languages; fails if there is one

A message that is missing is a fault of a language that is complete, and none of a preview.
"""

import csv
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from goldenrule.gamekit import statements
from goldenrule.games.heroes.catalogue import load_content as heroes
from goldenrule.lab import puzzles
from goldenrule.languages import FIRST, Language, all_languages, language
from goldenrule.table.games import games_of, own_games
from goldenrule.table.lessons import TEXTS
from goldenrule.table.rulebook import PART
from goldenrule.words.fluent import FluentError, Message
from goldenrule.words.texts import ASKED_FOR, FORM, NAME, Texts, sources, usable

PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
SHOWN: Final = ASKED_FOR - {"chosen", "whole", "amount", "mode"}
"""The attributes that are read by people; the others are grammar."""
PIECES: Final = frozenset({
    "noun", "without", "each", "beside", "change", "owned", "kind-one", "kind-many", "kind-played",
})  # fmt: skip
"""The attributes that a language of its own accord makes texts of cards of: their words are shown, too."""
ALSO: Final = "also"
"""The one among them that is not shown: by what a term is looked up, the English word as well."""
GRAMMAR: Final = frozenset({"number", "case", "mood"})
"""What the writer of card texts tells every message that it fills."""
SAME: Final = re.compile(
    r"\b(?:Goldenrule|Python|goldenrule(?: [a-z]+)*|Marvel(?: Heroes)?|[Cc]hampions|[IVX]{2,}|UTC|MarvelCDB|OCTGN"
    r"|YAML|JSON|Parquet|Elo|Ray|BOT|ATK|THW|DEF|REC|SCH|Enter|Alt|Ctrl(?:-C)?)\b"
    r"|--[a-z]+|python3 run\.py|http|MC-(?:[A-Z]+-)+\d+|'[a-z]+'|\b[a-z]+(?:_[a-z]+)+\b|[\w/]+\.(?:md|yaml)|%\(\w+\)"
)
"""What may stand in every language as in English: names, keys of the keyboard, what is typed or written in files."""
CODE: Final = re.compile(r"`[^`]*`")
"""What is typed exactly so, in a file or to the program."""
TYPED: Final = (
    "always ask asking back cancel code daily dice district easy expert free hand help hint hold keep lang language "
    "learn lesson log map never odds off over puzzle quick quit report resume retry rules save saves saving skip "
    "solution standing sure terms undo view why with yes TAG midtown bash fish powershell tcsh zsh"
)
"""What is typed at a prompt, which is the same in every language."""
BESIDE: Final = "companion-"
"""What the keys of messages begin with in which more is typed: what lines of the help begin with, and what follows."""
BEHIND: Final = "ally attach confuse def main maximum nemesis remove scheme shuffle thwart tough villain"
TERMS: Final = Path(__file__).resolve().parent.parent / "src" / "goldenrule" / "locale" / "terms"
TERM: Final = "term-"
"""What the keys of glossary entries begin with."""
PUZZLES: Final = tuple(f"puzzle-{name}-" for name in own_games())
TELLING: Final = ("lesson-", "profile-", "tip-", "rule-", "term-", "clause-", "decision-", "reading-", *PUZZLES)
"""What the keys of messages begin with that tell names of cards."""
REFERENCE: Final = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)")
WORD: Final = re.compile(r"[^\W\d_]{3,}")


class Seen(NamedTuple):
    """What a message is made of: its arguments, the categories of each choice by a number, and its words."""

    arguments: frozenset[str]
    choices: tuple[frozenset[str], ...]
    words: str


def walked(part: Any) -> Iterator[tuple[str, Any]]:
    """The arguments, choices and texts of a parsed pattern."""
    if isinstance(part, str):
        yield "text", part
        return
    if len(part) == 2 and part[0] == "":
        part = part[1]
    if len(part) == 3 and part[0] in ("var", "text", "number", "term", "message", "select"):
        kind, what, rest = part
        if kind in ("var", "text"):
            yield kind, what
        elif kind == "select":
            variants, default = rest
            yield from walked(what)
            yield "choice", (what, frozenset(map(str, variants)))
            for each in (*variants.values(), default):
                yield from walked(each)
        return
    for each in part:
        yield from walked(each)


def seen(*patterns: Any) -> Seen:
    found = [each for pattern in patterns for each in walked(pattern)]
    choices = [keys for kind, (_, keys) in ((k, w) for k, w in found if k == "choice") if keys & PLURALS - {"other"}]
    return Seen(
        frozenset(what for kind, what in found if kind == "var"),
        tuple(choices),
        " ".join(what for kind, what in found if kind == "text"),
    )


@cache
def raw(tag: str) -> dict[str, str]:
    """The messages of a language as they are written, with those of the parts that it has begun."""
    begun = [part for part in (TEXTS, PART, statements.PART, puzzles.PART) if has_begun(tag, part)]
    found = {key: text for part in ("", *begun) for key, text in sources(tag, part).items()}
    return {**found, **written({**puzzles.english(), **flavours()}), **rules()} if tag == FIRST else found


def flavours() -> dict[str, dict[str, str]]:
    """What the headlines of Marvel Heroes say besides their rules, which their data have."""
    return {f"flavour-heroes-{face.code}": {"": face.facts.flavour} for face in heroes().faces if face.facts.flavour}


def has_folder(each: Language) -> bool:
    """Does a language have messages at all?"""
    return each.folder().is_dir()


def has_begun(tag: str, part: str) -> bool:
    return language(tag).folder().joinpath(part).is_dir()


@cache
def rules() -> dict[str, str]:
    """What the rules of all games say in English, which their data have, as messages would say it."""
    texts = Texts(FIRST)
    books = [kind.words(texts).rulebook for kind in games_of(own_games())]
    said = {}
    for each in books:
        if each is not None:
            said.update(statements.english(each.game_name, each.package))
    return written(said)


def written(said: dict[str, dict[str, str]]) -> dict[str, str]:
    """Texts with those of their attributes, by key, as messages would be written."""
    return {
        key: "\n".join(f"    .{name} = {text}" if name else text for name, text in each.items())
        for key, each in said.items()
    }


def entries() -> dict[str, str]:
    """What a language may do without: its entries in the rulebook are their first sentences then."""
    return sources(FIRST, PART)


def spared(tag: str) -> set[str]:
    """What a language that has not begun it may do without: its rules are told in English then."""
    return {*entries(), *(() if has_begun(tag, statements.PART) else rules())}


@cache
def messages(tag: str) -> dict[str, Message | FluentError]:
    """All messages of a language with those of its lessons; of one that cannot be read, why."""
    found: dict[str, Message | FluentError] = {}
    for key, text in raw(tag).items():
        try:
            found[key] = Message(key, text)
        except FluentError as error:
            found[key] = error
    return found


def missing(each: Language) -> list[str]:
    """The keys of the messages that keep a language from being complete."""
    own = messages(each.tag) if has_folder(each) else {}
    return [key for key in messages(FIRST) if key not in own and key not in spared(each.tag)]


def faults(each: Language) -> list[str]:
    """What is wrong with a language, a line each: of a preview, what is wrong with the messages that it has."""
    if not has_folder(each):
        return [f"{each.tag}: there is no folder of bundles"]
    english, own = messages(FIRST), messages(each.tag)
    referred = {*REFERENCE.findall("\n".join(raw(each.tag).values()))}
    out = [f"{key}: missing" for key in missing(each)] if each.complete else []
    out += [f"{key}: refers to what is missing" for key in sources(each.tag) if key not in usable(each.tag)]
    for key, message in own.items():
        if isinstance(message, FluentError):
            out.append(f"{key}: {message}")
        elif key not in english:
            if not key.startswith(NAME) and key not in referred:
                out.append(f"{key}: not in English, and nothing refers to it")
        else:
            first = english[key]
            assert isinstance(first, Message)
            out += [f"{key}: {fault}" for fault in compared(message, first, each)]
    return out


def asked_for(tag: str, message: Message) -> frozenset[str]:
    """The arguments of a message, and of those that it is made of."""
    found = seen(message.value, *message.attributes.values()).arguments
    for key in REFERENCE.findall(raw(tag).get(message.name, "")):
        other = messages(tag).get(key)
        found |= asked_for(tag, other) if isinstance(other, Message) else frozenset()
    return found


def compared(message: Message, first: Message, lang: Language) -> Iterator[str]:
    """What is wrong with a message next to the English one."""
    mine = seen(message.value, *message.attributes.values())
    told = asked_for(FIRST, first)
    known = told | GRAMMAR | {f"{name}{FORM}" for name in {*told, *message.attributes}}
    known |= {"bare"} if "counted" in message.attributes else set()
    if strange := sorted(mine.arguments - known):
        yield f"the arguments {', '.join(strange)} are not those of English"
    if lacking := sorted((first.attributes.keys() & ASKED_FOR) - message.attributes.keys()):
        yield f"the attributes {', '.join(lacking)} are missing"
    for keys in mine.choices:
        if left := sorted({*lang.categories} - keys - {"other"} - ({"many"} if "other" in keys else set())):
            yield f"a choice by a number has no {', '.join(left)}"
    if lang.tag != FIRST:
        mine_left, english = (
            {*WORD.findall(SAME.sub("", CODE.sub("", seen(*shown(each)).words)))} for each in (message, first)
        )
        if same := sorted(mine_left & english - typed(message.name) - alike(lang.tag, message.name)):
            yield f"English is left: {', '.join(same)}"


def shown(message: Message) -> list[Any]:
    """What of a message people see."""
    return [
        message.value,
        *(pattern for name, pattern in message.attributes.items() if name in (SHOWN | PIECES) - {ALSO}),
    ]


@cache
def typed(key: str) -> set[str]:
    """The words in a message that a player types."""
    begun = re.findall(r"(?m)^ +([a-z]+)", raw(FIRST)[f"{BESIDE}help"]) if key.startswith(BESIDE) else []
    return {*TYPED.split(), *begun, *(BEHIND.split() if begun else ())}


@cache
def sheets() -> list[dict[str, str]]:
    """The rows of the term base."""
    found: list[dict[str, str]] = []
    for path in sorted(TERMS.glob("*.csv")):
        with path.open(encoding="utf-8", newline="") as file:
            found += [] if path.stem.endswith("_names") else list(csv.DictReader(file))
    return found


def alike(tag: str, key: str) -> frozenset[str]:
    """Words that may stand in a message as in English: those that are the language's own, too, and its own terms."""
    return own_words(tag, "*" if key.startswith(TELLING) else key if key in {row["key"] for row in sheets()} else "")


@cache
def own_words(tag: str, key: str) -> frozenset[str]:
    """The same by the key of a row of the term base, "" for none of them, "*" for what tells names of cards."""
    told = key == "*"
    words = [
        row.get(tag.split("-")[0], "") for row in sheets() if told or row["key"] == key or row["key"].startswith(TERM)
    ]
    words += [text for name, text in raw(tag).items() if told and name.startswith(NAME)]
    found = {*WORD.findall(" ".join(words)), *language(tag).like_english}
    return frozenset(found | {word.lower() for word in found} | {word.capitalize() for word in found})


def main() -> int:
    wanted = sys.argv[1:]
    if wanted:
        found = [f"{tag} {fault}" for tag in wanted for fault in faults(language(tag))]
        print("\n".join(found) or "No faults.")
        for each in map(language, wanted):
            if not each.complete:
                print(f"{each.tag} is a preview: {len(missing(each))} messages are missing.")
        return int(bool(found))
    for each in all_languages():
        wrong = faults(each)
        state = "complete" if each.complete else f"a preview without {len(missing(each))} messages"
        print(f"{each.tag} ({each.name}), {state}: {len(wrong)} faults{f', such as {wrong[0]}' if wrong else ''}.")
        written = sum(key in entries() for key in messages(each.tag)) if has_folder(each) else 0
        print(f"  {written} of {len(entries())} texts of the rulebook")
        if each.tag != FIRST:
            written = sum(key in rules() for key in messages(each.tag)) if has_folder(each) else 0
            print(f"  {written} of {len(rules())} clauses, sections, decisions and readings")
    return int(any(map(faults, all_languages())))


if __name__ == "__main__":
    raise SystemExit(main())
