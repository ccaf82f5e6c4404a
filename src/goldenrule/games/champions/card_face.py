"""What is printed on a face of Champions, as clients draw it: a `goldenrule.gamekit.faces.Face`."""

from typing import TYPE_CHECKING

from goldenrule.gamekit import sources
from goldenrule.gamekit.board import Fact, Tone
from goldenrule.gamekit.faces import Face, number
from goldenrule.gamekit.text_lists import Translator, sentences, signed_number, word_name
from goldenrule.games.champions.facts import DASH, IDENTITY, OF_PLAYERS, Facts
from goldenrule.games.champions.text.names import subtitle
from goldenrule.games.champions.text.nodes import stage_mark

if TYPE_CHECKING:
    from goldenrule.games.champions.client import ChampionsWords

STATS = ("atk", "thw", "def", "rec", "sch")
RESOURCES: dict[str, tuple[str, Tone]] = {
    "E": ("energy", "yellow"), "M": ("mental", "blue"), "P": ("physical", "red"), "W": ("wild", "green"),
}  # fmt: skip
"""The keys and tones of resources by the letters of the facts."""


def face(words: "ChampionsWords", code: str) -> Face:
    """The face of a code."""
    texts, facts = words.texts, words.content.face(code).facts
    boost = None
    if facts.boost or facts.boost_star:
        star = "yes" if facts.boost_star else "no"
        boost = Fact(texts.t("card-boost", n=facts.boost, star=star), value=facts.boost, badge=facts.boost_star)
    return Face(
        code=code,
        name=words.name(code),
        type=facts.type,
        kind=words.kind(facts),
        side="player" if facts.type in (*IDENTITY, *OF_PLAYERS) else "encounter",
        suit=facts.classification,
        set=words.set_name(facts.set),
        subname=subtitle(texts, facts.subname),
        stage=facts.stage,
        mark=stage_mark(texts, facts.stage),
        back=facts.back,
        unique=facts.unique,
        wide=facts.type.endswith("_scheme"),
        cost=cost(texts, facts),
        numbers=numbers(texts, facts),
        resources=resources(texts, facts),
        boost=boost,
        traits=[word_name(texts, "trait", trait) for trait in facts.traits],
        text=words.text(code),
        keywords=[words.glossary.entries[each.split()[0]].name for each in facts.keywords],
        origin=facts.source,
        source=sentences(texts, sources.source_lines(texts, facts.source)),
    )


def cost(texts: Translator, facts: Facts) -> Fact | None:
    """What a card costs; X has no value."""
    if facts.cost is None:
        return None
    n = _written(facts.cost)
    return Fact(texts.t("card-cost", n=n), n, value=_value(facts.cost), key="cost")


def resources(texts: Translator, facts: Facts) -> list[Fact]:
    """What a card pays for another."""
    return signs(texts, facts.resources)


def signs(texts: Translator, letters: str) -> list[Fact]:
    """Resources by their letters."""
    out = []
    for letter in letters:
        key, tone = RESOURCES[letter]
        said = f"resource-{letter.lower()}"
        out.append(Fact(texts.t(said), texts.attribute(said, "short"), tone=tone, key=key))
    return out


def numbers(texts: Translator, facts: Facts) -> list[Fact]:
    """The printed numbers besides the cost: statistics, hit points, hand size, threat; a dash or X has no value."""
    out = []
    for key, n in zip(STATS, (facts.atk, facts.thw, facts.defense, facts.rec, facts.sch)):
        if n is not None:
            name = texts.t(f"stat-{key}")
            said = texts.t("board-number", name=name, n=_written(n))
            out.append(Fact(said, _written(n), name, value=_value(n), key=key))
    for key, n in (("atk_mod", facts.atk_mod), ("sch_mod", facts.sch_mod)):
        if n:
            name = texts.t(f"stat-{key[:3]}")
            said = texts.t("board-more", name=name, n=signed_number(n))
            out.append(Fact(said, signed_number(n), name, value=n, key=key))
    if facts.hp is not None:
        out.append(number(texts, "hp", "card-hp", facts.hp, each=int(facts.hp_per_player)))
    if facts.hand_size:
        out.append(number(texts, "hand", "card-hand-size", facts.hand_size))
    if facts.type in ("main_scheme", "side_scheme") and not facts.stage.endswith("A"):
        out.append(number(texts, "start", "card-start", facts.start, each=int(facts.start_per_player)))
    if facts.target:
        out.append(number(texts, "target", "card-target", facts.target, each=int(facts.target_per_player)))
    if facts.accel:
        out.append(number(texts, "acceleration", "card-accel", facts.accel, each=int(facts.accel_per_player)))
    if facts.atk_cons:
        out.append(number(texts, "atk_cons", "card-atk-cons", facts.atk_cons))
    if facts.thw_cons:
        out.append(number(texts, "thw_cons", "card-thw-cons", facts.thw_cons))
    return out


def _written(value: int) -> str:
    return "-" if value == DASH else "X" if value < 0 else str(value)


def _value(value: int) -> int | None:
    return None if value < 0 else value
