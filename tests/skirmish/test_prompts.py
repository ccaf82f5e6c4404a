"""Questions of the duel: going on to the attack, and Artifacts that are not used now."""

from goldenrule.kernel.decisions import DONE, PASS
from goldenrule.table.multi_select import has_learned
from goldenrule.table.prompt_items import actions
from tests.table.test_target_prompts import followed, questions


def test_going_on_to_the_attack_is_one_action_that_asks_which_civilian_is_freed() -> None:
    """The Civilian is the second step of the same answer; with two Civilians the second one is asked about later."""
    asks = {
        "civilian": "Which Civilian is freed?",
        "artifact": "Which Artifact do you take?",
        "moment": "Do you use an Artifact now?",
    }
    aimed = alone = 0
    for session, decision, asked in questions("skirmish", "7", 400):
        ways = [n for n, way in enumerate(asked.answers) if way.action == DONE and decision.kind == "recruit"]
        if not ways:
            continue
        attack = followed(session.game, decision.seat, (DONE,))
        items = [asked.prompt.items[n] for n in ways]
        assert all(item.ends for item in items)
        assert [bundles for bundles in actions(asked.prompt.items)][-1][-1].item is items[-1], "it stands last"
        if not items[0].asks:
            alone += 1
            assert [asked.answers[n].answers for n in ways] == [(DONE,)]
            continue
        aimed += 1
        (question,) = attack.pending
        answers = [asked.answers[n].answers for n in ways]
        assert [*dict.fromkeys(each[:2] for each in answers)] == [(DONE, option) for option in question.options]
        assert len(answers) == len({*answers}), "a second Civilian, or passing again, is part of it"
        assert all({verb for verb, _, _ in each[2:]} <= {"pass", "free"} for each in answers)
        assert {item.asks for item in items} == {asks[question.kind]} and {item.action for item in items} == {
            "Go on to the attack"
        }
        assert items[0].text.startswith(f"Go on to the attack → {items[0].aim}")
        spots = {item.place or item.target for item in items} - {0}
        assert len(spots) == sum(option != PASS for option in question.options), "each is another piece of the board"
    assert aimed and alone


def test_an_artifact_that_is_not_used_now_is_asked_about_again_when_something_is_new_or_before_each_attack() -> None:
    """The same question comes before each attack: one answer declines it as long as the seat learns nothing."""
    met = alone = 0
    for seed in "123456":
        for session, decision, asked in questions("skirmish", seed, 400):
            if decision.kind != "moment":
                continue
            passing = [n for n, way in enumerate(asked.answers, 1) if way.action == PASS]
            first, last = asked.prompt.items[passing[0] - 1], asked.prompt.items[passing[-1] - 1]
            assert last.text == "Not now" and asked.prompt.default == passing[:1]
            if first is last:
                alone += 1
                continue
            met += 1
            assert first.text == "Not now, and ask again only when something new comes up" and first.ends and last.ends
            answers = asked.answers[passing[0] - 1].answers
            assert {*answers} == {PASS} and asked.answers[passing[-1] - 1].answers == (PASS,)
            for n in range(1, len(answers)):
                after = followed(session.game, decision.seat, answers[:n])
                assert [each.options for each in after.pending] == [decision.options]
                assert not has_learned(session.game, after, decision.seat)
            end = followed(session.game, decision.seat, answers)
            again = any(each.kind == "moment" and each.options == decision.options for each in end.pending)
            before = followed(session.game, decision.seat, answers[:-1])
            assert not again or has_learned(before, end, decision.seat)
    assert met and alone
