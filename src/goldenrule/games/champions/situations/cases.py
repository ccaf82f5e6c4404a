"""Case files of Champions: the facts that a case may state, and how they are checked."""

import msgspec

from goldenrule.gamekit.cases import Cases, CommonFacts, FactsRun, compare, refuse_beyond
from goldenrule.games.champions import ids
from goldenrule.games.champions.clauses import PACKAGE
from goldenrule.games.champions.packs import PACKS
from goldenrule.games.champions.rules import values
from goldenrule.games.champions.situations.deck_cases import DeckRun
from goldenrule.games.champions.situations.given import read_given
from goldenrule.games.champions.situations.placing import named_in_play, split_number
from goldenrule.games.champions.situations.position import place as placed
from goldenrule.games.champions.situations.script import Script
from goldenrule.kernel.errors import BadInput
from goldenrule.packs.pack_store import resolve


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


class CaseFacts(CommonFacts, forbid_unknown_fields=True):
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
    """Champions as `goldenrule.gamekit.cases.Cases`."""

    package = PACKAGE

    def begin(self, given: dict[str, object], place: str) -> "ChampionsRun | DeckRun":  # type: ignore[override]  # a deck is a case without a game
        wanted = read_given(given, place)
        if wanted.deck is None:
            return ChampionsRun(Script(placed(wanted)))
        refuse_beyond(wanted, ("deck", "packs"), place, "champions-bad-deck-alone")
        return DeckRun(wanted.deck, resolve(wanted.packs, PACKS) if wanted.packs else ())


class ChampionsRun(FactsRun[Script, CaseFacts]):
    """One case in progress."""

    facts = CaseFacts
    unordered = frozenset({"area", "engaged", "hand", "removed", "statuses", "table"})
    words = frozenset({"statuses"})
    apart = FactsRun.apart | {"cards", "fired", "in_play", "not_in_play", "players"}

    def differences(self, facts: CaseFacts) -> list[str]:
        s = self.script
        self.check_names_exist([split_number(name)[0] for name in facts.cards if name not in s.known_names])
        wrong = [sentence for name, card in facts.cards.items() for sentence in self._card(name, card)]
        wrong += [f"{name} should be in play." for name in facts.in_play if not s.in_play(name)]
        wrong += [f"{name} should not be in play." for name in facts.not_in_play if s.in_play(name)]
        for seat, player in enumerate(facts.players):
            if seat >= s.game.state.seats:
                raise BadInput("champions-bad-players-no-seat", seat=seat, seats=s.game.state.seats)
            wrong += self._player(seat, player)
        wrong += self.compare_facts(facts, lambda name: s.fact("encounter_deck" if name == "encounter" else name))
        return wrong + compare(*[(f"fired {name}", n, s.count_fired(name)) for name, n in facts.fired.items()])

    def _player(self, seat: int, facts: SeatFacts) -> list[str]:
        return self.compare_facts(facts, lambda name: self.script.fact(name, seat), f"seat {seat}: ")

    def _card(self, name: str, facts: CardFacts) -> list[str]:
        s = self.script
        cards = named_in_play(s.game, name)
        if len(cards) != 1:
            return [f"{len(cards)} cards named {name!r} are in play, not one."]
        if facts.target is not None and cards[0] != s.game.state.main_scheme:
            raise BadInput("champions-bad-cards-target-only", name=name)
        so = {"code": s.game.face(cards[0]).code, "statuses": s.status(name), "target": values.target_threat(s.game)}

        def found(fact: str) -> object:
            if fact in so:
                return so[fact]
            return s.value(fact, name) if fact in ids.STAT_NAMES else s.fact(fact, name)

        return self.compare_facts(facts, found, f"{name}: ")
