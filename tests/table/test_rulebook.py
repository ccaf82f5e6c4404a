"""The rulebook is looked up by any word of any language, and cards are found by what they do."""

from functools import cache

import pytest

from goldenrule.gamekit.game_words import GameWords
from goldenrule.kernel.errors import BadInput
from goldenrule.table.card_lookup import about_card, cards_near, find_cards
from goldenrule.table.games import find_game
from goldenrule.table.rulebook import LookupResult, Rulebook
from goldenrule.table.rulebook_text import explain
from goldenrule.words.texts import Texts

TEXTS = Texts("en", strict=True)
GAMES = ("champions", "heroes", "skirmish")


@cache
def words_of(game: str) -> GameWords:
    return find_game(game).words(TEXTS)


def look_up(game: str, word: str) -> LookupResult:
    return Rulebook(words_of(game), TEXTS).look_up(word)


# -- looking up --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "word", "name"),
    [
        ("champions", "guard", "Guard"), ("champions", "Охоронець", "Guard"), ("champions", "守護", "Guard"),
        ("champions", "Guardia", "Guard"), ("champions", "оглушений", "Stunned"), ("champions", "загрози", "Threat"),
        ("champions", "agotar", "Exhaust"), ("champions", "擊暈", "Stunned"), ("champions", "stunning", "Stunned"),
        ("heroes", "Plan Maestro", "Master Plan"), ("heroes", "кмітливістю", "Outwit"),
        ("skirmish", "Lugar", "Location"),
        ("skirmish", "神器", "Artifact"), ("skirmish", "артефактами", "Artifact"),
    ],
)  # fmt: skip
def test_a_term_is_found_in_any_language_and_form(game: str, word: str, name: str) -> None:
    assert [each.name for each in look_up(game, word).entries][:1] == [name]


@pytest.mark.parametrize(
    ("game", "word", "code"),
    [
        ("champions", "Людина-павук", "01001a"), ("champions", "носорога", "01094"), ("champions", "美國隊長", ""),
        ("champions", "RHINO", "01094"), ("champions", "01094", "01094"), ("heroes", "Галка", "hulk"),
        ("skirmish", "Капітанка Марвел", "captain_marvel"),
    ],
)  # fmt: skip
def test_a_card_is_found_in_any_language_and_form(game: str, word: str, code: str) -> None:
    assert [each.key for each in look_up(game, word).cards][:1] == ([code] if code else [])


def test_a_clause_is_told_with_the_entries_that_name_it() -> None:
    (rule,) = look_up("champions", "mc-kw-guard-02").rules
    assert rule.section == "Keyword: Guard" and [each.key for each in rule.entries] == ["guard"]
    (decision,) = look_up("champions", "D-01").rules
    assert decision.section == "" and decision.text


def test_a_wrong_spelling_is_found_and_not_sure() -> None:
    found = look_up("champions", "quikstrike")
    assert [each.key for each in found.entries] == ["quickstrike"] and not found.sure
    assert look_up("champions", "quickstrike").sure
    assert look_up("champions", "icon").near and not look_up("champions", "icon").entries


def test_what_nothing_is_called_is_searched_everywhere() -> None:
    found = look_up("champions", "tokens unbounded")
    assert "MC-COMP-01" in [each.id for each in found.rules] and not found.sure


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("word", ["", " ", "zzzz", "???", "{ $n }", "守" * 400, "\x1b[2J", "-" * 999])
def test_nonsense_finds_nothing_and_is_told_in_one_sentence(game: str, word: str) -> None:
    assert look_up(game, word).empty
    with pytest.raises(BadInput, match="Nothing matches") as error:
        explain(words_of(game), TEXTS, word)
    assert "\n" not in str(error.value)


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "query", "codes"),
    [
        ("champions", "does:stun when:revealed", {"01096", "01106", "01168"}),
        ("champions", "trait:avenger cost:<3 type:ally", {"01050"}),
        ("champions", "type:ALLY trait:Avenger cost:<=2", {"01050"}),
        ("champions", "keyword:guard", {"01101", "01120", "01143", "01182"}),
        ("champions", "носоріг type:villain", {"01094", "01095", "01096"}),
        ("champions", 'text:"draw 1 card" type:hero', {"01001a", "01010a"}),
        ("heroes", "does:reroll type:hero", {"mr_fantastic", "doctor_strange"}),
        ("skirmish", "type:artifact does:damage when:single", {"darkhold", "tactigon"}),
    ],
)
def test_cards_are_found_by_what_is_printed_and_by_what_they_do(game: str, query: str, codes: set[str]) -> None:
    assert set(find_cards(words_of(game), TEXTS, query)) == codes


@pytest.mark.parametrize(
    ("lang", "game", "query", "english"),
    [
        ("es", "champions", "tipo:aliado coste:>2 aspecto:justicia", "type:ally cost:>2 aspect:justice"),
        ("es", "champions", "ATQ:>2 palabra:represalia", "atk:>2 keyword:retaliate"),
        ("uk", "champions", "тип:союзник ціна:2", "type:ally cost:2"),
        ("uk", "champions", "ресурс:універсальний", "resource:wild"),
        ("zh-Hant", "champions", "類型：盟友 費用：<3", "type:ally cost:<3"),
        ("zh-Hant", "champions", "文字：「抽取」 類型:英雄", 'text:"draw" type:hero'),
        ("es", "heroes", "grupo:x-men habilidad:lucha", "team:x-men skill:fight"),
        ("uk", "skirmish", "сторона:герої колір:червоний", "side:hero colour:red"),
    ],
)
def test_a_search_is_asked_in_the_words_of_a_language(lang: str, game: str, query: str, english: str) -> None:
    texts = Texts(lang)
    found = find_cards(find_game(game).words(texts), texts, query)
    assert found and set(found) == set(find_cards(words_of(game), TEXTS, english))


def test_a_field_that_there_is_not_is_refused_with_those_of_the_language() -> None:
    texts = Texts("es")
    with pytest.raises(BadInput) as error:
        find_cards(find_game("heroes").words(texts), texts, "cosa:2")
    assert all(field in str(error.value) for field in ("nombre:", "tipo:", "grupo:", "coste:"))


@pytest.mark.parametrize("word", ["Backflip", "01003", "Сальто назад", "voltereta hacia atras", "後空翻"])
def test_a_card_is_told_by_its_name_in_any_language(word: str) -> None:
    assert about_card(words_of("champions"), TEXTS, word)[0].startswith("Backflip: ")


@pytest.mark.parametrize("lang", ["es", "uk", "zh-Hant"])
def test_a_card_is_found_by_its_printed_name_in_every_language_and_names_it(lang: str) -> None:
    texts = Texts(lang)
    words = find_game("champions").words(texts)
    head, also, *_ = about_card(words, texts, "backflip")
    assert "Backflip" not in head and also.startswith(texts.t("card-in-english", name="Backflip", own="no"))
    assert find_cards(words, texts, "Backflip") == find_cards(words, texts, words.name("01003")) == ["01003"]
    assert explain(words, texts, "Backflip")[:2] == [head, also]
    ours = texts.t("card-in-english", name="Backflip", own="yes")
    assert (also == ours) == (lang != "es"), "the Spanish name is in a source"
    assert "Backflip" not in "".join(about_card(words_of("champions"), TEXTS, "01003")[1:]), "English has it once"


@pytest.mark.parametrize(
    ("lang", "query", "code"),
    [
        ("es", "accion titular", "shield_intervention"),  # neither accents nor the number of a word count
        ("uk", "новинами", "shield_intervention"),
        ("zh-Hant", "头条", "shield_intervention"),
        ("en", "headline elephants", ""),
    ],
)
def test_words_of_card_texts_are_found_however_they_are_written(lang: str, query: str, code: str) -> None:
    found = find_cards(find_game("heroes").words(Texts(lang)), Texts(lang), query)
    assert code in found if code else found == []


def test_what_no_card_is_called_is_no_card() -> None:
    with pytest.raises(BadInput, match="There is no card"):
        about_card(words_of("champions"), TEXTS, "stunned")


def test_a_word_that_is_a_little_like_a_name_leads_to_it() -> None:
    book = Rulebook(words_of("champions"), TEXTS)
    found = book.look_up("grd")
    assert [each.name for each in found.entries] == ["Guard"] and not found.sure
    for word in ("xyzzy", "qq", "g" * 50):
        assert book.look_up(word).empty, word


def test_cards_of_a_misspelled_name_are_offered() -> None:
    with pytest.raises(BadInput, match=r"There is no card 'Bckflip'; did you mean Backflip\?"):
        about_card(words_of("champions"), TEXTS, "Bckflip")
    with pytest.raises(BadInput, match="There is no card 'xyzzy'; `goldenrule cards champions` lists all"):
        about_card(words_of("champions"), TEXTS, "xyzzy")
    assert cards_near(words_of("champions"), TEXTS, "blak widow") == ["Black Widow"]
    assert cards_near(words_of("champions"), TEXTS, "type:ally") == []


def test_what_is_done_and_when_belong_to_one_ability() -> None:
    both = set(find_cards(words_of("champions"), TEXTS, "does:stun when:boost"))
    assert both and both < set(find_cards(words_of("champions"), TEXTS, "does:stun"))
    assert "01106" not in both, "Stampede stuns when it is revealed"


def test_names_come_first_and_no_query_finds_all() -> None:
    words = words_of("champions")
    assert find_cards(words, TEXTS, "rhino")[0] == "01094"
    assert sorted(find_cards(words, TEXTS, "")) == sorted(words.codes())


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("flavour:x", "has no field flavour:"), ("cost:x", "must be a number"), ("cost:<", "must be a number"),
        ("does:stnu", "did you mean does:stun"), ("when:qqqq", "No card has when:qqqq"), ("::", ""), ('"', ""),
        ("cost:99999999999999999999", "must be a number"), ("does:", ""), (" \t", ""),
    ],
)  # fmt: skip
def test_a_query_that_is_none_is_told_in_one_sentence(query: str, said: str) -> None:
    words = words_of("champions")
    if said:
        with pytest.raises(BadInput, match=said) as error:
            find_cards(words, TEXTS, query)
        assert "\n" not in str(error.value)
    else:
        find_cards(words, TEXTS, query)
