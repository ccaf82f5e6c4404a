"""The printed facts of every card face of the core set: struct, parser and cached loader."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files

import msgspec

from goldenrule.packs.reading import Pack, by_packs

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
CLASSIFICATIONS = frozenset({"identity", "aggression", "justice", "leadership", "protection", "basic", "encounter"})
RESOURCE_LETTERS = frozenset("EMPW")
ICONS = frozenset({"acceleration", "hazard", "crisis"})


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is printed on one card face; behaviour is kept elsewhere and joined by `code`.

    A stat of None is not printed on the face, `DASH` is a printed dash, `VARIABLE` a printed X.
    `back` names the other face of a two-faced card, from both faces. `quantity` counts cards in one box.
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
    deck_limit: int = 0
    max_per_deck: int = 0
    obligation_for: str = ""
    nemesis_of: str = ""
    source: str = "printed"


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
)
"""The face that a player card shows while it lies facedown as a minion; the environment Ultron Drones says the rest."""


def is_back(face: Facts) -> bool:
    """True for the second face of a card (an alter-ego, a B side), which is no card of its own in a count."""
    return face.type == "alter_ego" or (face.type == "main_scheme" and face.stage.endswith("B"))


def parse_facts(data: bytes | str, where: str = "cards.json") -> dict[str, Facts]:
    """Read a JSON array of faces, keyed by code.

    Raises ValueError with one sentence that names `where`, the face and the fault.
    """
    try:
        faces = msgspec.json.decode(data, type=list[Facts])
    except msgspec.ValidationError as error:
        raise ValueError(_faulty_face(data, where, error)) from error
    except msgspec.DecodeError as error:
        raise ValueError(f"{where} is not valid JSON: {error}; mend the file at that place.") from error
    found: dict[str, Facts] = {}
    for face in faces:
        if face.code in found:
            raise ValueError(f"{where}: the code {face.code} ({face.name}) occurs twice; each face has its own code.")
        found[face.code] = face
    for face in faces:
        wrong = fault(face, found)
        if wrong:
            raise ValueError(f"{where}: face {face.code} ({face.name}): {wrong}.")
    return found


@by_packs
def load_facts(packs: tuple[Pack, ...] = ()) -> dict[str, Facts]:
    """All faces of the core set by code, in code order, then those of packs. The dict is shared: do not change it."""
    if not packs:
        return parse_facts((files(__package__) / "data" / "cards.json").read_bytes())
    found = dict(load_facts())
    for pack in packs:
        for code, card in pack.part("cards").items():
            found[code] = Facts(*[getattr(card, field) for field in Facts.__struct_fields__])
    return found


@by_packs
def shown_facts(packs: tuple[Pack, ...] = ()) -> dict[str, Facts]:
    """The same, with the face that facedown minions show: every face that may lie on the table."""
    return {**load_facts(packs), FACEDOWN_MINION.code: FACEDOWN_MINION}


def _faulty_face(data: bytes | str, where: str, error: msgspec.ValidationError) -> str:
    """The message for the first face that does not fit the struct (`error` is about the whole file)."""
    raw = msgspec.json.decode(data)
    if not isinstance(raw, list):
        return f"{where} holds no array of faces: {error}."
    for number, item in enumerate(raw):
        try:
            msgspec.convert(item, Facts)
        except msgspec.ValidationError as wrong:
            label = f"number {number}"
            if isinstance(item, dict) and "code" in item:
                label = f"{item['code']} ({item.get('name', 'no name')})"
            return f"{where}: face {label}: {wrong}; correct or remove that field."
    return f"{where}: {error}."


def fault(face: Facts, faces: Mapping[str, Facts]) -> str:
    """What is wrong with the values of a well-formed face, or an empty string."""
    if face.type not in TYPES:
        return f"unknown type '{face.type}', expected one of {', '.join(sorted(TYPES))}"
    if face.classification not in CLASSIFICATIONS:
        known = ", ".join(sorted(CLASSIFICATIONS))
        return f"unknown classification '{face.classification}', expected one of {known}"
    if not RESOURCE_LETTERS.issuperset(face.resources):
        return f"unknown resource in '{face.resources}', expected the letters E, M, P and W"
    if not ICONS.issuperset(face.icons):
        return f"unknown scheme icon in {', '.join(face.icons)}, expected acceleration, hazard or crisis"
    if face.back:
        other = faces.get(face.back)
        if other is None or other.back != face.code:
            return f"its other face '{face.back}' is missing or does not point back"
    return ""
