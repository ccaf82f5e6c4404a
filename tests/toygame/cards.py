"""The cards, as op trees: one of each thing that the kernel can do."""

from goldenrule.kernel.choices import Choose, ChooseMode, ChooseSome, May
from goldenrule.kernel.event_windows import INTERRUPT, RESPONSE
from goldenrule.kernel.expressions import AtLeast, Cond, Const, It, Result, Where
from goldenrule.kernel.ops import Afterwards, ForEach, Mode, Op, Repeat, Seq
from tests.toygame.content import (
    DAMAGE,
    DECK,
    DEFEAT,
    DISCARD,
    ENTER,
    HAND,
    PLAY,
    ROUND_END,
    Boost,
    Content,
    Face,
    Heard,
    ToyAbility,
)
from tests.toygame.ops import (
    Amount,
    Cancel,
    Cards,
    Culprit,
    Damage,
    Draw,
    EnemySpell,
    Gain,
    Heal,
    Hits,
    HitsMine,
    IsKind,
    Last,
    Look,
    Move,
    Pieces,
    Power,
    Prevent,
    Ready,
    Replace,
    Roll,
    ShuffleDeck,
    This,
)

ENEMIES = Pieces("theirs")
IT = It("it")


def creature(key: str, cost: int, power: int, health: int, *abilities: ToyAbility) -> Face:
    return Face(key, "creature", cost, power, health, abilities)


def spell(key: str, cost: int, effect: Op) -> Face:
    return Face(key, "spell", cost, 0, 0, (ToyAbility("action", effect),))


def reply(key: str, cost: int, when: Heard, effect: Op) -> Face:
    """A spell that is played from the hand when something happens."""
    return Face(key, "spell", cost, 0, 0, (ToyAbility("reply", effect, when),))


def interrupt(event: int, test: Cond, effect: Op, exhausts: bool = False) -> ToyAbility:
    return ToyAbility("interrupt", effect, Heard(event, INTERRUPT, test), exhausts=exhausts)


def response(event: int, test: Cond, effect: Op) -> ToyAbility:
    return ToyAbility("response", effect, Heard(event, RESPONSE, test))


def forced(event: int, timing: int, test: Cond, effect: Op) -> ToyAbility:
    return ToyAbility("forced", effect, Heard(event, timing, test), forced=True)


FACES = [
    Face("tower", "tower", 0, 0, 10, ()),
    # creatures
    creature("scout", 1, 1, 1, response(ENTER, Hits(This()), Draw(1))),
    creature(
        "guard", 2, 1, 3,
        forced(DAMAGE, INTERRUPT, Hits(Pieces("mine", "tower")), Replace(Damage(This(), Amount()))),
    ),
    creature("phoenix", 3, 2, 2, interrupt(DEFEAT, Hits(This()), Replace(Heal(This(), Const(99))), exhausts=True)),
    creature("avenger", 2, 2, 2, response(DEFEAT, HitsMine(), Damage(Pieces("theirs", "tower"), Const(1)))),
    creature("thorn", 1, 1, 2, forced(DAMAGE, RESPONSE, Hits(This()), Damage(Culprit(), Const(1)))),
    # spells
    spell("bolt", 1, Choose(ENEMIES, Damage(IT, Const(2)))),
    spell("storm", 3, Damage(ENEMIES, Const(1))),
    spell("volley", 2, Repeat(Const(2), Choose(ENEMIES, Damage(IT, Const(1))))),
    spell("summon", 1, Seq((
        Look(Cards(DECK)),
        Choose(Where(Cards(DECK), IsKind("creature")), Move(IT, HAND)),
        ShuffleDeck(),
    ))),
    spell("foresight", 1, Seq((Look(Cards(DECK, top=3)), Choose(Cards(DECK, top=3), Move(IT, HAND))))),
    spell("rally", 1, Last("rallied", "turn")),
    spell("banner", 2, Last("flying_banner", "round")),
    spell("fuse", 1, Choose(ENEMIES, Last("burning_fuse", "used"))),
    spell("tactics", 1, ChooseMode((Mode(Draw(2)), Mode(Heal(Pieces("mine", "tower"), Const(2)))))),
    spell("offering", 0, Seq((
        ChooseSome(Cards(HAND), Const(0), Const(2), Move(It("them"), DISCARD)),
        Gain(Result()),
    ))),
    spell("gamble", 1, Afterwards(
        Roll(),
        AtLeast(Result(), Const(4)),
        Damage(Pieces("theirs", "tower"), Const(3)),
        Damage(Pieces("mine", "tower"), Const(1)),
    )),
    spell("muster", 2, ForEach(
        Pieces("mine", "creature"),
        May(Seq((Damage(IT, Const(1)), Ready(IT)))),
    )),
    # played when something happens
    reply("ward", 1, Heard(DAMAGE, INTERRUPT, Hits(Pieces("mine"))), Prevent(Const(2))),
    reply("nullify", 1, Heard(PLAY, INTERRUPT, EnemySpell()), Cancel()),
]  # fmt: skip

LASTING = [
    Boost("rallied", power=1, health=1),
    Boost("flying_banner", power=1),
    Boost("burning_fuse", abilities=(
        ToyAbility("delayed", Damage(IT, Const(2)), Heard(ROUND_END, RESPONSE), forced=True),
    )),
]  # fmt: skip

RULES: dict[str, Op] = {"attack": Choose(ENEMIES, Damage(IT, Power()))}

TWICE = ("scout", "guard", "thorn", "bolt", "ward", "nullify")
DECK_LIST = [face.key for face in FACES[1:] for _ in range(2 if face.key in TWICE else 1)]

CONTENT = Content(FACES, LASTING, RULES)
