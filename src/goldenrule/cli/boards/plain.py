"""A table as lines: every fact in words, no boxes, no colour, nothing that depends on columns."""

from collections import Counter
from collections.abc import Iterable, Sequence

from goldenrule.cli.client_texts import Words
from goldenrule.gamekit.board import Areas, Board, Card, Fact, Grid, Group, Panel, Piece, Track, in_hand
from goldenrule.gamekit.text_lists import capital, list_parts, sentences

BESIDE, APART = "join-names", "preview-join"
"""What stands between facts, and between what is made of several."""


def lines(board: Board, words: Words) -> list[str]:
    """The table for the seat that it was made for, its hand last."""
    out = [line for panel in board.panels for line in _panel(panel, words)]
    return out if board.hand is None else out + hand(board.hand, words)


def status(board: Board, words: Words, hand: bool = True) -> str:
    """Where the game stands, and the hand, in a line."""
    names = Counter[str]()
    for each in in_hand(board):
        names[each.name] += each.count
    cards = list_parts(words.texts, [words("cli-zone-times", n=n, name=name) for name, n in names.items()])
    held = [Fact(words("cli-hand-line", cards=cards))] if hand and cards else []
    empty = words("cli-hand-empty") if hand and not cards else ""
    return sentences(words.texts, filter(None, (sentence([*board.status, *held], words, APART), empty)))


def hand(panel: Panel, words: Words) -> list[str]:
    """What the seat holds."""
    return _panel(panel, words) if panel.body else [words("cli-hand-empty")]


def sentence(facts: Iterable[Fact], words: Words, between: str = BESIDE) -> str:
    """Facts one after the other; "" for none."""
    said = list_parts(words.texts, [fact.text for fact in facts if fact.text], between)
    return with_full_stop(capital(said), words) if said else ""


def with_full_stop(said: str, words: Words) -> str:
    return words("sentence", clause=said)


def _panel(panel: Panel, words: Words) -> list[str]:
    """The title of a box, and what is in it below; a box with a title and nothing in it says only that."""
    head = capital(list_parts(words.texts, [fact.text for fact in panel.title if fact.text]))
    body = [line for piece in panel.body for line in _piece(piece, words)]
    if foot := sentence(panel.foot, words):
        body.append(foot)
    if head and body:
        return [words("cli-label", name=head), *(f"  {line}" for line in body)]
    return [with_full_stop(head, words)] if head else body


def _piece(piece: Piece, words: Words) -> list[str]:
    match piece:
        case Group(as_table=True):
            head = [words("cli-label", name=capital(piece.name))] if piece.name and piece.items else []
            indent = "  " if head else ""
            return head + [f"{indent}{_card_with_text(each, words)}" for each in piece.items]
        case Group():
            return [_group(piece, words)] if piece.items or piece.hidden else []
        case Track():
            return [f"{words.label(capital(piece.name))}{with_full_stop(piece.said.text, words)}"]
        case Grid():
            return [
                line for place in piece.places for line in [_place(piece, place.name, place.cells, place.facts, words)]
            ]
        case Areas():
            return [_area(panel, words) for panel in piece.panels]
        case _:
            return []


def _group(group: Group, words: Words) -> str:
    said = [each.text if isinstance(each, Fact) else card_text(each, words) for each in group.items]
    if group.hidden:
        said.append(words("cli-zone-hidden", n=group.hidden))
    inside = list_parts(words.texts, ["", ""]).strip()
    line = list_parts(words.texts, said, APART if any(inside in each for each in said) else BESIDE)
    return (
        f"{words.label(capital(group.name))}{with_full_stop(line, words)}"
        if group.name
        else with_full_stop(capital(line), words)
    )


def _place(grid: Grid, name: str, cells: Sequence[Card | None], facts: Sequence[Fact], words: Words) -> str:
    facing = [
        f"{words.label(column.text)}{grid.nobody if cell is None else card_text(cell, words)}"
        for column, cell in zip(grid.columns, cells)
    ]
    line = f"{words.label(name)}{with_full_stop(list_parts(words.texts, facing, APART), words)}"
    return sentences(words.texts, filter(None, (line, sentence(facts, words))))


def _area(panel: Panel, words: Words) -> str:
    """A box among several, in one line."""
    head, *body = _panel(panel, words)
    return words.texts.language.space.join([head, *(line.strip() for line in body)])


def card_text(card: Card, words: Words) -> str:
    """A card: name, cost, numbers, states, and what is attached to it."""
    parts = [_times(card, words)]
    parts += [fact.text for fact in (card.cost, card.gauge, *card.facts) if fact is not None and fact.text]
    said = list_parts(words.texts, parts)
    if card.attached:
        held = list_parts(words.texts, [card_text(each, words) for each in card.attached], APART)
        said += words.texts.language.space + words("cli-attached", cards=held)
    return said


def _times(card: Card, words: Words) -> str:
    return words("cli-zone-times", n=card.count, name=card.name)


def _card_with_text(each: Card | Fact, words: Words) -> str:
    """A card with its text, as in a hand."""
    if isinstance(each, Fact):
        return sentence([each], words)
    return sentences(words.texts, [with_full_stop(card_text(each, words), words), *each.text])
