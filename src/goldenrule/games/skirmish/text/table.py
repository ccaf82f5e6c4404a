"""Questions, options and values of the duel in words."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.board import Fact
from goldenrule.gamekit.faces import fact_texts, number
from goldenrule.gamekit.question_text import QuestionWriter
from goldenrule.gamekit.text_lists import Args, Translator, capital, list_parts, name_in_language, sentences
from goldenrule.gamekit.value_text import Value, ValueChange, value_text
from goldenrule.games.skirmish.abilities import Modifier
from goldenrule.games.skirmish.ids import COLOURS, LIFE, LOCATIONS, PLACES, STRENGTH, slot_zone
from goldenrule.games.skirmish.rules.recruitment import Recruit
from goldenrule.games.skirmish.text.cards import Writer, card_text
from goldenrule.kernel.choices import AskMode
from goldenrule.kernel.effects import Effect

if TYPE_CHECKING:
    from goldenrule.games.skirmish.content import Face
    from goldenrule.games.skirmish.game import Skirmish


def side(texts: Translator, seat: int) -> str:
    return texts.word(f"skirmish-side-{seat}")


def slot_name(texts: Translator, slot: int) -> str:
    """ "Manhattan 2", "Avengers Tower"."""
    place = PLACES[slot]
    return texts.word(f"skirmish-slot-{LOCATIONS[place]}", n=slot - PLACES.index(place) + 1)


def slot_key(slot: int) -> str:
    """What a slot is to the client that draws the table: "slot1" is the first of Manhattan."""
    return f"slot{slot + 1}"


def civilian_key(slot: int, colour: int) -> str:
    """What a Civilian in a zone of Manhattan is to the client that draws the table."""
    return f"{slot_key(slot)}-{COLOURS[colour]}"


def colour(texts: Translator, index: int) -> str:
    return texts.word(f"skirmish-colour-{COLOURS[index]}")


def civilian(texts: Translator, index: int) -> str:
    """A Civilian in a sentence: "red Civilian"."""
    return texts.word(f"skirmish-civilian-{COLOURS[index]}")


def plain_name(face: "Face", texts: Translator) -> str:
    """The name of a card without its version."""
    return name_in_language(texts, "skirmish", face.key, face.facts.name)


def name_of(face: "Face", texts: Translator) -> str:
    """The name of a card, with its version."""
    return texts.word("skirmish-card-name", name=plain_name(face, texts), version=face.facts.version or "none")


def in_text(face: "Face", texts: Translator) -> str:
    """The name of a card within a text: set off if it is a title, that of an Artifact or a Battlefield."""
    name = name_of(face, texts)
    return name if face.seat >= 0 else texts.word("title-in-text", title=name)


def card(game: "Skirmish", texts: Translator, entity: int) -> str:
    """The name of a card, with its version and, in play, its slot."""
    name = in_text(game.face(entity), texts)
    slot = game.slot_of(entity)
    return texts.word("skirmish-card-at", name=name, slot=slot_name(texts, slot)) if slot >= 0 else name


def cost(texts: Translator, symbols: tuple[int, ...]) -> str:
    """The symbols of a cost in words, in order; "" for none."""
    words = [colour(texts, symbol) if symbol < len(COLOURS) else texts.t("skirmish-any") for symbol in symbols]
    return texts.t("skirmish-plus").join(words)


def figures(face: "Face", texts: Translator) -> list[Fact]:
    """The printed numbers of a card."""
    out = []
    if face.seat >= 0:
        out.append(number(texts, "strength", "skirmish-card-strength", face.strength))
        out.append(number(texts, "life", "skirmish-card-life", face.life))
    if face.points:
        out.append(number(texts, "vp", "skirmish-card-points", face.points))
    return out


def standing(game: "Skirmish", texts: Translator, entity: int, name: str) -> str:
    """A card, called by a name, with its numbers: those of now if it is in play."""
    if not game.in_play(entity):
        numbers = list_parts(texts, fact_texts(figures(game.face(entity), texts)))
        return texts.t("skirmish-with-figures", card=name, figures=numbers) if numbers else name
    life = game.life(entity)
    return texts.t(
        "skirmish-standing",
        card=name,
        strength=game.strength(entity),
        left=max(0, life - game.damage_on(entity)),
        life=life,
    )


class Question(QuestionWriter):
    """A question of the duel, and its options."""

    game: "Skirmish"
    PREFIX = "skirmish-"

    def question_args(self) -> Args:
        d = self.decision
        source = card(self.game, self.texts, d.source) if d.source else self.texts.t("skirmish-the-rules")
        text = self.says() if d.kind in ("choose", "choose_some", "may", "mode") else ""
        return {"card": source, "n": d.args[0] if d.args else 0, "text": text}

    def says(self) -> str:
        """The ability that is being carried out, in words; "" if none is."""
        frame = self.game.stack[-1] if self.game.stack else None
        if not isinstance(frame, Effect):
            return ""
        key, _, index = frame.program.path.rpartition("/")
        face = self.game.content.by_id.get(key)
        return card_text(self.texts, face)[int(index)] if face is not None else ""

    def prompt_pay(self) -> str:
        """The symbols that are still to be paid, and what already pays others."""
        _, done, _ = self.decision.args
        face = self.game.face(self.decision.source)
        asked = self.texts.t(
            "skirmish-prompt-pay", **self.question_args(), symbols=cost(self.texts, face.symbols[done:])
        )
        paid = [self.paid_part(symbol, each) for symbol, each in self.plan() if each]
        if not paid:
            return asked
        already = self.texts.t("skirmish-prompt-paid", paid=list_parts(self.texts, paid))
        return sentences(self.texts, [asked, already])

    def plan(self) -> list[tuple[int, int]]:
        """The symbols that are paid already, each with its card, or -1 - the colour of a Civilian; 0 if ignored."""
        frame = self.game.stack[-1] if self.game.stack else None
        if self.decision.kind != "pay" or not isinstance(frame, Recruit):
            return []
        return [*zip(self.game.face(frame.card).symbols, frame.plan)]

    def paid_part(self, symbol: int, paid: int) -> str:
        """What pays a symbol, and which one."""
        if paid > 0:
            name = card(self.game, self.texts, paid)
        else:
            name = self.texts.t("skirmish-story-civilian", civilian=civilian(self.texts, -1 - paid))
        return self.texts.t("skirmish-paid-part", card=name, symbol=cost(self.texts, (symbol,)))

    # -- options -------------------------------------------------------------------------------------------------------

    def option_args(self, entity: int) -> Args:
        return {"card": standing(self.game, self.texts, entity, card(self.game, self.texts, entity))} if entity else {}

    def option_slot(self, _: int, slot: int) -> str:
        """A slot of a side, and the card that faces it."""
        g, d = self.game, self.decision
        seat = g.face(d.source).seat if d.source else d.seat
        found = g.state.zones[slot_zone(1 - seat, slot)]
        facing = self.texts.t("skirmish-nobody")
        if found:
            facing = standing(g, self.texts, found[0], name_of(g.face(found[0]), self.texts))
        return self.offer("slot", slot=slot_name(self.texts, slot), facing=facing)

    def option_mode(self, _: int, index: int) -> str:
        """One of the effects that the ability being carried out lets its player choose from."""
        frame = self.game.stack[-1]
        assert isinstance(frame, Effect)
        op = next(each for each in frame.program.ops[frame.pc :: -1] if isinstance(each, AskMode))
        writer = Writer(self.texts)
        return capital(writer.with_letters_explained(writer.clause(op.modes[index].op)))

    def option_free(self, _: int, place: int) -> str:
        return self.offer("free", civilian=civilian(self.texts, place % 4), slot=slot_name(self.texts, place // 4))

    def option_civilian(self, _: int, index: int) -> str:
        return self.offer("civilian", civilian=civilian(self.texts, index))

    def option_lose(self, _: int, index: int) -> str:
        return self.offer("lose", civilian=civilian(self.texts, index))

    def option_play(self, entity: int, _: int) -> str:
        face, name = self.game.face(entity), card(self.game, self.texts, entity)
        numbers = list_parts(self.texts, fact_texts(figures(face, self.texts)))
        replaces = self._replaced(entity)
        if replaces:
            return self.offer("replace", card=name, old=card(self.game, self.texts, replaces), figures=numbers)
        return self.offer("play", card=name, cost=cost(self.texts, face.symbols) or "0", figures=numbers)

    def brief_play(self, entity: int) -> str:
        """What playing a card is called where the card is seen."""
        name, replaces = card(self.game, self.texts, entity), self._replaced(entity)
        if replaces:
            return self.texts.t("skirmish-brief-replace", card=name, old=card(self.game, self.texts, replaces))
        return self.texts.t("skirmish-brief-play", card=name)

    def _replaced(self, entity: int) -> int:
        return self.game.copy_in_play(self.game.face(entity), self.decision.seat)

    def option_discard(self, entity: int, _: int) -> str:
        face = self.game.face(entity)
        pays = colour(self.texts, face.colour) if face.colour >= 0 else ""
        return self.offer("discard", card=card(self.game, self.texts, entity), kind=face.kind, colour=pays)

    option_pay = option_discard

    def option_use(self, entity: int, index: int) -> str:
        text = card_text(self.texts, self.game.face(entity))[index]
        return self.offer("use", card=card(self.game, self.texts, entity), text=text)

    def option_take(self, entity: int, _: int) -> str:
        text = sentences(self.texts, card_text(self.texts, self.game.face(entity)))
        return self.offer("take", card=card(self.game, self.texts, entity), text=text)


def explain_value(game: "Skirmish", entity: int, row: int, texts: Translator) -> Value:
    """What makes the Strength or Life of a card in play what it is, and what is left of a Life with damage."""
    face = game.face(entity)
    changes = []
    if row == STRENGTH and game.figure(entity).strengthened:
        changes.append(ValueChange(game.figure(entity).strengthened, how="turn"))
    for source, index in game.state.rows[row]:
        ability = game.face(source).abilities[index]
        assert isinstance(ability, Modifier)
        effect = game.env(source, index)
        holds = ability.to.has(game, effect, entity) and (ability.test is None or ability.test.test(game, effect))
        if holds and (n := ability.amount.eval(game, effect)):
            changes.append(ValueChange(n, card(game, texts, source), code=game.code(source)))
    name = texts.t("skirmish-strength" if row == STRENGTH else "skirmish-life")
    printed, total = (face.strength, game.strength(entity)) if row == STRENGTH else (face.life, game.life(entity))
    lines = [value_text(texts, name, card(game, texts, entity), printed, changes, total)]
    damage = game.damage_on(entity) if row == LIFE else 0
    if damage:
        lines.append(texts.t("explain-remaining", damage=damage, left=max(0, total - damage)))
    return Value("strength" if row == STRENGTH else "life", name, printed, total, lines, changes)
