"""The table of the duel in the pieces of `goldenrule.gamekit.board`: tracks, slots, both players, the hand."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from goldenrule.gamekit.board import (
    Board,
    Card,
    Fact,
    Grid,
    Group,
    Note,
    Panel,
    Piece,
    Place,
    Table,
    Tone,
    Track,
    copies,
)
from goldenrule.gamekit.text_lists import listed
from goldenrule.games.skirmish.card_face import TONES, colour, cost
from goldenrule.games.skirmish.ids import (
    CIVILIANS_LEFT,
    COLOURS,
    FACTIONS,
    GOALS,
    LOCATIONS,
    PLACES,
    SLOTS,
    ZONES_OF_MANHATTAN,
)
from goldenrule.games.skirmish.text.table import plain_name, side, slot_key, slot_name
from goldenrule.kernel.views import View

if TYPE_CHECKING:
    from goldenrule.games.skirmish.client import SkirmishWords

SIDES: tuple[Tone, Tone] = ("cyan", "magenta")
"""The tones of Heroes and Villains."""
BONUSES = ("civilian", "marker", "battlefield")
"""The bonus of each Location; instead of a Civilian, the Villains always get a Victory Point."""
PHASES = ("recruitment", "attack", "draw")


class _Table(Table):
    """The table of the duel; the seat's own side is the first in `order`."""

    def __init__(self, view: View, words: "SkirmishWords") -> None:
        super().__init__(view, words)
        self.order = (1, 0) if view.seat == 1 else (0, 1)

    def side(self, seat: int) -> str:
        return side(self.words.texts, seat)

    # -- the table ---------------------------------------------------------------------------------------------------

    def heading(self) -> Fact:
        """Round, phase, and whose turn it is."""
        table = self.table
        if self.view.winner:
            return Fact(self.t("board-heading-over", round=table["round"]), key="heading")
        if table["active"] < 0:
            return Fact(self.t("board-heading-setup"), key="heading")
        about: dict[str, Any] = {"round": table["round"], "side": self.side(table["active"])}
        said = self.say(f"board-skirmish-phase-{table['phase']}", key="heading", **about)
        return replace(said, value=table["round"], name=self.t("board-skirmish-round", **about))

    def points(self) -> Fact:
        """Where the Victory Point marker stands."""
        points = self.table["points"]
        if not points:
            return self.say("board-skirmish-even", heroes=GOALS[0], villains=GOALS[1])
        ahead = 0 if points > 0 else 1
        return self.say("board-skirmish-ahead", side=self.side(ahead), n=abs(points), goal=GOALS[ahead])

    def marker(self) -> Fact:
        """Where the Artifact marker stands."""
        marker, track = self.table["marker"], self.table["track"]
        if not marker:
            return self.say("board-skirmish-middle", track=track)
        return self.say("board-skirmish-toward", side=self.side(0 if marker > 0 else 1), n=abs(marker), track=track)

    def track(self, key: str, name: str, said: Fact, ends: tuple[int, int], at: int) -> Track:
        """A track, the seat's own end first; `at` is positive toward the Heroes."""
        first, second = (
            Fact(self.side(seat), value=ends[seat], tone=SIDES[seat], key=FACTIONS[seat]) for seat in self.order
        )
        return Track(name, said, (first, second), at if self.order[0] == 0 else -at, key)

    def middle(self) -> Panel:
        """Tracks, slots, and what lies beside."""
        table, reach = self.table, self.table["track"]
        body: list[Piece] = [
            self.track("points", self.t("board-skirmish-points"), self.points(), GOALS, table["points"]),
            self.track("marker", self.t("board-skirmish-marker"), self.marker(), (reach, reach), table["marker"]),
            self.slots(),
            *(group for seat in self.order for group in self.player(seat)),
            self.artifacts(),
        ]
        stage = [self.card(id) for id in self.lying("stage")]
        if stage:
            body.append(Group(self.t("board-skirmish-stage"), stage, tone="strong", key="stage"))
        body.append(Note(self.t("board-skirmish-legend")))
        active = table["active"]
        tone = SIDES[active] if active >= 0 and not self.view.winner else "dim"
        return Panel([self.heading()], body, tone=tone, key="strip")

    def slots(self) -> Grid:
        """The slots that face each other, from Manhattan on."""
        places = []
        for slot in range(SLOTS):
            cells = [self.in_slot(seat, slot) for seat in self.order]
            opens = slot == 0 or PLACES[slot] != PLACES[slot - 1]
            name, section = slot_name(self.words.texts, slot), LOCATIONS[PLACES[slot]]
            places.append(Place(name, cells, self.civilians(slot), opens, slot_key(slot), section))
        columns = []
        for seat in self.order:
            who = self.side(seat)
            said = self.t("board-skirmish-you", who=who) if seat == self.view.seat else who
            columns.append(Fact(who, said, tone=SIDES[seat], key=FACTIONS[seat]))
        return Grid(columns, places, self.t("board-skirmish-nobody"))

    def civilians(self, slot: int) -> list[Fact]:
        """The Civilians that are left at a Location; none where there never are any."""
        if slot >= ZONES_OF_MANHATTAN:
            return []
        left = [name for i, name in enumerate(COLOURS) if self.table["civilians"][slot] >> i & 1]
        if not left:
            return [self.say("board-skirmish-no-civilians", tone="dim", key="civilians")]
        parts = [colour(self.words.texts, each) for each in left]
        said = self.t("board-skirmish-civilians", colours=listed(self.words.texts, [each.text for each in parts]))
        return [Fact(said, parts=parts, key="civilians")]

    def in_slot(self, seat: int, slot: int) -> Card | None:
        """A card in its slot: strength, how much of its life is left, and whether it is held."""
        found = self.lying(f"slot{seat}.{slot}")
        if not found:
            return None
        seen = self.view.cards[found[0]]
        tone: Tone = "strong" if seen["strength"] else "dim"
        facts = [self.say("board-skirmish-strength", tone, key="strength", n=seen["strength"])]
        if seen.get("held"):
            facts.append(self.say("board-skirmish-held", tone="yellow", key="held"))
        left = seen["life"] - seen["damage"]
        said = self.t("board-skirmish-life-of", left=left, life=seen["life"])
        life = Fact(said, value=left, full=seen["life"], tone="good", key="life")
        more = [self.attack(seat, slot, seen["strength"])] if self.table["attacks"][seat][slot] else []
        return self.card(found[0], facts, tone=SIDES[seat], main=True, gauge=life, more=more)

    def attack(self, seat: int, slot: int, strength: int) -> Fact:
        """What the attack from a slot would do now: damage, or the bonus of the Location."""
        what = self.table["attacks"][seat][slot]
        if what == "bonus":
            what = BONUSES[PLACES[slot]]
            if what == "civilian" and (seat or not self.table["civilians"][slot]):
                what = "point"
        if what == "point":
            return self.say("board-skirmish-vp", key=what, n=1)
        return self.say(f"board-skirmish-attack-{what}", key=what, n=strength)

    def player(self, seat: int) -> list[Group]:
        """The piles of a player, what he owns, and what is known of his hand."""
        zones, tone = self.view.zones, SIDES[seat]
        items: list[Card | Fact] = [
            self.say("board-skirmish-hand", key="hand", n=len(zones[f"hand{seat}"])),
            self.say("board-skirmish-deck", key="deck", n=len(zones[f"deck{seat}"])),
            replace(
                self.say("board-skirmish-discard", key="discard", n=len(zones[f"discard{seat}"])),
                codes=[self.faces[id].key for id in reversed(self.lying(f"discard{seat}"))],
            ),
        ]
        freed = self.table["freed"] if seat == 0 else (0,) * len(COLOURS)
        parts = []
        for n, name in zip(freed, COLOURS):
            if n:
                said = colour(self.words.texts, name)
                parts.append(
                    replace(
                        said, text=self.t("board-skirmish-freed", n=n, colour=name), short=f"{n}{said.short}", value=n
                    )
                )
        if parts:
            colours = listed(self.words.texts, [each.text for each in parts])
            items.append(Fact(self.t("board-skirmish-civilians", colours=colours), parts=parts, key="civilians"))
        you = seat == self.view.seat
        who = self.t("board-skirmish-you", who=self.side(seat)) if you else self.side(seat)
        out = [Group(who, items, tone=tone, minor=True, key="player", seat=seat)]
        if owned := self.lying(f"artifacts{seat}"):
            own, artifacts = self.t("board-skirmish-owned", side=self.side(seat)), [*map(self.artifact, owned)]
            out.append(Group(own, artifacts, minor=True, key="artifacts", seat=seat))
        if not you and (known := self.lying(f"hand{seat}")):
            cards = [self.card(id) for id in self.sorted(known)]
            out.append(Group(self.t("board-skirmish-known"), cards, key="known", seat=seat))
        return out

    def artifacts(self) -> Group:
        """The Artifacts that can be taken, and the piles that belong to nobody."""
        items: list[Card | Fact] = [*map(self.artifact, self.lying("offer"))]
        left, pile = len(self.view.zones["battlefields"]), len(self.view.zones["pile"])
        items.append(self.say("board-skirmish-more", tone="dim", detail=True, key="pile", n=pile))
        items.append(self.say("board-skirmish-battlefields", tone="dim", detail=True, key="battlefields", n=left))
        return Group(self.t("board-skirmish-offer"), items, tone="yellow", minor=True, key="offer")

    def artifact(self, id: int) -> Card:
        return self.card(id, tone="yellow")

    # -- cards -------------------------------------------------------------------------------------------------------

    def card(self, id: int, facts: Iterable[Fact] = (), **more: Any) -> Card:
        """A card; in short a plus stands for the boosted version."""
        face = self.faces[id]
        boosted = face.facts.version == "boosted"
        name = plain_name(face, self.words.texts)
        short = self.t("board-skirmish-boosted", name=name) if boosted else name
        return Card(self.words.name(face.key), face.key, id, short, facts=list(facts), **more)

    def sorted(self, cards: list[int]) -> list[int]:
        """By colour, then by cost: a hand is also what its owner pays with."""

        def order(id: int) -> tuple[Any, ...]:
            facts = self.facts(id)
            colour = COLOURS.index(facts.colour) if facts.colour else len(COLOURS)
            return colour, len(facts.cost), facts.name, facts.id

        return sorted(cards, key=order)

    def hand(self, seat: int) -> Panel:
        """The cards in the seat's hand: cost, colour, numbers and text, copies once."""
        hand = self.sorted(self.lying(f"hand{seat}"))
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
            many: dict[str, Any] = {"count": 1 + len(others), "copies": others}
            said, text = cost(self.words.texts, facts), self.words.text(self.faces[id].key)
            cards.append(self.card(id, about, tone=tone, main=True, cost=said, text=text, **many))
        groups = [Group(items=cards, as_table=True, key="hand")] if cards else []
        return Panel([self.say("board-skirmish-your-hand", key="hand", n=len(hand))], groups, key="hand", seat=seat)

    def status(self, seat: int) -> list[Fact]:
        """Which phase it is and whose, and both tracks."""
        points, marker = self.points(), self.marker()
        about: dict[str, Any] = {"points": points.text, "short": points.short or points.text, "n": GOALS[seat]}
        return [
            self.phase(),
            self.say("board-skirmish-status-points", key="points", **about),
            self.say("board-skirmish-status-marker", detail=True, key="marker", marker=marker.text, short=marker.short),
        ]

    def phase(self) -> Fact:
        """Which phase of a turn it is, and whose."""
        active, phase = self.table["active"], self.table["phase"]
        about: dict[str, Any] = {"round": self.table["round"], "side": self.side(max(active, 0))}
        if active == self.view.seat and not self.view.winner:
            return self.say(f"board-skirmish-yours-{phase}", "strong", key="step", **about)
        return replace(self.heading(), tone="strong", key="step")

    def steps(self) -> list[Fact]:
        """The phases of a turn."""
        out = []
        for each in PHASES:
            now: Tone = "strong" if self.table["phase"] == each and not self.view.winner else ""
            out.append(Fact(self.t(f"board-skirmish-step-{each}"), tone=now, key=each))
        return out

    def goals(self) -> list[Fact]:
        """How the game is won: the ends of the track, the own one first, an empty Manhattan, a deck that runs out."""
        points, out = self.table["points"], []
        for seat in self.order:
            n = max(0, points if seat == 0 else -points)
            said = self.say("board-skirmish-goal-points", side=self.side(seat), n=n, goal=GOALS[seat])
            out.append(replace(said, full=GOALS[seat], name=self.side(seat), tone=SIDES[seat], key=FACTIONS[seat]))
        left = sum(bits.bit_count() for bits in self.table["civilians"])
        all = ZONES_OF_MANHATTAN * len(COLOURS)
        said = self.say("board-skirmish-goal-civilians", tone=SIDES[0], key="civilians", n=left, goal=CIVILIANS_LEFT)
        out.append(replace(said, value=all - left, full=all - CIVILIANS_LEFT))
        decks = min(len(self.view.zones[f"deck{seat}"]) for seat in (0, 1))
        out.append(self.say("board-skirmish-goal-deck", key="deck", n=decks))
        return out


def board(view: View, words: "SkirmishWords") -> Board:
    """The table as the seat of a view knows it."""
    table = _Table(view, words)
    if view.seat < 0:
        return Board([table.middle()], steps=table.steps(), goals=table.goals())
    hand, status = table.hand(view.seat), table.status(view.seat)
    return Board([table.middle()], hand, status, table.steps(), goals=table.goals())
