"""A table as lines: every fact in words, no boxes, no colour, nothing that depends on columns."""

from collections import Counter
from collections.abc import Iterable, Sequence

from goldenrule.cli.client_texts import Words
from goldenrule.gamekit.board import Areas, Board, Card, Fact, Grid, Group, Panel, Piece, Track, in_hand
from goldenrule.gamekit.text_lists import capital, listed, sentences

BESIDE, APART = "join-names", "preview-join"
"""What stands between facts, and between what is made of several."""


def lines(b: Board, w: Words) -> list[str]:
    """The table for the seat that it was made for, its hand last."""
    out = [line for panel in b.panels for line in _panel(panel, w)]
    return out if b.hand is None else out + hand(b.hand, w)


def status(b: Board, w: Words, hand: bool = True) -> str:
    """Where the game stands, and the hand, in a line."""
    names = Counter[str]()
    for each in in_hand(b):
        names[each.name] += each.count
    cards = listed(w.texts, [w("cli-zone-times", n=n, name=name) for name, n in names.items()]) or "-"
    return sentence([*b.status, *([Fact(w("cli-hand-line", cards=cards))] if hand else [])], w, APART)


def hand(p: Panel, w: Words) -> list[str]:
    """What the seat holds."""
    return _panel(p, w) if p.body else [w("cli-hand-empty")]


def sentence(facts: Iterable[Fact], w: Words, between: str = BESIDE) -> str:
    """Facts one after the other; "" for none."""
    said = listed(w.texts, [fact.text for fact in facts if fact.text], between)
    return ended(capital(said), w) if said else ""


def ended(said: str, w: Words) -> str:
    return w("sentence", clause=said)


def _panel(p: Panel, w: Words) -> list[str]:
    """The title of a box, and what is in it below; a box with a title and nothing in it says only that."""
    head = capital(listed(w.texts, [fact.text for fact in p.title if fact.text]))
    body = [line for piece in p.body for line in _piece(piece, w)]
    if foot := sentence(p.foot, w):
        body.append(foot)
    if head and body:
        return [w("cli-label", name=head), *(f"  {line}" for line in body)]
    return [ended(head, w)] if head else body


def _piece(piece: Piece, w: Words) -> list[str]:
    match piece:
        case Group(as_table=True):
            head = [w("cli-label", name=piece.name)] if piece.name and piece.items else []
            indent = "  " if head else ""
            return head + [f"{indent}{_told(each, w)}" for each in piece.items]
        case Group():
            return [_group(piece, w)] if piece.items or piece.hidden else []
        case Track():
            return [f"{w.label(piece.name)}{ended(piece.said.text, w)}"]
        case Grid():
            return [line for place in piece.places for line in [_place(piece, place.name, place.cells, place.facts, w)]]
        case Areas():
            return [_area(panel, w) for panel in piece.panels]
        case _:
            return []


def _group(g: Group, w: Words) -> str:
    said = [each.text if isinstance(each, Fact) else card(each, w) for each in g.items]
    if g.hidden:
        said.append(w("cli-zone-hidden", n=g.hidden))
    inside = listed(w.texts, ["", ""]).strip()
    line = listed(w.texts, said, APART if any(inside in each for each in said) else BESIDE)
    return f"{w.label(g.name)}{ended(line, w)}" if g.name else ended(capital(line), w)


def _place(grid: Grid, name: str, cells: Sequence[Card | None], facts: Sequence[Fact], w: Words) -> str:
    facing = [
        f"{column.text} {grid.nobody if cell is None else card(cell, w)}" for column, cell in zip(grid.columns, cells)
    ]
    line = f"{w.label(name)}{ended(listed(w.texts, facing, APART), w)}"
    return sentences(w.texts, filter(None, (line, sentence(facts, w))))


def _area(p: Panel, w: Words) -> str:
    """A box among several, in one line."""
    head, *body = _panel(p, w)
    return " ".join([head, *(line.strip() for line in body)])


def card(c: Card, w: Words) -> str:
    """A card: name, cost, numbers, states, and what is attached to it."""
    parts = [_times(c, w)]
    parts += [fact.text for fact in (c.cost, c.gauge, *c.facts) if fact is not None and fact.text]
    said = listed(w.texts, parts)
    if c.attached:
        held = listed(w.texts, [card(each, w) for each in c.attached], APART)
        said += w.texts.language.space + w("cli-attached", cards=held)
    return said


def _times(c: Card, w: Words) -> str:
    return w("cli-zone-times", n=c.count, name=c.name)


def _told(each: Card | Fact, w: Words) -> str:
    """A card with its text, as in a hand."""
    if isinstance(each, Fact):
        return sentence([each], w)
    return sentences(w.texts, [ended(card(each, w), w), *each.text])
