"""Several answers as one: what is chosen a thing at a time is put to people as one question, and stays single answers.

A game names the kinds of such questions (`GameKind.multi_select`). What may be chosen, which sets, and what they lead
to is tried out on clones. Of these nothing is looked at but whether the same question goes on, and a clone in which
chance has decided, or the seat has come to know a card, is not followed: so nothing hidden shows in a question.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from goldenrule.gamekit.features import MultiSelect
from goldenrule.kernel.decisions import DONE, PASS, Decision, Option
from goldenrule.kernel.entities import LASTING_BASE
from goldenrule.kernel.game import Game
from goldenrule.table.games import CHOOSE_SOME, find_game

ENDS: Final = (DONE, PASS)
"""The answers with which nothing more is chosen."""
MOST_STEPS: Final = 1_000
"""So many single answers are tried out for one question; what has been found by then holds."""


Step = tuple[Game, Option, tuple[Option, ...]]
"""A position, an answer that may be given there, and those that have led to it."""


class Way(NamedTuple):
    """Single answers in an order in which they may be given, and the question that goes on after them, if it does."""

    options: tuple[Option, ...]
    open: Decision | None


def kinds(game: Game) -> MultiSelect | None:
    """What a game says of questions in which several things are chosen; None if it has none of its own."""
    feature = find_game(game.name).multi_select
    return None if feature is None else feature()


def chooses_several(game: Game, decision: Decision) -> bool:
    """Are several things chosen in a question, one after the other?"""
    own = kinds(game)
    return decision.kind == CHOOSE_SOME or (own is not None and decision.kind in own.together)


def picks(options: Iterable[Option]) -> list[Option]:
    """The options with which something is chosen."""
    return [option for option in options if option not in ENDS]


class Looking:
    """Looks ahead from a question of a game, without changing it."""

    def __init__(self, game: Game, decision: Decision) -> None:
        self.game = game
        self.decision = decision
        self.steps = 0

    def after(self, game: Game, option: Option) -> tuple[Game, Decision | None]:
        """A clone in which the seat has given an answer, and the question if it goes on."""
        self.steps += 1
        seat, clone = self.decision.seat, game.clone()
        try:
            clone.apply(seat, option)
        except Exception:  # it is met again when the answer is given
            return clone, None
        return clone, same_question(game, self.decision, clone)

    def items(self) -> list[Option]:
        """All that may be chosen in one way or another, in the order of the lists; as often as it may be chosen."""
        found = picks(self.decision.options)
        new: list[Step] = [(self.game, option, ()) for option in found]
        rest: list[Step] = []
        cut = False  # the engine has taken by itself what was left, so that it was not offered
        while (new or (rest and (cut or not one_pool(found)))) and self.steps < MOST_ITEMS:
            game, option, before = new.pop(0) if new else rest.pop(0)
            clone, again = self.after(game, option)
            if again is None:
                cut = cut or clone.forced_answers > game.forced_answers
                continue
            path, offers = (*before, option), picks(again.options)
            for i, each in enumerate(offers):
                step = (clone, each, path)
                if found.count(each) > path.count(each):
                    rest.append(step)
                    continue
                new.append(step)
                if each in found:
                    found.insert(found.index(each), each)
                else:
                    behind = next((found.index(other) for other in offers[i + 1 :] if other in found), len(found))
                    found.insert(found.index(offers[i - 1]) + 1 if i else behind, each)
        return found

    def way(self, wanted: Sequence[Option]) -> Way | None:
        """An order in which all these may be chosen; None if they may not be chosen together.

        Of copies any may stand for another. What the engine takes by itself, as nothing else is left, is left out.
        """
        taken: list[Way] = []
        found = self._way(self.game, self.decision, tuple(wanted), (), set(), taken)
        return found or (taken[0] if taken else None)

    def _way(
        self,
        game: Game,
        asked: Decision,
        left: tuple[Option, ...],
        given: tuple[Option, ...],
        tried: set[tuple[Option, ...]],
        taken: list[Way],
    ) -> Way | None:
        if not left or self.taken_before(game, asked, left):
            return Way(given, asked)
        if (key := tuple(sorted(left))) in tried or self.steps > MOST_STEPS:
            return None
        tried.add(key)
        for option, rest in matches(game, asked, left):
            clone, again = self.after(game, option)
            if again is not None:
                found = self._way(clone, again, rest, (*given, option), tried, taken)
                if found is not None:
                    return found
            elif not rest:
                return Way((*given, option), None)
            elif forced(self.game, asked, clone, rest):
                taken.append(Way((*given, option), None))
        return self._past(game, asked, left, given, tried, taken)

    def _past(
        self,
        game: Game,
        asked: Decision,
        left: tuple[Option, ...],
        given: tuple[Option, ...],
        tried: set[tuple[Option, ...]],
        taken: list[Way],
    ) -> Way | None:
        """The way past something of which nothing is named: it stays as it is."""
        own, (_, entity, _) = kinds(game), asked.options[0]
        stay = next((each for each in asked.options if own is not None and each[0] in own.stays), None)
        if stay is None or any(each[1] == entity for each in (*left, *given)):
            return None
        clone, again = self.after(game, stay)
        tried.discard(tuple(sorted(left)))
        return None if again is None else self._way(clone, again, left, (*given, stay), tried, taken)

    def taken_before(self, game: Game, asked: Decision, left: tuple[Option, ...]) -> bool:
        """Has the engine taken the rest by itself on the way, so that only the end of the question is left to it?"""
        end = next((end for end in ENDS if end in asked.options), None)
        if end is None or game.forced_answers - self.game.forced_answers < len(left) or {*left} & {*asked.options}:
            return False
        clone, again = self.after(game, end)
        return again is None and all(entity > 0 and gone(self.game, clone, entity) for _, entity, _ in left)

    def cheapest(self, own: MultiSelect) -> tuple[Option, ...]:
        """The set with which the question ends that wastes least, and gives up least of worth; () if there is none."""
        owed, kept = own.owes(self.game, self.decision), own.kept(self.game, self.decision)
        best: tuple[int, float, tuple[Option, ...]] | None = None
        seen: set[tuple[Option, ...]] = set()

        def search(game: Game, asked: Decision, given: tuple[Option, ...], n: int, lost: float) -> None:
            nonlocal best
            for option in sorted(picks(asked.options), key=kept):
                total, cost, chosen = n + own.spends(game, asked, option), lost + kept(option), (*given, option)
                if best is not None and (max(total, owed), cost) >= best[:2]:
                    continue
                if (key := tuple(sorted(chosen))) in seen or self.steps > MOST_STEPS:
                    continue
                seen.add(key)
                clone, again = self.after(game, option)
                if again is not None and not any(end in again.options for end in ENDS):
                    search(clone, again, chosen, total, cost)
                else:  # fewer than are owed: the engine has taken more by itself
                    total = total if total >= owed else owed + 1
                    if best is None or (total, cost) < best[:2]:
                        best = (total, cost, chosen)

        search(self.game, self.decision, (), 0, 0.0)
        if best is None:
            return ()
        return self.named(kept, owed) or best[2] if best[0] > owed and len(best[2]) < owed else best[2]

    def named(self, kept: Callable[[Option], float], owed: int) -> tuple[Option, ...]:
        """So many things that give up least of worth, all of them named: of some the engine would take by itself."""
        lost = {option: kept(option) for option in self.items()}
        sets = sorted(combinations(lost, owed), key=lambda chosen: sum(lost[option] for option in chosen))
        return next((chosen for chosen in sets if self.way(chosen) is not None), ())


MOST_ITEMS: Final = 150
"""So many single answers are tried out to find what may be chosen."""


def one_pool(options: Sequence[Option]) -> bool:
    """Is each of these another card, which is there once? Civilians are no cards, and there may be more alike."""
    return len({entity for _, entity, _ in options if entity > 0}) == len(options)


def same_question(before: Game, decision: Decision, after: Game) -> Decision | None:
    """The question that goes on after an answer: the same procedure asks the same seat, and it has learned nothing.

    Or another procedure goes on with what is part of the same question.
    """
    asked = next((d for d in after.pending if d.seat == decision.seat), None)
    if asked is None or len(before.stack) != len(after.stack):
        return None
    if asked.kind == decision.kind:
        goes_on = type(before.stack[-1]) is type(after.stack[-1])
    else:
        own = kinds(before)
        goes_on = own is not None and asked.kind in own.onward.get(decision.kind, ())
    return asked if goes_on and not learns(before, after, decision.seat) else None


def learns(before: Game, after: Game, seat: int) -> bool:
    """Between two positions: has chance decided something, or has a seat come to know a card?"""
    old, new = before.state, after.state
    if old.rng != new.rng:
        return True
    was, now = (zip(each.zone, each.known, each.vid, each.face) for each in (old, new))
    moved = [e for e, (then, since) in enumerate(zip(was, now)) if e and then != since]
    return any(after.knows(e, seat) and not before.knows(e, seat) for e in moved)


def matches(game: Game, asked: Decision, wanted: tuple[Option, ...]) -> Iterator[tuple[Option, tuple[Option, ...]]]:
    """The options of a question that are among what is wanted, or copies of it, and what is left then."""
    for option in asked.options:
        for i, each in enumerate(wanted):
            if each == option or (each not in asked.options and alike(game, option, each)):
                yield option, wanted[:i] + wanted[i + 1 :]
                break


def alike(game: Game, one: Option, other: Option) -> bool:
    """Do two options name copies of a card that lie in the same place?"""
    (verb, a, detail), (same_verb, b, same_detail) = one, other
    if (verb, detail) != (same_verb, same_detail) or not (0 < a < LASTING_BASE and 0 < b < LASTING_BASE):
        return False
    return game.state.zone[a] == game.state.zone[b] and game.code(a) == game.code(b)


def forced(game: Game, asked: Decision, after: Game, rest: Sequence[Option]) -> bool:
    """Has the engine taken the rest by itself, as there was nothing else to be chosen?"""
    if any(end in asked.options for end in ENDS) or after.forced_answers - game.forced_answers < len(rest):
        return False
    return all(verb == "pick" or entity <= 0 or gone(game, after, entity) for verb, entity, _ in rest)


def gone(game: Game, after: Game, entity: int) -> bool:
    """Has something happened to a card: was it moved, exhausted, given another place?"""
    return game.state.zone[entity] != after.state.zone[entity] or game.card_facts(entity) != after.card_facts(entity)


def places(items: Sequence[Option], options: Iterable[Option]) -> list[int]:
    """Where options stand among items, each copy at another place."""
    found: list[int] = []
    for option in options:
        found.append(next(i for i, item in enumerate(items) if item == option and i not in found))
    return found


def whole(game: Game, decision: Decision, options: Sequence[Option]) -> tuple[tuple[Option, ...], bool]:
    """The single answers of somebody who chooses these things and no more, and whether more has to be chosen.

    () if they may not be chosen together. What is another part of the question, and not named at all, is asked then.
    """
    chosen = picks(options)
    way = Looking(game, decision).way(chosen)
    if way is None:
        return (), False
    if way.open is None or (len(chosen) == len(options) and not part(way.open, decision, chosen)):
        return way.options, False
    ends = tuple([end for end in ENDS if end in way.open.options])[:1]
    if not ends and len(chosen) < len(options):
        return (), False
    return way.options + ends, not ends


def part(asked: Decision, decision: Decision, chosen: Sequence[Option]) -> bool:
    """Is what is asked in the part of a question with which it began, or from which something has been chosen?"""
    verbs = {verb for verb, _, _ in picks(asked.options)}
    return asked.kind == decision.kind or any(verb in verbs for verb, _, _ in chosen)


def takes_more(game: Game, decision: Decision, named: Sequence[Option]) -> bool:
    """Does the engine take more than what is named, if the question ends with that, as nothing else is left then?"""
    own = kinds(game)
    if own is None:
        return False
    return sum(own.spends(game, decision, option) for option in picks(named)) < own.owes(game, decision)


def all_needed(game: Game, decision: Decision, items: Sequence[Option]) -> bool:
    """Is whatever could be given needed, so that there is nothing to choose?"""
    own = kinds(game)
    if own is None or not own.owes(game, decision) or any(end in decision.options for end in ENDS):
        return False
    given = [own.spends(game, decision, option) for option in items]
    return sum(given) - min(given) < own.owes(game, decision)


def completed(game: Game, decision: Decision, option: Option) -> tuple[Option, ...]:
    """What is given if this is: where something is paid or discarded, with what else gives up least of worth."""
    own = kinds(game)
    if own is None or not chooses_several(game, decision) or not own.owes(game, decision):
        return (option,)
    clone, again = Looking(game, decision).after(game, option)
    return (option,) if again is None else (option, *Looking(clone, again).cheapest(own))


def without_choice(game: Game, decision: Decision) -> tuple[Option, ...]:
    """The answers to a question that leaves nothing to be decided; () if it does."""
    if len(decision.options) == 1:
        return decision.options
    if not chooses_several(game, decision):
        return ()
    looking = Looking(game, decision)
    own = kinds(game)
    if own is None or not own.owes(game, decision):
        return ()
    items = looking.items()
    way = looking.way(items) if all_needed(game, decision, items) else None
    return () if way is None or way.open is not None else way.options
