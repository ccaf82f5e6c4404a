"""The words in which cards are written. Each builds a typed ability or op; see `ops` and `selectors` for the rest."""

from goldenrule.games.champions import ids
from goldenrule.games.champions.content import FREE, CardAbility, Cost, Modifier, PlayRules
from goldenrule.games.champions.ops import CostOp, ExhaustCost, SpendCounter
from goldenrule.games.champions.selectors import ResourcesOn, This
from goldenrule.kernel.abilities import NOTHING, When
from goldenrule.kernel.expressions import All, AtLeast, Cond, Const, Not, Num, Result, Sel
from goldenrule.kernel.ops import Op, Seq
from goldenrule.kernel.windows import INTERRUPT, RESPONSE

HERO = "hero"
ALTER_EGO = "alter_ego"
ATTACK = "attack"
THWART = "thwart"
DEFENSE = "defense"
ALWAYS = All(())
NONE_DONE = Not(AtLeast(Result(), Const(1)))
"""The operation just before achieved nothing: "if nothing was healed", "if none was discarded"."""


class Book:
    """Cards as they are written down: code -> abilities and rules; lasting effects by "code:name"."""

    def __init__(self) -> None:
        self.cards: dict[str, tuple[tuple[CardAbility, ...], PlayRules]] = {}
        self.lasting: dict[str, CardAbility] = {}

    def card(self, code: str, *abilities: CardAbility, rules: PlayRules | None = None) -> None:
        """Write a card down. A card without abilities has been read and found to have none beyond its facts."""
        assert code not in self.cards, f"{code} is written twice"
        self.cards[code] = (abilities, rules or PlayRules())

    def lasts(self, code: str, name: str, ability: CardAbility) -> None:
        """Write down a lasting or delayed effect that the card `code` can start with `Lasts(name, ...)`."""
        self.lasting[f"{code}:{name}"] = ability


BOOK = Book()
card = BOOK.card
lasts = BOOK.lasts


def n(number: int | Num) -> Num:
    """A plain number where a computed one may stand."""
    return Const(number) if isinstance(number, int) else number


def do(*ops: Op) -> Op:
    """One sentence after the other."""
    return ops[0] if len(ops) == 1 else Seq(ops)


def both(*conds: Cond) -> Cond:
    """All of these conditions."""
    return conds[0] if len(conds) == 1 else All(conds)


def cost(*parts: CostOp, resources: str = "", any_number_of: str = "") -> Cost:
    """What stands before the arrow."""
    return Cost(resources, any_number_of, parts)


EXHAUST_THIS = ExhaustCost(This())


def spend(name: str) -> SpendCounter:
    return SpendCounter(name)


# -- abilities -------------------------------------------------------------------------------------


def action(
    *ops: Op,
    form: str = "",
    label: str = "",
    cost: Cost = FREE,
    limit: tuple[int, str] | None = None,
    anyone: bool = False,
) -> CardAbility:
    return CardAbility("action", do(*ops), None, form=form, label=label, cost=cost, limit=limit, anyone=anyone)


def hero_action(*ops: Op, label: str = "", cost: Cost = FREE, anyone: bool = False) -> CardAbility:
    return action(*ops, form=HERO, label=label, cost=cost, anyone=anyone)


def alter_ego_action(*ops: Op, label: str = "", cost: Cost = FREE) -> CardAbility:
    return action(*ops, form=ALTER_EGO, label=label, cost=cost)


def _triggered(
    kind: str,
    timing: int,
    event: int,
    test: Cond | None,
    ops: tuple[Op, ...],
    forced: bool,
    form: str,
    label: str,
    cost: Cost,
    place: str,
    limit: tuple[int, str] | None,
) -> CardAbility:
    when = When(event, timing, test)
    return CardAbility(kind, do(*ops), when, forced=forced, place=place, form=form, label=label, cost=cost, limit=limit)


def interrupt(
    event: int,
    *ops: Op,
    when: Cond | None = None,
    form: str = "",
    label: str = "",
    cost: Cost = FREE,
    hand: bool = False,
    limit: tuple[int, str] | None = None,
) -> CardAbility:
    """Optional, just before an event. `hand`: on an event card, used from hand."""
    place = "hand" if hand else "play"
    return _triggered("interrupt", INTERRUPT, event, when, ops, False, form, label, cost, place, limit)


def response(
    event: int,
    *ops: Op,
    when: Cond | None = None,
    form: str = "",
    label: str = "",
    cost: Cost = FREE,
    hand: bool = False,
    limit: tuple[int, str] | None = None,
) -> CardAbility:
    """Optional, just after an event."""
    place = "hand" if hand else "play"
    return _triggered("response", RESPONSE, event, when, ops, False, form, label, cost, place, limit)


def forced_interrupt(event: int, *ops: Op, when: Cond | None = None) -> CardAbility:
    return _triggered("interrupt", INTERRUPT, event, when, ops, True, "", "", FREE, "play", None)


def forced_response(event: int, *ops: Op, when: Cond | None = None) -> CardAbility:
    return _triggered("response", RESPONSE, event, when, ops, True, "", "", FREE, "play", None)


def constant(*mods: Modifier) -> CardAbility:
    """In effect while the card is in play."""
    return CardAbility("constant", NOTHING, mods=mods)


def gets(
    stat: int, amount: int | Num, to: Sel, when: Cond | None = None, how: str = "add", trait: str = ""
) -> Modifier:
    """A change of a value: `gets(ATK, 1, Host())`."""
    return Modifier(stat, n(amount), to, when, how, trait)


def gives_trait(trait: str, to: Sel, when: Cond | None = None) -> Modifier:
    return Modifier(ids.TRAIT, Const(1), to, when, "add", trait)


def resource(
    produces: str | ResourcesOn, cost: Cost = FREE, form: str = "", limit: tuple[int, str] | None = None
) -> CardAbility:
    """A resource ability: usable while paying."""
    return CardAbility("resource", NOTHING, cost=cost, form=form, limit=limit, produces=produces)


def doubles_for(aspect: str) -> CardAbility:
    """The card's resources count twice while paying for a card of an aspect."""
    return CardAbility("constant", NOTHING, double_for=aspect)


def when_revealed(*ops: Op, form: str = "") -> CardAbility:
    """`form`: only if the revealing player is in that form."""
    return CardAbility("when_revealed", do(*ops), form=form)


def when_defeated(*ops: Op) -> CardAbility:
    return CardAbility("when_defeated", do(*ops))


def boost(*ops: Op) -> CardAbility:
    return CardAbility("boost", do(*ops))


def setup(*ops: Op) -> CardAbility:
    return CardAbility("setup", do(*ops))


def special(*ops: Op, label: str = "") -> CardAbility:
    """Carried out when another ability says so."""
    return CardAbility("special", do(*ops), label=label)


def obligation(*ops: Op) -> CardAbility:
    return CardAbility("obligation", do(*ops))


def watches(event: int, *ops: Op, when: Cond | None = None, after: bool = True) -> CardAbility:
    """Of a lasting effect: each time an event happens, this follows at once, before any response."""
    return CardAbility("delayed", do(*ops), When(event, RESPONSE if after else INTERRUPT, when), forced=True)


def at_end_of(period: str, *ops: Op) -> CardAbility:
    """Of a lasting effect: this happens once, at the end of a period."""
    return CardAbility("delayed", do(*ops), period=period)
