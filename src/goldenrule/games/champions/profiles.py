"""What to know before choosing heroes, aspects, a scenario, a mode or modular sets of Champions."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from goldenrule.gamekit.board import Fact
from goldenrule.gamekit.profiles import (
    Profile,
    ProfileCards,
    count,
    difficulty_of,
    measured,
    own_sentence,
    with_bars,
)
from goldenrule.gamekit.text_lists import Translator
from goldenrule.games.champions import card_face
from goldenrule.games.champions.abilities import CardAbility
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.clauses import PACKAGE
from goldenrule.games.champions.rules.setup import aspect_decks
from goldenrule.games.champions.set_entries import HeroSet, Scenario
from goldenrule.games.champions.sets import Packs, encounter_sets, heroes, load_facts, modulars, scenarios
from goldenrule.games.champions.text.names import set_name

HERO_BOUNDS: Final = (60.0, 50.0, 40.0, 30.0)
"""Least win rates of the levels of heroes, in the first scenario."""
SCENARIO_BOUNDS: Final = (40.0, 20.0, 10.0, 4.0)
"""Least win rates of the levels of scenarios: the bot that is measured does not search, and wins few games."""
LABELS: Final = ("attack", "thwart", "defense")
PLAYED: Final = ("ally", "event", "support", "upgrade", "resource")
ENCOUNTERED: Final = ("minion", "treachery", "attachment", "side_scheme", "environment")


class Profiles:
    """The profiles of choices with some packs, in one language."""

    def __init__(self, texts: Translator, packs: Packs) -> None:
        self.texts = texts
        self.packs = packs
        self.content = load_content(packs)
        self.facts = load_facts(packs)

    def of(self, step: str, id: str, answers: Mapping[str, Sequence[str]]) -> Profile | None:
        """The profile of a choice of a step, after other answers; None for one without."""
        known = scenarios(self.packs)
        scenario = known.get(answers.get("scenario", [""])[0]) or next(iter(known.values()))
        if step == "heroes" and id in heroes(self.packs):
            return self.hero(heroes(self.packs)[id])
        if step.startswith("aspect"):
            return self.aspect(id)
        if step == "scenario":
            return self.scenario(known[id])
        if step == "expert":
            return self.mode(scenario, expert=id == "expert")
        return self.modular(id) if step == "modular" and id in modulars(self.packs) else None

    # -- heroes and aspects ------------------------------------------------------------------------------------------

    def hero(self, hero: HeroSet) -> Profile:
        first = next(iter(scenarios(self.packs).values()))
        found = measured(PACKAGE, f"hero:{hero.id}", HERO_BOUNDS)
        every = [self.identity(each) for each in heroes(self.packs).values()]
        return Profile(
            strengths=own_sentence(self.texts, "champions", "hero", hero.id),
            level=found.level,
            difficulty=difficulty_of(self.texts, found.level),
            why=found.why(self.texts, "profile-why-hero", scenario=set_name(self.texts, first)),
            facts=[
                *with_bars(self.identity(hero), every),
                *self.labels(hero.cards),
                *self.types(hero.cards, PLAYED),
                *self.resources(hero.cards),
            ],
            cards=[
                self.group("identity", {hero.hero: 1, hero.alter_ego: 1}),
                self.group("own", hero.cards),
                self.group("nemesis", {hero.obligation: 1, **hero.nemesis}),
            ],
        )

    def identity(self, hero: HeroSet) -> list[Fact]:
        """The printed numbers of both sides of an identity; hit points and hand size once."""
        out: dict[str, Fact] = {}
        for code in (hero.hero, hero.alter_ego):
            for each in card_face.numbers(self.texts, self.facts[code]):
                out.setdefault(each.key, each)
        return list(out.values())

    def aspect(self, id: str) -> Profile:
        cards = aspect_decks(self.packs)[id]
        own = {code: n for code, n in cards.items() if self.facts[code].classification == id}
        basic = {code: n for code, n in cards.items() if code not in own}
        return Profile(
            strengths=own_sentence(self.texts, "champions", "aspect", id),
            facts=[*self.labels(own), *self.types(own, PLAYED)],
            cards=[self.group("aspect", own), self.group("basic", basic)],
        )

    # -- what is played against --------------------------------------------------------------------------------------

    def scenario(self, scenario: Scenario) -> Profile:
        found = measured(PACKAGE, f"scenario:{scenario.id}", SCENARIO_BOUNDS)
        every = [self.opposition(each) for each in scenarios(self.packs).values()]
        schemes = {code: 1 for stage in scenario.main_schemes for code in stage}
        return Profile(
            strengths=own_sentence(self.texts, "champions", "scenario", scenario.id),
            level=found.level,
            difficulty=difficulty_of(self.texts, found.level),
            why=found.why(self.texts, "profile-why-scenario"),
            facts=[*with_bars(self.opposition(scenario), every), *self.types(scenario.cards, ENCOUNTERED)],
            cards=[
                self.group("villain", dict.fromkeys(scenario.villain.values(), 1)),
                self.group("scheme", schemes),
                self.group("encounter", scenario.cards),
            ],
        )

    def mode(self, scenario: Scenario, expert: bool) -> Profile:
        found = measured(PACKAGE, f"{'expert' if expert else 'scenario'}:{scenario.id}", SCENARIO_BOUNDS)
        sets = scenario.required_sets + (scenario.expert_sets if expert else ())
        both = [self.opposition(scenario), self.opposition(scenario, expert=True)]
        cards = [self.group("villain", dict.fromkeys(scenario.villain_deck(expert), 1))]
        for id in sets:
            entry = encounter_sets(self.packs)[id]
            cards.append(ProfileCards(set_name(self.texts, entry), [*entry.cards.items()]))
        return Profile(
            strengths=own_sentence(self.texts, "champions", "mode", "expert" if expert else "standard"),
            level=found.level,
            difficulty=difficulty_of(self.texts, found.level),
            why=found.why(self.texts, "profile-why-scenario"),
            facts=with_bars(both[expert], both),
            cards=cards,
        )

    def opposition(self, scenario: Scenario, expert: bool = False) -> list[Fact]:
        """The hit points of a villain over all stages, for one player, ATK and SCH of the first one, threat to lose."""
        stages = [self.facts[code] for code in scenario.villain_deck(expert)]
        first = {each.key: each for each in card_face.numbers(self.texts, stages[0])}
        threat = sum(self.facts[back].target for _, back in scenario.main_schemes)
        return [
            count(self.texts, "life", sum(max(stage.hp or 0, 0) for stage in stages)),
            *(first[key] for key in ("atk", "sch") if key in first),
            count(self.texts, "threat", threat),
        ]

    def modular(self, id: str) -> Profile:
        entry = modulars(self.packs)[id]
        return Profile(
            strengths=own_sentence(self.texts, "champions", "modular", id),
            level=entry.difficulty,
            difficulty=difficulty_of(self.texts, entry.difficulty),
            facts=self.types(entry.cards, ENCOUNTERED),
            cards=[self.group("encounter", entry.cards)],
        )

    # -- counts ------------------------------------------------------------------------------------------------------

    def group(self, key: str, cards: Mapping[str, int]) -> ProfileCards:
        return ProfileCards(self.texts.t(f"profile-group-{key}"), [*cards.items()])

    def types(self, cards: Mapping[str, int], among: Iterable[str]) -> list[Fact]:
        """How many cards there are of each type."""
        found: Counter[str] = Counter()
        for code, n in cards.items():
            found[self.facts[code].type] += n
        return [count(self.texts, type, found[type]) for type in among if found[type]]

    def labels(self, cards: Mapping[str, int]) -> list[Fact]:
        """How many cards attack, thwart and defend."""
        found: Counter[str] = Counter()
        for code, n in cards.items():
            abilities = [each for each in self.content.face(code).abilities if isinstance(each, CardAbility)]
            for label in {each.label for each in abilities} & {*LABELS}:
                found[label] += n
        return [count(self.texts, label, found[label]) for label in LABELS if found[label]]

    def resources(self, cards: Mapping[str, int]) -> list[Fact]:
        """How many resources of each type the cards generate, if they all pay."""
        found: Counter[str] = Counter()
        for code, n in cards.items():
            for letter in self.facts[code].resources:
                found[letter] += n
        return [
            Fact(
                self.texts.t("profile-generates", n=found[letter], name=self.texts.t(f"resource-{letter.lower()}")),
                name=self.texts.t(f"resource-{letter.lower()}"), value=found[letter], tone=tone, key=key,
            )
            for letter, (key, tone) in card_face.RESOURCES.items() if found[letter]
        ]  # fmt: skip
