"""What clients ask of Marvel Heroes: words for questions, options, events and cards, and reasons."""

from typing import TYPE_CHECKING, Any

from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.clauses import clauses, decisions
from goldenrule.games.heroes.content import Content, Face
from goldenrule.games.heroes.text import facts, log, reasons, table
from goldenrule.games.heroes.text.cards import Translator
from goldenrule.kernel.errors import BadInput

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes
    from goldenrule.kernel.decisions import Decision, Option


class HeroesWords:
    """Texts of Marvel Heroes in the language of `texts`; a `goldenrule.table.games.GameWords`."""

    def __init__(self, texts: Translator) -> None:
        self.texts = texts
        self.use(load_content())

    def use(self, content: Content) -> None:
        self.content = content
        self.texts_of: dict[str, list[str]] = {}

    def playing(self, game: "Heroes") -> None:
        """From now on cards are named and explained as in this game, which may be played with packs."""
        if game.content is not self.content:
            self.use(game.content)

    def player(self, game: "Heroes", seat: int) -> str:
        return table.player(game, self.texts, seat)

    def prompt(self, game: "Heroes", decision: "Decision") -> str:
        return table.prompt_text(game, decision, self.texts)

    def option(self, game: "Heroes", decision: "Decision", option: "Option") -> str:
        return table.option_text(game, decision, option, self.texts)

    def event(self, game: "Heroes", seen: list[Any]) -> str:
        return log.log_line(game, seen, self.texts)

    def name(self, code: str) -> str:
        """The name of a card."""
        return self.content.face(code).facts.name

    def text(self, code: str) -> list[str]:
        found = self.texts_of.get(code)
        if found is None:
            found = self.texts_of[code] = facts.card_text(self.texts, self.content.face(code), self.content)
        return found

    def turned_up(self, seen: list[Any]) -> str:
        """The villain, ally, power-up, event or Master Plan that comes into play."""
        return log.turned_up(seen, self.content)

    def scenario_cards(self, game: "Heroes") -> list[str]:
        """The scenario."""
        return [game.scenario().code]

    def keyword(self, keyword: str) -> str:
        """No card prints keywords; the word itself."""
        return keyword

    # -- reasons -----------------------------------------------------------------------------------------------------

    def explain(self, game: "Heroes", seat: int, word: str) -> list[str]:
        """A clause or decision by its id, or a card. Raises BadInput if nothing, or too much, is called so."""
        id = word.strip().upper()
        if id in clauses():
            clause = clauses()[id]
            return [self.texts.t("heroes-clause", section=clause.section, statement=clause.statement, id=id)]
        if id in decisions():
            found = decisions()[id]
            return [self.texts.t("heroes-decision", question=found.question, decision=found.decision, id=id)]
        return self.card(word)

    def explain_option(self, game: "Heroes", decision: "Decision", option: "Option") -> list[str]:
        """The card that an option uses, and the clause."""
        out = [self.option(game, decision, option)]
        if option[1] and game.knows(option[1], decision.seat):
            out += self.about(game.face(option[1]))
        clause = SCHEMES[option[2]] if option[0] == "scheme" else CLAUSES.get(option[0]) or CLAUSES.get(decision.kind)
        if clause is None:
            return out
        return out + self.explain(game, decision.seat, clause)

    def values(self, game: "Heroes", seat: int, word: str) -> list[str]:
        """What makes the values of the cards of a name on the table. Raises BadInput if none is there."""
        wanted = word.strip().casefold()
        every = [e for e in reasons.on_table(game) if wanted in (game.face(e).code, table.name(game, e).casefold())]
        if not every and wanted:
            every = [e for e in reasons.on_table(game) if wanted in table.name(game, e).casefold()]
        out = [line for e in every for line in reasons.values(game, e, self.texts)]
        if not out:
            raise BadInput(self.texts.t("heroes-not-on-table", word=word))
        return out

    def refusals(self, game: "Heroes", decision: "Decision") -> list[str]:
        return reasons.refusals(game, decision, self.texts)

    # -- cards -------------------------------------------------------------------------------------------------------

    def find_cards(self, query: str) -> list[str]:
        """A line for each card that has every word of a query, in its facts or in its text."""
        wanted = query.casefold().split()
        out = []
        for face in self.content.faces:
            line = self.texts.t("heroes-card-line", code=face.code, name=face.facts.name, kind=self.kind(face))
            numbers = facts.numbers(self.texts, face)
            about = [line, *numbers, *facts.powers(self.texts, face), *self.text(face.code)]
            if all(word in " ".join(about).casefold() for word in wanted):
                out.append(line)
        return out

    def card(self, word: str) -> list[str]:
        """Everything about the cards of an id or name. Raises BadInput if there is none, or too many are meant."""
        wanted = word.strip().casefold()
        found = [face for face in self.content.faces if wanted == face.code]
        found = found or [face for face in self.content.faces if wanted == face.facts.name.casefold()]
        if not found and wanted:
            found = [face for face in self.content.faces if wanted in face.facts.name.casefold()]
        names = sorted({face.facts.name for face in found})
        if not names:
            raise BadInput(f"There is no card {word!r}; `goldenrule cards heroes` lists all.")
        if len(names) > 1:
            raise BadInput(f"Several cards have {word!r} in their names: {', '.join(names[:6])}.")
        return [line for face in found for line in self.about(face)]

    def about(self, face: Face) -> list[str]:
        """A card: name and kind, values, powers, text, source."""
        return facts.about(self.texts, face, self.content, self.text(face.code))

    def kind(self, face: Face) -> str:
        """ "hero, Avengers", "headline"."""
        return facts.kind(self.texts, face, self.content)


CLAUSES = {
    "move": "H-7.7", "troubleshoot": "H-7.11", "treat": "H-7.12", "story": "H-7.13", "special": "H-7.19",
    "event": "H-11.11", "turn": "H-7.3", "go": "H-7.7", "home": "H-7.7", "support_at": "H-7.8", "escort": "H-7.9",
    "advance": "H-7.15", "last": "H-7.17", "keep": "H-6.7", "recall": "H-6.7", "ready": "H-6.8", "support": "H-6.9",
    "rest": "H-6.10", "plan_heroes": "H-6.8", "ally": "H-11.2", "dismiss": "H-11.4", "power_up": "H-6.14",
    "plan": "H-9.6", "draw_villain": "H-8.12", "lead": "H-8.16", "backup": "H-8.21", "fight": "H-14.1",
    "power": "H-12.7", "confront": "H-9.12", "pay": "H-11.13", "champion": "H-10.13", "most_wanted": "H-8.26",
    "use": "H-13.2", "action": "H-7.3", "scheme": "H-9.2",
}  # fmt: skip
"""The clause that an option, or else a question, is about."""
SCHEMES = ("H-9.3", "H-9.4", "H-9.5")
"""The clauses of the scheming options."""
