"""What is printed on a card of the duel: one struct for characters, Battlefields and Artifacts."""

from typing import Literal

import msgspec

from goldenrule.gamekit.sources import Source
from goldenrule.words.phrases import Phrase

Symbol = Literal["red", "yellow", "green", "blue", "any"]


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """The facts of a card. `source` says where they are from, `marks` names the fields whose source is another one.

    `character` is what the versions of a Main Character have in common; `cost` lists symbols, one each; `vp` belongs to
    Battlefield cards; `copies` says how many there are in the deck.
    """

    id: str
    name: str
    kind: Literal["main", "side", "battlefield", "artifact"]
    source: Source = ""
    faction: Literal["heroes", "villains", "none"] = "none"
    character: str = ""
    version: Literal["standard", "boosted", ""] = ""
    colour: Literal["red", "yellow", "green", "blue", ""] = ""
    cost: tuple[Symbol, ...] = ()
    strength: int = 0
    life: int = 0
    vp: int = 0
    copies: int = 1
    marks: dict[str, Source] = {}


def problems(facts: Facts) -> list[Phrase]:
    """What is wrong with the facts of a card by themselves, a sentence each."""
    out: list[Phrase] = []
    faction = facts.faction != "none"
    if facts.kind in ("main", "side"):
        if not faction:
            out.append(Phrase("skirmish-pack-character-belongs-faction"))
        if not facts.colour:
            out.append(Phrase("skirmish-pack-character-colour"))
        if not 1 <= facts.life <= 99 or not 0 <= facts.strength <= 99:
            out.append(Phrase("skirmish-pack-character-life-strength"))
        if facts.vp:
            out.append(Phrase("skirmish-pack-only-battlefield-card"))
    else:
        if faction or facts.colour or facts.strength or facts.life:
            out.append(Phrase("skirmish-pack-card-kind-no", kind=facts.kind))
    if facts.kind == "main" and not (facts.character and facts.version):
        out.append(Phrase("skirmish-pack-main-character-names"))
    if facts.kind != "main" and (facts.character or facts.version):
        out.append(Phrase("skirmish-pack-only-main-character"))
    if facts.kind == "artifact" and (facts.cost or facts.vp):
        out.append(Phrase("skirmish-pack-artifact-neither-cost"))
    if not 1 <= facts.copies <= 56:
        out.append(Phrase("skirmish-pack-copies-number-from"))
    if len(facts.cost) > 12 or not 0 <= facts.vp <= 16:
        out.append(Phrase("skirmish-pack-cost-most-symbols"))
    return out
