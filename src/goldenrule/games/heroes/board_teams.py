"""The teams on the table of Marvel Heroes: heroes, allies, power-ups, masterminds."""

from typing import Any

from msgspec.structs import replace

from goldenrule.gamekit.board import SEATS, Card, Fact, Group, Note, Panel, Piece, Tone
from goldenrule.games.heroes.board_base import HeroesTable
from goldenrule.games.heroes.ids import STATUSES, VP_FOR_POINT
from goldenrule.games.heroes.text.table import area_key, area_name, district_key, district_name, place_name


class TeamTable(HeroesTable):
    """The part of the table with the teams."""

    def team(self, seat: int) -> Panel:
        """A player: VP, plot points, hands; heroes; what is in play; the mastermind."""
        table, zones, tone = self.table, self.view.zones, SEATS[seat]
        you = seat == self.view.seat
        title = [replace(self.team_of(seat), short=f"{self.tag(seat)} {self.teams[seat]}", tone=tone)]
        for key, on in (("you", you), ("first", table["first"] == seat), ("archnemesis", table["archnemesis"] == seat)):
            if on:
                title.append(self.say(f"board-heroes-{key}", key=key))
        vp, goal = table["vp"][seat], self.facts(self.scenario()).win_vp
        title.append(replace(self.say("board-heroes-vp-goal", "strong", key="vp", n=vp, goal=goal), full=goal or None))
        known = [self.card(id) for zone in ("hand", "villains") for id in self.lying(f"{zone}{seat}")]
        allies = [self.card(id, [self.points_on(id)]) for id in self.lying(f"allies{seat}")]
        heroes = [self.hero(id) for id in self.lying(f"team{seat}")]
        power_ups = [self.card(id) for id in self.lying(f"in_play{seat}")]
        body = [
            Group(self.t("board-heroes-heroes"), heroes, as_table=True, key="heroes"),
            Group(self.t("board-heroes-known"), [] if you else known, key="known"),
            Group(self.t("board-heroes-allies"), allies, key="allies"),
            Group(self.t("board-heroes-power-ups"), power_ups, minor=True, key="power_ups"),
            *self.masterminds(seat),
        ]
        foot = [self.say("board-heroes-points", key="points", n=table["points"][seat])]
        if bonus := vp // VP_FOR_POINT:
            foot.append(self.say("board-heroes-bonus", key="bonus", n=bonus))
        hands: dict[str, Any] = {"resources": len(zones[f"hand{seat}"]), "villains": len(zones[f"villains{seat}"])}
        foot += [
            self.say("board-heroes-hands", key="hands", **hands),
            self.say("board-heroes-stories", key="stories", n=len(zones[f"stories{seat}"])),
            self.say("board-heroes-won", detail=True, key="won", n=len(zones[f"won{seat}"])),
        ]
        shown: list[Piece] = [group for group in body if group.items]
        if seat == max(self.view.seat, 0):
            shown.append(Note(self.t("board-heroes-values-key")))
        return Panel(title, shown, foot, tone if you else "dim", not you, key="player", seat=seat)

    def points_on(self, ally: int) -> Fact:
        n = self.view.cards[ally].get("points", 0)
        return Fact(self.t("board-heroes-points", n=n), "●" * n or "○", value=n, key="points")

    def masterminds(self, seat: int) -> list[Group]:
        """The mastermind of a player and the Master Plans."""
        found = self.lying(f"mastermind{seat}")
        if not found:
            nobody = self.say("board-heroes-no-mastermind", key="none")
            return [Group(self.t("board-heroes-mastermind"), [nobody], minor=True, key="mastermind")]
        mission = self.table.get("mission")
        executing = bool(mission and mission["plan"] and mission["nemesis"] == seat)
        done, left = len(self.view.zones[f"done{seat}"]), len(self.view.zones[f"plans{seat}"]) + executing
        facts = [
            self.say("board-heroes-followers", detail=True, key="followers", n=self.facts(found[0]).followers),
            replace(self.say("board-heroes-plans-of", key="plans", n=done, of=done + left), full=done + left),
        ]
        to_come = []
        for id in self.lying(f"plans{seat}"):
            to_come.append(self.card(id, [Fact(self.t(f"heroes-stage-{self.facts(id).stage}"), key="stage")]))
        executed = [self.card(id) for id in self.lying(f"done{seat}")]
        return [
            Group(
                self.t("board-heroes-mastermind"), [self.card(id, facts) for id in found], minor=True, key="mastermind"
            ),
            Group(self.t("board-heroes-plans-done"), executed, minor=True, key="plans_done"),
            Group(self.t("board-heroes-plans-known"), to_come, minor=True, key="plans_known"),
        ]

    def hero(self, id: int) -> Card:
        """A hero: values, KO in this action, status and place."""
        facts = self.facts(id)
        values = [self.say("board-heroes-level", detail=True, key="level", n=facts.level)]
        values.append(Fact(self.t(f"heroes-skill-{facts.skill}"), detail=True, key=facts.skill))
        for each in ("crime", "danger", "mystery"):
            values.append(self.say(f"board-heroes-{each}", detail=True, key=each, n=getattr(facts, each)))
        shown, place = [*values, self.ko(id), self.where(id)], self.place_of(id)
        return self.card(id, shown, tone=SEATS[self.seat_of[id]], place=place)

    def place_of(self, id: int) -> str:
        """The key of the district, the area or the scenario card where a hero is; "" for his own card."""
        seen = self.view.cards[id]
        place = seen["place"]
        if place < 0:
            return ""
        return area_key(place) if seen["status"] == "supporting" else district_key(place)

    def where(self, id: int) -> Fact:
        """The status of a hero, and his place: "Ready in Midtown", "in Recovery, Wounded"."""
        seen = self.view.cards[id]
        status, place = seen["status"], seen["place"]
        if seen.get("wounded"):
            return self.say("board-heroes-wounded", tone="bad", key="wounded")
        said = place_name(self.texts, STATUSES.index(status), place)
        if place < 0:
            tone: Tone = "dim" if status == "recovery" else ""
            return Fact(said, self.t(f"board-heroes-is-{status}"), tone=tone, key=status)
        at = area_name(self.texts, place) if status == "supporting" else district_name(self.texts, place)
        return Fact(said, self.t(f"board-heroes-at-{status}", place=at), tone="strong", key=status)
