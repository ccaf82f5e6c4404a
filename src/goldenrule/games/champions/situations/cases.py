"""Case files of Champions: the facts that a case may state, and how they are checked."""

from typing import Any

import msgspec

from goldenrule.gamekit.cases import Cases, CommonFacts, FactsRun, compare, in_any_order
from goldenrule.games.champions import ids
from goldenrule.games.champions.clauses import PACKAGE
from goldenrule.games.champions.rules import values
from goldenrule.games.champions.situations.given import read_given
from goldenrule.games.champions.situations.placing import named_in_play, split_number
from goldenrule.games.champions.situations.script import Script
from goldenrule.kernel.errors import BadInput


class CardFacts(msgspec.Struct, forbid_unknown_fields=True):
    """Facts about a card in play; only what is written is checked.

    `hp` are remaining hit points, `target` is the threat at which the main scheme is complete.
    """

    hp: int | None = None
    damage: int | None = None
    threat: int | None = None
    target: int | None = None
    statuses: list[str] | None = None
    counters: dict[str, int] | None = None
    exhausted: bool | None = None
    host: str | None = None
    code: str | None = None
    ATK: int | None = None
    THW: int | None = None
    DEF: int | None = None
    SCH: int | None = None
    REC: int | None = None


class SeatFacts(msgspec.Struct, forbid_unknown_fields=True):
    """Facts about a seat. `hand`, `area`, `engaged` are in any order, `discard`, `deck_top`, `dealt` in theirs."""

    form: str | None = None
    alive: bool | None = None
    hand: list[str] | None = None
    hand_size: int | None = None
    discard: list[str] | None = None
    discard_size: int | None = None
    deck: list[str] | None = None
    deck_top: list[str] | None = None
    deck_size: int | None = None
    area: list[str] | None = None
    engaged: list[str] | None = None
    dealt: list[str] | None = None
    dealt_size: int | None = None


class Facts(CommonFacts, forbid_unknown_fields=True):
    """What is so after the last answer. Without `asked` and `winner` the game has to wait at a seat's turn.

    `asked` is a kind of question, with a seat other than 0 in front ("1: defend"). `fired` counts how often abilities
    of a card were carried out, `events` how often something happened, since the case began.
    """

    cards: dict[str, CardFacts] = {}
    in_play: list[str] = []
    not_in_play: list[str] = []
    players: list[SeatFacts] = []
    table: list[str] | None = None
    encounter_deck: list[str] | None = None
    encounter_top: list[str] | None = None
    encounter_deck_size: int | None = None
    encounter_discard: list[str] | None = None
    removed: list[str] | None = None
    acceleration: int | None = None
    round: int | None = None
    phase: str | None = None
    first: int | None = None
    active: int | None = None
    fired: dict[str, int] = {}


class ChampionsCases(Cases):
    """Champions as a `CaseGame` of the lab."""

    package = PACKAGE

    def begin(self, given: dict[str, Any], place: str) -> "ChampionsRun":
        return ChampionsRun(Script.of_given(read_given(given, place)))


class ChampionsRun(FactsRun[Script, Facts]):
    """One case in progress."""

    facts = Facts

    def asked(self, seat: int, kind: str) -> None:
        self.script.asked(seat, kind)

    def differences(self, facts: Facts) -> list[str]:
        s = self.script
        wrong: list[str] = []
        piles = [facts.table, facts.encounter_deck, facts.encounter_top, facts.encounter_discard, facts.removed]
        for has in facts.players:
            piles += [has.hand, has.discard, has.deck, has.deck_top, has.area, has.engaged, has.dealt]
        self.exist(*piles, [split_number(name)[0] for name in facts.cards if name not in s.known])
        for name, card in facts.cards.items():
            wrong += self._card(name, card)
        wrong += [f"{name} should be in play." for name in facts.in_play if not s.in_play(name)]
        wrong += [f"{name} should not be in play." for name in facts.not_in_play if s.in_play(name)]
        for seat, player in enumerate(facts.players):
            if seat >= s.game.state.seats:
                raise BadInput(f"players[{seat}]: there is no seat {seat}; the game has {s.game.state.seats} heroes.")
            wrong += self._seat(seat, player)
        deck = s.encounter_deck()
        wrong += compare(
            ("winner", facts.winner, s.winner),
            ("table", in_any_order(facts.table), s.table()),
            ("encounter_deck", facts.encounter_deck, deck),
            ("encounter_top", facts.encounter_top, deck[: len(facts.encounter_top or ())]),
            ("encounter_deck_size", facts.encounter_deck_size, len(deck)),
            ("encounter_discard", facts.encounter_discard, s.encounter_discard()),
            ("removed", in_any_order(facts.removed), s.removed()),
            ("acceleration", facts.acceleration, s.acceleration),
            ("round", facts.round, s.round),
            ("phase", facts.phase, s.phase),
            ("first", facts.first, s.first),
            ("active", facts.active, s.active),
        )
        for name, n in facts.fired.items():
            wrong += compare((f"fired {name}", n, s.count_fired(name)))
        return wrong

    def _card(self, name: str, facts: CardFacts) -> list[str]:
        s = self.script
        g = s.game
        found = named_in_play(g, name)
        if len(found) != 1:
            return [f"{len(found)} cards named {name!r} are in play, not one."]
        e = found[0]
        card = g.table_card(e)
        pairs: list[tuple[str, Any, Any]] = [
            (f"{name}: hp", facts.hp, values.remaining(g, e)),
            (f"{name}: damage", facts.damage, card.damage),
            (f"{name}: threat", facts.threat, card.threat),
            (f"{name}: statuses", in_any_order(facts.statuses), s.status(name)),
            (f"{name}: counters", facts.counters, dict(card.counters)),
            (f"{name}: exhausted", facts.exhausted, card.exhausted),
            (f"{name}: host", facts.host, s.host(name)),
            (f"{name}: code", facts.code, g.face(e).code),
        ]
        if facts.target is not None:
            if e != g.state.main_scheme:
                raise BadInput(f"cards.{name}.target: only the main scheme has a target; leave it out.")
            pairs.append((f"{name}: target", facts.target, values.target_threat(g)))
        for stat in ("ATK", "THW", "DEF", "SCH", "REC"):
            wanted = getattr(facts, stat)
            if wanted is not None:
                pairs.append((f"{name}: {stat}", wanted, values.value(g, ids.STAT_NAMES.index(stat), e)))
        return compare(*pairs)

    def _seat(self, seat: int, facts: SeatFacts) -> list[str]:
        s = self.script
        g = s.game
        deck = s.deck(seat)
        alive = seat in g.state.alive
        return compare(
            (f"seat {seat}: alive", facts.alive, alive),
            (f"seat {seat}: form", facts.form, s.form(seat)),
            (f"seat {seat}: hand", in_any_order(facts.hand), s.hand(seat)),
            (f"seat {seat}: hand_size", facts.hand_size, len(s.hand(seat))),
            (f"seat {seat}: discard", facts.discard, s.discard(seat)),
            (f"seat {seat}: discard_size", facts.discard_size, len(s.discard(seat))),
            (f"seat {seat}: deck", facts.deck, deck),
            (f"seat {seat}: deck_top", facts.deck_top, deck[: len(facts.deck_top or ())]),
            (f"seat {seat}: deck_size", facts.deck_size, len(deck)),
            (f"seat {seat}: area", in_any_order(facts.area), s.area(seat)),
            (f"seat {seat}: engaged", in_any_order(facts.engaged), s.engaged(seat)),
            (f"seat {seat}: dealt", facts.dealt, s.dealt(seat)),
            (f"seat {seat}: dealt_size", facts.dealt_size, len(s.dealt(seat))),
        )
