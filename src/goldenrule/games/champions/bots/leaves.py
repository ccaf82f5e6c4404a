"""What happens to a card, in points: one is about one damage on the villain.

In place of a card that is not known, because it is hidden or its occasion has not come, stands a token; what happens
to it is worth what it usually is.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from goldenrule.games.champions import ids
from goldenrule.games.champions import selectors as s
from goldenrule.games.champions.bots.forecast import BOOST_MEAN, at_least, boost_cards
from goldenrule.games.champions.bots.temper import TEMPER
from goldenrule.kernel.expressions import Sel

if TYPE_CHECKING:
    from goldenrule.games.champions.bots.mind import Mind

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

Leaf = Callable[["Mind", int, float], float]


def usually(worths: Mapping[int, float]) -> Callable[[Leaf], Leaf]:
    """A leaf that says what so much of something is worth for a card: for tokens, these."""

    def guarded(leaf: Leaf) -> Leaf:
        return lambda mind, e, n: leaf(mind, e, n) if e > 0 else n * worths.get(e, 0.0)

    return guarded


def always(worth: float) -> Leaf:
    return lambda mind, e, n: n * worth


@usually({ME: DRAWN})
def draw(mind: "Mind", entity: int, n: float) -> float:
    return 1.1 * n


HURT: Final = {ENEMY: 1.0, MINION: 0.9, ME: -0.55, ALLY: -0.5, THIS: -0.4}


@usually(HURT)
def hurt(mind: "Mind", entity: int, n: float) -> float:
    """Damage."""
    view = mind.view
    type = view.type(entity)
    if type in FOES:
        return mind.damaging(entity, n)
    if n <= 0:
        return 0.0
    if view.card(entity).tough:
        return -1.0
    left = view.left(entity)
    if type == "ally":
        return -0.5 * min(n, left) - (1.5 if n >= left else 0.0)
    return -n * mind.pain(entity) - (50.0 if n >= left else 0.0)


@usually({e: -0.9 * n for e, n in HURT.items()})
def heal(mind: "Mind", entity: int, n: float) -> float:
    """Healing: what would find no damage is a pity."""
    type = mind.view.type(entity)
    healed = min(n, mind.view.card(entity).damage)
    if type in FOES:
        return -0.9 * healed
    return healed * (0.45 if type == "ally" else mind.pain(entity)) - 0.3 * min(2.0, n - healed)


@usually({SCHEME: 1.2})
def thwart(mind: "Mind", entity: int, n: float) -> float:
    """Threat that is removed."""
    return mind.removing(entity, n)


@usually({SCHEME: -1.2})
def threaten(mind: "Mind", entity: int, n: float) -> float:
    """Threat that is placed."""
    if entity != mind.view.main_scheme:
        return -n * TEMPER.side
    full = n > 0 and mind.threat + n >= mind.goal
    soon = mind.next if mind.view.active >= 0 else mind.threat + n + 1
    return -n * mind.marginal(mind.goal - soon) - (mind.end if full else 0.0)


STATUS: Final = {
    ids.STUNNED: {ENEMY: 3.0, MINION: 1.5, ME: -2.5, ALLY: -1.0},
    ids.CONFUSED: {ENEMY: 2.5, MINION: 1.0, ME: -1.5, ALLY: -1.0},
    ids.TOUGH: {ENEMY: -2.5, MINION: -1.5, ME: 2.5, ALLY: 2.0, THIS: 2.0},
}


def give(mind: "Mind", entity: int, status: str) -> float:
    """A status card."""
    view = mind.view
    usual = STATUS[status]
    if entity <= 0:
        return usual.get(entity, 0.0)
    if getattr(view.card(entity), status):
        return 0.0
    type = view.type(entity)
    if type not in FOES or status == ids.TOUGH:
        return usual[ENEMY if type in FOES else ALLY if type == "ally" else ME]
    acts = view.number(ids.ATK if status == ids.STUNNED else ids.SCH, entity)
    return 0.8 * acts + (0.5 + 0.8 * boost_cards(mind.view) if entity == view.villain else 0.0)


@usually({ME: 1.0, ALLY: 0.6})
def ready(mind: "Mind", entity: int, n: float) -> float:
    """A character is readied: now, or (2) later when it has been used."""
    if n < 2 and not mind.view.card(entity).exhausted:
        return 0.0
    if mind.view.type(entity) == "ally":
        return mind.power(entity) - (0.0 if mind.view.left(entity) > 1 else TEMPER.block)
    return mind.power(entity) if mind.view.active == mind.view.seat else TEMPER.tired


@usually({ME: -2.0, ALLY: -1.2})
def exhaust(mind: "Mind", entity: int, n: float) -> float:
    if mind.view.card(entity).exhausted:
        return 0.0
    type = mind.view.type(entity)
    return -0.8 if type == "ally" else -min(TEMPER.tired, mind.power(entity)) if entity == mind.me else 0.0


@usually({CARD: -2.0, THIS: -1.0})
def lose(mind: "Mind", entity: int, n: float) -> float:
    """A card in play or in hand is discarded."""
    view = mind.view
    if entity in view.hand():
        return -mind.hold(entity)
    if not view.lies(view.ref(entity)):
        return 0.0
    face = view.face(entity)
    if face.type == "attachment":
        more = sum(ability.kind != "action" for ability in face.abilities)
        return 2.0 + face.facts.atk_mod + face.facts.sch_mod + more
    return -mind.kept(entity)


@usually(dict.fromkeys((CARD, THIS), DRAWN))
def take(mind: "Mind", entity: int, n: float) -> float:
    """A card comes into its owner's hand."""
    return max(0.6, 0.35 * mind.worth(entity)) - (mind.kept(entity) if mind.view.lies(mind.view.ref(entity)) else 0.0)


@usually({CARD: 3.0, THIS: ENCOUNTER, MINION: ENCOUNTER})
def arrive(mind: "Mind", entity: int, n: float) -> float:
    """A card is put into play."""
    return mind.worth(entity) if mind.view.face(entity).playable else ENCOUNTER


@usually({CARD: -2 * RESOURCE})
def pay(mind: "Mind", entity: int, n: float) -> float:
    """A card's printed cost is paid."""
    return -RESOURCE * mind.view.face(entity).cost


def attacked(mind: "Mind", entity: int, seat: int) -> float:
    """An enemy attacks a seat."""
    view = mind.view
    if entity <= 0:
        return -2.8 if entity == ENEMY else -1.4
    if view.card(entity).stunned:
        return 0.5
    attack = view.number(ids.ATK, entity)
    if seat != view.seat:
        return -0.6 * (attack + BOOST_MEAN)
    if view.card(mind.me).tough:
        return -1.0
    cards = boost_cards(view) if entity == view.villain else 0
    fatal = at_least(cards, mind.hp - attack)
    return -1.0 - (attack + cards * BOOST_MEAN) * mind.pain() - TEMPER.lost * fatal


@usually({ENEMY: -2.5, MINION: -1.2})
def schemed(mind: "Mind", entity: int, n: float) -> float:
    """An enemy schemes."""
    if mind.view.card(entity).confused:
        return 0.5
    return threaten(mind, mind.view.main_scheme, mind.view.number(ids.SCH, entity) + BOOST_MEAN)


def raised(mind: "Mind", entity: int, stat: int, n: float) -> float:
    """A statistic is raised until the end of the phase."""
    if entity <= 0:
        return 0.5 * n
    if mind.view.card(entity).exhausted:
        return 0.0
    return n * (0.9 if stat == ids.ATK else min(0.9, mind.best_scheme(1)) if stat == ids.THW else 0.3)
