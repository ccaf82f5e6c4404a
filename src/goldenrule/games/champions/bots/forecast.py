"""What the sensible bot expects of the next villain phase: damage and threat, with the odds that they end the game."""

from functools import lru_cache
from typing import Final, NamedTuple

from goldenrule.games.champions import ids
from goldenrule.games.champions.bots.seat_view import SeatView
from goldenrule.games.champions.content import Face
from goldenrule.games.champions.ops import ExtraBoost
from goldenrule.games.champions.triggers import WouldAttack

BOOST_ODDS: Final = (0.38, 0.27, 0.30, 0.05)
"""How often a boost card has no, one, two, three boost icons."""
BOOST_MEAN: Final = sum(n * p for n, p in enumerate(BOOST_ODDS))
MORE_ATTACKS: Final = 0.2
"""How often an encounter card makes the villain attack a hero once more."""
MORE_SCHEMES: Final = 0.08
MORE_THREAT: Final = 0.15
"""How often an encounter card brings one more threat on the main scheme."""


def _tails() -> tuple[tuple[float, ...], ...]:
    """For each number of boost cards: the odds of at least this many icons."""
    out = []
    odds = [1.0]
    for _ in range(5):
        out.append(tuple(sum(odds[k:]) for k in range(len(odds))))
        odds = [
            sum(odds[i] * p for n, p in enumerate(BOOST_ODDS) if 0 <= (i := k - n) < len(odds))
            for k in range(len(odds) + len(BOOST_ODDS) - 1)
        ]
    return tuple(out)


TAILS: Final = _tails()


def at_least(cards: int, icons: int) -> float:
    """The odds that this many boost cards have at least this many icons."""
    if icons <= 0:
        return 1.0
    tail = TAILS[cards]
    return tail[icons] if icons < len(tail) else 0.0


class Outlook(NamedTuple):
    """Of a villain phase: what to expect, and the odds that it ends the game (or the stage of the main scheme)."""

    expected: float
    fatal: float


def boost_cards(view: SeatView) -> int:
    """Boost cards that the villain gets for an attack."""
    return 1 + extra_boosts(view.face(view.villain))


@lru_cache(maxsize=256)
def extra_boosts(face: Face) -> int:
    """Boost cards that a villain says it gets as it attacks."""
    attacking = [ability.effect for ability in face.abilities if isinstance(ability.when, WouldAttack)]
    return sum(op.n for effect in attacking for op in (effect, *effect.parts()) if isinstance(op, ExtraBoost))


def attacks(view: SeatView, defense: int, hp: int) -> Outlook:
    """Damage to expect if the villain phase finds the seat in hero form; allies block the hardest hits."""
    villain = view.villain
    boosts = boost_cards(view)
    aimed = []
    if not view.card(villain).stunned:
        aimed.append((view.number(ids.ATK, villain), boosts))
    aimed += [(view.number(ids.ATK, m), 0) for m in view.engaged() if not view.card(m).stunned]
    aimed.sort(key=lambda each: -each[0] - each[1])
    blockers = len(view.allies())
    blocked = aimed[:blockers]
    felt = aimed[blockers:]
    me = view.card(view.identity)
    if me.exhausted and view.active != view.seat:
        defense = 0
    fixed = 0
    cards = 0
    for i, (n, boost) in enumerate(felt):
        fixed += max(0, n - defense) if i == 0 else n
        cards += boost
    if me.tough:
        fixed = max(0, fixed - 3)
    more = view.number(ids.ATK, villain)
    fatal = at_least(cards, hp - fixed)
    again = fatal if blockers > len(aimed) else at_least(min(4, cards + boosts), hp - fixed - more)
    fatal = (1 - MORE_ATTACKS) * fatal + MORE_ATTACKS * again
    expected = fixed + cards * BOOST_MEAN + MORE_ATTACKS * (more + boosts * BOOST_MEAN)
    expected += sum(min(2.0, n + b * BOOST_MEAN) for n, b in blocked)
    return Outlook(expected, fatal)


def schemes(view: SeatView, hero: bool, room: int) -> Outlook:
    """Threat to expect on the main scheme from a villain phase that finds the seat in this form.

    `room` is how much more the scheme can take.
    """
    villain = view.villain
    sch = view.number(ids.SCH, villain)
    confused = view.card(villain).confused
    hidden = 0 if hero else 1
    for seat in range(view.seats):
        if seat != view.seat and view.plays(seat) and not view.is_hero(seat):
            hidden += 1
    times = max(0, hidden - (1 if confused else 0))
    fixed = times * sch
    if not hero:
        fixed += sum(view.number(ids.SCH, m) for m in view.engaged() if not view.card(m).confused)
    cards = min(3, times)
    fatal = at_least(cards, room - fixed)
    again = at_least(cards + 1, room - fixed - sch)
    one = at_least(cards, room - fixed - 1)
    fatal = (1 - MORE_SCHEMES - MORE_THREAT) * fatal + MORE_SCHEMES * again + MORE_THREAT * one
    expected = fixed + cards * BOOST_MEAN + MORE_SCHEMES * (sch + BOOST_MEAN) + MORE_THREAT
    return Outlook(expected, fatal)
