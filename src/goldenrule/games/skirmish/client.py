"""What clients ask of the duel: words for questions, options, events and cards, and reasons."""

from functools import partial
from typing import TYPE_CHECKING

from goldenrule.gamekit import sources
from goldenrule.gamekit.card_words import CardWords
from goldenrule.gamekit.faces import fact_texts
from goldenrule.gamekit.question_focus import Subject, all_in, cards_in
from goldenrule.gamekit.refusals import Refusal, refusal
from goldenrule.gamekit.text_lists import Translator, list_parts
from goldenrule.gamekit.value_text import Value
from goldenrule.games.skirmish.card_face import colour
from goldenrule.games.skirmish.catalogue import load_content
from goldenrule.games.skirmish.clauses import PACKAGE
from goldenrule.games.skirmish.content import Face
from goldenrule.games.skirmish.ids import COLOURS, HAND, LIFE, OFFER, STRENGTH
from goldenrule.games.skirmish.reasons import Reason, Waits, reasons, waiting
from goldenrule.games.skirmish.text import log, table
from goldenrule.games.skirmish.text.cards import card_text
from goldenrule.kernel.decisions import DONE
from goldenrule.kernel.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from goldenrule.gamekit.board import Board, Fact
    from goldenrule.gamekit.faces import Face as DrawnFace
    from goldenrule.gamekit.story_text import Change, SeenValue
    from goldenrule.gamekit.tips import Tip
    from goldenrule.games.skirmish.board_types import DuelBoard
    from goldenrule.games.skirmish.game import Skirmish
    from goldenrule.games.skirmish.text.story import SkirmishStory
    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.kernel.events import SeenEvent
    from goldenrule.kernel.nodes import Word
    from goldenrule.kernel.views import View


CLAUSES = {
    "play": "D-5.1", "pay": "D-5.2", "civilian": "D-5.5", "ignore": "D-10.2", "slot": "DA-1", "free": "D-7.8",
    "take": "D-7.12", "use": "D-7.14", "recruit": "D-5.1",
}  # fmt: skip
"""The clause that an option, or else a question, is about."""

IGNORE: "Option" = ("ignore", 0, 0)
"""A symbol of a cost is not paid."""


class SkirmishWords(CardWords[Face, "Skirmish"]):
    """Texts of the duel in the language of `texts`; a `goldenrule.gamekit.game_words.GameWords`."""

    game_name = "skirmish"
    package = PACKAGE
    clauses = CLAUSES

    def __init__(self, texts: Translator) -> None:
        super().__init__(texts)
        self.content = load_content()

    def use_cards_of(self, game: "Skirmish") -> None:
        """From now on cards are named and explained as in this game, which may be played with packs."""
        self.content = game.content

    def player(self, game: "Skirmish", seat: int) -> str:
        return table.side(self.texts, seat)

    def prompt(self, game: "Skirmish", decision: "Decision") -> str:
        return table.Question(game, decision, self.texts).prompt()

    def option(self, game: "Skirmish", decision: "Decision", option: "Option") -> str:
        return table.Question(game, decision, self.texts).option(option)

    def place(self, game: "Skirmish", decision: "Decision", option: "Option") -> str:
        """The slot that a card is put into, the Civilian ("slot2-red", or "red" for a freed one)."""
        verb, _, number = option
        if verb == "slot":
            return table.slot_key(number)
        if verb == "free":
            return table.civilian_key(*divmod(number, len(COLOURS)))
        return COLOURS[number] if verb in ("civilian", "lose") else ""

    def provides(self, game: "Skirmish", decision: "Decision", option: "Option") -> "list[Fact]":
        """The colour of what pays."""
        verb, entity, number = option
        if verb == "pay":
            found = game.face(entity).colour
            return [colour(self.texts, COLOURS[found] if found >= 0 else "any")]
        if verb == "civilian" and decision.kind == "pay":
            return [colour(self.texts, COLOURS[number])]
        return []

    def target_name(self, game: "Skirmish", decision: "Decision", option: "Option") -> str:
        """The slot that a card is put into, the colour of a Civilian."""
        if option[0] == "free":
            return table.colour(self.texts, option[2] % len(COLOURS))
        if option[0] == "civilian" and decision.kind == "pay":
            return self.texts.t("skirmish-story-civilian", civilian=table.civilian(self.texts, option[2]))
        return table.slot_name(self.texts, option[2]) if option[0] == "slot" else ""

    def brief(self, game: "Skirmish", decision: "Decision", option: "Option") -> str:
        """What is played, without its cost and figures; a Civilian that pays."""
        if option[0] == "civilian" and decision.kind == "pay":
            return self.target_name(game, decision, option)
        return table.Question(game, decision, self.texts).brief_play(option[1]) if option[0] == "play" else ""

    def next_question(self, game: "Skirmish", decision: "Decision") -> str:
        return ""

    def group(self, game: "Skirmish", decision: "Decision", option: "Option") -> str:
        """The place of a Civilian who is freed, if there are several."""
        slots = {place // len(COLOURS) for verb, _, place in decision.options if verb == "free"}
        if option[0] != "free" or len(slots) < 2:
            return ""
        return table.slot_name(self.texts, option[2] // len(COLOURS))

    def event(self, game: "Skirmish", seen: "SeenValue") -> str:
        return log.Log(game, self.texts).line(seen)

    def story(self, game: "Skirmish", you: int) -> "SkirmishStory":
        from goldenrule.games.skirmish.text.story import SkirmishStory

        return SkirmishStory(log.Log(game, self.texts), you)

    def changes(self, game: "Skirmish", before: "View", after: "View", you: int) -> "list[Change]":
        from goldenrule.games.skirmish.text.story import changes

        return changes(game, self.texts, before, after, you)

    def name(self, code: str) -> str:
        """The name of a card, with its version."""
        return table.name_of(self.content.face(code), self.texts)

    def text(self, code: str) -> list[str]:
        return card_text(self.texts, self.content.face(code))

    def subject(self, game: "Skirmish", decision: "Decision") -> Subject:
        """Return what a question is about: the hand where cards of it pay or are discarded, else the card that asks."""
        asks = (decision.source,) if decision.source else ()
        own = HAND + decision.seat
        if decision.kind in ("pay", "discard") and any(game.state.zone[card] == own for card in cards_in(decision)):
            return Subject("hand", asks)
        if decision.kind == "choose" and all_in(decision, game.state.zone, (own,)):
            return Subject("hand", asks)
        return Subject("card", asks) if asks else Subject()

    def paid_already(self, game: "Skirmish", decision: "Decision") -> "Sequence[int]":
        """The cards of the hand in the plan of the payment."""
        return [paid for _, paid in table.Question(game, decision, self.texts).plan() if paid > 0]

    def turned_up(self, seen: "SeenValue") -> str:
        """The card that is played."""
        return str(seen[1][1]) if seen[0] == "play" else ""

    def board(self, view: "View") -> "Board":
        return self.typed_board(view).pieces()

    def typed_board(self, view: "View", seen: "Iterable[SeenEvent]" = ()) -> "DuelBoard":
        """Return the board as the page draws it."""
        from goldenrule.games.skirmish.board import board

        return board(view, self)

    def scenario_cards(self, game: "Skirmish") -> list[str]:
        """The Artifacts that can be taken."""
        return [game.code(e) for e in game.state.zones[OFFER]]

    def tips(self, game: "Skirmish", decision: "Decision", board: object) -> "list[Tip]":
        from goldenrule.games.skirmish.board_types import DuelBoard
        from goldenrule.games.skirmish.tips import tips

        if not isinstance(board, DuelBoard):
            return []
        return tips(game, decision, board, partial(table.card, game, self.texts))

    def hold_on(self, game: "Skirmish", decision: "Decision", board: object) -> "list[Tip]":
        from goldenrule.games.skirmish.board_types import DuelBoard
        from goldenrule.games.skirmish.tips import hold_on

        return hold_on(game, decision, board) if isinstance(board, DuelBoard) else []

    def likely_mistake(self, game: "Skirmish", decision: "Decision", options: "Sequence[Option]") -> str:
        t = self.texts.t
        if decision.kind == "pay" and IGNORE in decision.options and IGNORE not in options:
            return t("careless-skirmish-ignore")
        if decision.kind != "recruit" or DONE not in options:
            return ""
        plays = [entity for verb, entity, _ in decision.options if verb == "play"]
        free = [e for e in plays if not game.face(e).symbols]
        if free:
            return t("careless-skirmish-free", card=table.card(game, self.texts, free[0]))
        if plays and not game.state.played:
            return t("careless-skirmish-nothing", card=table.card(game, self.texts, plays[0]))
        return ""

    # -- reasons -----------------------------------------------------------------------------------------------------

    def values(self, game: "Skirmish", seat: int, word: str) -> list[str]:
        """What makes Strength and Life of the cards of a name in play. Raises BadInput if none is in play."""
        wanted = word.strip().casefold()
        found = [
            e
            for side in (0, 1)
            for e in game.side(side)
            if wanted and wanted in (game.code(e), table.card(game, self.texts, e).casefold(), self.plain(game, e))
        ]
        if not found:
            raise BadInput("skirmish-not-in-play", word=word)
        return [value.text for e in found for value in self.values_of(game, seat, e)]

    def values_of(self, game: "Skirmish", seat: int, entity: int) -> list[Value]:
        """Strength and Life of a card in play."""
        if not game.in_play(entity):
            return []
        return [table.explain_value(game, entity, row, self.texts) for row in (STRENGTH, LIFE)]

    def plain(self, game: "Skirmish", entity: int) -> str:
        return self.plain_name(game.face(entity)).casefold()

    def refusals(self, game: "Skirmish", decision: "Decision") -> list[Refusal]:
        return [self._refusal(game, each, self._why(each)) for each in reasons(game, decision.seat)]

    def waiting(self, game: "Skirmish", seat: int, card: int = 0) -> list[Refusal]:
        t, found = self.texts.t, []
        for each in waiting(game, seat, card):
            why = (
                t(f"skirmish-waits-{each.when}")
                if isinstance(each, Waits)
                else t("skirmish-unasked", why=self._why(each))
            )
            found.append(self._refusal(game, each, why))
        return list({each.text: each for each in found}.values())

    def _why(self, reason: Reason) -> str:
        t = self.texts.t
        if reason.why == "no-colour":
            return t("skirmish-why-no-colour", symbols=table.cost(self.texts, reason.symbols))
        if reason.why == "too-few":
            return t("skirmish-why-too-few", n=reason.cards)
        return t(f"skirmish-why-{reason.why}")

    def _refusal(self, game: "Skirmish", about: Reason | Waits, why: str) -> Refusal:
        return refusal(self.texts, table.card(game, self.texts, about.entity), why, about.clause, about.entity)

    # -- cards -------------------------------------------------------------------------------------------------------

    def faces(self) -> list[Face]:
        return self.content.faces

    def codes(self) -> list[str]:
        return [face.key for face in self.content.faces]

    def cards_called(self, word: str) -> list[Face]:
        return [face for face in self.content.faces if word in (face.key, self.plain_name(face).casefold())]

    def plain_name(self, face: Face) -> str:
        return table.plain_name(face, self.texts)

    def line(self, face: Face) -> str:
        return self.texts.t("skirmish-card-line", code=face.key, name=self.name(face.key), kind=self.kind(face))

    def of_code(self, code: str) -> Face:
        return self.content.face(code)

    def abilities(self, code: str) -> "Sequence[Sequence[Word]]":
        return [(ability,) for ability in self.content.face(code).abilities]

    def printed(self, code: str) -> dict[str, list[str]]:
        face = self.content.face(code)
        facts, t = face.facts, self.texts.t
        return {
            "type": [facts.kind.replace("_", " ")],
            "side": [facts.faction, *([t(f"skirmish-side-{face.seat}")] if face.seat >= 0 else [])],
            "colour": [facts.colour, t(f"skirmish-colour-{facts.colour}")] if facts.colour else [],
        }

    def filter_values(self, code: str) -> dict[str, dict[str, str]]:
        face = self.content.face(code)
        facts, t = face.facts, self.texts.t
        return {
            "type": {facts.kind.replace("_", " "): t(f"skirmish-filter-{facts.kind.replace('_', '-')}")},
            "side": {facts.faction: t(f"skirmish-side-{face.seat}")} if face.seat >= 0 else {},
            "colour": {facts.colour: t(f"skirmish-colour-{facts.colour}")} if facts.colour else {},
        }

    def face(self, code: str) -> "DrawnFace":
        """What is printed on a card, as clients draw it."""
        from goldenrule.games.skirmish.card_face import face

        return face(self, code)

    def about(self, face: Face) -> list[str]:
        """A card: name and kind, numbers, text, source."""
        head = self.texts.t("skirmish-card-head", name=self.name(face.key), kind=self.kind(face), code=face.key)
        numbers = self.numbers(face)
        out = [head, *([list_parts(self.texts, numbers)] if numbers else []), *self.text(face.key)]
        return out + sources.source_lines(self.texts, face.facts.source, face.facts.marks)

    def kind(self, face: Face) -> str:
        """ "Hero Main Character", "Battlefield"."""
        return self.texts.t("skirmish-kind", kind=face.kind, faction=face.facts.faction)

    def numbers(self, face: Face) -> list[str]:
        """Colour, cost and the printed numbers of a card."""
        t = self.texts.t
        out = []
        if face.colour >= 0:
            out.append(table.colour(self.texts, face.colour))
        if face.kind != "artifact":
            out.append(t("skirmish-card-cost", cost=table.cost(self.texts, face.symbols) or "0"))
        return out + fact_texts(table.figures(face, self.texts))
