"""A strict player for tests and case files: answers in words, a log of what happened, and exact facts.

    s = Script.of(villains={"hand": ["kang", ...]})       # see `given`
    s.do("play kang", "pay hydra_scout", "slot 3", "done")

**Answers**: `play X`, `use X` (an ability or Artifact), `pay X` (a hand card), `civilian red` (pay with one),
`ignore` (a symbol), `slot 3` (1 to 6 from Manhattan), `free red 2` (a Civilian of a zone), `lose red`, `take X` (an
Artifact), `discard X`, `pick X` (a target; `pick X at 3` for the card in that slot), `mode 1`, `yes`, `no`, `done`,
`pass`. X is an id, or else a name: `kang` is the standard version, `Kang` whichever there is. An answer that fits no
option, or several, fails and lists the options. A question with one possible answer is not asked, except `discard`
and the `recruit` of a side that holds a card (see `Recruit.choose`).
"""

from functools import cached_property
from operator import attrgetter
from typing import Final, Self

from goldenrule.gamekit import cases
from goldenrule.gamekit.cases import ScriptFailed
from goldenrule.gamekit.input_parsing import number
from goldenrule.gamekit.vocabulary import IN_GAME, check_exists
from goldenrule.games.skirmish import ids
from goldenrule.games.skirmish.catalogue import load_content
from goldenrule.games.skirmish.content import Content
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.games.skirmish.packs import PACKS
from goldenrule.games.skirmish.reasons import reasons
from goldenrule.games.skirmish.situations.given import GivenPosition, read_given
from goldenrule.games.skirmish.situations.position import place
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput
from goldenrule.packs.pack_store import resolve
from goldenrule.words.phrases import quote


def option_words(game: Skirmish, option: Option, id: bool = True) -> list[str]:
    """How an option can be written, the plainest first; with the id of its card, or with the name."""
    verb, entity, detail = option
    if entity:
        slot = game.slot_of(entity)
        plain = f"{verb} {called(game, entity, id)}"
        return [plain, f"{plain} at {slot + 1}"] if slot >= 0 else [plain]
    if verb == "slot" or verb == "mode":
        return [f"{verb} {detail + 1}"]
    if verb == "free":
        return [f"free {ids.COLOURS[detail % 4]} {detail // 4 + 1}"]
    if verb in ("civilian", "lose"):
        return [f"{verb} {ids.COLOURS[detail]}"]
    return [verb]


def called(game: Skirmish, entity: int, id: bool) -> str:
    """The id of a card, or its name in small letters."""
    face = game.face(entity)
    return face.key if id else face.facts.name.casefold()


VERBS: Final = {
    **dict.fromkeys(("play", "use", "pay", "take", "discard", "pick"), "card"),
    **dict.fromkeys(("slot", "mode"), "number"),
    **dict.fromkeys(("civilian", "lose", "free"), "colour"),
    **dict.fromkeys(("ignore", "yes", "no", "pass", "done"), ""),
}
"""What follows a verb."""


class Script(cases.Script):
    """Plays a game by exact answers and looks at it. The observer of the game is taken over."""

    game: Skirmish
    unnamed = -1
    seat_names = ids.FACTIONS
    idle_kinds = ("recruit",)
    kinds = (
        "recruit", "pay", "slot", "choose", "choose_some", "may", "mode", "civilian", "lose_civilian",
        "artifact", "moment", "discard",
    )  # fmt: skip

    def run(self) -> None:
        if self.game.state.dirty:
            self.game.settle()
        self.game.run()

    @classmethod
    def of(cls, content: Content | None = None, **given: object) -> Self:
        """A script from a position, described as for `given`, with these cards (default: the shipped ones)."""
        return cls.of_given(read_given(given), content)

    @classmethod
    def of_given(cls, given: GivenPosition, content: Content | None = None) -> Self:
        return cls(place(given, content or load_content(resolve(given.packs, PACKS))))

    # -- answering -----------------------------------------------------------------------------------------------------

    @cached_property
    def known_names(self) -> frozenset[str]:
        """The id of every card of this game, and its name in small letters."""
        faces = self.game.content.faces
        cards = [faces[index].facts for index in self.game.state.ident[1:]]
        return frozenset(
            [*[faces[i].key for i in self.game.state.ident[1:]], *[card.name.casefold() for card in cards]]
        )

    def card_name(self, entity: int) -> str:
        return called(self.game, entity, True)

    def understand(self, words: str) -> None:
        verb, _, rest = " ".join(words.casefold().split()).partition(" ")
        check_exists("verb", verb, VERBS)
        kind = VERBS[verb]
        name, _, slot = rest.partition(" at ") if kind == "card" else rest.partition(" ")
        if not rest and kind:
            raise BadInput("skirmish-bad-needs-after", words=quote(words), kind=kind, verb=verb)
        if kind == "number" and (number(name) is None or not 1 <= int(name) <= ids.SLOTS):
            raise BadInput("skirmish-bad-needs-number-from", words=quote(words), slots=ids.SLOTS, verb=verb)
        if kind == "card":
            check_exists("card", name, self.known_names, IN_GAME)
        elif kind == "colour":
            check_exists("colour", name, ids.COLOURS)
        most = ids.SLOTS if kind == "card" else ids.ZONES_OF_MANHATTAN if verb == "free" else 0
        if (slot or verb == "free") and (number(slot) is None or not 1 <= int(slot) <= most):
            raise BadInput("skirmish-bad-no-answer", words=quote(words), most=most)
        if not kind and rest:
            raise BadInput("skirmish-bad-answer-alone", words=quote(words), verb=verb)

    def matching_options(self, decision: Decision, words: str) -> list[Option]:
        verb, _, rest = " ".join(words.split()).partition(" ")
        name, at, slot = rest.partition(" at ")
        id = name in self.game.content.by_id
        wanted = f"{verb.casefold()} {name if id else name.casefold()}{at}{slot}".strip()
        return [o for o in decision.options if wanted in option_words(self.game, o, id)]

    def options(self) -> list[str]:
        """What may be answered now, in words."""
        if not self.game.pending:
            return []
        return [option_words(self.game, o)[0] for o in self.game.pending[0].options]

    def question_text(self) -> str:
        if not self.game.pending:
            return f"The game is over: {self.game.state.winner}."
        d = self.game.pending[0]
        return f"The {ids.FACTIONS[d.seat]} are asked {d.kind!r}: {', '.join(self.options())}."

    # -- questions -----------------------------------------------------------------------------------------------------

    def refused(self, words: str, clause: str) -> Self:
        """This is no option now, and the clause is why."""
        self.not_offered(words)
        seat, rest = self.read(words)
        name = rest.partition(" ")[2]
        g = self.game
        id = name in g.content.by_id
        wanted = name if id else name.casefold()
        found = [r for r in reasons(g, self.decisions(seat)[0].seat) if called(g, r.entity, id) == wanted]
        if clause not in [r.clause for r in found]:
            raise ScriptFailed(f"{words!r} should be refused because of {clause}; found: {[r.clause for r in found]}.")
        return self

    # -- what happened -------------------------------------------------------------------------------------------------

    def names(self, key: str, at: int = 0) -> list[str]:
        """The cards that stand at a place of the events of a kind, by id, "" for none."""
        return [self.game.face(args[at]).key if args[at] else "" for args in self.events(key)]

    # -- facts ---------------------------------------------------------------------------------------------------------

    def zone(self, zone: int) -> list[str]:
        return [self.game.face(e).key for e in self.game.state.zones[zone]]

    def slot(self, side: str, slot: int) -> int:
        """The card in a slot (1 to 6), 0 if it is empty."""
        found = self.game.state.zones[ids.slot_zone(ids.FACTIONS.index(side), slot - 1)]
        return found[0] if found else 0

    def slots(self, side: str) -> list[str]:
        """The cards of a side by id, "" for an empty slot."""
        return [self.game.face(e).key if (e := self.slot(side, slot)) else "" for slot in range(1, 7)]

    def damage(self, side: str, slot: int) -> int:
        return self.game.damage_on(self.slot(side, slot))

    def strength(self, side: str, slot: int) -> int:
        return self.game.strength(self.slot(side, slot))

    def life(self, side: str, slot: int) -> int:
        return self.game.life(self.slot(side, slot))

    def hand(self, side: str) -> list[str]:
        return sorted(self.zone(ids.HAND + ids.FACTIONS.index(side)))

    def deck(self, side: str) -> list[str]:
        return self.zone(ids.DECK + ids.FACTIONS.index(side))

    def discard(self, side: str) -> list[str]:
        return self.zone(ids.DISCARD + ids.FACTIONS.index(side))

    def artifacts(self, side: str) -> list[str]:
        return self.zone(ids.OWNED + ids.FACTIONS.index(side))

    @property
    def offer(self) -> list[str]:
        return self.zone(ids.OFFER)

    @property
    def pile(self) -> list[str]:
        return self.zone(ids.PILE)

    @property
    def battlefields(self) -> list[str]:
        return self.zone(ids.BATTLEFIELDS)

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return ids.FACTIONS[self.game.state.active]

    @property
    def attacks(self) -> list[str]:
        """The cards that have attacked, in order."""
        return self.names("attack")

    points = property(attrgetter("game.state.points"))
    marker = property(attrgetter("game.state.marker"))

    @property
    def civilians(self) -> list[list[str]]:
        """The colours left in each zone of Manhattan."""
        return [[c for i, c in enumerate(ids.COLOURS) if bits >> i & 1] for bits in self.game.state.civilians]

    @property
    def freed(self) -> list[str]:
        """The Civilians that the Heroes own."""
        return [c for c, n in zip(ids.COLOURS, self.game.state.freed) for _ in range(n)]
