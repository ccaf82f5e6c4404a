"""What the people answer when the game has stopped: nothing, a card that is turned up, who defends, a number."""

from goldenrule.gamekit.input_parsing import number
from goldenrule.games.champions.companion import encounter as cards
from goldenrule.games.champions.companion.commands import MOST, card_of, player_of
from goldenrule.games.champions.companion.game import CompanionGame, stopped
from goldenrule.games.champions.rules.enemies import EnemyAttackSteps
from goldenrule.games.champions.rules.turn import END_TURN
from goldenrule.kernel.decisions import DONE, PASS
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.event_windows import CANCELLED, TriggeringEvent
from goldenrule.words.phrases import quote


def asks(game: CompanionGame) -> str:
    """What may be answered now: "enter" nothing, "card", "amount", "defend", "which" of several cards.

    Of an ability that applies it is whether it "happens", or "do" for one that the people carry out.
    """
    stop = stopped(game)
    if stop is not None and stop.ability is not None:
        return "happens" if stop.ability.by_rules else "do"
    if stop is not None:
        return "amount" if stop.amount is not None else "card" if stop.card and game.typed else "enter"
    return {"turn": "enter", "defend": "defend"}.get(game.pending[0].kind, "which")


def answer(game: CompanionGame, line: str) -> None:
    """Continue with what was typed. Raises BadInput for what is not an answer."""
    now = game.pending[0]
    stop = stopped(game)
    kind = asks(game)
    if kind == "defend":
        _defend(game, line)
    elif kind == "which":
        e = card_of(game, line, [option[1] for option in now.options]) if line else now.options[0][1]
        game.apply(now.seat, next(option for option in now.options if option[1] == e))
    elif stop is not None:
        if stop.amount is not None and line:
            _change(stop.amount, line)
        elif kind == "card":
            if not line:
                raise BadInput("champions-bad-type-name-code")
            cards.turned(game, stop.card, cards.named(game, line))
        elif kind == "happens" and line.casefold() == "no":
            game.apply(now.seat, PASS)
            return
        else:
            _nothing(line)
        game.apply(now.seat, DONE)
    else:
        _nothing(line)
        game.apply(now.seat, END_TURN)


def _nothing(line: str) -> None:
    if line:
        raise BadInput("champions-bad-neither-command-nor", line=quote(line))


def _change(event: TriggeringEvent, line: str) -> None:
    """This much damage or threat comes, after what people's cards have to do with it."""
    n = number(line)
    if n is None or n > MOST:
        raise BadInput("champions-bad-no-amount", line=quote(line), most=MOST)
    event.amount = n
    if not n:
        event.status = CANCELLED


def _defend(game: CompanionGame, line: str) -> None:
    """Nobody, an ally (who takes it all), or a hero with the DEF that people see there. Who is ready, they know."""
    attack = game.stack[-1]
    assert isinstance(attack, EnemyAttackSteps)
    words = line.split()
    if words == ["ally"]:
        attacked = attack.parts(game)[attack.part]
        attacked.defended = attacked.ally_defends = True
    defender, strength = _defender(game, words) if words and words != ["ally"] else (-1, 0)
    part = attack.part
    while game.pending and game.pending[0].kind == "defend" and game.stack[-1] is attack and attack.part == part:
        seat = game.pending[0].seat
        if seat != defender:
            game.apply(seat, PASS)
            continue
        defender = -1
        e = game.state.identities[seat]
        if strength:
            game.set_counters(e, "defense", strength)
        game.apply(seat, ("defend", e, 0))
        if not game.over and seat in game.state.alive:
            game.ready(e)
    if defender >= 0:
        raise BadInput("champions-bad-not-hero-form", name=game.ident(game.state.identities[defender]).name)


def _defender(game: CompanionGame, words: list[str]) -> tuple[int, int]:
    """The seat of "def", "def 3" or "def 3 PLAYER", and the DEF there; with DEF 0 it is nobody."""
    strength = number(words[1]) if words[1:] else 0
    if words[0] != "def" or strength is None or strength > MOST:
        line = quote(" ".join(words))
        raise BadInput("champions-bad-no-answer-attack", line=line)
    if words[1:] and not strength:
        return -1, 0
    return (player_of(game, " ".join(words[2:])) if words[2:] else game.pending[0].args[0]), strength
