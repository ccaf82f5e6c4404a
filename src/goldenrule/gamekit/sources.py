"""Where the values of a card come from, in every game; a card that does not say it is shown as one without a source."""

from collections.abc import Mapping
from typing import Literal

from goldenrule.gamekit.text_lists import Translator, list_parts, word_name

Source = Literal["", "printed", "rulebook", "public", "invented"]
"""The published card, the rulebook, what is publicly known of the card, ours; "": the card does not say."""


def source_lines(texts: Translator, source: Source, marks: Mapping[str, Source] | None = None) -> list[str]:
    """The line that says where a card is from, and one for each other source that `marks` gives single fields."""
    others: dict[Source, list[str]] = {}
    for field, other in (marks or {}).items():
        if other != source:
            others.setdefault(other, []).append("/".join(word_name(texts, "field", part) for part in field.split(".")))
    lines = [texts.t("card-source", source=source or "none")]
    return lines + [
        texts.t("card-source-fields", source=other or "none", fields=list_parts(texts, fields))
        for other, fields in others.items()
    ]
