"""Languages: which is spoken, what their modules know against CLDR, and how parts of texts meet."""

import re
from datetime import date, time
from pathlib import Path

import pytest
from babel import Locale
from babel.dates import format_date, format_time
from babel.numbers import format_decimal, format_percent

from goldenrule.kernel import files
from goldenrule.kernel.errors import BadInput
from goldenrule.languages import (
    FIRST,
    Language,
    all_languages,
    complete_languages,
    language,
    language_meant,
    names,
    offered_languages,
)
from goldenrule.languages.es import NAMED
from goldenrule.table import settings
from goldenrule.table.games import games_of, own_games
from goldenrule.table.language_choice import (
    PREFERRED,
    SYSTEM,
    VARIABLE,
    check_language,
    current_language,
    set_language,
    system_languages,
)
from goldenrule.words.fluent import Message
from goldenrule.words.texts import Texts, sources
from scripts.languages import compared, faults, messages, missing, raw
from tests.cli.helpers import run, spawn
from tests.previews import TAG, preview

EVERY = pytest.mark.parametrize("each", all_languages(), ids=lambda each: each.tag)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))
    monkeypatch.setenv(VARIABLE, "")
    for name in (*SYSTEM, PREFERRED):
        monkeypatch.setenv(name, "")


@pytest.fixture
def all_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    for each in all_languages():
        monkeypatch.setattr(type(each), "complete", True)


# -- modules -----------------------------------------------------------------------------------------------------------


def test_a_module_has_the_language_of_its_name() -> None:
    assert names()[0] == FIRST and FIRST in [each.tag for each in offered_languages()]
    for name in names():
        assert language(name).tag.replace("-", "_").lower() == name
    assert language("zh-Hant") is language("zh_hant")
    with pytest.raises(LookupError):
        language("xx")


@EVERY
def test_plurals_and_numbers_are_those_of_cldr(each: Language) -> None:
    locale = Locale.parse(each.tag, sep="-")
    of_cldr = [locale.plural_form(n) for n in range(1200)]
    assert [each.plural(n) for n in range(1200)] == of_cldr
    assert {*each.categories} == {*of_cldr} | ({"other"} if "other" in of_cldr else set())
    assert each.number(0.25, 2) == format_decimal(0.25, format="0.00", locale=locale)
    for n in (7, 999.5, 12_345.6, 1_234_567):
        assert each.number(n, 1) == format_decimal(n, format="#,##0.0", locale=locale)
    assert each.number(1234, 0) == {"es": "1234"}.get(each.tag, format_decimal(1234, locale=locale)), "CLDR: 2 digits"
    assert f"12{each.percent}" == format_percent(0.12, locale=locale)


@EVERY
def test_dates_and_times_are_those_of_cldr(each: Language) -> None:
    locale = Locale.parse(each.tag, sep="-")
    for month in range(1, 13):
        for day in (date(2026, month, 1), date(2026, month, 28)):
            assert each.date(day) == format_date(day, "long", locale)
    for hour in range(24):
        assert each.clock(time(hour, 5)) == format_time(time(hour, 5), "short", locale=locale)
    assert language("uk").finish_text(f"Сьогодні {language('uk').date(date(2026, 1, 1))}.").endswith("2026\u202fр.")


@EVERY
def test_percents_in_bundles_are_written_as_cldr_has_them(each: Language) -> None:
    found = [re.findall(r"\}([ \u00a0]?%)(?![(srd])", text) for text in sources(each.tag).values()]
    assert {sign for signs in found for sign in signs} == {each.percent}


@pytest.mark.parametrize(
    ("tag", "text", "finished"),
    [
        ("en", "Play The Break-In!. Who?. So?...", "Play The Break-In! Who? So?..."),
        ("es", "retira 2 de daño de el villano", "retira 2 de daño del villano"),
        ("es", "haz 1 de daño a el villano. De el Zorro", "haz 1 de daño al villano. Del Zorro"),
        ("es", "haz 1 de daño a El Zorro y a él", "haz 1 de daño a El Zorro y a él"),
        (
            "es",
            "un héroe y identidades, 7 o 8 o otro, agua y hielo",
            "un héroe e identidades, 7 o 8 u otro, agua y hielo",
        ),
        (
            "es",
            "contra La Patrulla-X, Los Vengadores y El Castigador",
            "contra la Patrulla-X, los Vengadores y el Castigador",
        ),
        (
            "es",
            "La Cosa ataca a El Castigador, aliado de El Castigador",
            "La Cosa ataca al Castigador, aliado del Castigador",
        ),
        ("es", "Robas 1. La Visión se prepara", "Robas 1. La Visión se prepara"),
        (
            "es",
            "Historia de Los Vengadores: «Los Vengadores, reconocidos»",
            "Historia de los Vengadores: «Los Vengadores, reconocidos»",
        ),
        (
            "es",
            "Mental y «Intuición heroica», Luke Cage y Informante, uno o Ocho, Thor y Iron Man, nieve y Hielo",
            "Mental e «Intuición heroica», Luke Cage e Informante, uno u Ocho, Thor y Iron Man, nieve y Hielo",
        ),
        ("es", "cuenta con La Ciudad Dorada y El Triskelion", "cuenta con La Ciudad Dorada y El Triskelion"),
        ("uk", "карта у руці, карта у відбої, герой у грі", "карта в руці, карта у відбої, герой у грі"),
        (
            "uk",
            "шкода і атака, шкода і її джерело, лиходій і герой",
            "шкода й атака, шкода і її джерело, лиходій і герой",
        ),
        ("uk", "зніміть 2 з схеми, з ворога, з сили", "зніміть 2 зі схеми, з ворога, із сили"),
        ("uk", "карта з Стерв’ятником, з сьомою", "карта зі Стерв’ятником, із сьомою"),
        ("zh-Hant", "對 一個 敵人造成2點傷害。", "對一個敵人造成2點傷害。"),
        ("zh-Hant", "打出「破門而入！」！。 抽1張牌。", "打出「破門而入！」！抽1張牌。"),
    ],
)
def test_parts_are_written_as_they_meet(tag: str, text: str, finished: str) -> None:
    assert language(tag).finish_text(text) == finished


WHO = {"alter_ego", "ally", "hero", "main", "mastermind", "minion", "supporting", "team", "villain"}
"""The types of cards that are somebody, or a group."""


def test_in_spanish_the_article_of_whoever_has_one_is_small_within_a_sentence() -> None:
    texts, said = Texts("es"), set()
    for kind in games_of(own_games()):
        words = kind.words(texts)
        for code in words.codes():
            name, face = words.name(code), words.face(code)
            article, _, rest = name.partition(" ")
            if article in ("El", "La", "Los", "Las"):
                somebody = face.type in WHO
                within = texts.language.finish_text(f"contra {name}").removeprefix("contra ")
                assert within == (f"{article.lower()} {rest}" if somebody else name), (kind.name, code)
                assert not somebody or within in texts.forms(name)
                said |= {rest} if somebody else set()
    assert said == {*NAMED, "Visión (potenciada)"}


@pytest.mark.parametrize(
    ("tag", "names"),
    [
        ("en", ["Ally", "attack", "Boost"]),
        ("es", ["Acción", "Ámbito", "Ataque", "Nulo", "Ñandú", "Ocaso"]),
        ("uk", ["Гра", "Ґрант", "Дія", "Дружній", "Ефект", "Єдність", "Життя", "Игла", "Ім’я", "Їжа", "Карта"]),
    ],
)
def test_names_stand_in_the_order_of_the_alphabet(tag: str, names: list[str]) -> None:
    assert sorted(reversed(names), key=language(tag).place) == names


def test_what_a_clause_is_about_can_be_left_out() -> None:
    assert language("en").text_after("Hulk takes 2 damage", "Hulk") == "takes 2 damage"
    assert language("en").text_after("Hulks take 2 damage", "Hulk") is None
    assert language("zh-Hant").text_after("浩克受到2點傷害", "浩克") == "受到2點傷害"


# -- which is spoken ---------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("all_complete")
@pytest.mark.parametrize(
    ("tag", "found"),
    [
        ("uk_UA.UTF-8", "uk"),
        ("es_MX@euro", "es"),
        ("zh_TW.UTF-8", "zh-Hant"),
        ("zh-Hant-HK", "zh-Hant"),
        ("ZH-HANT", "zh-Hant"),
        ("zh_CN.UTF-8", ""),
        ("C.UTF-8", ""),
        ("", ""),
        ("es" + "-x" * 49, "es"),
        ("es" + "-x" * 50, ""),
        pytest.param("-" * 1_000_000, "", id="long"),
    ],
)
def test_a_tag_of_a_system_means_a_language(tag: str, found: str) -> None:
    each = language_meant(tag)
    assert (each.tag if each is not None else "") == found


@pytest.mark.usefixtures("all_complete")
def test_what_was_asked_for_goes_before_what_is_set_and_that_before_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    assert current_language() == FIRST
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert current_language() == "es"
    monkeypatch.setenv("LC_ALL", "C")
    assert current_language() == FIRST
    settings.save_language(files.home(), "uk")
    assert current_language() == "uk"
    monkeypatch.setenv(VARIABLE, "zh-TW")
    assert current_language() == "zh-Hant"
    assert set_language("es-AR", "--lang") == "es" == current_language()


def test_a_preview_is_spoken_where_somebody_has_chosen_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(language("es")), "complete", False)
    monkeypatch.setenv("LANG", "es_ES")
    assert current_language() == FIRST, "the system has not chosen it"
    assert check_language("es", "--lang") == "es"
    settings.save_language(files.home(), "es")
    assert current_language() == "es"
    with pytest.raises(BadInput, match=r"'xx'; choose from en \(English\), .* es \(Español, preview\)"):
        check_language("xx", "--lang")
    assert language("es") in offered_languages()[len(complete_languages()) :]


@pytest.mark.parametrize(
    ("variables", "found"),
    [
        ({"LANGUAGE": "uk:es", "LANG": "en_GB.UTF-8"}, "uk"),
        ({"LANGUAGE": "pt_BR:de:es:en", "LANG": "pt_BR.UTF-8"}, "es"),
        ({"LANGUAGE": "en_GB:es", "LANG": "es_ES"}, "en"),
        ({"LANGUAGE": "es", "LANG": "C.UTF-8"}, "en"),
        ({"LANGUAGE": "es", "LC_ALL": "POSIX", "LANG": "uk_UA"}, "en"),
        ({"LANGUAGE": "es"}, "es"),
        ({"LANGUAGE": ":::", "LC_MESSAGES": "uk_UA.KOI8-U", "LANG": "es_ES"}, "uk"),
        ({"LC_ALL": "zh_HK.UTF-8", "LC_MESSAGES": "es_ES"}, "zh-Hant"),
        ({"LANG": "zh_Hant_MO"}, "zh-Hant"),
        ({"LANG": "zh_SG.UTF-8"}, "en"),
        ({"LANG": "pt_PT"}, "en"),
        ({"LANGUAGE": "x" * 1_000_000 + ":es", "LANG": "uk_UA"}, "uk"),
    ],
    ids=repr,
)
def test_the_terminal_speaks_the_first_language_of_the_system_that_there_is(
    variables: dict[str, str], found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert current_language() == found


def test_a_system_without_variables_says_its_language_in_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    class Kernel:
        @staticmethod
        def GetUserDefaultUILanguage() -> int:
            return 0x0C04

    class Dlls:
        kernel32 = Kernel

    monkeypatch.setattr("ctypes.windll", Dlls, raising=False)
    monkeypatch.setattr("sys.platform", "win32")
    assert system_languages() == ["zh_HK"] and current_language() == "zh-Hant"


@pytest.mark.parametrize("arguments", [("--lang", "xx", "saves"), ("saves", "--lang=xx")])
def test_an_unknown_language_is_one_sentence(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    done = run(tmp_path, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("--lang: there is no language 'xx'; choose from en (English)")
    assert done.stderr.endswith(").\n") and done.stderr.count("\n") == 1


def test_an_unknown_language_in_the_environment_is_named(tmp_path: Path) -> None:
    done = spawn(tmp_path, "saves", GOLDENRULE_LANG="xx")
    assert done.returncode == 2 and done.stderr.startswith(f"{VARIABLE}: there is no language 'xx'")
    assert spawn(tmp_path, "saves", GOLDENRULE_LANG="", LANG="xx_XX").returncode == 0


def test_a_language_can_be_set(tmp_path: Path) -> None:
    assert run(tmp_path, "settings", "lang", "en").stdout == "lang en: the texts are in this language\n"
    assert settings.read(files.home()).lang == "en"
    assert (
        run(tmp_path, "settings", "lang", "system").stdout
        == "lang system: the texts are in the language of the system\n"
    )
    assert run(tmp_path, "settings", "lang", "xx").stderr.startswith("settings lang: there is no language 'xx'")


# -- what is checked of bundles ----------------------------------------------------------------------------------------


@EVERY
def test_a_language_has_no_fault_and_a_complete_one_has_every_message(each: Language) -> None:
    assert faults(each) == []
    assert each.complete == (missing(each) == []), missing(each)[:5]


def test_a_message_that_a_complete_language_lacks_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    own = {key: text for key, text in raw("es").items() if key not in ("page-back", "sentence")}
    monkeypatch.setattr("scripts.languages.raw", lambda tag: own if tag == "es" else raw(tag))
    messages.cache_clear()
    try:
        assert faults(language("es")) == ["page-back: missing", "sentence: missing"]
        monkeypatch.setattr(type(language("es")), "complete", False)
        assert faults(language("es")) == [] and missing(language("es")) == ["page-back", "sentence"]
    finally:
        messages.cache_clear()


def test_a_message_of_a_preview_that_lacks_something_is_a_fault(tmp_path: Path) -> None:
    with preview(tmp_path, {"a.ftl": "page-back = Bakku\npage-menu = { page-lost }\nterm-champions-guard = Gado.\n"}):
        found = faults(language(TAG))
    assert "page-menu: refers to what is missing" in found and "page-back: missing" not in found
    assert "term-champions-guard: the attributes name are missing" in [each.replace("also, ", "") for each in found]


@pytest.mark.parametrize(
    ("english", "own", "fault"),
    [
        ("k = { $n } cards", "k = { $m } карт", "the arguments m are not those of English"),
        ("k = go\n    .chosen = to", "k = йти", "the attributes chosen are missing"),
        ("k = { $n }", "k = { $n ->\n    [one] карта\n   *[many] карт\n}", "a choice by a number has no few"),
        ("k = draw a card", "k = візьміть card", "English is left: card"),
        ("k = a { $card }", "k = { $cardform ->\n    [f] нова\n   *[m] новий\n} { $card }\n    .card = nominative", ""),
        ("k = { $n }", "k = { $n ->\n    [one] карта\n    [few] карти\n   *[many] карт\n}", ""),
        ("k = { $a ->\n    [x] attack\n   *[y] y\n}", "k = { $a ->\n    [x] атака\n   *[y] y\n}", ""),
    ],
)
def test_a_message_is_held_against_the_english_one(english: str, own: str, fault: str) -> None:
    first, message = (Message("k", text.partition("= ")[2]) for text in (english, own))
    assert list(compared(message, first, language("uk"))) == ([fault] if fault else [])


def test_keys_that_are_missing_or_needless_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ukrainian = language("uk")
    (tmp_path / "lessons").mkdir()
    text = "sentence = { $clause }.\nhelper = а\nused = б\njoin-and = { $first } { used } { $second }\n"
    (tmp_path / "a.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(type(ukrainian), "folder", lambda self: tmp_path)
    for each in (sources, raw, messages):
        each.cache_clear()
    try:
        found = faults(ukrainian)
        assert "join-or: missing" in found and len(found) > 1000
        others = [fault for fault in found if "missing" not in fault]
        assert others == ["helper: not in English, and nothing refers to it"]
    finally:
        for each in (sources, raw, messages):
            each.cache_clear()
