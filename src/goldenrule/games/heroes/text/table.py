"""What things of Marvel Heroes are called in a sentence: players, places, cards, powers, dice."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.text_lists import Translator, slug
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import CARD, SCENARIO_PLACE, SUPPORTING
from goldenrule.games.heroes.text.facts import power
from goldenrule.games.heroes.text.names import name_of

if TYPE_CHECKING:
    from goldenrule.games.heroes.content import Face
    from goldenrule.games.heroes.facts import Power
    from goldenrule.games.heroes.game import Heroes
    from goldenrule.kernel.decisions import Decision


def player(game: "Heroes", texts: Translator, seat: int) -> str:
    """A player is called after the team."""
    if not 0 <= seat < game.state.seats:
        return texts.t("heroes-nobody")
    code = game.state.teams[seat]
    return name_of(texts, game.content, code)


def area_name(texts: Translator, area: int) -> str:
    return texts.t(f"heroes-area-{ids.AREAS[area]}") if area < len(ids.AREAS) else texts.t("heroes-scenario-place")


def district_name(texts: Translator, place: int) -> str:
    """The scenario card is a place of its own."""
    if place == SCENARIO_PLACE:
        return texts.t("heroes-scenario-place")
    return texts.t(f"heroes-district-{ids.DISTRICTS[place]}")


def area_key(area: int) -> str:
    """What an area is to the client that draws the map: "the-village"; "scenario" for the scenario card."""
    return slug(ids.AREAS[area]) if area < len(ids.AREAS) else "scenario"


def district_key(place: int) -> str:
    """What a district is to the client that draws the map: "the-village-chelsea"."""
    if place == SCENARIO_PLACE:
        return "scenario"
    return f"{area_key(ids.area_of(place))}-{slug(ids.DISTRICTS[place])}"


def at(texts: Translator, place: int) -> str:
    """ "in Midtown", "on the scenario card"."""
    if place == SCENARIO_PLACE:
        return texts.t("heroes-at-scenario")
    return texts.t("heroes-at", district=district_name(texts, place))


def place_name(texts: Translator, status: int, place: int) -> str:
    """Where a hero is: "Ready in Midtown", "Supporting in Queens", "in Recovery"."""
    word = ids.STATUSES[status]
    if place == CARD:
        return texts.t(f"heroes-on-card-{word}")
    if status == SUPPORTING:
        return texts.t("heroes-supporting-in", area=area_name(texts, place))
    return texts.t("heroes-ready-at", where=at(texts, place))


def name(game: "Heroes", texts: Translator, entity: int) -> str:
    return name_of(texts, game.content, game.face(entity).code)


def where(game: "Heroes", texts: Translator, hero: int) -> str:
    piece = game.piece(hero)
    return place_name(texts, piece.status, piece.place)


def power_of(face: "Face", colour: int) -> "Power":
    """The power of a colour."""
    return next(each for each in face.facts.powers if each.colour == ids.COLOURS[colour])


def printed_power(texts: Translator, face: "Face", colour: int) -> str:
    """The power of a colour with its printed values, within a text."""
    return power(texts, power_of(face, colour), within=True)


def dice_text(texts: Translator, dice: tuple[int, ...] | list[int]) -> str:
    """Dice in words: "HIT, BOOST (again: blank), TROUBLE"."""
    words = []
    for die in dice:
        word = texts.t(f"heroes-die-{die % 6}")
        words.append(
            texts.t("heroes-die-again", die=word, again=texts.t(f"heroes-die-{die // 6 - 1}")) if die >= 6 else word
        )
    return texts.t("heroes-comma").join(words) or texts.t("heroes-no-dice")


def is_moment(decision: "Decision") -> bool:
    """Does a question ask for the use of abilities at a moment? An action is named alike."""
    return decision.kind in ids.QUESTIONS and decision.kind != "action"
