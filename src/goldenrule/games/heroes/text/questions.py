"""Questions of Marvel Heroes in words, with what lies on the table."""

from goldenrule.gamekit.text_lists import NONE, Args, list_parts, slug
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.rules import villains
from goldenrule.games.heroes.rules.combat import RollOff
from goldenrule.games.heroes.rules.dice import hits
from goldenrule.games.heroes.text.names import own_name, titled
from goldenrule.games.heroes.text.options import OptionWriter
from goldenrule.games.heroes.text.table import dice_text, is_moment


class Question(OptionWriter):
    """Writes a question of Marvel Heroes with its options."""

    def prompt(self) -> str:
        if is_moment(self.decision):
            return self.texts.t("heroes-prompt-use", when=self.moment())
        return super().prompt()

    def question_args(self) -> Args:
        d = self.decision
        source = self.in_text(d.source) if d.source else self.texts.t("heroes-the-rules")
        return {"card": source, "n": d.args[0] if d.args else 0, "points": self.game.state.points[d.seat]}

    def prompt_turn(self) -> str:
        return self.ask(self.decision.kind, n=self.game.state.action_round, of=ids.ACTION_ROUNDS)

    def prompt_assign(self) -> str:
        hero = self.decision.source
        return self.ask(self.decision.kind, level=self.game.level(hero), place=self.where(hero))

    prompt_keep = prompt_assign

    def prompt_lead(self) -> str:
        mission = self.game.mission()
        waiting = [self.fights_with(hero) for hero in self.game.ready_at(mission.seat, mission.place)]
        return self.ask(self.decision.kind, n=self.game.state.trouble, heroes=list_parts(self.texts, waiting) or NONE)

    def fights_with(self, hero: int) -> str:
        """A hero whom villains would fight, with KO value and powers."""
        powers = [self.brief(each) for each in self.game.face(hero).facts.powers]
        said = self.texts.t("heroes-comma").join(powers)
        return self.texts.t("heroes-fights-with", card=self.name_of(hero), ko=self.game.ko_value(hero), powers=said)

    def prompt_backup(self) -> str:
        game, frame = self.game, self.game.stack[-1]
        if isinstance(frame, villains.PlayBackups) and frame.free:
            return self.texts.t("heroes-prompt-backup-followers", name=self.name_of(game.mastermind(frame.seats[0])))
        return self.texts.t("heroes-prompt-backup-free") if self.free_backups() else self.prompt_lead()

    def prompt_scheme(self) -> str:
        option = self.decision.options[0][2]
        said = self.texts.t(f"heroes-scheme-{ids.SCHEMES[option]}")
        return self.ask(self.decision.kind, option=said, archnemesis=self.without_crown())

    def prompt_plan(self) -> str:
        return self.ask(self.decision.kind, archnemesis=self.without_crown())

    def without_crown(self) -> str:
        """Is it only the Archnemesis token that lets a mastermind act at this headline ("yes" or "no")?"""
        return "no" if self.game.face(self.game.mission().headline).facts.mastermind else "yes"

    def prompt_power(self) -> str:
        fight = self.game.fight()
        own = self.fighter()
        other = self.name_of(fight.lead if own == fight.hero else fight.hero)
        offered = [ids.COLOURS[colour] for _, _, colour in self.decision.options]
        barred = [each.name for each in self.game.face(own).facts.powers if each.colour not in offered]
        said = list_parts(self.texts, [titled(self.texts, own_name(self.texts, name)) for name in barred])
        return self.ask(self.decision.kind, card=self.name_of(own), other=other, n=fight.sequence, barred=said or NONE)

    def prompt_fighter(self) -> str:
        fight = self.game.fight()
        return self.ask(self.decision.kind, n=fight.sequence, card=self.name_of(fight.lead))

    def prompt_confront(self) -> str:
        g = self.game
        nemesis = g.mastermind(g.mission().nemesis)
        plan, who = self.name_of(self.decision.source), self.name_of(nemesis)
        return self.ask(self.decision.kind, card=plan, name=who, n=g.followers(nemesis), ko=g.ko_value(nemesis))

    def prompt_champions(self) -> str:
        chosen = getattr(self.game.stack[-1], "chosen", ())
        return self.ask(self.decision.kind, card=self.name_of(chosen[0]) if chosen else NONE)

    def prompt_most_wanted(self) -> str:
        full = len(self.game.state.zones[ids.MOST_WANTED]) >= ids.WANTED_SPACES
        return self.ask(self.decision.kind, full="yes" if full else "no")

    def prompt_destination(self) -> str:
        return self.ask(self.decision.kind) if self.decision.source else self.texts.t("heroes-prompt-destination-all")

    def moment(self) -> str:
        """The moment of a question, with what lies on the table: the dice just rolled, the Trouble Level."""
        g, texts = self.game, self.texts
        fight = g.state.fight
        key = f"heroes-now-{slug(self.decision.kind)}"
        if fight is None:
            return texts.t(key, n=g.state.trouble)
        mine = 0 if self.decision.seat == fight.seat else 1
        side = fight.roll
        return texts.t(
            key,
            whose="mine" if side == mine else "theirs",
            dice=dice_text(texts, fight.dice[side]) if side >= 0 else "",
            count=min(fight.count, ids.MAX_DICE),
            own=dice_text(texts, fight.dice[mine]),
            other=dice_text(texts, fight.dice[1 - mine]),
            worth=hits(fight, mine),
            otherworth=hits(fight, 1 - mine),
            compared="yes" if side >= 0 and fight.dice[1 - side] else "no",
            ko="mine" if fight.ko == mine else "theirs",
            n=fight.sequence,
            roll=self.roll(),
        )

    def roll(self) -> str:
        """What kind of roll is being made."""
        fight = self.game.fight()
        frame = next((f for f in reversed(self.game.stack) if isinstance(f, RollOff)), None)
        return ids.ROLLS[frame.roll(fight.roll)] if frame is not None and fight.roll >= 0 else "attack"
