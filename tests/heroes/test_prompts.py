"""What people are asked in Marvel Heroes: several decisions of the rules in one question, none of them lost."""

from __future__ import annotations

from goldenrule.games.heroes import ids
from goldenrule.kernel.records import Recorder
from goldenrule.table.games import find_game
from goldenrule.table.matching import find
from goldenrule.table.prompts import Asked, ask
from goldenrule.table.session import Session
from goldenrule.table.texts import Texts
from goldenrule.table.together import whole
from goldenrule.testing import rule
from tests.heroes.table import Table

TEXTS = Texts("en", strict=True)


class Sitting:
    """People at all seats of a scripted table, who answer with words of what they are offered."""

    def __init__(self, t: Table) -> None:
        self.words = find_game("heroes").words(TEXTS)
        self.words.playing(t.g)
        self.session = Session(Recorder(t.g, "test"))

    @property
    def asked(self) -> Asked:
        return ask(self.session, self.session.game.pending[0], self.words, TEXTS)

    def offers(self) -> list[str]:
        return [item.text for item in self.asked.prompt.items]

    def say(self, *typed: str) -> None:
        """Answer one question with everything that is named."""
        asked = self.asked
        numbers: list[int] = []
        for words in typed:
            found = find(asked.prompt.items, words, numbers)
            assert found.sure, f"{words}: {self.offers()}"
            numbers.append(found.numbers[0])
        options = [asked.options[n - 1] for n in numbers]
        given, more = whole(self.session.game, asked.decision, options) if asked.prompt.several else (options, False)
        assert given, f"{typed} may not be chosen together"
        assert self.session.answer(asked.decision.seat, given, more) == len(given)


@rule("H-6.7", "H-6.8", "H-6.9", "H-6.10", "H-6.12", "H-6.13")
def test_a_plan_is_one_question_with_the_heroes_left_in_districts_and_the_ally() -> None:
    t = Table("fantastic_four", "x_men")
    t.ready("human_torch", "midtown")
    t.hand(0, "black_widow", "namor")
    t.s.points = (2, 2)
    t.deployment()
    at = Sitting(t)
    assert at.asked.decision.kind == "keep" and t.s.points[0] == 5
    at.say(
        "human_torch stays", "invisible_woman is Supporting", "mr_fantastic stays", "the_thing stays",
        "black_widow, for 2 plot points",
    )  # fmt: skip
    assert [t.status(c) for c in t.of(ids.TEAM, 0)] == ["ready", "supporting", "recovery", "recovery"]
    assert t.of(ids.ALLIES, 0) == ["black_widow"] and t.s.points[0] == 0
    assert at.session.recorder.standing == 5, "the record has single answers"


@rule("H-6.12", "A-18")
def test_an_ally_that_is_not_named_in_a_plan_is_asked_about() -> None:
    t = Table("fantastic_four", "x_men")
    t.hand(0, "black_widow")
    at = Sitting(t)
    at.say("human_torch is Supporting", "invisible_woman stays", "mr_fantastic stays", "the_thing stays")
    assert (at.asked.decision.kind, at.asked.decision.seat) == ("ally", 0)
    at.session.undo()
    assert at.session.recorder.standing == 0, "a plan is taken back as a whole"
    at.say("human_torch is Supporting", "invisible_woman stays", "mr_fantastic stays", "the_thing stays")
    at.say("Play no ally")
    assert at.asked.decision.seat == 1


def at_the_lead() -> tuple[Table, Sitting]:
    """Trouble Level 3, at the question for a Lead Villain."""
    t = Table("fantastic_four", "x_men")
    t.headline("cant_beat_me", "the_village")
    t.ready("human_torch", "chelsea")
    t.hand(0)
    t.hand(1, "avalanche", "crimson_dynamo")
    t.draw_next("thug")
    t.missions()
    t.dice("hit hit trouble boost blank trouble")
    t.say(("troubleshoot", "cant_beat_me"))
    assert (t.kind, t.asked.seat, t.s.trouble) == ("lead", 1, 3)
    return t, Sitting(t)


@rule("H-8.16", "H-8.17", "H-8.19", "H-8.21")
def test_a_lead_villain_and_the_backups_are_one_question() -> None:
    t, at = at_the_lead()
    backups = [text for text in at.offers() if "backup" in text]
    assert any(text.startswith("crimson_dynamo, backup for 1 Trouble") for text in backups)
    at.say("avalanche: needs", "crimson_dynamo, backup")
    assert t.codes(ids.LEAD) == ["avalanche"] and t.codes(ids.BACKUPS) == ["crimson_dynamo"] and t.s.trouble == 0
    assert at.session.recorder.standing == 2


@rule("H-8.17", "H-8.20", "H-8.21")
def test_backups_that_are_not_named_with_the_lead_villain_are_asked_about() -> None:
    t, at = at_the_lead()
    at.say("avalanche: needs")
    assert (at.asked.decision.kind, t.s.trouble) == ("backup", 1)


@rule("H-8.14", "H-8.17")
def test_a_card_is_no_backup_of_itself_and_there_is_one_lead_villain() -> None:
    _, at = at_the_lead()
    decision, options = at.asked.decision, at.asked.options
    lead, backup, other = (next(o for o in options if o[0] == verb) for verb in ("lead", "backup", "backup"))
    assert whole(at.session.game, decision, [lead, ("backup", lead[1], 0)]) == ((), False)
    assert whole(at.session.game, decision, [backup, other]) == ((), False), "no backup without a Lead Villain"
