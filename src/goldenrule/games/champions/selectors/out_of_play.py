"""Cards in hands, decks and discard piles."""

from typing import TYPE_CHECKING, Final

from goldenrule.games.champions import ids
from goldenrule.games.champions.ids import DECKS, DISCARDS, HANDS
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import It, Sel

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

PILES: Final = (*DISCARDS, ids.ENCOUNTER_DISCARD)
"""The discard piles of the players, and the encounter discard pile."""


class InHand(Sel):
    """Cards in the resolving player's hand."""

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        return list(game.state.zones[HANDS[effect.seat]])


class InDiscard(Sel):
    """Cards of a type in discard piles: the resolving player's, or every player's. Uppermost first."""

    type: str = ""
    anyone: bool = False

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        state = game.state
        faces, face = game.content.faces, state.face
        type = self.type
        out: list[int] = []
        for p in range(state.seats) if self.anyone else (effect.seat,):
            for e in state.zones[DISCARDS[p]]:
                if not type or faces[face[e]].type == type:
                    out.append(e)
        return out


class JustDiscarded(Sel):
    """Cards that this effect has discarded and that still lie in a discard pile, not in a deck made from it."""

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        found = It("discarded").all(game, effect)
        return [e for e in found if game.state.zone[e] in PILES]


class InDeck(Sel):
    """Cards in the resolving player's deck, all that a search may look at."""

    type: str = ""
    trait: str = ""

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        found = [e for e in game.state.zones[DECKS[effect.seat]] if self.type in ("", game.ident(e).type)]
        return [e for e in found if self.trait in game.ident(e).traits or not self.trait]


class CardsOf(Sel):
    """Every card owned by the players of the set, wherever it is: the cards that they can play."""

    who: Sel

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        seats = {game.identity_of(e) for e in self.who.all(game, effect)}
        return [e for e in range(1, len(game.state.owner)) if game.state.owner[e] in seats]

    def has(self, game: "Champions", effect: Effect, entity: int) -> bool:
        owner = game.state.owner[entity]
        return owner >= 0 and self.who.has(game, effect, game.state.identities[owner])


class Encounter(Sel):
    """Cards with a name (or a trait and type) in the encounter deck and its discard pile."""

    name: str = ""
    type: str = ""
    trait: str = ""

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        zones = game.state.zones
        found = [*zones[ids.ENCOUNTER_DISCARD], *zones[ids.ENCOUNTER_DECK]]
        return [
            e
            for e in found
            if self.name in ("", game.ident(e).name)
            and self.type in ("", game.ident(e).type)
            and (not self.trait or self.trait in game.ident(e).traits)
        ]


class DiscardPile(Sel):
    """Cards of a type (and trait) in the discard piles of the players of the set, uppermost first."""

    who: Sel
    type: str = ""
    trait: str = ""

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        found = [e for i in self.who.all(game, effect) for e in game.state.zones[DISCARDS[game.identity_of(i)]]]
        found = [e for e in found if self.type in ("", game.ident(e).type)]
        return [e for e in found if not self.trait or self.trait in game.ident(e).traits]


class Uppermost(Sel):
    """The first member of a set that lies in a pile."""

    of: Sel

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        return self.of.all(game, effect)[:1]


class DifferentTitles(Sel):
    """The members of a set from which cards with different titles are chosen: none has that of an earlier choice."""

    of: Sel

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        chosen = effect.vars.get("chosen", ())
        assert isinstance(chosen, tuple)
        titles = [game.ident(e).name for e in chosen]
        return [e for e in self.of.all(game, effect) if e in chosen or game.ident(e).name not in titles]
