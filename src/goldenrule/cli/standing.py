"""Standing answers at the prompt: `never 2`, `always 2`, `ask 2`, `standing`; and how they show among the options."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput
from goldenrule.table.standing import ALWAYS, ASK, NEVER, Ability, Answer, ability_of

if TYPE_CHECKING:
    from goldenrule.cli.play import Play

STAY: Final = ""
GIVEN: Final = "given"


def never(play: "Play", rest: str, decision: Decision) -> str:
    return _set(play, rest, decision, NEVER)


def always(play: "Play", rest: str, decision: Decision) -> str:
    return _set(play, rest, decision, ALWAYS)


def ask(play: "Play", rest: str, decision: Decision) -> str:
    """With the number of an option, or a part of the name of a card that has standing answers."""
    word, w, session = rest.casefold(), play.w, play.session
    found = [a for a in session.standing.of(play.seat) if word and word in w.name(a.code).casefold()]
    if rest.isdecimal() or not rest:
        return _set(play, rest, decision, ASK)
    if not found:  # options begin with this word, too: to ask another player for an action
        return play.answer_in_words(f"ask {rest}", decision)
    names = ", ".join(dict.fromkeys(w.name(ability.code) for ability in found))
    _keep(play, play.seat, found, ASK, names)
    return STAY


def _set(play: "Play", rest: str, decision: Decision, answer: Answer) -> str:
    """Set the standing answer for the ability that an option by number uses."""
    out, w, game = play.out, play.w, play.session.game
    if not rest.isdecimal():
        out.say(w("cli-standing-which", answer=answer, max=len(decision.options)), "bad")
        return STAY
    if not play.numbered(int(rest), decision):
        return STAY
    option = decision.options[int(rest) - 1]
    ability = ability_of(game, decision, option)
    if ability is None:
        out.say(w("cli-standing-none", n=int(rest)), "bad")
        return STAY
    _keep(play, decision.seat, [ability], answer, w.option(game, decision, option))
    return STAY if play.session.given() is None else GIVEN


def _keep(play: "Play", seat: int, abilities: Sequence[Ability], answer: Answer, what: str) -> None:
    """Set the standing answer for abilities, and say so."""
    try:
        for ability in abilities:
            play.session.set_standing(seat, ability, answer)
    except BadInput as error:  # it stands, but is not saved
        play.out.say(str(error), "bad")
    play.out.say(play.w("cli-standing-set", answer=answer, what=what), "good")


def show(play: "Play", rest: str, decision: Decision) -> str:
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
    return STAY


def marked(play: "Play", decision: Decision, option: Option, text: str) -> str:
    """The text of an option, with its standing answer if there is one."""
    standing = play.session.standing.of(decision.seat)
    ability = ability_of(play.session.game, decision, option) if standing else None
    if ability is None or ability not in standing:
        return text
    return play.w("cli-standing-mark", option=text, answer=standing[ability])
