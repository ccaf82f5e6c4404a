"""The printed facts of a card face."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from goldenrule.gamekit.sources import Source
from goldenrule.words.phrases import Phrase

DASH = -1
"""A printed dash: the power is absent and cannot be used."""
VARIABLE = -2
"""A printed X: an ability of the card defines the value."""

TYPES = frozenset(
    {
        "hero", "alter_ego", "ally", "event", "resource", "support", "upgrade", "villain", "main_scheme",
        "side_scheme", "minion", "attachment", "treachery", "environment", "obligation",
    }
)  # fmt: skip
IDENTITY = ("hero", "alter_ego")
CHARACTERS = frozenset({*IDENTITY, "ally", "villain", "minion"})
OF_PLAYERS = ("ally", "event", "resource", "support", "upgrade")
"""Types of the cards that make up players' decks."""
CLASSIFICATIONS = frozenset({"identity", "aggression", "justice", "leadership", "protection", "basic", "encounter"})
RESOURCE_LETTERS = frozenset("EMPW")
ICONS = frozenset({"acceleration", "hazard", "crisis"})


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is printed on one card face; behaviour is kept elsewhere and joined by `code`.

    A stat of None is not printed on the face, `DASH` is a printed dash, `VARIABLE` a printed X.
    `back` names the other face of a two-faced card, from both faces. `quantity` counts cards in one box. `source` says
    where its values come from.
    `obligation_for` is the name of an alter-ego; `nemesis_of` is the hero set of a nemesis minion or side scheme.
    """

    code: str
    name: str
    type: str
    set: str
    classification: str = ""
    subname: str = ""
    unique: bool = False
    traits: tuple[str, ...] = ()
    cost: int | None = None
    resources: str = ""
    atk: int | None = None
    thw: int | None = None
    defense: int | None = None
    rec: int | None = None
    sch: int | None = None
    atk_star: bool = False
    sch_star: bool = False
    atk_mod: int = 0
    sch_mod: int = 0
    hp: int | None = None
    hp_per_player: bool = False
    hand_size: int = 0
    atk_cons: int = 0
    thw_cons: int = 0
    boost: int = 0
    boost_star: bool = False
    keywords: tuple[str, ...] = ()
    start: int = 0
    start_per_player: bool = False
    accel: int = 0
    accel_per_player: bool = False
    target: int = 0
    target_per_player: bool = False
    icons: tuple[str, ...] = ()
    stage: str = ""
    back: str = ""
    quantity: int = 1
    max_per_deck: int = 0
    obligation_for: str = ""
    nemesis_of: str = ""
    source: Source = ""

    def __post_init__(self) -> None:
        """Only the cards of decks have to say whose they are."""
        if not self.classification and self.type in TYPES and self.type not in OF_PLAYERS:
            kind = "identity" if self.type in IDENTITY else "encounter"
            msgspec.structs.force_setattr(self, "classification", kind)


FACEDOWN_MINION = Facts(
    code="drone",
    name="Drone",
    type="minion",
    set="ultron",
    classification="encounter",
    traits=("Drone",),
    atk=VARIABLE,
    sch=VARIABLE,
    hp=VARIABLE,
    source="printed",
)
"""The face that a player card shows while it lies facedown as a minion; the environment Ultron Drones says the rest."""


def is_back(face: Facts) -> bool:
    """True for the second face of a card (an alter-ego, a B side), which is not a card of its own in a count."""
    return face.type == "alter_ego" or (face.type == "main_scheme" and face.stage.endswith("B"))


def fault(face: Facts, faces: Mapping[str, Facts]) -> Phrase | None:
    """What is wrong with the values of a well-formed face, or None."""
    if face.type not in TYPES:
        return Phrase("champions-pack-unknown-type", type=face.type, types=sorted(TYPES))
    if face.classification not in CLASSIFICATIONS:
        known = sorted(CLASSIFICATIONS)
        return Phrase("champions-pack-unknown-classification", classification=face.classification, known=known)
    if not RESOURCE_LETTERS.issuperset(face.resources):
        return Phrase("champions-pack-unknown-resource", resources=face.resources)
    if not ICONS.issuperset(face.icons):
        return Phrase("champions-pack-unknown-scheme-icon", icons=face.icons)
    if face.back:
        other = faces.get(face.back)
        if other is None or other.back != face.code:
            return Phrase("champions-pack-other-face-missing", back=face.back)
    return None
