"""`hint` at the prompt: what the searching bot makes of the options, with what it would answer."""

from functools import partial
from typing import TYPE_CHECKING

from goldenrule.cli.prompt import Then
from goldenrule.gamekit.text_lists import join_parts
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput
from goldenrule.table.multi_select import completed_options

if TYPE_CHECKING:
    from goldenrule.cli.at_terminal import AtTerminal


def hint(play: "AtTerminal", rest: str, decision: Decision) -> Then:
    """The best options with their chances to win, why they differ, and what the heuristic policy says.

    It follows from what the seat knows: asked again it says the same, and it tells nothing of hidden cards. `rest` says
    how long to think, as it is said of a bot. Interrupting it stops the search, and the person is asked again.
    """
    from goldenrule.bots import THINKS, advice  # only a hint needs a bot that searches
    from goldenrule.bots.search import budget_of

    def what(option: Option) -> str:
        return option_label(play, option)

    w, level = play.w, rest.lower().removeprefix(f"{THINKS}:") or advice.BUDGET
    try:
        budget_of(level)
        play.out.say(w("cli-hint-thinks"), "dim")
        found = advice.advise(play.session.game, decision.seat, decision, level)
    except BadInput as error:
        play.out.say(w.error_text(error), "bad")
        return Then.STAY
    except KeyboardInterrupt:
        play.out.say("")  # ^C is there
        play.out.say(w("cli-hint-stopped"), "dim")
        return Then.STAY
    if found.options:
        unlike = advice.different_options(found, partial(completed_options, play.session.game, decision))
        lines = [advice.line(each, found, what(each.option), w.texts, w.game) for each in unlike]
        play.out.log(advice.title(found, w.texts), lines)
    play.out.say(advice.conclusion(found, what, w.texts), "good")
    return Then.STAY


def option_label(play: "AtTerminal", option: Option) -> str:
    """What an option is called at the prompt, with the number by which it is answered, and with what is given with it.

    So the page calls it (`goldenrule.server.worker.bot_search`).
    """
    first, *others = completed_options(play.session.game, play.asked.decision, option)
    there = [each for each in others if any(way.action == each for way in play.asked.answers)]
    return join_parts(play.w.texts, [numbered_option(play, each) for each in (first, *there)], "prompt-and")


def numbered_option(play: "AtTerminal", option: Option) -> str:
    """One option with its number."""
    asked = play.asked
    places = [n for n, way in enumerate(asked.answers) if way.action == option]
    item = asked.prompt.items[places[0]]
    numbers = str(places[0] + 1) if len(places) == 1 else f"{places[0] + 1}-{places[-1] + 1}"
    unlike = sum(each.action == item.action for each in asked.prompt.items) == len(places)
    return play.w("cli-hint-option", n=numbers, text=item.action if item.action and unlike else item.text)
