"""What is printed on a card of the duel: one struct for characters, Battlefields and Artifacts."""

from typing import Literal

import msgspec

from goldenrule.gamekit.sources import Source

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


def problems(facts: Facts) -> list[str]:
    """What is wrong with the facts of a card by themselves, a sentence each."""
    out: list[str] = []
    faction = facts.faction != "none"
    if facts.kind in ("main", "side"):
        if not faction:
            out.append("a Character belongs to a faction: write `faction: heroes` or `faction: villains`")
        if not facts.colour:
            out.append("a Character has a colour: write `colour: red`, yellow, green or blue")
        if not 1 <= facts.life <= 99 or not 0 <= facts.strength <= 99:
            out.append("a Character has 1 to 99 life and 0 to 99 strength")
        if facts.vp:
            out.append("only a Battlefield card has `vp`")
    else:
        if faction or facts.colour or facts.strength or facts.life:
            out.append(f"a card of kind {facts.kind} has no faction, colour, strength or life")
    if facts.kind == "main" and not (facts.character and facts.version):
        out.append("a Main Character names its `character` and its `version` (standard or boosted)")
    if facts.kind != "main" and (facts.character or facts.version):
        out.append("only a Main Character has `character` and `version`")
    if facts.kind == "artifact" and (facts.cost or facts.vp):
        out.append("an Artifact has neither cost nor `vp`")
    if not 1 <= facts.copies <= 56:
        out.append("`copies` is a number from 1 to 56")
    if len(facts.cost) > 12 or not 0 <= facts.vp <= 16:
        out.append("a cost has at most 12 symbols, and `vp` is a number from 0 to 16")
    return out
