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
    """A question to a seat, and its possible answers, each with a number and a text.

    `who` names the player where several people share the screen, "" if that is clear. `code` is the card that the
    question is about, and `says` repeats its rules text. The Enter key answers with the numbers in `default`, which
    `enter` describes; it does nothing if `default` is empty. With `several`, one answer has any items that are legal
    together, in any order, and the answer is complete. With `cancel`, the player can undo the action that led to the
    question. `stop` is the number of an item whose ability may get a standing answer, 0 if there is none. Where several
    items are chosen, `owes` is the amount that is missing, and `most` the largest number of items if all count alike
    (0: it depends on the items). `paid` are cards that already pay, because nothing else can. `about` says what clients
    keep in view while the question is open. `left` is the number of actions that a seat can still take in its turn.
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
    """An open question: the decision of the engine, the prompt for clients, and the answers behind its items."""

    decision: Decision
    prompt: Prompt
    answers: Sequence[ActionAnswer]
    quick: bool = True
    """Does one answer include the proposed payment of an action?"""

    @property
    def options(self) -> list[Option]:
        """The option of the decision behind each item."""
        return [way.action for way in self.answers]

    def meant(self, chosen: Sequence[int]) -> list[Option]:
        """Return the options that these items, by number, stand for: several, or an action with payment and target."""
        behind = [self.answers[n - 1] for n in chosen]
        return [way.action for way in behind] if self.prompt.several else [*behind[0].answers]


def ask(session: "Session", decision: Decision, words: "GameWords", texts: "Translator", quick: bool = True) -> Asked:
    """Return the question of an open decision of a session as its seat sees it. Pure.

    With `quick`, one answer includes the proposed payment of an action, unless it is given with `more`.
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
    # the question has the text already, or its card is one of the items
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
    """Return the options that an answer with these items, by number, gives, and whether the question then continues.

    With `more` the answer is not complete: further items follow, or the payment of an action becomes a question, or
    its target if it has no proposed payment. Return no options if the items are not legal together.
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
    """Return the options of a question, and those of them that it proposes: none if no answer is usual."""
    own = multi_select_of(game)
    ends = [option for option in decision.options if option in ENDS]
    without = () if own is None else (*own.turns, *(own.no_default if picks(decision.options) else ()))
    usual = [] if decision.kind in without else ends
    if not chooses_several(game, decision):
        return decision.options, decision.options if len(decision.options) == 1 else usual
    options = [*choosable(game, decision), *ends]
    return options, usual or cheapest_set(game, decision)


def most_choices(game: "Game", decision: Decision, proposed: Sequence[Option], unlike: bool) -> int:
    """Return the largest number of items where something is owed and overpaying is illegal; 0 if it depends on them.

    It does if the items are `unlike`, unless one of them is enough. `proposed` pays everything that is owed.
    """
    due = amount_due(game, decision)
    found = path_for(game, decision, proposed) if due and proposed else None
    if found is None or found.open is not None:  # more may be given than has to be
        return 0
    return due if due == 1 or not unlike else 0
