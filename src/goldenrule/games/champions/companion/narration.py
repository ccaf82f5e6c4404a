"""The words of a companion: what has happened, in the words of the log, and what comes next."""

from goldenrule.gamekit.story_text import SeenValue
from goldenrule.gamekit.text_lists import NONE, Translator, list_parts, sentences
from goldenrule.games.champions import events, ids
from goldenrule.games.champions.abilities import Boost
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.companion.abilities import STOP, commands
from goldenrule.games.champions.companion.answers import asks
from goldenrule.games.champions.companion.commands import Said
from goldenrule.games.champions.companion.game import (
    DIALS,
    CompanionGame,
    CompanionMessage,
    ability_of,
    at_step,
    attack_now,
    by_ally,
    stopped,
)
from goldenrule.games.champions.rules import values
from goldenrule.games.champions.text.cards import ability_text, card_text
from goldenrule.games.champions.text.labels import label, name_of, player_name
from goldenrule.games.champions.text.log import Log
from goldenrule.games.champions.text.nodes import card_name
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.events import Event, Listener
from goldenrule.kernel.steps import in_progress


class _Log(Log):
    """The log, in which players are called by the names of their heroes in either form."""

    def card(self, seen: SeenValue) -> str:
        content = self.game.content
        code = seen[1].split(":")[0]
        if code and content.face(code).type == "alter_ego":
            return card_name(self.texts, content, content.face(code).facts.back)
        return super().card(seen)


class Narration(Listener):
    """Tells of one game in the language of `texts`."""

    def __init__(self, game: CompanionGame, texts: Translator) -> None:
        self.game = game
        self.texts = texts
        self.lines: list[str] = []
        self.counted: dict[int, None] = {}

    # -- what happens ------------------------------------------------------------------------------------------------

    def others(self, event: Event) -> None:
        self.tells(event)

    def tells(self, event: Event) -> None:
        """Tell the line of the log for an event."""
        if line := _Log(self.game, self.texts).line(self.game.event_view(event, -1)):
            self.lines.append(line)

    def stops(
        self, event: events.Turn | events.Activate | events.WhenRevealed | events.Forced | events.BoostAbility
    ) -> None:
        """A stop tells people of it."""

    def dials(self, event: events.Counters) -> None:
        if event.counter not in DIALS:
            self.tells(event)

    def strikes(self, event: events.AttackDamage) -> None:
        g = self.game
        if by_ally(g, attack_now(g), event.card):
            self.lines.append(self.texts.t("companion-ally", card=self.called(event.enemy), n=event.amount))
        else:
            self.tells(event)

    def tokens(self, event: events.Damage | events.Heal | events.Threat | events.ThreatRemoved) -> None:
        self.tells(event)
        self.counted[event.card] = None

    def reveals(self, event: events.Reveal) -> None:
        self.tells(event)
        self.says(self.game.ident(event.card).code)

    def turns(self, event: events.Face) -> None:
        """Show the text of a new stage."""
        self.tells(event)
        if self.game.face(event.card).type not in ("hero", "alter_ego"):
            self.says(event.code)

    def says(self, code: str) -> None:
        """The text of a card."""
        if line := self.card(code):
            self.lines.append(line)

    def card(self, code: str, but: str = "") -> str:
        """The text of a card, but for the ability that is told next, and then its boost ability, too."""
        content = load_content()
        said = card_text(self.texts, content, code)
        if but in said:
            face = content.face(code)
            boosts = [each for each in face.abilities if isinstance(each, Boost)]
            gone = [but, *(text for each in boosts for text in ability_text(self.texts, content, face, each))]
            said = [text for text in said if text not in gone]
        text = sentences(self.texts, said)
        return self.texts.t("companion-card", name=card_name(self.texts, content, code), text=text) if text else ""

    def called(self, entity: int) -> str:
        """A card by name; a player by that of the hero, in either form."""
        identities = self.game.state.identities
        return (
            player_name(self.game, identities.index(entity), self.texts)
            if entity in identities
            else name_of(self.game, entity, self.texts)
        )

    def say(self, said: Said) -> None:
        """What a command tells besides."""
        if said.key == "text":
            self.says(self.game.ident(int(said.args["card"])).code)
            return
        cards = {key: self.called(int(e)) for key, e in said.args.items() if key in ("card", "host")}
        key = f"companion-{said.key}"
        told = {"status": self.texts.word(f"status-{said.args['status']}")} if "status" in said.args else {}
        self.lines.append(self.texts.t(key, **{**said.args, **told, **cards}))

    def taken(self) -> list[str]:
        """All lines since the last time; in the end what is now left of what has been counted."""
        left = [self.counts(e) for e in self.counted if self.game.in_play(e) and not self.game.over]
        if not self.game.over and self.step().ability is not None:
            code, said = self.ability()
            whole, shorter = self.card(code), self.card(code, said)
            self.lines = [text for text in (shorter if line == whole else line for line in self.lines) if text]
        lines = [*self.lines, *(self.texts.t("companion-now", card=each) for each in left)]
        self.lines, self.counted = [], {}
        return lines

    def counts(self, entity: int) -> str:
        """A card with its hit points or threat, and of the main scheme how much it takes."""
        g = self.game
        if entity in g.state.identities:
            hp, most = values.remaining(g, entity), values.value(g, ids.HP, entity)
            return self.texts.t("label-character", name=self.called(entity), hp=hp, most=most)
        if entity != g.state.main_scheme:
            return label(g, entity, self.texts)
        threat, target = g.table_card(entity).threat, values.target_threat(g)
        return self.texts.t("companion-main-scheme", name=name_of(g, entity, self.texts), threat=threat, target=target)

    # -- what comes next ---------------------------------------------------------------------------------------------

    def step(self) -> CompanionMessage:
        """The step of the rules that comes next, or the ability that applies."""
        steps = [step for _, step in in_progress(self.game) if step.clauses]
        return stopped(self.game) or at_step(steps[-1], {})

    def prompt(self) -> tuple[str, str, str]:
        step = self.step()
        if step.ability is not None:
            return self.applies(step)
        g = self.game
        now = g.pending[0]
        args = step.args
        if now.kind == "defend":
            args = {"card": g.code(now.source), "seat": now.args[0], "n": now.args[1]}
        if now.kind in (STOP, "turn", "defend"):
            card = args.get("card", "none")
            text = self.texts.t(
                f"companion-step-{step.name.replace('_', '-')}",
                who=player_name(g, args.get("seat", now.seat), self.texts),
                card=card_name(self.texts, g.content, card) if card != "none" else card,
                n=args.get("n", 0),
                does=args.get("does", "none"),
            )
        else:
            among = list_parts(self.texts, [name_of(g, option[1], self.texts) for option in now.options])
            text = self.texts.t(f"companion-which-{now.kind.replace('_', '-')}", among=among)
        return text, step.clause, self.texts.t(f"companion-ask-{asks(g)}")

    def applies(self, step: CompanionMessage) -> tuple[str, str, str]:
        """An ability that applies now, and what people do about it."""
        g, content = self.game, load_content()
        f = g.stack[-1]
        assert isinstance(f, Effect)
        code, said = self.ability()
        text = self.texts.t("companion-card", name=card_name(self.texts, content, code), text=said)
        ability = ability_of(f)
        typed = "; ".join(commands(g, f, ability.effect))
        return text, step.clause, self.texts.t(f"companion-ask-{asks(g)}", commands=typed or NONE)

    def ability(self) -> tuple[str, str]:
        """The card whose ability applies now, and the text of that."""
        content, f = load_content(), self.game.stack[-1]
        assert isinstance(f, Effect)
        face = content.face(f.program.path.rpartition("/")[0])
        return face.code, sentences(self.texts, ability_text(self.texts, content, face, ability_of(f)))
