"""Values of the options of a new game: a team, a scenario, a reading of the rules."""

from typing import NamedTuple

from goldenrule.gamekit.text_lists import Translator, name_in_language


class Offer(NamedTuple):
    """A `goldenrule.gamekit.game_kind.OptionValue`: its id, its name, and the code of its other names."""

    id: str
    name: str
    code: str = ""

    def called(self, texts: Translator, game: str) -> str:
        """Return its name in a language."""
        return name_in_language(texts, game, self.code, self.name) if self.code else self.name
