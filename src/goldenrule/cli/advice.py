"""`hint` at the prompt: the answer that the searching bot would give, and why; with `odds` also the chances."""

from functools import partial
from typing import TYPE_CHECKING, Final

from goldenrule.cli.prompt import Then
from goldenrule.gamekit.text_lists import join_parts
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput
from goldenrule.table.multi_select import chooses_several, completed_options
from goldenrule.table.prompt_items import option_text

if TYPE_CHECKING:
    from goldenrule.bots.advice import Advice
    from goldenrule.cli.at_terminal import AtTerminal

ODDS: Final = "odds"
"""The word behind `hint` that asks for the chances."""


def hint(play: "AtTerminal", rest: str, decision: Decision) -> Then:
    """What the searching bot would answer, and why; with "odds" the best options with their chances to win.

    It follows from what the seat knows: asked again it says the same, and it tells nothing of hidden cards. `rest` says
    how long to think, as it is said of a bot. Interrupting it stops the search, and the person is asked again.
    """
    from goldenrule.bots import THINKS, advice, advice_text, search_model_of  # only a hint needs a bot that searches
    from goldenrule.bots.search import budget_of

    w, typed = play.w, rest.lower().split()
    level = " ".join([each for each in typed if each != ODDS]).removeprefix(f"{THINKS}:") or advice.BUDGET
    try:
        budget_of(level)
        play.out.say(w("cli-hint-thinks"), "dim")
        found = advice.advise(play.session.game, decision.seat, decision, level)
        best = best_item(play, decision, found)
        found, then = follow_ups(play, decision, best, found)
        whole = advice.whole_set(play.session.game, decision.seat, decision, found.chosen) if best < 0 else ()
        answers = whole if best < 0 else play.asked.answers[best].answers
        keeps = [w.game.name(each) for each in advice.kept_cards(play.session.game, decision.seat, answers)]
    except BadInput as error:
        play.out.say(w.error_text(error), "bad")
        return Then.STAY
    except KeyboardInterrupt:
        play.out.say("")  # ^C is there
        play.out.say(w("cli-hint-stopped"), "dim")
        return Then.STAY

    def what(option: Option) -> str:
        return option_label(play, option, best, whole if option == found.chosen else ())

    if found.options and ODDS in typed:
        unlike = advice.different_options(found, partial(completed_options, play.session.game, decision))
        lines = [advice_text.line(each, found, what(each.option), w.texts, w.game) for each in unlike]
        play.out.log(advice_text.title(found, w.texts), lines)
    later = search_model_of(play.session.game.name).later
    for sentence in advice_text.conclusion(found, what, w.texts, w.game, then, keeps, later):
        play.out.say(sentence, "good")
    return Then.STAY


def best_item(play: "AtTerminal", decision: Decision, found: "Advice") -> int:
    """The place of the item that is the whole answer which a bot would give; -1 where several are chosen."""
    from goldenrule.bots import advice

    game, answers = play.session.game, play.asked.answers
    if chooses_several(game, decision):
        return -1
    places = [place for place, way in enumerate(answers) if way.action == found.chosen]
    return places[advice.best_path(game, decision.seat, [answers[place].answers for place in places])]


def follow_ups(play: "AtTerminal", decision: Decision, best: int, found: "Advice") -> tuple["Advice", list[str]]:
    """The advice on the whole answer, and what a bot would answer next to the questions that belong to this one."""
    from goldenrule.bots import advice

    if best < 0:
        return found, []
    game, seat, answers = play.session.game, decision.seat, play.asked.answers[best].answers
    next_ones = advice.follow_ups(game, seat, answers)
    then = [option for _, asked, option in next_ones if asked.seat == seat]
    texts = [option_text(at, asked, option, play.w.game, play.w.texts) for at, asked, option in next_ones]
    return advice.without_false_reasons(found, game, seat, [*answers, *then]), texts


def option_label(play: "AtTerminal", option: Option, best: int, whole: tuple[Option, ...] = ()) -> str:
    """What an option is called at the prompt, with the number by which it is answered, and with what is given with it.

    The item in place `best` is named as a whole; `whole` is everything that is chosen with the option. So the page
    calls it (`goldenrule.server.worker.bot_search`).
    """
    first, *others = whole or completed_options(play.session.game, play.asked.decision, option)
    there = [each for each in others if any(way.action == each for way in play.asked.answers)]
    return join_parts(play.w.texts, [numbered_option(play, each, best) for each in (first, *there)], "prompt-and")


def numbered_option(play: "AtTerminal", option: Option, best: int) -> str:
    """One option with its number."""
    from goldenrule.bots import advice_text

    asked = play.asked
    places = [n for n, way in enumerate(asked.answers) if way.action == option]
    if best in places:
        item = asked.prompt.items[best]
        whole = advice_text.paid_name(play.w.texts, item.text, item.pays)
        return play.w("cli-hint-option", n=str(best + 1), text=whole)
    item = asked.prompt.items[places[0]]
    numbers = str(places[0] + 1) if len(places) == 1 else f"{places[0] + 1}-{places[-1] + 1}"
    unlike = sum(each.action == item.action for each in asked.prompt.items) == len(places)
    return play.w(
        "cli-hint-option", n=numbers, text=item.action if item.action and unlike and len(places) > 1 else item.text
    )
