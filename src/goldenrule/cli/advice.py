"""`hint` at the prompt: what the searching bot makes of the options, with what it would answer."""

from typing import TYPE_CHECKING

from goldenrule.cli.prompt import Then
from goldenrule.kernel.decisions import Decision, Option

if TYPE_CHECKING:
    from goldenrule.cli.play import Play


def hint(play: "Play", rest: str, decision: Decision) -> Then:
    """The best options with their chances to win, why they differ, and what the rule of thumb says.

    It follows from what the seat knows: asked again it says the same, and it tells nothing of hidden cards.
    """
    from goldenrule.bots import advice  # whoever asks for no hint needs no bot that searches

    def what(option: Option) -> str:
        return called(play, option)

    w = play.w
    found = advice.advise(play.session.game, decision.seat, decision)
    if found.options:
        lines = [advice.line(each, found, what(each.option), w.texts, w.game) for each in found.options]
        play.out.log(advice.title(found, w.texts), lines)
    play.out.say(advice.conclusion(found, what, w.texts), "good")
    return Then.STAY


def called(play: "Play", option: Option) -> str:
    """What an option is called at the prompt, with the number by which it is answered."""
    asked = play.asked
    places = [n for n, way in enumerate(asked.ways) if way.action == option]
    item = asked.prompt.items[places[0]]
    numbers = str(places[0] + 1) if len(places) == 1 else f"{places[0] + 1}-{places[-1] + 1}"
    unlike = sum(each.action == item.action for each in asked.prompt.items) == len(places)
    return play.w("cli-hint-option", n=numbers, text=item.action if item.action and unlike else item.text)
