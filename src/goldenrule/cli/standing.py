"""Standing answers at the prompt: `never 2`, `always 2`, `ask 2`, `standing`; and how they show among the options."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from goldenrule.cli import asking
from goldenrule.cli.prompt import Then
from goldenrule.gamekit.typed import number
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.errors import BadInput
from goldenrule.table.standing import ALWAYS, ASK, NEVER, Ability, Answer, ability_of

if TYPE_CHECKING:
    from goldenrule.cli.play import Play


def never(play: "Play", rest: str, decision: Decision) -> Then:
    return _set(play, rest, decision, NEVER)


def always(play: "Play", rest: str, decision: Decision) -> Then:
    return _set(play, rest, decision, ALWAYS)


def ask(play: "Play", rest: str, decision: Decision) -> Then:
    """With the number of an option, or a part of the name of a card that has standing answers."""
    if not rest or number(rest) is not None:
        return _set(play, rest, decision, ASK)
    w = play.w
    found = [a for a in play.session.standing.of(play.seat) if rest.casefold() in w.name(a.code).casefold()]
    if not found:  # options begin with this word, too: to ask another player for an action
        return asking.answer_in_words(play, f"ask {rest}")
    _keep(play, found, ASK, ", ".join(dict.fromkeys(w.name(ability.code) for ability in found)))
    return Then.STAY


def _set(play: "Play", rest: str, decision: Decision, answer: Answer) -> Then:
    """Set the standing answer for the ability that an option by number uses."""
    out, w, prompt = play.out, play.w, play.asked.prompt
    if (n := number(rest)) is None:
        out.say(w("cli-standing-which", answer=answer, max=len(prompt.items)), "bad")
        return Then.STAY
    if not asking.offered(play, n):
        return Then.STAY
    ability = ability_of(play.session.game, decision, play.asked.options[n - 1])
    if ability is None:
        out.say(w("cli-standing-none", n=n), "bad")
        return Then.STAY
    _keep(play, [ability], answer, prompt.items[n - 1].text)
    return Then.STAY if play.session.given() is None else Then.GO_ON


def _keep(play: "Play", abilities: Sequence[Ability], answer: Answer, what: str) -> None:
    """Set the standing answer of the seat that is asked for abilities, and say so."""
    for ability in abilities:
        try:
            play.session.set_standing(play.seat, ability, answer)
        except BadInput as error:  # it stands, but is not saved
            play.out.say(str(error), "bad")
    play.out.say(play.w("cli-standing-set", answer=answer, what=what), "good")


def show(play: "Play", rest: str, decision: Decision) -> Then:
    """List the standing answers of the seat that is asked."""
    w = play.w
    lines = [
        w("cli-standing-line", card=w.name(ability.code), n=ability.number + 1, answer=answer)
        for ability, answer in play.session.standing.of(play.seat).items()
    ]
    if lines:
        play.out.log(w("cli-standing"), lines)
    else:
        play.out.say(w("cli-standing-empty"))
    return Then.STAY
