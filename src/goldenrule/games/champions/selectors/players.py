"""Players and their identities."""

from typing import TYPE_CHECKING

from goldenrule.games.champions.rules.attacks import Numbered
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Sel

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class You(Sel):
    """The identity card of the player concerned, in either form."""

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        return [game.state.identities[effect.seat]] if effect.seat in game.state.alive else []

    def has(self, game: "Champions", effect: Effect, entity: int) -> bool:
        return effect.seat >= 0 and game.state.identities[effect.seat] == entity


class YourHero(Sel):
    """Your identity while it is in hero form (MC-FORM-06), or only while it shows a given name (MC-IDENT-04)."""

    name: str = ""

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        if effect.seat not in game.state.alive:
            return []
        e = game.state.identities[effect.seat]
        face = game.face(e)
        return [e] if face.type == "hero" and self.name in ("", face.name) else []


class YourAlterEgo(Sel):
    """Your identity while it is in alter-ego form (MC-FORM-05), or only while it shows a given name."""

    name: str = ""

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        if effect.seat not in game.state.alive:
            return []
        e = game.state.identities[effect.seat]
        face = game.face(e)
        return [e] if face.type == "alter_ego" and self.name in ("", face.name) else []


class Players(Sel):
    """Every living player, as their identity card, in player order."""

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        state = game.state
        if state.seats == 1:
            return list(state.identities) if state.alive else []
        identities = state.identities
        out: list[int] = []
        for p in game.players():
            out.append(identities[p])
        return out


class Heroes(Sel):
    """Every identity in hero form, in player order. `others`: not the resolving player's."""

    others: bool = False

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        found = [game.state.identities[p] for p in game.players() if not (self.others and p == effect.seat)]
        return [e for e in found if game.face(e).type == "hero"]


class FirstPlayer(Sel):
    """The first player, as their identity card."""

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        return [game.state.identities[game.state.first]] if game.state.first in game.state.alive else []


class AttackedPlayer(Sel):
    """The player attacked by an enemy, as their identity; a player who defends for another counts as attacked."""

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        attack = game.event_of(effect)
        seat = attack.aimed if isinstance(attack, Numbered) else -1
        return [game.state.identities[seat]] if seat in game.state.alive else []
