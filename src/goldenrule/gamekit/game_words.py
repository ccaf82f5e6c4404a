"""`GameWords`: everything that a game may say in a language, and what is said where it says nothing."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from goldenrule.gamekit.board import plain_board
from goldenrule.gamekit.faces import Face
from goldenrule.gamekit.story_text import EventByEvent
from goldenrule.kernel.errors import BadInput

if TYPE_CHECKING:
    from goldenrule.gamekit.board import Board, Fact
    from goldenrule.gamekit.card_words import CardWords
    from goldenrule.gamekit.refusals import Refusal
    from goldenrule.gamekit.story_text import Change, StoryWriter
    from goldenrule.gamekit.value_text import Value
    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.kernel.views import View


class GameWords:
    """What a game says in one language. Texts are whole sentences or names, ready to be shown.

    Nothing is required: without more, clients show what the engine says (kinds of questions, verbs, codes). A game
    replaces what it can say better. In `goldenrule.gamekit.card_words` there is more for a game with printed cards.
    """

    # -- questions -----------------------------------------------------------------------------------------------------

    def player(self, game: Any, seat: int) -> str:
        """Return what a player is called."""
        return f"Player {seat + 1}"

    def prompt(self, game: Any, decision: "Decision") -> str:
        """Return the question of a decision."""
        return f"{decision.kind}?"

    def option(self, game: Any, decision: "Decision", option: "Option") -> str:
        """Return what an option does, with its cost."""
        verb, entity, detail = option
        card = self.name(game.code(entity)) if entity > 0 else ""
        return " ".join(part for part in (verb, card, str(detail) if detail else "") if part)

    def target_name(self, game: Any, decision: "Decision", option: "Option") -> str:
        """Name the target of an option in a word or two; "" if it is a card, or the whole text is wanted."""
        return ""

    def next_question(self, game: Any, decision: "Decision") -> str:
        """Say what an action leads to besides its targets: a question that is answered afterwards; "" for none."""
        return ""

    def group(self, game: Any, decision: "Decision", option: "Option") -> str:
        """Return the heading of an option among many: an area, for its districts; "" for none."""
        return ""

    def place(self, game: Any, decision: "Decision", option: "Option") -> str:
        """Return the key of the piece of the board that an option is about; "" if it is a card, or there is none."""
        return ""

    def gives(self, game: Any, decision: "Decision", option: "Option") -> "Sequence[Fact]":
        """Return what an option pays, sign by sign, or adds to a roll of dice; nothing if it does neither."""
        return ()

    def price(self, game: Any, decision: "Decision", option: "Option") -> "Fact | None":
        """Return what choosing an option costs at once, without a payment; None if that is no question."""
        return None

    def warning(self, game: Any, decision: "Decision", option: "Option") -> str:
        """Say what would be lost with an option that does less than it says, without full stop; "" if nothing."""
        return ""

    def likely_mistake(self, game: Any, decision: "Decision", options: "Sequence[Option]") -> str:
        """Say what somebody who answers so may have overlooked, in a sentence; "" if nothing."""
        return ""

    def relevant_text(self, game: Any, decision: "Decision", code: str) -> list[str]:
        """Return what of a card's text matters to the question that is about the card, in paragraphs."""
        return self.text(code)

    # -- the table -----------------------------------------------------------------------------------------------------

    def board(self, view: "View") -> "Board":
        """Return the table as the seat of a view knows it, as clients show it."""
        return plain_board(view, self.name)

    def typed_board(self, view: "View") -> Any:
        """Return the board in a type of the game's own, whose pieces `board` gives; None if there is none."""
        return None

    def board_with_history(self, board: "Board", view: "View", seen: Iterable[Sequence[Any]]) -> "Board":
        """Add to a board what a view has no more of, such as dice that have been rolled before.

        `seen` are the events that whoever looks has seen (`Game.event_view`), the last one first.
        """
        return board

    def scenario_cards(self, game: Any) -> list[str]:
        """Return the codes of the cards on the table that belong to no player, the most important first."""
        return []

    def playing(self, game: Any) -> None:
        """Take the cards of this game from now on. Called for games that are played with content packs."""

    # -- what happens --------------------------------------------------------------------------------------------------

    def event(self, game: Any, seen: list[Any]) -> str:
        """Return the line of the log for an event as a seat saw it (`Game.event_view`); "" if it needs none."""
        return ""

    def turned_up(self, seen: list[Any]) -> str:
        """Return the code of the card that an event, as a seat saw it, turns face up and carries out; "" for others."""
        return ""

    def story(self, game: Any, you: int) -> "StoryWriter":
        """Return what writes stories for a seat, or for several people (-1). Without it each event is a line."""
        return EventByEvent(lambda seen: self.event(game, seen))

    def changes(self, game: Any, before: "View", after: "View", you: int) -> "list[Change]":
        """Return how the second of two views of a spectator differs from the first, what matters most first."""
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
        """Return what is printed on a card, as clients draw it."""
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

    def explain_option(self, game: Any, decision: "Decision", option: "Option") -> list[str]:
        """Return what an option is about: the card that it uses, and the rule."""
        return []

    def values(self, game: Any, seat: int, word: str) -> list[str]:
        """Say what makes the values of a card in play what they are. Raises BadInput if no such card is in play."""
        raise BadInput("bad-not-in-play", word=word)

    def values_of(self, game: Any, seat: int, entity: int) -> "list[Value]":
        """Return what makes the values of a card what they are; none of a card that has none or is not in play."""
        return []

    def refusals(self, game: Any, decision: "Decision") -> "list[Refusal]":
        """Return what the seat may not do now, and why, with clauses; from facts that it may know."""
        return []

    def waiting(self, game: Any, seat: int, card: int = 0) -> "list[Refusal]":
        """Return what a card of a seat waits for, or why the seat would not be asked; without a card, of all cards."""
        return []

    @property
    def rulebook(self) -> "CardWords[Any] | None":
        """These words if there is a rulebook in them (`CardWords`); None for a game without one."""
        return None
