"""What clients ask of Champions: words for questions, options, events and cards, and reasons."""

from typing import TYPE_CHECKING

from goldenrule.gamekit import sources
from goldenrule.gamekit.card_words import CardWords
from goldenrule.gamekit.faces import fact_texts
from goldenrule.gamekit.glossary import plain_words
from goldenrule.gamekit.question_focus import Subject
from goldenrule.gamekit.refusals import Refusal
from goldenrule.gamekit.text_lists import Translator, list_parts, slug, without_full_stop, word_name
from goldenrule.gamekit.value_text import Value
from goldenrule.games.champions import ids
from goldenrule.games.champions.abilities import Constant, Forced
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.clauses import PACKAGE, glossary, names_of
from goldenrule.games.champions.facts import Facts
from goldenrule.games.champions.ids import HAND, zone
from goldenrule.games.champions.programs import RULES
from goldenrule.games.champions.rules.values import remaining
from goldenrule.games.champions.sets import encounter_sets, heroes, load_facts, scenarios
from goldenrule.games.champions.text.cards import ability_text, card_text, keyword_text
from goldenrule.games.champions.text.explain import QUESTION_CLAUSES, explain_option, explain_value
from goldenrule.games.champions.text.labels import name_of, player_name
from goldenrule.games.champions.text.log import Log
from goldenrule.games.champions.text.names import set_name, subtitle
from goldenrule.games.champions.text.nodes import card_name, resource_list, stage_mark, stat_name
from goldenrule.games.champions.text.options import Question
from goldenrule.games.champions.text.refusals import waiting, why_not
from goldenrule.games.champions.text.subject import subject
from goldenrule.games.champions.text.warnings import misaimed, warning
from goldenrule.kernel.decisions import PASS
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from goldenrule.gamekit.board import Board, Fact
    from goldenrule.gamekit.faces import Face
    from goldenrule.gamekit.story_text import Change, SeenValue
    from goldenrule.gamekit.tips import Tip
    from goldenrule.games.champions.board_types import ChampionsBoard
    from goldenrule.games.champions.game import Champions
    from goldenrule.games.champions.text.story import ChampionsStory
    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.kernel.events import SeenEvent
    from goldenrule.kernel.nodes import Word
    from goldenrule.kernel.views import View

BASIC = ("attack", "thwart", "recover")
"""The basic powers for which a turn has room."""


class ChampionsWords(CardWords[str, "Champions"]):
    """Texts of Champions in the language of `texts`; a `goldenrule.gamekit.game_words.GameWords`."""

    game_name = "champions"
    package = PACKAGE
    clauses = QUESTION_CLAUSES

    def __init__(self, texts: Translator) -> None:
        super().__init__(texts)
        self.content = load_content()

    def use_cards_of(self, game: "Champions") -> None:
        """From now on cards are named and explained as in this game, which may be played with packs."""
        self.content = game.content

    def player(self, game: "Champions", seat: int) -> str:
        return player_name(game, seat, self.texts)

    def prompt(self, game: "Champions", decision: "Decision") -> str:
        return Question(game, decision, self.texts).prompt()

    def option(self, game: "Champions", decision: "Decision", option: "Option") -> str:
        return Question(game, decision, self.texts).option(option)

    def event(self, game: "Champions", seen: "SeenValue") -> str:
        return Log(game, self.texts).line(seen)

    def story(self, game: "Champions", you: int) -> "ChampionsStory":
        from goldenrule.games.champions.text.story import ChampionsStory

        return ChampionsStory(Log(game, self.texts), you)

    def changes(self, game: "Champions", before: "View", after: "View", you: int) -> "list[Change]":
        from goldenrule.games.champions.text.changes import changes

        return changes(game, self.texts, before, after, you)

    def name(self, code: str) -> str:
        return card_name(self.texts, self.content, code)

    def text(self, code: str) -> list[str]:
        return card_text(self.texts, self.content, code)

    def relevant_text(self, game: "Champions", decision: "Decision", code: str) -> list[str]:
        """Of an enemy that attacks what it says of attacks, and nothing where a basic power is aimed."""
        top = game.stack[-1]
        if isinstance(top, Effect) and top.program.path in RULES:
            return []
        if decision.kind != "defend":
            return self.text(code)
        face = self.content.face(code)
        kept = [each for each in face.abilities if isinstance(each, Forced | Constant)]
        return [text for each in kept for text in ability_text(self.texts, self.content, face, each)]

    def subject(self, game: "Champions", decision: "Decision") -> Subject:
        return subject(game, decision)

    def turned_up(self, seen: "SeenValue") -> str:
        card = {"reveal": seen[2:3], "boost_ability": seen[1:2], "face": seen[1:2]}.get(seen[0], [])
        code = str(seen[2] if seen[0] == "face" else card[0][1] if card else "")
        return code.split(":")[0]

    def scenario_cards(self, game: "Champions") -> list[str]:
        state = game.state
        table = [e for e in state.zones[ids.TABLE] if e not in (state.villain, state.main_scheme)]
        return [game.face(e).code for e in (state.villain, state.main_scheme, *table)]

    def board(self, view: "View") -> "Board":
        return self.typed_board(view).pieces()

    def typed_board(self, view: "View", seen: "Iterable[SeenEvent]" = ()) -> "ChampionsBoard":
        """Return the board as the page draws it."""
        from goldenrule.games.champions.board import board

        return board(view, self)

    def keyword(self, keyword: str) -> str:
        return without_full_stop(keyword_text(self.texts, keyword)).lower()

    def tips(self, game: "Champions", decision: "Decision", board: object) -> "list[Tip]":
        from goldenrule.games.champions.board_types import ChampionsBoard
        from goldenrule.games.champions.tips import tips

        return tips(self, game, decision, board) if isinstance(board, ChampionsBoard) else []

    def hold_on(self, game: "Champions", decision: "Decision", board: object) -> "list[Tip]":
        from goldenrule.games.champions.board_types import ChampionsBoard
        from goldenrule.games.champions.tips import hold_on

        return hold_on(self, game, decision, board) if isinstance(board, ChampionsBoard) else []

    def likely_mistake(self, game: "Champions", decision: "Decision", options: "Sequence[Option]") -> str:
        if decision.kind == "end_discard" and len(options) > decision.args[0] > 0:
            return self.texts.t("careless-discard", n=decision.args[0])
        hero = game.state.identities[decision.seat]
        if options and options[0][0] == "end_turn":
            left = [verb for verb, entity, _ in decision.options if entity == hero and verb in BASIC]
            if left:
                return self.texts.t("careless-end", name=name_of(game, hero, self.texts), able="-".join(left))
        if decision.kind == "defend" and options and options[0] == PASS and decision.args[0] == decision.seat:
            attack, left_over = decision.args[1], remaining(game, hero)
            if attack >= left_over and not game.table_card(hero).tough:
                name = name_of(game, hero, self.texts)
                return self.texts.t("careless-undefended", name=name, attack=attack, left=left_over)
        return misaimed(game, decision, options, self.texts)

    # -- reasons -----------------------------------------------------------------------------------------------------

    def more_names(self) -> dict[str, list[str]]:
        """Traits are looked up by their names, too."""
        traits = {trait for facts in load_facts(self.content.packs).values() for trait in facts.traits}
        return {"traits": [word_name(self.texts, "trait", trait) for trait in sorted(traits)]}

    def names_elsewhere(self) -> dict[str, list[str]]:
        """What the three references call the terms of the English one."""
        out: dict[str, list[str]] = {}
        for term in glossary().values():
            if term.category not in ("card name", "trait"):
                for name in names_of(term.en):
                    out.setdefault(plain_words(name), []).extend(
                        names_of(", ".join((term.en, term.es, term.uk, term.zh)))
                    )
        return out

    def warning(self, game: "Champions", decision: "Decision", option: "Option") -> str:
        return warning(game, decision, option, self.texts)

    def provides(self, game: "Champions", decision: "Decision", option: "Option") -> "list[Fact]":
        """The resources that an option generates for a payment."""
        from goldenrule.games.champions.card_face import signs
        from goldenrule.games.champions.spending import generated

        return signs(self.texts, generated(game, decision, option))

    def explain_option(self, game: "Champions", decision: "Decision", option: "Option") -> list[str]:
        return explain_option(game, option, decision, self.texts)

    def values(self, game: "Champions", seat: int, word: str) -> list[str]:
        """Every value of a card in play (or "NAME STAT", one of them) with what makes it.

        Raises BadInput if no such card is in play or in the seat's hand.
        """
        found = self.seen(game, seat, word)
        head, _, last = word.strip().rpartition(" ")
        own = {slug(stat_name(self.texts, stat)): stat for stat in _STAT_NAMES.values()}
        wanted = (_STAT_NAMES | own).get(slug(last or word))
        if wanted is not None:
            found = self.seen(game, seat, head) if head else found or [game.state.identities[seat]]
        if not found:
            raise BadInput("explain-nothing-called", word=word)
        out: list[str] = []
        for e in found:
            if wanted is not None and game.in_play(e):
                out.append(explain_value(game, wanted, e, self.texts).text)
            else:
                out += [value.text for value in self.values_of(game, seat, e)]
        return out

    def values_of(self, game: "Champions", seat: int, entity: int) -> list[Value]:
        """The statistics of a card in play, the cost of another one."""
        if game.in_play(entity):
            shown = [stat for stat in _SHOWN if (game.face(entity).printed(stat) or -1) >= 0]
            return [explain_value(game, stat, entity, self.texts) for stat in shown]
        return [explain_value(game, ids.COST, entity, self.texts)] if game.ident(entity).facts.cost is not None else []

    def seen(self, game: "Champions", seat: int, word: str) -> list[int]:
        """Cards of a name that the seat sees in play or in its hand; by a part of the name if only one has it."""
        wanted = word.strip().casefold()
        if not wanted:
            return []
        state = game.state
        near = [e for e in range(1, len(state.ident)) if game.in_play(e) or state.zone[e] == zone(seat, HAND)]
        names = {e: self.name(game.face(e).code).casefold() for e in near if game.sees(e, seat)}
        exact = [e for e, name in names.items() if name == wanted]
        part = [e for e, name in names.items() if wanted in name]
        return exact or (part if len({names[e] for e in part}) == 1 else [])

    def refusals(self, game: "Champions", decision: "Decision") -> list[Refusal]:
        return why_not(game, decision.seat, self.texts)

    def waiting(self, game: "Champions", seat: int, card: int = 0) -> list[Refusal]:
        return waiting(game, seat, self.texts, card)

    # -- cards -------------------------------------------------------------------------------------------------------

    def faces(self) -> list[str]:
        return list(load_facts(self.content.packs))

    def codes(self) -> list[str]:
        return self.faces()

    def cards_called(self, word: str) -> list[str]:
        """By a code, a card's number with all its sides, or by name."""
        codes = self.faces()
        found = [code for code in codes if word and word in (code, code.rstrip("abcd"))]
        return found or [code for code in codes if self.name(code).casefold() == word]

    def plain_name(self, face: str) -> str:
        return self.name(face)

    def line(self, face: str) -> str:
        """Code, name, type, set and cost."""
        facts = load_facts(self.content.packs)[face]
        return self.texts.t(
            "card-line",
            code=face,
            name=self.name(face),
            kind=self.kind(facts),
            set=self.set_name(facts.set),
            cost=-1 if facts.cost is None else facts.cost,
        )

    def of_code(self, code: str) -> str:
        return code

    def abilities(self, code: str) -> "Sequence[Sequence[Word]]":
        """An ability names the lasting effects that it starts."""
        from goldenrule.gamekit.card_search import names

        lasting, found = self.content.lasting, self.content.face(code).abilities
        started = [[lasting[path] for name in names(each) if (path := f"{code}:{name}") in lasting] for each in found]
        return [(each, *(a for effect in later for a in effect.abilities)) for each, later in zip(found, started)]

    def printed(self, code: str) -> dict[str, list[str]]:
        facts = load_facts(self.content.packs)[code]
        return {
            "trait": [*facts.traits], "keyword": [*facts.keywords], "icon": [*facts.icons], "set": [facts.set],
            "type": [facts.type.replace("_", " ")], "aspect": [self.texts.t(f"aspect-{facts.classification}")],
        }  # fmt: skip

    def filter_values(self, code: str) -> dict[str, dict[str, str]]:
        facts, texts = load_facts(self.content.packs)[code], self.texts
        called = {word.split()[0]: word.split()[0] for word in facts.keywords}
        return {
            "aspect": {facts.classification: texts.t(f"aspect-{facts.classification}")},
            "type": {facts.type.replace("_", " "): texts.t(f"type-{slug(facts.type)}")},
            "resource": {each.key: each.text for each in self.face(code).resources},
            "trait": {trait: word_name(texts, "trait", trait) for trait in facts.traits},
            "keyword": {word: self.glossary.entries[word].name for word in called},
            "set": {facts.set: self.set_name(facts.set)},
        }

    def face(self, code: str) -> "Face":
        """What is printed on a face, as clients draw it."""
        from goldenrule.games.champions.card_face import face

        return face(self, code)

    def about(self, face: str) -> list[str]:
        facts = load_facts(self.content.packs)[face]
        t = self.texts.t
        head = t("card-head", name=self.name(face), kind=self.kind(facts), set=self.set_name(facts.set), code=face)
        out = [head]
        if facts.subname:
            out.append(subtitle(self.texts, facts.subname))
        if facts.traits:
            out.append(list_parts(self.texts, [word_name(self.texts, "trait", trait) for trait in facts.traits]))
        numbers = self.numbers(facts)
        if numbers:
            out.append(list_parts(self.texts, numbers))
        out += card_text(self.texts, self.content, face)
        if facts.boost or facts.boost_star:
            out.append(t("card-boost", n=facts.boost, star="yes" if facts.boost_star else "no"))
        return out + sources.source_lines(self.texts, facts.source)

    def kind(self, facts: Facts) -> str:
        """ "hero", "event (identity)", "villain II". What its set says already is left out: "event" of justice."""
        kind = self.texts.t(f"type-{slug(facts.type)}")
        if facts.classification not in ("", "encounter", facts.set):
            aspect = self.texts.t(f"aspect-{facts.classification}")
            return self.texts.t("card-kind", kind=kind, aspect=aspect)
        return f"{kind} {stage_mark(self.texts, facts.stage)}".strip()

    def set_name(self, name: str) -> str:
        """The name of a set: a hero's, an aspect, a scenario's or an encounter set's."""
        hero = name.removesuffix("_nemesis")
        if hero in heroes(self.content.packs):
            called = self.name(heroes(self.content.packs)[hero].hero)
            return self.texts.t("card-nemesis", hero=called) if hero != name else called
        if name in scenarios(self.content.packs):
            return set_name(self.texts, scenarios(self.content.packs)[name])
        if name in encounter_sets(self.content.packs):
            return set_name(self.texts, encounter_sets(self.content.packs)[name])
        key = f"aspect-{name}"
        return self.texts.t(key) if self.texts.has(key) else name.replace("_", " ")  # a set of a pack

    def numbers(self, facts: Facts) -> list[str]:
        """The printed numbers of a face: cost, resources, statistics, threat."""
        from goldenrule.games.champions.card_face import cost, numbers

        paid = cost(self.texts, facts)
        out = [] if paid is None else [paid.text]
        if facts.resources:
            out.append(self.texts.t("card-pays", resources=resource_list(self.texts, facts.resources)))
        return out + fact_texts(numbers(self.texts, facts))


_SHOWN = (ids.ATK, ids.THW, ids.DEF, ids.REC, ids.SCH, ids.HP)
_STAT_NAMES = {slug(name): stat for stat, name in enumerate(ids.STAT_NAMES) if stat != ids.TRAIT}
