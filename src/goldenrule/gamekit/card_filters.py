"""Filters for a list of cards: each choice is a change of the query, in the language of `card_search`."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from goldenrule.gamekit.card_search import CardSearch, QueryPart, parts
from goldenrule.gamekit.glossary import plain_words

COST: Final = "cost"
MOST_COSTS: Final = 4
"""The highest cost with a choice of its own, which also stands for all higher ones."""


class FilterChoice(Struct, frozen=True, omit_defaults=True):
    """A value to look for. `query` is the query once it is pressed: with this value, or without it if it is `on`.

    `key` is the value in the program's words ("justice"), for a sign.
    """

    key: str
    text: str
    query: str
    on: bool = False


class CardFilter(Struct, frozen=True):
    """The values of a field that the cards have, in the order of the cards. `key` is the field, `name` its name."""

    key: str
    name: str
    choices: Sequence[FilterChoice]


def card_filters(search: CardSearch, query: str) -> list[CardFilter]:
    """Return the filters of a game's cards, with the choices of a query."""
    t, asked = search.words.texts.t, search.parts(query)
    return [
        CardFilter(
            field,
            t(f"search-field-{field}").partition(",")[0],
            [
                FilterChoice(
                    value,
                    text,
                    toggled(query, asked, field, value, text),
                    any(part.field == field and _is(each, value, text) for part in asked for each in part.alternatives),
                )
                for value, text in values.items()
            ],
        )
        for field, values in search_values(search).items()
        if len(values) > 1
    ]


def search_values(search: CardSearch) -> dict[str, dict[str, str]]:
    """Return the names of the values that cards have, by field, and by the words of a query."""
    out: dict[str, dict[str, str]] = {}
    for code in search.words.codes():
        for field, values in search.words.filter_values(code).items():
            out.setdefault(field, {}).update({value: text for value, text in values.items() if value})
    costs = sorted({card.numbers[COST] for card in search.cards if COST in card.numbers})
    shown = {str(n): str(n) for n in costs if n < MOST_COSTS}
    if any(n >= MOST_COSTS for n in costs):
        shown[f">={MOST_COSTS}"] = f"{MOST_COSTS}+"
    return {**out, COST: shown}


def toggled(query: str, asked: Sequence[QueryPart], field: str, value: str, text: str) -> str:
    """Return a query with a value as another alternative of its field; without it if it is there.

    People may also have typed the value by its name in their language (`text`).
    """
    raw = parts(query)
    typed = [part.text for part in raw]
    there = [n for n, part in enumerate(asked) if part.field == field]
    having = [n for n in there if any(_is(each, value, text) for each in asked[n].alternatives)]
    if having:
        for n in having:
            kept = [each for each in asked[n].alternatives if not _is(each, value, text)]
            typed[n] = written(raw[n].field, kept)
    elif there:
        typed[there[-1]] = written(raw[there[-1]].field, [*asked[there[-1]].alternatives, value])
    else:
        typed.append(written(field, [value]))
    return " ".join(each.strip() for each in typed if each.strip())


def written(field: str, values: Sequence[str]) -> str:
    """Return a part of a query as people type it; "" for no values."""
    value = "|".join(values)
    plain = not any(each.isspace() or each in ':："' for each in value)
    return value and (f"{field}:{value}" if plain else f'{field}:"{value}"')


def _is(typed: str, value: str, text: str) -> bool:
    """Does somebody mean a value? Signs of comparison count, other punctuation does not."""
    compares = typed.startswith(("<", ">")) == value.startswith(("<", ">"))
    return compares and plain_words(typed) in (plain_words(value), plain_words(text))
