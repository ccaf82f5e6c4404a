"""Everything that random games ask, offer and tell can be said; and nothing hidden is said."""

import random
import re

import pytest

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.rules.setup import GameSetup, new_game
from goldenrule.games.champions.sets import heroes, scenarios
from goldenrule.games.champions.text.explain import explain_option, explain_value
from goldenrule.games.champions.text.log import Log
from goldenrule.games.champions.text.options import Question
from goldenrule.games.champions.text.refusals import why_not
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.events import Event, Over
from goldenrule.words.texts import Texts
from tests.champions.situation import given
from tests.playing import answers, pass_until

TEXTS = Texts("en", strict=True)
IDLE = ("end_turn", "done", "pass", "decline", "request")
FAULTS = re.compile(r"[{}$]|  | \.|\.\.|None(?! of )")


def well_said(line: str) -> bool:
    return bool(line) and not FAULTS.search(line)


def log_line(game: Champions, event: Event, seat: int = -1) -> str:
    """The line of an event as a seat (or a spectator) saw it."""
    seen = game.event_view(event, seat)
    return "" if seen is None else Log(game, TEXTS).line(seen)


class Reader:
    """Plays at random and reads everything."""

    def __init__(self, setup: GameSetup) -> None:
        self.game = new_game(setup, load_content())
        self.game.observer = self.heard
        self.random = random.Random(setup.seed)
        self.lines: list[str] = []

    def heard(self, event: Event) -> None:
        game = self.game
        line = log_line(game, event)
        assert line == log_line(game, event, 0)
        if line:
            assert well_said(line), line
            self.lines.append(line)
            if isinstance(event, events.Deal | events.BoostDealt):
                zone = ids.zone(event.seat, ids.DEALT) if isinstance(event, events.Deal) else ids.BOOST
                for card in game.state.zones[zone]:
                    assert game.ident(card).name not in line

    def read(self, decision: Decision) -> None:
        game = self.game
        assert well_said(Question(game, decision, TEXTS).prompt())
        for option in decision.options:
            assert well_said(Question(game, decision, TEXTS).option(option)), option
            assert all(well_said(line) for line in explain_option(game, option, decision, TEXTS))
        for seat in range(game.state.seats):
            for each in why_not(game, seat, TEXTS):
                assert well_said(each.what) and well_said(each.why) and each.clause.startswith("MC-")

    def choose(self, decision: Decision) -> Option:
        busy = [option for option in decision.options if option[0] not in IDLE]
        return self.random.choice(busy if busy and self.random.random() < 0.85 else list(decision.options))

    def play(self, decisions: int) -> None:
        for _ in range(decisions):
            if not self.game.pending:
                return
            decision = self.game.pending[0]
            self.read(decision)
            self.game.apply(decision.seat, self.choose(decision))


HEROES = ("spider_man", "captain_marvel")


def setups() -> list[GameSetup]:
    """One and two heroes against each scenario."""
    every = list(heroes())
    out = []
    for i, scenario in enumerate([*scenarios(), *scenarios()]):
        for j, hero in enumerate(every):
            team = (hero,) if (i + j) % 2 else (hero, every[(j + 1 + i) % len(every)])
            setup = GameSetup(
                heroes=tuple(dict.fromkeys(team)), scenario=scenario, seed=f"{i}{j}", expert=(i + j) % 3 == 0
            )
            out.append(setup)
    return out


@pytest.mark.parametrize("setup", setups(), ids=lambda s: f"{s.scenario}-{'-'.join(s.heroes)}-{s.seed}")
def test_a_random_game_can_be_read(setup: GameSetup) -> None:
    reader = Reader(setup)
    reader.play(120)
    assert len(reader.lines) > 20


def test_what_is_to_be_chosen_has_the_case_that_the_question_asks_for() -> None:
    asked = set()
    for seed, hero in (("37", "she_hulk"), ("4", "black_panther")):
        game = new_game(GameSetup((hero,), "rhino", seed=seed), load_content())
        for decision, _ in answers(game, random.Random(int(seed))):
            if game.decisions == 40:
                break
            if decision.kind in ("choose", "choose_some"):
                asked.add(Question(game, decision, Texts("uk", strict=True)).prompt())
    cards = "виберіть карти у вашому відбої з різними назвами (вибрано 0, щонайбільше 3)"
    assert {"Пересмішниця: виберіть ворога.", f"«Знання предків»: {cards}."} <= asked


def game_at_a_turn() -> Champions:
    game = new_game(GameSetup(heroes=HEROES, seed="7"), load_content())
    pass_until(game, "turn")
    return game


# -- log lines -------------------------------------------------------------------------------------


def test_a_hidden_card_is_a_card() -> None:
    game = game_at_a_turn()
    hidden = game.state.zones[ids.ENCOUNTER_DECK][0]
    assert log_line(game, events.Reveal(0, hidden)) == "Spider-Man reveals a card."
    assert log_line(game, events.Play(0, game.state.zones[ids.zone(0, ids.HAND)][0])) != "Spider-Man plays a card."


def test_events_that_say_nothing_make_no_line() -> None:
    game = game_at_a_turn()
    assert log_line(game, events.TurnEnds(0)) == ""
    assert log_line(game, events.Move(game.state.villain, ids.ENCOUNTER_DECK, ids.RESOLVING)) == ""
    assert Log(game, TEXTS).line(["unheard", 1]) == ""


def test_a_line_says_why() -> None:
    game = game_at_a_turn()
    s = game.state
    spider, rhino = s.identities[0], s.villain
    assert log_line(game, events.Damage(rhino, 3, spider)) == "Rhino takes 3 damage from Peter Parker."
    assert log_line(game, events.Damage(rhino, 3, 0)) == "Rhino takes 3 damage."
    told = log_line(game, events.AttackDamage(rhino, spider, 4, 2, 5, 1))
    assert told == "The attack of Rhino deals 4 damage to Peter Parker, with 2 boost icons."
    assert log_line(game, Over("players")) == "The players win!"


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("01009", "Because of Webbed Up, Peter Parker is not attacked."),
        ("01098", "Because of Armored Rhino Suit, Peter Parker does not take the damage."),
        ("01061", "Because of Great Responsibility, no threat is placed on Peter Parker."),
        ("01185", "Because of Biomechanical Upgrades, Peter Parker is not defeated."),
        ("01094", "Because of Rhino, something else happens to Peter Parker."),
    ],
)
def test_what_is_replaced_is_told_as_what_does_not_happen(code: str, line: str) -> None:
    game = game_at_a_turn()
    assert Log(game, TEXTS).line(["replace", [1, game.face(game.state.identities[0]).code], [2, code]]) == line


# -- values and reasons ----------------------------------------------------------------------------


def test_a_value_is_explained_with_its_parts_and_clauses() -> None:
    game = game_at_a_turn()
    value = explain_value(game, ids.HP, game.state.villain, TEXTS)
    assert (value.key, value.printed, value.total, value.changes) == ("hp", 14, 28, [])
    assert value.lines == [
        "Hit points of Rhino: 28 (14 printed for each of 2 players).",
        "0 damage sustained, 28 left.",
        "Rules: MC-HP-01, MC-PERPL-01, MC-REMHP-01.",
    ]


def test_modifiers_name_their_card() -> None:
    s = given(in_play=["Charge"]).then("villain", ATK=5)
    value = explain_value(s.game, ids.ATK, s.game.state.villain, TEXTS)
    assert value.lines[0] == "ATK of Rhino: 5 (2 printed, +3 from Charge)."
    assert [(each.n, each.code) for each in value.changes] == [(3, "01099")]


def test_why_not_names_the_clause() -> None:
    game = game_at_a_turn()
    found = [(each.what, each.clause, each.why) for each in why_not(game, game.pending[0].seat, TEXTS)]
    assert ("Peter Parker: attack", "MC-TURN-04", "It needs hero form.") in found
    assert ("Peter Parker: recover", "MC-TRIG-02", "There is no damage to heal.") in found


def test_nothing_can_be_used_when_it_is_another_players_turn() -> None:
    game = game_at_a_turn()
    other = 1 - game.pending[0].seat
    assert [each.clause for each in why_not(game, other, TEXTS)] == ["MC-ACTION-04"]


def test_an_option_is_explained_with_its_clause() -> None:
    game = game_at_a_turn()
    decision = game.pending[0]
    form = next(option for option in decision.options if option[0] == "form")
    assert explain_option(game, form, decision, TEXTS)[-1] == "Rules: MC-TURN-02."
