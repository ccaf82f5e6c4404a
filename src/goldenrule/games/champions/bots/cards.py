"""Cards whose worth hangs on the position: a function for each, by code."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from goldenrule.games.champions import ids
from goldenrule.games.champions.bots.worths import WORTHS

if TYPE_CHECKING:
    from goldenrule.games.champions.bots.mind import Mind

PANTHER_UPGRADES: Final = ("01046", "01047", "01048", "01049")
WAKANDA_FOREVER: Final = ("01043a", "01043b", "01043c", "01043d")


def spider_tracer(mind: "Mind", e: int) -> float:
    return (2.0 + (1.0 if mind.next + 3 >= mind.goal else 0.0)) if mind.view.engaged() else 0.0


def webbed_up(mind: "Mind", e: int) -> float:
    return 1.0 if mind.view.card(mind.view.villain).stunned else 5.0


def gamma_slam(mind: "Mind", e: int) -> float:
    return 0.0 if mind.view.card(mind.me).stunned else mind.best_enemy(min(15, mind.lost))


def ground_stomp(mind: "Mind", e: int) -> float:
    return mind.every_enemy(1)


def legal_practice(mind: "Mind", e: int) -> float:
    """What discarding the cards that are worth least removes, less those cards."""
    if mind.view.card(mind.me).confused:
        return 0.0
    spent = min(3, len(mind.view.hand()) - 1)
    return mind.best_scheme(spent) - 0.9 * spent


def one_two_punch(mind: "Mind", e: int) -> float:
    view = mind.view
    if view.card(mind.me).exhausted or view.card(mind.me).stunned:
        return 0.0
    return mind.best_enemy(view.number(ids.ATK, mind.me) if mind.hero else 3)


def split_personality(mind: "Mind", e: int) -> float:
    """The new hand, once the others are spent."""
    new = mind.hand_size(not mind.hero) - len(mind.view.hand()) + 4
    return max(0.0, 1.0 * new) if mind.hero else 0.5


def superhuman_strength(mind: "Mind", e: int) -> float:
    return WORTHS["01028"].now if not mind.view.in_play("01028") else 2.0


def supersonic_punch(mind: "Mind", e: int) -> float:
    if mind.view.card(mind.me).stunned:
        return 0.0
    return mind.best_enemy(8 if mind.view.aerial() or mind.view.in_play("01039") else 4)


def wakanda_forever(mind: "Mind", e: int) -> float:
    """Every Panther upgrade once, the last twice."""
    view = mind.view
    gains = []
    for code in PANTHER_UPGRADES:
        if not view.in_play(code):
            continue
        if code == "01046":
            gains.append(mind.every_enemy(1))
        elif code == "01047":
            gains.append(mind.best_enemy(2))
        elif code == "01048":
            gains.append(mind.best_scheme(1))
        else:
            gains.append(mind.best_enemy(1) + (mind.pain() if mind.lost else 0.0))
    return sum(gains) + max(gains, default=0.0)


def first_aid(mind: "Mind", e: int) -> float:
    return min(2, mind.lost) * mind.pain()


def get_ready(mind: "Mind", e: int) -> float:
    view = mind.view
    return max([float(view.number(ids.ATK, a)) for a in view.allies() if view.card(a).exhausted], default=0.0)


def lead_from_the_front(mind: "Mind", e: int) -> float:
    view = mind.view
    return 0.9 * sum(not view.card(a).exhausted for a in [*view.allies(), mind.me])


def make_the_call(mind: "Mind", e: int) -> float:
    allies = [c for c in mind.view.discard() if mind.view.type(c) == "ally"]
    return max([mind.worth(c) - mind.view.number(ids.COST, c) for c in allies], default=0.0)


def inspired(mind: "Mind", e: int) -> float:
    return WORTHS["01074"].now if mind.view.allies() else 0.0


def relentless_assault(mind: "Mind", e: int) -> float:
    view = mind.view
    if view.card(mind.me).stunned:
        return 0.0
    return max((mind.damaging(m, 5) for m in view.engaged()), default=0.0)


SPECIAL: Final[dict[str, Callable[["Mind", int], float]]] = {
    "01007": spider_tracer,
    "01009": webbed_up,
    "01021": gamma_slam,
    "01022": ground_stomp,
    "01023": legal_practice,
    "01024": one_two_punch,
    "01025": split_personality,
    "01028": superhuman_strength,
    "01032": supersonic_punch,
    **dict.fromkeys(WAKANDA_FOREVER, wakanda_forever),
    "01053": relentless_assault,
    "01069": get_ready,
    "01070": lead_from_the_front,
    "01071": make_the_call,
    "01074": inspired,
    "01086": first_aid,
}
"""By code: what playing the card is worth now."""
