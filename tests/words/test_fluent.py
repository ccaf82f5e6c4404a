"""The reader of Fluent messages agrees with the official runtime, and says what is wrong with a message."""

import random
from importlib.resources import files
from itertools import product
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from goldenrule.languages import complete_languages, ended_once
from goldenrule.words.fluent import Bundle, FluentError, Message, split
from goldenrule.words.texts import Texts, sources

TRIES = 12


def variables(expr: Any, found: dict[str, set[str | int]], bundle: Bundle) -> None:
    """The arguments of a parsed pattern and of the messages in it, each with the variants that ask for it."""
    if isinstance(expr, tuple):
        if len(expr) == 3 and expr[0] == "var":
            found.setdefault(expr[1], set())
        elif len(expr) == 3 and expr[0] == "select":
            variants, _ = expr[2]
            variables(expr[1], found, bundle)
            if expr[1][0] == "var":
                found[expr[1][1]] |= set(variants)
            for each in variants.values():
                variables(each, found, bundle)
        elif len(expr) == 3 and expr[0] == "message":
            name, attribute = expr[1]
            message = bundle.message(name)
            variables(message.attributes[attribute] if attribute else message.value, found, bundle)
        else:
            for each in expr:
                variables(each, found, bundle)


def official(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for file in files("goldenrule").joinpath("locale", lang).iterdir():
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@pytest.mark.parametrize("lang", [each.tag for each in complete_languages()])
def test_every_message_reads_as_in_the_official_runtime(lang: str) -> None:
    other = official(lang)
    own = Bundle(lang, sources(lang))
    chance = random.Random(lang)
    for name in own.names():
        if name.startswith("-"):
            continue
        message = own.message(name)
        for attribute, pattern in (("", message.value), *message.attributes.items()):
            given: dict[str, set[str | int]] = {}
            variables(pattern, given, own)
            for _ in range(TRIES):
                args = {key: pick(chance, kinds) for key, kinds in given.items()}
                found = other.get_message(name)
                theirs_of = found.attributes[attribute] if attribute else found.value
                assert theirs_of is not None
                theirs, errors = other.format_pattern(theirs_of, args)
                assert not errors, (name, errors)
                assert own.format(name, args, attribute) == theirs, (name, attribute, args)


def pick(chance: random.Random, kinds: set[str | int]) -> str | int:
    numbers = any(isinstance(kind, int) or kind in ("one", "few", "many", "other") for kind in kinds)
    words = [kind for kind in kinds if isinstance(kind, str) and kind not in ("one", "few", "many", "other")]
    if words and (not numbers or chance.random() < 0.5):
        return chance.choice([*sorted(words), "something else"])
    if numbers and chance.random() < 0.9:
        return chance.choice([0, 1, 2, 3, 5, 11, 21, 22])
    return "a word"


# -- the syntax ------------------------------------------------------------------------------------

EXAMPLE = """\
# A comment.
plain = Some text
long =
    First line
      indented
    last line
named = Hello, { $name }{ "!" }
    .case = dative
counted = { $n ->
    [0] no cards
    [one] one card
   *[other] { $n } cards
}
inner = { $a ->
    [x] { $b ->
        [1] x1
       *[2] x2
    }
   *[y] y
}, after
lines = { $a ->
    [x]
        first
          second { $b }
        third
    [z]
        { $b ->
            [1] { $a }1
           *[2]
                two
        } after
   *[y] { $b }
        below
}
-term = { $form ->
   *[one] hero
    [many] heroes
}
uses = { -term(form: "many") } and a { -term } { counted }
"""


@pytest.fixture
def bundle() -> Bundle:
    return Bundle("en", split(EXAMPLE))


@pytest.mark.parametrize(
    ("key", "args", "text"),
    [
        ("plain", {}, "Some text"),
        ("long", {}, "First line\n  indented\nlast line"),
        ("named", {"name": "you"}, "Hello, you!"),
        ("counted", {"n": 0}, "no cards"),
        ("counted", {"n": 1}, "one card"),
        ("counted", {"n": 7}, "7 cards"),
        ("inner", {"a": "x", "b": 1}, "x1, after"),
        ("inner", {"a": "x", "b": 5}, "x2, after"),
        ("inner", {"a": "?", "b": 5}, "y, after"),
        ("lines", {"a": "x", "b": 3}, "first\n  second 3\nthird"),
        ("lines", {"a": "z", "b": 1}, "z1 after"),
        ("lines", {"a": "z", "b": 3}, "two after"),
        ("lines", {"a": "y", "b": 3}, "3\nbelow"),
        ("uses", {"n": 1}, "heroes and a hero one card"),
    ],
)
def test_a_message_is_filled(bundle: Bundle, key: str, args: dict[str, str | int], text: str) -> None:
    assert bundle.format(key, args) == text


def test_the_examples_read_as_in_the_official_runtime(bundle: Bundle) -> None:
    other = FluentBundle(["en"], use_isolating=False)
    other.add_resource(FluentResource(EXAMPLE))
    for a, b in product(("x", "y", "z"), (1, 2)):
        for key in ("long", "named", "counted", "inner", "lines", "uses"):
            args: dict[str, str | int] = {"a": a, "b": b, "n": b, "name": "you"}
            found = other.get_message(key).value
            assert found is not None and bundle.format(key, args) == other.format_pattern(found, args)[0]


def test_an_attribute_is_apart_from_the_text(bundle: Bundle) -> None:
    assert bundle.format("named", {"name": "x"}, "case") == "dative"
    with pytest.raises(FluentError, match="no attribute nothing"):
        bundle.format("named", {}, "nothing")


@pytest.mark.parametrize(
    ("lang", "n", "text"),
    [
        ("uk", 1, "one"),
        ("uk", 2, "few"),
        ("uk", 5, "many"),
        ("uk", 21, "one"),
        ("uk", 11, "many"),
        ("zh-Hant", 1, "other"),
    ],
)
def test_plurals(lang: str, n: int, text: str) -> None:
    source = "k = { $n ->\n    [one] one\n    [few] few\n    [many] many\n   *[other] other\n}\n"
    assert Bundle(lang, split(source)).format("k", {"n": n}) == text


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("k = { $n", "not closed"),
        ("k = a } b", "closing brace"),
        ("k = { $n ->\n    [a] b\n}", "without a default"),
        ("k = { ? }", "name missing"),
        ("k = { -t(1) }", "name missing"),
        ("k = { -t(a: $b) }", "no literal"),
    ],
)
def test_a_malformed_message_says_so(source: str, fault: str) -> None:
    with pytest.raises(FluentError, match=fault):
        Message("k", source.partition("= ")[2])


def test_a_key_defined_twice_is_an_error() -> None:
    with pytest.raises(FluentError, match="defined twice"):
        split("k = a\nk = b\n")


def test_text_without_a_key_is_an_error() -> None:
    with pytest.raises(FluentError, match="belongs to no message"):
        split("    text\n")


def test_only_what_is_asked_for_is_parsed() -> None:
    bundle = Bundle("en", {"good": "fine", "bad": "{ $n"})
    assert bundle.format("good", {}) == "fine"
    with pytest.raises(FluentError, match="message bad"):
        bundle.format("bad", {})


def test_texts_share_their_sources() -> None:
    assert Texts("en").has("sentence") and sources("en") is sources("en")


def test_a_name_with_a_mark_of_its_own_ends_the_sentence() -> None:
    """Rule: no full stop follows an exclamation or question mark, except one of three."""
    texts = Texts("en", strict=True)
    assert (
        texts.t("log-threat", by="nobody", source="", n=1, card="The Break-In!")
        == "1 threat is placed on The Break-In!"
    )
    assert texts.t("log-threat", by="nobody", source="", n=1, card="Rhino") == "1 threat is placed on Rhino."
    assert ended_once("Who?. Nobody!. So?...") == "Who? Nobody! So?..."
    assert ended_once("An agent of S.H.I.E.L.D.. And so on...") == "An agent of S.H.I.E.L.D. And so on..."
