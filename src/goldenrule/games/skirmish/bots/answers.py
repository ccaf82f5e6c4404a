"""How the bot answers each kind of question."""

from collections.abc import Callable

from goldenrule.games.skirmish.abilities import SingleUse
from goldenrule.games.skirmish.bots.mind import CIVILIAN_TO_SPEND, ONE_ATTACK, WIN, Mind
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


def recruit(mind: Mind, decision: Decision) -> Option:
    """The play that gains the most, or none."""
    best, most = DONE, 0.0
    for option in decision.options:
        if option[0] == "play":
            gain = mind.net(option[1])
        elif option[0] == "use":
            gain = using(mind, option)
        else:
            continue
        if gain > most:
            best, most = option, gain
    return best


def moment(mind: Mind, decision: Decision) -> Option:
    """Single-use Artifacts between two steps: the Recruitment phase is the time for them."""
    return PASS if PASS in decision.options else decision.options[0]


def using(mind: Mind, option: Option) -> float:
    """What it is worth to use an ability now, above what it has to bring."""
    face = mind.view.face(option[1])
    gain = effect(mind, face.programs[option[2]].tree, option[1])
    return gain - ENOUGH if isinstance(face.abilities[option[2]], SingleUse) else gain


def effect(mind: Mind, op: Op, source: int) -> float:
    """What an effect of a card is worth in this position, as far as that can be seen; otherwise a guess."""
    where = mind.view.slot_of(source)
    match op:
        case Seq(ops):
            return sum(effect(mind, part, source) for part in ops)
        case May(body):
            return max(0.0, effect(mind, body, source))
        case Choose(of, body):
            done = first_effect(body)
            return (
                0.0
                if done is None
                else max([target(mind, done, e, source) for e in mind.view.cards_of(of, source)], default=0.0)
            )
        case ChooseMode(modes):
            return max(effect(mind, each.op, source) for each in modes)
        case DiscardHands():
            return CARD * (mind.view.hand_size(mind.other) - mind.view.hand_size(mind.seat))
        case characters.DamageBoth(opposing, own):
            return everywhere(mind.hit_theirs, opposing) + everywhere(mind.hit_mine, own)
        case characters.Damage(OpposingCards(), amount):
            return everywhere(mind.hit_theirs, amount)
        case characters.Damage(OwnCards(), amount):
            return everywhere(mind.hit_mine, amount)
        case characters.Damage(Opposite(), amount) if where >= 0:
            return mind.hit_theirs(where, round(number(amount)))
        case characters.Damage(This(), _) | characters.Heal(This(), _) | characters.MoveCard(This()) if where >= 0:
            return target(mind, op, source, source)
    return guess(op)


def everywhere(hit: Callable[[int, int], float], amount: Num) -> float:
    """What damage to every card of a side brings."""
    return sum(hit(slot, round(number(amount))) for slot in range(SLOTS))


def pay(mind: Mind, decision: Decision) -> Option:
    """Whatever is needed least: ignored symbols, then Civilians and cards."""
    return min(decision.options, key=lambda option: kept(mind, option))


def kept(mind: Mind, option: Option) -> float:
    """What it is worth to keep what is given up with an option: nothing if a symbol is ignored."""
    verb, entity, colour = option
    if verb == "ignore":
        return -WIN
    return CIVILIAN_TO_SPEND - 0.01 * mind.view.freed()[colour] if verb == "civilian" else mind.held.get(entity, 0.0)


def slot(mind: Mind, decision: Decision) -> Option:
    """Where the card does the most."""
    card = decision.source
    face = mind.view.face(card)
    if mind.view.in_play(card):
        here = mind.view.slot_of(card)
        return max(decision.options, key=lambda option: mind.moving(face.seat, here, option[2]))
    return max(decision.options, key=lambda option: mind.placed(face, option[2]))


def artifact(mind: Mind, decision: Decision) -> Option:
    """The tile that does more."""
    return max(decision.options, key=lambda option: worth_of(mind.view.face(option[1])).lasting)


def civilian(mind: Mind, decision: Decision) -> Option:
    """Out of the zone where it is hardest to free them otherwise, and of the colour that the hand lacks."""
    wanted = [0.0] * 4
    for e in mind.view.hand():
        face = mind.view.face(e)
        for symbol in face.symbols:
            if symbol != ANY:
                wanted[symbol] += 1.0
        if face.colour >= 0:
            wanted[face.colour] -= 1.0

    def worth(option: Option) -> float:
        zone, colour = divmod(option[2], 4)
        blocked = 2.0 if mind.theirs[zone] is not None else 0.0
        return blocked + 0.5 * mind.view.civilians(zone) + 0.1 * (wanted[colour] - 2 * mind.view.freed()[colour])

    return max(decision.options, key=worth)


def lose_civilian(mind: Mind, decision: Decision) -> Option:
    """One of a colour of which there are most."""
    return max(decision.options, key=lambda option: mind.view.freed()[option[2]])


def discard(mind: Mind, decision: Decision) -> Option:
    """The hand card that is worth least."""
    return min(decision.options, key=lambda option: mind.held.get(option[1], 0.0))


def choose_one(mind: Mind, decision: Decision) -> Option:
    """The card for which the effect does the most."""
    asked = mind.view.asked()
    body = None if asked is None else first_effect(asked)
    if body is None:
        return decision.options[0]
    source = decision.source
    return max(decision.options, key=lambda option: target(mind, body, option[1], source) if option[1] else 0.0)


def choose_some(mind: Mind, decision: Decision) -> Option:
    """As many as may be chosen, if the effect is good."""
    asked = mind.view.asked()
    if asked is not None and DONE in decision.options and guess(asked) < 0:
        return DONE
    return decision.options[0]


def may(mind: Mind, decision: Decision) -> Option:
    """Yes, unless the effect does harm."""
    asked = mind.view.asked()
    return NO if isinstance(asked, AskMay) and effect(mind, asked.do, decision.source) < 0 else YES


def mode(mind: Mind, decision: Decision) -> Option:
    """The mode that is worth most."""
    asked = mind.view.asked()
    if not isinstance(asked, AskMode):
        return decision.options[0]
    modes = asked.modes
    return max(decision.options, key=lambda option: effect(mind, modes[option[2]].op, decision.source))


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


def target(mind: Mind, op: Op, entity: int, source: int) -> float:
    """What an effect of a card on another one is worth."""
    face = mind.view.face(entity)
    if not mind.view.in_play(entity):
        if isinstance(op, characters.PutIntoPlay):
            return mind.entry(face)
        return mind.hold(face) if isinstance(op, characters.ReturnToHand) else -mind.held.get(entity, 0.0)
    where = mind.view.slot_of(entity)
    own = face.seat == mind.seat
    match op:
        case characters.Damage(_, amount):
            return (mind.hit_mine if own else mind.hit_theirs)(where, round(number(amount)))
        case characters.Heal(_, amount):
            healed = min(round(number(amount)), mind.view.damage_on(entity))
            return mind.hit_mine(where, -healed) if own else 0.0
        case characters.Strengthen(_, amount):
            old = mind.mine[where] if own else None
            more = round(number(amount))
            return 0.0 if old is None else mind.with_mine(where, old._replace(strength=old.strength + more))
        case characters.MoveCard():
            return mind.best_move(entity)
        case characters.Swap(one, other):
            found = [mind.view.cards_of(sel, source) for sel in (one, other) if not isinstance(sel, It)]
            return mind.moving(face.seat, where, mind.view.slot_of(found[0][0])) if found and found[0] else 0.0
        case characters.Hold():
            return -ONE_ATTACK if own else mind.holding(where)
        case characters.Dismiss() | characters.Defeat() | characters.ReturnToHand():
            return mind.with_mine(where, None) if own else mind.with_theirs(where, None)
    return 0.0
