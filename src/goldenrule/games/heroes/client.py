"""What clients ask of Marvel Heroes: words for questions, options, events and cards, and reasons."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.question_focus import Subject
from goldenrule.gamekit.refusals import Refusal
from goldenrule.gamekit.value_text import Value
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.card_words import HeroesCards
from goldenrule.games.heroes.text import log, reasons, table
from goldenrule.games.heroes.text.facts import added_dice
from goldenrule.games.heroes.text.questions import Question
from goldenrule.games.heroes.text.subject import subject
from goldenrule.kernel.decisions import PASS
from goldenrule.kernel.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from goldenrule.gamekit.board import Board, Fact
    from goldenrule.gamekit.faces import Face as DrawnFace
    from goldenrule.gamekit.story_text import Change, SeenValue
    from goldenrule.gamekit.tips import Tip
    from goldenrule.games.heroes.board_types import HeroesBoard
    from goldenrule.games.heroes.game import Heroes
    from goldenrule.games.heroes.text.story import HeroesStory
    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.kernel.events import SeenEvent
    from goldenrule.kernel.views import View


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


def ready(game: "Heroes", entity: int) -> bool:
    """Is a card a hero who is Ready?"""
    return getattr(game.state.cards[entity], "status", None) == ids.READY


class HeroesWords(HeroesCards):
    """Texts of Marvel Heroes in the language of `texts`; a `goldenrule.gamekit.game_words.GameWords`."""

    clauses = CLAUSES

    def player(self, game: "Heroes", seat: int) -> str:
        return table.player(game, self.texts, seat)

    def prompt(self, game: "Heroes", decision: "Decision") -> str:
        return Question(game, decision, self.texts).prompt()

    def option(self, game: "Heroes", decision: "Decision", option: "Option") -> str:
        return Question(game, decision, self.texts).option(option)

    def place(self, game: "Heroes", decision: "Decision", option: "Option") -> str:
        """The district or area that a hero goes to ("recovery" for none), the colour of a power."""
        verb, _, number = option
        if verb == "go":
            supports = Question(game, decision, self.texts).goes_to_support()
            return table.area_key(number) if supports else table.district_key(number)
        if verb == "support_at":
            return table.area_key(number)
        return "recovery" if verb == "home" else ids.COLOURS[number] if verb == "power" else ""

    def price(self, game: "Heroes", decision: "Decision", option: "Option") -> "Fact | None":
        """The plot points or the Trouble that an option costs."""
        return Question(game, decision, self.texts).price(option)

    def provides(self, game: "Heroes", decision: "Decision", option: "Option") -> "list[Fact]":
        """The dice that an option adds to the roll that comes next."""
        verb, entity, index = option
        if decision.kind != ids.QUESTIONS[ids.BEFORE_ROLL] or verb not in ("use", "event"):
            return []
        return added_dice(self.texts, game.face(entity).listed[index].ability.effect)

    def target_name(self, game: "Heroes", decision: "Decision", option: "Option") -> str:
        return Question(game, decision, self.texts).target(option)

    def next_question(self, game: "Heroes", decision: "Decision") -> str:
        key = f"heroes-aim-later-{decision.kind}"
        return self.texts.t(key) if self.texts.has(key) else ""

    def group(self, game: "Heroes", decision: "Decision", option: "Option") -> str:
        return Question(game, decision, self.texts).group(option)

    def event(self, game: "Heroes", seen: "SeenValue") -> str:
        return log.Log(game, self.texts).line(seen)

    def story(self, game: "Heroes", you: int) -> "HeroesStory":
        from goldenrule.games.heroes.text.story import HeroesStory

        return HeroesStory(log.Log(game, self.texts), you)

    def changes(self, game: "Heroes", before: "View", after: "View", you: int) -> "list[Change]":
        from goldenrule.games.heroes.text.changes import changes

        return changes(game, self.texts, before, after, you)

    def subject(self, game: "Heroes", decision: "Decision") -> Subject:
        return subject(game, decision)

    def turned_up(self, seen: "SeenValue") -> str:
        """The villain, ally, power-up, event or Master Plan that comes into play."""
        return log.turned_up(seen, self.content)

    def board(self, view: "View") -> "Board":
        return self.typed_board(view).pieces()

    def typed_board(self, view: "View", seen: "Iterable[SeenEvent]" = ()) -> "HeroesBoard":
        """The table in its typed form, for the page of the game."""
        from goldenrule.games.heroes.board import board

        return board(view, self, seen)

    def scenario_cards(self, game: "Heroes") -> list[str]:
        """The scenario."""
        return [game.scenario().code]

    def more_names(self) -> dict[str, list[str]]:
        """Skills, districts and the like are looked up by their names, too."""
        named = {
            "area": ("area", ids.AREAS), "district": ("district", ids.DISTRICTS), "symbol": ("symbol", ids.SYMBOLS),
            "skill": ("skill", ids.SKILLS), "threat type": ("threat", ids.THREATS), "power": ("colour", ids.COLOURS),
            "stage of a plan": ("stage", ids.STAGES),
        }  # fmt: skip
        out = {term: [self.texts.t(f"heroes-{kind}-{word}") for word in words] for term, (kind, words) in named.items()}
        return out | {"team": [self.name(face.code) for face in self.content.faces if face.type == "team"]}

    def tips(self, game: "Heroes", decision: "Decision", board: object) -> "list[Tip]":
        from goldenrule.games.heroes.board_types import HeroesBoard
        from goldenrule.games.heroes.tips import tips

        return tips(game, decision, board) if isinstance(board, HeroesBoard) else []

    def hold_on(self, game: "Heroes", decision: "Decision", board: object) -> "list[Tip]":
        from goldenrule.games.heroes.board_types import HeroesBoard
        from goldenrule.games.heroes.tips import hold_on

        return hold_on(game, decision, board) if isinstance(board, HeroesBoard) else []

    def likely_mistake(self, game: "Heroes", decision: "Decision", options: "Sequence[Option]") -> str:
        if PASS not in options:
            return ""
        if decision.kind == "lead":
            return self._lead_given_up(game, decision)
        if decision.kind != "turn":
            return ""
        able = [option for option in decision.options if option[0] in ("troubleshoot", "move")]
        if not able:
            return self.texts.t("careless-heroes-pass", able="story", card="")
        verb, entity, _ = min(able, key=lambda option: (option[0] == "move", not ready(game, option[1])))
        return self.texts.t("careless-heroes-pass", able=verb, card=table.name(game, self.texts, entity))

    def _lead_given_up(self, game: "Heroes", decision: "Decision") -> str:
        from goldenrule.games.heroes.tips import headline_given_up

        team = table.player(game, self.texts, game.mission().seat)
        if given := headline_given_up(game, decision, team):
            return self.texts.t("hold-on-heroes-headline", **given[0].args)
        leads = [table.name(game, self.texts, entity) for verb, entity, _ in decision.options if verb == "lead"]
        return self.texts.t("careless-heroes-lead", card=leads[0], team=team) if leads else ""

    # -- reasons -----------------------------------------------------------------------------------------------------

    def clause_of(self, decision: "Decision", option: "Option") -> str:
        return SCHEMES[option[2]] if option[0] == "scheme" else super().clause_of(decision, option)

    def values(self, game: "Heroes", seat: int, word: str) -> list[str]:
        """What makes the values of the cards of a name on the table. Raises BadInput if none is there."""
        wanted = word.strip().casefold()
        names = {e: table.name(game, self.texts, e).casefold() for e in reasons.on_table(game)}
        every = [e for e, name in names.items() if wanted in (game.face(e).code, name)]
        if not every and wanted:
            every = [e for e, name in names.items() if wanted in name]
        out = []
        for e in every:
            out += [value.text for value in reasons.values(game, e, self.texts)]
            out += reasons.stands(game, e, self.texts)
        if not out:
            raise BadInput("heroes-not-on-table", word=word)
        return out

    def values_of(self, game: "Heroes", seat: int, entity: int) -> list[Value]:
        """The values of a card on the table."""
        return reasons.values(game, entity, self.texts) if entity in reasons.on_table(game) else []

    def refusals(self, game: "Heroes", decision: "Decision") -> list[Refusal]:
        return reasons.refusals(game, decision, self.texts)

    def waiting(self, game: "Heroes", seat: int, card: int = 0) -> list[Refusal]:
        from goldenrule.games.heroes.text.waiting import waiting

        return waiting(game, seat, self.texts, card)

    # -- cards -------------------------------------------------------------------------------------------------------

    def face(self, code: str) -> "DrawnFace":
        """What is printed on a card, as clients draw it."""
        from goldenrule.games.heroes.card_face import face

        return face(self, code)
