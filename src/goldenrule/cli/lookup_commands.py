"""Looking around at the prompt: what cards, options and terms are, why not something else, the table, and the log."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from goldenrule.cli import game_commands, prompt_input
from goldenrule.cli.prompt import Then
from goldenrule.gamekit.board import in_hand
from goldenrule.gamekit.input_parsing import number
from goldenrule.gamekit.text_lists import join_parts, sentences, without_full_stop
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import home
from goldenrule.languages import offered_languages
from goldenrule.table import settings
from goldenrule.table.explanations import about_cards, known_cards_named
from goldenrule.table.language_choice import check_language, language_label, set_language
from goldenrule.words.phrases import Phrase

if TYPE_CHECKING:
    from goldenrule.cli.at_terminal import AtTerminal

HAND: Final = "hand"
"""With `?`: all cards in hand."""
OWN: Final = ""
"""Among the commands that are listed, those of the game."""
HELP: Final[dict[str, Sequence[str]]] = {
    "": ("why", "hint", "view", OWN, "log", "cancel", "undo", "quit"),
    "asking": ("never", "always", "ask", "free", "standing", "quick", "sure", "hold-on"),
    "saving": ("save", "saves", "resume", "report", "language"),
}
"""The commands that `help`, and `help` with a topic, lists, in this order, if they can be used."""


def explain(play: "AtTerminal", rest: str, decision: Decision) -> Then:
    """`?` with a card, the number of an option, or several, a term of the rules, or HAND; help without any of them."""
    if not rest:
        return play.commands()["help"](play, "", decision)
    if rest.casefold() == HAND:
        return _hand(play)
    if prompt_input.BUNDLE.fullmatch(rest):
        return _explain_options(play, rest)
    if (n := number(rest)) is None:
        command = "" if rest.casefold() in ("help", "h") else rest.casefold()
        is_command = not command or command in play.commands() or command in game_commands.all_command_names()
        if is_command and not is_card_or_term(play, rest):
            return play.commands()["help"](play, command, decision)
        return explain_word(play, rest)
    if not prompt_input.is_offered(play, n):
        return Then.STAY
    item = play.asked.prompt.items[n - 1]
    whole = f"{without_full_stop(item.text)} {play.w('cli-pays', pays=item.pays)}" if item.pays else item.text
    about, *more = _with_pointer(
        play, play.w.game.explain_option, play.session.game, decision, play.asked.options[n - 1]
    )
    for text in (whole, *([] if item.text.startswith(without_full_stop(about)) else [about]), *more):
        play.out.say(text)
    return _preview_option(play, n, decision)


def _explain_options(play: "AtTerminal", typed: str) -> Then:
    """The options with these numbers, such as all targets of an action: each with its number."""
    items = play.asked.prompt.items
    found = prompt_input.bundle(typed, len(items))
    if not all(prompt_input.is_offered(play, n) for n in found):
        return Then.STAY
    first = items[found[0] - 1]
    alike = first.action and all(items[n - 1].action == first.action for n in found)
    title = first.action if alike else play.asked.prompt.question
    play.out.rows(title, [(str(n), items[n - 1].aim if alike else items[n - 1].text) for n in found])
    return Then.STAY


def _preview_option(play: "AtTerminal", number: int, decision: Decision) -> Then:
    """What is certain to come of an option."""
    from goldenrule.table.preview import preview  # these are not needed earlier
    from goldenrule.table.prompts import single_answers

    game, w = play.session.game, play.w
    given, _ = single_answers(game, play.asked, [number])
    said = [change.text for change in preview(game, decision.seat, given, w.game, w.texts).changes] if given else []
    if said:
        play.out.say(w("preview-all", changes=join_parts(w.texts, said, "preview-join")))
    return Then.STAY


def is_card_or_term(play: "AtTerminal", word: str) -> bool:
    """Is a card or a term of the rules called so?"""
    from goldenrule.table.rulebook import Rulebook  # it is not needed earlier

    words = play.w.game
    return words.rulebook is not None and Rulebook(words, play.w.texts).look_up(word).sure


def explain_word(play: "AtTerminal", word: str) -> Then:
    """A card or a term of the rules."""
    from goldenrule.table.rulebook_text import explain  # it is not needed earlier

    return _say(play, explain, play.w.game, play.w.texts, word)


def why(play: "AtTerminal", rest: str, decision: Decision) -> Then:
    """What the seat may not do, and why; what makes the values of a card what they are; or an option in its words."""
    if number(rest) is not None:
        return explain(play, rest, decision)
    game, w = play.session.game, play.w
    if rest:
        reader = play.reader()
        card = any(known_cards_named(game, decision.seat, w.game, word) for word in (rest, reader.with_own_name(rest)))
        meant = [] if card else reader.action(rest)
        return explain(play, str(meant[0]), decision) if meant else _say(play, _value_lines, play, rest)
    from goldenrule.table.explanations import describe_question, more_line  # they are not needed earlier

    if said := describe_question(game, decision, w.texts):
        play.out.say(said)
        return _go_on(play, more_line(w.game, w.texts, w.game.explain_option(game, decision, decision.options[0])))
    lines = [*dict.fromkeys(each.text for each in w.game.refusals(game, decision))]
    if lines:
        play.out.log(w("cli-why"), lines)
    else:
        play.out.say(w("cli-why-none"))
    return _go_on(play, more_line(w.game, w.texts, lines))


def _go_on(play: "AtTerminal", said: str) -> Then:
    """Where the rulebook goes on, if it does."""
    if said:
        play.out.say(said, "dim")
    return Then.STAY


def _with_pointer(play: "AtTerminal", ask: Callable[..., list[str]], *about: object) -> list[str]:
    """An answer, and where the rulebook goes on."""
    from goldenrule.table.explanations import more_line  # it is not needed earlier

    said = ask(*about) or [""]
    return [*said, *filter(None, [more_line(play.w.game, play.w.texts, said)])]


def _value_lines(play: "AtTerminal", word: str) -> list[str]:
    """What is about the cards of a name, or about an action that is not offered, as `why attack rhino`.

    Otherwise it is what the rulebook has on a question: `why was I not asked`, `why does nobody take the damage`.
    """
    from goldenrule.table.rulebook_text import answer_question, answer_why  # they are not needed earlier

    w, session, reader = play.w, play.session, play.reader()
    try:
        return _with_pointer(play, about_cards, session, play.asked, w.game, w.texts, reader.with_own_name(word))
    except BadInput:
        said = (
            reader.explain_refusal(word)
            or answer_why(w.game, w.texts, word, session, play.seat)
            or reader.explain_absence(word)
            or reader.explain_wrong_time(word)
            or answer_question(w.game, w.texts, word)
        )
        if said:
            return said
        raise


def table(play: "AtTerminal", rest: str, decision: Decision) -> Then:
    """The table and the question at hand."""
    play.out.table(play.session.view(play.seat))
    play.put()
    return Then.STAY


def log(play: "AtTerminal", rest: str, decision: Decision) -> Then:
    """Everything that has happened, or in detail a line of what was told last."""
    w = play.w
    if not rest:
        lines = w.log(play.session.game, play.session.log, play.seat)
        return _list(play, w("cli-happened"), lines, w("cli-log-empty"))
    n = number(rest)
    told = play.narration.last.get(play.seat)
    which = w("story-lines", max=len(told.lines()) if told is not None else 0)
    return _list(play, w("story-detail"), [] if n is None else play.narration.detail(play.seat, n), which)


def help(play: "AtTerminal", rest: str, decision: Decision) -> Then:
    """What can be typed here, about a topic, or with a command; of another word what it means."""
    w, kept = play.w, "yes" if play.session.name else "no"
    topic = rest.casefold()
    every = [word for words in HELP.values() for word in words]
    if topic not in HELP and topic not in every and topic not in game_commands.all_command_names():
        return explain_word(play, rest)
    meant = [each for word in HELP.get(topic, (topic,)) for each in _named(play, word)]
    listed = [word for word in meant if play.means_the_usual(word) and _shows_anything(word)]
    if not topic:
        more = [word for name, words in HELP.items() if name for word in _below(play, name, words)]
        listed = [*listed[:-1], *more, *listed[-1:]]
    answers = [w("cli-help"), *([w("cli-help-ahead")] if play.plans else []), w("cli-help-look")]
    lines = [*([] if topic else answers), *(w(f"cli-help-{word}", kept=kept, game=w.game_name) for word in listed)]
    play.out.say("\n".join(lines) or w("cli-help-not-here", word=rest), "keep")
    return Then.STAY


def _named(play: "AtTerminal", word: str) -> Sequence[str]:
    """A command that `help` lists, or those of the game."""
    return game_commands.listed_commands(play.w.game_name) if word == OWN else [word]


def _below(play: "AtTerminal", topic: str, words: Sequence[str]) -> Sequence[str]:
    """What `help` lists of a topic: the topic, but of one of which not all can be used here what can be."""
    found = [word for word in words if play.means_the_usual(word)]
    return [topic] if len(found) == len(words) else [word for word in found if _shows_anything(word)]


def language(play: "AtTerminal", rest: str, decision: Decision) -> Then:
    """`language`: which is spoken, and which there are; `language es`: speak it, in this game and in later ones."""
    if not rest:
        known = [*map(language_label, offered_languages())]
        play.out.say(play.w.texts.tell(Phrase("cli-language", name=play.w.texts.language.name, known=known)))
        return Then.STAY
    try:
        settings.save_language(home(), check_language(rest, "language"))
    except BadInput as error:
        play.out.say(play.out.w.error_text(error), "bad")
        return Then.STAY
    play.w.speak(set_language(rest, "language"))
    play.w.use_cards_of(play.session.game)
    play.fresh = True
    return Then.GO_ON


def _shows_anything(word: str) -> bool:
    """Is there anything in this game that a command can show?"""
    return word != "language" or len(offered_languages()) > 1


def _hand(play: "AtTerminal") -> Then:
    """The text of every card in hand."""
    w = play.w
    codes = [card.code for card in in_hand(w.board(play.session.view(play.seat)))]
    if not codes:
        play.out.say(w("cli-hand-empty"))
    for code in dict.fromkeys(codes):
        says = sentences(w.texts, w.game.text(code))
        play.out.say(w("cli-card-says", name=w.name(code), text=says) if says else w.name(code))
    return Then.STAY


def _list(play: "AtTerminal", title: str, lines: list[str], nothing: str) -> Then:
    """Lines below a title, or that there are none."""
    if lines:
        play.out.log(title, lines)
    else:
        play.out.say(nothing, "bad")
    return Then.STAY


def _say(play: "AtTerminal", ask: Callable[..., list[str]], *about: object) -> Then:
    """What the game answers to a question about itself, or why it has no answer."""
    try:
        for text in ask(*about):
            play.out.say(text)
    except BadInput as error:
        play.out.say(play.out.w.error_text(error), "bad")
    return Then.STAY
