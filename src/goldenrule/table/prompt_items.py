"""The items of a question: its possible answers in words, with their targets and payments."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from goldenrule.gamekit.board import Fact
from goldenrule.gamekit.text_lists import join_parts, without_full_stop
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.table.auto_answers import ability_of
from goldenrule.table.multi_select import ENDS, multi_select_of
from goldenrule.table.question_focus import code_of, equal_cards, title_and_text
from goldenrule.table.target_prompts import ActionAnswer, Aim, sole_targets, whole_payment

if TYPE_CHECKING:
    from goldenrule.gamekit.features import MultiSelect
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.gamekit.text_lists import Translator
    from goldenrule.kernel.game import Game
    from goldenrule.table.session import Session


class Item(Struct, frozen=True, omit_defaults=True):
    """A possible answer. Its number is its place among the items, from 1.

    `verb` is the kind of the answer ("play", "pass"), `card` the id of its card in the seat's view (0: none, or it is
    hidden) and `code` the face of that card, "" if the seat does not know it. `place` is the key of a piece of the
    board: a district, a slot, a power. `copies` are equal cards that the item stands for, too. `standing` is the
    standing answer for the ability that it uses. An item that `ends` ends the turn or the choice. `warning` names an
    unwanted consequence, and `gives` is what the item pays or adds, symbol by symbol.

    An action with targets is several items in a row, one for each target: `action` is its text without the target, and
    `aim` the short name of the target. `target` and `target_code` are the card of the target, `place` is its place, and
    `then` is the choice after it. `asks` is the question that passing leads to, if one answer settles both: clients ask
    it after the action has been chosen. `pays` is the payment in words, `spends` has its cards, and `forced` means that
    nothing else can pay; without `pays`, the payment is a question of its own, or the action is free. `price` is the
    cost where it is a number. Where `text` repeats the text of a card, `title` is the action, and `says` the text of
    the card. `brief` is the text without the texts of cards, for the button that confirms; "" if that is `text`.
    """

    text: str
    verb: str
    card: int = 0
    code: str = ""
    place: str = ""
    standing: str = ""
    ends: bool = False
    warning: str = ""
    action: str = ""
    aim: str = ""
    target: int = 0
    target_code: str = ""
    pays: str = ""
    forced: bool = False
    spends: Sequence[int] = ()
    gives: Sequence[Fact] = ()
    then: str = ""
    price: Fact | None = None
    title: str = ""
    says: str = ""
    copies: Sequence[int] = ()
    brief: str = ""
    asks: str = ""


class Bundle(NamedTuple):
    """Consecutive items with the same text: `many` of them, from the number `first` on."""

    first: int
    many: int
    item: Item

    @property
    def key(self) -> str:
        """The number of the item, or the range of numbers."""
        return numbers(self.first, self.first + self.many - 1)


def numbers(first: int, last: int) -> str:
    """Return a range of numbers as it is shown and typed."""
    return str(first) if first == last else f"{first}-{last}"


def bundles(items: Sequence[Item]) -> Iterator[Bundle]:
    """Yield the items of a prompt, equal ones together. Each number of a bundle means one of its items."""
    first = 1
    for _, run in groupby(items, lambda item: (item.text, item.standing, item.warning)):
        same = list(run)
        yield Bundle(first, len(same), same[0])
        first += len(same)


def actions(items: Sequence[Item]) -> Iterator[list[Bundle]]:
    """Yield the bundles of a prompt: those of an action with targets together, each of the others by itself."""
    for aimed, run in groupby(bundles(items), lambda each: (each.item.action, each.item.standing, each.item.warning)):
        if aimed[0]:
            yield list(run)
        else:
            yield from ([each] for each in run)


def item_of(session: "Session", decision: Decision, option: Option, words: "GameWords", texts: "Translator") -> Item:
    """Return the item of an option without target and payment."""
    game, seat, (verb, entity, _) = session.game, decision.seat, option
    ability = ability_of(game, decision, option)
    seen = entity <= 0 or game.sees(entity, seat)
    code, text = code_of(game, entity, seat), option_text(game, decision, option, words, texts)
    title, says = title_and_text(text, code, words)
    return Item(
        text,
        verb,
        game.shown_id(entity, seat),
        code,
        words.place(game, decision, option),
        "" if ability is None else session.standing.answers_of(seat).get(ability, ""),
        is_ending(option, multi_select_of(game)),
        words.warning(game, decision, option) if seen else "",
        gives=words.provides(game, decision, option) if seen else (),
        price=words.price(game, decision, option) if seen else None,
        title=title,
        says=says,
        copies=equal_cards(game, decision, entity),
        brief=(words.brief(game, decision, option) if seen else "") or title,
    )


def items_with_targets(
    item: Item,
    behind: Sequence[ActionAnswer],
    game: "Game",
    decision: Decision,
    words: "GameWords",
    texts: "Translator",
) -> list[Item]:
    """Return the items of an action with its payment, one for each of its targets.

    Targets have short names where these differ. An item without a target leads to the question for one.
    """
    payment, taken = behind[0].payment, behind[0].forced
    if payment is not None:
        item = item_with_payment(item, payment.game, payment.asked, whole_payment(payment), words, texts)
    elif taken:
        item = replace(item_with_payment(item, game, decision, taken, words, texts), forced=True)
    aim = behind[0].aim
    if aim is None:
        return [item_with_sole_target(item, behind[0], game, decision, words, texts)]
    own = multi_select_of(game)
    if own is not None and behind[0].declines_only(decision.kind):
        said = texts.t(own.repeated[decision.kind])
        return [replace(item, text=said, title="", brief=said), item]
    asks = words.prompt(aim.game, aim.asked) if behind[0].action in ENDS else ""
    found: list[tuple[str, str, Item]] = []
    for way in behind:
        if way.aim is None:
            later = words.next_question(aim.game, aim.asked) or texts.t("prompt-choose-first")
            found.append((later, later, replace(item, action=item.text)))
            continue
        (_, entity, _), seat = way.aim.target, aim.asked.seat
        text, short = target_texts(way.aim, words, texts)
        code = code_of(aim.game, entity, seat)
        title, says = title_and_text(text, code, words) if asks else (item.title, item.says)
        short = text if asks else short
        each = replace(
            item,
            text=texts.t("prompt-aimed", action=without_full_stop(item.text), aim=text),
            action=item.text,
            target=game.shown_id(entity, seat),  # where it lies now: it may itself be what is paid with
            target_code=code,
            place=words.place(aim.game, aim.asked, way.aim.target) or item.place,
            then=target_texts(way.aim.then, words, texts)[1] if way.aim.then and way.aim.target not in ENDS else "",
            asks=asks,
            title=title,
            says=says,
        )
        found.append((text, short, each))
    often = Counter({text: name for text, name, _ in found}.values())
    names = [name if often[name] == 1 else text for text, name, _ in found]
    action = without_full_stop(item.brief or item.text)
    briefs = [texts.t("prompt-aimed", action=action, aim=without_full_stop(name)) for name in names]
    for n, (before, way) in enumerate(pairwise(behind), 1):
        if not asks and before.aim and way.aim and way.aim.then and way.aim.target == before.aim.target:
            names[n] = target_texts(way.aim.then, words, texts)[1]  # the first is said already
    return [
        replace(each, aim=without_full_stop(name), brief=brief)
        for name, brief, (_, _, each) in zip(names, briefs, found)
    ]


def item_with_sole_target(
    item: Item, way: ActionAnswer, game: "Game", decision: Decision, words: "GameWords", texts: "Translator"
) -> Item:
    """Return the item of an action with the only target that the rules allow, if there is just one."""
    found = [e for e in sole_targets(game, decision, way) if e != way.action[1]]
    aim = words.name(game.code(found[0])) if len(found) == 1 else ""
    if not aim:
        return item
    return replace(
        item,
        text=texts.t("prompt-aimed", action=without_full_stop(item.text), aim=aim),
        title=texts.t("prompt-aimed", action=without_full_stop(item.title), aim=aim) if item.title else "",
        action=item.text,
        aim=aim,
        target=game.shown_id(found[0], decision.seat),
        target_code=code_of(game, found[0], decision.seat),
    )


def target_texts(aim: Aim, words: "GameWords", texts: "Translator") -> tuple[str, str]:
    """Return the text and the short name of a target, both with the choice after it."""
    text = option_text(aim.game, aim.asked, aim.target, words, texts)
    code = code_of(aim.game, aim.target[1], aim.asked.seat)
    short = words.target_name(aim.game, aim.asked, aim.target) or (words.name(code) if code else text)
    if aim.then is None:
        return text, short
    own = multi_select_of(aim.game)
    if own is not None and aim.target in ENDS and aim.then.asked.kind == aim.asked.kind in own.repeated:
        declined = texts.t(own.repeated[aim.asked.kind])
        return declined, declined
    after, briefly = target_texts(aim.then, words, texts)
    said, named = [without_full_stop(text), after], [without_full_stop(short), briefly]
    return join_parts(texts, said, "prompt-then"), join_parts(texts, named, "prompt-then")


def item_in_group(item: Item, game: "Game", decision: Decision, option: Option, words: "GameWords") -> Item:
    """Return the item of an option under the heading of its group, if its game has one."""
    under = words.group(game, decision, option)
    return replace(item, action=under, aim=words.target_name(game, decision, option) or item.text) if under else item


def item_with_payment(
    item: Item, game: "Game", asked: Decision, things: Sequence[Option], words: "GameWords", texts: "Translator"
) -> Item:
    """Return an item with its payment, part by part, and the cards of the payment."""
    codes = [(option, code_of(game, option[1], asked.seat)) for option in things]
    said = [
        words.name(code)
        if code
        else words.target_name(game, asked, option) or option_text(game, asked, option, words, texts)
        for option, code in codes
    ]
    cards = [game.shown_id(entity, asked.seat) for _, entity, _ in things if entity > 0]
    return replace(item, pays=join_parts(texts, said, "prompt-and"), spends=[id for id in cards if id])


def sorted_items(
    entries: Sequence[tuple[ActionAnswer, Item]], own: "MultiSelect | None"
) -> list[tuple[ActionAnswer, Item]]:
    """Sort items for people: by verb, equal ones together, and those that end something last.

    Decisions and records have them in the order of the rules.
    """
    verbs = list(own.verbs) if own is not None else []
    ranks = {verb: n for n, verb in enumerate(verbs)}
    first: dict[str, int] = {}
    for n, (_, item) in enumerate(entries):
        first.setdefault(item.action or item.text, n)
        first.setdefault(item.text, n)

    def place(one: tuple[ActionAnswer, Item]) -> tuple[bool, int, int, bool, int]:
        item = one[1]
        rank, alone = ranks.get(item.verb, len(verbs)), item.text == item.action  # its target is asked for
        return item.ends, rank, first[item.action or item.text], alone, first[item.text]

    return sorted(entries, key=place)


def is_ending(option: Option, own: "MultiSelect | None") -> bool:
    """Does an option end the turn or the choice?"""
    return option in ENDS or (own is not None and option[0] in own.ends)


def short_text(item: Item, words: "GameWords") -> str:
    """Return an item in a word or two."""
    return words.name(item.code) if item.code else item.brief or item.text


def brief_text(item: Item) -> str:
    """Return the text of an item up to a colon, without the text or the effect of an ability."""
    return without_full_stop(re.split(": |：", item.text)[0])


def option_text(game: "Game", decision: Decision, option: Option, words: "GameWords", texts: "Translator") -> str:
    """Return an option in words, without the name of a card that the seat does not see."""
    if option[1] > 0 and not game.sees(option[1], decision.seat):
        return texts.t("prompt-hidden-option")
    return words.option(game, decision, option)
