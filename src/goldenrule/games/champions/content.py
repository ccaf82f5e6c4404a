"""Faces for the engine: printed facts with abilities."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from goldenrule.games.champions import ids
from goldenrule.games.champions.abilities import CardAbility, DoubleFor
from goldenrule.games.champions.facts import DASH, FACEDOWN_MINION, IDENTITY, OF_PLAYERS, Facts
from goldenrule.kernel.choices import Choose
from goldenrule.kernel.definitions import Ability, Definition
from goldenrule.kernel.effects import Program
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.expressions import Sel
from goldenrule.kernel.nodes import Word
from goldenrule.kernel.ops import Op

if TYPE_CHECKING:
    from goldenrule.packs.reading import Pack


class PlayRules(Word):
    """Special rules for a permanent entering play, and the hosts of an attachment."""

    attach: Sel | None = None  # hosts that it may be attached to, the player's choice
    any_player: bool = False  # may be played into any player's area
    form: str = ""
    max_per_player: int = 0
    max_per_host: int = 0
    counters: tuple[str, int] | None = None  # enters play with these
    interest: str = ""  # a resource type that its text asks for among what was paid


DEFAULT_RULES = PlayRules()


def stat_row(stat: int) -> int:
    return ids.STAT_ROWS + stat


def modifier_rows(abilities: Iterable[Ability]) -> tuple[tuple[int, int], ...]:
    """Return the rows of the values that constant abilities modify."""
    out: list[tuple[int, int]] = []
    for index, ability in enumerate(abilities):
        assert isinstance(ability, CardAbility)
        for mod in ability.mods:
            entry = (stat_row(mod.stat), index)
            if entry not in out:
                out.append(entry)
    return tuple(out)


FORMS = IDENTITY
FRIENDLY = (*FORMS, "ally")
"""Types of the characters that players control."""
STAT_FIELDS = ("atk", "thw", "defense", "rec", "sch", "hp", "hand_size")


class Face(Definition):
    """One face of a card: its facts for the rules, its abilities, its rows."""

    __slots__ = (
        "actions", "actions_in", "aspect", "attacks", "boosts", "code", "cost", "costs", "defeated", "defends",
        "double_for", "facts", "forms", "friendly", "icons", "index", "interest", "keywords", "labels", "limited",
        "name", "names", "per_player",
        "playable", "price", "printed_stats", "resource_abilities", "resources", "revealed", "rules", "setups",
        "specials", "stats", "stirs", "terms", "thwarts", "traits", "type", "unique", "worth",
    )  # fmt: skip
    abilities: tuple[CardAbility, ...]

    def __init__(
        self,
        index: int,
        facts: Facts,
        abilities: tuple[CardAbility, ...],
        rules: PlayRules,
        programs: tuple[Program, ...],
    ) -> None:
        self.index = index
        self.facts = facts
        self.rules = rules
        self.code = facts.code
        self.name = facts.name
        self.names = frozenset({facts.name})  # of an identity those of both sides, see `Content`
        self.unique = facts.unique
        self.type = facts.type
        self.traits = frozenset(facts.traits)
        self.resources = facts.resources
        self.worth = len(facts.resources)
        self.aspect = facts.classification
        self.keywords = {k.split()[0]: k for k in facts.keywords}
        self.printed_stats: tuple[int | None, ...] = tuple(getattr(facts, field) for field in STAT_FIELDS)
        stats = [max(0, value or 0) for value in self.printed_stats] + [0] * (ids.STATS - len(STAT_FIELDS))
        stats[ids.ALLY_LIMIT] = 3 if facts.type in ("hero", "alter_ego") else 0  # MC-ALLYLIM-01
        stats[ids.COST] = self.cost = facts.cost or 0
        self.price = self.cost + self.worth  # what a hand has to make that pays for it with its other cards
        stats[ids.GUARD] = 1 if "guard" in self.keywords else 0
        stats[ids.OVERKILL] = 1 if "overkill" in self.keywords else 0
        if "retaliate" in self.keywords:
            stats[ids.RETALIATE] = int(self.keywords["retaliate"].split()[1])
        self.stats = tuple(stats)
        super().__init__(facts.code, abilities, modifier_rows(abilities), from_hand=facts.type == "event")
        self.programs = programs
        by_kind: dict[str, tuple[int, ...]] = {}
        for i, ability in enumerate(abilities):
            by_kind[ability.kind] = (*by_kind.get(ability.kind, ()), i)
        self.actions = by_kind.get("action", ())
        self.resource_abilities = by_kind.get("resource", ())
        self.revealed = by_kind.get("when_revealed", ()) + by_kind.get("obligation", ())
        self.defeated = by_kind.get("when_defeated", ())
        self.boosts = by_kind.get("boost", ())
        self.setups = by_kind.get("setup", ())
        self.specials = by_kind.get("special", ())
        self.playable = facts.type in ("ally", "upgrade", "support")
        self.terms = self.unique or rules != DEFAULT_RULES  # may more than its cost keep it from being played?
        self.friendly = facts.type in FRIENDLY
        fights = self.defends = facts.type in ("hero", "ally")  # an alter-ego has no such basic powers (MC-TURN-04)
        self.attacks = fights and facts.atk not in (None, DASH)  # MC-DASH-01
        self.thwarts = fights and facts.thw not in (None, DASH)
        self.double_for = next((a.aspect for a in abilities if isinstance(a, DoubleFor)), "")
        self.interest = rules.interest
        self.icons = facts.icons
        self.per_player = facts.hp_per_player
        self.forms = tuple(a.form for a in abilities)  # of each ability, as the next three
        self.labels = tuple(a.label for a in abilities)
        self.costs = tuple(a.cost for a in abilities)
        self.limited = tuple(a.limit is not None or a.maximum is not None for a in abilities)
        self.actions_in = {form: tuple(i for i in self.actions if self.fits(i, form)) for form in FORMS}
        rows = {row for row, _ in self.play_rows}
        self.stirs = ids.DIRTY_CHARACTERS if stat_row(ids.HP) in rows else 0  # checks to make as it comes and goes
        if facts.type == "ally" or "restricted" in self.keywords or stat_row(ids.ALLY_LIMIT) in rows:
            self.stirs |= ids.DIRTY_LIMITS

    def fits(self, index: int, form: str) -> bool:
        """Does an ability's trigger allow this form (MC-TRIG-07)?"""
        return self.forms[index] in ("", form)

    def printed(self, stat: int) -> int | None:
        """Return a printed statistic: None if the face has no such field, -1 for a dash."""
        return self.printed_stats[stat]


def leading_choices(tree: Op) -> tuple[list[Choose], Op]:
    """Return the first choices of an effect, made before it commences (MC-INIT-07), and the rest."""
    found: list[Choose] = []
    while isinstance(tree, Choose):
        found.append(tree)
        tree = tree.do
    return found, tree


class LastingEffect(Definition):
    """A lasting or delayed effect."""

    __slots__ = ("stirs",)
    abilities: tuple[CardAbility, ...]

    def __init__(self, key: str, abilities: tuple[CardAbility, ...], extra_rows: tuple[tuple[int, int], ...]) -> None:
        super().__init__(key, abilities, extra_rows)
        changes_values = any([ability.mods for ability in abilities])
        self.stirs = ids.DIRTY_CHARACTERS | ids.DIRTY_LIMITS if changes_values else 0  # as of a face


class Content:
    """All faces of a game and all lasting effects, by index and by code. Immutable once built."""

    def __init__(
        self,
        faces: list[Face],
        lasting: dict[str, LastingEffect],
        hash: str,
        rules: Mapping[str, Program],
        packs: "tuple[Pack, ...]" = (),
    ) -> None:
        self.faces = faces
        self.by_code = {face.code: face for face in faces}
        for face in faces:
            if face.type in FORMS and face.facts.back in self.by_code:
                face.names |= {self.by_code[face.facts.back].name}
        self.lasting = lasting
        self.hash = hash
        self.rules = rules
        self.packs = packs
        namesakes: dict[str, list[int]] = {}
        for face in faces:
            for name in face.names:
                namesakes.setdefault(name, []).append(face.index)
        self.namesakes = {name: frozenset(found) for name, found in namesakes.items()}  # title -> faces that bear it
        self.crises = frozenset([face.index for face in faces if "crisis" in face.icons])
        # every card in a hand generates at least so much
        self.least_worth = min([face.worth for face in faces if face.type in OF_PLAYERS], default=0)
        self.facedown = self.by_code[FACEDOWN_MINION.code].index if FACEDOWN_MINION.code in self.by_code else -1
        self.has_peril = any("peril" in face.keywords for face in faces)

    def face(self, code: str) -> Face:
        """Return the face with a code. Raises BadInput for an unknown one."""
        found = self.by_code.get(code)
        if found is None:
            raise BadInput("champions-bad-no-card", code=code, example=self.faces[0].code)
        return found

    def program(self, path: str) -> Program:
        """Return the program with a path in a save. Raises BadInput for an unknown path."""
        if path in self.rules:
            return self.rules[path]
        if "~" in path:  # what replaces a condition, written inside the ability that replaces it
            outer, _, position = path.rpartition("~")
            ops = self.program(outer).ops
            op = ops[int(position)] if position.isdigit() and int(position) < len(ops) else None
            instead = getattr(op, "instead", None)
            if isinstance(instead, Op):
                return Program(path, instead)
        key, _, index = path.rpartition("/")
        owner: Definition | None = self.by_code.get(key) or self.lasting.get(key)
        if owner is None or not index.isdigit() or int(index) >= len(owner.programs):
            raise BadInput("champions-bad-saved-position-names", path=path)
        return owner.programs[int(index)]
