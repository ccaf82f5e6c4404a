"""Standing answers: what they come to, what they leave alone, and how records, saves and taking back live with them."""

import random
from collections.abc import Callable

import pytest

from goldenrule.bots import make_bot
from goldenrule.kernel.choices import May
from goldenrule.kernel.codec import digest
from goldenrule.kernel.decisions import PASS, Decision
from goldenrule.kernel.errors import BadInput, CardFault
from goldenrule.kernel.expressions import Const, It
from goldenrule.kernel.records import replay
from goldenrule.table import saves
from goldenrule.table import session as table
from goldenrule.table.auto_answers import (
    ALWAYS,
    ASK,
    MAY,
    NEVER,
    Ability,
    Answer,
    AutoAnswer,
    StandingAnswers,
    ability_of,
)
from goldenrule.table.event_log import STANDING
from goldenrule.table.game_setup import new_session, resume_session
from goldenrule.table.games import maker
from goldenrule.table.session import Session
from tests.kernel.lab import About, Note, Table, after, before, creature
from tests.table.breaking import break_off
from tests.toygame.content import DAMAGE
from tests.toygame.ops import Damage

pytestmark = pytest.mark.usefixtures("home")

SOLO = {"heroes": ["spider_man"]}
PAIR = {"heroes": ["spider_man", "black_panther"]}
SENSE = Ability("01001a", 0)
"""Spider-Sense: an interrupt that draws a card, without a cost."""

HIT = Damage(It("it"), Const(1))
TARGET = creature("target")


# -- what they come to ------------------------------------------------------------------------------------------------


def window(*usable: tuple[str, int], energy: int = 0) -> Table:
    """A question of seat 0, who may use abilities of these cards (name and how many copies) after damage is dealt.

    Each writes its name. With `energy` seat 0 could play a ward, and does not have one.
    """
    faces = [creature(key, after(DAMAGE, Note(key), About("target"))) for key, _ in usable]
    mine = [key for key, copies in usable for _ in range(copies)]
    t = Table(TARGET, *faces, areas=(["target", *mine], []), energy=(energy, 0))
    t.start(HIT, it=(t.g.state.ref(t.find("target")),))
    return t


def come_to(t: Table, others: tuple[int, ...] = (), **answers: str) -> str:
    """What the standing answers of seat 0, by name of card, come to: "" if it is asked."""
    standing = StandingAnswers()
    for key, answer in answers.items():
        standing.set(0, Ability(key, 0), answer)  # type: ignore[arg-type]  # texts are tried, too
    found = standing.answer(t.g, t.g.pending[0], others)
    return "" if found is None else t.text(found.option)


def test_never_passes_and_always_uses() -> None:
    t = window(("a", 1))
    assert t.asked() == [(0, "response", ["use a", "pass"])]
    assert come_to(t) == ""
    assert come_to(t, a=NEVER) == "pass"
    assert come_to(t, a=ALWAYS) == "use a"
    assert come_to(t, a=ASK) == ""
    assert come_to(t, b=NEVER) == "", "it is about another card"


def test_another_ability_in_the_same_window_is_asked_about() -> None:
    t = window(("a", 1), ("b", 1))
    assert t.asked() == [(0, "response", ["use a", "use b", "pass"])]
    assert come_to(t, a=NEVER) == ""
    assert come_to(t, a=ALWAYS) == "", "with several it is asked"
    assert come_to(t, a=ALWAYS, b=ALWAYS) == ""
    assert come_to(t, a=NEVER, b=NEVER) == "pass"
    assert come_to(t, a=NEVER, b=ALWAYS) == "use b", "it is the only one that is left"


def test_they_hold_for_every_copy() -> None:
    t = window(("a", 2))
    assert t.asked() == [(0, "response", ["use a", "use a", "pass"])]
    assert come_to(t, a=NEVER) == "pass"
    assert come_to(t, a=ALWAYS) == "", "which copy is for the player to say"


def test_they_are_of_one_seat() -> None:
    t = window(("a", 1))
    standing = StandingAnswers()
    standing.set(1, Ability("a", 0), NEVER)
    assert standing.answer(t.g, t.g.pending[0]) is None
    standing.set(0, Ability("a", 0), ALWAYS)
    assert standing.answers_of(1) == {Ability("a", 0): NEVER} and standing.answers_of(0) == {Ability("a", 0): ALWAYS}


def test_they_are_of_one_ability() -> None:
    face = creature("a", *(after(DAMAGE, Note(word), About("target")) for word in ("first", "second")))
    t = Table(TARGET, face, areas=(["target", "a"], []))
    t.start(HIT, it=(t.g.state.ref(t.find("target")),))
    a = t.find("a")
    assert t.g.pending[0].options == (("use", a, 0), ("use", a, 1), PASS)
    standing = StandingAnswers({0: [("a", 1, NEVER)]})
    assert standing.answer(t.g, t.g.pending[0]) is None
    standing.set(0, Ability("a", 0), ALWAYS)
    assert standing.answer(t.g, t.g.pending[0]) == AutoAnswer(0, ("use", a, 0), ALWAYS, (Ability("a", 0),))


def test_what_a_card_asks_while_it_is_carried_out() -> None:
    t = Table(TARGET, areas=(["target"], []))
    t.start(May(Note("done")), source=t.find("target"))
    assert t.asked() == [(0, "may", ["yes", "no"])]
    decision = t.g.pending[0]
    assert [ability_of(t.g, decision, option) for option in decision.options] == [Ability("target", MAY), None]
    for standing, wanted in (
        (StandingAnswers({0: [("target", MAY, NEVER)]}), "no"),
        (StandingAnswers({0: [("target", MAY, ALWAYS)]}), "yes"),
    ):
        found = standing.answer(t.g, decision)
        assert found is not None and found.option[0] == wanted
    assert StandingAnswers({0: [("target", 0, ALWAYS)]}).answer(t.g, decision) is None


def test_forced_abilities_and_questions_that_cannot_be_passed_are_left_alone() -> None:
    faces = [creature(key, before(DAMAGE, Note(key), About("target"), forced=True)) for key in ("a", "b")]
    t = Table(TARGET, *faces, areas=(["target", "a", "b"], []))
    t.start(HIT, it=(t.g.state.ref(t.find("target")),))
    assert t.asked() == [(0, "order", ["order a", "order b"])]
    assert come_to(t, a=NEVER, b=NEVER) == "" == come_to(t, a=ALWAYS, b=NEVER)
    decision = t.g.pending[0]
    assert [ability_of(t.g, decision, option) for option in decision.options] == [None, None]


def test_an_empty_window_and_other_things_than_abilities_are_left_alone() -> None:
    t = window(("a", 1))
    a = t.find("a")
    standing = StandingAnswers({0: [("a", 0, NEVER)]})
    for options in ((PASS,), (("use", a, 0), ("play", a, 0), PASS), (("use", a, 0), ("end_turn", 0, 0))):
        assert standing.answer(t.g, Decision("response", 0, options, free=True)) is None


def test_silence_never_tells_of_hidden_cards() -> None:
    """Seat 0 has a ward in hand: where others sit at the table, it is asked as if nothing stood."""
    t = Table(TARGET, creature("a", before(DAMAGE, Note("a"), About("target"))),
              areas=(["target", "a"], []), hands=(["ward"], []), energy=(1, 0))  # fmt: skip
    t.start(HIT, it=(t.g.state.ref(t.find("target")),))
    assert t.asked() == [(0, "interrupt", ["use a", "use ward", "pass"])]
    assert come_to(t, a=NEVER, ward=NEVER) == "pass"
    assert come_to(t, (1,), a=NEVER, ward=NEVER) == "", "the other does not see the ward"
    # without the ward the seat is asked all the same by this game, and so it must be with a standing answer
    bare = Table(TARGET, creature("a", before(DAMAGE, Note("a"), About("target"))),
                 areas=(["target", "a"], []), hands=(["bolt"], []), energy=(1, 0))  # fmt: skip
    bare.start(HIT, it=(bare.g.state.ref(bare.find("target")),))
    assert bare.asked() == [(0, "interrupt", ["use a", "pass"])]
    assert come_to(bare, (1,), a=NEVER) == "" and come_to(bare, a=NEVER) == "pass"
    # where everybody sees that nothing else could be used, silence tells nothing
    poor = Table(TARGET, creature("a", before(DAMAGE, Note("a"), About("target"))),
                 areas=(["target", "a"], []), hands=(["ward"], []))  # fmt: skip
    poor.start(HIT, it=(poor.g.state.ref(poor.find("target")),))
    assert come_to(poor, (1,), a=NEVER) == "pass"


def test_other_words_are_refused() -> None:
    with pytest.raises(BadInput, match="no standing answer 'sometimes'; choose from always, never, ask"):
        StandingAnswers().set(0, SENSE, "sometimes")  # type: ignore[arg-type]  # that is what is tried
    session = new_session("champions", PAIR, "1", bots={1: "random"}, make_player=make_bot)
    with pytest.raises(BadInput, match="Seat 1 cannot have standing answers; the seats of people are 0"):
        session.set_standing(1, SENSE, NEVER)


# -- at a table -------------------------------------------------------------------------------------------------------


def until(session: Session, wanted: Callable[[Decision], bool], seed: str = "5", most: int = 300) -> Decision:
    """Play by chance, standing answers included, until a person is asked what is wanted."""
    chance = random.Random(seed)
    for _ in range(most):
        if session.step_standing():
            continue
        asked = session.game.pending[0]
        if wanted(asked):
            return asked
        session.apply(asked.seat, chance.choice(asked.options))
    raise AssertionError("it was never asked")


def offers(session: Session, *abilities: Ability) -> Callable[[Decision], bool]:
    """Are exactly these abilities offered, besides passing?"""

    def test(decision: Decision) -> bool:
        found = [ability_of(session.game, decision, option) for option in decision.options[:-1]]
        return found == list(abilities) and decision.options[-1] == PASS

    return test


def sensed(practice: bool = False, name: str = "", options: dict[str, list[str]] = SOLO) -> tuple[Session, Decision]:
    """A game at the question whether Spider-Sense is used."""
    session = new_session("champions", options, "3", practice=practice, hold=saves.take_name(name) if name else None)
    return session, until(session, offers(session, SENSE))


@pytest.mark.parametrize(("answer", "at"), [(NEVER, 1), (ALWAYS, 0)])
def test_an_answer_is_recorded_as_if_the_seat_had_given_it(answer: str, at: int) -> None:
    by_hand, decision = sensed()
    by_hand.apply(0, decision.options[at])
    session, _ = sensed()
    assert session.auto_answer() is None and not session.step_standing()
    session.set_standing(0, SENSE, answer)  # type: ignore[arg-type]  # parametrize knows texts only
    assert session.step_standing()
    assert session.recorder.entries == by_hand.recorder.entries
    assert digest(session.game) == digest(by_hand.game)
    assert digest(replay(session.recorder.record(), maker("champions"))) == digest(session.game)


def test_the_log_says_why_nobody_was_asked() -> None:
    session, _ = sensed()
    before = len(session.log)
    session.set_standing(0, SENSE, ALWAYS)
    assert session.step_standing()
    line, then = session.log[before], session.log[before + 1]
    assert line.seen == {0: [STANDING, 0, ALWAYS, ["01001a"]]} and line.after == then.after


@pytest.mark.parametrize("answer", [NEVER, ALWAYS])
def test_the_log_of_a_save_says_so_too(answer: Answer) -> None:
    session, _ = sensed(practice=True, name="mine")
    session.set_standing(0, SENSE, answer)
    assert session.step_standing()
    session.undo()  # what was taken back is told no more
    chance = random.Random("5")
    while not session.step_standing():
        asked = session.game.pending[0]
        session.apply(asked.seat, chance.choice(asked.options))
    break_off(session)
    again = resume_session(saves.find_save("mine"))
    assert again.log == session.log
    assert [line.seen[0] for line in again.log if line.seen[0][0] == STANDING] == [[STANDING, 0, answer, ["01001a"]]]


def test_whole_games_are_not_asked_about_it_again() -> None:
    asked = passed = 0
    for seed in "123":
        session = new_session("champions", SOLO, seed)
        session.set_standing(0, SENSE, NEVER)
        chance = random.Random(seed)
        while session.game.pending:
            if not session.step_standing():
                decision = session.game.pending[0]
                asked += offers(session, SENSE)(decision)
                session.apply(0, chance.choice(decision.options))
        passed += sum(line.seen[0][0] == STANDING for line in session.log)
        assert digest(replay(session.recorder.record(), maker("champions"))) == digest(session.game)
    assert passed >= 3 and not asked


def test_an_ability_that_sets_itself_off_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "IN_A_ROW", 1)
    session, _ = sensed()
    session.set_standing(0, SENSE, NEVER)
    assert session.step_standing()
    decision = Decision("interrupt", 0, (("use", session.game.state.identities[0], 0), PASS), free=True)
    session.game.pending = (decision,)
    assert session.auto_answer() is None, "the person is asked after so many"
    monkeypatch.setattr(table, "IN_A_ROW", 2)
    assert session.auto_answer() is not None
    monkeypatch.setattr(table, "IN_A_ROW", 1)
    session.game.pending = ()
    session.game.ask_again()
    session.apply(0, session.game.legal(0)[0])
    session.game.pending = (decision,)
    assert session.auto_answer() is not None, "a person has answered in between"


def test_a_card_that_breaks_leaves_the_question_to_the_person(monkeypatch: pytest.MonkeyPatch) -> None:
    session, decision = sensed()
    session.set_standing(0, SENSE, ALWAYS)
    lines = list(session.log)

    def breaks(*_: object) -> None:
        raise CardFault("Backflip breaks.")

    with monkeypatch.context() as patched, pytest.raises(CardFault):
        patched.setattr(session.recorder, "apply", breaks)
        session.step_standing()
    assert session.log == lines and session.game.legal(0) == decision.options
    assert not session.step_standing()


# -- people who must not see each other's cards -----------------------------------------------------------------------
