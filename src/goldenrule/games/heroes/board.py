"""The table of Marvel Heroes in the pieces of `goldenrule.gamekit.board`: New York, teams, the action, the hand."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from goldenrule.gamekit.board import SEATS, Areas, Board, Card, Fact, Group, Note, Panel, Piece, Table, Tone, copies
from goldenrule.games.heroes.facts import Facts, Power
from goldenrule.games.heroes.ids import ACTION_ROUNDS, COLOURS, SCENARIO_PLACE, SPACES, STATUSES, SYMBOLS, VP_FOR_POINT
from goldenrule.games.heroes.rules.dice import HITS
from goldenrule.games.heroes.text import facts as printed
from goldenrule.games.heroes.text.table import area_name, dice_text, district_name, place_name
from goldenrule.kernel.views import View

if TYPE_CHECKING:
    from goldenrule.games.heroes.client import HeroesWords

THREATS: dict[str, Tone] = {"crime": "red", "danger": "yellow", "mystery": "blue"}
POWERS: dict[str, Tone] = {"red": "red", "orange": "orange", "yellow": "yellow"}


class _Table(Table):
    """The table of Marvel Heroes, with the names of the teams, and whose hero is whose."""

    def __init__(self, view: View, words: "HeroesWords") -> None:
        super().__init__(view, words)
        self.texts = words.texts
        index = words.content.index
        self.teams = [words.name(code) if code in index else code for code in self.table["teams"]]
        self.seat_of = {id: seat for seat in range(len(self.teams)) for id in self.lying(f"team{seat}")}

    def card(self, id: int, facts: Sequence[Fact] = (), **more: Any) -> Card:
        return Card(self.facts(id).name, self.faces[id].code, id, facts=facts, **more)

    def titled(self, id: int, facts: Sequence[Fact] = (), short: str = "", **more: Any) -> Card:
        """A headline or Story, whose title may be a sentence with commas: in quotation marks where it is read."""
        title = self.facts(id).name
        said = self.t("board-heroes-title", title=title)
        return Card(said, self.faces[id].code, id, short or title, facts=facts, **more)

    def tag(self, seat: int) -> str:
        """The shortest beginning of a team's name that no other team has, in capitals."""
        name = self.teams[seat]
        for n in range(1, len(name)):
            if sum(each[:n] == name[:n] for each in self.teams) == 1:
                return name[:n].upper()
        return name.upper()

    # -- New York ----------------------------------------------------------------------------------------------------

    def heading(self) -> Fact:
        """Rounds, and whose turn it is."""
        table = self.table
        about = {"round": table["round"], "of": self.facts(self.scenario()).rounds}
        if self.view.winner:
            return Fact(self.t("board-heading-over", round=table["round"]))
        if table["phase"] == "missions" and table["active"] >= 0:
            who = self.teams[table["active"]]
            return self.say("board-heroes-missions", n=table["action_round"], actions=ACTION_ROUNDS, who=who, **about)
        return self.say(f"board-heroes-phase-{table['phase']}", **about)

    def scenario(self) -> int:
        return next(id for id in self.lying("scenario") if self.facts(id).type == "scenario")

    def new_york(self) -> Panel:
        """The map with its headlines and heroes, and the tracks."""
        areas = [self.area(number) for number in self.table["areas"]]
        special, here = self.table["special"], self.standing("ready", SCENARIO_PLACE)
        if special or here:
            on_card = [*([self.headline(special, -1)] if special else []), Group(self.t("board-heroes-here"), here)]
            areas.append(Panel([self.say("board-heroes-special")], on_card))
        stories = []
        for id in self.lying("track"):
            team = self.words.name(self.facts(id).team)
            tone = SEATS[self.teams.index(team)] if team in self.teams else ""
            stories.append(self.titled(id, [Fact(team, detail=True)], team, tone=tone))
        leaves = [self.say("board-heroes-leaves", tone="dim")] if stories else []
        wanted = [self.card(id, self.price(self.facts(id)), tone="red") for id in self.lying("most_wanted")]
        none = [self.say("board-heroes-none", tone="dim", detail=True)]
        body: list[Piece] = [
            Areas(areas),
            Note(self.t("board-heroes-legend")),
            Group(self.t("board-heroes-scenario"), [self.card(self.scenario(), tone="strong")], minor=True),
            Group(self.t("board-heroes-track"), [*stories, *leaves], ordered=True, minor=True),
            Group(self.t("board-heroes-wanted"), wanted or none, minor=True),
        ]
        active = self.table["active"]
        return Panel([self.heading()], body, tone=SEATS[active] if active >= 0 and not self.view.winner else "dim")

    def price(self, facts: Facts) -> list[Fact]:
        return [self.say("board-heroes-ko", n=facts.ko), self.say("board-heroes-cost", detail=True, n=facts.cost)]

    def area(self, number: int) -> Panel:
        """An area: its headline, who stands in its districts, who supports."""
        headline = self.table["headlines"][number]
        symbol = SYMBOLS.index(self.facts(headline).symbol) if headline else -1
        no_headline = Group(items=[self.say("board-heroes-no-headline", tone="dim", detail=True)])
        body: list[Piece] = [self.headline(headline, number) if headline else no_headline]
        for i, each in enumerate(SYMBOLS):
            body.append(
                Group(
                    district_name(self.texts, 4 * number + i),
                    self.standing("ready", 4 * number + i),
                    mark=self.t(f"board-heroes-glyph-{each}"),
                    tone="strong" if i == symbol else "",
                )
            )
        supporting: list[Card | Fact] = [*self.standing("supporting", number)]
        if free := SPACES - len(supporting):
            supporting.append(self.say("board-heroes-free", tone="dim", detail=True, n=free))
        body.append(Group(self.t("board-heroes-support"), supporting))
        return Panel([Fact(area_name(self.texts, number))], body)

    def standing(self, status: str, place: int) -> list[Card]:
        """The heroes who are at a place, with their teams."""
        found = []
        for id, seat in self.seat_of.items():
            seen = self.view.cards[id]
            if seen.get("status") == status and seen.get("place") == place:
                found.append(self.card(id, [Fact(self.teams[seat], self.tag(seat))], tone=SEATS[seat]))
        return found

    def headline(self, id: int, area: int) -> Group:
        """A headline: type, Threat token, skill, VP, mastermind; `area` is -1 for the Special Headline."""
        found = self.facts(id)
        threat = self.table["threats"][area] if area >= 0 else found.threat
        kind = self.t(f"heroes-threat-{found.threat_type}")
        facts = [
            self.say("board-heroes-threat", tone=THREATS[found.threat_type], type=kind, n=threat),
            self.say("board-heroes-skill", skill=self.t(f"heroes-skill-{found.skill}")),
            self.say("board-heroes-vp", n=found.vp),
        ]
        if found.mastermind:
            facts.append(self.say("board-heroes-mastermind-icon", tone="red"))
        mark = self.t(f"board-heroes-glyph-{found.symbol}") if found.symbol else ""
        said = self.t("board-heroes-special-headline")
        if area >= 0:
            symbol = self.t(f"heroes-symbol-{found.symbol}")
            place = district_name(self.texts, 4 * area + SYMBOLS.index(found.symbol))
            said = self.t("board-heroes-headline", place=place, symbol=symbol)
        return Group(said, [self.titled(id, facts, mark=mark, main=True)])

    # -- teams -------------------------------------------------------------------------------------------------------

    def team(self, seat: int) -> Panel:
        """A player: VP, plot points, hands; heroes; what is in play; the mastermind."""
        table, zones, tone = self.table, self.view.zones, SEATS[seat]
        you = seat == self.view.seat
        title = [Fact(self.teams[seat], f"{self.tag(seat)} {self.teams[seat]}", tone=tone)]
        for key, on in (("you", you), ("first", table["first"] == seat), ("archnemesis", table["archnemesis"] == seat)):
            if on:
                title.append(self.say(f"board-heroes-{key}"))
        vp, goal = table["vp"][seat], self.facts(self.scenario()).win_vp
        title.append(Fact(self.t("board-heroes-vp-goal", n=vp, goal=goal), value=vp, full=goal or None, tone="strong"))
        known = [self.card(id) for zone in ("hand", "villains") for id in self.lying(f"{zone}{seat}")]
        allies = [self.card(id, [self.points_on(id)]) for id in self.lying(f"allies{seat}")]
        body = [
            Group(self.t("board-heroes-heroes"), [self.hero(id) for id in self.lying(f"team{seat}")], as_table=True),
            Group(self.t("board-heroes-known"), [] if you else known),
            Group(self.t("board-heroes-allies"), allies),
            Group(self.t("board-heroes-power-ups"), [self.card(id) for id in self.lying(f"in_play{seat}")], minor=True),
            *self.masterminds(seat),
        ]
        foot = [self.say("board-heroes-points", n=table["points"][seat])]
        if bonus := vp // VP_FOR_POINT:
            foot.append(self.say("board-heroes-bonus", n=bonus))
        hands: dict[str, Any] = {"resources": len(zones[f"hand{seat}"]), "villains": len(zones[f"villains{seat}"])}
        foot += [
            self.say("board-heroes-hands", **hands),
            self.say("board-heroes-stories", n=len(zones[f"stories{seat}"])),
            self.say("board-heroes-won", detail=True, n=len(zones[f"won{seat}"])),
        ]
        shown: list[Piece] = [group for group in body if group.items]
        if seat == max(self.view.seat, 0):
            shown.append(Note(self.t("board-heroes-values-key")))
        return Panel(title, shown, foot, tone if you else "dim", not you)

    def points_on(self, ally: int) -> Fact:
        n = self.view.cards[ally].get("points", 0)
        return Fact(self.t("board-heroes-points", n=n), "●" * n or "○", value=n)

    def masterminds(self, seat: int) -> list[Group]:
        """The mastermind of a player and the Master Plans."""
        found = self.lying(f"mastermind{seat}")
        if not found:
            return [Group(self.t("board-heroes-mastermind"), [self.say("board-heroes-no-mastermind")], minor=True)]
        mission = self.table.get("mission")
        executing = bool(mission and mission["plan"] and mission["nemesis"] == seat)
        done, left = len(self.view.zones[f"done{seat}"]), len(self.view.zones[f"plans{seat}"]) + executing
        facts = [
            self.say("board-heroes-followers", detail=True, n=self.facts(found[0]).followers),
            self.say("board-heroes-plans-of", n=done, of=done + left),
        ]
        to_come = []
        for id in self.lying(f"plans{seat}"):
            to_come.append(self.card(id, [Fact(self.t(f"heroes-stage-{self.facts(id).stage}"))]))
        return [
            Group(self.t("board-heroes-mastermind"), [self.card(id, facts) for id in found], minor=True),
            Group(self.t("board-heroes-plans-done"), [self.card(id) for id in self.lying(f"done{seat}")], minor=True),
            Group(self.t("board-heroes-plans-known"), to_come, minor=True),
        ]

    def hero(self, id: int) -> Card:
        """A hero: values, KO in this action, status and place."""
        facts = self.facts(id)
        values = [self.say("board-heroes-level", detail=True, n=facts.level)]
        values.append(Fact(self.t(f"heroes-skill-{facts.skill}"), detail=True))
        for each in ("crime", "danger", "mystery"):
            values.append(self.say(f"board-heroes-{each}", detail=True, n=getattr(facts, each)))
        return self.card(id, [*values, self.ko(id), self.where(id)], tone=SEATS[self.seat_of[id]])

    def ko(self, id: int) -> Fact:
        taken, most = self.view.cards[id].get("ko", 0), self.facts(id).ko
        said = self.say("board-heroes-ko-of", "bad" if taken else "dim", detail=not taken, n=taken, ko=most)
        return replace(said, full=most)

    def where(self, id: int) -> Fact:
        """The status of a hero, and his place: "Ready in Midtown", "in Recovery, Wounded"."""
        seen = self.view.cards[id]
        status, place = seen["status"], seen["place"]
        if seen.get("wounded"):
            return self.say("board-heroes-wounded", tone="bad")
        said = place_name(self.texts, STATUSES.index(status), place)
        if place < 0:
            return Fact(said, self.t(f"board-heroes-is-{status}"), tone="dim" if status == "recovery" else "")
        at = area_name(self.texts, place) if status == "supporting" else district_name(self.texts, place)
        return Fact(said, self.t(f"board-heroes-at-{status}", place=at), tone="strong")

    # -- the action in progress --------------------------------------------------------------------------------------

    def action(self) -> Panel | None:
        """The headline that is being troubleshot, and the combat."""
        mission, fight = self.table.get("mission"), self.table.get("fight")
        title, body = [], list[Group]()
        if mission and mission["headline"] in self.view.cards:
            about: dict[str, Any] = {
                "who": self.teams[mission["seat"]],
                "name": self.facts(mission["headline"]).name,
                "place": district_name(self.texts, mission["place"]),
            }
            title.append(self.say("board-heroes-mission", **about))
            trouble = self.table["trouble"]
            body.append(Group(self.t("board-heroes-trouble"), [Fact(str(trouble), value=trouble)]))
            if mission["dice"]:
                body.append(Group(self.t("board-heroes-trouble-roll"), [self.dice(mission["dice"])]))
            if mission["plan"] in self.view.cards:
                body.append(Group(self.t("board-heroes-plan"), [self.card(mission["plan"], tone="red")]))
            if not fight:
                leads = [self.card(id, [self.say("board-heroes-ko", n=self.facts(id).ko)]) for id in self.lying("lead")]
                body.append(Group(self.t("board-heroes-lead"), leads))
        if fight:
            names: dict[str, Any] = {"hero": self.facts(fight["hero"]).name, "villain": self.facts(fight["lead"]).name}
            title.append(self.say("board-heroes-fight", n=fight["sequence"], **names))
            body.append(Group(self.t("board-heroes-fighters"), [self.fighter(fight, i) for i in (0, 1)], as_table=True))
            body.append(Group(self.t("board-heroes-backups"), [self.card(id) for id in self.lying("backups")]))
        if not title:
            return None
        note = Note(self.t("board-heroes-dice-key"))
        return Panel(title, [*(group for group in body if group.items), note], tone="red" if fight else "dim")

    def dice(self, dice: Sequence[int]) -> Fact:
        """Dice: the face first rolled; after a BOOST reroll plus 6 times (its face + 1)."""
        parts = []
        for die in dice:
            short = self.t(f"board-heroes-die-{die % 6}")
            if die >= 6:
                short += f">{self.t(f'board-heroes-die-{die // 6 - 1}')}"
            parts.append(Fact(dice_text(self.texts, [die]), short, value=die))
        return Fact(dice_text(self.texts, list(dice)), parts=parts)

    def fighter(self, fight: dict[str, Any], side: int) -> Card:
        """One side of a combat: whose it is, KO, power, the last dice, and whether it has the initiative."""
        id, seat = ((fight["hero"], fight["seat"]), (fight["lead"], fight["runner"]))[side]
        colour, dice = fight["powers"][side], fight["dice"][side]
        power = self.say("board-heroes-sealed", tone="dim")
        if colour >= 0:
            power = self.power(next(each for each in self.facts(id).powers if each.colour == COLOURS[colour]), True)
        rolled = Fact("")
        if dice:
            hits = max(0, sum(HITS[die] for die in dice) + fight["hits"][side])
            last = self.dice(dice)
            said = self.t("board-heroes-rolled", dice=last.text, n=hits)
            rolled = Fact(said, value=hits, parts=[*last.parts, self.say("board-heroes-hits", n=hits)])
        starts = self.say("board-heroes-initiative") if fight["initiative"] == side else Fact("")
        team = Fact(self.teams[seat], self.tag(seat), tone=SEATS[seat])
        return self.card(id, [team, self.ko(id), power, rolled, starts], tone=SEATS[seat], main=True)

    def power(self, found: Power, named: bool = False) -> Fact:
        """A power and its values, with its name in short, too, if `named`."""
        values = {"attack": found.attack, "defense": found.defense, "outwit": found.outwit}
        short = self.t("board-heroes-power", colour=self.t(f"heroes-colour-{found.colour}"), **values)
        said = printed.power(self.texts, found)
        return Fact(said, f"{found.name} {short}" if named else short, tone=POWERS[found.colour])

    # -- the hand ----------------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> Panel:
        """The Resource and Villain cards in the seat's hand."""
        resources, villains = self.resources(seat), self.villains(seat)
        title = self.say("board-heroes-hand", resources=len(resources), villains=len(villains))
        groups = [
            Group(self.t(f"board-heroes-hand-{name}"), self.held(cards), as_table=True)
            for name, cards in (("resources", resources), ("villains", villains))
        ]
        return Panel([title], [group for group in groups if group.items])

    def resources(self, seat: int) -> list[int]:
        return sorted(self.lying(f"hand{seat}"), key=lambda id: (self.facts(id).type, self.facts(id).name))

    def villains(self, seat: int) -> list[int]:
        return sorted(
            self.lying(f"villains{seat}"), key=lambda id: (self.facts(id).type == "agent", self.facts(id).name)
        )

    def held(self, cards: Iterable[int]) -> list[Card]:
        """Cards in hand: what they are, numbers, powers, and what they do."""
        out = []
        for id, n in copies(list(cards), lambda id: self.faces[id].code):
            facts, face = self.facts(id), self.faces[id]
            about = [Fact(printed.kind(self.texts, face, self.words.content), tone="dim")]
            if facts.type == "villain":
                about += [self.say("board-heroes-needs", n=facts.requirement), *self.price(facts)[::-1]]
            if facts.type in ("villain", "agent"):
                about.append(self.say("board-heroes-backup-cost", n=facts.backup_cost))
            about += [self.power(each) for each in facts.powers]
            tone: Tone = "red" if facts.type in ("villain", "agent") else ""
            out.append(self.card(id, about, count=n, tone=tone, main=True, text=self.words.text(face.code)))
        return out

    def status(self, seat: int) -> list[Fact]:
        """Which action it is and whose, VP and what wins, and plot points."""
        table, facts = self.table, self.facts(self.scenario())
        order = [*range(seat, len(self.teams)), *range(seat)]
        vp: dict[str, Any] = {
            "vp": ", ".join(f"{self.teams[each]} {table['vp'][each]}" for each in order),
            "short": " ".join(f"{self.tag(each)} {table['vp'][each]}" for each in order),
        }
        out = [self.step(), self.say("board-heroes-status-vp", **vp)]
        goals = {name: getattr(facts, name) for name in printed.GOALS if getattr(facts, name)}
        for name, n in (goals or {"finale" if facts.finale else "rounds": facts.rounds}).items():
            out.append(self.say(f"board-heroes-status-{name}".replace("_", "-"), n=n))
        out.append(self.say("board-heroes-status-points", detail=True, n=table["points"][seat]))
        return out

    def step(self) -> Fact:
        """Which action or phase it is, and whose."""
        table = self.table
        about = {"round": table["round"], "of": self.facts(self.scenario()).rounds, "n": table["action_round"]}
        if self.view.winner or table["phase"] != "missions" or table["active"] < 0:
            return replace(self.heading(), tone="strong")
        turn = "yours" if table["active"] == self.view.seat else "theirs"
        who = self.teams[table["active"]]
        return self.say(f"board-heroes-status-{turn}", "strong", who=who, actions=ACTION_ROUNDS, **about)


def board(view: View, words: "HeroesWords") -> Board:
    """The table as the seat of a view knows it, the seat's own team first."""
    table = _Table(view, words)
    start = max(view.seat, 0)
    panels = [table.new_york()]
    panels += [table.team(seat) for seat in [*range(start, len(table.teams)), *range(start)]]
    panels += [action] if (action := table.action()) is not None else []
    if view.seat < 0:
        return Board(panels)
    return Board(panels, table.hand(view.seat), table.status(view.seat))
