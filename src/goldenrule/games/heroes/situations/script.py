"""A strict player for case files: answers in words, and a log of what happened.

**Answers** are the verb of an option and what it is about: `story`, `advance`, `move human_torch`, `go chelsea`,
`troubleshoot justice`, `lead avalanche`, `backup viper`, `power red`, `scheme threat`, `use thor`, `ally namor 1` (with
a plot point more), `yes`, `no`, `done`, `pass`. One that fits no option, or several, fails and lists the options. An
answer may begin with the seat that gives it: `0: power red`.
"""

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import Final, Self

from goldenrule.gamekit import cases
from goldenrule.gamekit.input_parsing import number
from goldenrule.gamekit.vocabulary import IN_GAME, check_exists
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.events import Use
from goldenrule.games.heroes.ids import AREAS, DISTRICTS
from goldenrule.games.heroes.situations.dice import LoadedDice
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.events import Event
from goldenrule.words.phrases import quote

WORDS: Final[Mapping[str, Collection[str]]] = {
    "place": (*DISTRICTS, *AREAS, "scenario"), "area": AREAS, "power": ids.COLOURS, "scheming option": ids.SCHEMES,
}  # fmt: skip
VERBS: Final = {
    **dict.fromkeys(("story", "advance", "done", "home", "pass", "yes", "no"), ""),
    **dict.fromkeys(("assign", "mode"), "number"),
    **dict.fromkeys(
        (
            "move", "escort", "treat", "troubleshoot", "special", "event", "last", "ready", "support", "rest", "keep",
            "recall", "ally", "power_up", "discard", "plan", "lead", "backup", "wanted", "fight", "use", "champion",
            "pick",
        ),
        "card",
    ),
    "go": "place", "support_at": "area", "power": "power", "scheme": "scheming option",
}  # fmt: skip
"""What follows a verb."""


class Script(cases.Script):
    """Plays a game by exact answers and looks at it. The observer of the game is taken over."""

    game: LoadedDice
    unnamed = -1
    kinds = (
        "turn", "destination", "escort", "travel", "story", "keep", "assign", "plan_heroes", "ally",
        "dismiss", "power_up", "plan", "scheme", "draw_villain", "lead", "backup", "most_wanted", "fighter", "power",
        "confront", "champions", "pay", "discard", "choose", "choose_some", "may", "mode", *ids.QUESTIONS,
    )  # fmt: skip

    def __init__(self, game: LoadedDice) -> None:
        self.firings: list[tuple[str, int]] = []  # cards and which of their abilities, in order
        self.scripted = bool(game.given)
        self.unscripted = game.unscripted
        super().__init__(game)

    def hear(self, event: Event) -> None:
        super().hear(event)
        if isinstance(event, Use):
            self.firings.append((self.game.face(event.card).code, event.ability))

    def words(self, decision: Decision, option: Option) -> list[str]:
        """The ways to write an option, the shortest first."""
        verb, e, detail = option
        card = self.game.face(e).code if e else ""
        about = str(detail)
        if verb == "go":
            status = getattr(self.game.state.cards[decision.source], "status", ids.READY)
            may_support = any(option[0] == "support_at" for option in decision.options)  # then "go" is to districts
            supporting = status == ids.SUPPORTING and not may_support
            about = AREAS[detail] if supporting else "scenario" if detail == 24 else DISTRICTS[detail]
        elif verb == "support_at":
            about = AREAS[detail]
        elif verb == "power":
            about = ids.COLOURS[detail]
        elif verb == "scheme":
            about = ids.SCHEMES[detail]
        return [verb, f"{verb} {card}" if card else f"{verb} {about}", f"{verb} {card} {about}"]

    @cached_property
    def known_names(self) -> frozenset[str]:
        """The id of every card of this game."""
        g = self.game
        return frozenset(g.content.faces[index].code for index in g.state.ident[1:])

    def card_name(self, entity: int) -> str:
        return self.game.face(entity).code

    def understand(self, words: str) -> None:
        verb, *rest = words.split()
        check_exists("verb", verb, VERBS)
        kind = VERBS[verb]
        if not rest:
            return
        known: Mapping[str, Collection[str]] = {"card": self.known_names, **WORDS}
        if kind == "number":
            if number(rest[0]) is None:
                raise BadInput("heroes-bad-needs-number-after", words=quote(words), verb=verb)
        elif kind:
            check_exists(kind, rest[0], known[kind], IN_GAME if kind == "card" else None)
        if len(rest) > (2 if kind == "card" else 1 if kind else 0) or (len(rest) == 2 and number(rest[1]) is None):
            raise BadInput("heroes-bad-no-answer", words=quote(words), verb=verb)

    def dice_ran_out(self) -> bool:
        """Whether dice were scripted, and one that was not has been rolled."""
        return self.scripted and self.game.unscripted != self.unscripted

    def matching_options(self, decision: Decision, words: str) -> list[Option]:
        wanted = " ".join(words.split())
        spoken = [(option, self.words(decision, option)) for option in decision.options]
        exact = [[option for option, ways in spoken if ways[form] == wanted] for form in (2, 1, 0)]
        return next(filter(None, exact), [])

    def refused(self, words: str, clause: str) -> Self:
        raise BadInput("heroes-bad-marvel-heroes-does", words=words)

    def question_text(self) -> str:
        if not self.game.pending:
            return f"The game is over: {self.game.state.winner}."
        texts = []
        for decision in self.game.pending:
            options = ", ".join(
                self.words(decision, option)[1 if any(option[1:]) else 0] for option in decision.options
            )
            texts.append(f"Seat {decision.seat} is asked {decision.kind!r}: {options}.")
        return " ".join(texts)

    def codes(self, cards: tuple[int, ...]) -> list[str]:
        return [self.game.face(e).code for e in cards]
