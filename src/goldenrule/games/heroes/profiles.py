"""What to know before choosing teams and a scenario of Marvel Heroes."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.board import Fact
from goldenrule.gamekit.profiles import Profile, ProfileCards, count, measured, own_sentence, with_bars
from goldenrule.gamekit.text_lists import Translator
from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.clauses import PACKAGE
from goldenrule.games.heroes.ids import THREATS
from goldenrule.games.heroes.text.names import name_of

if TYPE_CHECKING:
    from goldenrule.games.heroes.content import Content, Face
    from goldenrule.packs.reading import Pack


def profile(texts: Translator, packs: "tuple[Pack, ...]", step: str, id: str) -> Profile | None:
    """Return the profile of a team or scenario; None for another choice."""
    content = load_content(packs)
    if id not in content.index:
        return None
    if step == "teams":
        return _team(texts, content, id)
    return _scenario(texts, content, id) if step == "scenario" else None


def _team(texts: Translator, content: "Content", team: str) -> Profile:
    every = [_values(texts, content, face.code) for face in content.of("team")]
    nemesis = [face for face in content.of("mastermind") if face.team == team]
    plans = [face for face in content.of("plan") if face.facts.mastermind in [each.code for each in nemesis]]
    groups = {
        "heroes": _of_team(content, "hero", team),
        "allies": _of_team(content, "ally", team),
        "power-ups": _of_team(content, "power_up", team),
        "opponent": [*nemesis, *plans],
    }
    return Profile(
        strengths=own_sentence(texts, "heroes", "team", team),
        why=measured(PACKAGE, f"team:{team}", ()).why(texts, "profile-why-team", team=name_of(texts, content, team)),
        facts=with_bars(_values(texts, content, team), every),
        cards=[
            ProfileCards(texts.t(f"profile-group-{key}"), [(face.code, face.facts.copies) for face in faces])
            for key, faces in groups.items() if faces
        ],
    )  # fmt: skip


def _of_team(content: "Content", type: str, team: str) -> "list[Face]":
    return [face for face in content.of(type) if face.team == team]


def _values(texts: Translator, content: "Content", team: str) -> list[Fact]:
    """How many dice the heroes of a team have against each Threat together, and what it costs to bring them all."""
    heroes = _of_team(content, "hero", team)
    sums = [sum(face.values[at] for face in heroes) for at in range(len(THREATS))]
    facts = [count(texts, word, n) for word, n in zip(THREATS, sums)]
    return [*facts, count(texts, "level", sum(face.facts.level for face in heroes))]


def _scenario(texts: Translator, content: "Content", id: str) -> Profile:
    facts = content.face(id).facts
    found = measured(PACKAGE, f"lost:{id}", ())
    goals = {"rounds": facts.rounds, "vp": facts.win_vp}
    return Profile(
        strengths=own_sentence(texts, "heroes", "scenario", id),
        why=found.why(texts, "profile-why-lost"),
        facts=[count(texts, key, n) for key, n in goals.items() if n],
        cards=[ProfileCards(texts.t("profile-group-scenario"), [(id, 1)])],
    )
