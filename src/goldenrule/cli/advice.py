"""`hint` at the prompt: what the searching bot makes of the options, with what it would answer."""

from typing import TYPE_CHECKING, Final

from goldenrule.cli.prompt import Then
from goldenrule.kernel.decisions import Decision, Option

if TYPE_CHECKING:
    from goldenrule.bots.thinks import Thought
    from goldenrule.cli.play import Play

BUDGET: Final = "hard"
MOST: Final = 5
"""Options that are told."""
SURE: Final = 1.96
"""Standard errors on each side of a chance that is told, for 95 %."""


def hint(play: "Play", rest: str, decision: Decision) -> Then:
    """The best options with their chances to win, and what the rule of thumb says.

    It follows from what the seat knows: asked again it says the same, and it tells nothing of hidden cards.
    """
    from goldenrule.bots import thinking  # whoever asks for no hint needs no bot that searches
    from goldenrule.bots.thinks import Thinks, budget_of

    game, w = play.session.game, play.w
    thought = Thinks(thinking(game.name), budget_of(BUDGET), "hint").think(game, decision.seat, decision)
    lines = [told(play, thought, n) for n in range(min(MOST, len(thought.options)))]
    if not lines:
        play.out.say(w("cli-hint-thumb", what=called(play, thought.thumb)), "good")
        return Then.STAY
    play.out.log(w("cli-hint", n=thought.options[0].worlds), lines)
    gain, thumb = round(100 * thought.gain), called(play, thought.thumb)
    if thought.close or gain < 1:
        said = w("cli-hint-close", thumb=thumb)
    else:
        said = w("cli-hint-better", what=called(play, thought.chosen), gain=gain, thumb=thumb)
    play.out.say(said, "good")
    return Then.STAY


def told(play: "Play", thought: "Thought", place: int) -> str:
    """An option and its chance to win, both as percentages."""
    each = thought.options[place]
    sure = "yes" if each.worlds > 1 else "no"
    error = round(100 * SURE * each.error) if each.worlds > 1 else 0
    return play.w(
        "cli-hint-line", what=called(play, each.option), chance=round(100 * each.chance), error=error, sure=sure
    )


def called(play: "Play", option: Option) -> str:
    """What an option is called at the prompt, with the number by which it is answered."""
    asked = play.asked
    places = [n for n, way in enumerate(asked.ways) if way.action == option]
    item = asked.prompt.items[places[0]]
    numbers = str(places[0] + 1) if len(places) == 1 else f"{places[0] + 1}-{places[-1] + 1}"
    return play.w("cli-hint-option", n=numbers, text=item.action or item.text)
