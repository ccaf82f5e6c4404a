"""What is printed on a card besides its abilities, in words: kind, values, powers, and the goals of a scenario."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from goldenrule.gamekit import sources
from goldenrule.gamekit.board import Fact
from goldenrule.gamekit.faces import fact_texts, number
from goldenrule.gamekit.text_lists import Translator, capital, signed_number
from goldenrule.games.heroes.ops.rolls import AddDice
from goldenrule.games.heroes.text.cards import Writer
from goldenrule.games.heroes.text.names import flavour, name_of, own_name, titled
from goldenrule.kernel.expressions import Const
from goldenrule.kernel.ops import Op

if TYPE_CHECKING:
    from goldenrule.games.heroes.content import Content, Face
    from goldenrule.games.heroes.facts import Power

THREATS = ("crime", "danger", "mystery")
GOALS = ("win_vp", "win_plans", "win_power_ups", "win_stories", "win_headlines")


def kind(texts: Translator, face: "Face", content: "Content") -> str:
    """What a card is: "hero, Avengers", "Master Plan of Kingpin"."""
    facts = face.facts
    of = facts.mastermind if isinstance(facts.mastermind, str) else facts.team
    owner = name_of(texts, content, of) if of else ""
    return texts.t(f"heroes-type-{facts.type.replace('_', '-')}", of=owner, has=_has(of))


def added_dice(texts: Translator, effect: Op) -> list[Fact]:
    """The dice that an effect adds to a roll, where it says how many."""
    n = _added(effect)
    return [Fact(texts.t("heroes-more-dice", n=n), value=n, key="dice")] if n > 0 else []


def _added(op: Op) -> int:
    own = op.n.n if isinstance(op, AddDice) and isinstance(op.n, Const) else 0
    return own + sum(_added(part) for part in op.parts())


def _has(of: str) -> str:
    return "yes" if of else "no"


def numbers(texts: Translator, face: "Face") -> list[Fact]:
    """The printed values of a card, one a phrase."""
    facts = face.facts
    type = facts.type
    out = []

    if type == "hero":
        out.append(number(texts, "level", "heroes-fact-level", facts.level))
        out.append(number(texts, "ko", "heroes-fact-ko", facts.ko))
        out.append(Fact(skill(texts, facts.skill), key=facts.skill))
    if type == "mastermind":
        out.append(number(texts, "followers", "heroes-fact-followers", facts.followers))
        out.append(number(texts, "ko", "heroes-fact-ko", facts.ko))
    if type in ("hero", "mastermind"):
        for word, n in zip(THREATS, face.values):
            out.append(number(texts, word, f"heroes-fact-{word}", n))
    if type == "villain":
        out.append(number(texts, "requirement", "heroes-fact-requirement", facts.requirement))
        out.append(number(texts, "cost", "heroes-fact-cost", facts.cost))
        out.append(number(texts, "ko", "heroes-fact-ko", facts.ko))
    if type in ("villain", "agent"):
        out.append(number(texts, "backup_cost", "heroes-fact-backup-cost", facts.backup_cost))
    if type == "agent":
        out.append(Fact(agent(texts, face), key="agent"))
    if facts.most_wanted:
        out.append(Fact(texts.t("heroes-fact-most-wanted"), key="most_wanted"))
    if type in ("headline", "special_headline"):
        out.append(Fact(texts.t(f"heroes-threat-{facts.threat_type}"), key=facts.threat_type))
        out.append(number(texts, "threat", "heroes-fact-threat", facts.threat))
        out.append(Fact(skill(texts, facts.skill), key=facts.skill))
        if facts.symbol:
            symbol = texts.t(f"heroes-symbol-{facts.symbol}")
            out.append(Fact(texts.t("heroes-fact-symbol", symbol=symbol), key=facts.symbol))
        out.append(number(texts, "vp", "heroes-fact-vp", facts.vp))
        if facts.mastermind:
            crown = "heroes-fact-crown" if type == "headline" else "heroes-fact-mastermind"
            out.append(Fact(texts.t(crown), key="mastermind"))
    return out


def skill(texts: Translator, word: str) -> str:
    return texts.t("heroes-fact-skill", skill=texts.t(f"heroes-skill-{word}"))


def agent(texts: Translator, face: "Face") -> str:
    """What an agent takes from the values of the hero who fights."""
    parts = [
        texts.t(f"heroes-stat-change-{word}", n=signed_number(n))
        for word, n in zip(("attack", "defense", "outwit"), face.stats)
        if n
    ]
    return texts.t("heroes-fact-agent", changes=texts.t("heroes-comma").join(parts) or "0")


def powers(texts: Translator, face: "Face") -> list[str]:
    """The powers of a hero, villain or mastermind, a line each."""
    return [power(texts, each) for each in face.facts.powers]


def power(texts: Translator, found: "Power", within: bool = False, now: Sequence[int] | None = None) -> str:
    """A power with its printed values, or those that it has `now`; its name is set off if it stands within a text."""
    name = own_name(texts, found.name)
    attack, defense, outwit = (found.attack, found.defense, found.outwit) if now is None else now
    return texts.t(
        "heroes-power",
        name=titled(texts, name) if within else name,
        colour=texts.t(f"heroes-colour-{found.colour}"),
        attack=attack,
        defense=defense,
        outwit=outwit,
    )


def card_text(texts: Translator, face: "Face", content: "Content") -> list[str]:
    """The text of a card, a line for each ability, after what the card does without one."""
    abilities = [Writer(texts, face, content).ability(each.ability) for each in face.listed]
    return standing_text(texts, face, content) + abilities


def standing_text(texts: Translator, face: "Face", content: "Content") -> list[str]:
    """What a card does without an ability of its own: the goals of a scenario, the agent's modifiers."""
    facts = face.facts
    if facts.type == "agent":
        return [texts.t("heroes-text-agent", changes=agent(texts, face))]
    return goals(texts, face, content) if facts.type == "scenario" else []


def goals(texts: Translator, face: "Face", content: "Content") -> list[str]:
    """How a scenario ends, and what it changes."""
    t = texts.t
    facts = face.facts
    out = []
    for goal in GOALS:
        n = getattr(facts, goal)
        if n:
            out.append(t(f"heroes-goal-{goal.removeprefix('win_').replace('_', '-')}", n=n))
    finale = facts.finale
    if finale is not None:
        name = name_of(texts, content, finale.mastermind)
        out.append(t("heroes-goal-finale", name=name, n=finale.round, followers=finale.followers))
    else:
        out.append(t("heroes-goal-rounds", n=facts.rounds))
    if facts.nemeses == "random":
        out.append(t("heroes-goal-nemeses"))
    if facts.schemes > 1:
        out.append(t("heroes-goal-schemes", n=facts.schemes))
    special = facts.special
    if special is not None:
        about = t("heroes-comma").join(
            [
                t(f"heroes-threat-{special.threat_type}"),
                t("heroes-fact-threat", n=special.threat),
                skill(texts, special.skill),
                t("heroes-fact-vp", n=special.vp),
                *([t("heroes-fact-mastermind")] if special.mastermind else []),
            ]
        )
        how = "vp" if special.enters_vp else "round"
        out.append(t("heroes-goal-special", about=about, how=how, n=special.enters_vp or special.enters_round))
    return out


def about(texts: Translator, face: "Face", content: "Content", text: list[str]) -> list[str]:
    """A card in full: name and kind, values, powers, text, flavour, and where its facts come from."""
    t = texts.t
    facts = face.facts
    out = [
        t("heroes-card-head", name=name_of(texts, content, face.code), kind=kind(texts, face, content), code=face.code)
    ]
    values = fact_texts(numbers(texts, face))
    if values:
        out.append(t("heroes-sentence", says=capital(t("heroes-comma").join(values))))
    out += [t("heroes-sentence", says=line) for line in powers(texts, face)]
    out += text
    if facts.flavour:
        out.append(t("heroes-flavour", text=flavour(texts, facts)))
    return out + sources.source_lines(texts, facts.source, facts.marks)
