"""What one person holds and nobody else may know, told by what the pages were sent."""

import json
import re
from collections.abc import Iterator
from typing import Any

from tests.browser.pages import Person

Json = dict[str, Any]


def cards(piece: object) -> Iterator[Json]:
    """All cards in a piece of a board."""
    if isinstance(piece, dict):
        if piece.get("type") == "card" and piece.get("code"):
            yield piece
        for each in piece.values():
            yield from cards(each)
    elif isinstance(piece, list):
        for each in piece:
            yield from cards(each)


class Secrets:
    """By position: the cards that are in the hand of a person, and have never been anywhere else."""

    def __init__(self, holder: Person) -> None:
        self.holder = holder
        self.at: dict[int, set[tuple[str, str]]] = {}
        self._read = 0
        self._seen: set[str] = set()

    def read(self) -> None:
        """Take in what the person's page has been sent since the last time."""
        news = self.holder.frames[self._read :]
        self._read += len(news)
        for frame in map(json.loads, news):
            if frame["is"] != "now" or not frame.get("board"):
                continue
            board = dict(frame["board"])
            hand = board.pop("hand", None)
            self._seen |= {card["code"] for card in cards(board)}
            held = {(card["code"], card["name"]) for card in cards(hand)}
            self.at[frame["at"]] = {each for each in held if each[0] not in self._seen}

    def now(self) -> set[tuple[str, str]]:
        self.read()
        return self.at[max(self.at)]

    def before(self, at: int) -> set[tuple[str, str]]:
        """What is secret at a position."""
        known = [each for each in self.at if each <= at]
        return self.at[max(known)] if known else set()


def pattern(code: str, name: str) -> str:
    """What a text matches that tells of a card, in Python and in a browser. A boosted card is another than its base."""
    return rf"\b{re.escape(code)}\b|\b{re.escape(name)}(?! ?[(+])\b"


def told(text: str, secrets: set[tuple[str, str]]) -> list[str]:
    """Which of the secrets a text tells."""
    return [code for code, name in sorted(secrets) if re.search(pattern(code, name), text)]


def leaks(reader: Person, secrets: Secrets) -> list[tuple[int, list[str]]]:
    """What the sockets of a person have told of secrets, with the positions."""
    at, found = 0, []
    for frame in list(reader.frames):
        at = json.loads(frame).get("at", at)
        if names := told(frame, secrets.before(at)):
            found.append((at, names))
    return found
