"""The auditor complains about every engine, and every position, that has been tampered with."""

from collections.abc import Callable
from typing import Any

import pytest

from goldenrule.games.champions import ids
from goldenrule.games.champions.audit import AuditError, Auditor
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.ids import AREA, DISCARD, ENGAGED, HAND, zone
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.game import Game
from tests.champions import tampered_cards, tampered_villain_phase
from tests.champions.audits import CAROL, SOLO, Patch, complaint, start
from tests.champions.cards.ultron_table import ULTRON_III, facedown
from tests.champions.situation import hero, ultron

TAMPERED = [*tampered_villain_phase.TAMPERED, *tampered_cards.TAMPERED]


class AllyLover:
    """Plays allies, defends with them, and does nothing else."""

    def choose(self, game: Game, seat: int, decision: Decision) -> Option:
        assert isinstance(game, Champions)
        for option in decision.options:
            type = game.face(option[1]).type if option[0] in ("play", "defend", "form") else ""
            if type == "ally" or (option[0] == "form" and type == "alter_ego"):
                return option
        if decision.kind == "pay":
            return min(decision.options, key=lambda option: game.ident(option[1]).type == "ally")
        return decision.options[-1]


@pytest.mark.pure_only
@pytest.mark.parametrize(
    ("tamper", "clause", "heroes", "bot"),
    TAMPERED,
    ids=[f"{clause} {tamper.__qualname__.split('.')[0]} {n}" for n, (tamper, clause, _, _) in enumerate(TAMPERED)],
)
def test_tampering_is_noticed(
    monkeypatch: Patch, tamper: Callable[[Patch], None], clause: str, heroes: list[str], bot: str
) -> None:
    from goldenrule.games.champions import bots

    monkeypatch.setitem(bots.BOTS, "ally lover", lambda seed: AllyLover())
    tamper(monkeypatch)
    assert complaint(heroes, bot).clause == clause


@pytest.mark.pure_only
def test_a_villain_who_takes_no_extra_boost_card_is_noticed(monkeypatch: Patch) -> None:
    tampered_cards.no_extra_boost(monkeypatch)
    assert complaint(SOLO, "random", scenario="klaw").clause == "MC-BOOST-01"


@pytest.mark.pure_only
def test_damage_to_what_cannot_be_damaged_is_noticed(monkeypatch: Patch) -> None:
    s = ultron(hero(engaged=[facedown("Genius")]), **ULTRON_III)
    tampered_cards.nothing_is_safe(monkeypatch)
    audit = Auditor(s.game)
    s.do("attack Captain Marvel", "pick Ultron")
    with pytest.raises(AuditError, match="MC-ATTACK-03"):
        audit.after_decision()


# -- tampering with a position ---------------------------------------------------------------------------------------


def moved_silently(s: Any) -> None:
    hand = s.zones[zone(0, HAND)]
    s.zones[zone(0, HAND)] = hand[1:]
    s.zones[zone(0, DISCARD)] = (hand[0], *s.zones[zone(0, DISCARD)])
    s.zone[hand[0]] = zone(0, DISCARD)


def in_two_zones(s: Any) -> None:
    s.zones[zone(0, DISCARD)] = (s.zones[zone(0, HAND)][0],)


def other_card(s: Any) -> None:
    s.ident[s.zones[ids.ENCOUNTER_DECK][0]] += 1


def wrong_note(s: Any) -> None:
    s.zone[s.zones[ids.ENCOUNTER_DECK][0]] = ids.REMOVED


def set_on_identity(name: str, value: Any) -> Callable[[Any], None]:
    def tamper(s: Any) -> None:
        setattr(s.own(s.identities[0]), name, value)

    return tamper


def not_in_play(s: Any) -> None:
    s.cards[s.zones[zone(0, HAND)][0]] = s.cards[s.villain]


def silent_token(s: Any) -> None:
    s.acceleration += 1


def gone_host(s: Any) -> None:
    s.own(s.identities[0]).host = s.zones[zone(0, HAND)][0]


POSITIONS: list[tuple[Callable[[Any], None], str]] = [
    (moved_silently, "invariant"),
    (in_two_zones, "invariant"),
    (other_card, "invariant"),
    (wrong_note, "invariant"),
    (set_on_identity("damage", 2), "MC-DAMAGE-03"),
    (set_on_identity("damage", -1), "MC-DAMAGE-03"),
    (set_on_identity("threat", 1), "MC-THREAT-01"),
    (set_on_identity("exhausted", True), "MC-EXHAUST-01"),
    (set_on_identity("stunned", True), "MC-STATUS-02"),
    (set_on_identity("controller", 1), "MC-OWN-05"),
    (not_in_play, "MC-INPLAY-01"),
    (silent_token, "MC-EMPTYENC-02"),
    (gone_host, "MC-ATTACHTO-03"),
]


@pytest.mark.parametrize(("tamper", "clause"), POSITIONS)
def test_tampered_position_is_noticed(tamper: Callable[[Any], None], clause: str) -> None:
    game = start(SOLO, "position")
    auditor = Auditor(game)
    tamper(game.state)
    with pytest.raises(AuditError) as caught:
        auditor.after_decision()
    assert caught.value.clause == clause


def test_engaged_cards_are_minions() -> None:
    game = start(SOLO, "engaged")
    auditor = Auditor(game)
    game.move_in_play(game.state.villain, zone(0, ENGAGED), -1)
    with pytest.raises(AuditError, match="MC-MINION-01"):
        auditor.after_decision()


def test_too_many_allies_are_noticed() -> None:
    game = start(CAROL, "allies")
    auditor = Auditor(game)
    cards = [*game.state.zones[zone(0, ids.DECK)], *game.state.zones[zone(0, HAND)]]
    for e in [e for e in cards if game.ident(e).type == "ally"][:4]:
        game.enter_play(e, zone(0, AREA), 0)
    with pytest.raises(AuditError, match="MC-ALLYLIM-02"):
        auditor.after_decision()
