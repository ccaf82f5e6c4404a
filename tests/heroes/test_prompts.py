"""What people are asked in Marvel Heroes: several decisions of the rules in one question, none of them lost."""

from collections.abc import Iterator
from typing import Any

import pytest

from goldenrule.bots import make_bot
from goldenrule.games.heroes import ids
from goldenrule.kernel.decisions import PASS
from goldenrule.kernel.records import Recorder
from goldenrule.table.confirmations import likely_mistake
from goldenrule.table.game_setup import new_session
from goldenrule.table.games import find_game
from goldenrule.table.multi_select import exact_answers
from goldenrule.table.prompt_items import actions
from goldenrule.table.prompts import Asked, ask, single_answers
from goldenrule.table.session import Session
from goldenrule.table.word_matching import find
from goldenrule.testing import rule
from goldenrule.words.texts import Texts
from tests.heroes.situation import Situation, given, player, ready, supporting, village

TEXTS = Texts("en", strict=True)


class Sitting:
    """People at all seats of a position, who answer with words of what they are offered."""

    def __init__(self, at: Situation | Session) -> None:
        self.words = find_game("heroes").words(TEXTS)
        self.words.use_cards_of(at.game)
        self.session = Session(Recorder(at.game, "test")) if isinstance(at, Situation) else at

    @property
    def asked(self) -> Asked:
        return ask(self.session, self.session.game.pending[0], self.words, TEXTS)

    def offers(self) -> list[str]:
        return [item.text for item in self.asked.prompt.items]

    def say(self, *typed: str, more: bool = False) -> None:
        """Answer one question with everything that is named."""
        asked = self.asked
        numbers: list[int] = []
        for words in typed:
            found = find(asked.prompt.items, words, numbers)
            assert found.sure, f"{words}: {self.offers()}"
            numbers.append(found.numbers[0])
        given, goes_on = single_answers(self.session.game, asked, numbers, more)
        assert given, f"{typed} may not be chosen together"
        assert self.session.answer(asked.decision.seat, given, goes_on) == len(given)

    def behind(self, action: str) -> list[str]:
        """What stands behind an action in its line."""
        return [item.aim for item in self.asked.prompt.items if item.action.startswith(action)]


def planned(hand: list[str], points: int) -> Situation:
    """The Planning of the Fantastic Four, the First Player, with the Human Torch in Midtown; it brings 3 points."""
    torch = {"human_torch": ready("midtown")}
    return given(player(hand=hand), phase="planning", heroes=torch, points=[points, 2])


@rule("H-6.7", "H-6.8", "H-6.9", "H-6.10", "H-6.12", "H-6.13")
def test_a_plan_is_one_question_with_the_heroes_left_in_districts_and_the_ally() -> None:
    s = planned(["black_widow", "namor"], 2)
    at = Sitting(s)
    assert at.asked.decision.kind == "keep"
    s.then(points=5)
    at.say(
        "human_torch stays", "invisible_woman is Supporting", "mr_fantastic stays", "the_thing stays",
        "black_widow, for 2 plot points",
    )  # fmt: skip
    for name, status in (("human_torch", "ready"), ("invisible_woman", "supporting"), ("the_thing", "recovery")):
        s.then(name, status=status)
    s.then("mr_fantastic", status="recovery").then(allies=["black_widow"], points=0)
    assert at.session.recorder.standing_count == 5, "the record has single answers"


def planning() -> Sitting:
    """The Planning of a team with a hero in Midtown, an ally in hand and plot points for whatever it wants."""
    return Sitting(planned(["black_widow"], 9))


@rule("H-6.7", "H-6.8", "H-6.9", "H-6.12")
def test_what_is_chosen_has_its_price_as_a_number() -> None:
    prices = {item.text.split(",")[0]: item.price for item in planning().asked.prompt.items}
    assert {text: price.value for text, price in prices.items() if price} == {
        "human_torch stays": 2, "human_torch returns to the card": 0,
        "invisible_woman is Ready": 1, "invisible_woman is Supporting": 1, "invisible_woman stays in Recovery": 0,
        "mr_fantastic is Ready": 2, "mr_fantastic is Supporting": 1, "mr_fantastic stays in Recovery": 0,
        "the_thing is Ready": 3, "the_thing is Supporting": 1, "the_thing stays in Recovery": 0,
        "black_widow": 2,
    }  # fmt: skip


@rule("H-11.3", "H-11.6", "H-11.7", "H-11.9")
def test_it_is_said_how_often_an_ally_can_be_used_and_why_one_of_the_team_more_often() -> None:
    avengers = given.but("avengers", "x_men")
    at = Sitting(avengers(player(hand=["black_widow", "namor"]), phase="planning", points=[9, 0]))
    said: dict[str, list[list[str]]] = {}
    for item in at.asked.prompt.items:
        if item.verb == "ally" and item.price:
            said.setdefault(item.code, []).append([fact.text for fact in item.price.parts])
    why = "Loyal to your team: what it costs stays on it, for 1 more use"
    assert said == {
        "black_widow": [["1 use"], ["2 uses"]],
        "namor": [["2 uses", why], ["3 uses", why]],
    }
    assert not any(item.price.parts for item in at.asked.prompt.items if item.price and item.verb != "ally")


@rule("H-6.7", "H-6.8", "H-6.9", "H-6.12")
def test_in_planning_each_hero_and_each_ally_is_listed_once_with_what_may_become_of_him() -> None:
    listed: dict[str, list[str]] = {}
    for item in planning().asked.prompt.items:
        listed.setdefault(item.action.split(":")[0], []).append(item.aim)
    assert listed == {
        "human_torch": ["stays for 2 PP", "to the card, in Recovery"],
        "invisible_woman": ["Ready for 1 PP", "Supporting for 1 PP", "Recovery"],
        "mr_fantastic": ["Ready for 2 PP", "Supporting for 1 PP", "Recovery"],
        "the_thing": ["Ready for 3 PP", "Supporting for 1 PP", "Recovery"],
        "black_widow": ["for 1 PP", "for 2 PP, with 1 on the ally"],
    }


@rule("H-6.12", "A-18")
def test_an_ally_that_is_not_named_in_a_plan_is_asked_about() -> None:
    at = Sitting(given(player(hand=["black_widow"]), phase="planning"))
    at.say("human_torch is Supporting", "invisible_woman stays", "mr_fantastic stays", "the_thing stays")
    assert (at.asked.decision.kind, at.asked.decision.seat) == ("ally", 0)
    at.session.undo()
    assert at.session.recorder.standing_count == 0, "a plan is taken back as a whole"
    at.say("human_torch is Supporting", "invisible_woman stays", "mr_fantastic stays", "the_thing stays")
    at.say("Play no ally")
    assert at.asked.decision.seat == 1


def at_the_lead() -> tuple[Situation, Sitting]:
    """Trouble Level 3, at the question for a Lead Villain."""
    nemesis = player(villains=["avalanche", "crimson_dynamo"])
    s = village({}, nemesis, next_villains=["thug"], dice="2 hit trouble boost blank trouble")
    s.do("troubleshoot cant_beat_me").asked(1, "lead").then(trouble=3)
    return s, Sitting(s)


@rule("H-8.16", "H-8.17", "H-8.19", "H-8.21")
def test_a_lead_villain_and_the_backups_are_one_question() -> None:
    s, at = at_the_lead()
    backups = [text for text in at.offers() if "backup" in text]
    assert any(text.startswith("crimson_dynamo, backup for 1 Trouble") for text in backups)
    at.say("avalanche", "crimson_dynamo, backup")
    s.then(lead="avalanche", backups=["crimson_dynamo"], trouble=0)
    assert at.session.recorder.standing_count == 2


@rule("H-8.17", "H-8.20", "H-8.21")
def test_backups_that_are_not_named_with_the_lead_villain_are_asked_about() -> None:
    s, at = at_the_lead()
    at.say("avalanche")
    s.asked(1, "backup").then(trouble=1)


@rule("H-8.13", "H-8.15", "H-8.28")
def test_the_question_for_a_lead_villain_says_who_waits_and_what_passing_gives_away_and_has_no_default() -> None:
    _, at = at_the_lead()
    prompt = at.asked.prompt
    assert prompt.question.startswith("Trouble Level 3 against human_torch (KO 2; red 4/2/2, orange 2/4/1): which")
    assert (prompt.default, prompt.enter) == ([], "")
    assert prompt.items[-1].text == "Play no Lead Villain (fantastic_four solve the headline and gain 4 VP)"
    s = village({}, player(villains=["avalanche"]), next_villains=["crimson_dynamo"], dice="2 hit trouble 2 blank")
    s.do("troubleshoot cant_beat_me").asked(1, "lead")
    prompt = Sitting(s).asked.prompt
    assert [item.verb for item in prompt.items] == ["pass"] and list(prompt.default) == [1], "nobody can be paid"


@rule("H-9.6", "H-9.19")
def test_the_archnemesis_is_reminded_of_the_token_at_a_headline_without_a_crown() -> None:
    told = "You can do so here because you have the Archnemesis token."
    for headline, place, expected in (("cant_beat_me", "chelsea", True), ("justice", "greenwich_village", False)):
        s = village(
            {}, player(villains=["avalanche"]), round=2, archnemesis=1, dice="2 hit 2 trouble blank",
            headlines={"the_village": headline}, heroes={"human_torch": ready(place)},
        )  # fmt: skip
        s.do(f"troubleshoot {headline}")
        at = Sitting(s)
        for kind in ("plan", "scheme"):
            assert at.asked.decision.kind == kind
            assert at.asked.prompt.question.endswith(told) == expected
            s.do("pass")


@rule("H-8.15", "H-8.28", "H-10.2")
@pytest.mark.parametrize(
    ("vp", "says"),
    [(0, "could still play avalanche as the Lead Villain"), (11, "they win"), (8, "they have 12 of 15 VP")],
)
def test_who_could_play_a_lead_villain_is_warned_before_passing(vp: int, says: str) -> None:
    nemesis = player(villains=["avalanche"])
    s = village(
        {}, nemesis, scenario="born_again", vp=[vp, 0], next_villains=["thug"], dice="2 hit trouble boost blank trouble"
    )
    s.do("troubleshoot cant_beat_me").asked(1, "lead")
    at = Sitting(s)
    found = likely_mistake(at.session, at.asked.decision, [PASS], at.words, TEXTS)
    assert says in found
    lead = next(option for option in at.asked.options if option[0] == "lead")
    assert not likely_mistake(at.session, at.asked.decision, [lead], at.words, TEXTS)


@rule("H-8.14", "H-8.17")
def test_a_card_is_no_backup_of_itself_and_there_is_one_lead_villain() -> None:
    _, at = at_the_lead()
    decision, options = at.asked.decision, at.asked.options
    lead, backup, other = (next(o for o in options if o[0] == verb) for verb in ("lead", "backup", "backup"))
    assert exact_answers(at.session.game, decision, [lead, ("backup", lead[1], 0)]) == ((), False)
    assert exact_answers(at.session.game, decision, [backup, other]) == ((), False), "no backup without a Lead Villain"


def at_the_turn() -> tuple[Situation, Sitting]:
    """The Human Torch is Ready and the Invisible Woman Supporting on their cards; a headline in Chelsea."""
    s = village(heroes={"human_torch": ready(), "invisible_woman": supporting()})
    return s, Sitting(s)


@rule("H-7.7", "H-7.9", "H-7.10")
def test_a_move_is_one_answer_with_the_headline_it_goes_to_and_who_comes_along() -> None:
    s, at = at_the_turn()
    places = at.behind("Move human_torch")
    assert "Chelsea (“cant_beat_me”), with invisible_woman" in places and "alone" in places
    assert places[-1] == "elsewhere" and not any("Midtown" in each for each in places)
    at.say("move human_torch chelsea invisible_woman")
    s.then("human_torch", place="chelsea").then("invisible_woman", place="the_village")
    assert at.session.recorder.standing_count == 3, "the record has single answers"
    at.session.undo()
    at.say("move human_torch chelsea nobody")
    assert s.game is not at.session.game
    assert at.session.game.state.cards[s.entity("invisible_woman")].place == ids.CARD


@rule("H-7.7", "H-7.8")
def test_any_district_is_a_question_of_its_own_in_which_they_are_listed_by_area() -> None:
    for typed, more in (("move human_torch", False), ("move human_torch chelsea nobody", True)):
        _, at = at_the_turn()
        at.say(typed, more=more)
        assert at.asked.decision.kind == "destination"
        areas = [group[0].item.action for group in actions(at.asked.prompt.items)]
        assert areas[:4] == ["Upper Manhattan", "Central Manhattan", "The Village", "Lower Manhattan"]
        assert at.behind("The Village") == [
            "Chelsea (“cant_beat_me”)", "Greenwich Village", "Hell’s Kitchen", "East Side",
        ]  # fmt: skip
        at.say("hells kitchen" if more else "hell's kitchen")
        assert at.asked.decision.kind == "escort"


@rule("H-7.13", "H-7.14", "H-7.15")
def test_what_is_done_with_the_track_may_be_said_with_the_story_action() -> None:
    """A Resource card is drawn between; whoever wants to see it first decides then."""
    s, at = at_the_turn()
    behind = at.behind("Story action")
    assert behind[0] == "Advance the track" and behind[-1] == "Decide after drawing"
    last = s.game.state.zones[ids.TRACK][-1]
    at.say("story action advance")
    s.then(hand_size=1)
    assert last not in s.game.state.zones[ids.TRACK]
    s, at = at_the_turn()
    at.say("story action")
    s.asked(0, "story").then(hand_size=1)


@rule("H-9.2", "H-9.3", "H-9.6")
def test_a_master_plan_and_scheming_are_questions_of_their_own_with_each_answer_once() -> None:
    met = set[str]()
    for kind in ("plan", "scheme"):
        for at, _ in situations(kind):
            asked = at.asked
            assert [way.answers for way in asked.answers] == [(each,) for each in asked.decision.options]
            assert len(asked.answers) == 2, "to do it, or not"
            met.add(kind)
    assert met == {"plan", "scheme"}


@rule("H-9.2", "H-9.6")
def test_who_executes_no_master_plan_is_asked_about_scheming_next() -> None:
    met = 0
    for _, session in situations("plan"):
        session.answer(0, (("pass", 0, 0),))
        asked = next((each for each in session.game.pending if each.seat == 0), None)
        assert asked is None or asked.kind != "plan"
        met += asked is not None and asked.kind == "scheme"
    assert met


@rule("H-12.7", "H-13.5")
def test_a_power_is_not_offered_among_what_may_be_used_at_the_start_of_a_sequence() -> None:
    met = 0
    for at, _ in situations("sequence_start"):
        asked = at.asked
        nothing = [n for n, way in enumerate(asked.answers, 1) if way.action == ("pass", 0, 0)]
        assert asked.answers[nothing[0] - 1].answers == (("pass", 0, 0),) and asked.prompt.default == nothing
        assert not any(verb == "power" for way in asked.answers for verb, _, _ in way.answers)
        met += 1
    assert met


@rule("H-11.13", "H-12.23")
def test_an_ability_is_one_answer_with_the_card_that_is_paid_for_it() -> None:
    met = 0
    for at, session in situations("before_roll"):
        asked = at.asked
        paid = [way for way in asked.answers if way.aim and way.aim.asked.kind == "pay"]
        if not paid:
            continue
        seat, cards = asked.decision.seat, [way.answers[-1][1] for way in paid]
        hand = {*session.game.zone_of(ids.HAND, seat), *session.game.zone_of(ids.VILLAINS, seat)}
        assert len(cards) > 1 and {*cards} <= hand
        before = session.recorder.standing_count
        assert session.answer(seat, paid[-1].answers) == 2 == session.recorder.standing_count - before
        assert session.game.state.zone[cards[-1]] in (ids.RESOURCE_DISCARD, ids.VILLAIN_DISCARD)
        met += 1
    assert met


def situations(kind: str) -> Iterator[tuple[Sitting, Any]]:
    """The questions of a kind to seat 0 in games of sensible bots; who looks may answer."""
    for seed in ("1", "2", "3", "4"):
        session = new_session("heroes", {}, seed)
        bots = [make_bot("heroes", "sensible", f"{seed}/{seat}") for seat in (0, 1)]
        while not session.game.over:
            decision = session.game.pending[0]
            if (decision.kind, decision.seat) == (kind, 0):
                standing = session.recorder.standing_count
                yield Sitting(session), session
                if session.recorder.standing_count > standing:
                    continue
            session.apply(decision.seat, bots[decision.seat].choose(session.game, decision.seat, decision))
