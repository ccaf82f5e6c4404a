"""How the cards of the core set are grouped: hero sets, pools, starter decks, scenarios and encounter sets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec

from goldenrule.packs.reading import Pack, by_packs, combine

from .facts import load_facts


class HeroSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An identity with its 15 cards, its obligation and its set-aside nemesis cards. Mappings are code to copies."""

    id: str
    hero: str
    alter_ego: str
    cards: Mapping[str, int]
    obligation: str
    nemesis: Mapping[str, int]
    nemesis_minion: str
    nemesis_side_scheme: str
    starter_aspect: str


class StarterDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ready-made deck of 40 cards (code to copies); `hero` is the id of a hero set."""

    hero: str
    aspect: str
    cards: Mapping[str, int]


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A villain (stage to code), its main schemes (A and B face per stage, in order) and its encounter cards.

    `cards` leaves out the villain and scheme cards. Expert mode adds `expert_sets` to `required_sets`.
    """

    id: str
    name: str
    villain: Mapping[str, str]
    standard_stages: tuple[str, ...]
    expert_stages: tuple[str, ...]
    main_schemes: tuple[tuple[str, str], ...]
    cards: Mapping[str, int]
    required_sets: tuple[str, ...]
    expert_sets: tuple[str, ...]
    default_modular: str

    def villain_deck(self, expert: bool = False) -> tuple[str, ...]:
        """The codes of the villain stages that are used, the first stage first."""
        return tuple(self.villain[stage] for stage in (self.expert_stages if expert else self.standard_stages))


class EncounterSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set that joins the encounter deck; `kind` is standard, expert or modular, `difficulty` 1-5 if modular."""

    id: str
    name: str
    kind: str
    cards: Mapping[str, int]
    difficulty: int = 0


class SetData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `data/sets.json`; `pools` maps an aspect, or basic, to all its cards in one box."""

    heroes: tuple[HeroSet, ...]
    pools: Mapping[str, Mapping[str, int]]
    starter_decks: tuple[StarterDeck, ...]
    scenarios: tuple[Scenario, ...]
    encounter_sets: tuple[EncounterSet, ...]


def parse_sets(data: bytes | str, where: str = "sets.json") -> SetData:
    """Read the set lists and check that every code in them has facts.

    Raises ValueError with one sentence that names `where` and the place of the fault.
    """
    try:
        found = msgspec.json.decode(data, type=SetData)
    except msgspec.DecodeError as error:
        raise ValueError(f"{where}: {error}; correct that place.") from error
    facts = load_facts()
    unknown = sorted({f"{code} in {owner}" for owner, code in _codes(found) if code not in facts})
    if unknown:
        raise ValueError(f"{where} names cards without facts: {', '.join(unknown)}; correct the code or add the face.")
    return found


@cache
def load_sets() -> SetData:
    """The set lists of the core set."""
    return parse_sets((files(__package__) / "data" / "sets.json").read_bytes())


T = TypeVar("T")
Packs = tuple[Pack, ...]


def _with(packs: Packs, part: str, key: str, ours: Iterable[T]) -> dict[str, T]:
    """The things of the core set by their key, with those of packs: what has the key of another takes its place."""
    return {**{getattr(entry, key): entry for entry in ours}, **combine(packs, part)}


@by_packs
def heroes(packs: Packs = ()) -> dict[str, HeroSet]:
    """Hero sets by id, in printed order, then those of packs. The dict is shared: do not change it."""
    return _with(packs, "heroes", "id", load_sets().heroes)


@by_packs
def starter_decks(packs: Packs = ()) -> dict[str, StarterDeck]:
    """Starter decks by hero id. The dict is shared: do not change it."""
    return _with(packs, "starter_decks", "hero", load_sets().starter_decks)


@by_packs
def scenarios(packs: Packs = ()) -> dict[str, Scenario]:
    """Scenarios by id, easiest first. The dict is shared: do not change it."""
    return _with(packs, "scenarios", "id", load_sets().scenarios)


@by_packs
def encounter_sets(packs: Packs = ()) -> dict[str, EncounterSet]:
    """Standard, expert and modular sets by id. The dict is shared: do not change it."""
    return _with(packs, "encounter_sets", "id", load_sets().encounter_sets)


@by_packs
def modulars(packs: Packs = ()) -> dict[str, EncounterSet]:
    """Modular sets by id, in order of difficulty. The dict is shared: do not change it."""
    chosen = sorted((s for s in encounter_sets(packs).values() if s.kind == "modular"), key=lambda s: s.difficulty)
    return {entry.id: entry for entry in chosen}


def pools() -> Mapping[str, Mapping[str, int]]:
    """The cards of each aspect and the basic cards, code to copies in one box."""
    return load_sets().pools


def encounter_deck(
    scenario: str, modular: tuple[str, ...] | None = None, expert: bool = False, packs: Packs = ()
) -> dict[str, int]:
    """Code to copies of a scenario's encounter deck before obligations; None takes the default modular set.

    Cards that setup puts into play are included. Raises ValueError for an unknown scenario or set.
    """
    entry = scenarios(packs).get(scenario)
    if entry is None:
        raise ValueError(f"unknown scenario '{scenario}', expected one of {', '.join(scenarios(packs))}.")
    chosen = (entry.default_modular,) if modular is None else modular
    for name in chosen:
        if name not in modulars(packs):
            raise ValueError(f"unknown modular set '{name}', expected one of {', '.join(modulars(packs))}.")
    deck = Counter(entry.cards)
    for name in entry.required_sets + (entry.expert_sets if expert else ()) + chosen:
        deck.update(encounter_sets(packs)[name].cards)
    return dict(deck)


def _codes(data: SetData) -> Iterator[tuple[str, str]]:
    """Every card code of the lists, with the id of the entry that names it."""
    for hero in data.heroes:
        for code in (hero.hero, hero.alter_ego, hero.obligation, hero.nemesis_minion, hero.nemesis_side_scheme):
            yield hero.id, code
        for code in (*hero.cards, *hero.nemesis):
            yield hero.id, code
    for name, pool in data.pools.items():
        for code in pool:
            yield name, code
    for deck in data.starter_decks:
        for code in deck.cards:
            yield f"the starter deck of {deck.hero}", code
    for scenario in data.scenarios:
        for code in (*scenario.villain.values(), *scenario.cards):
            yield scenario.id, code
        for pair in scenario.main_schemes:
            for code in pair:
                yield scenario.id, code
    for entry in data.encounter_sets:
        for code in entry.cards:
            yield entry.id, code
