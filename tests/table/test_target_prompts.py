"""An action and its target as one answer: what each leads to, what may be chosen, and what is never shown."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from goldenrule.bots import make_bot
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.games.skirmish.rules.payment import reduction
from goldenrule.kernel.codec import digest
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.game import Game, SimultaneousChoice
from goldenrule.kernel.records import Recorder
from goldenrule.kernel.several import Several
from goldenrule.kernel.views import twin
from goldenrule.table.answer_parsing import Reader
from goldenrule.table.game_setup import new_session
from goldenrule.table.games import find_game
from goldenrule.table.multi_select import cheapest_set, declared_items, exact_answers, multi_select_of
from goldenrule.table.payment_prompts import with_payment
from goldenrule.table.prompt_items import actions
from goldenrule.table.prompts import Asked, ask, single_answers
from goldenrule.table.session import Session
from goldenrule.table.target_prompts import MOST_TARGETS, ActionAnswer, proposed_payment, sole_targets, whole_payment
from goldenrule.table.word_matching import find
from goldenrule.words.texts import Texts
from tests.champions.situation import hero, spider_man

TEXTS = Texts("en", strict=True)
GAMES: dict[str, dict[str, Any]] = {
    "champions": {"heroes": ["spider_man", "iron_man"], "scenario": "ultron"},  # his drones lie face down
    "heroes": {"teams": ["avengers", "x_men", "fantastic_four"]},
    "skirmish": {},
}


def put(session: Session, decision: Decision, quick: bool = False) -> Asked:
    return ask(session, decision, find_game(session.game.name).words(TEXTS), TEXTS, quick)


def questions(
    name: str, seed: str, most: int = 250, quick: bool = False, options: dict[str, Any] | None = None
) -> Iterator[tuple[Session, Decision, Asked]]:
    """The questions of a random game, each with what people are asked."""
    session, chance = new_session(name, dict(options or GAMES[name]), seed), random.Random(seed)
    while not session.game.over and session.recorder.standing_count < most:
        decision = session.game.pending[0]
        yield session, decision, put(session, decision, quick)
        session.apply(decision.seat, chance.choice(decision.options))


def followed(game: Game, seat: int, answers: Sequence[Option]) -> Game:
    clone = game.clone()
    for option in answers:
        clone.apply(seat, option)
    return clone


def the_target_is_asked_for(game: Game, way: ActionAnswer, seat: int) -> tuple[Option, ...]:
    """What is paid, as proposed, between an action and the question for its target, which is all that comes then."""
    assert way.aim is not None
    after = followed(game, seat, (way.action,))
    there = any(same(each, way.aim.asked) for each in after.pending)
    payment = () if there else proposed_payment(after, seat)
    answers = payment.answers if payment else ()
    after = followed(after, seat, answers)
    in_secret = isinstance(after.stack[-1], SimultaneousChoice)  # others are asked at the same time, whoever answers
    assert in_secret or [each.seat for each in after.pending] == [seat]
    assert any(each.seat == seat and each.options == way.aim.asked.options for each in after.pending)
    assert digest(after) == digest(way.aim.game)
    return answers


def the_payment_is_taken_by_itself(game: Game, way: ActionAnswer, seat: int) -> int:
    """What is forced is gone after the answers of the item, none of which names it. Returns how much that is."""
    after = followed(game, seat, way.answers)
    if way.aim is None and after.pending and after.state.zone == game.state.zone:  # it is paid with the next answer
        after = followed(after, seat, after.legal(seat)[:1])
    assert not {*way.forced} & {*way.answers}
    cards = [entity for _, entity, _ in way.forced if entity > 0]
    assert all(after.state.zone[each] != game.state.zone[each] for each in cards if way.forced[0][0] != "generate")
    return len(way.forced)


def given(several: Several, things: Sequence[Option]) -> int:
    """How much things give in a payment; what is not asked for any more has been given already."""
    units = dict(zip(several.items, several.units))
    return sum([len(units.get(each, ())) for each in things])


def ignored(game: Game, asked: Decision) -> int:
    """The symbols of the duel that an Artifact lets a side ignore: nothing is spent for them."""
    return sum(reduction(game, asked.seat, asked.source)) if isinstance(game, Skirmish) and asked.kind == "pay" else 0


@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", ["1", "2"])
def test_every_item_leads_where_its_single_answers_lead_and_nothing_is_lost(name: str, seed: str, quick: bool) -> None:
    aimed = paid = forced = 0
    for session, decision, asked in questions(name, seed, quick=quick):
        seat = decision.seat
        if asked.prompt.several:
            continue
        assert {*asked.options} == {*decision.options}
        for n, (way, item) in enumerate(zip(asked.answers, asked.prompt.items), 1):
            assert single_answers(session.game, asked, [n]) == ([*way.answers], False)
            target = () if way.aim is None else (way.aim.target,)
            begins = (way.action,) if way.payment is None else (way.action, *target)
            assert single_answers(session.game, asked, [n], more=True) == ([*begins], False)
            assert bool(way.payment or way.forced) == bool(item.pays) and bool(way.forced) == item.forced
            forced += the_payment_is_taken_by_itself(session.game, way, seat) if way.forced else 0
            if way.payment is not None:
                paid += 1
                due_for = way.payment
                asked_for, paid_with = declared_items(due_for.game, seat), whole_payment(due_for)
                assert asked_for is not None
                missing = asked_for.amount_due - ignored(*due_for[1:])
                assert name == "heroes" or given(asked_for, paid_with) >= missing, "all that is paid is named"
                due = followed(session.game, seat, (way.action,))
                assert digest(due) == digest(way.payment.game) and same(due.pending[0], way.payment.asked)
                assert quick and digest(followed(due, seat, way.payment.answers)) == digest(
                    followed(session.game, seat, (way.action, *way.payment.answers))
                )
            if way.aim is None or item.ends:
                later, listed = asked.options.count(way.action) > 1, item.verb in LISTED
                only = len(sole_targets(session.game, decision, way)) == 1
                assert item.ends or later or listed or bool(item.action) == bool(item.aim) == only
                assert item.ends or bool(item.target) == bool(item.target_code) == only
                continue
            aimed += 1
            between = the_target_is_asked_for(session.game, way, seat)
            assert way.payment is None or way.payment.answers == between
            targets = [each.aim.target for each in asked.answers if each.aim is not None and each.action == way.action]
            targets = [target for n, target in enumerate(targets) if n == 0 or targets[n - 1] != target]
            if any(each[:3] == (way.action, None, None) for each in asked.answers):
                assert {*targets} <= {*way.aim.asked.options} and len(targets) <= MOST_TARGETS
            else:
                assert targets == list(way.aim.asked.options) and 1 < len(targets) <= MOST_TARGETS
            assert item.target == session.game.shown_id(way.aim.target[1], seat)
            assert item.text.startswith(item.action.rstrip(".")) and item.aim
    assert aimed
    assert paid > 0 if quick and name != "heroes" else True


def same(one: Decision, other: Decision) -> bool:
    return (one.seat, one.kind, one.source, one.options) == (other.seat, other.kind, other.source, other.options)


LISTED = ("destination", "free")


@pytest.mark.parametrize("name", ["champions", "skirmish"])
def test_a_target_that_was_named_is_chosen_when_its_action_is_paid_for(name: str) -> None:
    met = 0
    for seed in ("1", "2", "3"):
        session, bots = new_session(name, {}, seed), [make_bot(name, "sensible", f"{seat}") for seat in (0, 1)]
        named: Option | None = None
        while not session.game.over:
            standing = session.recorder.standing_count
            if session.step_forced():
                last = session.recorder.entries[-1]
                if named is not None and isinstance(last, tuple) and last[1:] == named:
                    met += 1
                    named = None
                    assert session.decisions_since() > session.recorder.standing_count - standing, (
                        "it is taken back with what was paid"
                    )
                continue
            decision = session.game.pending[0]
            assert named is None or decision.kind in ("pay", "discard"), "the target is not asked for"
            asked = put(session, decision)
            own = multi_select_of(session.game)
            n = next((n for n, way in enumerate(asked.answers, 1) if way.aim and way.action[0] in ("play", "use")), 0)
            if n and own is not None and decision.kind in own.turns:
                answers, _ = single_answers(session.game, asked, [n])
                assert session.answer(decision.seat, answers) == len(answers)
                if session.recorder.standing_count == standing + 1:
                    named = answers[-1]
            elif decision.kind == "pay":
                usual = cheapest_set(session.game, decision)
                session.answer(decision.seat, exact_answers(session.game, decision, usual)[0])
            else:
                session.apply(decision.seat, bots[decision.seat].choose(session.game, decision.seat, decision))
    assert met > 2


def test_a_turn_is_ended_with_all_cards_kept_or_with_the_question_for_them() -> None:
    for session, decision, asked in questions("champions", "3", options={"heroes": ["spider_man"]}):
        ends = [(n, item, way) for n, (item, way) in enumerate(zip(asked.prompt.items, asked.answers), 1) if item.ends]
        if decision.kind == "turn" and len(ends) == 2:
            (keep, kept, way), (alone, item, _) = ends
            assert way.answers == (("end_turn", 0, 0), ("done", 0, 0)) and item.text == item.action == kept.action
            assert kept.aim == "Keep all cards" and item.aim == "discard cards"
            assert find(asked.prompt.items, "end turn") == ([alone], True)
            assert find(asked.prompt.items, "end turn keep") == ([keep], True)
            assert find(asked.prompt.items, "tur") == ([keep, alone], False) or not find(asked.prompt.items, "tur").sure
            session.answer(0, [*way.answers])
            assert session.game.pending[0].kind != "end_discard"
            return
    raise AssertionError("no turn was ended")


@pytest.mark.parametrize("name", GAMES)
def test_what_may_be_aimed_at_follows_from_what_the_seat_knows(name: str) -> None:
    for number, (session, decision, asked) in enumerate(questions(name, "4", 160, quick=True)):
        if number % 3:
            continue
        seat = decision.seat
        other = twin(session.game, seat, str(number), frozenset(entity for _, entity, _ in decision.options))
        again = next((d for d in other.pending if d.seat == seat and d.options == decision.options), None)
        if again is None:
            continue
        beside = Session(type(session.recorder)(other, "twin"))
        assert msgspec.json.encode(put(beside, again, True).prompt.items) == msgspec.json.encode(asked.prompt.items)


def test_the_items_of_an_action_stay_together() -> None:
    met = 0
    for _, _, asked in questions("champions", "3"):
        found = [bundle for bundles in actions(asked.prompt.items) for bundle in bundles]
        assert [n for each in found for n in range(each.first, each.first + each.many)] == list(
            range(1, len(asked.prompt.items) + 1)
        )
        for group in actions(asked.prompt.items):
            met += len(group) > 1
            aims = [each.item.aim for each in group]
            assert len({each.item.action for each in group}) == 1 and len({*aims}) == len(aims)
        said = [item.action or item.text for item in asked.prompt.items]  # copies of a card stand together
        runs = [action for n, action in enumerate(said) if n == 0 or said[n - 1] != action]
        assert len(runs) == len({*runs})
    assert met


def test_the_words_for_an_action_may_be_followed_by_those_for_its_target() -> None:
    for _, _, asked in questions("champions", "3"):
        items = asked.prompt.items
        aimed = [n for n, item in enumerate(items, 1) if item.aim and item.verb == "attack"]
        if len({items[n - 1].action for n in aimed}) == 1:
            n, item = aimed[0], items[aimed[0] - 1]
            assert find(items, f"attack {item.aim}").numbers[0] == n
            assert find(items, f"attack {item.aim[:4]}").numbers[0] == n
            assert not find(items, "attack").sure and find(items, "attack").numbers == aimed
            assert find(items, f"{item.aim} attack").numbers == []
            return
    raise AssertionError("nothing could be attacked")


def test_an_action_and_its_target_are_taken_back_as_one() -> None:
    for session, decision, asked in questions("champions", "3"):
        n = next((n for n, item in enumerate(asked.prompt.items, 1) if item.aim), 0)
        if n:
            before, options = session.recorder.standing_count, single_answers(session.game, asked, [n])[0]
            assert session.answer(decision.seat, options) == 2
            session.take_back(session.decisions_since())
            assert session.recorder.standing_count == before and decision.options == session.game.pending[0].options
            action, _ = single_answers(session.game, asked, [n], more=True)
            assert action == options[:1], "the target is asked for"
            return
    raise AssertionError("nothing was aimed")


def test_every_game_names_what_its_actions_are_aimed_with() -> None:
    for name in GAMES:
        own = multi_select_of(find_game(name).make(dict(GAMES[name]), "1"))
        assert own is not None and own.targets and not {*own.targets} & {*own.turns}


def test_what_is_paid_without_asking_is_named_too() -> None:
    """Of two symbols one can be paid with one card only, which is not asked about."""
    session = new_session("skirmish", {}, "3")
    while session.game.pending[0].kind != "recruit":
        session.apply(session.game.pending[0].seat, session.game.pending[0].options[0])
    decision = session.game.pending[0]
    asked, told = put(session, decision, quick=True), 0
    for way, item in zip(asked.answers, asked.prompt.items):
        if way.payment is not None and way.aim is not None:
            after = followed(session.game, decision.seat, way.answers)
            hand = session.game.state.zone[way.action[1]]
            gone = [e for e, zone in enumerate(session.game.state.zone) if zone == hand != after.state.zone[e]]
            assert item.pays.count("+") + 2 == len(gone), "what is played, and what is paid"
            told += len(gone) - 1 > len(way.payment.answers)
    assert told


@pytest.mark.parametrize("name", ["champions", "skirmish"])  # an action of Heroes costs one card, which is a target
def test_what_is_paid_can_be_named_for_every_action_that_is_asked_for_its_payment(name: str) -> None:
    met = 0
    for session, decision, asked in questions(name, "4", 150):
        for quick in put(session, decision, quick=True).answers:
            for way in asked.answers:
                if quick.payment is None or not quick.begins_like(way) or quick.action != way.action:
                    continue
                met += 1
                paid = with_payment(session.game, decision, way)
                assert paid.payment is not None and paid.payment.answers == quick.payment.answers
                assert paid.aim == way.aim
    assert met > 10


@pytest.mark.parametrize("quick", [False, True])
def test_everything_can_be_said_in_english_at_a_table_in_another_language(quick: bool) -> None:
    spanish, met = Texts("es", strict=True), 0
    words = find_game("skirmish").words(spanish)
    for session, decision, _ in questions("skirmish", "3", 120):
        words.use_cards_of(session.game)
        asked = ask(session, decision, words, spanish, quick)
        reader = Reader(session, asked, words, spanish)
        assert len(reader.english.items) == len(asked.answers)
        met += any(way.aim is not None and way.aim.then is not None for way in asked.answers)
    assert met


class BrokenCard(Exception):
    pass


def broken_at(monkeypatch: pytest.MonkeyPatch, option: Option) -> None:
    """From now on a card of the duel breaks when this is answered."""
    apply = Skirmish.apply

    def breaks(game: Skirmish, seat: int, answer: Option) -> None:
        if answer == option:
            raise BrokenCard
        apply(game, seat, answer)

    monkeypatch.setattr(Skirmish, "apply", breaks)


def test_a_card_that_breaks_stops_no_prompt_and_leaves_no_half_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    session, decision, asked = next(
        each for each in questions("skirmish", "1") if any(len(way.answers) > 2 for way in put(*each[:2], True).answers)
    )
    way = next(way for way in put(session, decision, quick=True).answers if len(way.answers) > 2)
    before, standing, log = digest(session.game), session.recorder.standing_count, [*session.log]
    broken_at(monkeypatch, way.answers[-1])
    assert put(session, decision, quick=True).prompt.question == asked.prompt.question
    with pytest.raises(BrokenCard):
        session.answer(decision.seat, way.answers)
    assert (digest(session.game), session.recorder.standing_count, session.log) == (before, standing, log)


def test_what_pays_for_the_last_action_of_a_turn_is_named() -> None:
    """Nothing is left to do after Interrogation Room, so cards are drawn; Web-Shooter pays before that."""
    shooter = hero(hand=["Interrogation Room"], in_play=["Web-Shooter"], exhausted=True, changed_form=True)
    session = Session(Recorder(spider_man(shooter, phase="player").game, "last"), watched=True)
    items = put(session, session.game.pending[0]).prompt.items
    assert [(each.verb, each.pays, each.forced) for each in items if each.verb == "play"] == [
        ("play", "Web-Shooter", True)
    ]
    assert not any(each.pays or each.forced for each in items if each.verb != "play")
