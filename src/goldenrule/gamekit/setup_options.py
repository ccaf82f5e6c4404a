"""What an option of a new game offers: a team, a scenario, a reading of the rules."""

from typing import NamedTuple

from goldenrule.gamekit.text_lists import Translator, named


class Offer(NamedTuple):
    """A `goldenrule.gamekit.game_kind.Choice`: its id and its name, and what other languages call it by, if they do."""

    id: str
    name: str
    code: str = ""

    def called(self, texts: Translator, game: str) -> str:
        """Its name in a language."""
        return named(texts, game, self.code, self.name) if self.code else self.name
