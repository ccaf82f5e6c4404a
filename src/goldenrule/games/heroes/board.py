"""The table of Marvel Heroes as a seat knows it: makes its `HeroesBoard` from a view."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from goldenrule.gamekit.board import SEATS, Card, Fact, Group, Panel, Tone, copies
from goldenrule.gamekit.text_lists import NONE, list_parts
from goldenrule.games.heroes.board_base import CardNames, typed
from goldenrule.games.heroes.board_combat import CombatTable
from goldenrule.games.heroes.board_teams import TeamTable
from goldenrule.games.heroes.board_types import (
    Ahead,
    CardGroup,
    Headline,
    HeroesBoard,
    MapArea,
    TeamCard,
    ThreatFact,
    Turn,
)
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
from goldenrule.kernel.events import SeenEvent
from goldenrule.kernel.views import View

if TYPE_CHECKING:
    from goldenrule.games.heroes.client import HeroesWords

TERMS = ("master-plan", "most-wanted", "story-track", "wounded", "ko")
PHASES = ("deployment", "planning", "missions")
THREATS: dict[str, Tone] = {"crime": "red", "danger": "yellow", "mystery": "blue"}


class _Table(TeamTable, CombatTable):
    """The whole table."""

    def board(self, seen: Iterable[SeenEvent]) -> HeroesBoard:
        """The whole board; `seen` are the events that the seat has seen, the last one first."""
        seat, many, active = self.view.seat, len(self.teams), self.table["active"]
        start = max(seat, 0)
        return HeroesBoard(
            heading=self.heading(),
            active=-1 if self.view.winner else active,
            turns=self.turns(),
            areas=self.areas(),
            here=self.t("board-heroes-here"),
            legend=self.t("board-heroes-legend"),
            stories=self.stories(),
            wanted=self.wanted(),
            scenario=self.group("scenario", [self.card(self.scenario(), tone="strong")]),
            bonus=self.number("board-heroes-bonus-every", key="bonus", value=VP_FOR_POINT),
            teams=[self.team(each) for each in [*range(start, many), *range(start)]],
            mission=self.mission(),
            combat=self.combat(seen),
            dice_legend=self.t("board-heroes-dice-key"),
            dice=[
                self.say("board-heroes-hit-legend", key="hit"),
                self.say("board-heroes-trouble-legend", key="trouble"),
                self.say("board-heroes-boost-legend", key="boost"),
            ],
            terms=[self.term(each) for each in TERMS],
            goals=self.goals(),
            steps=self.steps(),
            status=self.status(seat) if seat >= 0 else (),
            hand=self.hand(seat) if seat >= 0 else None,
        )

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

    def areas(self) -> list[MapArea]:
        """The areas that are played, and the scenario card if something is on it."""
        areas = [self.area(number) for number in self.table["areas"]]
        special, here = self.table["special"], self.standing("ready", SCENARIO_PLACE)
        if special or here:
            key, name = area_key(SCENARIO_AREA), self.t("board-heroes-special")
            on_card = CardGroup(name=name, items=here, key=key, spaces=0)
            areas.append(MapArea(key, name, self.headline(special, -1) if special else None, None, [on_card], None))
        return areas

    def stories(self) -> CardGroup:
        """The Story track."""
        cards = []
        for id in self.seen_cards("track"):
            code = self.facts(id).team
            team = self.words.name(code)
            seat = self.teams.index(team) if team in self.teams else -1
            short = self.tag(seat) if seat >= 0 else team
            about: CardNames = {**self.titled(id), "team": team, "seat": seat, "short": short}
            said = Fact(team, detail=True, key="team", codes=[code])
            cards.append(TeamCard(**about, facts=[said], tone=SEATS[seat] if seat >= 0 else ""))
        leaves = self.say("board-heroes-leaves", tone="dim", key="leaves") if cards else None
        return self.group("story", cards, "track", spaces=TRACK_SPACES, note=leaves)

    def wanted(self) -> CardGroup:
        """The Most Wanted."""
        cards = [self.card(id, self.price(self.facts(id)), tone="red") for id in self.seen_cards("most_wanted")]
        none = None if cards else self.say("board-heroes-none", tone="dim", detail=True, key="none")
        return self.group("most_wanted", cards, "wanted", spaces=WANTED_SPACES, note=none)

    def turns(self) -> list[Turn]:
        """The players in their order: who has had a turn, whose it is, who comes later."""
        table, many = self.table, len(self.teams)
        now = table["active"]
        if now < 0 and table["phase"] == "planning" and len(self.view.asked) == 1:
            now = self.view.asked[0]
        order = [(table["first"] + n) % many for n in range(many)]
        done = order.index(now) if now in order and not self.view.winner else 0
        return [
            typed(Turn, self.team_of(seat), seat=seat, state="now" if seat == now else "gone" if n < done else "later")
            for n, seat in enumerate(order)
        ]

    def area(self, number: int) -> MapArea:
        """An area: its headline, who is in its districts, who supports."""
        id = self.table["headlines"][number]
        headline = self.headline(id, number) if id else None
        nothing = None if id else self.say("board-heroes-no-headline", tone="dim", detail=True, key="none")
        districts = [
            CardGroup(
                name=district_name(self.texts, place),
                items=self.standing("ready", place),
                mark=self.t(f"board-heroes-glyph-{symbol}"),
                tone="strong" if headline and headline.place == district_key(place) else "",
                key=district_key(place),
                spaces=0,
            )
            for place, symbol in enumerate(SYMBOLS, 4 * number)
        ]
        supporting = self.standing("supporting", number)
        free = SPACES - len(supporting)
        note = self.say("board-heroes-free", tone="dim", detail=True, key="free", n=free) if free else None
        support = self.group("support", supporting, spaces=SPACES, note=note)
        return MapArea(area_key(number), area_name(self.texts, number), headline, nothing, districts, support)

    def standing(self, status: str, place: int) -> list[TeamCard]:
        """The heroes who are at a place, with their teams."""
        found = []
        for id, seat in self.seat_of.items():
            seen = self.view.cards[id]
            if seen.get("status") == status and seen.get("place") == place:
                found.append(self.card(id, [self.team_of(seat)], tone=SEATS[seat]))
        return found

    def headline(self, id: int, area: int) -> Headline:
        """A headline: type, threat as it counts, skill, VP, mastermind; `area` is -1 for the Special Headline."""
        found = self.facts(id)
        n = self.table["rolls"][area] if area >= 0 else found.threat
        kind, tone = self.t(f"heroes-threat-{found.threat_type}"), THREATS[found.threat_type]
        threat = typed(ThreatFact, self.say("board-heroes-threat", tone, key=found.threat_type, type=kind, n=n))
        skill = self.say("board-heroes-skill", key=found.skill, skill=self.t(f"heroes-skill-{found.skill}"))
        vp = self.say("board-heroes-vp", key="vp", n=found.vp)
        schemes = found.mastermind
        mastermind = self.say("board-heroes-mastermind-icon", tone="red", key="mastermind") if schemes else None
        said, at = self.t("board-heroes-special-headline"), area_key(SCENARIO_AREA)
        if area >= 0:
            symbol = self.t(f"heroes-symbol-{found.symbol}")
            place = 4 * area + SYMBOLS.index(found.symbol)
            said = self.t("board-heroes-headline", place=district_name(self.texts, place), symbol=symbol)
            at = district_key(place)
        return Headline(
            **self.titled(id),
            mark=self.t(f"board-heroes-glyph-{found.symbol}") if found.symbol else "",
            main=True,
            facts=[threat, skill, vp, *([mastermind] if mastermind else [])],
            place=at,
            heading=said,
            threat=threat,
            skill=skill,
            vp=vp,
            mastermind=mastermind,
            ahead=self.ahead(found, area) if area >= 0 else (),
        )

    def ahead(self, headline: Facts, area: int) -> list[Ahead]:
        """What will happen if the seat troubleshoots the headline now: the Trouble roll, a mastermind."""
        place = 4 * area + SYMBOLS.index(headline.symbol)
        out = [typed(Ahead, self.say("board-heroes-ahead", key="coming", n=self.table["rolls"][area]))]
        said = self.say("board-heroes-ahead-mastermind", key="mastermind")
        crown = [typed(Ahead, said)] if headline.mastermind else []
        if self.view.seat < 0:
            return [*out, *crown]
        own = [self.view.cards[id] | {"id": id} for id in self.seen_cards(f"team{self.view.seat}")]
        ready = [each["id"] for each in own if each["status"] == "ready" and each["place"] == place]
        helping = [each["id"] for each in own if each["status"] == "supporting" and each["place"] == area]
        skilled = [id for id in (*ready, *helping) if self.facts(id).skill == headline.skill]
        skill = self.t(f"heroes-skill-{headline.skill}")
        who = self.name(skilled[0]) if skilled else NONE
        out.append(Ahead(self.t("board-heroes-ahead-skill", skill=skill, who=who), key="skill"))
        best = max(ready, key=lambda id: getattr(self.facts(id), headline.threat_type), default=0)
        if best and (n := getattr(self.facts(best), headline.threat_type)):
            out.append(typed(Ahead, self.say("board-heroes-ahead-off", key="off", who=self.name(best), n=n)))
        return [*out, *crown]

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
        return sorted(self.seen_cards(f"hand{seat}"), key=lambda id: (self.facts(id).type, self.facts(id).name))

    def villains(self, seat: int) -> list[int]:
        return sorted(
            self.seen_cards(f"villains{seat}"), key=lambda id: (self.facts(id).type == "agent", self.facts(id).name)
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
            out.append(
                Card(
                    name=self.name(id),
                    code=face.code,
                    id=id,
                    tone=tone,
                    main=True,
                    count=1 + len(others),
                    facts=about,
                    text=self.words.text(face.code),
                    copies=others,
                )
            )
        return out

    # -- in a line ---------------------------------------------------------------------------------------------------

    def status(self, seat: int) -> list[Fact]:
        """Which action it is and whose, VP and what wins, and plot points."""
        table = self.table
        order = [*range(seat, len(self.teams)), *range(seat)]
        vp = list_parts(self.words.texts, [f"{self.teams[each]} {table['vp'][each]}" for each in order])
        short = " ".join(f"{self.tag(each)} {table['vp'][each]}" for each in order)
        out = [self.step(), self.say("board-heroes-status-vp", key="vp", vp=vp, short=short)]
        out += [each for each in self.goals() if each.key == "win"]
        out.append(self.say("board-heroes-status-points", detail=True, key="points", n=table["points"][seat]))
        return out

    def goals(self) -> list[Fact]:
        """What wins; with a goal also what decides when nobody reaches it."""
        facts = self.facts(self.scenario())
        goals = {name: getattr(facts, name) for name in printed.GOALS if getattr(facts, name)}
        wins = goals or {"finale" if facts.finale else "rounds": facts.rounds}
        out = [self.say(f"board-heroes-status-{name}".replace("_", "-"), key="win", n=n) for name, n in wins.items()]
        return out + ([self.say("board-heroes-win-else", key="else", n=facts.rounds)] if goals else [])

    def term(self, key: str) -> Fact:
        """What the glossary says of a term."""
        message = f"term-heroes-{key}"
        return Fact(self.t(message), name=self.texts.attribute(message, "name"), key=key)

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


def board(view: View, words: "HeroesWords", seen: Iterable[SeenEvent] = ()) -> HeroesBoard:
    """The table as the seat of a view knows it, the seat's own team first."""
    return _Table(view, words).board(seen)
