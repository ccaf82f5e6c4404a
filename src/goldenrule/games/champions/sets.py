"""All faces and sets that there are with some packs."""

from __future__ import annotations

from collections import Counter

import msgspec

from goldenrule.games.champions.facts import Facts
from goldenrule.games.champions.pack_cards import core
from goldenrule.games.champions.set_entries import (
    EncounterSet,
    HeroSet,
    Scenario,
    StarterDeck,
    completed_deck,
    completed_hero,
    completed_scenario,
    completed_set,
)
from goldenrule.packs.reading import Pack, by_packs, combine

Packs = tuple[Pack, ...]


class Box(msgspec.Struct, frozen=True):
    """All faces and sets that there are with some packs."""

    faces: dict[str, Facts]
    heroes: dict[str, HeroSet]
    starter_decks: dict[str, StarterDeck]
    scenarios: dict[str, Scenario]
    encounter_sets: dict[str, EncounterSet]


@by_packs
def box(packs: Packs = ()) -> Box:
    """The core set with packs, a later one replacing what an earlier one has."""
    every = (core(), *packs)
    faces = {
        code: Facts(*[getattr(card, field) for field in Facts.__struct_fields__])
        for code, card in combine(every, "cards").items()
    }
    heroes = {id: completed_hero(entry, faces) for id, entry in combine(every, "heroes").items()}
    decks = combine(every, "starter_decks")
    return Box(
        faces,
        heroes,
        {id: completed_deck(entry, heroes.get(entry.hero)) for id, entry in decks.items()},
        {id: completed_scenario(entry, faces) for id, entry in combine(every, "scenarios").items()},
        {id: completed_set(entry, faces) for id, entry in combine(every, "encounter_sets").items()},
    )


def load_facts(packs: Packs = ()) -> dict[str, Facts]:
    """All faces by code, those of the core set in printed order first. The dict is shared: do not change it."""
    return box(packs).faces


def heroes(packs: Packs = ()) -> dict[str, HeroSet]:
    """Hero sets by id, in printed order, then those of packs. The dict is shared: do not change it."""
    return box(packs).heroes


def starter_decks(packs: Packs = ()) -> dict[str, StarterDeck]:
    """Starter decks by hero id. The dict is shared: do not change it."""
    return box(packs).starter_decks


def scenarios(packs: Packs = ()) -> dict[str, Scenario]:
    """Scenarios by id, easiest first. The dict is shared: do not change it."""
    return box(packs).scenarios


def encounter_sets(packs: Packs = ()) -> dict[str, EncounterSet]:
    """Standard, expert and modular sets by id. The dict is shared: do not change it."""
    return box(packs).encounter_sets


def modulars(packs: Packs = ()) -> dict[str, EncounterSet]:
    """Modular sets by id, in order of difficulty."""
    chosen = sorted((s for s in encounter_sets(packs).values() if s.kind == "modular"), key=lambda s: s.difficulty)
    return {entry.id: entry for entry in chosen}


def pools() -> dict[str, dict[str, int]]:
    """The cards of each aspect and the basic cards in one box."""
    found: dict[str, dict[str, int]] = {}
    for face in load_facts().values():
        if face.classification not in ("identity", "encounter"):
            found.setdefault(face.classification, {})[face.code] = face.quantity
    return found


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
