"""The table of Champions in the pieces of `goldenrule.gamekit.board`: scenario, players, and the hand of the seat."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from goldenrule.gamekit.board import Board, Card, Fact, Group, Panel, Table, Tone
from goldenrule.gamekit.text_lists import listed, signed
from goldenrule.games.champions.board_more import GOING_ON, guarded, next_threat, steps
from goldenrule.games.champions.board_more import panels as panels_beside
from goldenrule.games.champions.card_face import resources
from goldenrule.kernel.views import View

if TYPE_CHECKING:
    from goldenrule.games.champions.client import ChampionsWords

ENTERING = ("toughness", "quickstrike", "surge")
"""Keywords that do something only when a card is revealed, enters play or engages."""
STATUS: dict[str, Tone] = {"stunned": "yellow", "confused": "magenta", "tough": "cyan"}
ASPECTS: dict[str, Tone] = {
    "aggression": "red", "justice": "yellow", "leadership": "blue", "protection": "green", "identity": "cyan",
}  # fmt: skip
GROUPS: dict[str, tuple[str, ...]] = {
    "allies": ("ally",),
    "upgrades": ("upgrade",),
    "supports": ("support",),
    "obligations": ("obligation", "attachment", "treachery", "environment"),
}
"""The headings in a player's area with the types of cards that stand there."""


class ChampionsTable(Table):
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

    def scenario(self) -> Panel:
        """Villain, schemes, and what lies on the table beside them."""
        villain = self.card(self.table["villain"], "red", main=True)
        scheme = self.card(self.table["main_scheme"], "yellow", main=True)
        villain = replace(villain, more=guarded(self))
        scheme = replace(scheme, more=[next_threat(self)])
        lying = self.view.zones["table"]
        sides = [self.card(id, "yellow") for id in self.free(lying, "side_scheme")]
        others = [self.card(id) for id in self.free(lying, *GROUPS["obligations"])]
        groups = [
            Group(self.t("board-villain"), [villain], key="villain"),
            Group(self.t("board-main-scheme"), [scheme], key="main_scheme"),
            Group(self.t("board-side-schemes"), sides, key="side_schemes"),
            Group(items=others, key="environment"),
        ]
        foot = self.piles("encounter_deck", "encounter_discard")
        if self.view.zones["boost"]:
            foot += self.piles("boost")
        if stages := len(self.table["villain_stages"]):
            said = self.say("board-stages", key="stages", n=stages)
            foot.insert(0, replace(said, codes=self.table["villain_stages"]))
        return Panel([self.heading()], [group for group in groups if group.items], foot, "red", key="scenario")

    def player(self, seat: int) -> Panel:
        """A player's area; the title says who it is, in which form, and whose turn it is."""
        identity = self.table["identities"][seat]
        you = seat == self.view.seat
        title = [self.say("board-player", key="player", seat=seat + 1)]
        if seat not in self.table["alive"]:
            title.append(self.say("board-eliminated", tone="bad", key="eliminated"))
            code = self.view.cards[identity]["code"]
            out = Group(items=[Card(self.words.name(code), code, identity)], key="identity")
            return Panel(title, [out], key="player", seat=seat)
        title.append(self.type_of(identity, key="form"))
        turn = "your-turn" if you else "their-turn"
        for key, said, on in (
            ("you", "you", you and len(self.table["identities"]) > 1),
            ("first", "first-player", seat == self.table["first"]),
            ("turn", turn, seat == self.table["active"]),
        ):
            if on:
                title.append(self.say(f"board-{said}", key=key))
        minions = [self.card(id, "magenta") for id in self.free(self.view.zones[f"engaged{seat}"], "minion")]
        body = [
            Group(items=[self.card(identity, "cyan", main=True)], key="identity"),
            Group(self.t("board-engaged"), minions, each=self.t("type-minion"), key="engaged"),
        ]
        for name, types in GROUPS.items():
            cards = [self.card(id) for id in self.free(self.view.zones[f"area{seat}"], *types)]
            each = self.t("type-ally") if name == "allies" else ""
            body.append(Group(self.t(f"board-{name}"), cards, each=each, key=name))
        foot = self.piles("hand", "deck", "discard", "dealt", seat=str(seat))
        body = [group for group in body if group.items]
        return Panel(title, body, foot, "cyan" if you else "dim", not you, key="player", seat=seat)

    def player_name(self, seat: int) -> str:
        """What the identity of a player is called now."""
        return str(self.words.name(self.view.cards[self.table["identities"][seat]]["code"]))

    def hand(self, seat: int) -> Panel:
        cards = [self.held(id) for id in self.view.zones[f"hand{seat}"] if id]
        groups = [Group(items=cards, as_table=True, key="hand")] if cards else []
        return Panel([self.say("board-your-hand", key="hand")], groups, key="hand", seat=seat)

    def piles(self, *names: str, seat: str = "") -> list[Fact]:
        """How many cards lie there. A companion of a printed game has not all of them."""
        zones = self.view.zones
        out = []
        for name in names:
            if name + seat in zones:
                ids = zones[name + seat]
                fact = self.say(f"board-{name}".replace("_", "-"), key=name, n=len(ids))
                out.append(replace(fact, codes=[self.view.cards[id]["code"] for id in reversed(ids) if id]))
        return out

    def free(self, ids: Iterable[int], *types: str) -> list[int]:
        """The cards of these types that are attached to nothing."""
        held = {id for host, ids in self.attached.items() if host in self.view.cards for id in ids}
        return [id for id in ids if id not in held and self.facts(id).type in types]

    # -- cards -------------------------------------------------------------------------------------------------------

    def type_of(self, id: int, tone: Tone = "", detail: bool = False, key: str = "type") -> Fact:
        return Fact(self.t(f"type-{self.facts(id).type}".replace("_", "-")), tone=tone, detail=detail, key=key)

    def card(self, id: int, tone: Tone = "", main: bool = False) -> Card:
        """A card in play."""
        code = self.view.cards[id]["code"]
        stage = f" {self.facts(id).stage}" if self.facts(id).type == "villain" else ""
        return Card(
            name=self.words.name(code) + stage,
            code=code,
            id=id,
            tone=tone,
            main=main,
            exhausted=self.view.cards[id].get("exhausted", False),
            gauge=self.gauge(id),
            facts=self.marks(id),
            attached=[self.card(each) for each in self.attached.get(id, ())],
        )

    def gauge(self, id: int) -> Fact | None:
        """Hit points of a character, threat on a scheme."""
        seen = self.view.cards[id]
        if "hp" in seen:
            hp, full = max(0, seen["hp"]), seen["hp"] + seen["damage"]  # a blow may be bigger than what is left
            return Fact(self.t("board-hp", hp=hp, max=full), value=hp, full=full, tone="good", key="hp")
        if not self.facts(id).type.endswith("_scheme"):
            return None
        threat, name = seen.get("threat", 0), self.t("board-threat-name")
        if id != self.table["main_scheme"]:
            return Fact(self.t("board-threat", threat=threat), name=name, value=threat, tone="bad", key="threat")
        target = self.table["target"]
        said = self.t("board-threat-of", threat=threat, target=target)
        return Fact(said, name=name, value=threat, full=target, tone="bad", key="threat")

    def number(self, key: str, n: int) -> Fact:
        """A value with its name in capitals."""
        name = self.t(f"board-number-{key}")
        return Fact(self.t("board-number", name=name, n=n), name=name, value=n, key=key)

    def marks(self, id: int) -> list[Fact]:
        """What else there is to see of a card in play: numbers, states, counters, icons, keywords."""
        seen, printed = self.view.cards[id], self.facts(id)
        out = [self.number(stat.lower(), n) for stat, n in seen.get("stats", {}).items()]
        for key, n in (("atk", printed.atk_mod), ("sch", printed.sch_mod)):
            if n:
                said = self.t("board-more", name=self.t(f"board-number-{key}"), n=signed(n))
                out.append(Fact(said, value=n, key=f"{key}_mod"))
        if seen.get("damage") and "hp" not in seen:
            out.append(self.say("board-damage", key="damage", n=seen["damage"]))
        if printed.accel and printed.type.endswith("_scheme"):
            each = int(printed.accel_per_player)
            out.append(self.say("board-accel", tone="dim", key="acceleration", n=printed.accel, each=each))
        if id == self.table["main_scheme"] and self.table["acceleration"]:
            n = self.table["acceleration"]
            out.append(self.say("board-acceleration-tokens", tone="yellow", key="acceleration_tokens", n=n))
        for each in seen.get("status", ()):
            out.append(Fact(self.t(f"status-{each}"), tone=STATUS[each], badge=True, key=each))
        for name, n in seen.get("counters", {}).items():
            out.append(self.say("board-counters", "yellow", key="counter", n=n, name=self.t(f"counter-{name}")))
        out += [self.say(f"board-icon-{icon}", tone="yellow", key=f"icon_{icon}") for icon in printed.icons]
        if printed.type in ("minion", "villain"):
            lasting = [each for each in printed.keywords if each.split()[0] not in ENTERING]
            out += [Fact(self.words.keyword(each), key=each.split()[0]) for each in lasting]
        if seen.get("exhausted"):
            out.append(self.say("board-exhausted", tone="dim", key="exhausted"))
        return out

    def held(self, id: int) -> Card:
        """A card in hand: cost, what it pays, type, and the printed numbers of an ally."""
        seen, printed = self.view.cards[id], self.facts(id)
        cost = seen.get("cost", printed.cost)
        pays = resources(self.words.texts, printed)
        said = self.t("board-pays", resources=listed(self.words.texts, [each.text for each in pays])) if pays else ""
        facts = [Fact(said, parts=pays, key="resources"), self.type_of(id, "dim", detail=True)]
        if printed.type == "ally":
            numbers = (("thw", printed.thw), ("atk", printed.atk), ("hp", printed.hp))
            facts += [self.number(key, n) for key, n in numbers if n is not None and n >= 0]
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
        hp, threat = self.gauge(villain), self.gauge(scheme)
        assert hp is not None and threat is not None
        win: dict[str, Any] = {"name": self.card(villain).name, "hp": hp.text, "n": hp.value, "of": hp.full}
        lose: dict[str, Any] = {
            "name": self.card(scheme).name,
            "threat": threat.text,
            "n": threat.value,
            "of": threat.full,
        }
        wins = "villain" if self.table["villain_stages"] else "last-villain"
        loses = "scheme" if self.table["scheme_stages"] else "last-scheme"
        out = [
            self.step(),
            replace(self.say(f"board-status-{wins}", key="win", **win), full=hp.full),
            replace(self.say(f"board-status-{loses}", key="lose", **lose), full=threat.full),
        ]
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


def board(view: View, words: "ChampionsWords") -> Board:
    """The table as the seat of a view knows it."""
    table = ChampionsTable(view, words)
    panels = [table.scenario(), *(table.player(seat) for seat in range(len(view.table["identities"])))]
    more: dict[str, Any] = {"steps": steps(table), "more": panels_beside(table)}
    if view.seat < 0:
        return Board(panels, **more)
    return Board(panels, table.hand(view.seat), table.status(view.seat), **more)
