"""Abilities of cards: a class for each printed kind, with its fields (MC-ABILITY)."""

from typing import Annotated, Any, ClassVar, Final

from goldenrule.games.champions import ids
from goldenrule.kernel.definitions import Ability, When
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.event_windows import INTERRUPT, RESPONSE, TriggeringEvent
from goldenrule.kernel.expressions import Cond, Num, Sel
from goldenrule.kernel.field_marks import Words
from goldenrule.kernel.mypyc_compat import mypyc_attr
from goldenrule.kernel.nodes import AnyGame, Word
from goldenrule.kernel.ops import Op

# -- parts of abilities ----------------------------------------------------------------------------


class Modifier(Word):
    """A modifier of a computed value while its card is in play, or its effect lasts (MC-MOD).

    `to` selects the cards; `how` is "add", "set", "double", "halve" or "base"; `trait` names a trait to give.
    """

    stat: int
    amount: Num
    to: Sel
    test: Cond | None = None
    how: str = "add"
    trait: str = ""


READY, DAMAGE, CARD, HIT = "READY", "DAMAGE", "CARD", "HIT"
"""What costs take from a card in play besides its counters, which have names in small letters."""


@mypyc_attr(native_class=False)
class Bill(dict[tuple[str, int], int]):
    """The total of a cost, paid at the same time (MC-INIT-06): each part takes from what the others leave.

    It counts what cards in play lose, by kind and card: (READY, card), ("web", card) ... `discards` is
    the number of cards discarded from hand without paying; `needs` are the resources of each payment. It is a dict,
    because one is made for every check of a cost.
    """

    discards = 0
    needs: tuple[str, ...] = ()

    def take(self, what: str, card: int, amount: int, there: int) -> bool:
        """Take `amount` of what a card has `there`. Return False, and take nothing, if the others leave too little."""
        key = (what, card)
        if key in self:
            amount += self[key]
        if amount > there:
            return False
        self[key] = amount
        return True

    def copy(self) -> "Bill":
        found = Bill(self)
        found.discards = self.discards
        found.needs = self.needs
        return found


def bill_of(*needs: str) -> Bill:
    """Return a bill of resources only."""
    found = Bill()
    found.needs = needs
    return found


class CostOp(Op):
    """A part of a cost: paid together with the others, and offered only if the whole cost can be paid.

    `TURN` orders the parts: questions first, parts that can take their card out of play last. `LACKS` is the refusal if
    it cannot be paid.
    """

    TURN: ClassVar[int] = 2
    LACKS: ClassVar[str] = "cost-missing"

    def reserve(self, game: AnyGame, effect: Effect, bill: Bill) -> bool:
        """Add this part to the bill. Return False, and spoil the bill, if it cannot be paid with the others."""
        raise NotImplementedError

    def may_change(self, game: AnyGame, effect: Effect) -> bool:
        return False


class Cost(Word):
    """A cost, printed before the arrow. `resources` has letters for types, and "1" for one of any type.

    `any_number_of` is a type of which the player spends any number, at least one, bound to "paid". `parts` are the
    other costs.
    """

    resources: str = ""
    any_number_of: str = ""
    parts: tuple[CostOp, ...] = ()


def in_turn(parts: tuple[CostOp, ...]) -> list[CostOp]:
    """Return the parts of a cost in the order of execution."""
    return sorted(parts, key=_turn)


def _turn(part: CostOp) -> int:
    return part.TURN


FREE = Cost()
PERIOD: Final = Words(*ids.PERIODS)  # by itself: mypyc does not compile calculations inside of types
Bound = tuple[int, Annotated[str, PERIOD]]
"""A number of uses in a period."""


class Resources(Word):
    """The resources of a resource ability that depend on the game. Pure."""

    def letters(self, game: AnyGame, effect: Effect) -> str:
        raise NotImplementedError


# -- what abilities listen to ----------------------------------------------------------------------


class Trigger(When):
    """Abstract: an event that an ability listens to; `triggers` has the classes. `test` is an additional condition."""

    FAMILY: ClassVar[str] = "trigger"
    EVENT: ClassVar[type[TriggeringEvent]]
    TIMING: ClassVar[int]
    test: Cond | None = None

    @property
    def row(self) -> int:
        return self.EVENT.row + self.TIMING

    def meets(self, game: AnyGame, effect: Effect, event: TriggeringEvent) -> bool:
        return self.fits(game, effect, event) and (self.test is None or self.test.test(game, effect))

    def fits(self, game: AnyGame, effect: Effect, event: Any) -> bool:
        """Does an event, which is an `EVENT`, match the fields?"""
        raise NotImplementedError


class Before(Trigger):
    """Abstract: an event about to happen, for interrupts."""

    FAMILY = "interrupt"
    TIMING = INTERRUPT


class After(Trigger):
    """Abstract: an event that has happened, for responses."""

    FAMILY = "response"
    TIMING = RESPONSE


# -- what all abilities have -----------------------------------------------------------------------


class CardAbility(Ability):
    """An ability of a card of Champions. Fields that a kind of abilities lacks are empty.

    `form`: "" or the form that its trigger names. `label`: attack, thwart or defense. `limit`: (uses, period) for each
    card; `maximum`: the same over all copies (MC-LIMIT, MC-MAX). `HEAD` is the field that packs write first.
    """

    FAMILY: ClassVar[str] = "ability"
    KIND: ClassVar[str]
    HEAD: ClassVar[str] = "effect"

    @property
    def kind(self) -> str:
        return self.KIND

    @property
    def cost(self) -> Cost:
        return FREE

    @property
    def form(self) -> str:
        return ""

    @property
    def label(self) -> str:
        return ""

    @property
    def limit(self) -> Bound | None:
        return None

    @property
    def maximum(self) -> Bound | None:
        return None

    @property
    def anyone(self) -> bool:
        return False

    @property
    def mods(self) -> tuple[Modifier, ...]:
        return ()


class Action(CardAbility):
    """Used in a player's own turn. `anyone`: printed on an encounter card, any player may use it."""

    KIND = "action"
    effect: Op
    form: str = ""
    label: str = ""
    cost: Cost = FREE
    limit: Bound | None = None
    maximum: Bound | None = None
    anyone: bool = False


class Triggered(CardAbility):
    """Used when something happens. Of an event card it listens while the card is in hand, otherwise while in play.

    The type of `when` is that of the property, as compiled classes need; `vocabulary` says which triggers there are.
    """

    HEAD = "when"
    when: When | None
    effect: Op
    form: str = ""
    label: str = ""
    cost: Cost = FREE
    limit: Bound | None = None
    maximum: Bound | None = None


class Interrupt(Triggered):
    """Optional, just before something happens."""

    KIND = "interrupt"


class Response(Triggered):
    """Optional, just after something has happened."""

    KIND = "response"


class Forced(CardAbility):
    """Mandatory, whenever something happens."""

    HEAD = "when"
    when: When | None
    effect: Op

    @property
    def forced(self) -> bool:
        return True


class ForcedInterrupt(Forced):
    """Just before something happens."""

    KIND = "interrupt"


class ForcedResponse(Forced):
    """Just after something has happened."""

    KIND = "response"


class Resource(CardAbility):
    """Generates resources while its player pays for something."""

    KIND = "resource"
    HEAD = "produces"
    produces: str | Resources
    form: str = ""
    cost: Cost = FREE
    limit: Bound | None = None


class Constant(CardAbility):
    """Changes values as long as the card is in play, or the lasting effect lasts."""

    KIND = "constant"
    HEAD = "mods"
    mods: tuple[Modifier, ...]


class DoubleFor(CardAbility):
    """The card's own resources count twice while paying for a card of an aspect."""

    KIND = "constant"
    HEAD = "aspect"
    aspect: str


class WhenRevealed(CardAbility):
    """Of an encounter card; `form`: only if the player who reveals it is in that form."""

    KIND = "when_revealed"
    effect: Op
    form: str = ""


class WhenDefeated(CardAbility):
    KIND = "when_defeated"
    effect: Op


class Boost(CardAbility):
    """The star of a boost card."""

    KIND = "boost"
    effect: Op


class Setup(CardAbility):
    """Carried out while the game is set up."""

    KIND = "setup"
    effect: Op


class Special(CardAbility):
    """Resolved when another ability says so."""

    KIND = "special"
    effect: Op
    label: str = ""


class Obligation(CardAbility):
    """The demand of an obligation on its player."""

    KIND = "obligation"
    effect: Op


# -- of lasting effects ----------------------------------------------------------------------------


class Whenever(CardAbility):
    """Immediately after an event, each time, before any interrupt or response."""

    KIND = "delayed"
    HEAD = "when"
    when: When | None
    effect: Op

    @property
    def forced(self) -> bool:
        return True


class AtEndOf(CardAbility):
    """Once, at the end of a period."""

    KIND = "delayed"
    HEAD = "period"
    period: Annotated[str, PERIOD]
    effect: Op


ABILITIES: tuple[type[CardAbility], ...] = (
    Action, Interrupt, Response, ForcedInterrupt, ForcedResponse, Resource, Constant, DoubleFor, WhenRevealed,
    WhenDefeated, Boost, Setup, Special, Obligation, Whenever, AtEndOf,
)  # fmt: skip
