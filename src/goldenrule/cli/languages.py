"""The command `languages`: how far each language has come, and what matters most to translate next."""

import argparse
from typing import Final

from goldenrule.languages import FIRST, Language, language, offered_languages
from goldenrule.table.language_choice import check_language, current_language
from goldenrule.table.language_progress import percent_shown, progress_of, untranslated
from goldenrule.words.plain import in_line
from goldenrule.words.texts import Texts, sources

LONGEST: Final = 70
"""Characters of an English message that are shown."""


def run(given: argparse.Namespace) -> int:
    """List the languages, or what one of them lacks. Raises BadInput for a language that there is not."""
    texts = Texts(current_language())
    if given.tag:
        each = language(check_language(given.tag, "languages"))
        print(state(each, texts))
        print_missing(each, texts, given.most)
        return 0
    for each in offered_languages():
        print(state(each, texts))
    if preview := next((each for each in offered_languages() if not each.complete), None):
        print(texts.t("languages-more", tag=preview.tag))
    return 0


def state(each: Language, texts: Texts) -> str:
    """A language, with how much of it is there."""
    if each.complete:
        return texts.t("languages-complete", tag=each.tag, name=each.name)
    found, number = progress_of(each), texts.language.number
    return texts.t(
        "languages-preview",
        tag=each.tag,
        name=each.name,
        messages=number(found.messages, 0),
        of=number(found.of, 0),
        share=number(100 * found.messages / found.of, 0),
        shown=number(percent_shown(each), 0),
        names=number(found.names, 0),
        allnames=number(found.of_names, 0),
    )


def print_missing(each: Language, texts: Texts, most: int) -> None:
    """Print the messages that a language lacks and games show, most shown first: at most so many, 0 for all."""
    found = untranslated(each)
    if not found:
        return
    first = found[:most] if most else found
    print(texts.t("languages-next", shown=len(first), n=len(found)))
    for key, screens in first:
        print(f"{screens:6}  {key}: {in_line(' '.join(sources(FIRST)[key].split()), LONGEST)}")
