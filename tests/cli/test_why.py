"""`why` with words of an action: attack, play, end turn, in every language, in a turn and at another question."""

from pathlib import Path

import pytest

from goldenrule.cli.client_texts import Words
from goldenrule.games.champions.situations.position import position
from goldenrule.games.champions.text.refusals import why_not
from goldenrule.table.answer_parsing import Reader
from goldenrule.table.explanations import about_cards
from goldenrule.table.game_setup import new_session
from goldenrule.testing import rule
from goldenrule.words.texts import Texts
from tests.cli.helpers import run
from tests.cli.test_typed import answers, played
from tests.heroes.test_prompts import at_the_lead


def asked_why(home: Path, *typed: str, lang: str = "en") -> str:
    """What a game says that has been asked at the mulligan, then at the first turn."""
    lines = "\n".join([*typed, "", *typed, "quit"]) + "\n"
    play = ("--lang", lang, "play", "champions", "--heroes", "spider_man", "--seed", "3", "--plain")
    return run(home, *play, typed=lines).stdout.replace("\n  ", " ")


@pytest.mark.parametrize(
    ("lang", "attack", "end", "at_mulligan", "needs_form", "turn"),
    [
        ("en", "attack Rhino", "end turn", "You cannot choose Rhino", "attack: It needs hero form", "End your turn"),
        ("es", "atacar a Rino", "terminar turno", "No puedes elegir Rino", "Requiere la identidad", "Termina tu turno"),
        ("uk", "атакувати Носорога", "закінчити хід", "Носоріг: на", "Потрібен вигляд героя", "Закінчити хід"),
        ("zh-Hant", "攻擊犀牛人", "結束回合", "不能選犀牛人", "需要英雄身份", "結束你的回合"),
    ],
)
@rule("MC-TURN-04", "MC-TURN-12")
def test_why_understands_an_action_in_words_in_a_turn_and_at_another_question(
    tmp_path: Path, lang: str, attack: str, end: str, at_mulligan: str, needs_form: str, turn: str
) -> None:
    told = asked_why(tmp_path, f"why {attack}", f"why {end}", lang=lang)
    mulligan, _, first_turn = told.partition("MC-TURN-04")
    assert "MC-SETUP-13" in mulligan and at_mulligan in mulligan
    assert needs_form in told, "the refused action is named with its reason and clause"
    assert f"{turn}" in first_turn and "MC-TURN-12" in first_turn, "an option is explained"


def test_why_with_an_option_that_is_not_offered_names_the_question(tmp_path: Path) -> None:
    told = asked_why(tmp_path, "why move there")
    assert "“move there” is not offered at this question: “Your starting hand" in told
    assert "“move there” is not offered at this question: “Your turn" in told
    assert "nonsense here names nothing that you see" in asked_why(tmp_path, "why nonsense here"), "which is no action"


def test_why_with_a_question_about_the_rules_is_answered_by_the_rulebook(tmp_path: Path) -> None:
    told = asked_why(tmp_path, "why do I lose when my hero dies", "? how can nobody defend for me")
    assert told.count("\nWinning: The players win when") == 2, "the clear answer is told in full, at every question"
    assert "\nDefend: " in told and "\nUndefended: " in told


def test_why_with_a_card_that_cannot_be_played_says_why(tmp_path: Path) -> None:
    assert "First Aid: It would change nothing now. (MC-TRIG-02)" in asked_why(tmp_path, "why play First Aid")


# -- a target that an action does not name, and words in English -----------------------------------------------------


ATTACK = {
    "en": "Attack with Spider-Man: 2 damage to an enemy → Rhino Spider-Man exhausts",
    "es": "Ataca con Spiderman: 2 de Daño a un enemigo → Rino Spiderman se agota",
    "uk": "Атака (Людина-павук): 2 поранення ворогові → Носоріг Людина-павук виснажується",
    "zh-Hant": "以蜘蛛人攻擊：對一個敵人造成2點傷害 → 犀牛人 蜘蛛人為此橫置",
}
EXHAUSTED = {
    "en": "Spider-Man: attack and thwart: It is exhausted. (MC-EXHAUST-02)",
    "es": "Spiderman: atacar e intervenir: Está agotada. (MC-EXHAUST-02)",
    "uk": "Людина-павук: атака й знешкоджування: Карту виснажено. (MC-EXHAUST-02)",
    "zh-Hant": "蜘蛛人：攻擊與化解：它已橫置。（MC-EXHAUST-02）",
}
OWN = {"en": "attack with Rhino", "es": "atacar a Rino", "uk": "атакувати Носорога", "zh-Hant": "攻擊犀牛人"}
ANSWER = {"en": "attack rhino", "es": "ataca rino", "uk": "атака носоріг", "zh-Hant": "攻擊犀牛人"}
NO_KLAW = {
    "en": "As far as you can see, Klaw is neither in play nor in your hand.",
    "es": "Por lo que ves, Klaw no está en juego ni en tu mano.",
    "uk": "Наскільки видно, у грі та у вашій руці немає: Кло.",
    "zh-Hant": "就你所見，克勞不在場上，也不在你的手牌中。",
}


@pytest.mark.parametrize("lang", ["en", "es", "uk", "zh-Hant"])
@rule("MC-TURN-04", "MC-EXHAUST-02")
def test_the_only_target_of_an_attack_is_meant_by_its_name(tmp_path: Path, lang: str) -> None:
    for n, (why, answer) in enumerate([("attack Rhino", "attack Rhino"), (OWN[lang], ANSWER[lang])]):
        home = tmp_path / str(n)
        told = played(home, "", "3", f"why {why}", "attack Klaw", answer, f"why {why}", answer, lang=lang)
        before, after = told.split(NO_KLAW[lang])
        assert before.count(ATTACK[lang]) == 1
        assert after.count(EXHAUSTED[lang]) == 2, "why it is not offered, and why it is no answer"
        assert answers(home) == ["done", "form", "attack"]


def test_another_hero_and_a_card_are_told_the_only_target(tmp_path: Path) -> None:
    marvel = ("champions", "--heroes", "captain_marvel", "--scenario", "rhino", "--seed", "3")
    told = played(tmp_path, "", "change", "why attack Rhino", "attack Rhino", "why attack Rhino", game=marvel)
    assert "Attack with Captain Marvel: 2 damage to an enemy → Rhino Captain Marvel exhausts for it." in told
    assert "Captain Marvel: attack and thwart: It is exhausted." in told
    told = played(tmp_path / "card", "", "change", "why Rhino")
    assert "You can choose Rhino now as the target of: Attack with Spider-Man: 2 damage to an enemy." in told
    told = played(tmp_path / "no", "", "why Rhino")
    assert "as the target of" not in told, "Peter Parker cannot attack"


@pytest.mark.parametrize(
    ("lang", "own", "said", "hand"),
    [
        ("en", ["end my turn"], "Rules: MC-TURN-12.", "Swinging Web Kick is not in your hand."),
        ("es", ["terminar mi turno", "terminar turno"], "Reglas: MC-TURN-12.",
         "Balanceo con patada no está en tu mano."),
        ("uk", ["закінчити мій хід", "закінчити хід"], "Правила: MC-TURN-12.",
         "У вашій руці немає: Удар на павутині."),
        ("zh-Hant", ["結束我的回合", "結束回合"], "規則：MC-TURN-12。", "你的手牌中沒有蛛網盪踢。"),
    ],
)  # fmt: skip
def test_why_understands_english_and_mine_for_yours_in_every_language(
    tmp_path: Path, lang: str, own: list[str], said: str, hand: str
) -> None:
    ends = [*own, "end turn", "end my turn"]
    told = played(tmp_path, "", *(f"why {each}" for each in ends), "why play Swinging Web Kick", lang=lang)
    assert told.count(said) == len(ends) and told.count(hand) == 1
    assert answers(tmp_path) == ["done"]
    played(tmp_path / "answer", "", "change to hero form", "end your turn", lang=lang)
    assert answers(tmp_path / "answer")[:3] == ["done", "form", "end_turn"]


def test_a_verb_of_the_language_goes_with_an_english_name(tmp_path: Path) -> None:
    told = played(tmp_path, "", "why jugar Swinging Web Kick", "why jugar Black Cat", "why atacar Klaw", lang="es")
    assert "Balanceo con patada no está en tu mano." in told
    assert "Gata Negra puede elegirse ahora: está entre las opciones." in told
    assert NO_KLAW["es"] in told


# -- what is not there ------------------------------------------------------------------------------------------------


def test_a_verb_is_not_taken_for_a_name_that_is_like_it(tmp_path: Path) -> None:
    told = played(tmp_path, "change", "why change", "why attack Charge")
    assert "change is not a command, and no single option fits it." in told and told.count("Charge is ") == 1
    assert "“change” is not offered at this question" in told


def test_why_says_that_a_card_is_not_in_hand_or_in_play_and_that_nothing_is_called_so(tmp_path: Path) -> None:
    told = asked_why(tmp_path, "why play backflip", "why attack with Daredevil", "why attack Klaw")
    assert told.count("Backflip is not in your hand.") == 2, "at the mulligan and in the turn"
    assert told.count("As far as you can see, Daredevil is neither in play nor in your hand.") == 2
    assert told.count(NO_KLAW["en"]) == 2
    told = played(tmp_path / "b", "", "change", "why attack Thanos", "attack Thanos", "why play Black Cat")
    assert told.count("Nothing in this game is called Thanos.") == 2
    assert "Black Cat is not in your hand" not in told and "Play Black Cat (ally, cost 2)" in told
    assert answers(tmp_path / "b") == ["done", "form"]


def test_what_is_said_of_a_hidden_card_does_not_tell_where_it_is() -> None:
    session = new_session("skirmish", {}, "3")
    game, words = session.game, Words("skirmish")
    reader = Reader(session, words.ask(session, game.pending[0]), words.game, words.texts)
    seat = reader.seat
    hidden = [e for e in range(1, len(game.state.ident)) if game.state.zone[e] >= 0 and not game.knows(e, seat)]
    known = {game.code(e) for e in range(1, len(game.state.ident)) if game.state.zone[e] >= 0 and game.knows(e, seat)}
    codes = {game.code(e) for e in hidden} - known
    names = {words.name(code) for code in codes} - {words.name(code) for code in known}
    assert len(names) > 5
    for name in names:
        assert reader.explain_absence(f"play {name}") == [f"{name} is not in your hand."]
        assert reader.explain_absence(f"attack {name}") == [
            f"As far as you can see, {name} is neither in play nor in your hand."
        ]
        assert reader.explain_refusal(f"play {name}") == []


@rule("H-11.2", "H-8.16")
def test_why_does_not_contradict_that_a_card_can_be_chosen_now(tmp_path: Path) -> None:
    told = played(tmp_path, "why play Nightcrawler", game=("heroes", "--quick", "--seed", "3"))
    assert "You can choose Nightcrawler now: it is among the options." in told
    assert "an ally is played in Planning" not in told
    _, sitting = at_the_lead()
    words, game = Words("heroes"), sitting.session.game
    words.use_cards_of(game)
    words.game.use_cards_of(sitting.session.game)
    asked = words.ask(sitting.session, sitting.asked.decision)
    said = " ".join(about_cards(sitting.session, asked, words.game, words.texts, "avalanche"))
    assert "You can choose" in said and "is used only once it has been sent" not in said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Helicarrier: Its cost is to exhaust Helicarrier, which is already exhausted. (MC-INIT-06)"),
        ("es", "«Helitransporte»: Su coste es agotar «Helitransporte», y eso ya está agotado. (MC-INIT-06)"),
        ("uk", "«Гелікерієр»: Ціна — виснаження, а вже виснажено: «Гелікерієр». (MC-INIT-06)"),
        ("zh-Hant", "「空中母艦」：其費用為橫置「空中母艦」，但已經橫置。（MC-INIT-06）"),
    ],
)
@rule("MC-INIT-06")
def test_a_cost_that_cannot_be_paid_names_what_is_exhausted(lang: str, said: str) -> None:
    texts = Texts(lang, strict=True)

    def told(*cards: dict[str, object]) -> list[str]:
        game = position(players=[{"form": "hero", "hand": [], "in_play": [*cards]}])
        return [each.text for each in why_not(game, 0, texts)]

    assert said in told({"card": "Helicarrier", "exhausted": True})
    assert not any("MC-INIT-06" in line for line in told({"card": "Helicarrier"}))
