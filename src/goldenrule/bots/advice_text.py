"""The advice of the searching bot in words."""

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from goldenrule.bots.advice import Advice, AdvisedOption
from goldenrule.bots.explained_search import FEWEST, SURE, Reason
from goldenrule.gamekit.text_lists import NONE, join_parts, list_parts, without_full_stop
from goldenrule.kernel.decisions import Option

if TYPE_CHECKING:
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.words.texts import Texts

LONG: Final = 50
"""The length above which names of options are cut at a colon."""


def worlds(advice: Advice) -> int:
    """Return the most worlds of any option."""
    return max([each.worlds for each in advice.options], default=0)


def percent(each: AdvisedOption) -> int:
    return round(100 * each.chance)


def points_gained(each: AdvisedOption, advice: Advice) -> int:
    """Return the gain over the heuristic policy in percentage points; 0 if it is too close to call.

    With equal numbers of worlds it is the difference of the displayed chances.
    """
    if each.close:
        return 0
    alike = [other for other in advice.options if other.option == advice.heuristic and other.worlds == each.worlds]
    return percent(each) - percent(alike[0]) if alike else round(100 * each.gain)


def title(advice: Advice, texts: "Texts") -> str:
    """Return the title above the options."""
    return texts.t("advice-title", n=worlds(advice))


def line(each: AdvisedOption, advice: Advice, what: str, texts: "Texts", words: "GameWords") -> str:
    """Return an option in a line: chance, comparison with the heuristic policy, reasons. `what` is its name."""
    gain = points_gained(each, advice)
    beside = "thumb" if each.option == advice.heuristic else "more" if gain > 0 else "less" if gain else "close"
    return texts.t(
        "advice-line", what=without_full_stop(what), chance=percent(each),
        sure="yes" if each.worlds >= FEWEST else "no",
        error=max(1, round(100 * SURE * each.error)) if each.worlds >= FEWEST else 0, worlds=each.worlds, beside=beside,
        gain=abs(gain), why=why(each.reasons, texts, words) or NONE,
    )  # fmt: skip


def why(reasons: Sequence[Reason], texts: "Texts", words: "GameWords", later: str = "") -> str:
    """Return the reasons in a line; "" for none. `later` is the message for those that show only later."""
    now = [_said(each, texts, words) for each in reasons if each.soon or each.card or not later]
    late = [_said(each, texts, words) for each in reasons if not (each.soon or each.card or not later)]
    if late:
        now.append(texts.t(later, why=list_parts(texts, late, "advice-join")))
    return list_parts(texts, now, "advice-join")


def _said(reason: Reason, texts: "Texts", words: "GameWords") -> str:
    args: dict[str, str | int] = {"card": words.name(reason.card)} if reason.card else {}
    args["more"] = "yes" if reason.difference > 0 else "no"
    n, amount = max(1, round(abs(reason.difference))), round(reason.amount)
    other = amount - n if reason.difference > 0 else amount + n
    said = texts.t(reason.key, n=n, **args)
    return said if min(amount, other) < 0 else texts.t("advice-amounts", what=said, now=amount, than=other)


def paid_name(texts: "Texts", name: str, pays: str) -> str:
    """Return the name of an answer, with what is paid for it ("" for nothing)."""
    return texts.t("advice-pays", what=without_full_stop(name), pays=pays) if pays else name


def conclusion(
    advice: Advice,
    called: Callable[[Option], str],
    texts: "Texts",
    words: "GameWords",
    then: Sequence[str] = (),
    keeps: Sequence[str] = (),
    later: str = "",
) -> list[str]:
    """Return what to do, what comes next, whether that wins or else why, and which cards stay in the hand.

    The sentences have no chances.

    `later` is the message for reasons that show only later (`SearchModel.later`).
    """
    what, rival = called(advice.chosen), "" if advice.rival is None else called(advice.rival)
    if rival and max(len(what), len(rival)) > LONG and option_head(what) != option_head(rival):
        rival = option_head(rival)
    said = [texts.t("advice-do", what=without_full_stop(what))]
    if then:
        said.append(texts.t("advice-then", what=join_parts(texts, [*map(without_full_stop, then)], "prompt-and")))
    if advice.wins and advice.anyway:
        return [*said, texts.t("advice-wins-anyway")]
    if advice.wins:
        return [*said, texts.t("advice-wins", n=advice.wins - 1)]
    if advice.asked:
        said.append(texts.t("advice-asked"))
    reasons = why(advice.reasons, texts, words, later)
    if rival:
        key = ("because" if advice.clear else "close-because") if reasons else "adds-up" if advice.clear else "close"
        args = {"why": reasons} if reasons else {}
        said.append(texts.t(f"advice-{key}", other=without_full_stop(rival), **args))
    if keeps:
        said.append(texts.t("advice-keeps", what=list_parts(texts, [*keeps])))
    return said


def option_head(called: str) -> str:
    """Return the name of an option up to a colon or dash, after which mostly the text of an ability follows."""
    found = re.split(": |：| – ", called)[0]
    opened, closed = (len(re.findall(each, found)) for each in ("[(（]", "[)）]"))
    return found if opened == closed else called
