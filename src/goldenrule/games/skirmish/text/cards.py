"""Card texts, made from the abilities: every node has a message named after its class, filled with its fields."""

from typing import TYPE_CHECKING, Any

from goldenrule.gamekit.card_text import Thing, key_of
from goldenrule.gamekit.plain_text import PlainWriter
from goldenrule.gamekit.wording import Translator, capital, named
from goldenrule.games.skirmish import abilities as a
from goldenrule.games.skirmish.selectors.conditions import AboutIt, IsCharacter
from goldenrule.kernel import expressions as e

if TYPE_CHECKING:
    from goldenrule.games.skirmish.content import Face


def card_text(texts: Translator, face: "Face") -> list[str]:
    """The text of a card, a sentence or two for each ability."""
    moment = "played" if face.kind == "battlefield" else "placed"
    return [Writer(texts, moment).ability(ability) for ability in face.abilities]


class Writer(PlainWriter):
    """Writes one ability."""

    prefix = "skirmish"

    def __init__(self, texts: Translator, moment: str = "placed") -> None:
        super().__init__(texts)
        self.moment = moment  # when an immediate effect comes: when the card is "placed" or "played"

    def ability(self, ability: a.Ability) -> str:
        if isinstance(ability, a.Permanent):
            self.bind("it", Thing("subject"))
            when = self.say(f"skirmish-when-{key_of(ability.when)}", of=ability.when.subjects())
            test = "" if ability.test is None else self.say("skirmish-text-if", cond=ability.test)
            does = self.clause(ability.effect)
            return capital(self.texts.t("skirmish-text-permanent", when=when, test=test, does=self.tailed(does)))
        effect = getattr(ability, "effect", None)
        if effect is not None:
            key = f"skirmish-text-{key_of(ability)}"
            does = self.tailed(self.clause(effect, self.texts.attribute(key, "does")))
            return self.texts.t(key, does=does, moment=self.moment)
        said = self.tailed(self.say(f"skirmish-text-{key_of(ability)}", **self.parts(ability)))
        condition = getattr(ability, "test", None)
        if condition is not None:
            said = self.say("tree-while", cond=condition, says=said)
        return self.sentence(said)

    def word(self, node: object, name: str, value: str | int) -> Any:
        if isinstance(node, IsCharacter):
            printed = str(value).replace("_", " ").title()
            return named(self.texts, "skirmish", str(value), printed)
        return super().word(node, name, value)

    def quality(self, cond: e.Cond, style: str, **more: Any) -> str:
        """What a card is ("it is red"), or, as a relative clause, what those of a set are ("that are red")."""
        relative = style.startswith("that")
        negated = style.endswith("not")
        if not isinstance(cond, AboutIt):
            said = super().quality(cond, "not" if negated else "plain", **more)
            return self.texts.t("skirmish-for-which", cond=said) if relative else said
        form = "other" if relative else "one"
        is_ = self.say(f"skirmish-is-{key_of(cond)}", **self.parts(cond), number=form)
        it = self.names.get("it")
        called = self.pronoun("it") if it is None else self.again("it", it, "that", "")
        key = "skirmish-that" if relative else "skirmish-if-it"
        return self.texts.t(key, it=called.text, is_=is_, negated="yes" if negated else "no")
