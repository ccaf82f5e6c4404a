"""An action, its target and, if wanted, its payment as one answer. A copy of the game shows what an action needs.

An action has targets if its seat is asked for one of a few targets right away or after paying, and nobody else is asked
before. If chance has decided by then, or the seat has learned a card, there are no targets, so that a question reveals
nothing hidden. The payment is the proposed one (`cheapest_set`).
"""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.game import Game, SimultaneousChoice
from goldenrule.table.multi_select import (
    ENDS,
    amount_due,
    cheapest_set,
    chooses_several,
    exact_answers,
    has_learned,
    multi_select_of,
    picks,
)

if TYPE_CHECKING:
    from goldenrule.gamekit.features import MultiSelect
    from goldenrule.kernel.events import Event

MOST_CHAINS: Final = 12
"""With more combinations than this, the choice after a target is a question of its own."""
MOST_TARGETS: Final = 8
"""With more targets than this, the target is a question of its own."""
MOST_AFTER_PASSING: Final = 6
"""With more combinations than this, the second one of two equal questions after passing is asked later."""
MOST_REPEATS: Final = 8
"""The most times that passing on a repeated question is one answer."""
MOST_PASSES: Final = 4
"""The most passes in a row in one answer."""

SavedTarget = tuple[int, str, int, int]
"""The number of decisions made when a target was named, and the option that chooses it."""


class Aim(NamedTuple):
    """A target: the option that chooses it, in the question that an action leads to, and the game at that point."""

    target: Option
    game: Game
    asked: Decision
    then: "Aim | None" = None
    """The choice after it."""

    @property
    def chain(self) -> "list[Aim]":
        """The target, and the choices after it."""
        return [self] if self.then is None else [self, *self.then.chain]


class Payment(NamedTuple):
    """The proposed payment for an action: the single answers, the question, and the game at that point."""

    answers: tuple[Option, ...]
    game: Game
    asked: Decision


class ActionAnswer(NamedTuple):
    """The answer behind an item: an action, with its payment and its target if it includes them."""

    action: Option
    payment: Payment | None = None
    aim: Aim | None = None
    forced: tuple[Option, ...] = ()
    """The forced payment of the action: nothing else can pay for it, so the rules take it without a question."""

    @property
    def answers(self) -> tuple[Option, ...]:
        """The single answers, in the order in which they are given; before a target a payment may be asked for."""
        paid = () if self.payment is None else self.payment.answers
        return (self.action, *paid, *(() if self.aim is None else [each.target for each in self.aim.chain]))

    def until_auto_answered(self, answered: "Callable[[Aim], bool]") -> "ActionAnswer":
        """Return the path up to the first question that a standing answer answers."""
        chain = [] if self.aim is None else self.aim.chain
        found: Aim | None = None
        for each in reversed(chain[: next((n for n, aim in enumerate(chain) if answered(aim)), len(chain))]):
            found = each._replace(then=found)
        return self._replace(aim=found)

    def declines_only(self, kind: str) -> bool:
        """Does every answer pass, and only on questions of this kind?"""
        chain = [] if self.aim is None else self.aim.chain
        return all(answer in ENDS for answer in self.answers) and all(each.asked.kind == kind for each in chain)

    def begins_like(self, way: "ActionAnswer") -> bool:
        """Does it begin with the targets of another way?"""
        wanted = [] if way.aim is None else [each.target for each in way.aim.chain]
        chain = [] if self.aim is None else [each.target for each in self.aim.chain]
        return chain[: len(wanted)] == wanted

    @property
    def leading_answers(self) -> tuple[Option, ...]:
        """The answers after which the payment is asked for or, if the payment is not included, the target.

        A target is named before the payment; choices after the target are asked for later.
        """
        aimed = self.payment is not None and self.aim is not None
        return (self.action, self.aim.target) if aimed and self.aim is not None else (self.action,)


def action_answers(
    game: Game, decision: Decision, action: Option, own: "MultiSelect", quick: bool = False
) -> Sequence[ActionAnswer]:
    """Return an action with each of its targets, or alone; `quick`: with its payment.

    If cards may be discarded at the end of a turn, ending the turn is returned twice: without discards, and alone.
    """
    clone = game.clone()
    try:
        clone.apply(decision.seat, action)
    except Exception:  # the error surfaces when the answer is given
        return [ActionAnswer(action)]
    secret = isinstance(game.stack[-1], SimultaneousChoice)  # what follows depends on what the others choose
    if (secret or decision.kind in own.targets) and not action[1] and action not in ENDS:
        return [ActionAnswer(action)]  # a place, a token, a power, yes or no: no card
    if action in ENDS:
        return ways_to_pass(game, decision, clone, action, own)
    if action[0] in own.ends:
        return ways_to_end_turn(game, decision.seat, clone, action, own)
    if has_learned(game, clone, decision.seat):
        asked = sole_question(clone, decision.seat, own.known_in_advance.get(action[0], ()))
        taken = forced_payment(game, decision, action, clone, None, own)  # it is paid before anything is learned
        if asked is None:
            return [ActionAnswer(action, forced=taken)]
        found = [*ways_with_targets(action, None, clone, asked, own), ActionAnswer(action)]
        return [way._replace(forced=taken) for way in found]
    payment = None if is_one_due(clone, decision.seat, own) else proposed_payment(clone, decision.seat)
    after = clone if payment is None else clone_after_payment(payment)
    asked = None if has_learned(clone, after, decision.seat) else sole_question(after, decision.seat, own.targets)
    taken = () if payment is not None else forced_payment(game, decision, action, after, asked, own)
    single = payment is not None and not quick  # the target is kept until that is paid
    payment = payment if quick else None
    if asked is None:
        found = [ActionAnswer(action, payment)]
    elif len(asked.options) <= MOST_TARGETS:
        found = ways_with_targets(action, payment, after, asked, own, single=single)
    else:
        named = own.notable_targets(after, asked)
        found = [*ways_with_targets(action, payment, after, asked, own, named, single), ActionAnswer(action, payment)]
    return [way._replace(forced=taken) for way in found] if taken else found


def forced_payment(
    game: Game, decision: Decision, action: Option, after: Game, asked: Decision | None, own: "MultiSelect"
) -> tuple[Option, ...]:
    """Return the forced payment of an action; some games take it only after the target."""
    if decision.kind in own.targets or chooses_several(game, decision):
        return ()  # a question that belongs to an action: what that costs has been chosen, or is being chosen
    seat = decision.seat
    taken = paid_by(game, seat, [action], own)
    if taken or asked is None or amount_due(after, asked):
        return taken
    return paid_by(game, seat, [action, asked.options[0]], own)


def paid_by(game: Game, seat: int, answers: Sequence[Option], own: "MultiSelect") -> tuple[Option, ...]:
    """Return what a seat pays with its answers, from events, until chance decides or the seat learns a card."""
    clone = game.clone()
    found: list[Option] = []

    def hear(event: "Event") -> None:
        things = own.payments_in(event, seat)
        if things and not has_learned(game, clone, seat):
            found.extend(things)

    clone.observer = hear
    try:
        for option in answers:
            clone.apply(seat, option)
    except Exception:  # the error surfaces when the answer is given
        return ()
    return tuple(found)


def ways_to_pass(game: Game, decision: Decision, after: Game, action: Option, own: "MultiSelect") -> list[ActionAnswer]:
    """Return passing, with each answer to the next question if it may be answered at the same time.

    A question that is asked again with the same options is passed on each time, or only now.
    """
    seat = decision.seat
    if decision.kind in own.repeated:
        again = passes_in_a_row(game, decision, after)
        return [ActionAnswer(action)] if again is None else [ActionAnswer(action, None, again), ActionAnswer(action)]
    asked = sole_question(after, seat, own.after_passing)
    if asked is None or len(asked.options) > MOST_TARGETS or has_learned(game, after, seat):
        return [ActionAnswer(action)]
    found = [Aim(each, after, asked) for each in asked.options]
    longer = [again for aim in found for again in with_same_question(aim, own)]
    return [ActionAnswer(action, None, aim) for aim in (found if len(longer) > MOST_AFTER_PASSING else longer)]


def with_same_question(aim: Aim, own: "MultiSelect") -> list[Aim]:
    """Return an answer with what follows if its question is asked again: each answer, or passing each time and once."""
    asked, clone = aim.asked, aim.game.clone()
    clone.apply(asked.seat, aim.target)
    if aim.target in ENDS and asked.kind in own.repeated:
        passes = passes_in_a_row(aim.game, asked, clone)
        return [aim] if passes is None else [aim._replace(then=passes), aim]
    again = None if has_learned(aim.game, clone, asked.seat) else sole_question(clone, asked.seat, (asked.kind,))
    if again is None or asked.kind not in own.after_target:
        return [aim]
    return [aim._replace(then=Aim(each, clone, again)) for each in again.options]


def passes_in_a_row(game: Game, decision: Decision, after: Game, most: int = MOST_REPEATS) -> Aim | None:
    """Return passing again on the same question as long as its seat learns nothing; None if it is not asked again."""
    asked = None if has_learned(game, after, decision.seat) else sole_question(after, decision.seat, (decision.kind,))
    if asked is None or not most or asked.options != decision.options:
        return None
    clone, passing = after.clone(), next(each for each in asked.options if each in ENDS)
    clone.apply(asked.seat, passing)
    return Aim(passing, after, asked, passes_in_a_row(after, asked, clone, most - 1))


def ways_with_targets(
    action: Option,
    payment: Payment | None,
    game: Game,
    asked: Decision,
    own: "MultiSelect",
    named: Sequence[Option] | None = None,
    single: bool = False,
) -> list[ActionAnswer]:
    """Return an action with each of its targets, or with the named ones; `single`: without further choices."""
    found = [Aim(each, game, asked) for each in (asked.options if named is None else named)]
    if single or not own.after_target:
        return [ActionAnswer(action, payment, each) for each in found]
    longer = [each for aim in found for each in targets_with_choices(aim, own)]
    return [ActionAnswer(action, payment, each) for each in (found if len(longer) > MOST_CHAINS else longer)]


def targets_with_choices(aim: Aim, own: "MultiSelect", most: int = MOST_PASSES) -> list[Aim]:
    """Return a target with each choice after it, and after passing again, at most `most` times."""
    seat, clone = aim.asked.seat, aim.game.clone()
    try:
        clone.apply(seat, aim.target)
    except Exception:  # the error surfaces when the answer is given
        return [aim]
    asked = None if has_learned(aim.game, clone, seat) else sole_question(clone, seat, own.after_target)
    if asked is None or len(asked.options) > MOST_TARGETS or amount_due(clone, asked) > 1:
        return [aim]
    after = [Aim(each, clone, asked) for each in asked.options]
    if most > 1:  # what is declined now may be asked again
        after = [
            more
            for each in after
            for more in (targets_with_choices(each, own, most - 1) if each.target in ENDS else [each])
        ]
    return [aim._replace(then=each) for each in after]


def is_one_due(game: Game, seat: int, own: "MultiSelect") -> bool:
    """Is a seat asked to pay or discard one card, which is offered like a target?"""
    asked = sole_question(game, seat, own.targets)
    return asked is not None and amount_due(game, asked) == 1


def ways_to_end_turn(game: Game, seat: int, after: Game, action: Option, own: "MultiSelect") -> list[ActionAnswer]:
    """Return ending the turn without discards, if that is allowed, and ending the turn alone."""
    asked = after.pending[0] if len(after.pending) == 1 else None
    if asked is None or asked.seat != seat or not chooses_several(after, asked) or amount_due(after, asked):
        return [ActionAnswer(action)]
    ends = [end for end in ENDS if end in asked.options]
    if not ends or has_learned(game, after, seat):
        return [ActionAnswer(action)]
    return [ActionAnswer(action, None, Aim(ends[0], after, asked)), ActionAnswer(action)]


def proposed_payment(game: Game, seat: int) -> Payment | None:
    """Return the proposed payment if a seat, and nobody else, is asked for one."""
    asked = game.pending[0] if len(game.pending) == 1 else None
    if asked is None or asked.seat != seat or not chooses_several(game, asked) or not amount_due(game, asked):
        return None
    answers, goes_on = exact_answers(game, asked, cheapest_set(game, asked))
    return None if goes_on or not answers else Payment(answers, game, asked)


def clone_after_payment(payment: Payment) -> Game:
    """Return a copy of the game after the payment."""
    after = payment.game.clone()
    for option in payment.answers:
        after.apply(payment.asked.seat, option)
    return after


def whole_payment(payment: Payment) -> list[Option]:
    """Return the whole payment: the named cards, and those that the engine takes because nothing else can pay."""
    game, asked, named = payment.game, payment.asked, picks(payment.answers)
    own = multi_select_of(game)
    if own is None:
        return named
    told = paid_by(game, asked.seat, payment.answers, own)
    following = (
        None if told else next((each for each in clone_after_payment(payment).pending if each.seat == asked.seat), None)
    )
    if following is not None:  # it is paid when the next thing has been chosen
        told = paid_by(game, asked.seat, [*payment.answers, following.options[0]], own)
    return [*named, *(Counter(told) - Counter(named)).elements()]


def sole_question(game: Game, seat: int, kinds: Collection[str]) -> Decision | None:
    """The question of one of these kinds, if its seat and nobody else is asked that; or all are, in secret."""
    asked = next((each for each in game.pending if each.seat == seat and each.kind in kinds), None)
    secret = asked is not None and isinstance(game.stack[-1], SimultaneousChoice)
    return asked if secret or len(game.pending) == 1 else None


def target_question(game: Game, seat: int, own: "MultiSelect") -> Decision | None:
    """The question for one of a few targets, if its seat and nobody else is asked that."""
    asked = sole_question(game, seat, own.targets)
    return None if asked is None or len(asked.options) > MOST_TARGETS else asked


def sole_targets(game: Game, decision: Decision, way: ActionAnswer) -> list[int]:
    """The targets that the rules take for an action without a question, because there is only one each time.

    They are known to the seat, nothing that it comes to know with the action decides them, and no other card chooses.
    """
    own = multi_select_of(game)
    if own is None or way.aim is not None or way.action in ENDS:
        return []
    clone, found, seat = game.clone(), list[tuple[str, Option, int]](), decision.seat
    taken: tuple[tuple[str, Option, int], ...] = ()

    def hear(event: "Event | None" = None) -> None:
        nonlocal taken
        if not has_learned(game, clone, seat):
            taken = clone.taken

    clone.observer = hear
    try:
        for option in way.answers:
            taken = ()
            clone.apply(seat, option)
            hear()
            found += taken
    except Exception:  # the error surfaces when the answer is given
        return []
    sources = (way.action[1], decision.source)
    chosen = [entity for kind, (_, entity, _), source in found if kind in own.targets and source in sources]
    return [e for e in dict.fromkeys(chosen) if 0 < e < len(game.state.ident) and game.knows(e, seat)]


class PendingTarget:
    """A target that a person named together with an action, to be chosen after the payment; none at first."""

    def __init__(self) -> None:
        self.asked: Decision | None = None
        self.target: Option | None = None
        self.place = -1  # number of decisions made when it was named

    @property
    def saved(self) -> SavedTarget | None:
        """The target as a save keeps it, with the number of decisions made when it was named."""
        return None if self.target is None else (self.place, *self.target)

    def take_up(self, game: Game, begun: Collection[int], kept: SavedTarget | None) -> None:
        """Restore a saved target, if it was named where the open question has `begun`."""
        if kept is not None and kept[0] in begun:
            for seat in {each.seat for each in game.pending}:
                self.keep(game, seat, [kept[1:]], kept[0])

    def keep(self, game: Game, seat: int, left: Sequence[Option], place: int) -> int:
        """Remember the last answer if it is the target of the action being paid for. Return how many were used."""
        own = multi_select_of(game)
        if own is None or len(left) != 1:
            return 0
        payment = proposed_payment(game, seat)
        asked = None if payment is None else target_question(clone_after_payment(payment), seat, own)
        if asked is None or left[0] not in asked.options:
            return 0
        self.asked, self.target, self.place = asked, left[0], place
        return 1

    def is_waiting(self, game: Game, seat: int) -> bool:
        """Is a seat asked for a payment? The target is dropped when it answers anything else."""
        return any(each.seat == seat and amount_due(game, each) for each in game.pending)

    def due_target(self, decision: Decision) -> Option | None:
        """Return the target if this is exactly the question that was foreseen for it."""
        asked = self.asked
        if asked is None or (decision.seat, decision.kind, decision.source) != (asked.seat, asked.kind, asked.source):
            return None
        return self.target if decision.options == asked.options else None
