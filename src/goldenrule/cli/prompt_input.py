"""Asking at the prompt, and answering by numbers or by words of what may be answered."""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from goldenrule.cli.prompt import KEPT, SHELL, Row, Then
from goldenrule.gamekit.input_parsing import DIGITS, words
from goldenrule.gamekit.text_lists import join_parts, list_parts, sentences, slug
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import home
from goldenrule.table import settings
from goldenrule.table.multi_select import multi_select_of, takes_more
from goldenrule.table.payment_prompts import answers_paid_with, payment_items, with_payment
from goldenrule.table.prompt_items import actions, brief_text, numbers
from goldenrule.table.prompts import single_answers
from goldenrule.table.word_matching import WordMatch, find, match_pass

if TYPE_CHECKING:
    from goldenrule.cli.at_terminal import AtTerminal
    from goldenrule.cli.client_texts import Words
    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.table.prompt_items import Item
    from goldenrule.table.prompts import Prompt
    from goldenrule.table.target_prompts import ActionAnswer, Payment

NUMBER: Final = rf"\d{{1,{DIGITS}}}(?:-\d{{1,{DIGITS}}})?"
BUNDLE: Final = re.compile(rf"\d{{1,{DIGITS}}}-\d{{1,{DIGITS}}}")
"""The numbers of a bundle, as they are shown."""
NUMBERS: Final = re.compile(rf"{NUMBER}(?:[\s,+]+{NUMBER})*")
"""Numbers of what may be answered, and bundles of them as they are shown: "2-3"."""
NO_NUMBER: Final = re.compile(r"[\s,.+−-]*\d[\d\s,.+−-]*")
"""Digits and signs that are not the number of an option, such as "-1"."""
MORE: Final = "..."
"""Behind what is chosen: that is not all, and the rest is asked for."""
WITH: Final = re.compile(r"(.+)\s+with(?:\s+(.*))?", re.IGNORECASE)
"""An action and what is paid for it, if that is not what is proposed."""
SHORT: Final = 30
"""A target is not broken at the end of a line, if it takes fewer columns."""
YES: Final = ("y", "yes")
NO: Final = ("n", "no")


def ask(play: "AtTerminal", table: bool = False) -> None:
    """Put the question that is open: the card that it is about, and how it is answered; with the table if asked for."""
    w, out, prompt = play.w, play.out, play.asked.prompt
    if prompt.says and prompt.code not in play.narration.fresh:
        out.say(w("cli-card-says", name=w.name(prompt.code), text=sentences(w.texts, prompt.says)), "dim")
    said = "\n".join(filter(None, (*play.warnings(), title(prompt, w), hint(prompt, w))))
    out.question(w.board(play.session.view(prompt.seat)), said, rows(prompt, w), table)


def rows(prompt: "Prompt", words: "Words") -> list[Row]:
    """What may be answered, with its number; what is said in the same words is there once: "3-6".

    An action is there once, with the number of each of its targets.
    """
    out: list[Row] = []
    listed: dict[tuple[str, ...], str] = {}
    for same in actions(prompt.items):
        first, last = same[0], same[-1]
        item, aimed, as_above, many = first.item, "", "", ""
        key = numbers(first.first, last.first + last.many - 1)
        if item.aim:
            names = tuple(each.item.aim for each in same)
            if len(names) > 1:
                many = words("cli-aimed", aims=words("cli-aims-many", n=len(names)))
                if names in listed:
                    as_above = words("cli-aimed", aims=words("cli-aims-same", numbers=listed[names]))
            listed.setdefault(names, key)
            # the number of the only target is that of its action
            said = [words("cli-aim", number=each.key, aim=each.item.aim) for each in same] if many else [*names]
            aims = join_parts(
                words.texts, [each.replace(" ", KEPT) if len(each) < SHORT else each for each in said], "cli-aims"
            )
            aimed = words("cli-aimed", aims=sentences(words.texts, [item.asks, aims] if item.asks else [aims]))
            item = replace(item, text=item.action)
        text = marked_text(item, words)
        if first.many > 1 and len(same) == 1:
            text = words("cli-bundle", text=text, n=first.many)
        paid, (under, name) = words("cli-pays", pays=item.pays) if item.pays else "", name_and_cost(item, words)
        out.append(Row(key, text, paid, aimed, as_above, many, under, name))
    once = Counter((row.under, row.name) for row in out)
    return [row if once[row.under, row.name] == 1 else row._replace(under="", name="") for row in out]


def name_and_cost(item: "Item", words: "Words") -> tuple[str, str]:
    """Under which words something stands by the name of its card, and what it costs; "" if nothing tells so much."""
    under = words.texts.attribute(f"{words.game_name}-option-{slug(item.verb)}", "under")
    if not under or not item.code or item.action or item.warning or item.standing:
        return "", ""
    price = [words("cli-in-brackets", text=str(item.price.value))] if item.price else []
    return under, words.texts.language.space.join([words.name(item.code), *price])


def hint(prompt: "Prompt", words: "Words") -> str:
    """What can be typed besides a number."""
    hints = [words("cli-enter", what=prompt.enter)] if prompt.enter else []
    if prompt.several and len(prompt.items) > 1 and prompt.most != 1:
        hints.append(words("cli-several"))
    paid = next((n for n, item in enumerate(prompt.items, 1) if item.pays), 0)
    if paid:
        hints.append(words("cli-quick-hint", n=paid))
    if prompt.cancel:
        hints.append(words("cli-cancel-hint"))
    if prompt.stop:
        hints.append(words("cli-stop-hint", n=prompt.stop))
    return sentences(words.texts, hints)


def title(prompt: "Prompt", words: "Words") -> str:
    """The question, and who is asked it if that is not clear."""
    return words("cli-asks", who=prompt.who, prompt=prompt.question) if prompt.who else prompt.question


def marked_text(item: "Item", words: "Words") -> str:
    """What may be answered, with what is warned of, and its standing answer if there is one."""
    text = words("cli-warning-mark", option=item.text, warning=item.warning) if item.warning else item.text
    return words("cli-standing-mark", option=text, answer=item.standing) if item.standing else text


def answer_line(play: "AtTerminal", line: str) -> Then:
    """Answer with what was typed: numbers, words, or nothing at all for what is usual."""
    prompt = play.asked.prompt
    if not line:
        if prompt.default:
            return answer(play, prompt.default)
        play.out.say(play.w("cli-enter-nothing"), "bad")
        play.put()
        return Then.STAY
    paying = WITH.fullmatch(line)
    if paying and not match_items(play, line).numbers:
        return pay_with(play, paying[1], (paying[2] or "").strip())
    more = line.endswith(MORE) and line != MORE
    line = line.removesuffix(MORE).strip() if more else line
    if NUMBERS.fullmatch(line):
        return answer(play, [n for part in re.split(r"[\s,+]+", line) for n in bundle(part, len(prompt.items))], more)
    if NO_NUMBER.fullmatch(line):
        play.out.say(play.w("cli-choose-number", n=line, max=len(prompt.items)), "bad")
        return Then.STAY
    return answer_in_words(play, line, more)


def pay_with(play: "AtTerminal", action: str, typed: str) -> Then:
    """Choose an action, by number or in words, and pay for it what is named in words.

    Numbers would be those of a list that is not shown.
    """
    w, items = play.w, play.asked.prompt.items
    found = match_items(play, action)
    if re.fullmatch(rf"\d{{1,{DIGITS}}}", action):
        if not is_offered(play, int(action)):
            return Then.STAY
        n = int(action)
    elif not found.sure:
        return say_unclear(play, action, found)
    else:
        n = found.numbers[0]
    way = with_payment(play.session.game, play.asked.decision, play.asked.answers[n - 1])
    if way.payment is None:
        play.out.say(w("cli-pay-nothing", option=items[n - 1].text), "bad")
    elif not play.session.aims:
        play.out.say(w("cli-pay-asked", n=n), "bad")
    else:
        return pay(play, n, way, way.payment, typed)
    return Then.STAY


def pay(play: "AtTerminal", number: int, way: "ActionAnswer", payment: "Payment", typed: str) -> Then:
    """Choose the action with a number, and pay for it what is named."""
    w = play.w
    found = payment_items(payment, w.game, w.texts)
    if not typed:
        play.out.say(
            w("cli-pay-what", n=number, things=", ".join(dict.fromkeys(item.text for _, item in found))), "bad"
        )
        return Then.STAY
    chosen: list[int] = []
    for part in filter(None, map(str.strip, re.split(r"[,+]", typed))):
        named = find([item for _, item in found], part, chosen)
        if not named.sure:
            fits = " / ".join(dict.fromkeys(found[each - 1][1].text for each in named.numbers))
            key = "cli-pay-several" if fits else "cli-pay-unknown"
            play.out.say(w(key, word=part, n=number, fits=fits), "bad")
            return Then.STAY
        chosen += named.numbers[:1]
    answers = answers_paid_with(way, payment, [found[each - 1][0] for each in chosen])
    if not answers:
        play.out.say(w("cli-pay-not-so", n=number), "bad")
        return Then.STAY
    play.give(play.asked.decision.seat, answers)
    return Then.GO_ON


def bundle(typed: str, most: int) -> Sequence[int]:
    """The numbers that "3" or "3-6" means, of so many: the first that is too high is the last of them."""
    first, _, last = typed.partition("-")
    return range(int(first), min(int(last or first), max(most, int(first)) + 1) + 1) or [0]


def is_offered(play: "AtTerminal", number: int) -> bool:
    """Has anything that may be answered this number? If not, that is said."""
    most = len(play.asked.prompt.items)
    if 1 <= number <= most:
        return True
    play.out.say(play.w("cli-choose-number", n=number, max=most), "bad")
    return False


def answer(play: "AtTerminal", typed: Sequence[int], more: bool = False) -> Then:
    """Answer by number: with a set where several things are chosen, else one after the other."""
    chosen = list(typed)
    if not all(is_offered(play, n) for n in chosen):
        return Then.STAY
    if twice := next((n for n in chosen if chosen.count(n) > 1), 0):
        play.out.say(play.w("cli-twice", n=twice), "bad")
        return Then.STAY
    options = [play.asked.options[n - 1] for n in chosen]
    meant = play.asked.meant(chosen)
    if then := confirm_mistake(play, play.w.likely_mistake(play.session, play.asked.decision, meant)):
        return then
    if len(chosen) > 1 and not play.asked.prompt.several:
        if len({*options}) > 1:
            return one_by_one(play, chosen)
        if len({play.asked.prompt.items[n - 1].text for n in chosen}) > 1:  # one action at several targets
            return say_unclear(play, " ".join(map(str, chosen)), WordMatch(chosen, False))
    return choose(play, chosen if play.asked.prompt.several else chosen[:1], more)


def choose(play: "AtTerminal", chosen: Sequence[int], more: bool) -> Then:
    """Choose something, or a set: it is all that is chosen, but for `more`, or if more has to be."""
    asked, game = play.asked, play.session.game
    given, goes_on = single_answers(game, asked, chosen, more)
    if not given:
        refuse(play, chosen)
        return Then.STAY
    named = [asked.options[n - 1] for n in chosen] if asked.prompt.several and not goes_on else []
    proposed = sorted(chosen) == sorted(asked.prompt.default) or play.is_coached(
        chosen
    )  # somebody has thought of what goes by itself
    fewer = bool(named) and not proposed and takes_more(game, asked.decision, named)
    if fewer and (then := confirm_mistake(play, play.w("cli-takes-more"))):
        return then
    if play.give(asked.decision.seat, given, goes_on) and fewer:
        play.out.say(play.w("cli-took-more"), "dim")
    return Then.GO_ON


def refuse(play: "AtTerminal", chosen: Sequence[int]) -> None:
    """Say why the choice is not a valid answer: what must be chosen with it, or that its parts cannot be combined."""
    asked, w = play.asked, play.w
    items = asked.prompt.items
    found = [n for n in range(1, len(items) + 1) if n not in chosen]
    with_it = [n for n in found if single_answers(play.session.game, asked, [*chosen, n])[0]]
    what, others = (
        list_parts(w.texts, dict.fromkeys(brief_text(items[n - 1]) for n in each)) for each in (chosen, with_it)
    )
    if others or len(chosen) == 1:
        play.out.say(w("cli-not-alone", what=what, others=others or "none"), "bad")
    else:
        play.out.say(w("cli-not-together"), "bad")


def one_by_one(play: "AtTerminal", chosen: Sequence[int]) -> Then:
    """Answer with several items as long as the same is asked: in the order in which they were typed."""
    game, decision = play.session.game, play.asked.decision
    for done, way in enumerate(play.asked.answers[n - 1] for n in chosen):
        if done and not is_asked_again(game.pending, decision, way.action):
            play.out.say(play.w("cli-stopped-early", n=done), "dim")
            break
        if not play.give(decision.seat, way.answers):
            break
    return Then.GO_ON


def is_asked_again(pending: "Sequence[Decision]", decision: "Decision", option: "Option") -> bool:
    """Is the same asked again, and may it be answered so?"""
    return any(d.seat == decision.seat and d.kind == decision.kind and option in d.options for d in pending)


def answer_in_words(play: "AtTerminal", line: str, more: bool = False) -> Then:
    """Answer with what has these words; where several things are chosen, commas stand between them."""
    prompt, w = play.asked.prompt, play.w
    if shell(line, prompt.items):
        return say_unclear(play, line, WordMatch([], False))
    parts = [part.strip() for part in re.split(r"[,+]", line) if part.strip()] if prompt.several else [line]
    whole = match_items(play, line)
    if len(parts) > 1 and not whole.sure:
        chosen: list[int] = []
        for part in parts:
            found = match_items(play, part, chosen)
            if not found.sure:
                return say_unclear(play, part, found)
            chosen += found.numbers[:1]
        return answer(play, chosen, more)
    if not whole.sure and line.casefold() in w.passing_words():
        own, decision = multi_select_of(play.session.game), play.asked.decision
        whole = match_pass(prompt.items, play.asked.options, own is not None and decision.kind in own.turns)
    return answer(play, whole.numbers[:1], more) if whole.sure else say_unclear(play, line, whole)


def say_unclear(play: "AtTerminal", word: str, found: WordMatch) -> Then:
    """Say that words fit nothing, or what they fit."""
    w, items = play.w, play.asked.prompt.items
    if found.numbers:
        play.out.log(w("cli-which", word=word), [f"{n}. {items[n - 1].text}" for n in found.numbers])
        return Then.STAY
    command, reader = shell(word, items), play.reader()
    names_card = reader.leading_verb(word) and not (command and command == word.casefold())
    if names_card and (why := reader.explain_refusal(word) or reader.explain_absence(word)):
        play.out.say(why[0], "bad")
    else:
        play.out.say(w("cli-shell", word=command) if command else w("cli-unknown", word=word), "bad")
    return Then.STAY


def match_items(play: "AtTerminal", typed: str, without: "Sequence[int]" = ()) -> WordMatch:
    """Return the options that the typed words name, in the language of the table or in English."""
    found = find(play.asked.prompt.items, typed, without)
    return found if found.numbers else play.reader().option(typed, without)


def shell(line: str, items: "Sequence[Item]") -> str:
    """Return the shell command that a line begins with; "" if there is none, or if an option begins with that word."""
    first = line.partition(" ")[0].casefold()
    return first if first in SHELL and not any(words(item.text).startswith(first) for item in items) else ""


def confirm_mistake(play: "AtTerminal", mistake: str) -> Then | None:
    """Ask for confirmation of a likely mistake, and say why it may be one. Scripts are not asked.

    Return None to go ahead, and otherwise what follows. Commands are carried out before the question is repeated.
    """
    w = play.w
    if not (mistake and play.careful and play.out.interactive and settings.read_or_default(home()).sure):
        return None
    while True:
        play.out.say(w("cli-really", why=mistake), "bad")
        typed = play.read()
        if typed is None:
            return Then.STAY
        if typed.casefold() in (*YES, w("option-yes").casefold()):
            return None
        if typed.casefold() in (*NO, w("option-no").casefold()):
            play.put()
            return Then.STAY
        command = typed.partition(" ")[0].lower() in play.commands() or typed.startswith("?")
        if not command:
            play.out.say(w("cli-yes-or-no"), "bad")
        elif (then := play.obey(typed, play.asked.decision)) is not Then.STAY:
            return then


def set_sure(play: "AtTerminal", rest: str, decision: "Decision") -> Then:
    """`sure off`: do not ask again before likely mistakes, in this game and later ones; `sure on`: ask."""
    return _switch(play, "sure", rest, settings.save_sure, Then.STAY)


def set_hold_on(play: "AtTerminal", rest: str, decision: "Decision") -> Then:
    """`hold-on off`: do not warn before a fatal slip, in this game and later ones; `hold-on on`: warn."""
    return _switch(play, "hold-on", rest, settings.save_hold_on, Then.STAY)


def set_quick(play: "AtTerminal", rest: str, decision: "Decision") -> Then:
    """`quick on`: pay for actions as proposed, in this game and later ones; `quick off`: ask. The question changes."""
    return _switch(play, "quick", rest.removeprefix("pay").strip(), settings.save_quick, Then.GO_ON)


def _switch(play: "AtTerminal", name: str, rest: str, keep: Callable[[Path, bool], None], then: Then) -> Then:
    """Turn a setting on or off and return `then`, or show it if nothing was typed. Other words may be an answer."""
    if not rest:
        is_on = getattr(settings.read_or_default(home()), name.replace("-", "_"))
        play.out.say(play.w(f"settings-{name}", value="on" if is_on else "off"))
        return Then.STAY
    if rest not in ("on", "off"):
        return answer_in_words(play, f"{name} {rest}")
    try:
        keep(home(), rest == "on")
    except BadInput as error:
        play.out.say(play.out.w.error_text(error), "bad")
        return Then.STAY
    play.out.say(play.w(f"cli-set-{name}", **{name: rest}), "good")
    return then


def cancel(play: "AtTerminal", rest: str, decision: "Decision") -> Then:
    """Take back what led to a payment."""
    if not play.asked.prompt.cancel:
        play.out.say(play.w("cli-cancel-none"), "bad")
        return Then.STAY
    play.session.cancel()
    play.show_taken_back(1)
    return Then.GO_ON
