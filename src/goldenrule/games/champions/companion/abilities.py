"""What encounter cards say, beside a printed game: the rules carry out what they know of, the people the rest.

An ability keeps when it applies. Its effect begins with a `Recall`, which tells the people.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from goldenrule.games.champions import ids, ops, selectors
from goldenrule.games.champions.abilities import (
    Boost,
    CardAbility,
    Constant,
    Forced,
    Obligation,
    Setup,
    WhenDefeated,
    WhenRevealed,
)
from goldenrule.games.champions.content import Content, Face
from goldenrule.kernel import expressions as e
from goldenrule.kernel.choices import ChooseMode
from goldenrule.kernel.decisions import DONE, PASS
from goldenrule.kernel.effects import Effect, Program
from goldenrule.kernel.nodes import Word
from goldenrule.kernel.ops import Afterwards, If, Op, Repeat, Seq

if TYPE_CHECKING:
    from goldenrule.games.champions.companion.game import CompanionGame

STOP: Final = "stop"
"""The question that tells the people something; they go on."""
FOUND: Final = e.It("found")
"""The card that has come up."""
CLAUSES: Final = {
    WhenRevealed: "MC-WREV-02", WhenDefeated: "MC-WDEF-02", Boost: "MC-BOOST-08", Forced: "MC-FORCED-01",
    Obligation: "MC-OBLIG-05",
}  # fmt: skip
"""The kinds of abilities of which people are told, and the clauses by which these apply."""
BY_RULES: Final = frozenset(
    {
        Seq, If, Afterwards, ops.EnemyAttacks, ops.EnemySchemes, ops.MinionsAttackYou, ops.EngagedAttack,
        ops.ExtraBoost, ops.AttackAlso, ops.GainOverkill, ops.Surge, ops.RevealTop, ops.NemesisArrives,
        ops.DealEncounterCard, ops.PlaceThreat, ops.Give, ops.Heal, ops.Damage, ops.DamageHere, ops.Replace,
        ops.Discard, ops.PutIntoPlay,
        selectors.This, selectors.Host, selectors.Villain, selectors.InPlay, selectors.Minions, selectors.Enemies,
        selectors.MainScheme, selectors.SideSchemes, selectors.Heroes, selectors.You, selectors.InForm, selectors.Has,
        selectors.HasTrait, selectors.WithTrait, selectors.PerPlayer, selectors.DamageOn, ops.DamageHeld,
        selectors.EventAmount, e.It, e.Where, e.Union, e.Exists, e.Not, e.AtLeast, e.Const, e.Bound, e.Result, e.Count,
    }
)  # fmt: skip
"""Words for what a companion knows: the encounter side, and damage and statuses of identities."""


class Recall(Op):
    """Tell the people about an ability of a card, by its number on it.

    If the rest of the effect is `by_rules`, they say whether it happens; otherwise they carry it out.
    """

    ability: int
    by_rules: bool

    def run(self, game: "CompanionGame", effect: Effect) -> None:
        answer = game.take()
        if game.state.phase == "setup" or answer == PASS:
            effect.pc = len(effect.program.ops)
        elif answer is None:
            effect.ask(game, STOP, [DONE, PASS], game.state.first)

    def may_change(self, game: object, effect: Effect) -> bool:
        return True


def kept(content: Content, face: Face) -> tuple[CardAbility, ...]:
    """The abilities of an encounter card in a companion."""
    out = [_told(content, face, n, each) for n, each in enumerate(face.abilities) if isinstance(each, CardAbility)]
    return tuple(each for each in out if each is not None)


def _told(content: Content, face: Face, index: int, ability: CardAbility) -> CardAbility | None:
    if isinstance(ability, Constant):
        return ability
    if not isinstance(ability, tuple(CLAUSES)):
        return None
    own = by_rules(content, face, ability.effect)
    effect: Op = Seq((Recall(index, True), ability.effect)) if own else Recall(index, False)
    fields = {name: getattr(ability, name) for name in ability.FIELDS}
    return type(ability)(**{**fields, "effect": effect})


def by_rules(content: Content, face: Face, word: object) -> bool:
    """Is a part of an effect made of nothing but what the companion knows?"""
    if isinstance(word, tuple):
        return all(by_rules(content, face, each) for each in word)
    if isinstance(word, ops.Lasts):
        lasting = content.lasting[f"{face.code}:{word.name}"]
        return all(by_rules(content, face, each.effect) for each in lasting.abilities)
    if not isinstance(word, Word):
        return True
    return type(word) in BY_RULES and all(by_rules(content, face, getattr(word, name)) for name in word.FIELDS)


def has_set_up(faces: list[Face]) -> bool:
    """Does a scheme say anything of set-up?"""
    return any(isinstance(ability, Setup | WhenRevealed) for face in faces for ability in face.abilities)


def set_up(game: "CompanionGame", faces: list[Face]) -> Iterator[str]:
    """What people type for what schemes say of set-up: their Setup and When Revealed abilities."""
    for face in faces:
        for n, ability in enumerate(face.abilities):
            if isinstance(ability, Setup | WhenRevealed):
                program = Program(f"{face.code}/{n}", ability.effect)
                effect = Effect(0, program, game.state.ref(game.state.main_scheme), game.state.first)
                yield from commands(game, effect, ability.effect)


def brought(what: object) -> str:
    """A card that an effect brings, as people type it: by its name, or NAME for the one that has come up."""
    return what.name if isinstance(what, selectors.Encounter) and what.name else "NAME"


def commands(game: "CompanionGame", effect: Effect, op: Op | None) -> Iterator[str]:
    """What people type for an effect that they carry out: activations, facedown minions, threat. " / " is a choice."""
    if isinstance(op, If):
        yield from commands(game, effect, op.then if op.cond.test(game, effect) else op.other)
    elif isinstance(op, Afterwards):
        yield from [*commands(game, effect, op.first)] or commands(game, effect, op.then)
    elif isinstance(op, Seq):
        for part in op.ops:
            yield from commands(game, effect, part)
    elif isinstance(op, Repeat):
        for _ in range(op.times.eval(game, effect)):
            yield from commands(game, effect, op.do)
    elif isinstance(op, ChooseMode):
        modes = [" + ".join(commands(game, effect, mode.op)) for mode in op.modes]
        yield from [" / ".join(modes)] if all(modes) else filter(None, modes)
    elif isinstance(op, ops.PlayersDo):
        for seat in (game.identity_of(e) for e in op.who.all(game, effect)):
            yield from commands(
                game,
                Effect(0, effect.program, effect.source, seat, effect.window, effect.event, effect.action, effect.vars),
                op.do,
            )
    elif isinstance(op, ops.DiscardUntil | ops.DiscardTopEncounter):
        if not game.typed:  # a printed deck is in the hands of the people
            wanted = str(op.n) if isinstance(op, ops.DiscardTopEncounter) else f"{op.type} {op.trait}"
            yield f"mill {wanted.replace('_', ' ').strip()}"
    elif isinstance(op, ops.RevealFirst) or (isinstance(op, ops.Reveal) and op.what == FOUND):
        yield f"reveal {brought(op.what)}"
    elif isinstance(op, ops.FindIntoPlay):
        yield f"enter {brought(op.what)}"
    elif isinstance(op, ops.PutIntoPlay) and op.what == FOUND:
        yield from (f"enter {brought(op.what)} {game.identity_of(e) + 1}" for e in op.who.all(game, effect))
    elif isinstance(op, ops.PutFacedown):
        yield from (f"enter {facedown(game)} {game.identity_of(e) + 1}" for e in op.who.all(game, effect))
    elif isinstance(op, ops.PlaceThreat):
        n = op.amount.eval(game, effect) if is_fixed(op.amount) else "N"
        yield from (f"threat {scheme_called(game, each)} {n}" for each in op.on.all(game, effect) if n)
    elif isinstance(op, ops.EnemySchemes):
        yield from (f"scheme {called(game, each)}" for each in op.who.all(game, effect))
    elif isinstance(op, ops.EnemyAttacks):
        yield from (f"attack {called(game, each)} {effect.seat + 1}" for each in op.who.all(game, effect))
    elif isinstance(op, ops.EngagedAttack):
        yield from (f"attack {called(game, each)} {game.engaged(each) + 1}" for each in op.able(game, effect))


def is_fixed(word: object) -> bool:
    """Is a number the same, whatever the effect did before it?"""
    if not isinstance(word, Word):
        return True
    return not isinstance(word, e.Count | e.Bound | e.Result) and all(
        is_fixed(getattr(word, each)) for each in word.FIELDS
    )


def facedown(game: "CompanionGame") -> str:
    """What a player's card that lies facedown as a minion is called."""
    return str(game.content.faces[game.content.facedown].name)


def scheme_called(game: "CompanionGame", scheme: int) -> str:
    """A scheme as people type it."""
    return "main" if scheme == game.state.main_scheme else str(game.face(scheme).name)


def called(game: "CompanionGame", enemy: int) -> str:
    """An enemy as people type it: with its number among those of its name."""
    if enemy == game.state.villain:
        return "villain"
    name = game.face(enemy).name
    zones = [game.state.zones[ids.ENGAGEMENTS[seat]] for seat in range(game.state.seats)]
    same = [each for zone in zones for each in zone if game.face(each).name == name]
    return f"{name} {same.index(enemy) + 1}" if len(same) > 1 else name
