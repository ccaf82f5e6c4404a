"""`GameWords`: all texts of a game in one language, with a default for each."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from goldenrule.gamekit.board import plain_board
from goldenrule.gamekit.faces import Face
from goldenrule.gamekit.game_type import G
from goldenrule.gamekit.question_focus import Subject
from goldenrule.gamekit.story_text import EventByEvent
from goldenrule.kernel.errors import BadInput

if TYPE_CHECKING:
    from goldenrule.gamekit.board import Board, Fact
    from goldenrule.gamekit.card_words import CardWords
    from goldenrule.gamekit.refusals import Refusal
    from goldenrule.gamekit.story_text import Change, StoryWriter
    from goldenrule.gamekit.tips import Tip
    from goldenrule.gamekit.value_text import Value
    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.kernel.events import SeenEvent
    from goldenrule.kernel.views import View


class GameWords(Generic[G]):
    """The texts of a game in one language: whole sentences or names, ready to be shown.

    Nothing is required: by default, clients show the terms of the engine (kinds of questions, verbs, codes). A game
    overrides what it can say better. `goldenrule.gamekit.card_words` has more for games with printed cards.
    """

    # -- questions -----------------------------------------------------------------------------------------------------

    def player(self, game: G, seat: int) -> str:
        """Return the name of a player."""
        return f"Player {seat + 1}"

    def prompt(self, game: G, decision: "Decision") -> str:
        """Return the question of a decision."""
        return f"{decision.kind}?"

    def option(self, game: G, decision: "Decision", option: "Option") -> str:
        """Return the text of an option, with its cost."""
        verb, entity, detail = option
        card = self.name(game.code(entity)) if entity > 0 else ""
        return " ".join(part for part in (verb, card, str(detail) if detail else "") if part)

    def target_name(self, game: G, decision: "Decision", option: "Option") -> str:
        """Return the target of an option in a word or two; "" for a card, or to show the whole text."""
        return ""

    def brief(self, game: G, decision: "Decision", option: "Option") -> str:
        """Return what an option does without figures that its card shows; "" to show the whole text."""
        return ""

    def next_question(self, game: G, decision: "Decision") -> str:
        """Return a text for the question that follows an action and is answered later; "" for none."""
        return ""

    def group(self, game: G, decision: "Decision", option: "Option") -> str:
        """Return the heading of an option among many: an area, for its districts; "" for none."""
        return ""

    def place(self, game: G, decision: "Decision", option: "Option") -> str:
        """Return the key of the piece of the board that an option is about; "" if it is a card, or there is none."""
        return ""

    def provides(self, game: G, decision: "Decision", option: "Option") -> "Sequence[Fact]":
        """Return the resources that an option pays or the dice that it adds, one by one; nothing for others."""
        return ()

    def price(self, game: G, decision: "Decision", option: "Option") -> "Fact | None":
        """Return the cost of an option that is taken without a payment; None if there is none to show."""
        return None

    def warning(self, game: G, decision: "Decision", option: "Option") -> str:
        """Return a warning if an option does less than it says, without full stop; "" for none."""
        return ""

    def likely_mistake(self, game: G, decision: "Decision", options: "Sequence[Option]") -> str:
        """Return what a person with this answer may have overlooked, in a sentence; "" for nothing."""
        return ""

    def tips(self, game: G, decision: "Decision", board: object) -> "Sequence[Tip]":
        """Return the situations of a first game that hold at a question, from the typed board of its seat."""
        return ()

    def hold_on(self, game: G, decision: "Decision", board: object) -> "Sequence[Tip]":
        """Return what would be fatal if the seat ended its turn now, from its typed board; nothing for most turns."""
        return ()

    def relevant_text(self, game: G, decision: "Decision", code: str) -> list[str]:
        """Return the part of a card's text that matters to a question about the card, in paragraphs."""
        return self.text(code)

    def subject(self, game: G, decision: "Decision") -> Subject:
        """Return what a question is about: by default the card that asks."""
        return Subject("card", (decision.source,)) if decision.source else Subject()

    def paid_already(self, game: G, decision: "Decision") -> "Sequence[int]":
        """Return the cards that already pay in a payment, because nothing else could."""
        return ()

    # -- the table -----------------------------------------------------------------------------------------------------

    def board(self, view: "View") -> "Board":
        """Return the table as the seat of a view knows it, for clients."""
        return plain_board(view, self.name)

    def typed_board(self, view: "View", seen: Iterable["SeenEvent"] = ()) -> object:
        """Return the typed board of the game, whose pieces `board` returns; None for a game without one.

        `seen` are the events that the viewer has seen (`Game.event_view`), the last one first: for what a view does
        not have, such as earlier dice.
        """
        return None

    def scenario_cards(self, game: G) -> list[str]:
        """Return the codes of the cards on the table that belong to no player, the most important first."""
        return []

    def use_cards_of(self, game: G) -> None:
        """Use the cards of this game from now on. Called for games with content packs."""

    # -- what happens --------------------------------------------------------------------------------------------------

    def event(self, game: G, seen: "SeenEvent") -> str:
        """Return the line of the log for an event as a seat saw it (`Game.event_view`); "" if it needs none."""
        return ""

    def turned_up(self, seen: "SeenEvent") -> str:
        """Return the code of the card that an event, as a seat saw it, turns faceup and resolves; "" for others."""
        return ""

    def story(self, game: G, you: int) -> "StoryWriter":
        """Return the story writer for a seat, or for several people (-1). By default each event is a line."""
        return EventByEvent(lambda seen: self.event(game, seen))

    def changes(self, game: G, before: "View", after: "View", you: int) -> "list[Change]":
        """Return the differences between two views of a spectator, the most important first."""
        return []

    # -- cards ---------------------------------------------------------------------------------------------------------

    def codes(self) -> Sequence[str]:
        """Return the codes of all cards."""
        return []

    def name(self, code: str) -> str:
        """Return the name of a card."""
        return code

    def text(self, code: str) -> list[str]:
        """Return the rules text of a card, in paragraphs; none if it has none."""
        return []

    def face(self, code: str) -> Face:
        """Return the printed face of a card, for clients."""
        return Face(code, self.name(code), "", "", text=self.text(code))

    def keyword(self, keyword: str) -> str:
        """Return a printed keyword, in a word or two."""
        return keyword

    def card_line(self, code: str) -> str:
        """Return a card in one line."""
        return self.name(code)

    def card(self, word: str) -> list[str]:
        """Return everything about a card, by code or name. Raises BadInput if there is none."""
        raise BadInput("bad-no-card", word=word)

    # -- reasons -------------------------------------------------------------------------------------------------------

    package: ClassVar[str] = ""
    """The game's package if its rules are clauses there (`kernel.clauses`)."""

    def clause_asked(self, decision: "Decision") -> str:
        """Return the clause that a question is about, whatever the answer; "" if none is noted."""
        return ""

    def explain_option(self, game: G, decision: "Decision", option: "Option") -> list[str]:
        """Explain an option: the card that it uses, and the rule."""
        return []

    def values(self, game: G, seat: int, word: str) -> list[str]:
        """Explain the values of a card in play. Raises BadInput if no such card is in play."""
        raise BadInput("bad-not-in-play", word=word)

    def values_of(self, game: G, seat: int, entity: int) -> "list[Value]":
        """Return an explanation of each value of a card; none for a card without values or not in play."""
        return []

    def refusals(self, game: G, decision: "Decision") -> "list[Refusal]":
        """Return what the seat may not do now and why, with clauses, from what the seat may know."""
        return []

    def waiting(self, game: G, seat: int, card: int = 0) -> "list[Refusal]":
        """Return why a card of a seat cannot be used yet; without a card, for all cards."""
        return []

    @property
    def rulebook(self) -> "CardWords[Any, G] | None":
        """These words if there is a rulebook in them (`CardWords`); None for a game without one."""
        return None
