"""Options of Marvel Heroes in words, with their costs and the places of heroes and cards."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.board import Fact
from goldenrule.gamekit.question_text import QuestionWriter
from goldenrule.gamekit.text_lists import NONE, Args, capital, sentences, slug
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import READY, SCENARIO_PLACE, SUPPORTING
from goldenrule.games.heroes.rules import planning, scheming, villains
from goldenrule.games.heroes.state import Piece
from goldenrule.games.heroes.text.cards import Writer
from goldenrule.games.heroes.text.facts import agent, card_text, power
from goldenrule.games.heroes.text.names import in_text, own_name, titled
from goldenrule.games.heroes.text.table import area_name, at, district_name, is_moment, name, player, power_of, where
from goldenrule.kernel.choices import AskMode
from goldenrule.kernel.effects import Effect

if TYPE_CHECKING:
    from goldenrule.games.heroes.facts import Power
    from goldenrule.games.heroes.game import Heroes
    from goldenrule.kernel.decisions import Option


class OptionWriter(QuestionWriter):
    """Writes the options of a question of Marvel Heroes."""

    game: "Heroes"
    PREFIX = "heroes-"

    def option_args(self, entity: int) -> Args:
        return {"card": self.in_text(entity)} if entity else {}

    def name_of(self, entity: int) -> str:
        return name(self.game, self.texts, entity)

    def in_text(self, entity: int) -> str:
        return in_text(self.texts, self.game.content, self.game.face(entity).code)

    def where(self, entity: int) -> str:
        return where(self.game, self.texts, entity)

    def free_backups(self) -> bool:
        """Are the backups and agents that are asked about played without paying: Followers, or by an ability?"""
        frame = self.game.stack[-1]
        return isinstance(frame, villains.PlayOneBackup) or (isinstance(frame, villains.PlayBackups) and frame.free)

    def fighter(self) -> int:
        """The fighter whose power is chosen."""
        fight = self.game.fight()
        return int(fight.hero if self.decision.seat == fight.seat else fight.lead)

    # -- prices --------------------------------------------------------------------------------------------------------

    def price(self, option: "Option") -> Fact | None:
        """What an option costs: plot points in Planning, Trouble for villains."""
        verb, entity, more = option
        if verb in ("lead", "backup"):
            if verb == "backup" and self.free_backups():
                return None
            n = villains.cost(self.game, entity, verb == "backup")
            return Fact(self.texts.t("heroes-price-trouble", n=n), value=n, key="trouble")
        n = self.points(verb, entity, more)
        if n < 0:
            return None
        parts = self.uses(entity, more) if verb == "ally" else []
        return Fact(self.texts.t("heroes-price-points", n=n), value=n, parts=parts, key="points")

    def uses(self, entity: int, more: int) -> list[Fact]:
        """How often an ally can be used for what is paid, and why that is more for an ally of the own team."""
        n = 1 + self.on_ally(entity, more)
        loyal = [Fact(self.texts.t("heroes-ally-loyal"), key="loyal")] if self.is_loyal(entity) else []
        return [Fact(self.texts.t("heroes-ally-uses", n=n), value=n, key="uses"), *loyal]

    def points(self, verb: str, entity: int, more: int) -> int:
        """The plot points that an option of Planning costs, -1 for another option."""
        if verb in ("ready", "keep"):
            return int(self.game.level(entity))
        if verb == "support":
            return planning.support_cost(self.game, entity)
        return 1 + more if verb == "ally" else 0 if verb in ("rest", "recall") else -1

    # -- options: none, and what a hero does ---------------------------------------------------------------------------

    def option_pass(self, _: int, __: int) -> str:
        if self.decision.kind == "lead":
            return self.pass_lead()
        return self.texts.t("heroes-option-pass-moment") if is_moment(self.decision) else self.offer("pass")

    option_done = option_pass

    def pass_lead(self) -> str:
        """To play no Lead Villain, with what that gives to the team at the headline if all others pass, too."""
        game, frame = self.game, self.game.stack[-1]
        mission = game.mission()
        return self.offer(
            "pass",
            team=player(game, self.texts, mission.seat),
            vp=game.face(mission.headline).facts.vp,
            last="yes" if isinstance(frame, villains.PlayLead) and len(frame.seats) == 1 else "no",
        )

    def option_ready(self, entity: int, _: int) -> str:
        return self.offer("ready", card=self.name_of(entity), n=self.game.level(entity))

    def option_keep(self, entity: int, _: int) -> str:
        return self.offer("keep", card=self.name_of(entity), n=self.game.level(entity))

    def option_support(self, entity: int, _: int) -> str:
        return self.offer("support", card=self.name_of(entity), n=planning.support_cost(self.game, entity))

    def option_assign(self, _: int, code: int) -> str:
        """All heroes of a team with the statuses they are to have, and what that costs."""
        g, texts = self.game, self.texts
        parts = []
        cost = 0
        for e in g.team(self.decision.seat):
            code, status = divmod(code, 3)
            parts.append(texts.t("heroes-assigned", card=self.name_of(e), status=ids.STATUSES[status]))
            cost += g.level(e) if status == READY else planning.support_cost(g, e) if status == SUPPORTING else 0
        return self.offer("assign", heroes=texts.t("heroes-comma").join(parts), n=cost)

    def option_move(self, entity: int, _: int) -> str:
        return self.offer("move", card=self.name_of(entity), place=self.where(entity))

    def option_home(self, _: int, __: int) -> str:
        return self.offer("home", status=ids.STATUSES[self.status()])

    def option_support_at(self, _: int, area: int) -> str:
        return self.offer("space", area=area_name(self.texts, area))

    def option_go(self, _: int, place: int) -> str:
        """A place to go to, with the headline there."""
        if self.goes_to_support():
            return self.option_support_at(0, place)
        there = self.headline(place)
        if place == SCENARIO_PLACE:
            return self.offer("go", district=capital(district_name(self.texts, place)), area=NONE, headline=there)
        symbol = self.texts.t(f"heroes-symbol-{ids.SYMBOLS[place % 4]}")
        said = self.texts.t("heroes-district", name=district_name(self.texts, place), symbol=symbol)
        return self.offer("go", district=said, area=area_name(self.texts, place >> 2), headline=there)

    def headline(self, place: int) -> str:
        """The headline at a place, NONE if there is none."""
        found = self.game.headline_at(place)
        return self.name_of(found) if found else NONE

    def goes_to_support(self) -> bool:
        """Is what a hero goes to an area, where he supports?"""
        return self.status() == SUPPORTING and all(verb != "support_at" for verb, _, _ in self.decision.options)

    def target(self, option: "Option") -> str:
        """A target of an action; "" if it is called as otherwise."""
        verb, entity, place = option
        if verb == "go" and not self.goes_to_support():
            district = district_name(self.texts, place)
            return self.texts.t("heroes-aim-go", district=district, headline=self.headline(place))
        if verb == "go":
            return area_name(self.texts, place)
        if self.plans(option):
            args: Args = {"card": self.name_of(entity), "n": self.points(verb, entity, place)}
            return self.texts.t(f"heroes-plan-{verb}", **args, on=self.on_ally(entity, place) if verb == "ally" else 0)
        key = f"heroes-aim-{slug(verb)}-{slug(self.decision.kind)}"
        return self.texts.t(key, **self.option_args(entity)) if self.texts.has(key) else ""

    def plans(self, option: "Option") -> bool:
        """Is an option what becomes of a hero or an ally in Planning?"""
        return option[1] > 0 and self.decision.kind in ("assign", "keep") and self.points(*option) >= 0

    def group(self, option: "Option") -> str:
        """What an option is listed under, "" for nothing.

        The area of a district, where a hero may go to any of them; in Planning the hero, or the ally.
        """
        verb, entity, place = option
        if self.plans(option):
            says = self.says(entity) if verb == "ally" else NONE
            return self.texts.t("heroes-plan-of", card=self.name_of(entity), says=says)
        if self.decision.kind != "destination" or self.goes_to_support() or place == SCENARIO_PLACE:
            return ""
        return area_name(self.texts, place >> 2 if verb == "go" else place) if verb in ("go", "support_at") else ""

    def status(self) -> int:
        """The status of the hero who moves; Ready for several."""
        g, d = self.game, self.decision
        return int(g.piece(d.source).status) if d.source and d.source in g.team(d.seat) else READY

    def option_troubleshoot(self, headline: int, _: int) -> str:
        g, texts = self.game, self.texts
        face = g.face(headline)
        return self.offer(
            "troubleshoot",
            card=self.name_of(headline),
            where=at(texts, g.district(headline)),
            type=texts.t(f"heroes-threat-{ids.THREATS[face.threat_type]}"),
            threat=g.threat(headline),
            skill=texts.t(f"heroes-skill-{face.skill}"),
            vp=face.facts.vp,
            mastermind="yes" if face.facts.mastermind else "no",
        )

    # -- options: cards ------------------------------------------------------------------------------------------------

    def does(self, entity: int, index: int) -> str:
        """What an ability does, with its cost."""
        face = self.game.face(entity)
        return Writer(self.texts, face, self.game.content).body(face.listed[index].ability)

    def option_use(self, entity: int, index: int) -> str:
        face = self.game.face(entity)
        ability = face.listed[index].ability
        card = self.in_text(entity)
        points = self.game.piece(entity).points if face.type == "ally" else -1
        called = titled(self.texts, own_name(self.texts, ability.name)) if ability.name else card
        of = card if ability.name else NONE
        return self.offer("use", ability=called, card=of, does=self.does(entity, index), points=points)

    option_special = option_use

    def option_event(self, entity: int, index: int) -> str:
        return self.offer("event", card=self.name_of(entity), does=self.does(entity, index))

    def says(self, entity: int) -> str:
        return sentences(self.texts, card_text(self.texts, self.game.face(entity), self.game.content))

    def option_ally(self, entity: int, more: int) -> str:
        uses = 1 + self.on_ally(entity, more)
        return self.offer("ally", card=self.name_of(entity), cost=1 + more, n=uses, says=self.says(entity))

    def on_ally(self, entity: int, more: int) -> int:
        """The plot points on an ally: what was paid beyond its cost, and the cost if it is loyal to the team."""
        return more + int(self.is_loyal(entity))

    def is_loyal(self, entity: int) -> bool:
        return bool(self.game.face(entity).team == self.game.state.teams[self.decision.seat])

    def option_plan(self, entity: int, _: int) -> str:
        return self.offer("plan", card=self.name_of(entity), says=self.says(entity))

    def option_power_up(self, entity: int, _: int) -> str:
        return self.offer("power_up", card=self.in_text(entity), says=self.says(entity))

    def option_lead(self, entity: int, _: int) -> str:
        g = self.game
        return self.offer(
            "lead",
            card=self.name_of(entity),
            need=villains.requirement(g, entity),
            cost=villains.cost(g, entity, False),
            ko=g.ko_value(entity),
            wanted="yes" if g.state.zone[entity] == ids.MOST_WANTED else "no",
            powers=self.texts.t("heroes-comma").join([self.brief(each) for each in g.face(entity).facts.powers]),
        )

    def brief(self, found: "Power") -> str:
        colour = self.texts.t(f"heroes-colour-{found.colour}")
        return self.texts.t(
            "heroes-power-brief", colour=colour, attack=found.attack, defense=found.defense, outwit=found.outwit
        )

    def option_backup(self, entity: int, _: int) -> str:
        """A card as a backup or agent, with its cost where one is paid, and what it can do."""
        face = self.game.face(entity)
        if face.type == "agent":
            does = agent(self.texts, face)
        else:
            writer = Writer(self.texts, face, self.game.content)
            backups = [each.ability for each in face.listed if each.kind == "backup"]
            does = sentences(self.texts, map(writer.ability, backups))
        cost = -1 if self.free_backups() else villains.cost(self.game, entity, True)
        return self.offer("backup", card=self.name_of(entity), cost=cost, type=face.type, does=does)

    def option_scheme(self, _: int, option: int) -> str:
        """What a scheming option would do now."""
        g = self.game
        mission = g.mission()
        n = 0
        if option == ids.RAISE:
            n = g.threat_value(g.mastermind(mission.nemesis), g.face(mission.headline).threat_type)
        elif option == ids.DRAW:
            n = scheming.villains_drawn(g)
        return self.texts.t(f"heroes-option-scheme-{ids.SCHEMES[option]}", n=n)

    def option_power(self, _: int, colour: int) -> str:
        """A power with the values that it has in this combat, as the board shows them."""
        side = ids.HEROES if self.decision.seat == self.game.fight().seat else ids.VILLAIN
        found = power_of(self.game.face(self.fighter()), colour)
        return power(self.texts, found, now=self.game.values_now()[side][found.colour])

    def option_mode(self, _: int, index: int) -> str:
        """One of the things that the effect in progress lets its player choose from."""
        g = self.game
        frame = g.stack[-1]
        assert isinstance(frame, Effect)
        op = next(each for each in frame.program.ops[frame.pc :: -1] if isinstance(each, AskMode))
        face = g.face(g.state.live(frame.source) or 0)
        writer = Writer(self.texts, face, g.content)
        writer.ability_now = face.listed[int(frame.program.path.rpartition("/")[2])].ability
        says = writer.with_letters_explained(writer.clause(op.modes[index].op))
        return self.offer("mode", says=capital(says), n=index + 1)

    def option_fight(self, entity: int, _: int) -> str:
        card = self.game.state.cards[entity]
        assert isinstance(card, Piece)
        return self.offer("fight", card=self.name_of(entity), ko=card.ko, of=self.game.ko_value(entity))

    def option_pick(self, entity: int, _: int) -> str:
        g = self.game
        if entity in g.state.headlines:
            place = area_name(self.texts, g.state.headlines.index(entity))
            return self.offer("pick", card=self.texts.word("heroes-card-at", card=self.in_text(entity), place=place))
        return self.offer("pick", card=self.with_place(entity))

    def option_escort(self, entity: int, _: int) -> str:
        travels = self.decision.kind != "escort"
        return self.offer("escort", card=self.with_place(entity) if travels else self.name_of(entity))

    def option_champion(self, entity: int, _: int) -> str:
        return self.offer("pick", card=self.name_of(entity))

    def with_place(self, entity: int) -> str:
        """A card; a hero with the place."""
        g = self.game
        if isinstance(g.state.cards[entity], Piece) and g.face(entity).type == "hero":
            return self.texts.word("heroes-card-at", card=self.name_of(entity), place=self.where(entity))
        return self.in_text(entity)
