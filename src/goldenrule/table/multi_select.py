"""Several answers as one: people choose a set in one question, and the engine gets single answers.

The frame that asks declares the items (`Frame.several`). The single answers for a set are found by giving them on a
clone, one by one, because the engine gives forced answers itself. A clone in which chance has decided or the seat has
learned a card is abandoned, so that a question reveals nothing hidden.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from copy import copy
from itertools import islice
from typing import Final, NamedTuple

from goldenrule.gamekit.features import MultiSelect
from goldenrule.kernel.decisions import DONE, PASS, Decision, Option
from goldenrule.kernel.entities import LASTING_BASE
from goldenrule.kernel.game import Game, SimultaneousChoice
from goldenrule.kernel.several import Several
from goldenrule.table.games import find_game

ENDS: Final = (DONE, PASS)
"""The answers that choose nothing more."""
MOST_PROPOSED: Final = 20
"""The most sets tried, cheapest first, until one is allowed: resource abilities may exclude each other."""
MOST_STEPS: Final = 200
"""The most single answers tried to find a path."""


class AnswerPath(NamedTuple):
    """Single answers in an order that the rules accept, and the question if it continues after them."""

    options: tuple[Option, ...]
    open: Decision | None


def multi_select_of(game: Game) -> MultiSelect | None:
    """Return how a game combines questions; None if it does not."""
    feature = find_game(game.name).multi_select
    return None if feature is None else feature()


def declared_items(game: Game, seat: int) -> Several | None:
    """Return everything that the question to a seat asks for, if that is several items; else None."""
    asked = any(each.seat == seat for each in game.pending)
    return game.stack[-1].several(game) if asked and not isinstance(game.stack[-1], SimultaneousChoice) else None


def chooses_several(game: Game, decision: Decision) -> bool:
    """Does a question choose several items, one by one?"""
    return declared_items(game, decision.seat) is not None


def amount_due(game: Game, decision: Decision) -> int:
    """Return how much has to be paid or discarded in a question; 0 for other questions."""
    several = declared_items(game, decision.seat)
    return 0 if several is None else several.amount_due


def picks(options: Iterable[Option]) -> list[Option]:
    """Return the options that choose something."""
    return [option for option in options if option not in ENDS]


def choosable(game: Game, decision: Decision) -> list[Option]:
    """Return every item that can be chosen, with copies next to each other."""
    several = declared_items(game, decision.seat)
    if several is None:
        return picks(decision.options)
    found: list[Option] = []
    copies: list[list[int]] = []
    for place, option in enumerate(several.items):
        first = next((same for same in copies if are_copies(game, several.items[same[0]], option)), None)
        if first is None or option in decision.options:
            copies.append([place])
        elif several.fits([*first, place]):
            first.append(place)
    found = [several.items[place] for same in copies for place in same]
    for option in [*found] if several.has_follow_up else ():
        clone, again = clone_after(game, decision, option)
        add_missing(found, [] if again is None else choosable(clone, again))
    return found


def add_missing(found: list[Option], others: Sequence[Option]) -> None:
    """Add missing options to a list, in the order of the other list."""
    for n, option in enumerate(others):
        if option not in found:
            later = next((found.index(each) for each in others[n + 1 :] if each in found), len(found))
            found.insert(later, option)


def clone_after(game: Game, decision: Decision, option: Option) -> tuple[Game, Decision | None]:
    """Return a clone after an answer of the seat, and the question if it continues."""
    clone = game.clone()
    try:
        clone.apply(decision.seat, option)
    except Exception:  # the error surfaces when the answer is given
        return clone, None
    return clone, same_question(game, decision, clone)


class PathSearch:
    """A step of the search for single answers: a clone, the answers given so far, and the wanted options left."""

    def __init__(self, game: Game, decision: Decision, wanted: Sequence[Option]) -> None:
        self.game, self.decision = game, decision
        self.clone = game.clone()
        self.open: Decision | None = decision
        self.several = self.asked_for(decision)
        own = multi_select_of(game)
        self.default_verbs = () if own is None else own.default_verbs
        self.left = [*wanted]
        self.given: list[Option] = []
        self.taken = 0  # things among what is wanted that the engine has taken by itself

    def is_possible(self) -> bool:
        """Is there a slot for every wanted item of this question?"""
        return self.several.fits(self.several.answer_order(self.places()))

    def places(self) -> list[int]:
        """Return the places of the wanted options that are left among the items."""
        found: list[int] = []
        for option in self.left:
            found += [n for n, each in enumerate(self.several.items) if each == option and n not in found][:1]
        return found

    def asked_for(self, asked: Decision) -> Several:
        """Return what a question asks for."""
        found = declared_items(self.clone, asked.seat)
        return found or Several.cards(picks(asked.options), 0, 1)

    @property
    def forced(self) -> int:
        """The number of forced answers that do not count as wanted options."""
        return self.clone.forced_answers - self.game.forced_answers - self.taken

    def next_steps(self) -> "Iterator[PathSearch]":
        """Yield the next step for each single answer that makes progress, the most promising first."""
        if self.open is None or not self.left:
            return
        for option, wanted in self.next_options(self.open):
            then = copy(self)
            then.clone = self.clone.clone()
            then.given = [*self.given, option]
            then.left = [*self.left]
            if wanted is not None:
                then.left.remove(wanted)
            try:
                then.clone.apply(self.decision.seat, option)
            except Exception:  # the error surfaces when the answer is given
                continue
            then.open = same_question(self.game, self.decision, then.clone)
            gone = self.several.items if then.open is None else then.gone_items(option)
            may_go = [each for each in gone if self.several.least or each[0] in self.default_verbs]
            then.forget(may_go, then.forced - self.forced)
            yield then

    def gone_items(self, option: Option) -> list[Option]:
        """Return the items that can no longer be chosen, except the one of an option."""
        assert self.open is not None
        before = Counter(self.several.items)
        self.several = self.asked_for(self.open)
        return [*(before - Counter([option]) - Counter(self.several.items)).elements()]

    def next_options(self, asked: Decision) -> Iterator[tuple[Option, Option | None]]:
        """Yield options that choose a wanted item, with that item; if there are none, one with a default verb."""
        found: list[Option] = []
        for place in self.several.answer_order(self.places()):
            wanted = self.several.items[place]
            for option in asked.options:
                if option == wanted or (wanted not in asked.options and are_copies(self.clone, option, wanted)):
                    if option not in found:
                        found.append(option)
                        yield option, wanted
                    break
        entity = asked.options[0][1]
        if not found and not any(each[1] == entity for each in (*self.left, *self.given)):
            yield from [(each, None) for each in asked.options if each[0] in self.default_verbs][:1]

    def forget(self, gone: Collection[Option], most: int) -> None:
        """Remove up to `most` wanted options that the engine has chosen itself: they, or copies, are gone."""
        for option in gone:
            same = [each for each in self.left if each == option] or [
                each for each in self.left if are_copies(self.game, each, option)
            ]
            if same and most:
                self.left.remove(same[0])
                most -= 1
                self.taken += 1


def path_for(game: Game, decision: Decision, wanted: Sequence[Option]) -> AnswerPath | None:
    """Return an order in which all wanted options can be chosen; None if they cannot be chosen together.

    Copies can replace each other. Forced answers, which the engine gives itself, are left out.
    """
    search = PathSearch(game, decision, wanted)
    if not search.is_possible():
        return None
    steps, tried = [search.next_steps()], 0
    while search.left and steps and tried < MOST_STEPS:
        then = next(steps[-1], None)
        if then is None:
            steps.pop()
            continue
        search, tried = then, tried + 1
        steps.append(search.next_steps())
    return None if search.left else AnswerPath(tuple(search.given), search.open)


def cheapest_set(game: Game, decision: Decision) -> tuple[Option, ...]:
    """Return the set that completes the question with the fewest cards, least waste and least value; () for none."""
    several, own = declared_items(game, decision.seat), multi_select_of(game)
    if several is None or own is None or not several.amount_due:
        return ()
    lost = own.losses(game)
    for places in islice(several.cheapest(own.keep_values(game, decision), lost), MOST_PROPOSED):
        chosen = tuple([several.items[place] for place in places])
        if path_for(game, decision, chosen) is not None:
            return chosen
    return ()


def same_question(before: Game, decision: Decision, after: Game) -> Decision | None:
    """Return the question that continues after an answer: the same procedure asks the same seat, which learned nothing.

    Or another procedure asks a question that is part of the same one (`MultiSelect.continues_with`).
    """
    asked = next((d for d in after.pending if d.seat == decision.seat), None)
    if asked is None or len(before.stack) != len(after.stack):
        return None
    if asked.kind == decision.kind:
        goes_on = type(before.stack[-1]) is type(after.stack[-1])
    else:
        own = multi_select_of(before)
        goes_on = own is not None and asked.kind in own.continues_with.get(decision.kind, ())
    return asked if goes_on and not has_learned(before, after, decision.seat) else None


def has_learned(before: Game, after: Game, seat: int) -> bool:
    """Has chance decided something between two positions, or has a seat learned a card?"""
    old, new = before.state, after.state
    if old.rng != new.rng:
        return True
    was, now = (zip(each.zone, each.known, each.vid, each.face) for each in (old, new))
    moved = [e for e, (then, since) in enumerate(zip(was, now)) if e and then != since]
    return any(after.knows(e, seat) and not before.knows(e, seat) for e in moved)


def are_copies(game: Game, one: Option, other: Option) -> bool:
    """Do two options name copies of a card that lie in the same place?"""
    (verb, a, detail), (same_verb, b, same_detail) = one, other
    if one == other:
        return True
    if (verb, detail) != (same_verb, same_detail) or not (0 < a < LASTING_BASE and 0 < b < LASTING_BASE):
        return False
    return game.state.zone[a] == game.state.zone[b] and game.code(a) == game.code(b)


def places(items: Sequence[Option], options: Iterable[Option]) -> list[int]:
    """Return the places of options among items, a different one for each copy."""
    found: list[int] = []
    for option in options:
        found.append(next(i for i, item in enumerate(items) if item == option and i not in found))
    return found


def exact_answers(game: Game, decision: Decision, options: Sequence[Option]) -> tuple[tuple[Option, ...], bool]:
    """Return the single answers for exactly these options, and whether more has to be chosen.

    () if they cannot be chosen together. A part of the question that is not named at all is asked afterwards.
    """
    chosen = picks(options)
    found = path_for(game, decision, chosen)
    if found is None:
        return (), False
    if found.open is None or (len(chosen) == len(options) and not is_first_part(found.open, decision, chosen)):
        return found.options, False
    ends = tuple([end for end in ENDS if end in found.open.options])[:1]
    if not ends and len(chosen) < len(options):
        return (), False
    return found.options + ends, not ends


def is_first_part(asked: Decision, decision: Decision, chosen: Sequence[Option]) -> bool:
    """Is the open part of a question its first part, or one from which something was chosen?"""
    verbs = {verb for verb, _, _ in picks(asked.options)}
    return asked.kind == decision.kind or any(verb in verbs for verb, _, _ in chosen)


def takes_more(game: Game, decision: Decision, named: Sequence[Option]) -> bool:
    """Does the engine take more than the named options, because nothing else is left?"""
    several = declared_items(game, decision.seat)
    if several is None or not several.amount_due:
        return False
    return several.filled_slots(places(several.items, picks(named))) < several.amount_due


def completed_options(game: Game, decision: Decision, option: Option) -> tuple[Option, ...]:
    """Return an option, and in a payment or discard the cheapest options that complete it."""
    if not amount_due(game, decision):
        return (option,)
    clone, again = clone_after(game, decision, option)
    return (option,) if again is None else (option, *cheapest_set(clone, again))


def forced_answers(game: Game, decision: Decision) -> tuple[Option, ...]:
    """Return the answers to a question that leaves nothing to decide; () for other questions."""
    if len(decision.options) == 1:
        return decision.options
    several = declared_items(game, decision.seat)
    if several is None or not several.amount_due or not several.all_needed():
        return ()
    found = path_for(game, decision, several.items)
    return () if found is None or found.open is not None else found.options


def has_nothing_left(game: Game, seat: int) -> bool:
    """Does the turn of a seat end because no other option is left, and does its game say so?"""
    own = multi_select_of(game)
    asked = next((each for each in game.pending if each.seat == seat), None)
    if own is None or not own.nothing_left or asked is None:
        return False
    return asked.kind in own.turns and not picks(asked.options)
