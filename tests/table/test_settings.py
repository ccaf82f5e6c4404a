"""What a user wants in every game: free benefits taken or not, standing answers kept; and how tables follow it."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from goldenrule.kernel.codec import digest
from goldenrule.kernel.decisions import PASS, Decision
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.expressions import Const, It
from goldenrule.kernel.files import home
from goldenrule.kernel.records import replay
from goldenrule.table import auto_answers, saves, settings
from goldenrule.table.auto_answers import ALWAYS, ASK, FREE, NEVER, Ability, AutoAnswer, StandingAnswers, ability_of
from goldenrule.table.event_log import STANDING
from goldenrule.table.game_setup import new_session, resume_session
from goldenrule.table.games import maker
from goldenrule.table.session import Session
from tests.kernel.lab import About, Note, Table, before, creature
from tests.table.breaking import break_off
from tests.toygame.content import DAMAGE
from tests.toygame.ops import Damage

SOLO = {"heroes": ["spider_man"]}
SENSE = Ability("01001a", 0)
HIT = Damage(It("it"), Const(1))


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))
    yield tmp_path


def until_sensed(session: Session) -> Decision:
    """Play by chance until it is asked, or could be, whether Spider-Sense is used."""
    chance = random.Random(5)
    while True:
        decision = session.game.pending[0]
        if [ability_of(session.game, decision, option) for option in decision.options] == [SENSE, None]:
            return decision
        session.apply(0, chance.choice(decision.options))


# -- the file ---------------------------------------------------------------------------------------------------------


def test_new_users_take_free_benefits_and_have_no_answers(own_home: Path) -> None:
    found = settings.read(home())
    assert found.free and found.standing == {}
    assert [*own_home.iterdir()] == [], "reading writes nothing"
    made = settings.standing_answers_of("champions", (0, 2), found)
    assert made.free == {0, 2} and made.as_data() == {}


def test_what_is_kept_holds_in_games_of_that_name() -> None:
    settings.save_free(home(), False)
    settings.save_standing(home(), "champions", SENSE, NEVER)
    settings.save_standing(home(), "champions", SENSE, ALWAYS)
    settings.save_standing(home(), "heroes", Ability("thor", 1), NEVER)
    found = settings.read(home())
    made = settings.standing_answers_of("champions", (0, 1), found)
    assert not made.free and made.answers_of(0) == made.answers_of(1) == {SENSE: ALWAYS}
    assert settings.standing_answers_of("skirmish", (0,), found).as_data() == {}
    settings.save_standing(home(), "champions", SENSE, ASK)
    assert settings.standing_answers_of("champions", (0,), settings.read(home())).as_data() == {}


def test_a_damaged_file_is_named(own_home: Path) -> None:
    (own_home / "settings.json").write_text('{"free": 3}')
    for read in (lambda: settings.read(home()), lambda: settings.save_free(home(), True)):
        with pytest.raises(BadInput, match=r"settings\.json is damaged; move it away to begin a new one\."):
            read()


# -- at a table -------------------------------------------------------------------------------------------------------


def test_a_free_benefit_is_taken_recorded_and_told() -> None:
    session = new_session("champions", SOLO, "3", wants=settings.Settings())
    decision = until_sensed(session)
    by_hand = session.game.clone()
    by_hand.apply(0, decision.options[0])
    place, told = session.recorder.standing_count, len(session.log)
    assert session.auto_answer() == AutoAnswer(0, decision.options[0], FREE, (SENSE,))
    assert session.step_standing()
    assert digest(session.game) == digest(by_hand) == digest(replay(session.recorder.record(), maker("champions")))
    assert session.log[told].seen == {0: [STANDING, 0, FREE, ["01001a"]]}
    assert session.decisions_since() == session.recorder.standing_count - place + 1, (
        "undo goes back to what the person answered"
    )


def test_without_the_option_or_if_it_says_ask_the_seat_is_asked() -> None:
    session = new_session("champions", SOLO, "3")
    until_sensed(session)
    assert session.auto_answer() is None
    session.take_free(0, True)
    assert session.auto_answer() is not None
    session.set_standing(0, SENSE, ASK)
    assert session.auto_answer() is None and session.standing.answers_of(0) == {SENSE: ASK}
    session.set_standing(0, SENSE, NEVER)
    found = session.auto_answer()
    assert found is not None and found.option == PASS, "what was said of the ability goes first"
    session.take_free(0, False)
    session.set_standing(0, SENSE, ASK)
    assert session.standing.answers_of(0) == {}


def test_it_goes_on_after_resuming_and_the_save_of_one_who_is_asked_everything_does_not() -> None:
    for takes in (True, False):
        name = f"game-{takes}"
        session = new_session("champions", SOLO, "3", hold=saves.take_name(name), wants=settings.Settings(free=takes))
        until_sensed(session)
        if takes:
            assert session.step_standing()
        break_off(session)
        again = resume_session(saves.find_save(name))
        assert again.standing.free == ({0} if takes else set())
        assert again.decisions_since() == session.decisions_since()
        again.take_free(0, not takes)
        again.close()
        assert resume_session(saves.find_save(name)).standing.free == (set() if takes else {0})


def test_silence_never_tells_of_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 0 could have a ward in hand: whoever sits beside it must not learn from its silence that it has none."""
    monkeypatch.setattr(auto_answers, "is_free", lambda game, decision, option: True)
    face = creature("a", before(DAMAGE, Note("a"), About("target")))
    for energy, others, wanted in ((1, (1,), False), (1, (), True), (0, (1,), True)):
        t = Table(creature("target"), face, areas=(["target", "a"], []), hands=(["bolt"], []), energy=(energy, 0))
        t.start(HIT, it=(t.g.state.ref(t.find("target")),))
        assert t.asked() == [(0, "interrupt", ["use a", "pass"])]
        found = StandingAnswers(free=(0,)).answer(t.g, t.g.pending[0], others)
        assert (found is not None) is wanted


def test_with_something_else_to_use_the_seat_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(auto_answers, "is_free", lambda game, decision, option: True)
    faces = [creature(key, before(DAMAGE, Note(key), About("target"))) for key in ("a", "b")]
    t = Table(creature("target"), *faces, areas=(["target", "a", "b"], []))
    t.start(HIT, it=(t.g.state.ref(t.find("target")),))
    decision = t.g.pending[0]
    assert StandingAnswers(free=(0,)).answer(t.g, decision) is None
    found = StandingAnswers({0: [("b", 0, NEVER)]}, free=(0,)).answer(t.g, decision)
    assert found is not None and t.text(found.option) == "use a", "what is never used is nothing to choose from"
    assert StandingAnswers(free=(1,)).answer(t.g, decision) is None, "it is of one seat"
