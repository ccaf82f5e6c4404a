"""Prompts and options: what a seat is asked, and what each answer means."""

from goldenrule.gamekit.nouns import Thing
from goldenrule.gamekit.question_text import QuestionWriter
from goldenrule.gamekit.text_lists import Args, capital, sentences, slug, word_name
from goldenrule.games.champions import ids
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.ids import HAND, zone
from goldenrule.games.champions.rules import affordable, enter, generating, values
from goldenrule.games.champions.rules.payment import Pay
from goldenrule.games.champions.rules.round import Round
from goldenrule.games.champions.rules.setup import SetUp
from goldenrule.games.champions.selectors import Players
from goldenrule.games.champions.text.cards import Writer, ability_text
from goldenrule.games.champions.text.labels import label, name_of, player_name, resources
from goldenrule.games.champions.text.nodes import marked_name
from goldenrule.kernel.choices import AskMay, AskMode, Choose, ChooseSome
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_MASK, LASTING_BASE
from goldenrule.kernel.event_windows import APPLY, EventWindow
from goldenrule.kernel.ops import Op


class Question(QuestionWriter):
    """A question of Champions, and its options."""

    game: Champions

    def prompt(self) -> str:
        """The question, and what has been decided of it where it goes down a list card by card."""
        question = super().prompt()
        chosen = self.chosen_so_far()
        return self.texts.t("prompt-below", question=question, last=self.name(chosen[-1])) if chosen else question

    def chosen_so_far(self) -> tuple[int, ...]:
        """The cards that have been chosen in a question that is asked again for those below them."""
        frame, kind = self.game.stack[-1], self.decision.kind
        if isinstance(frame, SetUp) and kind == "mulligan":
            return frame.chosen
        if isinstance(frame, Round) and kind == "end_discard":
            return frame.done
        if isinstance(frame, Effect) and kind in ("choose_some", "discard_cost"):
            chosen = frame.vars.get("cost" if kind == "discard_cost" else "chosen", ())
            return chosen if isinstance(chosen, tuple) else ()
        return ()

    def question_args(self) -> Args:
        """Who asks, a card or the rules, and the numbers of the question."""
        source = self.name(self.decision.source) if self.decision.source else self.gone()
        n, most, *_ = (*self.decision.args, 0, 0)
        return {"asks": "card" if source else "rules", "source": source, "n": n, "most": most}

    def option_args(self, entity: int) -> Args:
        return {"name": self.label(entity)} if entity else {}

    # -- names ---------------------------------------------------------------------------------------------------------

    def name(self, entity: int) -> str:
        return name_of(self.game, entity, self.texts)

    def label(self, entity: int) -> str:
        return label(self.game, entity, self.texts)

    def player(self, seat: int) -> str:
        return player_name(self.game, seat, self.texts)

    def resource(self, letter: str) -> str:
        return word_name(self.texts, "resource", letter)

    # -- questions -----------------------------------------------------------------------------------------------------

    def prompt_choose(self) -> str:
        return self.ask(self.decision.kind, what=self.to_choose())

    prompt_choose_some = prompt_choose

    def prompt_may(self) -> str:
        op = self.op()
        clause = capital(self.writer().clause(op.do, "infinitive")) if isinstance(op, AskMay) else ""
        return self.ask("may", clause=clause)

    def prompt_interrupt(self) -> str:
        return self.ask(self.decision.kind, event=self.triggering_event())

    prompt_response = prompt_interrupt

    def prompt_pay(self) -> str:
        frame = self.game.stack[-1]
        open_cost = frame.open if isinstance(frame, Pay) else ""
        resource = self.resource(open_cost) if open_cost else ""
        paid, need, *_ = self.decision.args
        return self.ask("pay", free="yes" if open_cost else "no", resource=resource, paid=paid, need=need)

    def prompt_defend(self) -> str:
        seat, n, *_ = self.decision.args
        source = self.decision.source
        yours = "yes" if seat == self.decision.seat else "no"
        boost = "yes" if source and self.game.face(source).type == "villain" else "no"
        args = self.question_args() | {"player": self.player(seat), "yours": yours, "n": n, "boost": boost}
        return self.texts.t("prompt-defend", **args)

    def prompt_declare(self) -> str:
        return self.ask("declare", resource=self.resource(self.game.ident(self.decision.source).interest))

    # -- options -------------------------------------------------------------------------------------------------------

    def option_play(self, entity: int, _: int) -> str:
        kind = self.texts.t(f"type-{slug(self.game.ident(entity).type)}")
        return self.offer("play", name=self.name(entity), cost=enter.card_cost(self.game, entity), kind=kind)

    def option_use(self, entity: int, index: int) -> str:
        name, text = self.name(entity), self.ability(entity, index)
        if self.game.state.zone[entity] == zone(self.decision.seat, HAND):
            return self.texts.t("option-play-event", name=name, cost=enter.card_cost(self.game, entity), text=text)
        return self.offer("use", name=name, text=text)

    def option_attack(self, entity: int, _: int) -> str:
        return self.power("attack", entity, ids.ATK)

    def option_thwart(self, entity: int, _: int) -> str:
        return self.power("thwart", entity, ids.THW)

    def power(self, verb: str, entity: int, stat: int) -> str:
        facts = self.game.face(entity).facts
        pays = 0 if facts.type != "ally" else facts.atk_cons if stat == ids.ATK else facts.thw_cons
        n = values.value(self.game, stat, entity)
        return self.offer(verb, name=self.name(entity), n=n, pays=pays)

    def option_recover(self, entity: int, _: int) -> str:
        n = min(values.value(self.game, ids.REC, entity), self.game.table_card(entity).damage)
        return self.offer("recover", name=self.name(entity), n=n)

    def option_form(self, entity: int, _: int) -> str:
        back = self.game.content.face(self.game.face(entity).facts.back)
        name = marked_name(self.texts, self.game.content, back.code)
        return self.offer("form", form=self.texts.t(f"form-{slug(back.type)}"), name=name)

    def option_request(self, _: int, seat: int) -> str:
        return self.offer("request", player=self.player(seat))

    def option_area(self, _: int, seat: int) -> str:
        return self.offer("area", player=self.player(seat))

    def option_pay(self, entity: int, _: int) -> str:
        source = self.decision.source
        made = affordable.resources_of(self.game.ident(entity), self.game.ident(source).aspect if source else "")
        return self.offer("pay", name=self.name(entity), resources=resources(made, self.texts))

    def option_generate(self, entity: int, index: int) -> str:
        made = generating.generated_resources(self.game, self.decision.seat, entity, index)
        return self.offer("generate", name=self.name(entity), resources=resources(made, self.texts))

    def option_done(self, _: int, __: int) -> str:
        """Before something is chosen, this means all or nothing; afterwards, the rest."""
        return self.offer("done", chosen=len(self.chosen_so_far()))

    def option_declare(self, _: int, yes: int) -> str:
        resource = self.resource(self.game.ident(self.decision.source).interest)
        return self.offer("declare", answer="yes" if yes else "no", resource=resource)

    def option_defend(self, entity: int, _: int) -> str:
        """A boost card or an ability may change the attack; an ally that it defeats as it is now is said to be."""
        kind = "hero" if self.game.face(entity).type == "hero" else "ally"
        falls = self.decision.args[1] >= values.remaining(self.game, entity)
        if kind == "ally" and falls and not self.game.table_card(entity).tough:
            kind = "falls"
        return self.offer("defend", name=self.label(entity), kind=kind, n=values.value(self.game, ids.DEF, entity))

    def option_order(self, entity: int, index: int) -> str:
        if self.decision.kind == "minion_order":
            return self.offer("order", name=self.label(entity))
        text = self.ability(entity, index) if index >= 0 else self.texts.t("stat-retaliate")
        return self.offer("order", name=self.name(entity), text=text)

    def option_mode(self, _: int, index: int) -> str:
        op, writer = self.op(), self.writer()
        assert isinstance(op, AskMode)
        return writer.sentence(writer.mode(op.modes[index]))

    def option_amount(self, entity: int, amount: int) -> str:
        return self.offer("amount", n=amount, name=self.label(entity))

    def option_pick(self, entity: int, _: int) -> str:
        op, seat = self.op(), self.game.identity_of(entity)
        if self.decision.kind == "search":
            return self.offer("pick", name=self.name(entity))
        if seat >= 0 and self.game.in_play(entity) and isinstance(op, Choose) and isinstance(op.of, Players):
            return self.texts.t("option-pick-player", player=self.player(seat))
        return self.offer("pick", name=self.label(entity))

    # -- what stands behind a question ---------------------------------------------------------------------------------

    def ability(self, entity: int, index: int) -> str:
        """The text of an ability of a card, or of what a lasting effect does."""
        content = self.game.content
        lasting = self.game.state.lasting.get(entity)
        if lasting is not None:
            code, _, name = lasting.path.partition(":")
            writer = Writer(self.texts, content, content.face(code))
            return writer.text(writer.lasting(name, lasting.expires))
        if entity >= LASTING_BASE:
            return self.name(entity)
        face = self.game.face(entity)
        if index >= len(face.abilities):
            return ""
        return sentences(self.texts, ability_text(self.texts, content, face, self.game.ability(entity, index)))

    def op(self) -> Op | None:
        """The op that asks, if an effect does."""
        frame = self.game.stack[-1] if self.game.stack else None
        if isinstance(frame, Effect) and frame.pc < len(frame.program.ops):
            return frame.program.ops[frame.pc]
        return None

    def gone(self) -> str:
        """The card whose effect asks although it has left play; "" if the rules ask."""
        frame = self.game.stack[-1] if self.game.stack else None
        if isinstance(frame, Effect) and frame.source:
            face = self.game.content.by_code.get(_code(frame))
            return marked_name(self.texts, self.game.content, face.code) if face is not None else ""
        return ""

    def writer(self) -> Writer:
        """A writer for the effect that asks."""
        frame = self.game.stack[-1]
        assert isinstance(frame, Effect)
        face = self.game.content.by_code.get(_code(frame))
        face = face or self.game.face(self.game.state.live(frame.source) or self.game.state.villain)
        writer = Writer(self.texts, self.game.content, face)
        for name in frame.vars:
            writer.bind(name, Thing("card"))
        return writer

    def to_choose(self) -> str:
        """What is to be chosen, as a noun phrase of the number and case that the question asks for."""
        op, how = self.op(), self.texts.attribute(self.key(self.decision.kind), "what")
        if isinstance(op, Choose | ChooseSome):
            return self.writer().noun_asked_for(op.of, how).text
        number, _, case = how.partition(" ")
        return self.texts.t("champions-np-card", number=number, case=case)

    def triggering_event(self) -> str:
        """What the window that is open is about."""
        frame = self.game.stack[-1]
        if not isinstance(frame, EventWindow):
            return ""
        c = frame.events[0]
        target, source = c.target & ENTITY_MASK, c.source & ENTITY_MASK
        return self.texts.t(
            f"event-{slug(c.key)}",
            target=self.name(target) if target else self.texts.word("a-card"),
            source=self.name(source) if source else "",
            player=self.player(c.seat),
            n=c.amount,
            timing="before" if frame.pc <= APPLY else "after",
        )


def _code(frame: Effect) -> str:
    """The face whose ability is being carried out."""
    return frame.program.path.split("/")[0].split(":")[0]
