"""How cards are grouped: hero sets, pools, starter decks, scenarios and encounter sets.

A card says which set it belongs to, and how many copies of it a box holds. So what a set lists follows from its cards;
an entry of a pack may list other ones instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from goldenrule.games.champions.facts import FACEDOWN_MINION, OF_PLAYERS, Facts
from goldenrule.packs.reading import Pack, by_packs, combine

Packs = tuple[Pack, ...]
Copies = Mapping[str, int]
"""Codes with numbers of copies."""


class HeroSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An identity with its 15 cards, its obligation and its set-aside nemesis cards.

    What is left out follows from the cards whose set is `id`, and `id`_nemesis.
    """

    id: str
    starter_aspect: str
    hero: str = ""
    alter_ego: str = ""
    cards: Copies = {}
    obligation: str = ""
    nemesis: Copies = {}
    nemesis_minion: str = ""
    nemesis_side_scheme: str = ""


class StarterDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ready-made deck of 40 cards; `hero` is the id of a hero set, whose own cards are in it unless it lists some."""

    hero: str
    aspect: str
    cards: Copies


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A villain (stage to code), its main schemes (A and B face per stage, in order) and its encounter cards.

    `cards` leaves out the villain and scheme cards. Expert mode adds `expert_sets` to `required_sets`. What is left out
    follows from the cards whose set is `id`.
    """

    id: str
    name: str
    standard_stages: tuple[str, ...]
    expert_stages: tuple[str, ...]
    required_sets: tuple[str, ...]
    expert_sets: tuple[str, ...]
    default_modular: str
    villain: Mapping[str, str] = {}
    main_schemes: tuple[tuple[str, str], ...] = ()
    cards: Copies = {}

    def villain_deck(self, expert: bool = False) -> tuple[str, ...]:
        """The codes of the villain stages that are used, the first stage first."""
        return tuple(self.villain[stage] for stage in (self.expert_stages if expert else self.standard_stages))


class EncounterSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set that joins the encounter deck; `kind` is standard, expert or modular, `difficulty` 1-5 if modular.

    Its cards are those whose set is `id`, unless it lists others.
    """

    id: str
    name: str
    kind: str
    difficulty: int = 0
    cards: Copies = {}


Faces = Mapping[str, Facts]


def copies(cards: Iterable[Facts]) -> dict[str, int]:
    """Cards with as many copies as a box holds of each."""
    return {card.code: card.quantity for card in cards}


def completed_hero(entry: HeroSet, faces: Faces) -> HeroSet:
    """A hero set with all that its cards say."""
    own = [face for face in faces.values() if face.set == entry.id]
    aside = [face for face in faces.values() if face.set == f"{entry.id}_nemesis"]
    return msgspec.structs.replace(
        entry,
        hero=entry.hero or _first(own, "hero"),
        alter_ego=entry.alter_ego or _first(own, "alter_ego"),
        cards=entry.cards or copies(face for face in own if face.type in OF_PLAYERS),
        obligation=entry.obligation or _first(own, "obligation"),
        nemesis=entry.nemesis or copies(aside),
        nemesis_minion=entry.nemesis_minion or _first(aside, "minion"),
        nemesis_side_scheme=entry.nemesis_side_scheme or _first(aside, "side_scheme"),
    )


def completed_deck(entry: StarterDeck, hero: HeroSet | None) -> StarterDeck:
    """A starter deck with the cards of its hero."""
    if hero is None or any(code in hero.cards for code in entry.cards):
        return entry
    return msgspec.structs.replace(entry, cards={**hero.cards, **entry.cards})


def completed_scenario(entry: Scenario, faces: Faces) -> Scenario:
    """A scenario with all that its cards say."""
    own = [face for face in faces.values() if face.set == entry.id]
    schemes = tuple((face.code, face.back) for face in own if face.type == "main_scheme" and face.stage.endswith("A"))
    return msgspec.structs.replace(
        entry,
        villain=entry.villain or {face.stage: face.code for face in own if face.type == "villain"},
        main_schemes=entry.main_schemes or schemes,
        cards=entry.cards or copies(face for face in own if face.type not in ("villain", "main_scheme")),
    )


def completed_set(entry: EncounterSet, faces: Faces) -> EncounterSet:
    """An encounter set with its cards."""
    own = copies(face for face in faces.values() if face.set == entry.id)
    return msgspec.structs.replace(entry, cards=entry.cards or own)


def _first(cards: Iterable[Facts], type: str) -> str:
    return next((card.code for card in cards if card.type == type), "")


# -- what there is, by packs -----------------------------------------------------------------------


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
    from goldenrule.games.champions.packs import core  # it needs the sets to check packs

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


def shown_facts(packs: Packs = ()) -> dict[str, Facts]:
    """The same, with the face that facedown minions show: every face that may lie on the table."""
    return {**box(packs).faces, FACEDOWN_MINION.code: FACEDOWN_MINION}


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
