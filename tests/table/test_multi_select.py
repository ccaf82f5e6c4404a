"""Several answers as one: which sets there are, what they lead to, what is proposed, and what is never shown."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

import pytest

from goldenrule.bots import make_bot
from goldenrule.games.skirmish.situations.script import Script
from goldenrule.kernel.codec import digest
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.game import Game
from goldenrule.kernel.views import twin
from goldenrule.table.game_setup import new_session
from goldenrule.table.games import find_game, game_names
from goldenrule.table.multi_select import (
    ENDS,
    amount_due,
    cheapest_set,
    choosable,
    chooses_several,
    completed_options,
    exact_answers,
    forced_answers,
    has_learned,
    multi_select_of,
    path_for,
    picks,
    same_question,
    takes_more,
)
from goldenrule.table.target_prompts import paid_by
from goldenrule.testing import rule
from tests.champions.situation import hero, klaw, spider_man

GAMES: dict[str, dict[str, Any]] = {
    "champions": {"heroes": ["spider_man", "iron_man"], "scenario": "ultron"},
    "heroes": {"teams": ["avengers", "x_men", "fantastic_four"]},
    "skirmish": {},
}


def questions(name: str, seed: str, most: int = 60) -> Iterator[tuple[Game, Decision]]:
    """The first questions of a random game in which several things are chosen, at their beginning."""
    game, chance, going = find_game(name).make(dict(GAMES[name]), seed), random.Random(seed), False
    found = 0
    while not game.over and found < most:
        decision = game.pending[0]
        if not going and chooses_several(game, decision):
            found += 1
            yield game, decision
        before = game.clone()
        game.apply(decision.seat, chance.choice(decision.options))
        going = same_question(before, decision, game) is not None


def single_answers(game: Game, decision: Decision, chance: random.Random) -> tuple[list[Option], Game]:
    """Answers given one by one until the question is over, and the game then."""
    given: list[Option] = []
    clone, asked = game.clone(), decision
    while True:
        option, before = chance.choice(asked.options), clone.clone()
        clone.apply(asked.seat, option)
        given.append(option)
        again = same_question(before, asked, clone)
        if again is None:
            return given, clone
        asked = again


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_every_set_of_single_answers_is_one_line_and_leads_to_the_same_position(name: str, seed: str) -> None:
    chance = random.Random(seed)
    several = 0
    for game, decision in questions(name, seed):
        items = choosable(game, decision)
        assert not {*items} & {*ENDS} and all(e <= 0 or items.count((v, e, n)) == 1 for v, e, n in items)
        for _ in range(3):
            given, after = single_answers(game, decision, chance)
            chosen = picks(given)
            assert all(option in items for option in chosen)
            if not chosen:
                continue
            several += len(chosen) > 1
            chance.shuffle(chosen)
            way = path_for(game, decision, chosen)
            assert way is not None and sorted(way.options) == sorted(chosen)
            clone, options = game.clone(), [*way.options, *(end for end in given if end in ENDS)]
            for option in options:
                clone.apply(decision.seat, option)
            if options == given:
                assert digest(clone) == digest(after)
            else:  # the same cards go in another order: only the order of a pile may differ
                assert [sorted(zone) for zone in clone.state.zones] == [sorted(zone) for zone in after.state.zones]
    assert several


@pytest.mark.parametrize("name", GAMES)
def test_the_order_in_which_a_set_is_named_does_not_count(name: str) -> None:
    chance, met = random.Random(5), 0
    for game, decision in questions(name, "5"):
        given, _ = single_answers(game, decision, chance)
        chosen = picks(given)
        ways = {path_for(game, decision, each) for each in (chosen, chosen[::-1], sorted(chosen))}
        assert len({way and way.options for way in ways}) == 1
        met += len(chosen) > 1
    assert met


@pytest.mark.parametrize("name", GAMES)
def test_what_is_proposed_ends_the_question_and_nothing_of_it_can_be_left_out(name: str) -> None:
    met = 0
    for game, decision in (each for seed in ("6", "7", "8", "9") for each in questions(name, seed, 200)):
        if not amount_due(game, decision):
            continue
        chosen = cheapest_set(game, decision)
        way = path_for(game, decision, chosen)
        assert chosen and way is not None
        assert way.open is None or {*ENDS} & {*way.open.options}
        met += 1
        if len(chosen) > 1:
            fewer = path_for(game, decision, chosen[:-1])
            assert fewer is None or fewer.open is not None or fewer.options != way.options[:-1]
    assert met


@pytest.mark.parametrize("name", GAMES)
def test_what_is_named_is_what_is_paid(name: str) -> None:
    """Sets are played out as single answers: the engine pays with exactly what is named, or with copies of it."""
    chance, met = random.Random(name), 0
    own = multi_select_of(find_game(name).make(dict(GAMES[name]), "1"))
    assert own is not None
    for game, decision in (each for seed in range(6) for each in questions(name, f"paid {seed}", 40)):
        due = amount_due(game, decision)
        if decision.kind != "pay" or not due:
            continue
        items, before = choosable(game, decision), set[tuple[tuple[str, int], ...]]()
        for _ in range(6):
            named = chance.sample(items, min(len(items), chance.randint(1, due)))
            given, goes_on = exact_answers(game, decision, named)
            if not given or goes_on or takes_more(game, decision, named):
                continue
            after = followed(game, decision.seat, given)
            following = [each.options[0] for each in after.pending if each.seat == decision.seat][:1]
            told = paid_by(game, decision.seat, given, own) or paid_by(game, decision.seat, [*given, *following], own)
            paid, wanted = (kinds_of(game, each) for each in (told, named))
            assert wanted <= paid, (named, given, told)
            before.add(tuple(sorted((paid - wanted).elements())))
            met += len(named) > 1
        assert len(before) <= 1, "the rest had been paid before the question"
    assert met


def kinds_of(game: Game, options: Iterable[Option]) -> Counter[tuple[str, int]]:
    """What is given: cards by their codes, Civilians by their colours; nothing for symbols that are ignored."""
    return Counter(
        (game.code(entity) if entity > 0 else "", number) for verb, entity, number in options if verb != "ignore"
    )


def followed(game: Game, seat: int, answers: Iterable[Option]) -> Game:
    clone = game.clone()
    for option in answers:
        clone.apply(seat, option)
    return clone


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_given_is_completed_to_what_may_be_given(name: str) -> None:
    completions = 0
    for seed in range(20):
        game = find_game(name).make(dict(GAMES[name]), f"completed {seed}")
        bot = make_bot(name, "sensible", "1")
        while game.pending and completions < 100:
            decision = game.pending[0]
            for option in picks(decision.options) if chooses_several(game, decision) else ():
                given = completed_options(game, decision, option)
                assert given[0] == option
                if amount_due(game, decision):
                    answers, goes_on = exact_answers(game, decision, given)
                    assert answers and not goes_on, (decision, given)
                    completions += len(given) > 1
                else:
                    assert given == (option,)
            game.apply(decision.seat, bot.choose(game, decision.seat, decision))
    assert completions > 10


@pytest.mark.parametrize("name", GAMES)
def test_questions_follow_from_what_the_seat_knows(name: str) -> None:
    """Positions that a seat cannot tell apart offer and propose the same."""
    for number, (game, decision) in enumerate(questions(name, "8", 25)):
        seat = decision.seat
        mine = frozenset(option[1] for option in choosable(game, decision))
        other = twin(game, seat, str(number), mine | {decision.source})
        again = next((d for d in other.pending if d.seat == seat and d.options == decision.options), None)
        if again is None:
            continue
        assert choosable(game, decision) == choosable(other, again)
        assert cheapest_set(game, decision) == cheapest_set(other, again)
        assert forced_answers(game, decision) == forced_answers(other, again)


@pytest.mark.parametrize("name", GAMES)
def test_looking_ahead_changes_nothing(name: str) -> None:
    for game, decision in questions(name, "9", 20):
        before = digest(game)
        path_for(game, decision, choosable(game, decision))
        forced_answers(game, decision)
        assert digest(game) == before and decision in game.pending


@pytest.mark.parametrize("name", GAMES)
def test_what_leaves_nothing_to_be_decided_has_one_outcome(name: str) -> None:
    for seed in ("10", "11", "12"):
        for game, decision in questions(name, seed):
            forced = forced_answers(game, decision)
            if not forced or len(decision.options) == 1:
                continue
            after = game.clone()
            for option in forced:
                after.apply(decision.seat, option)
            for first in range(6):
                _, other = single_answers(game, decision, random.Random(first))
                assert [sorted(zone) for zone in other.state.zones] == [sorted(zone) for zone in after.state.zones]


def test_more_than_may_be_chosen_is_no_set() -> None:
    met = 0
    for game, decision in questions("champions", "13"):
        items = choosable(game, decision)
        if decision.kind == "pay" and decision.args[1] < len(items) and not forced_answers(game, decision):
            met += path_for(game, decision, items) is None
    assert met


def test_copies_that_the_engine_would_take_by_itself_are_among_what_may_be_chosen() -> None:
    """Iron Man discards down to one card; of copies the first is offered, and what is left at the end is taken."""
    met = 0
    for seed in range(60):
        game = new_session("champions", {"heroes": ["iron_man"]}, str(seed)).game
        for verb in ("done", "form", "end_turn"):
            game.apply(0, next(option for option in game.pending[0].options if option[0] == verb))
            while game.pending and game.pending[0].kind not in ("turn", "end_discard"):
                game.apply(0, game.pending[0].options[-1])
        decision = game.pending[0]
        assert decision.kind == "end_discard"
        items = choosable(game, decision)
        chosen = cheapest_set(game, decision)
        due = amount_due(game, decision)
        assert {*chosen} <= {*items} and len(chosen) == due
        for wanted in combinations(items, due):  # any cards in hand may be discarded
            given, more = exact_answers(game, decision, wanted)
            after = game.clone()
            for option in given:
                after.apply(0, option)
            gone = Counter(game.code(e) for _, e, _ in items if after.state.zone[e] != game.state.zone[e])
            assert given and not more and Counter(game.code(e) for _, e, _ in wanted) <= gone, (seed, wanted)
        met += len({game.code(entity) for _, entity, _ in items}) < len(items)
    assert met


def test_all_civilians_that_may_pay_are_listed() -> None:
    """The second Civilian of a colour may only be offered after others have been chosen."""
    chance, met = random.Random(1), 0
    for seed in range(20):
        for game, decision in questions("skirmish", str(seed)):
            if decision.kind == "pay":
                items = Counter(choosable(game, decision))
                for _ in range(4):
                    chosen = Counter(picks(single_answers(game, decision, chance)[0]))
                    assert chosen <= items, (seed, chosen - items)
                    met += max(chosen.values(), default=0) > 1
    assert met


def test_a_seat_learns_from_chance_and_from_cards_that_it_comes_to_know() -> None:
    game = new_session("champions", {}, "1").game
    after = game.clone()
    assert not has_learned(game, after, 0)
    after.state.rng = [*after.state.rng[:-1], after.state.rng[0]]
    assert has_learned(game, after, 0)
    drawn = game.clone()
    drawn.look((next(e for e in range(1, len(game.state.ident)) if not game.knows(e, 0)),), 0)
    assert has_learned(game, drawn, 0)


# -- at a table --------------------------------------------------------------------------------------------------------


def test_what_is_forced_is_answered_by_the_table_and_taken_back_with_what_led_to_it() -> None:
    session, bot, met = new_session("champions", {}, "3", practice=True), make_bot("champions", "sensible", "3"), 0
    while not session.game.over:
        decision, before = session.game.pending[0], session.recorder.standing_count
        forced = forced_answers(session.game, decision)
        if session.step_forced():
            assert forced and session.recorder.standing_count == before + len(forced)
            met += 1
            session.undo()
            assert session.recorder.standing_count == before - 1, "the answer that led to it"
            assert not session.step_forced(), "it is asked again"
        asked = session.game.pending[0]
        session.apply(asked.seat, bot.choose(session.game, asked.seat, asked))
        if met == 3:
            return
    raise AssertionError("nothing was forced")


def test_people_who_hide_their_hands_from_each_other_are_always_asked() -> None:
    session, chance, met = new_session("skirmish", {}, "1"), random.Random(1), 0
    while not session.game.over:
        decision = session.game.pending[0]
        met += bool(forced_answers(session.game, decision))
        assert not session.step_forced()
        session.apply(decision.seat, chance.choice(decision.options))
    assert met, "there was something forced"


def test_every_game_names_its_questions() -> None:
    for name in game_names():
        kind = find_game(name)
        game = kind.make({}, "1")
        own = multi_select_of(game)
        assert own is not None and own.turns


def test_heroes_of_whom_no_status_is_named_before_another_stay_in_recovery() -> None:
    session = new_session("heroes", {}, "1")
    game = session.game
    while not any(each.kind == "assign" for each in game.pending):
        session.apply(game.pending[0].seat, game.pending[0].options[0])
    decision = next(each for each in game.pending if each.kind == "assign")
    first, *_, last = dict.fromkeys(option[1] for option in choosable(game, decision) if option[0] == "support")
    options, _ = exact_answers(game, decision, [("support", last, 0)])
    assert options[0] == ("rest", first, 0) and ("support", last, 0) in options
    assert exact_answers(game, decision, [("support", first, 0), ("rest", first, 0)]) == ((), False), "one status each"
    assert exact_answers(game, decision, [("support", last, 0), ("rest", last, 0)]) == ((), False)
    assert exact_answers(game, decision, [("support", last, 0), ("rest", first, 0)])[0] == options


@rule("MC-RES-07")
def test_a_wild_resource_is_one_of_what_pays_for_several_types() -> None:
    """Sonic Boom costs E, M and P: physical, wild and mental cards pay for it, in whatever order they are named."""
    hand = ["Uppercut", "Chase Them Down", "The Power of Aggression", "Genius", "Hulk"]
    game = klaw.revealing("Sonic Boom", hero(hand=hand), heroes=["captain_marvel"]).do("mode 1").game
    decision = game.pending[0]
    pays = {game.face(entity).name: ("pay", entity, 0) for _, entity, _ in decision.options}
    assert [*pays] == hand
    for named in ((0, 2, 3), (3, 2, 0), (2, 3, 0), (0, 1, 2), (0, 1, 4)):
        wanted = [pays[hand[n]] for n in named]
        found = path_for(game, decision, wanted)
        assert found is not None and found.open is None and sorted(found.options) == sorted(wanted), named
    assert path_for(game, decision, [pays["Chase Them Down"], pays["Genius"]]) is None, "both are mental"
    assert len(cheapest_set(game, decision)) == 3


def test_a_payment_with_fewer_cards_is_proposed() -> None:
    """Daredevil costs 4: Energy and The Power of Justice pay that, and so would Energy with two single resources."""
    hand = ["Energy", "Web-Shooter", "For Justice!", "The Power of Justice", "Interrogation Room", "Daredevil"]
    game = spider_man(hero(hand=hand)).do("play Daredevil").game
    proposed = cheapest_set(game, game.pending[0])
    assert {game.face(entity).name for _, entity, _ in proposed} == {"Energy", "The Power of Justice"}


@rule("D-5.2")
def test_a_symbol_that_may_be_ignored_goes_with_whatever_pays_for_the_other() -> None:
    """The Ten Rings let the Villains ignore any symbol of a Battlefield, the Cosmic Cube one that any colour pays."""
    hand = ["subway_station", "green_goblin", "kingpin", "red_skull"]
    game = Script.of(
        phase="recruitment", active="villains", villains={"hand": hand, "artifacts": ["cosmic_cube", "ten_rings"]}
    ).do("play subway_station").game  # fmt: skip
    decision = game.pending[0]
    ignore = ("ignore", 0, 0)
    pays = {game.code(entity): (verb, entity, 0) for verb, entity, _ in choosable(game, decision) if verb == "pay"}
    for other in hand[1:]:
        found = path_for(game, decision, [ignore, pays[other]])
        assert found is not None and sorted(found.options) == sorted([ignore, pays[other]]), other
    assert path_for(game, decision, [pays["green_goblin"], pays["kingpin"]]) is None, "neither is red"
