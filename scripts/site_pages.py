"""The pages of the documentation that are made from the program: commands, protocol, rulebook, cards, layers.

Each function gives Markdown; `pages` has all of them by the path of their file in the documentation.
"""

import argparse
import html
import os
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from goldenrule import languages
from goldenrule.cli.parser import parser
from goldenrule.gamekit.faces import Face
from goldenrule.gamekit.text_lists import list_parts, sentences
from goldenrule.server import api, library_api, page_requests, protocol
from goldenrule.table.games import find_game, game_names, games_of, title_of
from goldenrule.table.rulebook import Rulebook, RuleEntry
from goldenrule.table.rulebook_text import divergence_line
from goldenrule.words.texts import Texts
from scripts.protocol import SOCKET, of, structs

ROOT = Path(__file__).resolve().parent.parent
WIDTH = "100"
"""Columns of the help of a command on a page."""
HERE = "@names@"
"""Where a message has its names: of an argument as long as a list of links it would show the two ends."""


def pages() -> dict[str, str]:
    """All of them. Rulebook and cards are there in every language that can be chosen."""
    found = {"commands.md": commands(), "protocol.md": messages(), "images/layers.svg": layers()}
    for each in languages.complete_languages():
        for game in game_names():
            found[f"cards/{each.tag}/{game}.md"] = cards(game, each.tag)
            found[f"rulebook/{each.tag}/{game}.md"] = rulebook(game, each.tag)
    return found


# -- commands ----------------------------------------------------------------------------------------------------------


def commands() -> str:
    """What can be typed in a shell: the help of each command, in the order of `goldenrule --help`."""
    os.environ["COLUMNS"] = WIDTH
    top = parser(games_of(game_names()))
    lines = ["# Commands", "", "What can be typed behind `goldenrule`, as `--help` says it.", ""]
    for name, each in [("goldenrule", top), *under(top)]:
        lines += [f"## {name}", "", "```text", each.format_help().rstrip(), "```", ""]
    return "\n".join(lines)


def under(parent: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """The commands of a parser and what is under them, by what is typed."""
    for action in parent._actions:
        if isinstance(action, argparse._SubParsersAction):
            for each in action.choices.values():
                yield each.prog, each
                yield from under(each)


# -- protocol ----------------------------------------------------------------------------------------------------------


def messages() -> str:
    """The messages of a table's socket, and what is asked over HTTP."""
    own = [*structs(page_requests), *structs(protocol)]
    _, found = msgspec.json.schema_components([*own, *structs(api), *structs(library_api)], ref_template="{name}")
    first = {each.__name__ for kind in SOCKET.values() for each in kind.__args__}
    lines = ["# Protocol of the page", ""]
    lines += [
        f"Version {protocol.VERSION}. Messages are JSON objects. The field `do` says which one of the page it is,"
    ]
    lines += [
        "`is` which one of the server; unknown fields are refused. `/schema/openapi.json` of a server is its OpenAPI."
    ]
    lines += [""]
    for heading, kind in (("From the page", "Request"), ("From the server", "Message")):
        lines += [f"## {heading}", ""]
        for each in SOCKET[kind].__args__:
            lines += struct(each.__name__, found[each.__name__])
    lines += ["## What messages and answers over HTTP are made of", ""]
    for name in sorted({*found} - first):
        lines += struct(name, found[name])
    return "\n".join(lines)


def struct(name: str, schema: dict[str, Any]) -> list[str]:
    """A struct with its fields, whose types are written as in TypeScript."""
    about = " ".join(str(schema.get("description", "")).split())
    lines = [f"### {name}", "", *([about, ""] if about else [])]
    rows = []
    for key, each in schema.get("properties", {}).items():
        kind = of(each).replace("|", "\\|")
        rows.append(f"| `{key}` | `{kind}` | {'' if key in schema.get('required', []) else 'may be left out'} |")
    return [*lines, *(["| field | type | |", "|---|---|---|", *rows, ""] if rows else [])]


# -- cards -------------------------------------------------------------------------------------------------------------


def cards(game: str, lang: str) -> str:
    """Every card of a game in a language, set by set in printed order, with the text that its rules make."""
    kind, texts = find_game(game), Texts(lang)
    words = kind.words(texts)
    sets: dict[str, list[Face]] = defaultdict(list)
    for code in words.codes():
        face = words.face(code)
        sets[face.set or face.kind].append(face)
    lines = [f"# {texts.tell(title_of(kind))}", ""]
    for name, faces in sets.items():
        lines += [f"## {name[:1].upper()}{name[1:]}", "", '<div class="gr-cards">', *map(article, faces), "</div>", ""]
    return "\n".join(lines)


def article(face: Face) -> str:
    """A card as a piece of HTML: what is printed on it, and where that comes from."""
    cost = [] if face.cost is None else [face.cost]
    facts = [fact.text for fact in (*cost, *face.numbers, *face.resources, *face.powers)]
    rows = [
        f"<h3>{said(face.name)}{' ' + small(face.stage) if face.stage else ''}</h3>",
        line("kind", [face.subname, face.kind, *face.traits]),
        line("facts", facts),
        *(f"<p>{said(each)}</p>" for each in face.text),
        line("boost", [face.boost.text] if face.boost else []),
        line("source", [] if face.origin == "printed" else [face.source]),
    ]
    return (
        f'<article class="gr-card" id="{anchor(face.code)}">\n' + "\n".join(row for row in rows if row) + "\n</article>"
    )


def line(kind: str, parts: Sequence[str]) -> str:
    """The parts of a card that stand in a row; nothing if there are none."""
    told = " · ".join(said(each) for each in parts if each)
    return f'<p class="gr-{kind}">{told}</p>' if told else ""


def small(text: str) -> str:
    return f"<small>{said(text)}</small>"


def said(text: str) -> str:
    return html.escape(text)


# -- rulebook ----------------------------------------------------------------------------------------------------------


def rulebook(game: str, lang: str) -> str:
    """Every entry of a game in a language, by name, linked with one another, with its cards and its clauses."""
    kind, texts = find_game(game), Texts(lang)
    book = Rulebook(kind.words(texts), texts)
    lines = [f"# {texts.tell(title_of(kind))}", ""]
    for each in sorted(book.glossary.entries.values(), key=lambda each: each.name.casefold()):
        lines += entry(book.entry(each), book.texts, lang)
    return "\n".join(lines)


def entry(each: RuleEntry, texts: Texts, lang: str) -> list[str]:
    """An entry: what it is, an example, where translations disagree, cards, what else to read; clauses fold away."""
    t = texts.t
    parts = [said(sentences(texts, filter(None, (each.text, each.more))))]
    if each.example:
        parts.append(said(t("rules-example", text=each.example)))
    parts += [said(divergence_line(one, texts)) for one in each.divergences]
    if each.cards:
        names = [link(one.name, f"../../cards/{lang}/{each.game}.md#{anchor(one.key)}") for one in each.cards]
        parts.append(t("rules-cards", names=HERE, more=0).replace(HERE, list_parts(texts, names)))
    if each.see:
        names = [link(one.name, f"#{anchor(one.key)}") for one in each.see]
        parts.append(t("rules-see", names=HERE).replace(HERE, list_parts(texts, names)))
    lines = [f"## {said(each.name)} {{ #{anchor(each.key)} }}", ""]
    for part in parts:
        lines += [part, ""]
    if each.rules:
        ids = said(t("rules-clauses", ids=list_parts(texts, [rule.id for rule in each.rules]), more=0))
        rows = [f"<li><b>{said(rule.id)}</b> {said(rule.text)}</li>" for rule in each.rules]
        lines += [f'<details class="gr-rules"><summary>{ids}</summary><ul>', *rows, "</ul></details>", ""]
    return lines


def link(name: str, to: str) -> str:
    return f"[{said(name)}]({to})"


def anchor(key: str) -> str:
    """A key as the name of a place on a page."""
    return re.sub(r"[^a-z0-9_-]+", "-", key.lower())


# -- layers ------------------------------------------------------------------------------------------------------------


def layers() -> str:
    """A drawing of the layers that the import contract holds: what stands above may import what stands below it."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    rows = next(each["layers"] for each in settings if each["type"] == "layers")
    height, width = 44, 560
    boxes = []
    for at, row in enumerate(rows):
        listed = [each.strip(" ()") for each in str(row).split(":")]
        names = [name for name in listed if (ROOT / "src" / "goldenrule" / name).exists()]
        wide = (width - 12 * (len(names) - 1)) / len(names)
        for n, name in enumerate(names):
            x, y = n * (wide + 12), at * (height + 10)
            boxes.append(f'<rect x="{x:.0f}" y="{y}" width="{wide:.0f}" height="{height}" rx="8"/>')
            boxes.append(f'<text x="{x + wide / 2:.0f}" y="{y + 28}">{said(name)}</text>')
    high = len(rows) * (height + 10) - 10
    style = "rect{fill:#1f4e79}text{fill:#fff;font:600 18px sans-serif;text-anchor:middle}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {high}" role="img">\n'
        f"<title>The layers of the program</title><style>{style}</style>\n" + "\n".join(boxes) + "\n</svg>\n"
    )
