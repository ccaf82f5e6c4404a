"""A strict player for tests: answers in words, a log of what happened, and exact facts.

    s = Script.of(players=[{"form": "hero", "hand": ["Swinging Web Kick", "Backflip", "Genius"]}])   # see `given`
    s.do("use Swinging Web Kick", "pay Backflip", "pay Genius")   # "pick Rhino" too, if there were another enemy
    s.fired("Swinging Web Kick"); s.idle(0); assert s.hp("Rhino") == 6

**Answers** are a verb and a name (or code) of a card: `play X` (ally, support, upgrade), `use X` (event or ability),
`attack X`, `thwart X`, `recover X` (X: who does it), `form`, `pick X` (a target), `pay X` (a card or a resource
ability), `declare yes|no` (a wild declared as the type that a card asks for), `discard X`, `defend X`, `order X` (what
is first), `attach X`, `area X` (into whose area: the identity), `amount 3` or `amount 3 X`, `mode 1` (from 1, as
printed), `request 1` (a seat), `pass`, `done`, `yes`, `no`, `decline`, `end turn`. The name may be left out when one
option has the verb. `(2)` after a name is the second option of that name, `#2` the second ability of a card. A seat
other than 0 answers with its number in front: `1: pass`. `pay any` takes the first source offered until the payment is
complete. An answer that fits no option, or several, fails and lists the options. A choice with one possible answer is
taken by the game; every other question has to be answered, and `idle()` proves at the end that none was left.

**Questions**: `asked(seat, kind)`, `offered(answer)`, `not_offered(answer)`, `refused(answer, clause)`; see `kinds`.

**What happened**, since the script began: `events(key)` are the raw events (damage, heal, threat, play, reveal ...);
`fired(card, times)`, `not_fired(card)` count its abilities that were carried out: used, forced, When Revealed, When
Defeated, boost, delayed, or the card played as an event. Every stage of a villain and side of an identity has its code.

**Facts**: `hp damage threat status counters exhausted in_play host value` of a card in play by name ("Sandman",
"Hydra Mercenary (2)"), `hand discard deck area engaged dealt deck_size form` of a seat, `table encounter_deck
encounter_discard removed acceleration winner round phase first active`. Lists hold names: piles and decks from the
top, the rest sorted.
"""

from functools import cached_property
from operator import attrgetter
from typing import Self

from goldenrule.gamekit import cases
from goldenrule.gamekit.cases import ScriptFailed
from goldenrule.gamekit.vocabulary import IN_GAME, check_exists
from goldenrule.games.champions import events, ids
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.ids import AREA, DEALT, DECK, DISCARD, ENGAGED, HAND, zone
from goldenrule.games.champions.rules import values
from goldenrule.games.champions.situations import answers
from goldenrule.games.champions.situations.given import read_given
from goldenrule.games.champions.situations.moment import STOPPED
from goldenrule.games.champions.situations.placing import named_in_play, split_number
from goldenrule.games.champions.situations.position import place
from goldenrule.games.champions.situations.refusals import why_refused
from goldenrule.games.champions.state import TableCard
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.events import Event


class Script(cases.Script):
    """Plays a game by exact answers and looks at it. The observer of the game is taken over."""

    game: Champions

    kinds = (
        "turn", "pay", "declare", "attach", "area", "choose", "choose_some", "discard_cost", "mode", "may", "search",
        "interrupt", "response", "order", "defend", "divide", "minion_order", "end_discard", "ally_limit", "restricted",
        "request", "mulligan", STOPPED,
    )  # fmt: skip

    def __init__(self, game: Champions) -> None:
        self.firings: list[str] = []  # codes, in order
        super().__init__(game)

    @classmethod
    def of(cls, **given: object) -> Self:
        """A script from a position, described as for `position`; the log has everything from its beginning."""
        return cls(place(read_given(given)))

    def hear(self, event: Event) -> None:
        """An event; some of them mean that an ability of a card was carried out."""
        super().hear(event)
        g = self.game
        match event:
            case events.Delayed() | events.Forced():
                self.firings.append(event.path.split("/")[0].split(":")[0])
            case events.Use() | events.Play() | events.WhenRevealed() | events.WhenDefeated() | events.BoostAbility():
                face = g.face(event.card) if g.in_play(event.card) else g.ident(event.card)
                if not isinstance(event, events.Play) or face.type == "event":
                    self.firings.append(face.code)

    # -- answering -----------------------------------------------------------------------------------------------------

    @cached_property
    def known_names(self) -> frozenset[str]:
        """Every name and code of a card that is or may come into this game."""
        return answers.names(self.game)

    def understand(self, words: str) -> None:
        answers.understand(words, self.known_names)

    def answer(self, seat: int, words: str) -> None:
        for asked, option in answers.choices(self.game, seat, words):
            self.game.apply(asked, option)

    def matching_options(self, decision: Decision, words: str) -> list[Option]:
        return answers.matching(self.game, decision, words)

    def card_name(self, entity: int) -> str:
        return answers.called(self.game, entity)[0]

    def question_text(self) -> str:
        return answers.asked_in_words(self.game)

    # -- questions -----------------------------------------------------------------------------------------------------

    def idle(self, seat: int | None = None) -> Self:
        """The game waits for the turn decision of a seat (of any seat, if none is given), or has been stopped."""
        pending = self.game.pending
        if len(pending) != 1 or pending[0].kind not in ("turn", STOPPED) or seat not in (None, pending[0].seat):
            whose = "a seat" if seat is None else f"seat {seat}"
            raise ScriptFailed(f"The game should wait at the turn of {whose}. {self.question_text()}")
        return self

    def refused(self, words: str, clause: str) -> Self:
        """This is no option now, and the clause is why. `clause` may also be the message key."""
        self.not_offered(words)
        seat, rest = self.read(words)
        found = why_refused(self.game, self.decisions(seat)[0], rest)
        if found is None or clause not in found:
            why = f"it is because of {found[1]} ({found[0]})" if found else "nothing that is known forbids it"
            raise ScriptFailed(f"{words!r} should be refused because of {clause}, but {why}.")
        return self

    def options(self, seat: int = 0) -> list[str]:
        """What the seat may answer, in words."""
        return [answers.in_words(self.game, o) for o in self.game.legal(seat)]

    # -- what happened -------------------------------------------------------------------------------------------------

    def forget(self) -> Self:
        """Forget what has happened so far."""
        self.log.clear()
        self.firings.clear()
        return self

    def count_fired(self, card: str) -> int:
        """How often abilities of a card (name or code) were carried out. Raises BadInput for none of this game."""
        check_exists("card", card, self.known_names, IN_GAME)
        faces = self.game.content.by_code
        return sum(card in (code, faces[code].name) for code in self.firings)

    def fired(self, card: str, times: int | None = None) -> Self:
        """An ability of the card was carried out: at least once, or exactly so often."""
        found = self.count_fired(card)
        if found == 0 if times is None else found != times:
            wanted = "" if times is None else f" {times} times"
            raise ScriptFailed(f"{card!r} should have fired{wanted}, but fired {found} times: {self.firings}.")
        return self

    def not_fired(self, card: str) -> Self:
        return self.fired(card, 0)

    # -- facts about cards in play -------------------------------------------------------------------------------------

    def entity(self, name: str) -> int:
        """The card in play of that name. Raises ScriptFailed if there is none, or several."""
        found = named_in_play(self.game, name)
        if len(found) != 1:
            raise ScriptFailed(f"{len(found)} cards named {name!r} are in play, not one.")
        return found[0]

    def card(self, name: str) -> TableCard:
        return self.game.table_card(self.entity(name))

    def in_play(self, name: str) -> bool:
        """Whether a card of a name is in play. Raises BadInput for a name that no card of this game has."""
        if name not in self.known_names:
            check_exists("card", split_number(name)[0], self.known_names, IN_GAME)
        return bool(named_in_play(self.game, name))

    def hp(self, name: str) -> int:
        """Remaining hit points."""
        return values.remaining(self.game, self.entity(name))

    def damage(self, name: str) -> int:
        return self.card(name).damage

    def threat(self, name: str) -> int:
        return self.card(name).threat

    def status(self, name: str) -> list[str]:
        """Its status cards, sorted."""
        card = self.card(name)
        return [s for s in (ids.CONFUSED, ids.STUNNED, ids.TOUGH) if getattr(card, s)]

    def counters(self, name: str) -> dict[str, int]:
        return dict(self.card(name).counters)

    def exhausted(self, name: str) -> bool:
        return self.card(name).exhausted

    def host(self, name: str) -> str:
        """The name of what it is attached to, "" if nothing."""
        host = self.card(name).host
        return self.game.face(host).name if host else ""

    def value(self, stat: str, name: str) -> int:
        """A computed value: "ATK", "THW", "DEF", "REC", "SCH", "HP", "hand_size", "ally_limit", "cost" ..."""
        return values.value(self.game, ids.STAT_NAMES.index(stat), self.entity(name))

    # -- facts about seats and the scenario ----------------------------------------------------------------------------

    def _names(self, zone: int) -> list[str]:
        g = self.game
        return [(g.face(e) if g.in_play(e) else g.ident(e)).name for e in g.state.zones[zone]]

    def hand(self, seat: int = 0) -> list[str]:
        return sorted(self._names(zone(seat, HAND)))

    def deck(self, seat: int = 0) -> list[str]:
        return self._names(zone(seat, DECK))

    def deck_size(self, seat: int = 0) -> int:
        return len(self.deck(seat))

    def discard(self, seat: int = 0) -> list[str]:
        return self._names(zone(seat, DISCARD))

    def area(self, seat: int = 0) -> list[str]:
        """Cards in play under the control of the seat, its identity left out."""
        g = self.game
        return sorted(g.face(e).name for e in g.state.zones[zone(seat, AREA)] if e not in g.state.identities)

    def engaged(self, seat: int = 0) -> list[str]:
        return sorted(self._names(zone(seat, ENGAGED)))

    def dealt(self, seat: int = 0) -> list[str]:
        """Facedown encounter cards, the first to be revealed first."""
        return self._names(zone(seat, DEALT))

    def form(self, seat: int = 0) -> str:
        return self.game.form(seat)

    def alive(self, seat: int = 0) -> bool:
        return seat in self.game.state.alive

    def table(self) -> list[str]:
        """Side schemes, attachments and environments in play."""
        state = self.game.state
        rest = [e for e in state.zones[ids.TABLE] if e not in (state.villain, state.main_scheme)]
        return sorted(self.game.face(e).name for e in rest)

    def encounter_deck(self) -> list[str]:
        return self._names(ids.ENCOUNTER_DECK)

    def encounter_discard(self) -> list[str]:
        return self._names(ids.ENCOUNTER_DISCARD)

    def removed(self) -> list[str]:
        """Cards removed from the game."""
        return sorted(self._names(ids.REMOVED))

    acceleration = property(attrgetter("game.state.acceleration"))
    winner = property(attrgetter("game.state.winner"))
    round = property(attrgetter("game.state.round"))
    phase = property(attrgetter("game.state.phase"))
    first = property(attrgetter("game.state.first"))
    active = property(attrgetter("game.state.active"))
