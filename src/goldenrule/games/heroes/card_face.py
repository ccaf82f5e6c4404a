"""What is printed on a card of Marvel Heroes, as clients draw it: a `goldenrule.gamekit.faces.Face`."""

from typing import Literal

from msgspec.structs import replace

from goldenrule.gamekit import sources
from goldenrule.gamekit.board import Fact
from goldenrule.gamekit.faces import Face
from goldenrule.gamekit.text_lists import Translator, sentences
from goldenrule.games.heroes.card_words import HeroesCards
from goldenrule.games.heroes.facts import Power
from goldenrule.games.heroes.ids import STAGES
from goldenrule.games.heroes.text import facts as printed
from goldenrule.games.heroes.text.names import flavour, name_of, own_name

SIDES: dict[str, Literal["encounter", "table"]] = {
    "villain": "encounter", "agent": "encounter", "mastermind": "encounter", "plan": "encounter", "headline": "table",
    "special_headline": "table", "scenario": "table",
}  # fmt: skip
"""What is not a card of the heroes."""


def face(words: HeroesCards, code: str) -> Face:
    """The face of a card."""
    texts, found = words.texts, words.content.face(code)
    facts = found.facts
    numbers = printed.numbers(texts, found)
    of = facts.mastermind if isinstance(facts.mastermind, str) else facts.team
    return Face(
        code=code,
        name=words.name(code),
        type=facts.type,
        kind=kind(texts, words.kind(found), facts.stage),
        side=SIDES.get(facts.type, "player"),
        suit=facts.threat_type or facts.team,
        set=name_of(texts, words.content, of) if of else "",
        stage=facts.stage,
        mark="I" * (1 + STAGES.index(facts.stage)) if facts.stage else "",
        wide=facts.type in ("headline", "special_headline"),
        cost=next((replace(each, short=str(each.value)) for each in numbers if each.key == "cost"), None),
        numbers=[each for each in numbers if each.key != "cost"],
        powers=[power(texts, each) for each in facts.powers],
        text=words.text(code),
        flavour=flavour(texts, facts),
        origin=facts.source,
        source=sentences(texts, sources.source_lines(texts, facts.source, facts.marks)),
    )


def kind(texts: Translator, said: str, stage: str) -> str:
    """What a card is, a Master Plan with its stage: "hero, Avengers", "Master Plan of Kingpin, Prologue"."""
    return texts.t("heroes-kind-stage", kind=said, stage=texts.t(f"heroes-stage-{stage}")) if stage else said


def power(texts: Translator, found: Power) -> Fact:
    """A power and its dice."""
    values = (("attack", found.attack), ("defense", found.defense), ("outwit", found.outwit))
    parts = [Fact(texts.t(f"heroes-stat-change-{key}", n=n), str(n), value=n, key=key) for key, n in values]
    return Fact(printed.power(texts, found), name=own_name(texts, found.name), parts=parts, key=found.colour)
