"""The table of the duel as a seat knows it: makes its `DuelBoard` from a view."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal, TypedDict

from msgspec.structs import replace

from goldenrule.gamekit.board import BoardMaker, Card, Fact, Group, Panel, Tone, copies
from goldenrule.gamekit.text_lists import list_parts
from goldenrule.games.skirmish.abilities import Attack
from goldenrule.games.skirmish.board_types import (
    SIDE_TONES,
    SIDES,
    AttackPreview,
    Cards,
    Civilians,
    DuelBoard,
    End,
    Goal,
    Life,
    Marker,
    Pile,
    PileKey,
    Player,
    Sign,
    Slot,
    Unit,
)
from goldenrule.games.skirmish.card_face import TONES, colour, cost
from goldenrule.games.skirmish.ids import (
    CIVILIANS_LEFT,
    COLOURS,
    GOALS,
    LOCATIONS,
    PLACES,
    SLOTS,
    ZONES_OF_MANHATTAN,
    Colour,
)
from goldenrule.games.skirmish.ops.board import GainPoints, MoveArtifactMarker
from goldenrule.games.skirmish.text.table import plain_name, side, slot_key, slot_name
from goldenrule.kernel.expressions import Const
from goldenrule.kernel.ops import Seq
from goldenrule.kernel.views import View

if TYPE_CHECKING:
    from goldenrule.games.skirmish.client import SkirmishWords
    from goldenrule.games.skirmish.content import Face

BONUSES = ("civilian", "marker", "battlefield")
"""The bonus of each Location; instead of a Civilian, the Villains always get a Victory Point."""
PILES_OF_A_PLAYER: Final[tuple[PileKey, ...]] = ("hand", "deck", "discard")
PHASES = ("recruitment", "attack", "draw")


def certain_gains(face: "Face") -> list[tuple[Literal["point", "marker"], int]]:
    """Return the Victory Points and the spaces of the Artifact marker that every attack of a card brings."""
    effects = [ability.effect for ability in face.abilities if isinstance(ability, Attack)]
    ops = [op for each in effects for op in (each.ops if isinstance(each, Seq) else (each,))]
    certain = [op for op in ops if isinstance(op, GainPoints | MoveArtifactMarker) and isinstance(op.n, Const)]
    return [("point" if isinstance(op, GainPoints) else "marker", op.n.n) for op in certain if isinstance(op.n, Const)]


class CardNames(TypedDict):
    """What a card is and what it is word_name, as fields of a `Card`."""

    name: str
    code: str
    id: int
    short: str


class _Table(BoardMaker):
    """The table of the duel; the seat's own side is the first in `order`."""

    def __init__(self, view: View, words: "SkirmishWords") -> None:
        super().__init__(view, words)
        self.order = (1, 0) if view.seat == 1 else (0, 1)

    def side(self, seat: int) -> str:
        return side(self.words.texts, seat)

    def board(self) -> DuelBoard:
        view, table, seat = self.view, self.table, self.view.seat
        return DuelBoard(
            heading=self.heading(),
            round=self.round(),
            active=SIDES[table["active"]] if table["active"] >= 0 and not view.winner else None,
            players=(self.player(self.order[0]), self.player(self.order[1])),
            slots=[self.slot(slot) for slot in range(SLOTS)],
            nobody=self.t("board-skirmish-nobody"),
            points=self.marker("points", self.points(), GOALS),
            marker=self.marker("marker", self.artifact_marker(), (table["track"],) * 2),
            offer=Cards(
                self.t("board-skirmish-offer"), [self.card(id, tone="yellow") for id in self.seen_cards("offer")]
            ),
            piles=(self.pile("pile", "more"), self.pile("battlefields")),
            stage=self.cards("stage", self.seen_cards("stage")),
            legend=self.t("board-skirmish-legend"),
            steps=self.steps(),
            goals=self.goals(),
            status=self.status(seat) if seat >= 0 else (),
            hand=self.hand(seat) if seat >= 0 else None,
        )

    # -- the table ---------------------------------------------------------------------------------------------------

    def heading(self) -> Fact:
        """Round, phase, and whose turn it is."""
        table = self.table
        if self.view.winner:
            return Fact(self.t("board-heading-over", round=table["round"]), key="heading")
        if table["active"] < 0:
            return Fact(self.t("board-heading-setup"), key="heading")
        who = self.side(table["active"])
        return self.say(f"board-skirmish-phase-{table['phase']}", key="heading", round=table["round"], side=who)

    def round(self) -> str:
        """Which round it is, and whose turn; the heading if it is nobody's."""
        table = self.table
        if self.view.winner or table["active"] < 0:
            return self.heading().text
        return str(self.t("board-skirmish-round", round=table["round"], side=self.side(table["active"])))

    def points(self) -> Fact:
        """Where the Victory Point marker stands."""
        points = self.table["points"]
        if not points:
            return self.say("board-skirmish-even", heroes=GOALS[0], villains=GOALS[1])
        ahead = 0 if points > 0 else 1
        return self.say("board-skirmish-ahead", side=self.side(ahead), n=abs(points), goal=GOALS[ahead])

    def artifact_marker(self) -> Fact:
        """Where the Artifact marker stands."""
        marker, track = self.table["marker"], self.table["track"]
        if not marker:
            return self.say("board-skirmish-middle", track=track)
        return self.say("board-skirmish-toward", side=self.side(0 if marker > 0 else 1), n=abs(marker), track=track)

    def marker(self, key: str, said: Fact, reach: Sequence[int]) -> Marker:
        """A track with its marker; the view counts toward the Heroes."""
        mine, theirs = (
            End(self.side(seat), value=reach[seat], tone=SIDE_TONES[SIDES[seat]], key=SIDES[seat])
            for seat in self.order
        )
        at = self.table[key] if self.order[0] == 0 else -self.table[key]
        return Marker(self.t(f"board-skirmish-{key}"), said, ends=(mine, theirs), at=at, key=key)

    def slot(self, slot: int) -> Slot:
        mine, theirs = (self.unit(seat, slot) for seat in self.order)
        civilians = self.civilians(slot) if slot < ZONES_OF_MANHATTAN else None
        name = slot_name(self.words.texts, slot)
        return Slot(slot_key(slot), name, LOCATIONS[PLACES[slot]], mine, theirs, civilians)

    def civilians(self, slot: int) -> Civilians:
        """The Civilians that are left at a Location."""
        left = [name for i, name in enumerate(COLOURS) if self.table["civilians"][slot] >> i & 1]
        if not left:
            none = self.say("board-skirmish-no-civilians")
            return Civilians(none.text, none.short, tone="dim", parts=())
        return self.by_colour([self.sign(name) for name in left])

    def freed(self) -> Civilians | None:
        """The Civilians that the Heroes have freed."""
        signs = []
        for n, name in zip(self.table["freed"], COLOURS):
            if n:
                said, sign = self.t("board-skirmish-freed", n=n, colour=name), self.sign(name)
                signs.append(replace(sign, text=said, short=f"{n}{sign.short}", value=n))
        return self.by_colour(signs) if signs else None

    def by_colour(self, signs: Sequence[Sign]) -> Civilians:
        colours = list_parts(self.words.texts, [each.text for each in signs])
        return Civilians(self.t("board-skirmish-civilians", colours=colours), parts=signs)

    def sign(self, name: Colour) -> Sign:
        said = colour(self.words.texts, name)
        return Sign(said.text, said.short, tone=said.tone, key=name)

    def unit(self, seat: int, slot: int) -> Unit | None:
        """A card in its slot: strength, how much of its life is left, and whether it is held."""
        found = self.seen_cards(f"slot{seat}.{slot}")
        if not found:
            return None
        seen = self.view.cards[found[0]]
        strength, life, left = seen["strength"], seen["life"], seen["life"] - seen["damage"]
        tone: Tone = "strong" if strength else "dim"
        facts = [self.say("board-skirmish-strength", tone, key="strength", n=strength)]
        held = self.say("board-skirmish-held", tone="yellow", key="held") if seen.get("held") else None
        said = self.t("board-skirmish-life-of", left=left, life=life)
        return Unit(
            **self.named(found[0]),
            tone=SIDE_TONES[SIDES[seat]],
            main=True,
            facts=[*facts, held] if held else facts,
            gauge=Life(said, value=left, full=life, tone="good", key="life"),
            strength=strength,
            held=held,
            attack=self.attack(seat, slot, strength, self.faces[found[0]]),
        )

    def attack(self, seat: int, slot: int, strength: int, face: "Face") -> AttackPreview | None:
        """What the attack from a slot would do now: damage or the bonus of the Location, and what its text adds."""
        what = self.table["attacks"][seat][slot]
        if not what:
            return None
        if what == "bonus":
            what = BONUSES[PLACES[slot]]
            if what == "civilian" and (seat or not self.table["civilians"][slot]):
                what = "point"
        gains = {"point": 0, "marker": 0} | ({what: 1} if what in ("point", "marker") else {})
        for key, n in certain_gains(face):
            gains[key] += n
        first = [self.say(f"board-skirmish-attack-{what}", n=strength)] if what not in gains else []
        said = [*first, *[self.say(f"board-skirmish-attack-{key}", n=n) for key, n in gains.items() if n > 0]]
        texts = self.words.texts
        text, short = (
            list_parts(texts, each) for each in zip(*[(part.text, part.short or part.text) for part in said])
        )
        return AttackPreview(text, short, value=said[0].value, key=what)

    def player(self, seat: int) -> Player:
        """The piles of a player, what they own, and what is known of their hand."""
        who, you = self.side(seat), seat == self.view.seat
        lying = [self.faces[id].key for id in reversed(self.seen_cards(f"discard{seat}"))]
        piles = [self.pile(key, seat=seat) for key in PILES_OF_A_PLAYER]
        known = [] if you else self.sorted(self.seen_cards(f"hand{seat}"))
        return Player(
            side=SIDES[seat],
            side_name=who,
            name=self.t("board-skirmish-you", who=who) if you else who,
            you=you,
            piles=[*piles[:-1], replace(piles[-1], codes=lying)],
            freed=self.freed() if seat == 0 else None,
            artifacts=self.cards("owned", self.seen_cards(f"artifacts{seat}"), tone="yellow", side=who),
            known=self.cards("known", known),
        )

    def pile(self, key: PileKey, message: str = "", seat: int | None = None) -> Pile:
        """How many cards a pile has: that of a player, or one that belongs to nobody."""
        n = len(self.view.zones[key if seat is None else f"{key}{seat}"])
        said = self.say(f"board-skirmish-{message or key}", n=n)
        return Pile(said.text, said.short, value=n, key=key)

    # -- cards -------------------------------------------------------------------------------------------------------

    def named(self, id: int) -> CardNames:
        """What a card is and is called; in short a plus stands for the boosted version."""
        face = self.faces[id]
        short = plain_name(face, self.words.texts)
        if face.facts.version == "boosted":
            short = self.t("board-skirmish-boosted", name=short)
        return {"name": self.words.name(face.key), "code": face.key, "id": id, "short": short}

    def card(self, id: int, tone: Tone) -> Card:
        return Card(**self.named(id), tone=tone)

    def cards(self, message: str, ids: Sequence[int], tone: Tone = "", **about: object) -> Cards:
        """Cards that lie face up together; where there are none, they need no name."""
        name = self.t(f"board-skirmish-{message}", **about) if ids else ""
        return Cards(name, [self.card(id, tone=tone) for id in ids])

    def sorted(self, cards: list[int]) -> list[int]:
        """By colour, then by cost: a hand is also what its owner pays with."""

        def order(id: int) -> tuple[int, int, str, str]:
            facts = self.facts(id)
            colour = COLOURS.index(facts.colour) if facts.colour else len(COLOURS)
            return colour, len(facts.cost), facts.name, facts.id

        return sorted(cards, key=order)

    def hand(self, seat: int) -> Panel:
        """The cards in the seat's hand: cost, colour, numbers and text, copies once."""
        hand = self.sorted(self.seen_cards(f"hand{seat}"))
        cards = []
        for id, *others in copies(hand, lambda id: self.faces[id].key):
            facts = self.facts(id)
            tone = TONES.get(facts.colour, "white")
            kind = f"skirmish-colour-{facts.colour}" if facts.colour else "board-skirmish-battlefield"
            about = [Fact(self.t(kind), tone="dim", key=facts.colour or "battlefield")]
            if facts.kind == "battlefield":
                about.append(self.say("board-skirmish-vp", tone="strong", key="vp", n=facts.vp))
            else:
                about.append(self.say("board-skirmish-strength", tone="strong", key="strength", n=facts.strength))
                about.append(self.say("board-skirmish-life", tone="strong", key="life", n=facts.life))
            cards.append(
                Card(
                    **self.named(id),
                    tone=tone,
                    main=True,
                    count=1 + len(others),
                    cost=cost(self.words.texts, facts),
                    facts=about,
                    text=self.words.text(self.faces[id].key),
                    copies=others,
                )
            )
        groups = [Group(items=cards, as_table=True, key="hand")] if cards else []
        return Panel([self.say("board-skirmish-your-hand", key="hand", n=len(hand))], groups, key="hand", seat=seat)

    # -- how the game stands -----------------------------------------------------------------------------------------

    def status(self, seat: int) -> list[Fact]:
        """Which phase it is and whose, and both tracks."""
        points, marker = self.points(), self.artifact_marker()
        short = points.short or points.text
        return [
            self.phase(),
            self.say("board-skirmish-status-points", key="points", points=points.text, short=short, n=GOALS[seat]),
            self.say("board-skirmish-status-marker", detail=True, key="marker", marker=marker.text, short=marker.short),
        ]

    def phase(self) -> Fact:
        """Which phase of a turn it is, and whose."""
        active, phase = self.table["active"], self.table["phase"]
        if active == self.view.seat and not self.view.winner:
            now, who = self.table["round"], self.side(active)
            return self.say(f"board-skirmish-yours-{phase}", "strong", key="step", round=now, side=who)
        return replace(self.heading(), tone="strong", key="step")

    def steps(self) -> list[Fact]:
        """The phases of a turn."""
        out = []
        for each in PHASES:
            now: Tone = "strong" if self.table["phase"] == each and not self.view.winner else ""
            out.append(Fact(self.t(f"board-skirmish-step-{each}"), tone=now, key=each))
        return out

    def goals(self) -> list[Goal]:
        """How the game is won: the ends of the track, the own one first, an empty Manhattan, a deck that runs out."""
        points, out = self.table["points"], []
        for seat in self.order:
            n, who = max(0, points if seat == 0 else -points), self.side(seat)
            said = self.say("board-skirmish-goal-points", side=who, n=n, goal=GOALS[seat])
            out.append(Goal(said.text, said.short, who, value=n, full=GOALS[seat], key=SIDES[seat]))
        left = sum(bits.bit_count() for bits in self.table["civilians"])
        all = ZONES_OF_MANHATTAN * len(COLOURS)
        said = self.say("board-skirmish-goal-civilians", n=left, goal=CIVILIANS_LEFT)
        out.append(Goal(said.text, said.short, value=all - left, full=all - CIVILIANS_LEFT, key="civilians"))
        decks = min(len(self.view.zones[f"deck{seat}"]) for seat in (0, 1))
        said = self.say("board-skirmish-goal-deck", n=decks)
        return [*out, Goal(said.text, said.short, value=decks, key="deck")]


def board(view: View, words: "SkirmishWords") -> DuelBoard:
    """The table as the seat of a view knows it."""
    return _Table(view, words).board()
