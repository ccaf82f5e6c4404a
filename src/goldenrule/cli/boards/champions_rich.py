"""The table of Champions drawn with rich, in rows where there is room for them."""

from collections.abc import Iterator
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from goldenrule.cli.boards.champions import Area, Board, Shown
from goldenrule.cli.boards.champions_plain import ally_numbers, groups, heading, lasting_keywords
from goldenrule.cli.boards.narrow import DOT, GAP, Box, Either, Flow
from goldenrule.cli.words import Words

VILLAIN = "bold red"
SCHEME = "bold yellow"
HERO = "bold cyan"
MINION = "magenta"
DIM = "bright_black"
RESOURCES = {"E": "bold yellow", "M": "bold blue", "P": "bold red", "W": "bold green"}
STATUS = {"stunned": "black on yellow", "confused": "black on magenta", "tough": "black on cyan"}
ASPECTS = {
    "aggression": "red",
    "justice": "yellow",
    "leadership": "blue",
    "protection": "green",
    "identity": "cyan",
    "basic": "white",
}
BAR = 10
NAME = 24
ROOMY = 66
"""Columns within a box from which on rows have bars, and a place of its own for whatever they say."""


class Gauge(NamedTuple):
    """How much there is of something: a bar, and the figures, which are never left out."""

    bar: Text
    figures: Text


NO_GAUGE = Gauge(Text(), Text())


class Rows:
    """Cards in rows: name, gauge and whatever else; where there is little room without bars, one after the other."""

    def __init__(self) -> None:
        self.rows: list[tuple[Text, Gauge, Text]] = []

    def add(self, name: Text, gauge: Gauge, last: Text) -> None:
        self.rows.append((name, gauge, last))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        if options.max_width < ROOMY:
            for name, gauge, last in self.rows:
                yield Flow([name, gauge.figures, *last.split(GAP)])
            return
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(width=NAME, no_wrap=True, overflow="ellipsis")
        table.add_column(width=BAR + 6, no_wrap=True)
        table.add_column(ratio=1)
        for name, gauge, last in self.rows:
            table.add_row(name, Text(" ").join(gauge) if gauge.bar else gauge.figures, last)
        yield table


def draw(b: Board, seat: int, w: Words) -> RenderableType:
    """The table for a seat."""
    parts: list[RenderableType] = [scenario(b, w)]
    for area in b.players:
        parts.append(player(area, w, area.seat == seat))
    return Group(*parts)


def bar(have: int, full: int, style: str, cells: int = BAR) -> Text:
    """A number out of another as a bar; the figures stand beside it."""
    filled = 0 if have <= 0 or full <= 0 else max(1, round(min(have, full) * cells / full))
    return Text.assemble(("━" * filled, style), ("╌" * (cells - filled), DIM))


def health(c: Shown) -> Gauge:
    hp, full = c.hp or 0, c.max_hp or 0
    style = "green" if hp * 2 > full else "yellow" if hp * 4 > full else "red"
    return Gauge(bar(hp, full, style), Text(f"{hp}/{full}"))


def stats(c: Shown) -> Text:
    out = Text()
    for stat, value in c.stats.items():
        out.append("  " if out else "")
        out.append(f"{stat} ", DIM).append(str(value), "bold")
    return out


def marks(c: Shown, w: Words) -> Text:
    """States, counters and keywords of a card, one after the other."""
    out = Text()
    for status in c.status:
        out.append(" ").append(f" {w('status-' + status)} ", STATUS[status])
    for name, n in c.counters.items():
        out.append(" ").append(w("cli-counters", n=n, name=w(f"counter-{name}")), "yellow")
    for icon in c.facts.icons:
        out.append(" ").append(w("cli-icon-" + icon), "bold yellow")
    if c.facts.type in ("minion", "villain"):
        for keyword in lasting_keywords(c):
            out.append(" ").append(w.game.keyword(keyword), "italic")
    if c.exhausted:
        out.append(" ").append(w("cli-exhausted"), DIM + " italic")
    return out


def scenario(b: Board, w: Words) -> Box:
    """Villain, schemes, and what lies on the table beside them."""
    table = Rows()
    villain = b.villain
    name = Text.assemble((w.name(villain.facts.code), VILLAIN), (f" {villain.facts.stage}", "red"))
    table.add(name, health(villain), stats(villain).append_text(marks(villain, w)))
    attached(table, villain, w)
    scheme_row(table, b.scheme, w, b.acceleration)
    for side in b.sides:
        scheme_row(table, side, w)
    for other in b.others:
        table.add(Text(w.name(other.facts.code), "white"), NO_GAUGE, marks(other, w))
    piles = w("cli-encounter-short", deck=b.encounter_deck, discard=b.encounter_discard)
    if b.stages_left:
        piles = w("cli-stages-short", n=b.stages_left) + DOT + piles
    return Box(table, [Text(heading(b, w), "bold")], list(Text(piles, DIM).split(DOT)), "red")


def attached(table: Rows, host: Shown, w: Words) -> None:
    for c in host.attached:
        table.add(Text.assemble(("└ ", DIM), w.name(c.facts.code)), NO_GAUGE, short(c, w))


def short(c: Shown, w: Words) -> Text:
    """What an attachment adds and holds."""
    out = Text()
    for label, n in (("ATK", c.facts.atk_mod), ("SCH", c.facts.sch_mod)):
        if n:
            out.append(("  " if out else "") + f"{n:+d} ").append(label, DIM)
    if c.damage and c.hp is None:
        out.append(("  " if out else "") + w("cli-damage", n=c.damage))
    return out.append_text(marks(c, w))


def scheme_row(table: Rows, c: Shown, w: Words, tokens: int = 0) -> None:
    threat = c.threat or 0
    if c.target is None:
        gauge = Gauge(Text(), Text(w("cli-threat", threat=threat), "yellow"))
    else:
        style = "red" if threat * 4 >= c.target * 3 else "yellow"
        gauge = Gauge(bar(threat, c.target, style), Text(f"{threat}/{c.target}"))
    last = Text(w("cli-of-threat") if c.target is not None else "", DIM)
    if c.facts.accel:
        last.append(" · ", DIM).append(w("cli-accel-short", n=c.facts.accel, each=int(c.facts.accel_per_player)), DIM)
    if tokens:
        last.append(" ").append(w("cli-acceleration-tokens", n=tokens), "bold yellow")
    last.append_text(marks(c, w))
    table.add(Text(w.name(c.facts.code), SCHEME), gauge, last if last.plain[:1] != " " else last[1:])
    attached(table, c, w)


def player(a: Area, w: Words, you: bool) -> Box:
    """A player's area; the cards in hand are shown for the seat that looks."""
    table = Rows()
    identity = a.identity
    form = w(f"type-{identity.facts.type}".replace("_", "-"))
    last = stats(identity).append_text(marks(identity, w))
    table.add(Text(w.name(identity.facts.code), HERO), health(identity), last)
    attached(table, identity, w)
    lines = Table.grid(padding=(0, 1), expand=True)
    lines.add_column(style=DIM)
    lines.add_column(ratio=1)
    for key, cards in groups(a):
        rows = [c for c in cards if c.hp is not None or c.attached]
        in_group(table, rows, w, MINION if key == "cli-engaged" else "white")
        if len(rows) < len(cards):
            lines.add_row(w(key), in_line([c for c in cards if c not in rows], w))
    title = [Text(w("cli-player", seat=a.seat + 1), "bold"), Text(form)]
    turn = "cli-your-turn" if you else "cli-their-turn"
    for key, on in (("cli-first-player", a.first), (turn, a.active)):
        if on:
            title.append(Text(w(key)))
    if not a.alive:
        title.append(Text(w("cli-eliminated"), "red"))
    body: list[RenderableType] = [table, lines] if lines.row_count else [table]
    if you and a.hand:
        body += [Text(), hand(a, w)]
    piles = w("cli-piles-short", hand=len(a.hand) + a.hidden_hand, deck=a.deck, discard=a.discard, dealt=a.dealt)
    return Box(Group(*body), title, list(Text(piles, DIM).split(DOT)), "cyan" if you else DIM)


def in_group(table: Rows, cards: list[Shown], w: Words, style: str) -> None:
    """Cards that have hit points or attachments, a row each."""
    for c in cards:
        name = Text(w.name(c.facts.code), DIM if c.exhausted else style)
        last = stats(c).append_text(marks(c, w))
        if c.hp is not None:
            last.append("  " + w(f"type-{c.facts.type}"), DIM)
        table.add(name, health(c) if c.hp is not None else NO_GAUGE, last)
        attached(table, c, w)


def in_line(cards: list[Shown], w: Words) -> Text:
    """Cards that need no row of their own, one after the other."""
    out = Text()
    for c in cards:
        out.append(" · " if out else "", DIM)
        out.append(w.name(c.facts.code), DIM if c.exhausted else "white").append_text(marks(c, w))
    return out


def hand(a: Area, w: Words) -> Either:
    """The cards in hand: cost, name, resources, type."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    flows = []
    for c in a.hand:
        cost = Text("-" if c.cost is None else str(c.cost), "bold")
        name = Text(w.name(c.facts.code), ASPECTS.get(c.facts.classification, "white"))
        pays = resources(c.facts.resources, w)
        kind = Text(w(f"type-{c.facts.type}".replace("_", "-")), DIM).append_text(printed(c))
        table.add_row(cost, name, pays, kind)
        flows.append(Flow([Text(" ").join([cost, name]), pays, *kind.split(GAP)]))
    return Either(table, flows)


def printed(c: Shown) -> Text:
    """The printed numbers of an ally in hand."""
    out = Text()
    for label, n in ally_numbers(c):
        out.append(f"  {label} ", DIM).append(str(n), "")
    return out


def resources(letters: str, w: Words) -> Text:
    """Resources in their colours, and in words, so that colour is never needed."""
    out = Text()
    for letter in letters:
        out.append(" " if out else "").append(w(f"resource-{letter.lower()}"), RESOURCES[letter])
    return out
