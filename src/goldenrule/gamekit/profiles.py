"""What helps to choose a hero, a team, a scenario: strengths, difficulty, numbers and cards, as plain data."""

import csv
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from msgspec import Struct

from goldenrule.gamekit.board import Fact
from goldenrule.gamekit.text_lists import Translator, slug

LEVELS: Final = 5
"""Levels of difficulty, from 1 (easy)."""


class ProfileCards(Struct, frozen=True):
    """Cards that belong together: their heading, and codes with numbers of copies."""

    name: str
    cards: Sequence[tuple[str, int]]


class Profile(Struct, frozen=True, omit_defaults=True):
    """What to know before choosing something.

    `strengths` says in a sentence or two what it is good at, or what makes it hard. `level` is its difficulty, from 1
    (easy) to 5, 0 if nobody has measured it; `difficulty` says it in a word, and `why` how it was measured. `facts` are
    its numbers; one with `full`, the greatest among the choices, can be drawn as a bar.
    """

    strengths: str = ""
    level: int = 0
    difficulty: str = ""
    why: str = ""
    facts: Sequence[Fact] = ()
    cards: Sequence[ProfileCards] = ()


class Measured(NamedTuple):
    """How hard something is by the games of a bot: wins in percent, the number of games; level 0 without any."""

    level: int = 0
    rate: float = 0.0
    games: int = 0

    def why(self, texts: Translator, key: str, **said: str) -> str:
        """Return the measurement as a sentence; "" without any."""
        return texts.t(key, rate=round(self.rate), games=self.games, **said) if self.games else ""


@cache
def _rates(package: str) -> dict[str, tuple[float, int]]:
    """The measured rates of a game by a key such as "hero:spider_man" (scripts/win_rates.py)."""
    text = (files(package) / "data" / "win_rates.csv").read_text(encoding="utf-8")
    return {row["key"]: (float(row["rate"]), int(row["games"])) for row in csv.DictReader(text.splitlines())}


def measured(package: str, key: str, bounds: Sequence[float]) -> Measured:
    """Return what was measured: level 1 from the first bound on, 2 from the second one on, 5 below the last one."""
    if key not in _rates(package):
        return Measured()
    rate, games = _rates(package)[key]
    return Measured(next((level for level, least in enumerate(bounds, 1) if rate >= least), LEVELS), rate, games)


def difficulty_of(texts: Translator, level: int) -> str:
    """Return a level of difficulty in a word; "" for 0."""
    return texts.t("profile-difficulty", level=level) if level else ""


def own_sentence(texts: Translator, *parts: str) -> str:
    """Return what we say about a choice; "" about one of a content pack."""
    key = f"profile-{'-'.join(map(slug, parts))}"
    return texts.t(key) if texts.has(key) else ""


def count(texts: Translator, key: str, n: int, full: int | None = None) -> Fact:
    """Return a number of cards of a kind as a fact; its message is `profile-count-KEY`."""
    said = f"profile-count-{slug(key)}"
    return Fact(texts.t(said, n=n), name=texts.attribute(said, "name"), value=n, full=full, key=key)


def with_bars(mine: Iterable[Fact], every: Iterable[Iterable[Fact]]) -> list[Fact]:
    """Return facts with the greatest value of their key among all choices as `full`."""
    greatest: dict[str, int] = {}
    for facts in every:
        for each in facts:
            greatest[each.key] = max(greatest.get(each.key, 0), each.value or 0)
    return [
        Fact(each.text, each.short, each.name, each.value, greatest[each.key] or None, key=each.key) for each in mine
    ]
