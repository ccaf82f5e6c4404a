"""The faults of a pack of Champions, each found by one function."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from goldenrule.games.champions import ids
from goldenrule.games.champions import ops as o
from goldenrule.games.champions import selectors as s
from goldenrule.games.champions.abilities import CardAbility, Resource
from goldenrule.games.champions.cost_checks import cost_faults
from goldenrule.games.champions.facts import FACEDOWN_MINION, OF_PLAYERS, TYPES, VARIABLE, fault
from goldenrule.games.champions.pack_cards import PackCard
from goldenrule.games.champions.set_entries import HeroSet, Scenario
from goldenrule.games.champions.sets import encounter_sets, heroes, load_facts, scenarios, starter_decks
from goldenrule.kernel import ops as k
from goldenrule.kernel.choices import Choose, ChooseSome
from goldenrule.kernel.expressions import Bound, It
from goldenrule.packs.field_types import snake
from goldenrule.packs.problems import Problem, nearest
from goldenrule.packs.reading import Pack
from goldenrule.packs.trees import DEEPEST, IDLE, LARGEST, NAME, NESTING, is_idle, nodes
from goldenrule.words.phrases import Phrase

HERO_CARDS: Final = 15
MOST_COPIES: Final = 99
MOST_LISTED: Final = 300
"""Cards of one deck or set; with four players and every set that a scenario asks for it can be played with."""
MOST_STAGES: Final = 20
_CODE = re.compile(r"[A-Za-z0-9_-]{1,40}")
_KEYWORD = re.compile(
    r"guard|toughness|quickstrike|surge|peril|overkill|restricted|retaliate [1-9]|uses [1-9][0-9]? [a-z][a-z_]{0,19}"
)
_PLAYER_TYPES = frozenset(OF_PLAYERS)
_LEAST: Final = {
    **dict.fromkeys(("cost", "atk", "thw", "defense", "rec", "sch"), VARIABLE),
    **dict.fromkeys(("hp", "hand_size", "atk_cons", "thw_cons", "boost"), 0),
    **dict.fromkeys(("start", "accel", "target", "max_per_deck"), 0),
}
"""The least that numbers can be: stats and costs may be a dash or an X. Changes of a number can be below 0."""
_STARS: Final = (("boost_star", "boost"),)
OF_THE_TRIGGER: Final = (
    s.AttackedPlayer, s.EventAmount, s.EventSource, s.EventTarget, s.EveryTarget, o.CancelCard, o.CancelEffects,
    o.GainOverkill, o.Prevent, o.Replace,
)  # fmt: skip
"""Words about what has triggered an ability: they mean nothing where nothing has."""
NAMING: Final = (s.InPlay, s.Encounter, s.Carries, s.YourHero, s.YourAlterEgo)
"""Words that find cards by their name."""
_NESTING: Final = (*NESTING, o.DamageEach, o.PlayersDo)


class Check:
    """The faults of one pack, each found by one function."""

    def __init__(self, pack: Pack, before: tuple[Pack, ...]) -> None:
        self.pack = pack
        self.packs = (*before, pack)
        self.earlier = load_facts(before)
        self.facts = load_facts(self.packs)
        self.cards: dict[str, PackCard] = pack.part("cards")
        self.names = {facts.name for facts in self.facts.values()}

    def all(self) -> Iterator[Problem]:
        for code, card in self.cards.items():
            for text in self.card(code, card):
                yield self.pack.problem("cards", code, text)
        for id in self.pack.part("heroes"):
            for text in self.hero(heroes(self.packs)[id]):
                yield self.pack.problem("heroes", id, text)
        for id in self.pack.part("starter_decks"):
            deck = starter_decks(self.packs)[id]
            if deck.hero not in heroes(self.packs):
                known = nearest(deck.hero, list(heroes(self.packs)))
                yield self.pack.problem(
                    "starter_decks", id, Phrase("champions-pack-no-hero", hero=deck.hero, close=known)
                )
            for text in self.listed(deck.cards, _PLAYER_TYPES):
                yield self.pack.problem("starter_decks", id, text)
        for id in self.pack.part("encounter_sets"):
            found = encounter_sets(self.packs)[id]
            if found.kind not in ("standard", "expert", "modular"):
                yield self.pack.problem("encounter_sets", id, Phrase("champions-pack-kind-standard"))
            for text in self.listed(found.cards, TYPES - _PLAYER_TYPES):
                yield self.pack.problem("encounter_sets", id, text)
        for id in self.pack.part("scenarios"):
            for text in self.scenario(scenarios(self.packs)[id]):
                yield self.pack.problem("scenarios", id, text)
        included = self.included()
        for code, card in self.cards.items():
            free = card.type in _PLAYER_TYPES and card.classification != "identity"  # for any deck
            if code not in included and not free:
                yield self.pack.problem("cards", code, Phrase("champions-pack-nothing-includes"))

    # -- cards -------------------------------------------------------------------------------------------------------

    def card(self, code: str, card: PackCard) -> Iterator[Phrase]:
        if not _CODE.fullmatch(code) or code in (FACEDOWN_MINION.code, "rule"):
            yield Phrase("champions-pack-no-code")
        if not card.name.strip():
            yield Phrase("pack-card-name")
        if wrong := fault(self.facts[code], self.facts):
            yield Phrase("champions-pack-facts", wrong=wrong)
        if not 1 <= card.quantity <= MOST_COPIES:
            yield Phrase("champions-pack-quantity-can", quantity=card.quantity, most=MOST_COPIES)
        other = self.earlier.get(code)
        if other is not None and other.type != card.type:
            yield Phrase("champions-pack-code-type-choose", name=other.name, type=other.type)
        for keyword in card.keywords:
            if not _KEYWORD.fullmatch(keyword):
                yield Phrase(
                    "champions-pack-no-keyword", keyword=keyword, close=nearest(keyword.partition(" ")[0], KEYWORDS)
                )
        yield from self.facts_of_type(card)
        kinds = Counter(ability.kind for ability in card.abilities)
        for star, kind in _STARS:
            if getattr(card, star) and not kinds[kind]:
                yield Phrase("champions-pack-but-no-ability", star=star, kind=kind)
            if kinds[kind] and not getattr(card, star):
                yield Phrase("champions-pack-ability-kind", kind=kind, star=star)
        for node, _ in nodes(card.play):
            if isinstance(node, OF_THE_TRIGGER):
                yield Phrase("champions-pack-play-speaks-trigger", word=snake(type(node).__name__))
        for n, ability in enumerate(card.abilities, 1):
            for text in self.ability(card, ability):
                yield Phrase("problem-ability", n=n, text=text)
        for name, ability in card.lasting.items():
            for text in self.ability(card, ability):
                yield Phrase("problem-lasting", name=name, text=text)
        if len([1 for _ in nodes((card.abilities, tuple(card.lasting.values()), card.play))]) > LARGEST:
            yield Phrase("pack-card-large", most=LARGEST)
        for name in card.lasting:
            if not NAME.fullmatch(name):
                yield Phrase("champions-pack-lasting-effect-cannot", name=name)
        if card.play.counters is not None and not NAME.fullmatch(card.play.counters[0]):
            yield Phrase("champions-pack-counters", name=card.play.counters[0])

    def facts_of_type(self, card: PackCard) -> Iterator[Phrase]:
        """Facts without which a card of its type cannot be played with."""
        for field in _NEEDED.get(card.type, ()):
            if getattr(card, field) in (None, "") or (field in ("hp", "hand_size") and getattr(card, field) == 0):
                yield Phrase("champions-pack-card-type-needs", type=card.type, field=field)
        for field, least in _LEAST.items():
            n = getattr(card, field)
            if n is not None and n < least:
                yield Phrase("champions-pack-can-more", field=field, n=n, least=least)
        if card.type == "attachment" and card.play.attach is None:
            yield Phrase("champions-pack-attachment-to-nothing")
        if card.type in _PLAYER_TYPES and card.classification in ("", "encounter"):
            yield Phrase("champions-pack-players-card-classification")

    def ability(self, card: PackCard, ability: CardAbility) -> Iterator[Phrase]:
        if is_idle(ability):
            yield IDLE
        letters = [ability.cost.resources.replace("1", "")]
        if isinstance(ability, Resource) and isinstance(ability.produces, str):
            letters.append(ability.produces)
        for node, depth in nodes(ability, _NESTING):
            if ability.when is None and isinstance(node, OF_THE_TRIGGER):
                word = snake(type(node).__name__)
                yield Phrase("champions-pack-speaks-what-triggered", word=word)
            if isinstance(node, o.SpendResources | s.CanSpend):
                letters.append(node.resources.replace("1", ""))
            if isinstance(node, o.Lasts) and node.name not in card.lasting:
                yield Phrase("champions-pack-lasts-starts", name=node.name)
            if isinstance(node, o.EnemyAttacks) and node.rider and node.rider not in card.lasting:
                yield Phrase("champions-pack-enemy-attacks-names", rider=node.rider)
            if isinstance(node, Choose | ChooseSome | k.ForEach | k.Bind | It | Bound):
                if not NAME.fullmatch(node.name):
                    yield Phrase("champions-pack-binding", name=node.name)
            if isinstance(node, o.AddCounters | o.SpendCounter | s.CountersOn) and not NAME.fullmatch(node.name):
                yield Phrase("champions-pack-counters", name=node.name)
            if isinstance(node, NAMING) and node.name and node.name not in self.names:
                close = nearest(node.name, sorted(self.names))
                yield Phrase("champions-pack-no-name", word=snake(type(node).__name__), name=node.name, close=close)
            if depth > DEEPEST:
                yield Phrase("pack-card-deep", most=DEEPEST)
                break
        yield from cost_faults(card, ability, [card, *[each for each in self.cards.values() if each.code == card.back]])
        for found in letters:
            if not set(ids.RESOURCE_TYPES).issuperset(found):
                yield Phrase("champions-pack-resources-not-made", found=found, letters=ids.RESOURCE_TYPES)

    # -- sets --------------------------------------------------------------------------------------------------------

    def listed(self, cards: Mapping[str, int], types: frozenset[str]) -> Iterator[Phrase]:
        for code, n in cards.items():
            facts = self.facts.get(code)
            if facts is None:
                yield Phrase("champions-pack-lists-no-facts", code=code, close=nearest(code, list(self.facts)))
            elif facts.type not in types:
                yield Phrase("champions-pack-lists-type", code=code, name=facts.name, type=facts.type)
            elif not 1 <= n <= MOST_COPIES:
                yield Phrase("champions-pack-lists-can-listed", n=n, code=code, name=facts.name, most=MOST_COPIES)
        if (total := sum(cards.values())) > MOST_LISTED:
            yield Phrase("champions-pack-lists-cards", total=total, most=MOST_LISTED)

    def one(self, code: str, field: str, type: str) -> Iterator[Phrase]:
        facts = self.facts.get(code)
        if facts is None:
            yield Phrase("champions-pack-no-facts", field=field, code=code, close=nearest(code, list(self.facts)))
        elif facts.type != type:
            yield Phrase(
                "champions-pack-type-not", field=field, code=code, name=facts.name, type=facts.type, wanted=type
            )

    def hero(self, hero: HeroSet) -> Iterator[Phrase]:
        if not NAME.fullmatch(hero.id):
            yield Phrase("champions-pack-hero-id")
        yield from self.one(hero.hero, "hero", "hero")
        yield from self.one(hero.alter_ego, "alter_ego", "alter_ego")
        yield from self.one(hero.obligation, "obligation", "obligation")
        yield from self.one(hero.nemesis_minion, "nemesis_minion", "minion")
        yield from self.one(hero.nemesis_side_scheme, "nemesis_side_scheme", "side_scheme")
        yield from self.listed(hero.cards, _PLAYER_TYPES)
        yield from self.listed(hero.nemesis, TYPES - _PLAYER_TYPES)
        if (count := sum(hero.cards.values())) != HERO_CARDS:
            yield Phrase("champions-pack-hero-cards", wanted=HERO_CARDS, count=count)
        for code in (hero.nemesis_minion, hero.nemesis_side_scheme):
            if code not in hero.nemesis:
                yield Phrase("champions-pack-not-among-nemesis", code=code)
        found = [self.facts.get(code) for code in (hero.hero, hero.alter_ego, hero.obligation)]
        if found[0] is not None and found[0].back != hero.alter_ego:
            yield Phrase(
                "champions-pack-other-face", hero=hero.hero, back=found[0].back or "none", alter_ego=hero.alter_ego
            )
        if found[1] is not None and found[2] is not None and found[2].obligation_for != found[1].name:
            yield Phrase("champions-pack-obligation-for", obligation=hero.obligation, name=found[1].name)
        if hero.starter_aspect not in _ASPECTS:
            yield Phrase("champions-pack-starter-aspect-one", aspects=sorted(_ASPECTS))

    def scenario(self, scenario: Scenario) -> Iterator[Phrase]:
        for code in scenario.villain.values():
            yield from self.one(code, "villain", "villain")
        for pair in scenario.main_schemes:
            for code in pair:
                yield from self.one(code, "main scheme", "main_scheme")
        yield from self.listed(scenario.cards, TYPES - _PLAYER_TYPES)
        known = set(encounter_sets(self.packs))
        for name in (*scenario.required_sets, *scenario.expert_sets, scenario.default_modular):
            if name not in known:
                yield Phrase("champions-pack-no-encounter-set", name=name, close=nearest(name, sorted(known)))
        for stage in (*scenario.standard_stages, *scenario.expert_stages):
            if stage not in scenario.villain:
                yield Phrase("champions-pack-villain-no-stage", stage=stage)
        if not scenario.standard_stages or not scenario.expert_stages or not scenario.main_schemes:
            yield Phrase("champions-pack-needs-least-one")
        for stages in (scenario.standard_stages, scenario.expert_stages, scenario.main_schemes):
            if len(stages) > MOST_STAGES:
                yield Phrase("champions-pack-stages-most-can", n=len(stages), most=MOST_STAGES)

    def included(self) -> set[str]:
        """The codes of all cards that some set lists."""
        found: set[str] = set()
        for hero in heroes(self.packs).values():
            found |= {hero.hero, hero.alter_ego, hero.obligation, *hero.cards, *hero.nemesis}
        for encounter in encounter_sets(self.packs).values():
            found |= set(encounter.cards)
        for scenario in scenarios(self.packs).values():
            found |= {*scenario.cards, *scenario.villain.values()}
            found |= {code for pair in scenario.main_schemes for code in pair}
        return found


_ASPECTS: Final = frozenset({"aggression", "justice", "leadership", "protection"})
KEYWORDS: Final = [
    "guard", "toughness", "quickstrike", "surge", "peril", "overkill", "restricted", "retaliate", "uses",
]  # fmt: skip
_NEEDED: Final[Mapping[str, tuple[str, ...]]] = {
    "hero": ("hp", "hand_size", "atk", "thw", "defense", "back"),
    "alter_ego": ("hp", "hand_size", "rec", "back"),
    "ally": ("hp", "atk", "thw", "resources"),
    "villain": ("hp", "atk", "sch", "stage"),
    "minion": ("hp", "atk", "sch"),
    "main_scheme": ("stage",),
    "obligation": ("obligation_for",),
}
