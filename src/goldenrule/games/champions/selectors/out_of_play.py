"""Cards in hands, decks and discard piles."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import ids
from goldenrule.games.champions.ids import DECKS, DISCARDS, HANDS
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import It, Sel

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class InHand(Sel):
    """Cards in the resolving player's hand."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        return list(g.state.zones[HANDS[f.seat]])


class InDiscard(Sel):
    """Cards of a type in discard piles: the resolving player's, or every player's. Uppermost first."""

    type: str = ""
    anyone: bool = False

    def all(self, g: "Champions", f: Effect) -> list[int]:
        s = g.state
        faces, face = g.content.faces, s.face
        type = self.type
        out: list[int] = []
        for p in range(s.seats) if self.anyone else (f.seat,):
            for e in s.zones[DISCARDS[p]]:
                if not type or faces[face[e]].type == type:
                    out.append(e)
        return out


class JustDiscarded(Sel):
    """Cards that this effect has discarded and that still lie in a discard pile, not in a deck made from it."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        found = It("discarded").all(g, f)
        return [e for e in found if g.state.zone[e] in (*DISCARDS, ids.ENCOUNTER_DISCARD)]


class InDeck(Sel):
    """Cards in the resolving player's deck, all that a search may look at."""

    type: str = ""
    trait: str = ""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        found = [e for e in g.state.zones[DECKS[f.seat]] if self.type in ("", g.ident(e).type)]
        return [e for e in found if self.trait in g.ident(e).traits or not self.trait]


class CardsOf(Sel):
    """Every card owned by the players of the set, wherever it is: the cards that they can play."""

    who: Sel

    def all(self, g: "Champions", f: Effect) -> list[int]:
        seats = {g.identity_of(e) for e in self.who.all(g, f)}
        return [e for e in range(1, len(g.state.owner)) if g.state.owner[e] in seats]

    def has(self, g: "Champions", f: Effect, entity: int) -> bool:
        owner = g.state.owner[entity]
        return owner >= 0 and self.who.has(g, f, g.state.identities[owner])


class Encounter(Sel):
    """Cards with a name (or a trait and type) in the encounter deck and its discard pile."""

    name: str = ""
    type: str = ""
    trait: str = ""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        zones = g.state.zones
        found = [*zones[ids.ENCOUNTER_DISCARD], *zones[ids.ENCOUNTER_DECK]]
        return [
            e
            for e in found
            if self.name in ("", g.ident(e).name)
            and self.type in ("", g.ident(e).type)
            and (not self.trait or self.trait in g.ident(e).traits)
        ]


class DiscardPile(Sel):
    """Cards of a type (and trait) in the discard piles of the players of the set, uppermost first."""

    who: Sel
    type: str = ""
    trait: str = ""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        found = [e for i in self.who.all(g, f) for e in g.state.zones[DISCARDS[g.identity_of(i)]]]
        found = [e for e in found if self.type in ("", g.ident(e).type)]
        return [e for e in found if not self.trait or self.trait in g.ident(e).traits]


class Uppermost(Sel):
    """The first member of a set that lies in a pile."""

    of: Sel

    def all(self, g: "Champions", f: Effect) -> list[int]:
        return self.of.all(g, f)[:1]


class DifferentTitles(Sel):
    """The members of a set from which cards with different titles are chosen: none has that of an earlier choice."""

    of: Sel

    def all(self, g: "Champions", f: Effect) -> list[int]:
        chosen = f.vars.get("chosen", ())
        assert isinstance(chosen, tuple)
        titles = [g.ident(e).name for e in chosen]
        return [e for e in self.of.all(g, f) if e in chosen or g.ident(e).name not in titles]
