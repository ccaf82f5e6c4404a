"""Faces: printed facts joined with behaviour, as the engine reads them; and all content of a game."""

from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Annotated

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.facts import Facts, problem
from goldenrule.kernel.definitions import NOTHING, Ability, Definition
from goldenrule.kernel.effects import EMPTY, Effect, Program
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.expressions import Cond, Num, Sel
from goldenrule.kernel.field_marks import Words
from goldenrule.kernel.nodes import Word
from goldenrule.kernel.ops import Op
from goldenrule.kernel.several import Several
from goldenrule.words.phrases import Phrase, join_phrases

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes

KINDS = (
    "combat", "support", "ally", "backup", "scheming", "plan", "power_up", "event", "scenario", "constant",
)  # fmt: skip


class Modifier(Word):
    """A change of a value while its card works; `of` says of whose."""

    stat: Annotated[str, Words(*ids.STATS)]
    amount: Num
    of: Sel
    test: Cond | None = None


class Cost(Word):
    """What is paid for an ability: cards from hand, plot points, this card, this hero, KO results on him."""

    resources: int = 0
    villains: int = 0
    plot_points: int = 0
    discard: bool = False
    recovery: bool = False
    ko: int = 0


FREE = Cost()


class CardAbility(Ability, kw_only=True):
    """An ability of a card. `kind` says from where it works, `moment` when it may be used (H-13).

    `rolls` and `whose` limit the moments around a roll: which rolls, and made by whom; at "resolved", `whose` says
    whose attempt it was. An ability is used at most once at a moment (H-13.2, A-20).
    """

    kind: Annotated[str, Words(*KINDS)]
    name: str = ""
    effect: Op = NOTHING
    moment: Annotated[str, Words("", *ids.MOMENTS)] = ""
    whose: ids.Whose = "mine"
    rolls: tuple[Annotated[str, Words(*ids.ROLLS)], ...] = ids.ROLLS
    test: Cond | None = None
    cost: Cost = FREE
    forced: bool = False
    mods: tuple[Modifier, ...] = ()


class Paid(Op):
    """A cost, then the effect. What is in the program of every ability that has a cost."""

    cost: Cost
    kind: str

    def run(self, game: "Heroes", effect: Effect) -> None:
        game.pay(effect, self.cost, self.kind)

    def several(self, game: "Heroes", effect: Effect) -> Several:
        return game.owed(effect, self.cost)

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        return False


class Leave(Op):
    """An ally that was used without a plot point on it is discarded after its effect (H-11.9)."""

    def run(self, game: "Heroes", effect: Effect) -> None:
        if effect.vars.get("leaving"):
            ally = game.state.live(effect.source)
            if ally and game.state.cards[ally] is not None:
                game.discard(ally)

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        return False


MINE, THEIRS, ANYBODY = range(3)


class Listed(Word):
    """An ability in the form that windows read."""

    index: int
    ability: CardAbility
    kind: str
    rolls: int
    whose: int  # MINE, THEIRS or ANYBODY
    forced: bool
    test: Cond | None
    cost: Cost  # the one object `FREE` if there is none
    effect: Op


class Face(Definition):
    """A card: its facts in the form that the rules read, its abilities, its rows."""

    __slots__ = (
        "by_index", "code", "colours", "facts", "index", "listed", "mods", "powers", "skill", "stats", "symbol", "team",
        "threat_type", "type", "values",
    )  # fmt: skip

    def __init__(self, index: int, facts: Facts, abilities: tuple[CardAbility, ...]) -> None:
        rows: list[tuple[int, int]] = []
        programs: list[CardAbility] = []
        for i, ability in enumerate(abilities):
            if ability.moment:
                rows.append((_number(facts, ability.moment, ids.MOMENTS, "moment"), i))
            for stat in {mod.stat for mod in ability.mods}:
                rows.append((ids.STAT_ROWS + _number(facts, stat, ids.STATS, "stat"), i))
            if ability.kind not in KINDS:
                _number(facts, ability.kind, KINDS, "kind of ability")
            programs.append(ability)
        super().__init__(facts.id, tuple(programs), tuple(rows))
        self.programs = tuple(
            Program(f"{facts.id}/{i}", _Whole(a.cost, a.kind, a.effect)) for i, a in enumerate(abilities)
        )
        self.index = index
        self.facts = facts
        self.code = facts.id
        self.type = facts.type
        self.team = facts.team
        self.skill = facts.skill
        self.symbol = ids.SYMBOLS.index(facts.symbol) if facts.symbol else 0
        self.threat_type = ids.THREATS.index(facts.threat_type) if facts.threat_type else 0
        self.values = (facts.crime, facts.danger, facts.mystery)
        self.powers: dict[int, tuple[int, int, int]] = {
            ids.COLOURS.index(p.colour): (p.attack, p.defense, p.outwit) for p in facts.powers
        }
        self.colours = tuple(sorted(self.powers))
        self.stats = (facts.attack, facts.defense, facts.outwit)
        self.listed = tuple(
            Listed(
                i, a, a.kind, sum(1 << ids.ROLLS.index(r) for r in a.rolls), ("mine", "theirs", "any").index(a.whose),
                a.forced, a.test, FREE if a.cost == FREE else a.cost, a.effect,
            )
            for i, a in enumerate(abilities)
        )  # fmt: skip


class _Whole(Op):
    """An ability's cost and effect as one program; examined as its effect alone."""

    cost: Cost
    kind: str
    effect: Op

    def emit(self, out: list[Op]) -> None:
        if self.cost != FREE or self.kind in ("ally", "backup"):
            out.append(Paid(self.cost, self.kind))
        self.effect.emit(out)
        if self.kind == "ally":
            out.append(Leave())

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        return self.effect.may_change(game, effect)

    def parts(self) -> tuple[Op, ...]:
        return (self.effect,)


def _number(facts: Facts, word: str, words: Sequence[str], what: str) -> int:
    if word not in words:
        raise BadInput("heroes-bad-card-word", id=facts.id, what=what, word=word, words=words)
    return words.index(word)


Card = tuple[Facts, tuple[CardAbility, ...]]


class Content:
    """All cards that games are made of, with every program under the path that saves use for it."""

    def __init__(self, cards: Iterable[Card]) -> None:
        """Raises BadInput for a card that cannot be, or two of the same id."""
        self.faces: list[Face] = []
        self.types: list[str] = []  # by index of the face
        self.index: dict[str, int] = {}
        self.by_type: dict[str, list[Face]] = {}
        h = blake2b(digest_size=8)
        for facts, abilities in cards:
            for wrong in (problem(facts), *misfits(facts, abilities)):
                if wrong is not None:
                    raise BadInput("heroes-bad-card", id=facts.id, wrong=wrong)
            self._add(facts, abilities)
            if facts.special is not None:
                self._add(_special(facts), ())
            h.update(f"{facts!r}{abilities!r}".encode())
        self.hash = h.hexdigest()
        backs = [*self.of("villain"), *self.of("agent")]
        self.largest_team = max(Counter([face.team for face in self.of("hero")]).values(), default=0)
        self.free_backups = any(face.facts.backup_cost == 0 for face in backs)
        self.forced_moments = frozenset(
            [row for face in self.faces for row, index in face.play_rows if face.listed[index].forced]
        )
        self.lasting: dict[str, Definition] = {}
        self._programs = {"": EMPTY}
        for face in self.faces:
            for program in face.programs:
                self._programs[program.path] = program

    def _add(self, facts: Facts, abilities: tuple[CardAbility, ...]) -> None:
        if facts.id in self.index:
            raise BadInput("heroes-bad-card-twice", id=facts.id)
        face = Face(len(self.faces), facts, abilities)
        self.faces.append(face)
        self.types.append(face.type)
        self.index[facts.id] = face.index
        self.by_type.setdefault(facts.type, []).append(face)

    def of(self, type: str) -> list[Face]:
        """The cards of a type, in order."""
        return self.by_type.get(type, [])

    def face(self, code: str) -> Face:
        return self.faces[self.index[code]]

    def program(self, path: str) -> Program:
        """The program of a path in a save. Raises BadInput for a path that no card has."""
        found = self._programs.get(path)
        if found is None:
            raise BadInput("heroes-bad-effect", path=path)
        return found


_PLACES = {
    "hero": ("combat", "support", "constant"),
    "mastermind": ("combat", "scheming", "constant"),
    "ally": ("ally", "constant"),
    "event": ("event",),
    "villain": ("combat", "backup", "constant"),
    "agent": ("backup", "constant"),
    "plan": ("plan", "scheming", "constant"),
    "power_up": ("power_up", "constant"),
    "scenario": ("scenario", "constant"),
}
"""Which kinds of ability a type of card may have."""


_PAYERS = (
    ("recovery", ("combat", "support"), ("hero",)),
    ("ko", ("combat",), ("hero", "villain", "mastermind")),
    ("discard", ("ally", "power_up", "event", "backup"), ("ally", "power_up", "event", "villain", "agent")),
)
"""Costs that only some cards can pay, and with which kinds of ability."""


def misfits(facts: Facts, abilities: Iterable[CardAbility]) -> list[Phrase]:
    """Abilities of a card that never could be used, each as the end of a sentence."""
    out = []
    able = _PLACES.get(facts.type, ())
    for number, ability in enumerate(abilities, 1):
        kind = ability.kind
        if kind not in able:
            out.append(
                Phrase("heroes-pack-type-ability-may", type=facts.type, number=number, kind=kind, known=able or "none")
            )
        elif kind == "constant" and not ability.mods:
            out.append(Phrase("heroes-pack-constant-ability-without", number=number))
        elif kind != "constant" and ability.moment not in ids.MOMENTS:
            out.append(Phrase("heroes-pack-ability-moment", number=number, moment=ability.moment, known=ids.MOMENTS))
        elif ability.mods and kind != "constant":
            out.append(Phrase("heroes-pack-mods-ability", number=number))
        out += _numbers(facts, number, ability.cost)
        for name, kinds, types in _PAYERS:
            if getattr(ability.cost, name) and not (kind in kinds and facts.type in types):
                where = Phrase("heroes-pack-payers", kinds=join_phrases("or", kinds), types=join_phrases("or", types))
                out.append(Phrase("heroes-pack-cost-ability", name=name, number=number, kind=kind, wanted=where))
    return out


def _numbers(facts: Facts, number: int, cost: Cost) -> list[Phrase]:
    """Numbers of a cost that nobody can pay: less than nothing, and KO results that would defeat the payer."""
    out = []
    for name in ("resources", "villains", "plot_points", "ko"):
        n = getattr(cost, name)
        if n < 0:
            out.append(Phrase("heroes-pack-cost-number", name=name, n=n, number=number))
    if facts.ko and cost.ko >= facts.ko:
        out.append(Phrase("heroes-pack-cost-ko", n=cost.ko, number=number, ko=facts.ko))
    return out


def special_id(scenario: str) -> str:
    """The id of the Special Headline of a scenario."""
    return f"{scenario}_headline"


def scenario_of(special: str) -> str:
    """The scenario of a Special Headline, by its id."""
    return special.removesuffix("_headline")


def _special(scenario: Facts) -> Facts:
    special = scenario.special
    assert special is not None
    return Facts(
        id=special_id(scenario.id), name=scenario.name, type="special_headline", source=scenario.source,
        threat_type=special.threat_type, skill=special.skill, threat=special.threat, vp=special.vp,
        mastermind=special.mastermind,
    )  # fmt: skip
