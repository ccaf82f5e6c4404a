"""The table of Champions as a client sees it: villain, schemes, players and hand, from a view and printed facts."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from goldenrule.cli.words import Words
from goldenrule.games.champions.facts import Facts
from goldenrule.kernel.views import View

if TYPE_CHECKING:
    from goldenrule.games.champions.client import ChampionsWords


@dataclass
class Shown:
    """A card as it lies there. Numbers that it does not have are None; `stats` are as they are now."""

    id: int
    facts: Facts
    damage: int = 0
    hp: int | None = None
    max_hp: int | None = None
    threat: int | None = None
    target: int | None = None
    cost: int | None = None
    stats: dict[str, int] = field(default_factory=dict)
    status: list[str] = field(default_factory=list)
    counters: dict[str, int] = field(default_factory=dict)
    exhausted: bool = False
    attached: list["Shown"] = field(default_factory=list)


@dataclass
class Area:
    """A player: identity, cards in play by type, minions, hand, and how many cards lie facedown where."""

    seat: int
    identity: Shown
    alive: bool
    first: bool
    active: bool
    allies: list[Shown]
    upgrades: list[Shown]
    supports: list[Shown]
    obligations: list[Shown]
    engaged: list[Shown]
    hand: list[Shown]
    hidden_hand: int
    dealt: int
    deck: int
    discard: int


@dataclass
class Board:
    """The whole table."""

    round: int
    phase: str
    winner: str
    villain: Shown
    stages_left: int
    scheme: Shown
    acceleration: int
    sides: list[Shown]
    others: list[Shown]
    boost: int
    encounter_deck: int
    encounter_discard: int
    players: list[Area]


def board(view: View, w: Words) -> Board:
    """The table as the seat of a view knows it."""
    content = cast("ChampionsWords", w.game).content
    shown = {id: _shown(id, facts, content.face(facts["code"]).facts) for id, facts in view.cards.items()}
    hosts = {id: facts.get("host", 0) for id, facts in view.cards.items()}
    in_play = [id for zone, ids in view.zones.items() if _in_play(zone) for id in ids]
    for id in in_play:
        if hosts[id] in shown:
            shown[hosts[id]].attached.append(shown[id])
    table = view.table
    scheme = shown[table["main_scheme"]]
    scheme.target = table["target"]

    def free(ids: tuple[int, ...], *types: str) -> list[Shown]:
        return [shown[id] for id in ids if id and hosts[id] not in shown and shown[id].facts.type in types]

    lying = view.zones["table"]
    players = []
    for seat, identity in enumerate(table["identities"]):
        area = view.zones[f"area{seat}"]
        hand = view.zones[f"hand{seat}"]
        players.append(
            Area(
                seat=seat,
                identity=shown[identity],
                alive=seat in table["alive"],
                first=seat == table["first"],
                active=seat == table["active"],
                allies=free(area, "ally"),
                upgrades=free(area, "upgrade"),
                supports=free(area, "support"),
                obligations=free(area, "obligation", "attachment", "treachery", "environment"),
                engaged=free(view.zones[f"engaged{seat}"], "minion"),
                hand=[shown[id] for id in hand if id],
                hidden_hand=hand.count(0),
                dealt=len(view.zones[f"dealt{seat}"]),
                deck=len(view.zones[f"deck{seat}"]),
                discard=len(view.zones[f"discard{seat}"]),
            )
        )
    return Board(
        round=table["round"],
        phase=table["phase"],
        winner=view.winner,
        villain=shown[table["villain"]],
        stages_left=len(table["villain_stages"]),
        scheme=scheme,
        acceleration=table["acceleration"],
        sides=free(lying, "side_scheme"),
        others=free(lying, "environment", "attachment", "obligation", "treachery"),
        boost=len(view.zones["boost"]),
        encounter_deck=len(view.zones["encounter_deck"]),
        encounter_discard=len(view.zones["encounter_discard"]),
        players=players,
    )


def _in_play(zone: str) -> bool:
    return zone == "table" or zone.startswith(("area", "engaged"))


def _shown(id: int, facts: dict[str, Any], printed: Facts) -> Shown:
    scheme = printed.type in ("main_scheme", "side_scheme")
    return Shown(
        id=id,
        facts=printed,
        damage=facts.get("damage", 0),
        hp=facts.get("hp"),
        max_hp=facts["hp"] + facts["damage"] if "hp" in facts else None,
        threat=facts.get("threat") if scheme else None,
        cost=facts.get("cost", printed.cost),
        stats=facts.get("stats", {}),
        status=list(facts.get("status", ())),
        counters=dict(facts.get("counters", {})),
        exhausted=facts.get("exhausted", False),
    )
