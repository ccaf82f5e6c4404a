"""The audit of the villain phase: threat, activations, encounter cards and the first player, step by step."""

from typing import TYPE_CHECKING, Any

from goldenrule.gamekit.audit import Part
from goldenrule.games.champions import ids
from goldenrule.games.champions.audit import arithmetic
from goldenrule.games.champions.audit.activation import ENTITY, Activation, Due, activation_of
from goldenrule.games.champions.audit.ledger import Ledger, require
from goldenrule.games.champions.ids import AREA, DEALT, DECK, DISCARD, ENGAGED, HAND, zone
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.game import Event
from goldenrule.kernel.state import ENTITY_BITS
from goldenrule.kernel.windows import Condition, Occurrence

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class VillainPhase(Part):
    """Listens to a game. `phase` counts steps: 0 none or unknown, 1 threat, 2 activations, 3 dealing, 4 revealing."""

    def __init__(self, book: Ledger) -> None:
        self.book = book
        self.game: Champions = book.game
        self.step = 0
        self.activations: list[Activation] = []
        self.threat: Due | None = None
        self.order: list[int] = []  # seats whose activations are to come
        self.seat = -1  # whose activations are under way
        self.left: set[int] = set()  # minions that still have to activate against that seat
        self.acted: set[int] = set()  # references of minions that have activated against that seat (OQ-77)
        self.expected: tuple[int, int, bool] | None = None
        self.first = self.game.state.first
        self.owed: list[int] = []  # seats to which step three still has to deal
        self.deck_outs = [0] * self.game.state.seats
        self.deck_deals = [0] * self.game.state.seats
        self.previous: tuple[Any, ...] = ("",)
        self.known = {c.amount for f in self.game.stack if (c := activation_of(f))}  # numbers of activations

    # -- listening -----------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """As every part, but what hears an event is given the innermost activation, too."""
        top = self._top()
        handler = getattr(self, f"on_{event[0]}", None)
        if handler is not None:
            handler(top, *event[1:])
        self.previous = event

    def _top(self) -> Activation | None:
        """The innermost activation in progress. Those that have ended are settled."""
        running: set[int] = set()
        c: Condition | None = None
        for frame in self.game.stack:
            found = activation_of(frame)
            if found is not None:
                running.add(found.amount)
                c = found
        for old in [a for a in self.activations if a.serial not in running]:
            self.activations.remove(old)
            if not self.game.state.winner:
                old.settle(self.book)
        if c is None:
            return None
        if c.amount in self.known:
            return next((a for a in self.activations if a.serial == c.amount), None)
        self.known.add(c.amount)
        new = Activation(self.book, c.amount, c.source & ENTITY, c.seat, c.kind == ids.ENEMY_ATTACK)
        self.activations.append(new)
        if self.expected is not None:
            came = (new.enemy, new.seat, new.attack)
            require(came == self.expected, "MC-ACTIV-03", "who (entity, seat, attacks)", self.expected, came)
            self.expected = None
        return new

    def after_decision(self) -> None:
        self._top()
        if not self.game.state.winner:
            self._deck_outs()

    def _deck_outs(self) -> None:
        """Each deck that ran out has been noticed, and has brought its player an encounter card."""
        for seat in self.game.state.alive:
            out, told, dealt = self.book.emptied[seat], self.deck_outs[seat], self.deck_deals[seat]
            require(out == told, "MC-EMPTYPL-01", f"decks of seat {seat} that ran out", out, told)
            require(out == dealt, "MC-EMPTYPL-02", f"cards dealt to seat {seat} for it", out, dealt)

    # -- step one ------------------------------------------------------------------------------------------------

    def on_villain_phase(self, top: Activation | None, number: int) -> None:
        s = self.game.state
        book = self.book
        self._end_of_player_phase()
        main = book.shown(s.main_scheme)
        n = main.accel * (s.seats if main.accel_per_player else 1)
        n += arithmetic.icons(book, "acceleration") + book.acceleration
        self.step = 1
        self.threat = Due("MC-VPHASE-02", s.main_scheme, n, 0)
        self.order = self._players()
        self.seat = -1
        self.left = set()
        self.acted = set()

    def _end_of_player_phase(self) -> None:
        """Hands are full and cards ready (MC-ENDPP-02..04)."""
        s = self.game.state
        self._deck_outs()
        for seat in s.alive:
            size = arithmetic.hand_size(self.book, seat)
            hand = len(s.zones[zone(seat, HAND)])
            short = hand < size and bool(s.zones[zone(seat, DECK)] or s.zones[zone(seat, DISCARD)])
            require(hand <= size and not short, "MC-ENDPP-03", f"cards in the hand of seat {seat}", size, hand)
            tired = [self.book.name(e) for e in s.zones[zone(seat, AREA)] if e in self.book.exhausted]
            require(not tired, "MC-ENDPP-04", f"exhausted cards of seat {seat}", [], tired)

    def _players(self) -> list[int]:
        s = self.game.state
        return [seat for i in range(s.seats) if (seat := (s.first + i) % s.seats) in s.alive]

    # -- step two ------------------------------------------------------------------------------------------------

    def on_activate(self, top: Activation | None, enemy: int, seat: int) -> None:
        s = self.game.state
        book = self.book
        if self.step == 0:
            return
        if self.step == 1:
            self._close_step_one()
        require(self.step == 2, "MC-VPHASE-01", "activations belong to step", 2, self.step)
        self._check_expected()
        if enemy == s.villain:
            self._close_seat()
            while self.order and self.order[0] not in s.alive:
                self.order.pop(0)
            require(self.order[:1] == [seat], "MC-VPHASE-04", "the villain activates for seat", self.order[:1], seat)
            self.seat = self.order.pop(0)
            self.left = set(s.zones[zone(seat, ENGAGED)])
            self.acted = set()
        else:
            require(seat == self.seat, "MC-VPHASE-06", f"{book.name(enemy)} activates for seat", self.seat, seat)
            self._grow()
            require(enemy in self.left, "MC-VPHASE-05", f"{book.name(enemy)} activates, engaged and once", True, False)
            self.left.discard(enemy)
            self.acted.add(enemy | s.inc[enemy] << ENTITY_BITS)
        hero = book.shown(s.identities[seat]).type == "hero"
        self.expected = (enemy, seat, hero)

    def _close_step_one(self) -> None:
        assert self.threat is not None
        self.threat.settle(self.book)
        self.threat = None
        self.step = 2

    def _grow(self) -> None:
        """Of the minions that were to activate, those that are still engaged."""
        self.left &= set(self.game.state.zones[zone(self.seat, ENGAGED)])

    def on_engage(self, top: Activation | None, minion: int, seat: int) -> None:
        s = self.game.state
        if self.step == 2 and seat == self.seat and minion | s.inc[minion] << ENTITY_BITS not in self.acted:
            self.left.add(minion)

    def _close_seat(self) -> None:
        if self.seat >= 0 and self.seat in self.game.state.alive:
            self._grow()
            names = sorted(self.book.name(e) for e in self.left)
            require(not names, "MC-VPHASE-05", f"minions of seat {self.seat} that did not activate", [], names)

    def _check_expected(self) -> None:
        require(self.expected is None, "MC-ACTIV-02", "an activation that was announced and did not come", None,
                self.expected)  # fmt: skip

    def on_status_used(self, top: Activation | None, e: int, status: str) -> None:
        if top is not None and e == top.enemy and not top.struck:
            expected = ids.STUNNED if top.attack else ids.CONFUSED
            require(status == expected, "MC-STATUS-07", f"status that stops {self.book.name(e)}", expected, status)
            top.over = True
            top.stopped = False

    def on_boost_dealt(self, top: Activation | None, villain: int) -> None:
        if top is not None:
            top.given += 1
        require(self.book.from_top, "MC-BOOST-01", "the boost card comes from the top of the deck", True, False)

    def on_boost_turned(self, top: Activation | None, e: int) -> None:
        if top is None:
            return
        require(top.villain, "MC-BOOST-14", "whose boost card is turned", "the villain's", self.book.name(top.enemy))
        top.turned.append(e)

    def on_move(self, top: Activation | None, e: int, frm: int, to: int) -> None:
        if top is not None and e in top.turned and frm == ids.RESOLVING and to == ids.ENCOUNTER_DISCARD:
            top.icons += self.book.printed(e).boost

    def on_defend(self, top: Activation | None, defender: int, enemy: int) -> None:
        if top is None:
            return
        s = self.game.state
        if top.also:
            top.defenders.append((defender | s.inc[defender] << ENTITY_BITS, self.previous == ("exhaust", defender)))
            parts = 1 + len(top.also)
            found = sum(self._defends(ref) for ref, _ in top.defenders)
            require(found <= parts, "MC-EATTACK-05", f"defenders of an attack on {parts} players", parts, found)
            return
        require(not self._defends(top.defender), "MC-EATTACK-05", "defenders of an attack", 1, 2)
        require(top.attack and top.enemy == enemy, "MC-ESCHEME-07", "who is defended against", top.enemy, enemy)
        top.defender = defender | s.inc[defender] << ENTITY_BITS
        top.basic = self.previous == ("exhaust", defender)

    def _defends(self, ref: int) -> bool:
        """Is a defender still there? If not, a defense ability may make another (OQ-20, OQ-51)."""
        return bool(ref) and self.game.state.inc[ref & ENTITY] == ref >> ENTITY_BITS

    def on_attack_damage(self, top: Activation | None, enemy: int, target: int, n: int, icons: int) -> None:
        if top is None:
            return
        s = self.game.state
        book = self.book
        self._check_strike(top, enemy, icons, True)
        if top.also:
            self._hit_of_several(top, enemy, target, n)
            return
        defending = self._defends(top.defender)
        if defending:
            expected = top.defender & ENTITY
        elif top.defender and s.owner[top.defender & ENTITY] in s.alive and len(s.alive) > 1:
            expected = target  # the defender is gone: the player who defended is aimed at, whoever controlled it
        else:
            expected = s.identities[top.seat]
        require(target == expected, "MC-EATTACK-15", "who is hit", book.name(expected), book.name(target))
        amount = arithmetic.enemy_atk(book, enemy) + top.icons
        if defending and top.basic and book.shown(target).type == "hero":
            amount = max(0, amount - arithmetic.hero_def(book, target))
        require(n == amount, "MC-EATTACK-12", f"damage of {book.name(enemy)} to {book.name(target)}", amount, n)
        if n > 0:
            top.dues.append(Due("MC-EATTACK-16", target, n, enemy))

    def on_attack_also(self, top: Activation | None, enemy: int, seat: int) -> None:
        if top is not None:
            top.also.append(seat)

    def _hit_of_several(self, top: Activation, enemy: int, target: int, n: int) -> None:
        """An attack on several players at once: each part hits one of them, or somebody who defends."""
        s = self.game.state
        book = self.book
        top.hits += 1
        parts = 1 + len(top.also)
        require(top.hits <= parts, "MC-EATTACK-15", f"hits of an attack on {parts} players", parts, top.hits)
        amount = arithmetic.enemy_atk(book, enemy) + top.icons
        possible = [amount] if target in [s.identities[seat] for seat in (top.seat, *top.also)] else []
        for ref, basic in top.defenders:
            if ref == target | s.inc[target] << ENTITY_BITS:
                hero = basic and book.shown(target).type == "hero"
                possible.append(max(0, amount - arithmetic.hero_def(book, target)) if hero else amount)
            elif s.inc[ref & ENTITY] != ref >> ENTITY_BITS:
                possible.append(amount)  # that defender is gone: its player is hit
        require(n in possible, "MC-EATTACK-12", f"damage of {book.name(enemy)} to {book.name(target)}", possible, n)
        if n > 0 and not arithmetic.immune(book, target):
            top.dues.append(Due("MC-EATTACK-16", target, n, enemy))

    def on_scheme_threat(self, top: Activation | None, enemy: int, n: int, icons: int) -> None:
        if top is None:
            return
        self._check_strike(top, enemy, icons, False)
        amount = arithmetic.enemy_sch(self.book, enemy) + top.icons
        require(n == amount, "MC-ESCHEME-06", f"threat of {self.book.name(enemy)}", amount, n)
        if n > 0:
            top.dues.append(Due("MC-ESCHEME-06", self.game.state.main_scheme, n, enemy))

    def _check_strike(self, top: Activation, enemy: int, icons: int, attack: bool) -> None:
        require(top.attack == attack, "MC-ACTIV-03", "the activation is an attack", top.attack, attack)
        require(enemy == top.enemy, "MC-EATTACK-01", "who strikes", top.enemy, enemy)
        require(not top.stopped, "MC-STATUS-07", f"{self.book.name(enemy)} had no status that stops it", True, False)
        more = attack and self.book.shown(enemy).code in arithmetic.EXTRA_BOOST
        least = 1 + more if top.villain else 0
        boosts = f"at least {least}" if top.villain else 0
        fair = top.given >= least if top.villain else top.given == 0
        require(fair, "MC-BOOST-01" if top.villain else "MC-BOOST-14", "boost cards given", boosts, top.given)
        waiting = list(self.game.state.zones[ids.BOOST]) if top.villain else []
        require(not waiting, "MC-BOOST-02", "boost cards still facedown at the end", [], waiting)
        turned = len(top.turned)
        require(turned >= top.given, "MC-BOOST-02", "boost cards turned", top.given, turned)
        require(icons == top.icons, "MC-BOOST-04", "boost icons", top.icons, icons)
        top.struck = True

    # -- damage and threat that is due ---------------------------------------------------------------------------

    def _due(self, top: Activation | None, target: int, source: int = -1, n: int = 0) -> Due | None:
        """What is due on a target, from a source if it is known: of the innermost activation, or of step one.

        Of several parts of one attack, the one of that amount if there is one.
        """
        dues = list(reversed(top.dues)) if top is not None else []
        if top is None and self.threat is not None:
            dues = [self.threat]
        found = [
            due
            for due in dues
            if due.target == target and source in (-1, due.source) and due.arrived + due.prevented < due.amount
        ]
        exact = [due for due in found if due.amount - due.prevented == n and not due.gone]
        return next(iter(exact or found), None)

    def on_damage(self, top: Activation | None, e: int, n: int, source: int) -> None:
        due = self._due(top, e, source & ENTITY, n)
        if due is None or top is None or due.clause == "MC-VPHASE-02":
            return
        due.arrived += n
        if top.overkill and self.book.shown(e).type == "ally":
            spilt = self.book.damage[e] - arithmetic.max_hp(self.book, e)
            card = self.game.state.cards[e]
            if spilt > 0 and card is not None and self._spills_to(card.controller):
                over = min(spilt, n)
                identity = self.game.state.identities[card.controller]
                top.dues.append(Due("MC-KW-OVERKILL-01", identity, over, due.source))

    def _spills_to(self, seat: int) -> bool:
        """Has a living player a hero whom overkill can reach (D-57)?"""
        s = self.game.state
        hero = self.book.shown(s.identities[seat]).type == "hero"
        return seat in s.alive and (hero or "overkill-reaches-the-alter-ego" in self.game.readings)

    def on_threat(self, top: Activation | None, e: int, n: int, source: int) -> None:
        due = self._due(top, e, source & ENTITY)
        if due is not None:
            due.arrived += n

    def on_prevent(self, top: Activation | None, target: int, n: int, source: int) -> None:
        due = self._due(top, target & ENTITY)
        if due is not None:
            due.prevented += n

    def on_tough(self, top: Activation | None, e: int, n: int) -> None:
        due = self._due(top, e, n=n)
        if due is not None:
            due.gone = True

    def on_replace(self, top: Activation | None, target: int, source: int) -> None:
        due = self._due(top, target & ENTITY)
        if due is not None:
            due.gone = True
        elif top is not None and not top.struck and not top.turned:
            top.over = True

    # -- steps three to five -------------------------------------------------------------------------------------

    def on_deck_out(self, top: Activation | None, seat: int) -> None:
        self.deck_outs[seat] += 1

    def on_deal(self, top: Activation | None, seat: int) -> None:
        s = self.game.state
        require(self.book.from_top, "MC-VPHASE-07", "the card dealt comes from the top of the deck", True, False)
        if self.deck_outs[seat] > self.deck_deals[seat]:  # the deck that ran out (MC-EMPTYPL-02)
            self.deck_deals[seat] += 1
            return
        if any(isinstance(frame, Occurrence | Effect) for frame in self.game.stack) or self.step == 0:
            return  # a card's text
        if self.step == 4 and "surge-is-a-dealt-card" in self.game.readings:
            return
        if self.step in (1, 2):
            self._close_step_two()
            players = self._players()
            hazards = arithmetic.icons(self.book, "hazard")
            self.owed = players + [players[i % len(players)] for i in range(hazards)]
            self.step = 3
        require(self.owed[:1] == [seat], "MC-VPHASE-08", "the next card goes to seat", self.owed[:1], seat)
        self.owed.pop(0)
        require(seat in s.alive, "MC-VPHASE-07", f"seat {seat} is alive", True, False)

    def _close_step_two(self) -> None:
        if self.step == 1:
            self._close_step_one()
        self._check_expected()
        self._close_seat()
        left = [seat for seat in self.order if seat in self.game.state.alive]
        require(not left, "MC-VPHASE-04", "seats for which the villain has not activated", [], left)

    def on_reveal(self, top: Activation | None, seat: int, e: int) -> None:
        moved, frm, _ = self.book.moves[e]
        if frm != ids.RESOLVING and frm in [zone(p, DEALT) for p in range(self.game.state.seats)]:
            require(moved == self.book.count - 1, "MC-REVEAL-01", f"{self.book.name(e)} was just turned", True, False)
            require(frm == zone(seat, DEALT), "MC-VPHASE-10", "who reveals a dealt card", frm, zone(seat, DEALT))
            if self.step == 3:
                self._close_step_three()
            require(self.book.from_top, "MC-DEAL-03", f"seat {seat} reveals cards as they were dealt", True, False)

    def _close_step_three(self) -> None:
        owed = [seat for seat in self.owed if seat in self.game.state.alive]
        require(not owed, "MC-VPHASE-08", "cards of step three not dealt, by seat", [], owed)
        self.step = 4

    def on_first_player(self, top: Activation | None, seat: int) -> None:
        s = self.game.state
        old = self.first
        while old not in s.alive:  # the token had passed on already (MC-FIRST-03)
            old = (old + 1) % s.seats
        if self.step:
            if self.step == 3:
                self._close_step_three()
            require(self.step == 4, "MC-VPHASE-01", "step that comes before the last", 4, self.step)
            for p in s.alive:
                dealt = [self.book.name(e) for e in s.zones[zone(p, DEALT)]]
                require(not dealt, "MC-VPHASE-12", f"cards that seat {p} has not revealed", [], dealt)
            resolving = [self.book.name(e) for e in s.zones[ids.RESOLVING]]
            require(not resolving, "MC-REVEAL-01", "cards that never finished resolving", [], resolving)
            nexts = [p for i in range(1, s.seats + 1) if (p := (old + i) % s.seats) in s.alive]
            require(seat == nexts[0], "MC-VPHASE-13", "the next first player", nexts[0], seat)
        self.first = seat
        self.step = 0

    def on_eliminated(self, top: Activation | None, seat: int) -> None:
        self.owed = [p for p in self.owed if p != seat]

    def on_turn(self, top: Activation | None, seat: int) -> None:
        self.first = self.game.state.first
