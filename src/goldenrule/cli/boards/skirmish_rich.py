"""The table of the duel drawn with rich, from 60 columns on: the slots that face each other stand side by side."""

from dataclasses import dataclass

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from goldenrule.cli.boards.skirmish import Board, Place, Shown, Side, symbols
from goldenrule.cli.boards.skirmish_plain import colour, counted, heading, place_name, side_name, sides
from goldenrule.cli.words import Words

SIDES = ("bold cyan", "bold magenta")
"""The styles of Heroes and Villains."""
DIM = "bright_black"
COLOURS = {"red": "red", "yellow": "yellow", "green": "green", "blue": "blue", "any": "white"}
PLACE = 14
WIDE = 84
"""From so many columns on, a card in hand and its text stand in one row."""


def draw(b: Board, seat: int, w: Words) -> RenderableType:
    """The table for a seat: tracks, slots, both players, and the seat's hand."""
    order = sides(b, seat)
    parts: list[RenderableType] = [
        tracks(b, order, w),
        Text(),
        slots(b, order, seat, w),
        Text(),
        players(b, order, seat, w),
    ]
    panel = Panel(
        Group(*parts),
        title=Text(heading(b, w), "bold"),
        title_align="left",
        subtitle=Text(w("cli-skirmish-legend"), DIM),
        subtitle_align="right",
        border_style=SIDES[b.active].removeprefix("bold ") if b.active >= 0 and not b.winner else DIM,
    )
    if seat < 0 or not b.sides[seat].hand:
        return panel
    return Group(panel, hand(b.sides[seat], w))


# -- the tracks --------------------------------------------------------------------------------------------------------


def tracks(b: Board, order: list[Side], w: Words) -> Table:
    """The Victory Point track and the Artifact track, the first side's end on the left."""
    table = Table.grid(padding=(0, 2))
    for _ in range(3):
        table.add_column(no_wrap=True)
    left, right = order
    ahead = next((side for side in b.sides if side.points), None)
    said = w("cli-skirmish-even-short")
    if ahead is not None:
        said = w("cli-skirmish-points-left-short", side=side_name(ahead.seat, w), n=ahead.points, goal=ahead.goal)
    points = track(left, right, left.goal, right.goal, b.points if left.seat == 0 else -b.points)
    table.add_row(Text(w("cli-skirmish-points-short"), DIM), points, said)
    side = 0 if b.marker > 0 else 1
    said = w("cli-skirmish-middle-short")
    if b.marker:
        said = w("cli-skirmish-marker-left-short", side=side_name(side, w), n=abs(b.marker), track=b.track)
    marker = track(left, right, b.track, b.track, b.marker if left.seat == 0 else -b.marker)
    table.add_row(Text(w("cli-skirmish-marker-short"), DIM), marker, said)
    return table


def track(left: Side, right: Side, left_goal: int, right_goal: int, at: int) -> Text:
    """A track from one goal to the other; `at` is where the marker stands, positive to the left."""
    out = Text(f"{left_goal} ", SIDES[left.seat])
    for n in range(left_goal, -right_goal - 1, -1):
        style = SIDES[left.seat] if 0 < n <= at else SIDES[right.seat] if at <= n < 0 else DIM
        cell = "●" if n == at else "┼" if n == 0 else "━" if 0 < n < at or at < n < 0 else "─"
        out.append(cell, "bold white" if n == at == 0 else style)
    return out.append(f" {right_goal}", SIDES[right.seat])


# -- the slots ---------------------------------------------------------------------------------------------------------


def slots(b: Board, order: list[Side], seat: int, w: Words) -> Table:
    """A row for each pair of slots, from Manhattan on."""
    table = Table(box=box.SQUARE, show_edge=False, expand=True, border_style=DIM, pad_edge=False)
    table.add_column("", width=PLACE)
    for side in order:
        who = side_name(side.seat, w)
        title = w("cli-skirmish-you", who=who) if side.seat == seat else who
        table.add_column(Text(title, SIDES[side.seat]), ratio=1)
    before = b.places[0].location
    for slot, place in enumerate(b.places):
        if place.location != before:
            table.add_section()
        before = place.location
        table.add_row(location(place, w), *[in_slot(side.slots[slot], side.seat, w) for side in order])
    return table


def location(place: Place, w: Words) -> Text:
    """The name of a Location, and the Civilians that are left there."""
    out = Text(place_name(place, w), "bold")
    if place.civilians is not None:
        out.append("\n")
        if not place.civilians:
            out.append(w("cli-skirmish-no-civilians-short"), DIM)
        for i, each in enumerate(place.civilians):
            out.append(" " if i else "").append(w(f"cli-skirmish-letter-{each}"), f"bold {COLOURS[each]}")
    return out


def in_slot(card: Shown | None, seat: int, w: Words) -> Text:
    """A card in its slot: name, strength, and how much of its life is left."""
    if card is None:
        return Text("·", DIM)
    left = card.life - (card.damage or 0)
    style = "green" if left * 2 > card.life else "yellow" if left > 1 else "red"
    out = Text.assemble(
        (name(card, w), SIDES[seat]),
        "\n",
        (w("cli-skirmish-strength-short", n=card.strength), "bold" if card.strength else DIM),
        "  ",
        ("━" * max(0, left), style),
        ("╌" * (card.life - max(0, left)), DIM),
        f" {left}/{card.life}",
    )
    if card.held:
        out.append("  " + w("cli-skirmish-held"), "italic yellow")
    return out


def name(card: Shown, w: Words) -> str:
    """The name of a card; a plus stands for the boosted version."""
    boosted = card.facts.version == "boosted"
    return w("cli-skirmish-boosted-short", name=card.facts.name) if boosted else card.facts.name


# -- what lies beside --------------------------------------------------------------------------------------------------


def players(b: Board, order: list[Side], seat: int, w: Words) -> Table:
    """Piles and possessions of both players, and the Artifacts that can be taken."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for side in order:
        cards = len(side.hand) + side.hidden_hand
        row = Text(w("cli-skirmish-piles-short", hand=cards, deck=side.deck, discard=len(side.discard)))
        if side.hand and side.seat != seat:
            row.append(" · ", DIM).append(w("cli-skirmish-known", cards=", ".join(name(card, w) for card in side.hand)))
        if side.civilians:
            row.append(" · ", DIM)
            for i, (each, n) in enumerate(side.civilians.items()):
                row.append(" " if i else "").append(f"{n}{w(f'cli-skirmish-letter-{each}')}", f"bold {COLOURS[each]}")
        for card in side.artifacts:
            row.append(" · ", DIM).append(w.name(card.facts.id), "bold yellow")
        table.add_row(Text(side_name(side.seat, w), SIDES[side.seat]), row)
    offered = Text()
    for card in b.offer:
        offered.append(w.name(card.facts.id), "yellow").append(" · ", DIM)
    offered.append(w("cli-skirmish-more-short", n=b.pile), DIM).append(" · ", DIM)
    offered.append(w("cli-skirmish-battlefields-short", n=b.battlefields), DIM)
    table.add_row(Text(w("cli-skirmish-offer-short"), "yellow"), offered)
    for card in b.stage:
        table.add_row("", Text(w("cli-skirmish-stage", card=name(card, w)), "bold"))
    return table


# -- the hand ----------------------------------------------------------------------------------------------------------


def hand(side: Side, w: Words) -> Panel:
    """The cards in the seat's hand."""
    title = w("cli-skirmish-hand-short", n=len(side.hand))
    return Panel(Hand(side.hand, w), title=Text(title, "bold"), title_align="left", border_style=DIM)


@dataclass
class Hand:
    """The cards in a hand: cost, name, colour, numbers and text; the text below the rest where columns are few."""

    cards: list[Shown]
    w: Words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = options.max_width >= WIDE
        table = Table.grid(padding=(0, 2), expand=True)
        for _ in range(4 if wide else 1):
            table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for card, n in counted(self.cards):
            parts = [named(card, n, self.w), kind(card, self.w), numbers(card, self.w)]
            text = Text(" ".join(self.w.game.text(card.facts.id)))
            if wide:
                table.add_row(cost(card, self.w), *parts, text)
            else:
                below = Text("\n").append_text(text) if text else Text()
                table.add_row(cost(card, self.w), Text("  ").join(parts).append_text(below))
        yield table


def named(card: Shown, n: int, w: Words) -> Text:
    """The name of a card in its colour, with the number of copies."""
    return Text(w("cli-zone-times", n=n, name=name(card, w)), f"bold {COLOURS.get(card.facts.colour, 'white')}")


def kind(card: Shown, w: Words) -> Text:
    """The colour of a card in a word, or what else it is."""
    return Text(colour(card.facts.colour, w) if card.facts.colour else w("cli-skirmish-battlefield"), DIM)


def numbers(card: Shown, w: Words) -> Text:
    """Strength and life, or Victory Points."""
    facts = card.facts
    if facts.kind == "battlefield":
        return Text(w("cli-skirmish-vp-short", n=facts.vp), "bold")
    return Text(w("cli-skirmish-numbers-short", strength=facts.strength, life=facts.life), "bold")


def cost(card: Shown, w: Words) -> Text:
    """The symbols of a cost, a letter each; a dash if there are none."""
    out = Text()
    for i, each in enumerate(symbols(card)):
        out.append(" " if i else "").append(w(f"cli-skirmish-letter-{each}"), f"bold {COLOURS[each]}")
    return out or Text("-", DIM)
