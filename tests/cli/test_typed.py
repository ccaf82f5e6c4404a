"""What is typed at the prompt: words mean verbs and names, and what means nothing is refused in one sentence."""

import argparse
from pathlib import Path

import pytest

from goldenrule.cli.client_texts import Words
from goldenrule.cli.output import Plain
from goldenrule.cli.parser import parser
from goldenrule.cli.play import COMMANDS, Play
from goldenrule.cli.prompt import SHELL
from goldenrule.cli.prompt_input import answer_line
from goldenrule.kernel.files import load
from goldenrule.table.games import game_names, games_of
from goldenrule.table.prompt_items import Item
from goldenrule.table.word_matching import find
from tests.cli.helpers import run
from tests.heroes.test_prompts import at_the_lead

SPIDER_MAN = ("champions", "--heroes", "spider_man", "--scenario", "rhino", "--seed", "3")


def played(home: Path, *typed: str, game: tuple[str, ...] = SPIDER_MAN, lang: str = "en") -> str:
    """What a game says to lines that are typed."""
    lines = "".join(f"{line}\n" for line in (*typed, "quit"))
    return " ".join(run(home, "--lang", lang, "play", *game, "--plain", typed=lines).stdout.split())


def answers(home: Path) -> list[str]:
    """The verbs of all answers of the game that was played."""
    saved = next((home / "saves").glob("*.json"), None)
    return [] if saved is None else [entry[1] for entry in load(saved).entries if isinstance(entry, tuple)]


# -- words ---------------------------------------------------------------------------------------------------------


HELICARRIER = (
    "Helicarrier: Action: Exhaust Helicarrier → choose a player. The next card that player plays costs 1 less."
)
ITEMS = [
    Item("Play Aunt May (support, cost 1)", "play", code="01006"),
    Item(HELICARRIER, "use", code="01092"),
    Item("Remove 2 threat from a scheme → Klaw (3 threat)", "mode", action="Remove 2 threat from a scheme.", aim="Klaw",
         target_code="01113"),
    Item("Draw 3 cards.", "mode"),
    Item("Use Darkhold – Once, then out of the game: deal 2 damage.", "use", code="darkhold"),
    Item("Play Nick Fury (ally, cost 4) → Deal 4 damage to an enemy.", "play", action="Play Nick Fury (ally, cost 4)",
         aim="Deal 4 damage to an enemy"),
    Item("Hulk (boosted) at Manhattan 1, Strength 9, Life 4 of 9", "pick", code="hulk_boosted"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("said", "numbers"),
    [
        ("card", []), ("cards", []), ("player", []), ("action", []), ("next card", []), ("scheme", []), ("threat", []),
        ("game", []), ("damage", []), ("enemy", []), ("cost", []), ("life", []), ("of", []),
        ("helicarrier", [2]), ("aunt", [1]), ("aunt support", [1]), ("klaw", [3]), ("remove threat", [3]),
        ("draw", [4]), ("draw cards", [4]), ("draw 3 cards", [4]), ("darkhold", [5]), ("use darkhold", [5]),
        ("nick fury deal", [6]), ("fury deal 4 damage", [6]), ("hulk boosted", [7]), ("manhattan", [7]),
        (HELICARRIER, [2]),
    ],
)  # fmt: skip
def test_verbs_and_names_mean_an_option_and_rules_text_does_not(said: str, numbers: list[int]) -> None:
    assert find(ITEMS, said).numbers == numbers


def test_the_first_words_of_a_line_mean_it_before_a_line_that_says_more() -> None:
    items = [Item("Electro: needs 2, costs 1", "lead"), Item("Electro, backup for 1 Trouble: Blackout", "backup")]
    assert find(items, "electro") == ([1], True) and find(items, "electro backup") == ([2], True)


def test_the_commands_of_the_shell_are_known() -> None:
    top = parser(games_of(game_names()))
    known = next(each for each in top._actions if isinstance(each, argparse._SubParsersAction)).choices
    assert {*SHELL} == {*known} - {*COMMANDS}


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "rules is a shell command; in a game, type ? NAME"),
        ("es", "rules es una orden de la terminal: en una partida escribe ? NOMBRE"),
        ("uk", "«rules» — команда оболонки: у грі введіть ? НАЗВА"),
        ("zh-Hant", "rules是終端機指令：在遊戲中請輸入? 名稱"),
    ],
)
def test_a_command_of_the_shell_says_what_to_type_in_a_game(tmp_path: Path, lang: str, said: str) -> None:
    shown = played(tmp_path, "", "rules", "card Rhino", lang=lang)
    assert said in shown and said.replace("rules", "card") in shown
    assert answers(tmp_path) == ["done"]


def test_a_card_that_is_not_in_hand_is_not_taken_for_a_command_of_the_shell(tmp_path: Path) -> None:
    shown = played(tmp_path, "play Iron Man", "play champions")
    assert "Iron Man is not in your hand." in shown and shown.count("play is a shell command") == 1


def test_play_is_a_verb_where_something_can_be_played(tmp_path: Path) -> None:
    shown = played(tmp_path, "", "play")
    assert "play fits several options" in shown and "shell command" not in shown


# -- numbers and semicolons ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "missing next to"), ("es", "Falta una respuesta"), ("uk", "бракує відповіді"), ("zh-Hant", "缺少答案")],
)
def test_nothing_beside_a_semicolon_is_refused_and_answers_nothing(tmp_path: Path, lang: str, said: str) -> None:
    for n, line in enumerate([";", " ; ; ", "7;", ";7", "7; ; 1"]):
        home = tmp_path / str(n)
        assert said in played(home, line, lang=lang)
        assert answers(home) == []
    played(tmp_path / "both", "7; change", "")
    assert answers(tmp_path / "both") == ["done", "form"]


@pytest.mark.parametrize(
    ("lang", "twice", "none"),
    [
        ("en", "You typed 1 more than once", "There is no option -1; choose 1 to"),
        ("es", "Has escrito 1 más de una vez", "No hay opción -1; elige de 1 a"),
        ("uk", "Номер 1 введено кілька разів", "Варіанта -1 немає; виберіть від 1 до"),
        ("zh-Hant", "1輸入了不只一次", "沒有選項-1；請選1到"),
    ],
)
def test_a_number_twice_and_a_number_of_no_option_are_refused(tmp_path: Path, lang: str, twice: str, none: str) -> None:
    shown = played(tmp_path, "1 1 1", "-1", "1.5", lang=lang)
    assert shown.count(twice) == 1 and none in shown and none.replace("-1", "1.5") in shown
    assert answers(tmp_path) == []
    shown = played(tmp_path / "turn", "7", "1 1", "2-3 3", lang=lang)
    assert shown.count(twice) == 1 and shown.count(twice.replace("1", "3")) == 1
    assert answers(tmp_path / "turn") == ["done"]
    duel = played(tmp_path / "duel", "-1", game=("skirmish", "--quick", "--seed", "3"), lang=lang)
    assert none in duel


def test_different_numbers_are_chosen_together(tmp_path: Path) -> None:
    played(tmp_path, "1 2")
    assert answers(tmp_path) == ["discard", "discard", "done"]


@pytest.mark.parametrize(
    ("lang", "alone", "apart"),
    [
        ("en", "cannot be chosen alone: choose one of these as well:", "These cannot be chosen together"),
        ("es", "elige además una de estas opciones:", "Estas no pueden elegirse juntas"),
        ("uk", "виберіть також щось із цього:", "Цього не можна вибрати разом"),
        ("zh-Hant", "請同時選擇其中之一：", "這些不能一起選擇"),
    ],
)
def test_a_backup_without_a_lead_villain_is_named_with_what_it_needs(
    lang: str, alone: str, apart: str, capsys: pytest.CaptureFixture[str]
) -> None:
    s, sitting = at_the_lead()
    words = Words("heroes")
    words.speak(lang)
    words.game.use_cards_of(sitting.session.game)
    play = Play(sitting.session, Plain(words))
    play.asked = words.ask(sitting.session, sitting.asked.decision)
    items = play.asked.prompt.items
    leads, backups = ([n for n, item in enumerate(items, 1) if item.verb == verb] for verb in ("lead", "backup"))
    answer_line(play, str(backups[0]))
    shown = " ".join(capsys.readouterr().out.split())
    assert alone in shown and all(items[n - 1].text.split(": ")[0].split("：")[0] in shown for n in backups[:1])
    named = shown.partition(alone)[2].casefold()
    assert words.name(items[leads[0] - 1].code).casefold() in named
    answer_line(play, f"{leads[0]} {leads[1]}")
    assert apart in " ".join(capsys.readouterr().out.split())
    assert sitting.session.recorder.standing_count == 0, "nothing is answered"
    answer_line(play, f"{leads[0]} {backups[0]}")
    assert sitting.session.recorder.standing_count == 2 and s.game.state.trouble < 3


# -- yes or no -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "end", "asked", "told"),
    [
        ("en", "end turn", "Do it anyway? yes or no", "Type yes to do it anyway"),
        ("es", "termina turno", "¿Lo haces de todos modos?", "Escribe «sí» (o yes)"),
        ("uk", "закінчити хід", "Усе одно зробити?", "Введіть yes (так)"),
        ("zh-Hant", "結束你的回合", "仍要這麼做嗎？", "輸入yes照樣執行"),
    ],
)
def test_a_doubt_waits_for_yes_or_no_and_carries_out_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, end: str, asked: str, told: str
) -> None:
    monkeypatch.setattr(Plain, "interactive", property(lambda out: True, lambda out, value: None), raising=False)
    hero = ("", "3", end)
    shown = played(tmp_path / "yes", *hero, "zzz", "3", "", "? Rhino", "why", "yes", lang=lang)
    assert shown.count(asked) == 6 and shown.count(told) == 3, "after each line it is asked again"
    assert "01094" in shown and answers(tmp_path / "yes")[:3] == ["done", "form", "end_turn"]
    shown = played(tmp_path / "no", *hero, "zzz", "no", lang=lang)
    assert shown.count(asked) == 2 and answers(tmp_path / "no") == ["done", "form"]
    shown = played(tmp_path / "undo", *hero, "undo", lang=lang)
    record = load(next((tmp_path / "undo" / "saves").glob("*.json"))).entries
    assert shown.count(asked) == 1 and not isinstance(record[-1], tuple), "form is taken back"
    shown = played(tmp_path / "quit", *hero, "quit", "yes", lang=lang)
    assert shown.count(asked) == 1 and answers(tmp_path / "quit") == ["done", "form"]
