"""What happens to a card, in points: one is about one damage on the villain.

In place of a card that is not known, because it is hidden or its occasion has not come, stands a token; what happens
to it is worth what it usually is.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from goldenrule.games.champions import ids
from goldenrule.games.champions import selectors as s
from goldenrule.games.champions.bots.forecast import BOOST_MEAN, at_least, boost_cards
from goldenrule.games.champions.bots.play_style import PLAY_STYLE
from goldenrule.kernel.expressions import Sel

if TYPE_CHECKING:
    from goldenrule.games.champions.bots.evaluator import Evaluator

ENEMY, MINION, ME, ALLY, SCHEME, THIS, CARD = range(-1, -8, -1)
"""Tokens: an enemy (the villain), a minion, one's identity, an ally, a scheme, the card itself, some other card."""

_TOKENS: Final[dict[tuple[type[Sel], ...], tuple[int, ...]]] = {
    (s.Villain, s.Attackable, s.Host, s.EventSource, s.EventTarget): (ENEMY,),
    (s.Minions, s.EngagedWith): (MINION,),
    (s.You, s.YourHero, s.YourAlterEgo, s.Players, s.Heroes, s.FirstPlayer, s.AttackedPlayer): (ME,),
    (s.MainScheme, s.Schemes, s.AllSchemes, s.SideSchemes): (SCHEME,),
    (s.Friendly, s.CharactersOf): (ME, ALLY),
    (s.Enemies,): (ENEMY, MINION),
    (s.Allies,): (ALLY,),
    (s.Characters,): (ME, ALLY, ENEMY),
    (s.This,): (THIS,),
}
TOKENS: Final = {type: found for types, found in _TOKENS.items() for type in types}

FOES: Final = ("villain", "minion")
DRAWN: Final = 1.35
RESOURCE: Final = 1.1
ENCOUNTER: Final = -2.5
"""An encounter card more."""

Leaf = Callable[["Evaluator", int, float], float]


def usually(worths: Mapping[int, float]) -> Callable[[Leaf], Leaf]:
    """A leaf that says what this much of something is worth for a card: for tokens, these."""

    def guarded(leaf: Leaf) -> Leaf:
        return lambda evaluator, e, n: leaf(evaluator, e, n) if e > 0 else n * worths.get(e, 0.0)

    return guarded


def always(worth: float) -> Leaf:
    return lambda evaluator, e, n: n * worth


@usually({ME: DRAWN})
def draw(evaluator: "Evaluator", entity: int, count: float) -> float:
    return 1.1 * count


HURT: Final = {ENEMY: 1.0, MINION: 0.9, ME: -0.55, ALLY: -0.5, THIS: -0.4}


@usually(HURT)
def hurt(evaluator: "Evaluator", entity: int, amount: float) -> float:
    """Damage."""
    view = evaluator.view
    type = view.type(entity)
    if type in FOES:
        return evaluator.damaging(entity, amount)
    if amount <= 0:
        return 0.0
    if view.card(entity).tough:
        return -1.0
    left = view.left(entity)
    if type == "ally":
        return -0.5 * min(amount, left) - (1.5 if amount >= left else 0.0)
    return -amount * evaluator.hit_point_worth(entity) - (50.0 if amount >= left else 0.0)


@usually({e: -0.9 * n for e, n in HURT.items()})
def heal(evaluator: "Evaluator", entity: int, amount: float) -> float:
    """Healing: what would find no damage is a pity."""
    type = evaluator.view.type(entity)
    healed = min(amount, evaluator.view.card(entity).damage)
    if type in FOES:
        return -0.9 * healed
    return healed * (0.45 if type == "ally" else evaluator.hit_point_worth(entity)) - 0.3 * min(2.0, amount - healed)


@usually({SCHEME: 1.2})
def thwart(evaluator: "Evaluator", entity: int, amount: float) -> float:
    """Threat that is removed."""
    return evaluator.removing(entity, amount)


@usually({SCHEME: -1.2})
def threaten(evaluator: "Evaluator", entity: int, amount: float) -> float:
    """Threat that is placed."""
    if entity != evaluator.view.main_scheme:
        return -amount * PLAY_STYLE.side
    full = amount > 0 and evaluator.threat + amount >= evaluator.goal
    soon = evaluator.next if evaluator.view.active >= 0 else evaluator.threat + amount + 1
    return -amount * evaluator.marginal(evaluator.goal - soon) - (evaluator.end if full else 0.0)


STATUS: Final = {
    ids.STUNNED: {ENEMY: 3.0, MINION: 1.5, ME: -2.5, ALLY: -1.0},
    ids.CONFUSED: {ENEMY: 2.5, MINION: 1.0, ME: -1.5, ALLY: -1.0},
    ids.TOUGH: {ENEMY: -2.5, MINION: -1.5, ME: 2.5, ALLY: 2.0, THIS: 2.0},
}


def give(evaluator: "Evaluator", entity: int, status: str) -> float:
    """A status card."""
    view = evaluator.view
    usual = STATUS[status]
    if entity <= 0:
        return usual.get(entity, 0.0)
    if getattr(view.card(entity), status):
        return 0.0
    type = view.type(entity)
    if type not in FOES or status == ids.TOUGH:
        return usual[ENEMY if type in FOES else ALLY if type == "ally" else ME]
    acts = view.number(ids.ATK if status == ids.STUNNED else ids.SCH, entity)
    return 0.8 * acts + (0.5 + 0.8 * boost_cards(evaluator.view) if entity == view.villain else 0.0)


@usually({ME: 1.0, ALLY: 0.6})
def ready(evaluator: "Evaluator", entity: int, amount: float) -> float:
    """A character is readied: now, or (2) later when it has been used."""
    if amount < 2 and not evaluator.view.card(entity).exhausted:
        return 0.0
    if evaluator.view.type(entity) == "ally":
        return evaluator.power(entity) - (0.0 if evaluator.view.left(entity) > 1 else PLAY_STYLE.block)
    return evaluator.power(entity) if evaluator.view.active == evaluator.view.seat else PLAY_STYLE.tired


@usually({ME: -2.0, ALLY: -1.2})
def exhaust(evaluator: "Evaluator", entity: int, amount: float) -> float:
    if evaluator.view.card(entity).exhausted:
        return 0.0
    type = evaluator.view.type(entity)
    return (
        -0.8 if type == "ally" else -min(PLAY_STYLE.tired, evaluator.power(entity)) if entity == evaluator.me else 0.0
    )


@usually({CARD: -2.0, THIS: -1.0})
def lose(evaluator: "Evaluator", entity: int, amount: float) -> float:
    """A card in play or in hand is discarded."""
    view = evaluator.view
    if entity in view.hand():
        return -evaluator.hold(entity)
    if not view.lies(view.ref(entity)):
        return 0.0
    face = view.face(entity)
    if face.type == "attachment":
        more = sum(ability.kind != "action" for ability in face.abilities)
        return 2.0 + face.facts.atk_mod + face.facts.sch_mod + more
    return -evaluator.kept(entity)


@usually(dict.fromkeys((CARD, THIS), DRAWN))
def take(evaluator: "Evaluator", entity: int, amount: float) -> float:
    """A card comes into its owner's hand."""
    return max(0.6, 0.35 * evaluator.worth(entity)) - (
        evaluator.kept(entity) if evaluator.view.lies(evaluator.view.ref(entity)) else 0.0
    )


@usually({CARD: 3.0, THIS: ENCOUNTER, MINION: ENCOUNTER})
def arrive(evaluator: "Evaluator", entity: int, amount: float) -> float:
    """A card is put into play."""
    return evaluator.worth(entity) if evaluator.view.face(entity).playable else ENCOUNTER


@usually({CARD: -2 * RESOURCE})
def pay(evaluator: "Evaluator", entity: int, amount: float) -> float:
    """A card's printed cost is paid."""
    return -RESOURCE * evaluator.view.face(entity).cost


def attacked(evaluator: "Evaluator", entity: int, seat: int) -> float:
    """An enemy attacks a seat."""
    view = evaluator.view
    if entity <= 0:
        return -2.8 if entity == ENEMY else -1.4
    if view.card(entity).stunned:
        return 0.5
    attack = view.number(ids.ATK, entity)
    if seat != view.seat:
        return -0.6 * (attack + BOOST_MEAN)
    if view.card(evaluator.me).tough:
        return -1.0
    cards = boost_cards(view) if entity == view.villain else 0
    fatal = at_least(cards, evaluator.hp - attack)
    return -1.0 - (attack + cards * BOOST_MEAN) * evaluator.hit_point_worth() - PLAY_STYLE.lost * fatal


@usually({ENEMY: -2.5, MINION: -1.2})
def schemed(evaluator: "Evaluator", entity: int, amount: float) -> float:
    """An enemy schemes."""
    if evaluator.view.card(entity).confused:
        return 0.5
    return threaten(evaluator, evaluator.view.main_scheme, evaluator.view.number(ids.SCH, entity) + BOOST_MEAN)


def raised(evaluator: "Evaluator", entity: int, stat: int, amount: float) -> float:
    """A statistic is raised until the end of the phase."""
    if entity <= 0:
        return 0.5 * amount
    if evaluator.view.card(entity).exhausted:
        return 0.0
    return amount * (0.9 if stat == ids.ATK else min(0.9, evaluator.best_scheme(1)) if stat == ids.THW else 0.3)
