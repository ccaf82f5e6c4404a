"""What is printed on a card of the duel, as clients draw it: a `goldenrule.gamekit.faces.Face`."""

from typing import TYPE_CHECKING, Literal

from goldenrule.gamekit import sources
from goldenrule.gamekit.board import Fact, Tone
from goldenrule.gamekit.faces import Face
from goldenrule.gamekit.text_lists import Translator, sentences
from goldenrule.games.skirmish.facts import Facts
from goldenrule.games.skirmish.ids import COLOURS
from goldenrule.games.skirmish.text.table import figures

if TYPE_CHECKING:
    from goldenrule.games.skirmish.client import SkirmishWords

TONES: dict[str, Tone] = {"red": "red", "yellow": "yellow", "green": "green", "blue": "blue", "any": "white"}
SIDES: dict[str, Literal["player", "encounter"]] = {"heroes": "player", "villains": "encounter"}
"""Battlefields and Artifacts belong to neither."""
BOOSTED = "boosted"


def face(words: "SkirmishWords", code: str) -> Face:
    """The face of a card."""
    texts, found = words.texts, words.content.face(code)
    facts, kind = found.facts, words.kind(found)
    return Face(
        code=code,
        name=words.plain_name(found),
        type=facts.kind,
        kind=texts.t("skirmish-kind-boosted", kind=kind) if facts.version == BOOSTED else kind,
        side=SIDES.get(facts.faction, "table"),
        suit=facts.colour,
        stage=facts.version,
        cost=None if facts.kind == "artifact" else cost(texts, facts),
        numbers=figures(found, texts),
        text=words.text(code),
        origin=facts.source,
        source=sentences(texts, sources.source_lines(texts, facts.source, facts.marks)),
    )


def colour(texts: Translator, name: str) -> Fact:
    """A colour as a word, with its letter."""
    said = texts.t(f"board-skirmish-{name}" if name == "any" else f"skirmish-colour-{name}")
    return Fact(said, texts.t(f"board-skirmish-letter-{name}"), tone=TONES[name], key=name)


def cost(texts: Translator, facts: Facts) -> Fact:
    """The symbols of a cost, in the order in which they are paid."""
    symbols = [colour(texts, each) for each in sorted(facts.cost, key=(*COLOURS, "any").index)]
    if not symbols:
        return Fact(texts.t("board-skirmish-free"), "-", value=0, tone="dim", key="cost")
    said = texts.t("board-skirmish-cost", symbols=texts.t("skirmish-plus").join([each.text for each in symbols]))
    return Fact(said, value=len(symbols), parts=symbols, key="cost")
