"""The table of Marvel Heroes in the pieces of `goldenrule.gamekit.board`: New York, teams, the action, the hand."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from goldenrule.gamekit.board import SEATS, Areas, Board, Card, Fact, Group, Note, Panel, Piece, Tone, copies
from goldenrule.gamekit.text_lists import NONE, listed
from goldenrule.games.heroes.board_combat import CombatTable
from goldenrule.games.heroes.board_teams import TeamTable
from goldenrule.games.heroes.facts import Facts
from goldenrule.games.heroes.ids import (
    ACTION_ROUNDS,
    SCENARIO_AREA,
    SCENARIO_PLACE,
    SPACES,
    SYMBOLS,
    TRACK_SPACES,
    VP_FOR_POINT,
    WANTED_SPACES,
)
from goldenrule.games.heroes.text import facts as printed
from goldenrule.games.heroes.text.table import area_key, area_name, district_key, district_name
from goldenrule.kernel.views import View

if TYPE_CHECKING:
    from goldenrule.games.heroes.client import HeroesWords

PHASES = ("deployment", "planning", "missions")
THREATS: dict[str, Tone] = {"crime": "red", "danger": "yellow", "mystery": "blue"}


class _Table(TeamTable, CombatTable):
    """The whole table."""

    # -- New York ----------------------------------------------------------------------------------------------------

    def heading(self) -> Fact:
        """Rounds, and whose turn it is."""
        table = self.table
        about = {"round": table["round"], "of": self.facts(self.scenario()).rounds}
        if self.view.winner:
            return Fact(self.t("board-heading-over", round=table["round"]), key="heading")
        if table["phase"] == "missions" and table["active"] >= 0:
            who = self.teams[table["active"]]
            about |= {"n": table["action_round"], "actions": ACTION_ROUNDS}
            return self.say("board-heroes-missions", key="heading", who=who, **about)
        return self.say(f"board-heroes-phase-{table['phase']}", key="heading", **about)

    def new_york(self) -> Panel:
        """The map with its headlines and heroes, and the tracks."""
        areas = [self.area(number) for number in self.table["areas"]]
        special, here = self.table["special"], self.standing("ready", SCENARIO_PLACE)
        if special or here:
            on_card = [self.headline(special, -1)] if special else []
            on_card.append(Group(self.t("board-heroes-here"), here, key="heroes"))
            areas.append(Panel([self.say("board-heroes-special", key="name")], on_card, key=area_key(SCENARIO_AREA)))
        stories: list[Card] = []
        for id in self.lying("track"):
            team = self.words.name(self.facts(id).team)
            seat = self.teams.index(team) if team in self.teams else -1
            said = Fact(team, detail=True, key="team", codes=[self.facts(id).team])
            short = self.tag(seat) if seat >= 0 else team
            stories.append(self.titled(id, [said], short, tone=SEATS[seat] if seat >= 0 else ""))
        leaves = [self.say("board-heroes-leaves", tone="dim", key="leaves")] if stories else []
        wanted = [self.card(id, self.price(self.facts(id)), tone="red") for id in self.lying("most_wanted")]
        track = self.t("board-heroes-track")
        none = [self.say("board-heroes-none", tone="dim", detail=True, key="none")]
        bonus = self.say("board-heroes-bonus-every", key="bonus", n=VP_FOR_POINT)
        scenario = [self.card(self.scenario(), tone="strong", more=[bonus])]
        body: list[Piece] = [
            Areas(areas),
            Note(self.t("board-heroes-legend")),
            Group(track, [*stories, *leaves], ordered=True, key="story", room=TRACK_SPACES),
            Group(self.t("board-heroes-wanted"), wanted or none, minor=True, key="most_wanted", room=WANTED_SPACES),
            Group(self.t("board-heroes-scenario"), scenario, minor=True, key="scenario"),
        ]
        active = self.table["active"]
        tone: Tone = SEATS[active] if active >= 0 and not self.view.winner else "dim"
        return Panel([self.heading()], body, tone=tone, key="map", steps=self.turns())

    def turns(self) -> list[Fact]:
        """The players in their order: the present one is "strong", those who have had their turn are "dim"."""
        table, many = self.table, len(self.teams)
        now = table["active"]
        if now < 0 and table["phase"] == "planning" and len(self.view.asked) == 1:
            now = self.view.asked[0]
        order = [(table["first"] + n) % many for n in range(many)]
        gone = order[: order.index(now)] if now in order and not self.view.winner else []
        out = []
        for seat in order:
            tone: Tone = "strong" if seat == now else "dim" if seat in gone else ""
            team = self.team_of(seat)
            out.append(replace(team, key=f"turn{seat + 1}", tone=tone))
        return out

    def area(self, number: int) -> Panel:
        """An area: its headline, who stands in its districts, who supports."""
        headline = self.table["headlines"][number]
        symbol = SYMBOLS.index(self.facts(headline).symbol) if headline else -1
        nothing = self.say("board-heroes-no-headline", tone="dim", detail=True, key="none")
        no_headline = Group(items=[nothing], key="headline")
        body: list[Piece] = [self.headline(headline, number) if headline else no_headline]
        for i, each in enumerate(SYMBOLS):
            body.append(
                Group(
                    district_name(self.texts, 4 * number + i),
                    self.standing("ready", 4 * number + i),
                    mark=self.t(f"board-heroes-glyph-{each}"),
                    tone="strong" if i == symbol else "",
                    key=district_key(4 * number + i),
                )
            )
        supporting: list[Card | Fact] = [*self.standing("supporting", number)]
        if free := SPACES - len(supporting):
            supporting.append(self.say("board-heroes-free", tone="dim", detail=True, key="free", n=free))
        body.append(Group(self.t("board-heroes-support"), supporting, key="support", room=SPACES))
        return Panel([Fact(area_name(self.texts, number), key="name")], body, key=area_key(number))

    def standing(self, status: str, place: int) -> list[Card]:
        """The heroes who are at a place, with their teams."""
        found = []
        for id, seat in self.seat_of.items():
            seen = self.view.cards[id]
            if seen.get("status") == status and seen.get("place") == place:
                found.append(self.card(id, [self.team_of(seat)], tone=SEATS[seat]))
        return found

    def headline(self, id: int, area: int) -> Group:
        """A headline: type, threat as it counts, skill, VP, mastermind; `area` is -1 for the Special Headline."""
        found = self.facts(id)
        threat = self.table["rolls"][area] if area >= 0 else found.threat
        kind = self.t(f"heroes-threat-{found.threat_type}")
        facts = [
            self.say("board-heroes-threat", THREATS[found.threat_type], key=found.threat_type, type=kind, n=threat),
            self.say("board-heroes-skill", key=found.skill, skill=self.t(f"heroes-skill-{found.skill}")),
            self.say("board-heroes-vp", key="vp", n=found.vp),
        ]
        if found.mastermind:
            facts.append(self.say("board-heroes-mastermind-icon", tone="red", key="mastermind"))
        mark = self.t(f"board-heroes-glyph-{found.symbol}") if found.symbol else ""
        said, at = self.t("board-heroes-special-headline"), area_key(SCENARIO_AREA)
        if area >= 0:
            symbol = self.t(f"heroes-symbol-{found.symbol}")
            place = 4 * area + SYMBOLS.index(found.symbol)
            said = self.t("board-heroes-headline", place=district_name(self.texts, place), symbol=symbol)
            at = district_key(place)
        more = self.ahead(found, area) if area >= 0 else []
        return Group(said, [self.titled(id, facts, mark=mark, main=True, place=at, more=more)], key="headline")

    def ahead(self, headline: Facts, area: int) -> list[Fact]:
        """What the Trouble roll will be like, if the seat troubleshoots the headline now."""
        place = 4 * area + SYMBOLS.index(headline.symbol)
        out = [self.say("board-heroes-ahead", key="coming", n=self.table["rolls"][area])]
        if self.view.seat < 0:
            return out
        own = [self.view.cards[id] | {"id": id} for id in self.lying(f"team{self.view.seat}")]
        ready = [each["id"] for each in own if each["status"] == "ready" and each["place"] == place]
        helping = [each["id"] for each in own if each["status"] == "supporting" and each["place"] == area]
        skilled = [id for id in (*ready, *helping) if self.facts(id).skill == headline.skill]
        skill = self.t(f"heroes-skill-{headline.skill}")
        who = self.name(skilled[0]) if skilled else NONE
        out.append(Fact(self.t("board-heroes-ahead-skill", skill=skill, who=who), key="skill"))
        best = max(ready, key=lambda id: getattr(self.facts(id), headline.threat_type), default=0)
        if best and (n := getattr(self.facts(best), headline.threat_type)):
            out.append(self.say("board-heroes-ahead-off", key="off", who=self.name(best), n=n))
        return out

    # -- the hand ----------------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> Panel:
        """The Resource and Villain cards in the seat's hand."""
        resources, villains = self.resources(seat), self.villains(seat)
        title = self.say("board-heroes-hand", key="hand", resources=len(resources), villains=len(villains))
        groups = [
            Group(self.t(f"board-heroes-hand-{name}"), self.held(cards), as_table=True, key=name)
            for name, cards in (("resources", resources), ("villains", villains))
        ]
        return Panel([title], [group for group in groups if group.items], key="hand", seat=seat)

    def resources(self, seat: int) -> list[int]:
        return sorted(self.lying(f"hand{seat}"), key=lambda id: (self.facts(id).type, self.facts(id).name))

    def villains(self, seat: int) -> list[int]:
        return sorted(
            self.lying(f"villains{seat}"), key=lambda id: (self.facts(id).type == "agent", self.facts(id).name)
        )

    def held(self, cards: Iterable[int]) -> list[Card]:
        """Cards in hand: what they are, numbers, powers, and what they do."""
        out = []
        for id, *others in copies(list(cards), lambda id: self.faces[id].code):
            facts, face = self.facts(id), self.faces[id]
            about = [Fact(printed.kind(self.texts, face, self.words.content), tone="dim", key="type")]
            if facts.type == "villain":
                about.append(self.say("board-heroes-needs", key="requirement", n=facts.requirement))
                about += self.price(facts)[::-1]
            if facts.type in ("villain", "agent"):
                about.append(self.say("board-heroes-backup-cost", key="backup_cost", n=facts.backup_cost))
            about += [self.power(each) for each in facts.powers]
            tone: Tone = "red" if facts.type in ("villain", "agent") else ""
            many: dict[str, Any] = {"count": 1 + len(others), "copies": others}
            out.append(self.card(id, about, tone=tone, main=True, text=self.words.text(face.code), **many))
        return out

    # -- in a line ---------------------------------------------------------------------------------------------------

    def status(self, seat: int) -> list[Fact]:
        """Which action it is and whose, VP and what wins, and plot points."""
        table, facts = self.table, self.facts(self.scenario())
        order = [*range(seat, len(self.teams)), *range(seat)]
        vp: dict[str, Any] = {
            "vp": listed(self.words.texts, [f"{self.teams[each]} {table['vp'][each]}" for each in order]),
            "short": " ".join(f"{self.tag(each)} {table['vp'][each]}" for each in order),
        }
        out = [self.step(), self.say("board-heroes-status-vp", key="vp", **vp)]
        goals = {name: getattr(facts, name) for name in printed.GOALS if getattr(facts, name)}
        for name, n in (goals or {"finale" if facts.finale else "rounds": facts.rounds}).items():
            out.append(self.say(f"board-heroes-status-{name}".replace("_", "-"), key="win", n=n))
        out.append(self.say("board-heroes-status-points", detail=True, key="points", n=table["points"][seat]))
        return out

    def step(self) -> Fact:
        """Which action or phase it is, and whose."""
        table = self.table
        about = {"round": table["round"], "of": self.facts(self.scenario()).rounds, "n": table["action_round"]}
        if self.view.winner or table["phase"] != "missions" or table["active"] < 0:
            return replace(self.heading(), tone="strong", key="step")
        turn = "yours" if table["active"] == self.view.seat else "theirs"
        who = self.teams[table["active"]]
        return self.say(f"board-heroes-status-{turn}", "strong", key="step", who=who, actions=ACTION_ROUNDS, **about)

    def steps(self) -> list[Fact]:
        """The actions of the Missions, or else the phases of a round."""
        table = self.table
        over = bool(self.view.winner)
        if table["phase"] == "missions":
            now = 0 if over else table["action_round"]
            return [
                self.say("board-heroes-step-action", "strong" if n == now else "", key=f"action{n}", n=n)
                for n in range(1, ACTION_ROUNDS + 1)
            ]
        return [
            Fact(
                self.t(f"board-heroes-step-{each}"),
                tone="strong" if table["phase"] == each and not over else "",
                key=each,
            )
            for each in PHASES
        ]


def board(view: View, words: "HeroesWords") -> Board:
    """The table as the seat of a view knows it, the seat's own team first."""
    table = _Table(view, words)
    start = max(view.seat, 0)
    panels = [table.new_york()]
    panels += [table.team(seat) for seat in [*range(start, len(table.teams)), *range(start)]]
    panels += [action] if (action := table.action()) is not None else []
    if view.seat < 0:
        return Board(panels, steps=table.steps())
    return Board(panels, table.hand(view.seat), table.status(view.seat), table.steps())
