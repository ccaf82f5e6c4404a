"""The table of Champions as a seat knows it: makes its `ChampionsBoard` from a view."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypedDict

from msgspec.structs import replace

from goldenrule.gamekit.board import BoardMaker, Card, Fact, Group, Panel, Tone
from goldenrule.gamekit.text_lists import signed_number
from goldenrule.games.champions.board_more import GOING_ON, guarded, next_threat, steps
from goldenrule.games.champions.board_types import (
    ChampionsBoard,
    Character,
    Gauge,
    MainScheme,
    PlayArea,
    Scenario,
    Statistic,
    StatisticKey,
    Status,
    StatusCard,
    Villain,
    Zone,
)
from goldenrule.games.champions.card_face import resources
from goldenrule.games.champions.text.nodes import resource_list
from goldenrule.kernel.views import View

if TYPE_CHECKING:
    from goldenrule.games.champions.client import ChampionsWords

ENTERING = ("toughness", "quickstrike", "surge")
"""Keywords that do something only when a card is revealed, enters play or engages."""
STATUS: dict[Status, Tone] = {"stunned": "yellow", "confused": "magenta", "tough": "cyan"}
ASPECTS: dict[str, Tone] = {
    "aggression": "red", "justice": "yellow", "leadership": "blue", "protection": "green", "identity": "cyan",
}  # fmt: skip
GROUPS: dict[str, tuple[str, ...]] = {
    "allies": ("ally",),
    "upgrades": ("upgrade",),
    "supports": ("support",),
    "obligations": ("obligation", "attachment", "treachery", "environment"),
}
"""The headings in a player's area with the types of cards that are there."""


class CardFields(TypedDict):
    """What is shown of every card in play, as fields of a `Card`."""

    name: str
    code: str
    id: int
    tone: Tone
    exhausted: bool
    facts: Sequence[Fact]
    attached: Sequence[Card]


class ChampionsTable(BoardMaker):
    """A view with what is printed on its cards, and what is attached to what."""

    def __init__(self, view: View, words: "ChampionsWords") -> None:
        super().__init__(view, words)
        self.attached: dict[int, list[int]] = {}
        for zone, ids in view.zones.items():
            if zone == "table" or zone.startswith(("area", "engaged")):
                for id in ids:
                    self.attached.setdefault(view.cards[id].get("host", 0), []).append(id)

    # -- panels ------------------------------------------------------------------------------------------------------

    def heading(self) -> Fact:
        phase = "over" if self.view.winner else self.table["phase"]
        return self.say(f"board-heading-{phase}", key="heading", round=self.table["round"])

    def board(self) -> ChampionsBoard:
        seat = self.view.seat
        player_steps, villain_steps = steps(self)
        return ChampionsBoard(
            scenario=self.scenario(),
            players=[self.player(each) for each in range(len(self.table["identities"]))],
            resolving=self.zone("resolving", self.seen_cards("resolving")),
            boost_cards=self.zone("boost", self.seen_cards("boost"), "boost-cards"),
            player_steps=player_steps,
            villain_steps=villain_steps,
            status=self.status(seat) if seat >= 0 else (),
            hand=self.hand(seat) if seat >= 0 else None,
        )

    def scenario(self) -> Scenario:
        """Villain, schemes, and what lies on the table beside them."""
        lying, stages = self.view.zones["table"], self.table["villain_stages"]
        return Scenario(
            heading=self.heading(),
            villain=self.villain(),
            main_scheme=self.main_scheme(),
            side_schemes=self.zone("side_schemes", self.free(lying, "side_scheme"), tone="yellow"),
            environment=self.zone("environment", self.free(lying, *GROUPS["obligations"]), None),
            stages=replace(self.say("board-stages", key="stages", n=len(stages)), codes=stages),
            encounter_deck=self.pile("encounter_deck"),
            encounter_discard=self.pile("encounter_discard"),
            boost=self.pile("boost") if self.view.zones["boost"] else None,
        )

    def player(self, seat: int) -> PlayArea:
        """The area of a player; of an eliminated one there is nothing but the name."""
        table, zones, yours = self.table, self.view.zones, seat == self.view.seat
        identity, player = table["identities"][seat], self.say("board-player", key="player", seat=seat + 1)
        if seat not in table["alive"]:
            code = self.view.cards[identity]["code"]
            return PlayArea(
                seat=seat,
                yours=yours,
                player=player,
                eliminated=self.say("board-eliminated", tone="bad", key="eliminated"),
                identity=Character(name=self.words.name(code), code=code, id=identity, statistics=(), statuses=()),
                engaged=self.zone("engaged", ()),
                zones=(),
            )
        minions = self.free(zones[f"engaged{seat}"], "minion")
        found = [
            self.zone(name, self.free(zones[f"area{seat}"], *types), each="ally" if name == "allies" else "")
            for name, types in GROUPS.items()
        ]
        you, turn = yours and len(table["identities"]) > 1, "your-turn" if yours else "their-turn"
        return PlayArea(
            seat=seat,
            yours=yours,
            player=player,
            form=self.type_of(identity, key="form"),
            you=self.say("board-you", key="you") if you else None,
            first=self.say("board-first-player", key="first") if seat == table["first"] else None,
            turn=self.say(f"board-{turn}", key="turn") if seat == table["active"] else None,
            identity=self.identity(identity),
            engaged=self.zone("engaged", minions, tone="magenta", each="minion"),
            zones=[zone for zone in found if zone.cards],
            hand=self.pile("hand", seat),
            deck=self.pile("deck", seat),
            discard=self.pile("discard", seat),
            dealt=self.pile("dealt", seat),
        )

    def player_name(self, seat: int) -> str:
        """What the identity of a player is called now."""
        return str(self.words.name(self.view.cards[self.table["identities"][seat]]["code"]))

    def hand(self, seat: int) -> Panel:
        cards = [self.held(id) for id in self.view.zones[f"hand{seat}"] if id]
        groups = [Group(items=cards, as_table=True, key="hand")] if cards else []
        return Panel([self.say("board-your-hand", key="hand")], groups, key="hand", seat=seat)

    def pile(self, name: str, seat: int | None = None) -> Fact | None:
        """How many cards lie there. A companion of a printed game has not all of the piles."""
        ids = self.view.zones.get(name if seat is None else f"{name}{seat}")
        if ids is None:
            return None
        fact = self.say(f"board-{name}".replace("_", "-"), key=name, n=len(ids))
        return replace(fact, codes=[self.view.cards[id]["code"] for id in ids if id])

    def zone(self, key: str, ids: Sequence[int], heading: str | None = "", tone: Tone = "", each: str = "") -> Zone:
        """Cards that lie together. The message of the heading is that of the key, if none is given."""
        name = "" if heading is None else self.t(f"board-{heading or key}".replace("_", "-"))
        return Zone(key, name, [self.card(id, tone) for id in ids], self.t(f"type-{each}") if each else "")

    def free(self, ids: Iterable[int], *types: str) -> list[int]:
        """The cards of these types that are attached to nothing."""
        held = {id for host, ids in self.attached.items() if host in self.view.cards for id in ids}
        return [id for id in ids if id not in held and self.facts(id).type in types]

    # -- cards -------------------------------------------------------------------------------------------------------

    def type_of(self, id: int, tone: Tone = "", detail: bool = False, key: str = "type") -> Fact:
        return Fact(self.t(f"type-{self.facts(id).type}".replace("_", "-")), tone=tone, detail=detail, key=key)

    def card(self, id: int, tone: Tone = "") -> Card:
        """A card in play."""
        return Card(**self.fields(id, tone), gauge=self.gauge(id))

    def fields(self, id: int, tone: Tone) -> CardFields:
        """What is shown of every card in play."""
        code = self.view.cards[id]["code"]
        stage = f" {self.facts(id).stage}" if self.facts(id).type == "villain" else ""
        return {
            "name": self.words.name(code) + stage,
            "code": code,
            "id": id,
            "tone": tone,
            "exhausted": self.view.cards[id].get("exhausted", False),
            "facts": self.marks(id),
            "attached": [self.card(each) for each in self.attached.get(id, ())],
        }

    def villain(self) -> Villain:
        id = self.table["villain"]
        return Villain(
            **self.fields(id, "red"),
            main=True,
            heading=self.t("board-villain"),
            gauge=self.hit_points(id),
            statistics=self.statistics(id),
            statuses=self.statuses(id),
            keywords=self.keywords(id),
            guarded=guarded(self),
        )

    def identity(self, id: int) -> Character:
        return Character(
            **self.fields(id, "cyan"),
            main=True,
            gauge=self.hit_points(id),
            statistics=self.statistics(id),
            statuses=self.statuses(id),
        )

    def main_scheme(self) -> MainScheme:
        id, threat = self.table["main_scheme"], self.target_threat()
        heading, coming = self.t("board-main-scheme"), next_threat(self)
        return MainScheme(**self.fields(id, "yellow"), main=True, heading=heading, gauge=threat, next_threat=coming)

    def gauge(self, id: int) -> Fact | None:
        """Hit points of a character, threat on a side scheme."""
        if "hp" in self.view.cards[id]:
            return self.hit_points(id)
        if not self.facts(id).type.endswith("_scheme"):
            return None
        threat, name = self.view.cards[id].get("threat", 0), self.t("board-threat-name")
        return Fact(self.t("board-threat", threat=threat), name=name, value=threat, tone="bad", key="threat")

    def hit_points(self, id: int) -> Gauge:
        seen = self.view.cards[id]
        hp, full = max(0, seen["hp"]), seen["hp"] + seen["damage"]  # a blow may be bigger than what is left
        return Gauge(self.t("board-hp", hp=hp, max=full), value=hp, full=full, tone="good", key="hp")

    def target_threat(self) -> Gauge:
        """The threat on the main scheme and its target."""
        threat, target = self.view.cards[self.table["main_scheme"]].get("threat", 0), self.table["target"]
        said, name = self.t("board-threat-of", threat=threat, target=target), self.t("board-threat-name")
        return Gauge(said, name=name, value=threat, full=target, tone="bad", key="threat")

    def number(self, key: StatisticKey, value: int) -> Statistic:
        """A value with its name in capitals."""
        name = self.t(f"board-number-{key}")
        return Statistic(self.t("board-number", name=name, n=value), name=name, value=value, key=key)

    def statistics(self, id: int) -> list[Statistic]:
        return [self.number(stat.lower(), n) for stat, n in self.view.cards[id].get("stats", {}).items()]

    def statuses(self, id: int) -> list[StatusCard]:
        seen = self.view.cards[id].get("status", ())
        return [StatusCard(self.t(f"status-{each}"), tone=STATUS[each], badge=True, key=each) for each in seen]

    def keywords(self, id: int) -> list[Fact]:
        """The keywords that matter as long as the card is in play."""
        lasting = [each for each in self.facts(id).keywords if each.split()[0] not in ENTERING]
        return [Fact(self.words.keyword(each), key=each.split()[0]) for each in lasting]

    def marks(self, id: int) -> list[Fact]:
        """What else there is to see of a card in play: numbers, states, counters, icons, keywords."""
        seen, printed = self.view.cards[id], self.facts(id)
        out: list[Fact] = [*self.statistics(id)]
        for key, n in (("atk", printed.atk_mod), ("sch", printed.sch_mod)):
            if n:
                said = self.t("board-more", name=self.t(f"board-number-{key}"), n=signed_number(n))
                out.append(Fact(said, value=n, key=f"{key}_mod"))
        if seen.get("damage") and "hp" not in seen:
            out.append(self.say("board-damage", key="damage", n=seen["damage"]))
        if printed.accel and printed.type.endswith("_scheme"):
            each = int(printed.accel_per_player)
            out.append(self.say("board-accel", tone="dim", key="acceleration", n=printed.accel, each=each))
        if id == self.table["main_scheme"] and self.table["acceleration"]:
            n = self.table["acceleration"]
            out.append(self.say("board-acceleration-tokens", tone="yellow", key="acceleration_tokens", n=n))
        out += self.statuses(id)
        for name, n in seen.get("counters", {}).items():
            out.append(self.say("board-counters", "yellow", key="counter", n=n, name=self.t(f"counter-{name}")))
        out += [self.say(f"board-icon-{icon}", tone="yellow", key=f"icon_{icon}") for icon in printed.icons]
        if printed.type in ("minion", "villain"):
            out += self.keywords(id)
        if seen.get("exhausted"):
            out.append(self.say("board-exhausted", tone="dim", key="exhausted"))
        return out

    def held(self, id: int) -> Card:
        """A card in hand: cost, what it pays, type, and the printed numbers of an ally."""
        seen, printed = self.view.cards[id], self.facts(id)
        cost = seen.get("cost", printed.cost)
        pays = resources(self.words.texts, printed)
        letters = resource_list(self.words.texts, printed.resources)
        said = self.t("board-pays", resources=letters) if pays else ""
        facts = [Fact(said, parts=pays, key="resources"), self.type_of(id, "dim", detail=True)]
        if printed.type == "ally":
            numbers: dict[StatisticKey, int | None] = {"thw": printed.thw, "atk": printed.atk, "hp": printed.hp}
            facts += [self.number(key, n) for key, n in numbers.items() if n is not None and n >= 0]
        return Card(
            name=self.words.name(seen["code"]),
            code=seen["code"],
            id=id,
            tone=ASPECTS.get(printed.classification, "white"),
            cost=None if cost is None else Fact(self.t("board-cost", n=cost), str(cost), value=cost, key="cost"),
            facts=facts,
        )

    # -- in a line ---------------------------------------------------------------------------------------------------

    def status(self, seat: int) -> list[Fact]:
        """Which step it is and whose, hit points of the seat's identity, and what decides the game."""
        identity, villain, scheme = self.table["identities"][seat], self.table["villain"], self.table["main_scheme"]
        hp, threat = self.hit_points(villain), self.target_threat()
        wins = "villain" if self.table["villain_stages"] else "last-villain"
        loses = "scheme" if self.table["scheme_stages"] else "last-scheme"
        name = self.card(villain).name
        win = self.say(f"board-status-{wins}", key="win", name=name, hp=hp.text, n=hp.value, of=hp.full)
        name, n, of = self.card(scheme).name, threat.value, threat.full
        lose = self.say(f"board-status-{loses}", key="lose", name=name, threat=threat.text, n=n, of=of)
        out = [self.step(), replace(win, full=hp.full), replace(lose, full=threat.full)]
        if own := self.gauge(identity):
            name = self.words.name(self.view.cards[identity]["code"])
            out.insert(1, Fact(f"{name} {own.text}", f"{name} {own.value}/{own.full}", detail=True, key="hp"))
        return out

    def step(self) -> Fact:
        """Which step of the round it is, and whose."""
        table, active = self.table, self.table["active"]
        phase = "over" if self.view.winner else table["phase"]
        if phase == "player":
            phase = "end" if active < 0 else "yours" if active == self.view.seat else "theirs"
        elif phase == "villain":
            phase = GOING_ON.get(table["step"], phase)
        return self.say(f"board-step-{phase}", tone="strong", key="step", round=table["round"], who=active + 1)


def board(view: View, words: "ChampionsWords") -> ChampionsBoard:
    """The table as the seat of a view knows it."""
    return ChampionsTable(view, words).board()
