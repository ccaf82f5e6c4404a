"""The table of any game as lines."""

from goldenrule.cli.boards.general import Board, Pile
from goldenrule.cli.words import Words


def lines(b: Board, seat: int, w: Words) -> list[str]:
    """A line for every zone that holds something."""
    return [pile(each, w) for each in b.piles]


def pile(p: Pile, w: Words) -> str:
    names = [w("cli-zone-times", n=n, name=w.name(code)) for code, n in p.seen.items()]
    if p.hidden:
        names.append(w("cli-zone-hidden", n=p.hidden))
    return f"{p.zone}: {', '.join(names)}."


def status(b: Board, seat: int, w: Words) -> str:
    """The seat's own hand."""
    return " ".join(pile(each, w) for each in b.piles if each.zone == f"hand{seat}") or w("cli-hand-empty")
