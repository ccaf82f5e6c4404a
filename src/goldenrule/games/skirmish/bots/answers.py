"""How the bot answers each kind of question."""

from collections.abc import Callable

from goldenrule.games.skirmish.abilities import SingleUse
from goldenrule.games.skirmish.bots.evaluator import CIVILIAN_TO_SPEND, ONE_ATTACK, WIN, Evaluator
from goldenrule.games.skirmish.bots.worths import CARD, guess, number, worth_of
from goldenrule.games.skirmish.ids import ANY, SLOTS
from goldenrule.games.skirmish.ops import characters
from goldenrule.games.skirmish.ops.hands import DiscardHands
from goldenrule.games.skirmish.selectors.cards import OpposingCards, Opposite, OwnCards, This
from goldenrule.kernel.choices import AskMay, AskMode, Choose, ChooseMode, May
from goldenrule.kernel.decisions import DONE, NO, PASS, YES, Decision, Option
from goldenrule.kernel.expressions import It, Num
from goldenrule.kernel.ops import Op, Seq

ENOUGH = 1.4
"""What a single-use Artifact has to bring before it is used."""


def recruit(evaluator: Evaluator, decision: Decision) -> Option:
    """The play that gains the most, or none."""
    best, most = DONE, 0.0
    for option in decision.options:
        if option[0] == "play":
            gain = evaluator.net(option[1])
        elif option[0] == "use":
            gain = using(evaluator, option)
        else:
            continue
        if gain > most:
            best, most = option, gain
    return best


def moment(evaluator: Evaluator, decision: Decision) -> Option:
    """Single-use Artifacts between two steps: the Recruitment phase is the time for them."""
    return PASS if PASS in decision.options else decision.options[0]


def using(evaluator: Evaluator, option: Option) -> float:
    """What it is worth to use an ability now, above what it has to bring."""
    face = evaluator.view.face(option[1])
    gain = effect(evaluator, face.programs[option[2]].tree, option[1])
    return gain - ENOUGH if isinstance(face.abilities[option[2]], SingleUse) else gain


def effect(evaluator: Evaluator, op: Op, source: int) -> float:
    """What an effect of a card is worth in this position, as far as that can be seen; otherwise a guess."""
    where = evaluator.view.slot_of(source)
    match op:
        case Seq(ops):
            return sum(effect(evaluator, part, source) for part in ops)
        case May(body):
            return max(0.0, effect(evaluator, body, source))
        case Choose(of, body):
            done = first_effect(body)
            return (
                0.0
                if done is None
                else max([target(evaluator, done, e, source) for e in evaluator.view.cards_of(of, source)], default=0.0)
            )
        case ChooseMode(modes):
            return max(effect(evaluator, each.op, source) for each in modes)
        case DiscardHands():
            return CARD * (evaluator.view.hand_size(evaluator.other) - evaluator.view.hand_size(evaluator.seat))
        case characters.DamageBoth(opposing, own):
            return everywhere(evaluator.hit_theirs, opposing) + everywhere(evaluator.hit_mine, own)
        case characters.Damage(OpposingCards(), amount):
            return everywhere(evaluator.hit_theirs, amount)
        case characters.Damage(OwnCards(), amount):
            return everywhere(evaluator.hit_mine, amount)
        case characters.Damage(Opposite(), amount) if where >= 0:
            return evaluator.hit_theirs(where, round(number(amount)))
        case characters.Damage(This(), _) | characters.Heal(This(), _) | characters.MoveCard(This()) if where >= 0:
            return target(evaluator, op, source, source)
    return guess(op)


def everywhere(hit: Callable[[int, int], float], amount: Num) -> float:
    """What damage to every card of a side brings."""
    return sum(hit(slot, round(number(amount))) for slot in range(SLOTS))


def pay(evaluator: Evaluator, decision: Decision) -> Option:
    """The least needed first: ignored symbols, then Civilians and cards."""
    return min(decision.options, key=lambda option: kept(evaluator, option))


def kept(evaluator: Evaluator, option: Option) -> float:
    """What it is worth to keep what is given up with an option: nothing if a symbol is ignored."""
    verb, entity, colour = option
    if verb == "ignore":
        return -WIN
    return (
        CIVILIAN_TO_SPEND - 0.01 * evaluator.view.freed()[colour]
        if verb == "civilian"
        else evaluator.held.get(entity, 0.0)
    )


def slot(evaluator: Evaluator, decision: Decision) -> Option:
    """Where the card does the most."""
    card = decision.source
    face = evaluator.view.face(card)
    if evaluator.view.in_play(card):
        here = evaluator.view.slot_of(card)
        return max(decision.options, key=lambda option: evaluator.moving(face.seat, here, option[2]))
    return max(decision.options, key=lambda option: evaluator.placed(face, option[2]))


def artifact(evaluator: Evaluator, decision: Decision) -> Option:
    """The tile that does more."""
    return max(decision.options, key=lambda option: worth_of(evaluator.view.face(option[1])).lasting)


def civilian(evaluator: Evaluator, decision: Decision) -> Option:
    """Out of the zone where it is hardest to free them otherwise, and of the colour that the hand lacks."""
    wanted = [0.0] * 4
    for e in evaluator.view.hand():
        face = evaluator.view.face(e)
        for symbol in face.symbols:
            if symbol != ANY:
                wanted[symbol] += 1.0
        if face.colour >= 0:
            wanted[face.colour] -= 1.0

    def worth(option: Option) -> float:
        zone, colour = divmod(option[2], 4)
        blocked = 2.0 if evaluator.theirs[zone] is not None else 0.0
        return (
            blocked + 0.5 * evaluator.view.civilians(zone) + 0.1 * (wanted[colour] - 2 * evaluator.view.freed()[colour])
        )

    return max(decision.options, key=worth)


def lose_civilian(evaluator: Evaluator, decision: Decision) -> Option:
    """One of a colour of which there are most."""
    return max(decision.options, key=lambda option: evaluator.view.freed()[option[2]])


def discard(evaluator: Evaluator, decision: Decision) -> Option:
    """The hand card that is worth least."""
    return min(decision.options, key=lambda option: evaluator.held.get(option[1], 0.0))


def choose_one(evaluator: Evaluator, decision: Decision) -> Option:
    """The card for which the effect does the most."""
    asked = evaluator.view.asked()
    body = None if asked is None else first_effect(asked)
    if body is None:
        return decision.options[0]
    source = decision.source
    return max(decision.options, key=lambda option: target(evaluator, body, option[1], source) if option[1] else 0.0)


def choose_some(evaluator: Evaluator, decision: Decision) -> Option:
    """As many as may be chosen, if the effect is good."""
    asked = evaluator.view.asked()
    if asked is not None and DONE in decision.options and guess(asked) < 0:
        return DONE
    return decision.options[0]


def may(evaluator: Evaluator, decision: Decision) -> Option:
    """Yes, unless the effect does harm."""
    asked = evaluator.view.asked()
    return NO if isinstance(asked, AskMay) and effect(evaluator, asked.do, decision.source) < 0 else YES


def mode(evaluator: Evaluator, decision: Decision) -> Option:
    """The mode that is worth most."""
    asked = evaluator.view.asked()
    if not isinstance(asked, AskMode):
        return decision.options[0]
    modes = asked.modes
    return max(decision.options, key=lambda option: effect(evaluator, modes[option[2]].op, decision.source))


def first_effect(op: Op) -> Op | None:
    """What is done to the chosen card: the first effect of the tree that is not made of others."""
    parts = op.parts()
    if not parts:
        return op
    for part in parts:
        found = first_effect(part)
        if found is not None:
            return found
    return None


def target(evaluator: Evaluator, op: Op, entity: int, source: int) -> float:
    """What an effect of a card on another one is worth."""
    face = evaluator.view.face(entity)
    if not evaluator.view.in_play(entity):
        if isinstance(op, characters.PutIntoPlay):
            return evaluator.entry(face)
        return evaluator.hold(face) if isinstance(op, characters.ReturnToHand) else -evaluator.held.get(entity, 0.0)
    where = evaluator.view.slot_of(entity)
    own = face.seat == evaluator.seat
    match op:
        case characters.Damage(_, amount):
            return (evaluator.hit_mine if own else evaluator.hit_theirs)(where, round(number(amount)))
        case characters.Heal(_, amount):
            healed = min(round(number(amount)), evaluator.view.damage_on(entity))
            return evaluator.hit_mine(where, -healed) if own else 0.0
        case characters.Strengthen(_, amount):
            old = evaluator.mine[where] if own else None
            more = round(number(amount))
            return 0.0 if old is None else evaluator.with_mine(where, old._replace(strength=old.strength + more))
        case characters.MoveCard():
            return evaluator.best_move(entity)
        case characters.Swap(one, other):
            found = [evaluator.view.cards_of(sel, source) for sel in (one, other) if not isinstance(sel, It)]
            return (
                evaluator.moving(face.seat, where, evaluator.view.slot_of(found[0][0])) if found and found[0] else 0.0
            )
        case characters.Hold():
            return -ONE_ATTACK if own else evaluator.holding(where)
        case characters.Dismiss() | characters.Defeat() | characters.ReturnToHand():
            return evaluator.with_mine(where, None) if own else evaluator.with_theirs(where, None)
    return 0.0
