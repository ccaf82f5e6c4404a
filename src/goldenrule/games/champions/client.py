"""What clients ask of Champions: words for questions, options, events and cards, and reasons."""

from typing import TYPE_CHECKING, Any

from goldenrule.gamekit import sources
from goldenrule.gamekit.wording import Translator, called, capital, slug
from goldenrule.games.champions import ids
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.clauses import PACKAGE
from goldenrule.games.champions.facts import Facts
from goldenrule.games.champions.ids import HAND, zone
from goldenrule.games.champions.sets import encounter_sets, heroes, load_facts, scenarios
from goldenrule.games.champions.text.cards import card_text, keyword_text
from goldenrule.games.champions.text.explain import explain_option, explain_value
from goldenrule.games.champions.text.glossary import Entry, look_up
from goldenrule.games.champions.text.labels import name_of, player_name
from goldenrule.games.champions.text.log import Log
from goldenrule.games.champions.text.nodes import card_name
from goldenrule.games.champions.text.options import Question
from goldenrule.games.champions.text.refusals import why_not
from goldenrule.games.champions.text.warnings import warning
from goldenrule.kernel.clauses import clauses_of
from goldenrule.kernel.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goldenrule.gamekit.board import Board
    from goldenrule.gamekit.story_text import Change
    from goldenrule.games.champions.game import Champions
    from goldenrule.games.champions.text.story import ChampionsStory
    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.kernel.views import View


class ChampionsWords:
    """Texts of Champions in the language of `texts`; a `goldenrule.table.games.GameWords`."""

    def __init__(self, texts: Translator) -> None:
        self.texts = texts
        self.content = load_content()

    def playing(self, game: "Champions") -> None:
        """From now on cards are named and explained as in this game, which may be played with packs."""
        self.content = game.content

    def player(self, game: "Champions", seat: int) -> str:
        return player_name(game, seat, self.texts)

    def prompt(self, game: "Champions", decision: "Decision") -> str:
        return Question(game, decision, self.texts).prompt()

    def option(self, game: "Champions", decision: "Decision", option: "Option") -> str:
        return Question(game, decision, self.texts).option(option)

    def event(self, game: "Champions", seen: list[Any]) -> str:
        return Log(game, self.texts).line(seen)

    def story(self, game: "Champions", you: int) -> "ChampionsStory":
        """A `goldenrule.table.story.Narrates`."""
        from goldenrule.games.champions.text.story import ChampionsStory

        return ChampionsStory(Log(game, self.texts), you)

    def changes(self, game: "Champions", before: "View", after: "View", you: int) -> "list[Change]":
        from goldenrule.games.champions.text.changes import changes

        return changes(game, self.texts, before, after, you)

    def name(self, code: str) -> str:
        return card_name(self.texts, self.content, code)

    def text(self, code: str) -> list[str]:
        return card_text(self.texts, self.content, code)

    def turned_up(self, seen: list[Any]) -> str:
        card: list[Any] = {"reveal": seen[2:3], "boost_ability": seen[1:2], "face": seen[1:2]}.get(seen[0], [])
        code = str(seen[2] if seen[0] == "face" else card[0][1] if card else "")
        return code.split(":")[0]

    def scenario_cards(self, game: "Champions") -> list[str]:
        s = game.state
        table = [e for e in s.zones[ids.TABLE] if e not in (s.villain, s.main_scheme)]
        return [game.face(e).code for e in (s.villain, s.main_scheme, *table)]

    def board(self, view: "View") -> "Board":
        from goldenrule.games.champions.board import board

        return board(view, self)

    def keyword(self, keyword: str) -> str:
        return keyword_text(self.texts, keyword).rstrip(".").lower()

    def careless(self, game: "Champions", decision: "Decision", options: "Sequence[Option]") -> str:
        """What somebody who answers so may have overlooked: a `goldenrule.table.games.Careful`."""
        if decision.kind == "end_discard" and len(options) > decision.args[0] > 0:
            return self.texts.t("careless-discard", n=decision.args[0])
        hero = game.state.identities[decision.seat]
        if options and options[0][0] == "end_turn":
            left = [verb for verb, entity, _ in decision.options if entity == hero and verb in ("attack", "thwart")]
            if left:
                return self.texts.t("careless-end", name=name_of(game, hero, self.texts), able="-".join(left))
        return ""

    # -- reasons -----------------------------------------------------------------------------------------------------

    def explain(self, game: "Champions", seat: int, word: str) -> list[str]:
        """A clause by its id, a card by code or name, or a term of the rules.

        Raises BadInput if nothing, or too much, is called so.
        """
        clause = clauses_of(PACKAGE).get(word.strip().upper())
        if clause is not None:
            return [self.texts.t("explain-clause", section=clause.section, statement=clause.statement, id=clause.id)]
        exact = self.codes(word, whole=True)
        terms = look_up(word, self.texts)
        if exact or not terms:
            return [line for code in exact or self.codes(word) for line in self.face(code)]
        return [self.term(entry) for entry in terms[:TERMS]]

    def term(self, entry: Entry) -> str:
        found = ", ".join(entry.clauses[:CLAUSES])
        more = max(0, len(entry.clauses) - CLAUSES)
        return self.texts.t("explain-term", name=capital(entry.name), text=entry.text, clauses=found, more=more)

    def warning(self, game: "Champions", decision: "Decision", option: "Option") -> str:
        return warning(game, decision, option, self.texts)

    def explain_option(self, game: "Champions", decision: "Decision", option: "Option") -> list[str]:
        return explain_option(game, option, decision, self.texts)

    def values(self, game: "Champions", seat: int, word: str) -> list[str]:
        """Every value of a card in play (or "NAME STAT", one of them) with what makes it, and what it may not do now.

        Raises BadInput if no such card is in play or in the seat's hand.
        """
        found = self.called(game, seat, word)
        stats = list(_SHOWN)
        head, _, last = word.strip().rpartition(" ")
        named = _STAT_NAMES.get(slug(last or word))
        if named is not None:
            found = self.called(game, seat, head) if head else found or [game.state.identities[seat]]
            stats = [named]
        if not found:
            raise BadInput(self.texts.t("explain-nothing-called", word=word))
        out: list[str] = []
        for e in found:
            if game.in_play(e):
                for stat in stats:
                    if named is not None or (game.face(e).printed(stat) or -1) >= 0:
                        out.append(" ".join(explain_value(game, stat, e, self.texts)))
            elif game.ident(e).facts.cost is not None:
                out.append(" ".join(explain_value(game, ids.COST, e, self.texts)))
            out += self.refusals_of(game, seat, e)
        return out or [self.texts.t("explain-plain", name=name_of(game, found[0], self.texts))]

    def called(self, game: "Champions", seat: int, word: str) -> list[int]:
        """Cards of a name that the seat sees in play or in its hand; by a part of the name if only one has it."""
        wanted = word.strip().casefold()
        if not wanted:
            return []
        s = game.state
        near = [e for e in range(1, len(s.ident)) if game.in_play(e) or s.zone[e] == zone(seat, HAND)]
        names = {e: self.name(game.face(e).code).casefold() for e in near if game.sees(e, seat)}
        exact = [e for e, name in names.items() if name == wanted]
        part = [e for e, name in names.items() if wanted in name]
        return exact or (part if len({names[e] for e in part}) == 1 else [])

    def refusals(self, game: "Champions", decision: "Decision") -> list[str]:
        return [
            self.texts.t("explain-refusal", what=what, why=why, clause=clause)
            for what, clause, why in why_not(game, decision.seat, self.texts)
        ]

    def refusals_of(self, game: "Champions", seat: int, e: int) -> list[str]:
        """Why a card may not be used now, if it belongs to what the seat could use."""
        name = name_of(game, e, self.texts)
        return [
            self.texts.t("explain-refusal", what=what, why=why, clause=clause)
            for what, clause, why in why_not(game, seat, self.texts)
            if what == name or what.startswith(f"{name}:")
        ]

    # -- cards -------------------------------------------------------------------------------------------------------

    def find_cards(self, query: str) -> list[str]:
        """Code, name, type, set and cost of each card that has every word of a query."""
        wanted = query.casefold().split()
        out = []
        for code, facts in load_facts(self.content.packs).items():
            line = self.texts.t(
                "card-line",
                code=code,
                name=self.name(code),
                kind=self.kind(facts),
                set=self.set_name(facts.set),
                cost=-1 if facts.cost is None else facts.cost,
            )
            traits = [called(self.texts, "trait", trait) for trait in facts.traits]
            about = " ".join([line, facts.set, facts.subname, *traits, *facts.traits]).casefold()
            if any(word not in about for word in wanted):  # texts take time
                about += " " + " ".join(self.text(code)).casefold()
            if all(word in about for word in wanted):
                out.append(line)
        return out

    def card(self, word: str) -> list[str]:
        """Facts, text and source of a card, by code or name."""
        out: list[str] = []
        for code in self.codes(word):
            out += self.face(code)
        return out

    def codes(self, word: str, whole: bool = False) -> list[str]:
        """The faces that a word names: a code, a card's number with all its sides, a name, or a part of one name.

        Raises BadInput if there is none, or if it is a part of several names. `whole`: no parts, and no error.
        """
        facts = load_facts(self.content.packs)
        wanted = word.strip().casefold()
        found = [code for code in facts if wanted and wanted in (code, code.rstrip("abcd"))]
        found = found or [code for code in facts if self.name(code).casefold() == wanted]
        if found or whole:
            return found
        if not wanted:
            raise BadInput("Name a card, by its code or name.")
        part = [code for code in facts if wanted in self.name(code).casefold()]
        names = list(dict.fromkeys(self.name(code) for code in part))
        if len(names) == 1:
            return part
        if not names:
            raise BadInput(f"There is no card {word!r}; `goldenrule cards champions` lists all.")
        more = f" and {len(names) - 6} more" if len(names) > 6 else ""
        raise BadInput(f"Several cards have {word!r} in their names: {', '.join(names[:6])}{more}.")

    def face(self, code: str) -> list[str]:
        """Everything about one face."""
        facts = load_facts(self.content.packs)[code]
        t = self.texts.t
        head = t("card-head", name=self.name(code), kind=self.kind(facts), set=self.set_name(facts.set), code=code)
        out = [head]
        if facts.subname:
            out.append(facts.subname)
        if facts.traits:
            out.append(", ".join(called(self.texts, "trait", trait) for trait in facts.traits))
        numbers = self.numbers(facts)
        if numbers:
            out.append(", ".join(numbers))
        out += card_text(self.texts, self.content, code)
        if facts.boost or facts.boost_star:
            out.append(t("card-boost", n=facts.boost, star="yes" if facts.boost_star else "no"))
        return out + sources.told(self.texts, facts.source)

    def kind(self, facts: Facts) -> str:
        """ "hero", "event (identity)", "villain II". What its set says already is left out: "event" of justice."""
        kind = self.texts.t(f"type-{slug(facts.type)}")
        if facts.classification not in ("", "encounter", facts.set):
            aspect = self.texts.t(f"aspect-{facts.classification}")
            return self.texts.t("card-kind", kind=kind, aspect=aspect)
        return f"{kind} {facts.stage}".strip()

    def set_name(self, name: str) -> str:
        """The name of a set: a hero's, an aspect, a scenario's or an encounter set's."""
        hero = name.removesuffix("_nemesis")
        if hero in heroes(self.content.packs):
            called = self.name(heroes(self.content.packs)[hero].hero)
            return self.texts.t("card-nemesis", hero=called) if hero != name else called
        if name in scenarios(self.content.packs):
            return scenarios(self.content.packs)[name].name
        if name in encounter_sets(self.content.packs):
            return encounter_sets(self.content.packs)[name].name
        key = f"aspect-{name}"
        return self.texts.t(key) if self.texts.has(key) else name.replace("_", " ")  # a set of a pack

    def numbers(self, facts: Facts) -> list[str]:
        """The printed numbers of a face: cost, statistics, threat, resources."""
        t = self.texts.t
        out = []
        if facts.cost is not None:
            out.append(t("card-cost", n="X" if facts.cost < 0 else str(facts.cost)))
        if facts.resources:
            names = [t(f"resource-{letter.lower()}") for letter in facts.resources]
            out.append(t("card-pays", resources=", ".join(names)))
        for key, n in zip(_STATS, (facts.atk, facts.thw, facts.defense, facts.rec, facts.sch)):
            if n is not None:
                out.append(f"{t('stat-' + key)} {'-' if n == -1 else 'X' if n < 0 else n}")
        if facts.hp is not None:
            out.append(t("card-hp", n=facts.hp, each=int(facts.hp_per_player)))
        if facts.hand_size:
            out.append(t("card-hand-size", n=facts.hand_size))
        if facts.type in ("main_scheme", "side_scheme") and not facts.stage.endswith("A"):
            out.append(t("card-start", n=facts.start, each=int(facts.start_per_player)))
        if facts.target:
            out.append(t("card-target", n=facts.target, each=int(facts.target_per_player)))
        if facts.accel:
            out.append(t("card-accel", n=facts.accel, each=int(facts.accel_per_player)))
        for n, key in ((facts.atk_cons, "card-atk-cons"), (facts.thw_cons, "card-thw-cons")):
            if n:
                out.append(t(key, n=n))
        return out


TERMS = 3
CLAUSES = 4
"""How many terms, and clauses of each, an explanation shows at most."""
_SHOWN = (ids.ATK, ids.THW, ids.DEF, ids.REC, ids.SCH, ids.HP)
_STAT_NAMES = {slug(name): stat for stat, name in enumerate(ids.STAT_NAMES) if stat != ids.TRAIT}
_STATS = ("atk", "thw", "def", "rec", "sch")
