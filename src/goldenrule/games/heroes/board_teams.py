"""The teams on the table of Marvel Heroes: heroes, allies, power-ups, masterminds."""

from msgspec.structs import replace

from goldenrule.gamekit.board import SEATS, Fact, Tone
from goldenrule.games.heroes.board_base import HeroesTable, typed
from goldenrule.games.heroes.board_types import (
    CardGroup,
    GaugeFact,
    HeroState,
    NumberFact,
    Team,
    TeamCard,
    TeamHero,
    ThreatFact,
)
from goldenrule.games.heroes.ids import STATUSES, THREATS, VP_FOR_POINT
from goldenrule.games.heroes.text.table import area_key, area_name, district_key, district_name, place_name


class TeamTable(HeroesTable):
    """The part of the table with the teams."""

    def team(self, seat: int) -> Team:
        """A player: VP, plot points, hands; heroes; what is in play; the mastermind."""
        table, zones, you = self.table, self.view.zones, seat == self.view.seat
        goal, vp = self.facts(self.scenario()).win_vp, table["vp"][seat]
        signs = {"you": you, "first": table["first"] == seat, "archnemesis": table["archnemesis"] == seat}
        known = [self.card(id) for zone in ("hand", "villains") for id in self.seen_cards(f"{zone}{seat}") if not you]
        allies = [self.ally(id) for id in self.seen_cards(f"allies{seat}")]
        bonus = vp // VP_FOR_POINT
        hand, villains = (len(zones[f"{zone}{seat}"]) for zone in ("hand", "villains"))
        plans, won = self.plans(seat), self.say("board-heroes-vp-goal", "strong", key="vp", n=vp, goal=goal)
        return Team(
            seat=seat,
            code=table["teams"][seat],
            name=replace(self.team_of(seat), short=f"{self.tag(seat)} {self.teams[seat]}", tone=SEATS[seat]),
            you=you,
            signs=[self.say(f"board-heroes-{key}", key=key) for key, on in signs.items() if on],
            vp=typed(NumberFact, won, full=goal or None),
            points=self.number("board-heroes-points", key="points", value=table["points"][seat]),
            heading=self.t("board-heroes-heroes"),
            heroes=[self.hero(id) for id in self.seen_cards(f"team{seat}")],
            known=self.group("known", known),
            allies=self.group("allies", allies),
            power_ups=self.group("power_ups", [self.card(id) for id in self.seen_cards(f"in_play{seat}")]),
            mastermind=self.mastermind(seat, plans),
            plans=plans,
            plans_done=self.group("plans_done", [self.card(id) for id in self.seen_cards(f"done{seat}")]),
            plans_known=self.plans_known(seat),
            foot=[
                *([self.say("board-heroes-bonus", key="bonus", n=bonus)] if bonus else []),
                self.say("board-heroes-hands", key="hands", resources=hand, villains=villains),
                self.say("board-heroes-stories", key="stories", n=len(zones[f"stories{seat}"])),
                self.say("board-heroes-won", detail=True, key="won", n=len(zones[f"won{seat}"])),
            ],
            legend=self.t("board-heroes-values-key") if seat == max(self.view.seat, 0) else "",
        )

    def ally(self, id: int) -> TeamCard:
        """An ally with the plot points on it."""
        n = self.view.cards[id].get("points", 0)
        points = NumberFact(self.t("board-heroes-points", n=n), "●" * n or "○", value=n, key="points")
        return TeamCard(**self.named(id), facts=[points], points=points)

    def plans(self, seat: int) -> GaugeFact | None:
        """How many Master Plans of a player's mastermind are done; None without a mastermind."""
        if not self.seen_cards(f"mastermind{seat}"):
            return None
        mission = self.table.get("mission")
        executing = bool(mission and mission["plan"] and mission["nemesis"] == seat)
        done, left = len(self.view.zones[f"done{seat}"]), len(self.view.zones[f"plans{seat}"]) + executing
        said = self.say("board-heroes-plans-of", key="plans", n=done, of=done + left)
        return typed(GaugeFact, said, full=done + left)

    def mastermind(self, seat: int, plans: GaugeFact | None) -> CardGroup:
        """The mastermind of a player."""
        if plans is None:
            nobody = self.say("board-heroes-no-mastermind", key="none")
            return self.group("mastermind", [], note=nobody)
        found = self.seen_cards(f"mastermind{seat}")
        followers = self.say("board-heroes-followers", detail=True, key="followers", n=self.facts(found[0]).followers)
        return self.group("mastermind", [self.card(id, [followers, plans]) for id in found])

    def plans_known(self, seat: int) -> CardGroup:
        """The Master Plans to come that the seat knows."""
        cards = []
        for id in self.seen_cards(f"plans{seat}"):
            cards.append(self.card(id, [Fact(self.t(f"heroes-stage-{self.facts(id).stage}"), key="stage")]))
        return self.group("plans_known", cards)

    def hero(self, id: int) -> TeamHero:
        """A hero: values, KO in this action, status and place."""
        facts = self.facts(id)
        level = self.say("board-heroes-level", detail=True, key="level", n=facts.level)
        skill = Fact(self.t(f"heroes-skill-{facts.skill}"), detail=True, key=facts.skill)
        values = [
            typed(ThreatFact, self.say(f"board-heroes-{each}", detail=True, key=each, n=getattr(facts, each)))
            for each in THREATS
        ]
        ko, state = self.ko(id), self.state(id)
        return TeamHero(
            **self.named(id),
            facts=[level, skill, *values, ko, state],
            tone=SEATS[self.seat_of[id]],
            place=self.place_of(id),
            level=level,
            skill=skill,
            values=values,
            ko=ko,
            state=state,
        )

    def place_of(self, id: int) -> str:
        """The key of the district, the area or the scenario card where a hero is; "" for his own card."""
        seen = self.view.cards[id]
        place = seen["place"]
        if place < 0:
            return ""
        return area_key(place) if seen["status"] == "supporting" else district_key(place)

    def state(self, id: int) -> HeroState:
        """The status of a hero, and his place: "Ready in Midtown", "in Recovery, Wounded"."""
        seen = self.view.cards[id]
        status, place = seen["status"], seen["place"]
        if seen.get("wounded"):
            return typed(HeroState, self.say("board-heroes-wounded", tone="bad", key="wounded"))
        said = place_name(self.texts, STATUSES.index(status), place)
        if place < 0:
            tone: Tone = "dim" if status == "recovery" else ""
            return HeroState(said, self.t(f"board-heroes-is-{status}"), tone=tone, key=status)
        at = area_name(self.texts, place) if status == "supporting" else district_name(self.texts, place)
        return HeroState(said, self.t(f"board-heroes-at-{status}", place=at), tone="strong", key=status)
