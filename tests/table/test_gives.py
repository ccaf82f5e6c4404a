"""What things give for a payment, as prompts tell it."""

from goldenrule.bots import make_bot
from goldenrule.table.game_setup import new_session
from goldenrule.table.games import find_game
from goldenrule.table.prompts import ask
from goldenrule.words.texts import Texts
from tests.playing import answers

TEXTS = Texts("en", strict=True)


def test_a_payment_of_the_duel_says_the_colour_of_each_thing() -> None:
    session = new_session("skirmish", {}, "3")
    seen = set()
    for decision, _ in answers(session, make_bot("skirmish", "sensible", "3")):
        asked = ask(session, decision, find_game("skirmish").words(TEXTS), TEXTS)
        for item in asked.prompt.items:
            pays = decision.kind == "pay" and item.verb in ("pay", "civilian")
            assert len(item.gives) == pays
            for fact in item.gives:
                seen.add(fact.key)
                assert fact.key == "any" or fact.text in item.text, item
    assert seen == {"red", "yellow", "green", "blue", "any"}


def test_a_payment_says_sign_by_sign_what_each_thing_gives() -> None:
    session = new_session("champions", {"heroes": ["spider_man"], "scenario": "rhino"}, "3")
    bot, seen = make_bot("champions", "sensible", "3"), 0
    while seen < 5:
        decision = session.game.pending[0]
        asked = ask(session, decision, find_game("champions").words(TEXTS), TEXTS)
        if decision.kind == "pay":
            seen += 1
            assert asked.prompt.owes == decision.args[1] - decision.args[0]
            for item in asked.prompt.items:
                assert [fact.key for fact in item.gives] or item.ends
                assert all(f" {fact.text} " in f" {item.text} " for fact in item.gives), item
        else:
            assert not any(item.gives for item in asked.prompt.items)
        session.apply(decision.seat, bot.choose(session.game, decision.seat, decision))
