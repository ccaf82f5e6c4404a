"""The cards of Marvel Heroes in words: their names, their texts, and what somebody who looks one up is told."""

from collections.abc import Sequence

from goldenrule.gamekit.card_words import CardWords
from goldenrule.gamekit.text_lists import Translator
from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.clauses import PACKAGE
from goldenrule.games.heroes.content import Content, Face
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.text import facts
from goldenrule.games.heroes.text.names import name_of
from goldenrule.kernel.nodes import Word


class HeroesCards(CardWords[Face, "Heroes"]):
    """The cards of Marvel Heroes in the language of `texts`."""

    game_name = "heroes"
    package = PACKAGE

    def __init__(self, texts: Translator) -> None:
        super().__init__(texts)
        self.use(load_content())

    def use(self, content: Content) -> None:
        self.content = content
        self.texts_of: dict[str, list[str]] = {}

    def use_cards_of(self, game: Heroes) -> None:
        """From now on cards are named and explained as in this game, which may be played with packs."""
        if game.content is not self.content:
            self.use(game.content)

    def name(self, code: str) -> str:
        """The name of a card."""
        return name_of(self.texts, self.content, code)

    def text(self, code: str) -> list[str]:
        found = self.texts_of.get(code)
        if found is None:
            found = self.texts_of[code] = facts.card_text(self.texts, self.content.face(code), self.content)
        return found

    def faces(self) -> list[Face]:
        return self.content.faces

    def codes(self) -> list[str]:
        return [face.key for face in self.content.faces]

    def cards_called(self, word: str) -> list[Face]:
        """By id, or else by name."""
        found = [face for face in self.content.faces if word == face.code]
        return found or [face for face in self.content.faces if word == self.name(face.code).casefold()]

    def plain_name(self, face: Face) -> str:
        return self.name(face.code)

    def line(self, face: Face) -> str:
        return self.texts.t("heroes-card-line", code=face.code, name=self.name(face.code), kind=self.kind(face))

    def of_code(self, code: str) -> Face:
        return self.content.face(code)

    def abilities(self, code: str) -> Sequence[Sequence[Word]]:
        return [(ability,) for ability in self.content.face(code).abilities]

    def printed(self, code: str) -> dict[str, list[str]]:
        facts = self.content.face(code).facts
        skill = [facts.skill, self.texts.t(f"heroes-skill-{facts.skill}")] if facts.skill else []
        return {"type": [facts.type.replace("_", " ")], "team": [facts.team], "skill": skill}

    def filter_values(self, code: str) -> dict[str, dict[str, str]]:
        found, t = self.content.face(code).facts, self.texts.t
        skill = {found.skill: t(f"heroes-skill-{found.skill}")} if found.skill else {}
        return {
            "type": {found.type.replace("_", " "): t(f"heroes-filter-{found.type.replace('_', '-')}")},
            "team": {found.team: self.name(found.team)} if found.team else {},
            "skill": skill,
        }

    def about(self, face: Face) -> list[str]:
        """A card: name and kind, values, powers, text, source."""
        return facts.about(self.texts, face, self.content, self.text(face.code))

    def kind(self, face: Face) -> str:
        """ "hero, Avengers", "headline"."""
        return facts.kind(self.texts, face, self.content)
