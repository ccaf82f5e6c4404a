"""How players and cards of a running game are called."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.text_lists import Translator
from goldenrule.games.champions import ids
from goldenrule.games.champions.rules import values
from goldenrule.games.champions.text.nodes import marked_name, resource_list
from goldenrule.kernel.entities import ENTITY_MASK, LASTING_BASE

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


def player_name(game: "Champions", seat: int, texts: Translator) -> str:
    """A player, called by the name of their hero in either form."""
    if not 0 <= seat < len(game.state.identities):
        return texts.t("a-player")
    return marked_name(texts, game.content, game.ident(game.state.identities[seat]).code)


def source_entity(game: "Champions", entity: int) -> int:
    """The card that an entity comes from: itself, or the source of a lasting effect."""
    lasting = game.state.lasting.get(entity)
    return lasting.source & ENTITY_MASK if lasting is not None else entity


def name_of(game: "Champions", entity: int, texts: Translator) -> str:
    """A card by the name of the face that it shows; a lasting effect by that of its card."""
    entity = source_entity(game, entity)
    if not 0 < entity < LASTING_BASE:
        return texts.word("a-card")
    return marked_name(texts, game.content, game.face(entity).code)


def label(game: "Champions", entity: int, texts: Translator) -> str:
    """A card with what tells it from others: hit points, threat, whom it is engaged with, whose it is."""
    name = name_of(game, entity, texts)
    if entity >= LASTING_BASE or not game.in_play(entity):
        return name
    face = game.face(entity)
    several = len(game.state.alive) > 1
    if face.stats[ids.HP] or face.type == "minion":
        hp, most = values.remaining(game, entity), values.value(game, ids.HP, entity)
        seat = game.engaged(entity)
        if seat >= 0 and several:
            owner = player_name(game, seat, texts)
            return texts.t("label-minion", name=name, hp=hp, most=most, player=owner)
        return texts.t("label-character", name=name, hp=hp, most=most)
    if face.type in ("main_scheme", "side_scheme"):
        return texts.t("label-scheme", name=name, threat=game.table_card(entity).threat)
    seat = game.speaker(entity)
    if seat >= 0 and several:
        return texts.t("label-owned", name=name, player=player_name(game, seat, texts))
    return name


def resources(letters: str, texts: Translator) -> str:
    """ "EM" -> "1 energy resource and 1 mental resource"; for none a word that says so."""
    return resource_list(texts, letters) if letters else texts.t("no-resources")
