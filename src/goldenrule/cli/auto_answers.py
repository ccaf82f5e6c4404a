"""Standing answers at the prompt: `never 2`, `always 2`, `ask 2`, `free off`, and `standing`, which lists them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from goldenrule.cli import prompt_input
from goldenrule.cli.prompt import Then
from goldenrule.gamekit.input_parsing import number
from goldenrule.gamekit.text_lists import list_parts
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import home
from goldenrule.table import settings
from goldenrule.table.auto_answers import ALWAYS, ASK, NEVER, Ability, Answer, ability_of

if TYPE_CHECKING:
    from goldenrule.cli.at_terminal import AtTerminal

KEEP: Final = "keep"
"""Behind one of these commands: it holds in later games, too."""


def never(play: "AtTerminal", rest: str, decision: Decision) -> Then:
    return _set(play, rest, decision, NEVER)


def always(play: "AtTerminal", rest: str, decision: Decision) -> Then:
    return _set(play, rest, decision, ALWAYS)


def ask(play: "AtTerminal", rest: str, decision: Decision) -> Then:
    """With the number of an option, or a part of the name of a card that has standing answers."""
    name, keep = _split_keep(rest)
    if not name or number(name) is not None:
        return _set(play, rest, decision, ASK)
    w = play.w
    known = {*play.session.standing.answers_of(play.seat)}
    known |= {Ability(code, n) for code, n, _ in (_settings(play).standing.get(w.game_name, []) if keep else ())}
    found = sorted(ability for ability in known if name.casefold() in w.name_or_code(ability.code).casefold())
    if not found:  # options begin with this word, too: to ask another player for an action
        return prompt_input.answer_in_words(play, f"ask {rest}")
    _keep(play, found, ASK, list_parts(w.texts, dict.fromkeys(w.name_or_code(ability.code) for ability in found)), keep)
    return Then.STAY


def free(play: "AtTerminal", rest: str, decision: Decision) -> Then:
    """Take free benefits (`on`), or be asked about them (`off`)."""
    word, keep = _split_keep(rest)
    if word not in ("on", "off"):
        if rest:  # options may begin with this word, too: to free a Civilian
            return prompt_input.answer_in_words(play, f"free {rest}")
        play.out.say(play.w("cli-free-which", free=_takes_free(play)), "bad")
        return Then.STAY
    try:
        play.session.take_free(play.seat, word == "on")
        if keep:
            settings.save_free(home(), word == "on")
    except BadInput as error:  # it is so now, but is not saved
        play.out.say(play.out.w.error_text(error), "bad")
    play.out.say(play.w("cli-free-set", free=word, keep="yes" if keep else "no"), "good")
    return Then.STAY if play.session.auto_answer() is None else Then.GO_ON


def _split_keep(rest: str) -> tuple[str, bool]:
    """What was typed without the word that makes it hold in later games, and whether that was there."""
    words = rest.split()
    keep = words[-1:] == [KEEP]
    return " ".join(words[:-1] if keep else words), keep


def _takes_free(play: "AtTerminal") -> str:
    """Does the seat that is asked take free benefits?"""
    return "on" if play.seat in play.session.standing.free else "off"


def _settings(play: "AtTerminal") -> settings.Settings:
    """What holds in later games; nothing, and a sentence, if that cannot be read."""
    try:
        return settings.read(home())
    except BadInput as error:
        play.out.say(play.out.w.error_text(error), "bad")
        return settings.Settings()


def _set(play: "AtTerminal", rest: str, decision: Decision, answer: Answer) -> Then:
    """Set the standing answer for the ability that an option by number uses."""
    out, w, prompt = play.out, play.w, play.asked.prompt
    typed, keep = _split_keep(rest)
    if (n := number(typed)) is None:
        out.say(w("cli-standing-which", answer=answer, max=len(prompt.items)), "bad")
        return Then.STAY
    if not prompt_input.is_offered(play, n):
        return Then.STAY
    ability = ability_of(play.session.game, decision, play.asked.options[n - 1])
    if ability is None:
        out.say(w("cli-standing-none", n=n), "bad")
        return Then.STAY
    _keep(play, [ability], answer, prompt.items[n - 1].text, keep)
    return Then.STAY if play.session.auto_answer() is None else Then.GO_ON


def _keep(play: "AtTerminal", abilities: Sequence[Ability], answer: Answer, what: str, keep: bool) -> None:
    """Set the standing answer of the seat that is asked for abilities, and say so."""
    for ability in abilities:
        try:
            play.session.set_standing(play.seat, ability, answer)
            if keep:
                settings.save_standing(home(), play.w.game_name, ability, answer)
        except BadInput as error:  # it stands, but is not saved
            play.out.say(play.out.w.error_text(error), "bad")
    play.out.say(play.w("cli-standing-set", answer=answer, what=what, keep="yes" if keep else "no"), "good")


def show(play: "AtTerminal", rest: str, decision: Decision) -> Then:
    """List the standing answers of the seat that is asked, and those that hold in later games."""
    w, out = play.w, play.out
    for key, answers in (
        ("cli-standing", play.session.standing.answers_of(play.seat).items()),
        ("cli-standing-later", [((c, n), answer) for c, n, answer in _settings(play).standing.get(w.game_name, [])]),
    ):
        lines = [w("cli-standing-line", card=w.name_or_code(code), n=n + 1, answer=said) for (code, n), said in answers]
        if lines:
            out.log(w(key), lines)
        elif key == "cli-standing":
            out.say(w("cli-standing-empty"))
    out.say(w("cli-free", free=_takes_free(play)), "dim")
    return Then.STAY
