"""How cards are grouped: hero sets, pools, starter decks, scenarios and encounter sets.

A card says which set it belongs to, and how many copies of it a box holds. So what a set lists follows from its cards;
an entry of a pack may list other ones instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from goldenrule.games.champions.facts import OF_PLAYERS, Facts

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
