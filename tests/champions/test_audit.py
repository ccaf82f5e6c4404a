"""The auditor is silent about the engine, hears what happens, and has found what a game once did wrong."""

import re
from typing import Any

import pytest

from goldenrule.games.champions import ids
from goldenrule.games.champions.abilities import CardAbility, Modifier
from goldenrule.games.champions.audit import AuditError, Auditor, arithmetic, watch
from goldenrule.games.champions.audit.ledger import Ledger
from goldenrule.games.champions.events import Move
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.ids import AREA, DISCARD, ENCOUNTER_DECK, HAND, REMOVED, zone
from goldenrule.games.champions.rules import activation, enemies
from goldenrule.games.champions.selectors import Villain
from goldenrule.kernel.expressions import Const
from goldenrule.lab.simulate import outcomes
from goldenrule.table.games import maker
from tests.champions.audits import BOTH, CAROL, SOLO, start
from tests.champions.situation import Situation, black_panther, hero, ultron


@pytest.mark.parametrize("bot", ["random", "sensible"])
@pytest.mark.parametrize("heroes", [SOLO, CAROL, BOTH], ids="+".join)
def test_audited_games(heroes: list[str], bot: str) -> None:
    for expert in (False, True):
        options = {"heroes": heroes, "expert": expert}
        found = outcomes("champions", options, 5, "audited", (bot,), watch=watch)
        assert all(outcome.winner for outcome in found)


@pytest.mark.parametrize("packs", [[], ["examples/packs/echo"]])
def test_the_auditor_reads_for_itself_how_cards_change_values(
    packs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """For no word with which a card of the core set or the example changes values the engine is asked what it means."""
    monkeypatch.delattr(arithmetic.Reader, "env")
    game = maker("champions")({"heroes": SOLO, "packs": packs}, "reading")
    assert isinstance(game, Champions)
    reader = arithmetic.Reader(Ledger(game), game.state.identities[0])
    faces = [ability for face in game.content.faces for ability in face.abilities]
    lasting = [ability for each in game.content.lasting.values() for ability in each.abilities]
    mods = [mod for ability in [*faces, *lasting] if isinstance(ability, CardAbility) for mod in ability.mods]
    assert len(mods) > 40
    for mod in mods:
        reader.has(mod.to, game.state.villain)
        reader.number(mod.amount)
        assert mod.test is None or reader.holds(mod.test) in (True, False)


@pytest.mark.parametrize(
    ("changes", "extra", "atk"),
    [
        ([], 0, 2),
        ([("add", 1)], 2, 5),
        ([("double", 1), ("add", 1)], 0, 6),
        ([("double", 1)], 1, 6),
        ([("halve", 1), ("add", 1)], 0, 2),
        ([("halve", 1), ("halve", 1), ("add", 3)], 0, 2),
        ([("add", -5)], 1, 0),
        ([("base", 4), ("double", 1), ("add", 1)], 0, 10),
        ([("set", 5), ("add", 1), ("double", 1)], 3, 5),
        ([("set", -1)], 0, 0),
    ],
)
def test_the_auditor_has_sums_of_its_own(changes: list[tuple[str, int]], extra: int, atk: int) -> None:
    game = start(SOLO, "sums")
    villain = game.state.villain
    book = Ledger(game)
    book.said = {ids.ATK: [(villain, 0, Modifier(ids.ATK, Const(n), Villain(), how=how)) for how, n in changes]}
    assert arithmetic.value(book, ids.ATK, villain, extra=extra) == atk


def test_for_the_auditor_the_card_that_came_last_sets_a_value() -> None:
    game = start(SOLO, "set")
    s = game.state
    book = Ledger(game)
    cards = sorted((s.villain, s.main_scheme, s.identities[0]), key=lambda e: s.cards[e].since)
    for last in cards[1:]:
        mods = [(e, 0, Modifier(ids.ATK, Const(e), Villain(), how="set")) for e in (last, cards[0])]
        book.said = {ids.ATK: mods}
        assert arithmetic.value(book, ids.ATK, s.villain) == last


def test_other_observers_still_hear() -> None:
    game = start(SOLO, "observers")
    heard: list[Any] = []
    game.observer = heard.append
    auditor = Auditor(game)
    game.apply(0, game.legal(0)[-1])
    auditor.after_decision()
    assert heard


@pytest.mark.rule("MC-DEFEAT-01", "OQ-08")
def test_retaliate_defeats_before_responses() -> None:
    """Found by the auditor: the stage that retaliate defeats is gone when Indomitable is asked for."""
    s = black_panther.attacked(hero(in_play=["Indomitable"]), villain={"damage": 13})
    auditor = Auditor(s.game)
    s.do("defend Black Panther")
    auditor.after_decision()
    s.asked(0, "response").only_offered("use Indomitable", "pass").then("villain", code="01095")


BLAST = ["Concussive Blast", "Advanced Ultron Drone"]
"""Turned up as the boost card, the first of these deals damage to each character."""


@pytest.mark.rule("MC-EATTACK-05", "OQ-20", "OQ-51")
def test_a_defense_ability_may_follow_a_defender_who_has_left() -> None:
    """The boost card fells Black Cat; Spider-Man, who is hit in her place, defends with Backflip."""
    cat = {"card": "Black Cat", "damage": 1}
    s = ultron(hero(hand=["Backflip"], in_play=[cat]), heroes=["spider_man"], step=2, encounter_top=BLAST)
    auditor = Auditor(s.game)
    s.do("pass", "defend Black Cat", "use Backflip", "mode 1")
    auditor.after_decision()
    s.happened("defend", times=2).then(not_in_play=["Black Cat"])


def defended_by_a_card_of(owner: int, **third: Any) -> tuple[Situation, Auditor]:
    """Ultron attacks the first player; the second defends with an ally of somebody else, whom the boost card fells."""
    ally = {"card": "Black Widow", "damage": 1, "owner": owner}
    players = (hero(exhausted=True), hero(exhausted=True, in_play=[ally]), third)
    heroes = ["captain_marvel", "spider_man", "she_hulk"]
    game = ultron.game(*players, heroes=heroes, step=2, encounter_top=[*BLAST, "Advanced Ultron Drone"])
    auditor = Auditor(game)  # it has to hear the activation from its beginning
    game.run()
    s = Situation(game)
    game.observer, auditor.next = auditor.hear, s.hear
    return s, auditor


@pytest.mark.rule("MC-DEFEND-08", "OQ-51")
@pytest.mark.parametrize(("owner", "third"), [(0, {"hand": []}), (2, {"hand": []}), (2, {"eliminated": True})])
def test_who_controlled_a_defender_that_is_gone_is_hit_whoever_owns_it(owner: int, third: dict[str, Any]) -> None:
    s, auditor = defended_by_a_card_of(owner, **third)
    s.do("1: defend Black Widow")
    auditor.after_decision()
    assert not s.in_play("Black Widow")
    assert s.damage("Spider-Man") > 1 and s.damage("Captain Marvel") <= 1


@pytest.mark.pure_only
@pytest.mark.rule("MC-DEFEND-08", "OQ-51")
def test_a_hit_on_somebody_else_than_who_controlled_the_defender_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    s, _ = defended_by_a_card_of(0, hand=[])
    real = activation.targeted_player
    monkeypatch.setattr(enemies, "targeted_player", lambda g, c: real(g, c) if g.state.live(c.target) else 0)
    with pytest.raises(AuditError, match=r"MC-EATTACK-15: who is hit: expected Spider-Man .*found Captain Marvel"):
        s.do("1: defend Black Widow")


def test_a_card_in_no_zone_or_in_two_is_found() -> None:
    for tamper, found in ((_lose, "expected 1, found none"), (_double, "expected one, found (1, 4)")):
        game = start(SOLO, "zones")
        auditor = Auditor(game)
        top = game.state.zones[ENCOUNTER_DECK][0]
        tamper(game.state.zones, top)
        with pytest.raises(AuditError, match=re.escape(found)):
            auditor.after_decision()


def _lose(zones: list[tuple[int, ...]], card: int) -> None:
    zones[ENCOUNTER_DECK] = zones[ENCOUNTER_DECK][1:]


def _double(zones: list[tuple[int, ...]], card: int) -> None:
    zones[REMOVED] = (card, *zones[REMOVED])


def test_the_auditor_knows_where_cards_left() -> None:
    game = start(SOLO, "events")
    Auditor(game)
    e = game.state.zones[zone(0, HAND)][0]
    with pytest.raises(AuditError, match="invariant"):
        game.tell_event(Move, e, zone(0, AREA), zone(0, DISCARD))
