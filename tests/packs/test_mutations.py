"""Shipped cards, changed at random: what can be read is told in words and played, and only named errors come of it."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from goldenrule.games.heroes import packs as heroes
from goldenrule.games.heroes.catalogue import shipped as heroes_set
from goldenrule.games.skirmish import packs as skirmish
from goldenrule.games.skirmish.catalogue import shipped as skirmish_set
from goldenrule.kernel.codec import digest
from goldenrule.kernel.errors import BadInput, CardFault
from goldenrule.kernel.views import view
from goldenrule.packs.field_types import snake
from goldenrule.packs.problems import DataPlace, Problem
from goldenrule.packs.reading import GamePacks, Pack, check_pack
from goldenrule.table.games import find_game
from goldenrule.words.texts import Texts
from tests.packs.writing import write

GAMES: dict[str, tuple[GamePacks, Callable[[], Pack]]] = {
    "skirmish": (skirmish.PACKS, skirmish_set),
    "heroes": (heroes.PACKS, heroes_set),
}
KEPT = ("id", "name", "source", "marks", "copies", "kind", "type", "faction", "team", "stage", "mastermind")
"""Facts that are left alone: sets would not be complete without them."""
NUMBERS = (0, 1, -1, 2, 3, 5, 9999, -9999)
MOST_DECISIONS = 1500
Path_ = tuple[Any, ...]


def parts(data: Any, path: Path_ = ()) -> list[tuple[Path_, Any]]:
    """All values in plain data with their paths."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [(path, data), *(each for key, value in inside for each in parts(value, (*path, key)))]


def put(data: Any, path: Path_, value: Any) -> None:
    for key in path[:-1]:
        data = data[key]
    data[path[-1]] = value


class Mutations:
    """Changed cards of a game, and packs of them."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.packs: GamePacks
        self.packs, shipped = GAMES[game]
        self.kind = self.packs.parts["cards"].type
        self.rng = random.Random(f"{game} {seed}")
        every = [self.packs.vocabulary.dump(card, self.kind) for card in shipped().part("cards").values()]
        self.cards = [card for card in every if {*card} - {*KEPT}]
        self.pieces = [piece for card in self.cards for path, piece in parts(card.get("abilities", [])) if path]
        self.words = [snake(cls.__name__) for cls in self.packs.vocabulary.classes]

    def copy(self, data: Any) -> Any:
        return json.loads(json.dumps(data))

    def changed(self, card: Any) -> Any:
        rng = self.rng
        card = self.copy(card)
        for _ in range(rng.randint(1, 4)):
            path, value = rng.choice([(p, v) for p, v in parts(card) if p and p[0] not in KEPT])
            dice = rng.random()
            if type(value) is int and dice < 0.7:
                put(card, path, rng.choice(NUMBERS))
            elif dice < 0.6:
                put(card, path, self.copy(rng.choice(self.pieces)))
            elif dice < 0.8:
                put(card, path, rng.choice(self.words))
            else:
                wild: tuple[Any, ...] = (
                    {},
                    [],
                    None,
                    "x",
                    {"repeat": {"times": 9999, "do": value}},
                    {"may": value},
                    [value, value],
                )
                put(card, path, self.copy(rng.choice(wild)))
        return card

    def readable(self, card: Any) -> Any:
        """A changed card that can be read, or None after some tries."""
        for _ in range(25):
            found = self.changed(card)
            problems: list[Problem] = []
            if self.packs.vocabulary.read(found, self.kind, DataPlace("", {}, "", "", problems)) and found != card:
                return found
        return None

    def pack(self, folder: Path) -> Pack:
        """A pack of changed cards, without those that the check refuses."""
        every = [self.readable(card) for card in self.rng.sample(self.cards, 40)]
        cards = {card["id"]: card for card in every if card is not None}
        problems: list[Problem] = []
        for attempt in range(6):
            here = folder / str(attempt)
            here.mkdir()
            pack, problems = check_pack(write(here, self.game, *cards.values()), self.packs)
            if pack is not None and not problems:
                assert cards
                return pack
            for problem in problems:
                assert problem.text
                cards.pop(problem.text.split(":")[0], None)
        raise AssertionError(problems)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", GAMES)
def test_changed_cards_are_refused_or_played(
    game: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path / "home"))
    mutations = Mutations(game, seed)
    pack = mutations.pack(tmp_path)
    texts = Texts("en", strict=True)
    for key in pack.part("cards"):
        assert mutations.packs.describe(pack, "cards", key, texts)
    try:
        g = find_game(game).make({"packs": [pack.folder]}, f"{seed}")
        while g.pending and g.decisions < MOST_DECISIONS:
            decision = g.pending[0]
            if g.decisions % 10 == 0:
                assert digest(g)
                assert view(g, decision.seat).asked
            g.apply(decision.seat, mutations.rng.choice(decision.options))
    except (BadInput, CardFault) as error:
        assert "The game broke while the card" in str(error) or "without end" in str(error)


def test_what_cannot_be_read_is_told_and_never_crashes() -> None:
    refused = 0
    for game in GAMES:
        mutations = Mutations(game, 99)
        for card in mutations.cards * 4:
            problems: list[Problem] = []
            found = mutations.packs.vocabulary.read(
                mutations.changed(card), mutations.kind, DataPlace("file", {}, "", "", problems)
            )
            assert (found is None) == bool(problems)
            refused += bool(problems)
    assert refused > 200
