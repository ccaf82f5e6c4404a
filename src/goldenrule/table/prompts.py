"""Questions as clients show them: plain data with texts, which a terminal draws and a browser gets as JSON."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from goldenrule.gamekit.question_focus import About
from goldenrule.gamekit.text_lists import join_parts
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.table.auto_answers import ability_of
from goldenrule.table.multi_select import (
    ENDS,
    amount_due,
    cheapest_set,
    choosable,
    chooses_several,
    exact_answers,
    multi_select_of,
    path_for,
    picks,
    places,
)
from goldenrule.table.prompt_items import Item, item_in_group, item_of, items_with_targets, short_text, sorted_items
from goldenrule.table.question_focus import about_of, actions_left, code_of
from goldenrule.table.target_prompts import ActionAnswer, action_answers

if TYPE_CHECKING:
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.gamekit.text_lists import Translator
    from goldenrule.kernel.game import Game
    from goldenrule.table.session import Session


class Prompt(Struct, frozen=True, omit_defaults=True):
    """A question to a seat, and what may be answered: by number, or by words of its text.

    `who` is asked where several people share the screen, "" if that is clear. `code` is the card that it is about,
    whose rules text `says` repeats. Enter answers with the numbers in `default` and does what `enter` says; without it
    Enter does nothing. Of `several` things any that may go together can be chosen in one answer, in any order, and what
    is chosen is all. With `cancel` the decision that led to the question can be taken back. `stop` is the number of an
    ability about which the seat need not be asked each time (0: of none), for it may have a standing answer. Where
    several things are chosen, `owes` is how much is missing, and `most` how many are chosen at most, if each counts
    alike (0: it depends on which). `paid` are cards that already pay, because nothing else could. `about` says what
    clients keep in view while the question is open. In its turn, `left` is how many actions a seat could still take
    before it ends the turn.
    """

    seat: int
    kind: str
    question: str
    items: Sequence[Item]
    who: str = ""
    code: str = ""
    says: Sequence[str] = ()
    default: Sequence[int] = ()
    enter: str = ""
    several: bool = False
    cancel: bool = False
    stop: int = 0
    owes: int = 0
    most: int = 0
    paid: Sequence[int] = ()
    about: About | None = None
    left: int | None = None


class Asked(NamedTuple):
    """A question that is open: the engine's, how clients show it, and what is behind each item."""

    decision: Decision
    prompt: Prompt
    answers: Sequence[ActionAnswer]
    quick: bool = True
    """Are actions paid for as it is proposed, in one answer?"""

    @property
    def options(self) -> list[Option]:
        """The option of the engine's question behind each item."""
        return [way.action for way in self.answers]

    def meant(self, chosen: Sequence[int]) -> list[Option]:
        """What somebody means with these items, by number: several things, or an action with its payment and target."""
        behind = [self.answers[n - 1] for n in chosen]
        return [way.action for way in behind] if self.prompt.several else [*behind[0].answers]


def ask(session: "Session", decision: Decision, words: "GameWords", texts: "Translator", quick: bool = True) -> Asked:
    """The question of a decision that is open at a table, as it is put to its seat. Pure.

    `quick`: an action is paid for as it is proposed, in one answer; chosen with `more`, its payment is asked for.
    """
    game, seat = session.game, decision.seat
    found, proposed = offered_options(game, decision)
    proposed = session.proposal(proposed)
    several, own = chooses_several(game, decision), multi_select_of(game)
    entries: list[tuple[ActionAnswer, Item]] = []
    for option in found:
        item = item_of(session, decision, option, words, texts)
        alone = own is None or several or not session.aims
        behind = [ActionAnswer(option)] if alone or own is None else action_answers(game, decision, option, own, quick)
        behind = [*dict.fromkeys(way.until_auto_answered(session.is_auto_answered) for way in behind)]
        chosen = option in ENDS and behind[0].aim is not None and not behind[0].declines_only(decision.kind)
        if chosen and own is not None and decision.kind not in own.turns:
            item = replace(item, ends=False)  # something is chosen along with it
        item = item_in_group(item, game, decision, option, words)
        entries += zip(behind, [item] if alone else items_with_targets(item, behind, game, decision, words, texts))
    entries = sorted_items(entries, own)
    items = [item for _, item in entries]
    usual = [
        (n, way.action) for n, (way, _) in enumerate(entries, 1) if not way.aim or way.declines_only(decision.kind)
    ]
    left = [action for _, action in usual]
    default = sorted(usual[place][0] for place in places(left, [each for each in proposed if each in left]))
    code, question = code_of(game, decision.source, seat), words.prompt(game, decision)
    says = words.relevant_text(game, decision, code) if code else []
    # the question has the text already, or its card is one of several that may be chosen
    repeated = any(text in question for text in says) or any(item.code == code for item in items)
    abilities = [ability_of(game, decision, way.action) for way, _ in entries]
    standing = session.standing.answers_of(seat)
    prompt = Prompt(
        seat=seat,
        kind=decision.kind,
        question=question,
        items=items,
        who=words.player(game, seat) if len(session.people) > 1 else "",
        code=code,
        says=() if repeated else says,
        default=default,
        enter=join_parts(texts, [short_text(items[n - 1], words) for n in default], "prompt-and") if default else "",
        several=several,
        cancel=session.can_cancel(decision),
        owes=amount_due(game, decision),
        paid=[game.shown_id(card, seat) for card in words.paid_already(game, decision)],
        most=most_choices(game, decision, picks(proposed), any(item.gives for item in items)) if several else 0,
        stop=next((n for n, each in enumerate(abilities, 1) if each is not None and each not in standing), 0),
        about=about_of(game, decision, words),
        left=actions_left(decision, items, own),
    )
    return Asked(decision, prompt, [way for way, _ in entries], quick)


def single_answers(game: "Game", asked: Asked, chosen: Sequence[int], more: bool = False) -> tuple[list[Option], bool]:
    """The single answers of somebody who answers with these items, by number, and whether the question goes on then.

    With `more` that is not all: where several things are chosen, others follow; what is paid for an action is asked for
    or, if nothing is proposed with it, its target. No answers if the items may not be chosen together.
    """
    behind = [asked.answers[n - 1] for n in chosen]
    options = [way.action for way in behind]
    if not asked.prompt.several:
        if len(behind) != 1:
            return [], False
        return [*(behind[0].leading_answers if more else behind[0].answers)], False
    if not more or not picks(options):
        given, goes_on = exact_answers(game, asked.decision, options)
        return [*given], goes_on
    found = path_for(game, asked.decision, picks(options))
    return ([], False) if found is None else ([*found.options], found.open is not None)


def offered_options(game: "Game", decision: Decision) -> tuple[Sequence[Option], Sequence[Option]]:
    """What may be chosen in a question, and what of it is proposed: nothing if nothing is usual."""
    own = multi_select_of(game)
    ends = [option for option in decision.options if option in ENDS]
    without = () if own is None else (*own.turns, *(own.no_default if picks(decision.options) else ()))
    usual = [] if decision.kind in without else ends
    if not chooses_several(game, decision):
        return decision.options, decision.options if len(decision.options) == 1 else usual
    options = [*choosable(game, decision), *ends]
    return options, usual or cheapest_set(game, decision)


def most_choices(game: "Game", decision: Decision, proposed: Sequence[Option], unlike: bool) -> int:
    """How many things are chosen at most where something is owed and no more may be given; 0 if it depends on which.

    It does if what may be chosen is `unlike`, unless one thing is enough. `proposed` is all that is owed.
    """
    due = amount_due(game, decision)
    found = path_for(game, decision, proposed) if due and proposed else None
    if found is None or found.open is not None:  # more may be given than has to be
        return 0
    return due if due == 1 or not unlike else 0
