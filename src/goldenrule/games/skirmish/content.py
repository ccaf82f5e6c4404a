"""Faces: the facts of a card joined with its abilities, as the engine reads them."""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

from goldenrule.games.skirmish.abilities import Ability, Attack, Immediate, LifeBonus, Modifier, SingleUse, row_of
from goldenrule.games.skirmish.facts import Facts
from goldenrule.games.skirmish.ids import ANY, COLOURS, FACTIONS
from goldenrule.games.skirmish.selectors.cards import Placed, This
from goldenrule.kernel.effects import EMPTY, Program
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.expressions import Const

TALLY_BITS: Final = 7
"""A tally is one number that counts the cards of each colour, in this many bits of it: there are 59 at most."""
TALLIES: Final = (*(1 << TALLY_BITS * colour for colour in range(ANY)), 0)
"""The tallies of one card of each colour, and of one without a colour; of a symbol, too."""
LACKING: Final = sum(TALLIES) << TALLY_BITS - 1
"""The top bits of the counts: a `due` less a tally has those of the colours of which the tally has too few."""


class Face:
    """A card as the rules read it. `colour` is an index of COLOURS or -1, `symbols` its cost, `ANY` last.

    `tally` is the card itself. `due` stands for the tally that a hand must have with which it is played: the card, and
    what pays for it. `due - tally & LACKING` are the colours of which a hand has too few cards.
    """

    __slots__ = (
        "abilities", "attacks", "character", "colour", "due", "facts", "immediates", "index", "key", "kind", "life",
        "points", "programs", "rows", "seat", "strength", "symbols", "tally",
    )  # fmt: skip

    def __init__(self, index: int, facts: Facts, abilities: tuple[Ability, ...]) -> None:
        self.index = index
        self.key = facts.id
        self.facts = facts
        self.abilities = abilities
        self.kind = facts.kind
        self.seat = FACTIONS.index(facts.faction) if facts.faction != "none" else -1
        self.colour = COLOURS.index(facts.colour) if facts.colour else -1
        self.symbols = tuple(sorted(ANY if symbol == "any" else COLOURS.index(symbol) for symbol in facts.cost))
        self.tally = TALLIES[self.colour]
        paid = sum(TALLIES[symbol] for symbol in self.symbols)
        self.due = self.tally + paid + LACKING - sum(TALLIES)  # a count too small by one leaves its top bit
        self.strength = facts.strength
        self.life = facts.life
        self.points = facts.vp
        self.character = facts.character
        self.programs = tuple(
            Program(f"{facts.id}/{i}", getattr(a, "effect", EMPTY.tree)) for i, a in enumerate(abilities)
        )
        self.immediates = tuple(i for i, a in enumerate(abilities) if isinstance(a, Immediate))
        self.attacks = tuple(i for i, a in enumerate(abilities) if isinstance(a, Attack))
        self.rows = tuple((row, i) for i, a in enumerate(abilities) if (row := row_of(a)) >= 0)


def steady(ability: Ability) -> bool:
    """Does a bonus of Life only grow it, and change only when cards come into slots or leave them?"""
    if not isinstance(ability, LifeBonus):
        return True
    return (
        isinstance(ability.amount, Const)
        and ability.amount.n > 0
        and ability.test is None
        and isinstance(ability.to, Placed)
    )


def reaching(ability: Ability) -> bool:
    """Is it a modifier for another card than the one that has it?"""
    return isinstance(ability, Modifier) and not isinstance(ability.to, This)


class Content:
    """All cards of a game. Immutable once built.

    `characters`, `costs` (how many symbols), `dues`, `tallies`, `strengths` and `lives` are facts of the faces by their
    index; `pays[symbol][index]` says whether a card pays a symbol (D-5.3), `attacks` and `single_use` whether it has an
    ability of these kinds, and `reaches` whether it has a modifier for another card than itself.
    """

    def __init__(self, cards: Iterable[tuple[Facts, tuple[Ability, ...]]]) -> None:
        self.faces = [Face(i, facts, abilities) for i, (facts, abilities) in enumerate(cards)]
        self.by_id = {face.key: face for face in self.faces}
        self.characters = [face.character for face in self.faces]  # these lists are what rules look up most
        self.costs = [len(face.symbols) for face in self.faces]
        self.dues = [face.due for face in self.faces]
        self.tallies = [face.tally for face in self.faces]
        self.strengths = [face.strength for face in self.faces]
        self.lives = [face.life for face in self.faces]
        self.attacks = [bool(face.attacks) for face in self.faces]
        self.single_use = [any(isinstance(a, SingleUse) for a in face.abilities) for face in self.faces]
        self.reaches = [any(map(reaching, face.abilities)) for face in self.faces]
        self.pays = [[symbol in (ANY, face.colour) for face in self.faces] for symbol in range(ANY + 1)]
        text = repr([(face.facts, face.abilities) for face in self.faces])
        self.hash = blake2b(text.encode(), digest_size=8).hexdigest()
        self.decks = tuple(
            [face for face in self.faces for _ in range(face.facts.copies) if face.seat == seat] for seat in (0, 1)
        )
        self.steady_life = all(steady(ability) for face in self.faces for ability in face.abilities)
        self.battlefields = [f for f in self.faces for _ in range(f.facts.copies) if f.kind == "battlefield"]
        self.backs = [face.seat if face.seat >= 0 else 2 + (face.kind == "artifact") for face in self.faces]
        self.artifacts = [f for f in self.faces for _ in range(f.facts.copies) if f.kind == "artifact"]

    def face(self, id: str) -> Face:
        """The card of an id. Raises BadInput for an unknown one."""
        found = self.by_id.get(id)
        if found is None:
            raise BadInput("skirmish-bad-no-card-duel", id=id)
        return found

    def program(self, path: str) -> Program:
        """The program that a save names. Raises BadInput for an unknown path."""
        if not path:
            return EMPTY
        key, _, index = path.rpartition("/")
        face = self.by_id.get(key)
        if face is None or not index.isdigit() or int(index) >= len(face.programs):
            raise BadInput("skirmish-bad-saved-position-names", path=path)
        return face.programs[int(index)]
