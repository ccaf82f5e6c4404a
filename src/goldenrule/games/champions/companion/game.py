"""The game beside a printed one: all the rules, cards without texts, and a stop before every step that people see."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple, TypedDict

from goldenrule.games.champions import ids
from goldenrule.games.champions.abilities import CardAbility, Constant, Interrupt, Modifier
from goldenrule.games.champions.catalogue import face as made
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.companion.abilities import CLAUSES, STOP, Recall, kept
from goldenrule.games.champions.content import Content, Face
from goldenrule.games.champions.facts import IDENTITY, OF_PLAYERS
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.ids import BOOST, DEALT_TO, ENGAGEMENTS
from goldenrule.games.champions.playable import PlayableChampions
from goldenrule.games.champions.rules import values
from goldenrule.games.champions.rules.activation import Activation
from goldenrule.games.champions.rules.damage import Damage
from goldenrule.games.champions.rules.encounter import RevealSteps
from goldenrule.games.champions.rules.enemies import EnemyAttack, EnemyAttackSteps, EnemySchemeSteps
from goldenrule.games.champions.rules.round import Round
from goldenrule.games.champions.rules.threat import Threat
from goldenrule.games.champions.selectors.in_play import This
from goldenrule.games.champions.selectors.numbers import CountersOn
from goldenrule.games.champions.state import Table
from goldenrule.games.champions.triggers import ThreatWouldBePlaced, WouldTakeDamage
from goldenrule.kernel.decisions import DONE
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.event_windows import BEFORE, CANCELLED, EventWindow, TriggeringEvent
from goldenrule.kernel.expressions import AtLeast, Const
from goldenrule.kernel.game import Frame
from goldenrule.kernel.ops import Nothing
from goldenrule.kernel.steps import Do, Procedure, Step

DIALS = {"maximum": ids.HP, "defense": ids.DEF}
"""Counters on an identity by which the people tell a value that their own cards have changed."""
_HEARD = (Interrupt(WouldTakeDamage(), Nothing()), Interrupt(ThreatWouldBePlaced(), Nothing()))
"""Listened to, so that damage and threat are windows, before which there can be a stop."""
_DIALLED = Constant(
    tuple(
        Modifier(stat, CountersOn(name), This(), AtLeast(CountersOn(name), Const(1)), "set")
        for name, stat in DIALS.items()
    )
)


@cache
def quiet_content() -> Content:
    """All cards with their facts and keywords, and those of the encounter side with what people are told."""
    content = load_content()
    faces = [made(face.index, face.facts, _kept(content, face), face.rules) for face in content.faces]
    return Content(faces, content.lasting, f"companion {content.hash}", content.rules)


def _kept(content: Content, face: Face) -> tuple[CardAbility, ...]:
    if face.type in IDENTITY:
        return (*_HEARD, _DIALLED)
    return () if face.type in OF_PLAYERS else kept(content, face)


class CompanionGame(PlayableChampions):
    """A game that stops for the people. A procedure rests after every step if something could need settling."""

    typed = False
    """Is the encounter deck the printed one, whose cards people name as they are turned up?"""

    @classmethod
    def of(cls, game: Champions, typed: bool) -> "CompanionGame":
        """A game that has just been set up."""
        new = cls(game.state, game.content, game.setup)
        new.typed, new.readings, new.stack = typed, game.readings, game.stack
        new.again()
        return new

    def fresh(self, state: Table) -> "CompanionGame":
        new = CompanionGame(state, self.content, self.setup)
        new.typed, new.readings = self.typed, self.readings
        return new

    def settle(self) -> None:
        super().settle()
        self.state.dirty = _RESTS
        if self.stack:
            _spare_identities(self, self.stack[-1])
        if self.stack and told(self, self.stack[-1]) is not None:
            self.stack.append(Stop(0))

    def zone_names(self) -> list[str]:
        """The people's own cards are not here, and the cards of a printed encounter deck are anything."""
        hidden = ("hand", "deck", "discard", *(("encounter_d",) if self.typed else ()))
        return ["" if name.startswith(hidden) else name for name in super().zone_names()]

    def card_facts(self, entity: int) -> dict[str, object]:
        facts = super().card_facts(entity)
        return {**facts, "counters": {}} if entity in self.state.identities else facts

    def again(self) -> None:
        """After people have changed something: what follows from that, and what is asked then."""
        if not self.over:
            self.pending = ()
            if not self.ends_game(self.settle):
                self.run()


_RESTS: Final = 1 << 20
"""A mark in `State.dirty` that no rule knows."""


class Stop(Frame):
    """Tell the people about the step below; they go on."""

    def run(self, game: CompanionGame) -> None:
        if game.take() is None and game.stack and told(game, game.stack[-1]) is not None:
            game.ask(self, STOP, game.state.first, [DONE], free=True)
        elif game.stack:
            game.stack.pop().run(game)


class StepArgs(TypedDict, total=False):
    """What a step is about: a card by its code, a seat, a number, and what an enemy does."""

    card: str
    seat: int
    n: int
    does: str


class CompanionMessage(NamedTuple):
    """A step, or an ability, that people are told: its name and clause, with which words, and what they may say."""

    name: str
    clause: str
    args: StepArgs
    card: int = 0
    """The facedown card that is turned up in it."""
    amount: TriggeringEvent | None = None
    """The damage or threat that is about to come."""
    ability: Recall | None = None


def at_step(step: Step, args: StepArgs, card: int = 0, amount: TriggeringEvent | None = None) -> CompanionMessage:
    """Tell the people about a step of the rules."""
    return CompanionMessage(step.name, step.clauses[0], args, card, amount)


def stopped(game: CompanionGame) -> CompanionMessage | None:
    """What the people are told now, if they are not asked a question of the rules."""
    if game.pending[0].kind != STOP:
        return None
    top = game.stack[-1]
    return _ability(game, top) if isinstance(top, Effect) else told(game, game.stack[-2])


def _ability(game: CompanionGame, effect: Effect) -> CompanionMessage:
    """An ability that applies now."""
    recall = effect.program.ops[effect.pc]
    assert isinstance(recall, Recall)
    kind = type(ability_of(effect))
    clause = next(clause for each, clause in CLAUSES.items() if issubclass(kind, each))
    return CompanionMessage(ability_of(effect).kind, clause, {"seat": effect.seat}, ability=recall)


def ability_of(effect: Effect) -> CardAbility:
    """The printed ability of which people are told, as the card has it."""
    code, _, _ = effect.program.path.rpartition("/")
    recall = effect.program.ops[effect.pc]
    assert isinstance(recall, Recall)
    ability = load_content().face(code).abilities[recall.ability]
    assert isinstance(ability, CardAbility)
    return ability


def told(game: CompanionGame, frame: Frame) -> CompanionMessage | None:
    """What people are told before a frame goes on; None if it goes on at once."""
    if isinstance(frame, EventWindow):
        return _amount(game, frame) if frame.pc == BEFORE else None
    if not isinstance(frame, Procedure) or frame.step is None:
        return None
    tell = STOPS.get(frame.step.do)
    return tell(game, frame, frame.step) if tell is not None else None


def attack_now(game: CompanionGame) -> int:
    """The enemy attack whose steps go on: the stack index of its window."""
    return next(frame.window for frame in reversed(game.stack) if isinstance(frame, EnemyAttackSteps))


def by_ally(game: CompanionGame, attack: int, target: int) -> bool:
    """Does an ally of the people defend, of whom the program knows nothing, in the part of an attack on an identity?"""
    parts = [c for c in game.window_at(attack).events if isinstance(c, EnemyAttack)]
    return any(c.ally_defends and c.target & ENTITY_MASK == target for c in parts)


def _spare_identities(game: CompanionGame, frame: Frame) -> None:
    """Damage that an ally takes is dealt to nobody whom the program knows."""
    if isinstance(frame, EventWindow) and frame.pc == BEFORE:
        for c in frame.events:
            if isinstance(c, Damage) and c.from_attack and by_ally(game, c.attack, c.target & ENTITY_MASK):
                c.status = CANCELLED


def _amount(game: CompanionGame, window: EventWindow) -> CompanionMessage | None:
    """Threat of step one or of a scheme, damage of an attack: the amount is known, and may still change."""
    c = next((c for c in window.events if c.status != CANCELLED), None)
    if c is None:
        return None
    if isinstance(c, Threat) and c.during == "step_one":
        step = Round.STEPS[Round.at(Round.place_threat)]
    elif isinstance(c, Threat) and c.during == "scheme":
        step = EnemySchemeSteps.STEPS[EnemySchemeSteps.at(EnemySchemeSteps.place_threat)]
    elif isinstance(c, Damage) and c.from_attack:
        step = EnemyAttackSteps.STEPS[EnemyAttackSteps.at(EnemyAttackSteps.deal_attack_damage)]
    else:
        return None
    by = game.code(c.source & ENTITY_MASK) if c.source else "none"
    return at_step(step, {"n": c.amount, "card": by, "seat": c.seat}, amount=c)


def _villain(game: CompanionGame, frame: Round, step: Step) -> CompanionMessage | None:
    seat = next((seat for seat in frame.seats if seat in game.state.alive), -1)
    return None if seat < 0 else _activation(game, step, game.state.villain, seat)


def _minion(game: CompanionGame, frame: Round, step: Step) -> CompanionMessage | None:
    """One that is left; of several they are asked which is next."""
    state = game.state
    seat = frame.seats[0]
    left = [e for e in state.zones[ENGAGEMENTS[seat]] if state.ref(e) not in frame.done] if seat in state.alive else []
    return _activation(game, step, left[0], seat) if len(left) == 1 else None


def _activation(game: CompanionGame, step: Step, enemy: int, seat: int) -> CompanionMessage:
    does = "attacks" if game.is_hero(seat) else "schemes"
    return at_step(step, {"card": game.code(enemy), "seat": seat, "does": does})


def _boost(game: CompanionGame, frame: Activation, step: Step) -> CompanionMessage | None:
    enemy = frame.enemy & ENTITY_MASK
    cards = game.state.zones[BOOST]
    return at_step(step, {"card": game.code(enemy)}, cards[0]) if cards and enemy == game.state.villain else None


def _reveal(game: CompanionGame, frame: Round, step: Step) -> CompanionMessage | None:
    for seat in frame.seats:
        if seat in game.state.alive and (dealt := game.state.zones[DEALT_TO[seat]]):
            return at_step(step, {"seat": seat, "n": len(dealt)}, dealt[0])
    return None


def _surge(game: CompanionGame, frame: RevealSteps, step: Step) -> CompanionMessage | None:
    """A card from the deck; those of a nemesis set lie in the open."""
    e = frame.card & ENTITY_MASK
    return at_step(step, {"seat": frame.seat}, e) if game.state.zone[e] == ids.RESOLVING else None


STOPS: dict[Do, Callable[[CompanionGame, Any, Step], CompanionMessage | None]] = {
    Round.discard_down: lambda g, f, step: at_step(step, {}),
    Round.activate_villain: _villain,
    Round.activate_minions: _minion,
    Activation.turn_boost_card: _boost,
    Round.deal_encounter_cards: lambda g, f, step: at_step(step, {"n": values.icons(g, "hazard")}),
    Round.reveal_encounter_cards: _reveal,
    RevealSteps.turn_faceup: _surge,
    Round.pass_first_player: lambda g, f, step: at_step(step, {"seat": g.next_player(g.state.first)}),
}
"""The steps of the rules before which there is a stop."""
