"""What a game of Marvel Heroes is made of, told before it begins: the teams, and every set of cards."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.text_lists import Translator, list_parts
from goldenrule.games.heroes.rules.setup import DECK_TYPES
from goldenrule.games.heroes.text.names import name_of

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def contents(game: "Heroes", texts: Translator) -> list[tuple[str, list[str]]]:
    """Who plays what, then the cards, as lines under headings."""
    t, content, wanted = texts.t, game.content, game.setup["scenario"]

    def name(code: str) -> str:
        return name_of(texts, content, code)

    played, cards = [], []
    for team in game.state.teams:
        heroes = [name(face.code) for face in content.of("hero") if face.team == team]
        ups = sum(face.team == team for face in content.of("power_up"))
        played.append(t("setup-heroes-team", team=name(team), names=list_parts(texts, heroes)))
        cards.append(t("setup-heroes-own", team=name(team), heroes=len(heroes), ups=ups))
    known = wanted in content.index
    played.append(t("setup-heroes-played", name=name(wanted)) if known else t("setup-heroes-random"))
    if known and content.face(wanted).facts.nemeses == "usual":
        for team in game.state.teams:
            nemesis = next(face.code for face in content.of("mastermind") if face.team == team)
            plans = sum(face.facts.mastermind == nemesis for face in content.of("plan"))
            cards.append(t("setup-heroes-nemesis", team=name(team), name=name(nemesis), plans=plans))
    elif known:
        cards.append(t("heroes-goal-nemeses"))
    for deck, types in DECK_TYPES.items():
        n = sum(face.facts.copies for type in types for face in content.of(type))
        cards.append(t("setup-set", name=t("setup-heroes-deck", deck=deck), n=n))
    return [(t("setup-chosen"), played), (t("setup-cards"), cards)]
