"""Whoever reads a word of the rules on a card, on the board or in a question can look it up, however it is written."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest

from goldenrule.gamekit.game_words import GameWords
from goldenrule.gamekit.glossary import Glossary, Row, letters_wrong, near_names, plain_words, stems
from goldenrule.games.champions.clauses import glossary as printed_terms
from goldenrule.games.champions.clauses import names_of
from goldenrule.games.heroes import ids as heroes
from goldenrule.games.skirmish import ids as duel
from goldenrule.kernel.clauses import clauses_of, decisions_of, rows
from goldenrule.kernel.errors import BadInput
from goldenrule.table.games import find_game
from goldenrule.table.rulebook_text import explain
from goldenrule.words.fluent import split
from goldenrule.words.texts import Texts

TEXTS = Texts("en", strict=True)
GAMES = ("champions", "heroes", "skirmish")
BUNDLES = {
    "champions": ("board", "prompts", "options", "terms", "cards", "refusals"),
    "heroes": ("board_heroes", "heroes", "prompts"),
    "skirmish": ("board_skirmish", "skirmish", "prompts"),
}
"""Where the words are that a game's boards, cards and questions are made of."""
WORDS_OF_CARDS = {
    "champions": r"(stat|status|resource(?!-letter)|aspect|type|form|keyword|icon|trait)-[a-z-]+",
    "heroes": r"heroes-(area|district|symbol|colour|threat|skill|stage|stat|scheme|type)-[\w-]+",
    "skirmish": r"skirmish-(side|colour)-\w+|skirmish-(strength|life|any)",
}
"""Messages that are a term as they stand."""
RULES_ONLY = ("document", "anatomy field", "setup step", "card name")
ABOUT_THE_BOOKLET = re.compile(r"Appendix|Anatomy Key|Glossary|Index")
"""Terms of the printed glossary that are no words of a board, card or question."""
MOST_WORDS = 3
"""A label that is longer is a sentence."""
EVERYDAY = {
    "champions": {".", "Being resolved", "E", "M", "P", "W"},
    "heroes": {"Backups and agents", "Heroes here", "Known in hand", "Plans to come", "none"},
    "skirmish": {"Known in hand", "nobody"},
}
"""Labels that are no terms."""
TWO_MEANINGS = {"d", "trouble"}
"""In Heroes: Danger and Defense on the board; the Trouble Level and a face of the dice."""


@cache
def words_of(game: str) -> GameWords:
    return find_game(game).words(TEXTS)


def glossary_of(game: str) -> Glossary:
    rulebook = words_of(game).rulebook
    assert rulebook is not None
    return rulebook.glossary


def messages(game: str) -> dict[str, str]:
    """Those of its bundles, without those whose keys name another game; keys without any are of Champions."""
    found: dict[str, str] = {}
    for name in BUNDLES[game]:
        for key, text in split(files("goldenrule").joinpath("locale", "en", f"{name}.ftl").read_text("utf-8")).items():
            named = set(key.split("-")) & set(GAMES) or {"champions" if name == "prompts" else game}
            if game in named:
                found[key] = text
    return found


def said(source: str) -> Iterator[str]:
    """The pieces of plain text in a message."""
    text = re.sub(r"^\s*\.\w+ = .*$|\{ *[\w$-]+ *->|\*?\[[\w-]+\]", "\n", source, flags=re.MULTILINE)
    for piece in re.split(r"\n|\{[^{}]*\}|[{}“”(),|:?!]|\.(?= |$)", text):
        yield piece.strip().removesuffix(" of")


def terms_of_the_rules(game: str) -> Iterator[str]:
    if game == "champions":
        for term in printed_terms().values():
            if term.category not in RULES_ONLY and not ABOUT_THE_BOOKLET.search(term.en):
                yield from (name.removeprefix("to ") for name in names_of(term.en))
    elif game == "heroes":
        yield from (word.replace("_", " ") for word in (*heroes.STATUSES, *heroes.STATS[:10], *heroes.ROLLS))
    else:
        yield from (*duel.LOCATIONS, "recruitment", "attack", "draw", "artifact", "battlefield", "side character")


def terms(game: str) -> set[str]:
    """Every term that a card, a board or a question uses, read from where they are written."""
    found = set(terms_of_the_rules(game))
    for key, source in messages(game).items():
        if key.endswith(("-key", "-legend")):
            continue
        label = key.startswith("board") and "{" not in source
        if label or re.fullmatch(WORDS_OF_CARDS[game], key):
            found |= {piece for piece in said(source) if 0 < len(piece.split()) <= MOST_WORDS}
        else:
            for piece in said(source):
                found |= set(re.findall(r"(?<=[a-z,;] )[A-Z][\w’-]*(?: [A-Z][\w’-]*)*", piece))
    return found - EVERYDAY[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_term_that_is_used_can_be_looked_up(game: str) -> None:
    every = terms(game)
    assert len(every) > {"champions": 300, "heroes": 120, "skirmish": 40}[game]
    assert sorted(each for each in every if not glossary_of(game).entries_called(each)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_explanation_is_short_and_rests_on_clauses_that_exist(game: str) -> None:
    package = glossary_of(game).package
    known = clauses_of(package).keys() | decisions_of(package).keys()
    for row in rows(package, "terms.csv", Row):
        key, clauses, *_ = row
        entry = glossary_of(game).entries[key]
        assert entry.name and entry.text.endswith(".") and entry.text.count(". ") < 3, key
        assert entry.clauses and set(entry.clauses) <= known, key
        for part in clauses.split():
            assert part in known or any(id.rpartition("-")[0] == part for id in known), (key, part)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_terms_have_the_same_name(game: str) -> None:
    named: dict[str, str] = {}
    for key in glossary_of(game).entries:
        names = [
            TEXTS.attribute(f"term-{game}-{key}", "name"),
            *TEXTS.attribute(f"term-{game}-{key}", "also").split(","),
        ]
        for name in {plain_words(each) for each in names} - {""}:
            assert named.setdefault(name, key) == key or name in TWO_MEANINGS, name


@pytest.mark.parametrize(
    ("word", "root"),
    [
        ("stunned", "stun"), ("exhausts", "exhaust"), ("placing", "place"), ("cancelled", "cancel"),
        ("allies", "ally"), ("searches", "search"), ("boss", "boss"), ("support spaces", "support space"),
    ],
)  # fmt: skip
def test_inflections_have_one_stem(word: str, root: str) -> None:
    assert stems(word, TEXTS.language) == stems(root, TEXTS.language)


@pytest.mark.parametrize(
    ("game", "word", "name"),
    [
        ("champions", " GUARD ", "Guard"), ("champions", "alter-egos", "Alter-ego"), ("champions", "Energy", "Energy"),
        ("champions", "exausted", "Exhaust"), ("champions", "Охоронець", "Guard"), ("champions", "守護", "Guard"),
        ("champions", "Guardia", "Guard"), ("champions", "Avenger", "Traits"), ("champions", "quick", "Quickstrike"),
        ("champions", "oblgation", "Obligation"), ("champions", "main schemes", "Main scheme"),
        ("heroes", "troble level", "Trouble Level"), ("heroes", "outwitting", "Outwit"), ("heroes", "PP", "Plot point"),
        ("heroes", "“most wanted”", "Most Wanted"), ("heroes", "Harlem", "District"), ("heroes", "powerup", "Power-up"),
        ("skirmish", "artefacts", "Artifact"), ("skirmish", "civilains", "Civilian"), ("skirmish", "*", "Any"),
        ("skirmish", "opposing", "Opposite"), ("skirmish", "recruiting", "Recruitment phase"),
    ],
)  # fmt: skip
def test_a_term_is_found_however_it_is_written(game: str, word: str, name: str) -> None:
    assert explain(words_of(game), TEXTS, word)[0].startswith(f"{name}: ")


def test_a_card_that_is_called_like_a_term_is_shown_after_it() -> None:
    said = explain(words_of("champions"), TEXTS, "energy")
    assert said[0].startswith("Energy: One of the three types") and "Energy: resource, basic, 01088" in said[1:]


@pytest.mark.parametrize(
    ("game", "word", "names"),
    [
        ("champions", "icon", ["Acceleration icon", "Crisis icon"]),
        ("champions", "spider", ["Spider-Man", "Spider-Woman"]),
        ("heroes", "card", ["Story", "Resource"]),
        ("skirmish", "effect", ["Immediate effect", "Attack effect"]),
    ],
)
def test_several_that_are_meant_are_listed(game: str, word: str, names: list[str]) -> None:
    with pytest.raises(BadInput, match=f"“{word}” may be: ") as error:
        explain(words_of(game), TEXTS, word)
    assert all(name in str(error.value) for name in names)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("word", ["zz", "nowhere", "qwertyuiop", "  ", "1" * 5000])
def test_what_is_nothing_is_said_to_be_nothing_and_no_shell_command_is_named(game: str, word: str) -> None:
    with pytest.raises(BadInput, match="Nothing matches") as error:
        explain(words_of(game), TEXTS, word)
    assert "goldenrule" not in str(error.value)


@pytest.mark.parametrize("game", GAMES)
def test_all_terms_are_listed(game: str) -> None:
    listed = "\n".join(explain(words_of(game), TEXTS, "terms"))
    assert all(entry.name in listed for entry in glossary_of(game).entries.values())


@pytest.mark.parametrize(
    ("word", "name", "wrong"),
    [("boost", "boost", 0), ("bost", "boost", 1), ("boots", "boost", 1), ("bosst", "boost", 1), ("", "ko", 2)],
)
def test_wrong_letters_are_counted(word: str, name: str, wrong: int) -> None:
    assert letters_wrong(word, name) == letters_wrong(name, word) == wrong


def test_the_nearest_spelling_is_meant() -> None:
    names = {plain_words(name): name for name in ("Civilian", "Villain", "Pay", "Play")}
    language = TEXTS.language
    assert near_names("civilain", names, language) == ["Civilian"]
    assert near_names("plya", names, language) == ["Play"]
    assert near_names("ply", names, language) == ["Pay", "Play"] and near_names("pya", names, language) == ["Pay"]
    assert near_names("xx", names, language) == near_names("", names, language) == []


@pytest.mark.parametrize(
    ("lang", "word", "entry"),
    [
        ("uk", "оглушеного", "stunned"),
        ("uk", "охоронцем", "guard"),
        ("uk", "посіпаками", "minion"),
        ("uk", "загрозою", "threat"),
        ("es", "aturdidas", "stunned"),
        ("es", "esbirros", "minion"),
        ("es", "vinculada", "attach"),
        ("es", "agotarse", "exhaust"),
    ],
)
def test_an_inflection_of_any_language_is_its_term(lang: str, word: str, entry: str) -> None:
    rulebook = find_game("champions").words(Texts(lang)).rulebook
    assert rulebook is not None
    glossary = rulebook.glossary
    assert entry in {each.key for each in glossary.entries_called(plain_words(word))}
    assert glossary.entries_called("qqqqий") == glossary.entries_called("qqqqados") == []
