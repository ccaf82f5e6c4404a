"""Content packs of Champions: what only the game can tell of a pack."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from goldenrule.games.champions import old_packs
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.client import ChampionsWords
from goldenrule.games.champions.pack_cards import PARTS, WORDS
from goldenrule.games.champions.pack_checks import Check
from goldenrule.packs.problems import Problem
from goldenrule.packs.reading import GamePacks, Pack

if TYPE_CHECKING:
    from goldenrule.words.texts import Texts


class ChampionsPacks(GamePacks):
    """What packs of Champions may hold."""

    old_tests = old_packs.TESTS
    only_in_triggers = old_packs.ONLY_IN_TRIGGERS

    def check(self, pack: Pack, before: Sequence[Pack] = ()) -> list[Problem]:
        return list(Check(pack, tuple(before)).all())

    def describe(self, pack: Pack, part: str, key: str, texts: "Texts") -> list[str]:
        if part != "cards":
            return super().describe(pack, part, key, texts)
        words = ChampionsWords(texts)
        words.content = load_content((pack,))
        return words.about(key)


PACKS: Final = ChampionsPacks("champions", WORDS, PARTS, Path(__file__).with_name("data") / "templates")
