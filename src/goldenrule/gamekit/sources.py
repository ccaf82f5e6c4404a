"""Sources of card values, in every game; a card without one is shown as such."""

from collections.abc import Mapping
from typing import Literal

from goldenrule.gamekit.text_lists import Translator, list_parts, word_name

Source = Literal["", "printed", "rulebook", "public", "invented"]
"""The published card, the rulebook, public knowledge about the card, our invention; "": not given."""


def source_lines(texts: Translator, source: Source, marks: Mapping[str, Source] | None = None) -> list[str]:
    """Return the line with a card's source, and one for each other source of single fields in `marks`."""
    others: dict[Source, list[str]] = {}
    for field, other in (marks or {}).items():
        if other != source:
            others.setdefault(other, []).append("/".join(word_name(texts, "field", part) for part in field.split(".")))
    lines = [texts.t("card-source", source=source or "none")]
    return lines + [
        texts.t("card-source-fields", source=other or "none", fields=list_parts(texts, fields))
        for other, fields in others.items()
    ]
