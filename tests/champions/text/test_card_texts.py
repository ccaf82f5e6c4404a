"""The rules text of cards: complete, as agreed, and telling what the trees do."""

import inspect
from types import ModuleType
from typing import Any

import pytest

from goldenrule.gamekit.card_text import key_of
from goldenrule.gamekit.text_lists import slug, word_name
from goldenrule.games.champions import ids, ops, selectors
from goldenrule.games.champions.abilities import Before, CardAbility, Trigger
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.sets import load_facts
from goldenrule.games.champions.text.cards import Writer, ability_text, card_text
from goldenrule.games.champions.triggers import TRIGGERS, WouldTakeDamage
from goldenrule.games.champions.vocabulary import VOCABULARY
from goldenrule.kernel import choices, expressions
from goldenrule.kernel import ops as kernel_ops
from goldenrule.kernel.choices import AskMay, AskMode, Choose, ChooseMode, May
from goldenrule.kernel.expressions import AtMost, Cond, Either, Exists, It, Not, Num, Sel, Times
from goldenrule.kernel.ops import ForEach, If, Mode, Op, Seq
from goldenrule.words.texts import FluentError, Texts
from scripts.card_texts import GOLDEN, kept
from tests.champions.words import action, constant, gets, interrupt, n, response

TEXTS = Texts("en", strict=True)
CONTENT = load_content()

NO_NODES = {
    ops.Initiation, ops.PayResources, ops.Commence, ops.DiscardWhenSpent, ops.CostOp, ops.StopIfUnpaid,
    ops.PlayersBegin, ops.NextPlayer, selectors.Aimable,
    kernel_ops.Jump, kernel_ops.Unless, kernel_ops.LoopStart, kernel_ops.LoopNext, kernel_ops.CountDown,
    AskMay, AskMode,
}  # fmt: skip
"""Words that exist only in programs; no card is written with them."""


def text_of(ability: CardAbility, code: str = "01005") -> str:
    return " ".join(ability_text(TEXTS, CONTENT, CONTENT.face(code), ability))


def classes(module: ModuleType, base: type) -> list[type]:
    found = [c for _, c in inspect.getmembers(module, inspect.isclass) if c.__module__.startswith(module.__name__)]
    return [c for c in found if issubclass(c, base) and c is not base and c not in NO_NODES]


@pytest.mark.parametrize(
    ("base", "kind"),
    [(Sel, "np"), (Num, "num"), (Cond, "if"), (Op, "op")],
    ids=["selectors", "numbers", "conditions", "ops"],
)
def test_every_kind_of_node_has_a_text(base: type, kind: str) -> None:
    modules = (ops, selectors, kernel_ops, choices, expressions)
    every = [key_of(c) for module in modules for c in classes(module, base)]
    assert len(every) > 10 or base is Num
    writer = Writer(TEXTS, CONTENT, CONTENT.face("01005"))
    keys = {key: writer.key(kind, key) for key in every}
    unwritten = [key for key in every if not TEXTS.has(keys[key])]
    assert [key for key in unwritten if not hasattr(writer, f"{kind}_{key}".replace("-", "_"))] == []


def test_all_texts_are_as_agreed() -> None:
    """After a change of a card or of its words: python scripts/card_texts.py, and read the difference."""
    assert kept(GOLDEN) == GOLDEN.read_text(encoding="utf-8")


@pytest.mark.parametrize("code", [f.code for f in CONTENT.faces])
def test_a_text_is_well_formed(code: str) -> None:
    for line in card_text(TEXTS, CONTENT, code):
        assert line[0].isupper() or not line[0].isalpha(), line
        assert line.endswith((".", ".)")), line
        for fault in ("  ", "..", " .", " ,", "{", "}", ", ,", "each each", " a a", "$", "None", "()"):
            assert fault not in line, line
        assert line.count("(") == line.count(")"), line


def test_every_face_with_abilities_or_keywords_has_a_text() -> None:
    for face in CONTENT.faces:
        if face.abilities or face.facts.keywords or face.facts.icons:
            assert card_text(TEXTS, CONTENT, face.code), face.code


@pytest.mark.parametrize(
    ("code", "part"),
    [
        ("01005", "Hero Action (attack): Deal 8 damage to an enemy."),
        ("01002", "Add those cards with a printed mental resource to your hand."),
        ("01007", "When the attached minion would be defeated, remove 3 threat from a scheme."),
        ("01008", "Exhaust Web-Shooter and spend 1 web counter → generate 1 wild resource."),
        ("01009", "instead discard Webbed Up, then stun that enemy."),
        ("01010b", "Choose a player. That player draws 1 card. (Limit once per round.)"),
        ("01016", "Captain Marvel gets +1 DEF (+2 instead if you have the Aerial trait)."),
        ("01059", "Jessica Jones gets +1 THW for each side scheme in play."),
        ("01074", "The attached ally gets +1 THW and +1 ATK."),
        ("01100", "Spend 3 physical resources → discard Enhanced Ivory Horn. (Any player may use this.)"),
        ("01106", "After a character takes damage from this attack, stun that character."),
    ],
)
def test_some_texts(code: str, part: str) -> None:
    assert part in " ".join(card_text(TEXTS, CONTENT, code))


# -- composed trees --------------------------------------------------------------------------------


def test_a_choice_is_named_where_it_is_used_and_referred_to_afterwards() -> None:
    tree = Choose(selectors.Enemies(), Seq((ops.Damage(It(), n(1)), ops.Give(It(), ids.STUNNED))))
    assert text_of(action(tree)) == "Action: Deal 1 damage to an enemy. Stun that enemy."


def test_a_choice_that_only_a_condition_mentions_is_made_openly() -> None:
    tree = Choose(selectors.Enemies(), If(selectors.IsDamaged(It()), ops.Damage(It(), n(1))))
    assert text_of(action(tree)) == "Action: Choose an enemy. If that enemy is damaged, deal 1 damage to that enemy."


def test_the_first_player_chooses() -> None:
    tree = Choose(selectors.Minions(), ops.Discard(It()), by="first")
    assert text_of(action(tree)) == "Action: The first player chooses a minion. Discard that minion."


def test_may_and_for_each() -> None:
    tree = ForEach(selectors.Minions(), May(ops.Discard(It())))
    assert text_of(action(tree)) == "Action: For each minion: you may discard that minion."


def test_modes_are_numbered_like_their_options() -> None:
    tree = ChooseMode((Mode(ops.Draw(n(1))), Mode(Seq((ops.Draw(n(2)), ops.Surge())))))
    found = text_of(action(tree, ops.ChangeForm()))
    assert found == (
        "Action: Choose one: (1) draw 1 card; (2) draw 2 cards, then Swinging Web Kick gains surge. Change form."
    )


def test_otherwise_stays_with_its_if_inside_a_clause() -> None:
    inner = If(selectors.InForm("hero"), ops.Draw(n(1)), ops.Draw(n(2)))
    found = text_of(action(May(inner)))
    assert found == "Action: You may if you are in hero form, draw 1 card; otherwise, draw 2 cards."


@pytest.mark.parametrize(
    ("amount", "text"),
    [
        (n(1), "Deal 1 damage to each enemy."),
        (Times(n(2), selectors.CountersOn("web")), "for each web counter on Swinging Web Kick"),
        (AtMost(selectors.PerPlayer(2), n(5)), "2 damage to each enemy for each player (at most 5)"),
        (selectors.Stat(ids.ATK, selectors.Villain()), "equal to the ATK of the villain"),
        (Either(Exists(selectors.SideSchemes()), n(3), n(1)), "(3 instead if there is a side scheme in play)"),
        (selectors.EventAmount(), "that much damage"),
    ],
)
def test_amounts(amount: Num, text: str) -> None:
    assert text in text_of(action(ops.Damage(selectors.Enemies(), amount)))


def test_conditions_are_negated_in_place() -> None:
    test = Not(Exists(selectors.SideSchemes()))
    assert text_of(action(If(test, ops.Draw(n(1))))) == "Action: If there is no side scheme in play, draw 1 card."


def test_a_trigger_tells_its_test() -> None:
    wounded = WouldTakeDamage(test=selectors.IsDamaged(selectors.You()))
    found = text_of(interrupt(wounded, ops.Prevent(n(1))))
    assert (
        found == "Interrupt: When a character would take damage, if your identity is damaged, prevent 1 of that damage."
    )


def test_modifiers_below_zero() -> None:
    assert text_of(constant(gets(ids.ATK, -2, selectors.Minions()))) == "Each minion gets −2 ATK."


_OTHERWISE: dict[str, list[Any]] = {
    "to": [selectors.Villain()], "card": [selectors.This()], "enemy": [selectors.Villain()],
    "who": [selectors.You()], "on": [selectors.MainScheme()], "test": [selectors.Undefended()], "basic": [True],
}  # fmt: skip


def readings(kind: type[Trigger]) -> list[Trigger]:
    """A trigger without anything, and with each of its fields."""
    found = [kind()]
    for field in VOCABULARY.fields(kind):
        words = getattr(field.kind.mark, "words", None)
        values = [word for word in words if word] if words is not None else _OTHERWISE[field.name]
        values = [value for value in values if field.name != "type" or value in ("minion", "treachery")]
        found += [kind(**{field.name: value}) for value in values]
    return found


@pytest.mark.parametrize("kind", TRIGGERS, ids=lambda kind: kind.__name__)
def test_every_trigger_is_written_and_every_field_of_it_is_heard(kind: type[Trigger]) -> None:
    write: Any = interrupt if issubclass(kind, Before) else response
    start = "Interrupt: When " if issubclass(kind, Before) else "Response: After "
    found = [text_of(write(each, ops.Draw(n(1)))) for each in readings(kind)]
    assert all(text.startswith(start) and text.endswith(", draw 1 card.") for text in found), found
    assert len(set(found)) == len(found), found


@pytest.mark.parametrize("stat", range(ids.STATS), ids=lambda stat: ids.STAT_NAMES[stat])
@pytest.mark.parametrize("how", ["add", "set", "base", "double", "halve"])
def test_every_value_can_be_modified(stat: int, how: str) -> None:
    found = text_of(constant(gets(stat, 2, selectors.Villain(), how=how, trait="Aerial" if stat == ids.TRAIT else "")))
    assert found[0].isupper() and found.endswith("."), found


_IT = It()
CONDITIONS: list[Cond] = [
      selectors.CanPayFor(_IT), selectors.CanSpend("EM"),
    selectors.Carries(_IT, "Charge"),
    selectors.Has(_IT, ids.STUNNED), selectors.HasTrait(_IT, "Aerial"), selectors.InForm("hero"),
    selectors.IsDamaged(_IT), selectors.IsExhausted(_IT), selectors.IsReady(_IT), selectors.IsType(_IT, "upgrade"),
    selectors.LastStep(), selectors.MayEnter(_IT),
    selectors.Paid("E"), selectors.PrintedResource(_IT, "E"),
     selectors.Undefended(), Exists(selectors.Minions()),
]  # fmt: skip


@pytest.mark.parametrize("cond", CONDITIONS, ids=lambda cond: type(cond).__name__)
def test_a_condition_and_its_opposite_read_differently(cond: Cond) -> None:
    plain = text_of(action(If(cond, ops.Draw(n(1)))))
    opposite = text_of(action(If(Not(cond), ops.Draw(n(1)))))
    assert plain != opposite
    assert opposite == text_of(action(If(Not(Not(Not(cond))), ops.Draw(n(1)))))


def test_every_trait_keyword_and_icon_has_a_word() -> None:
    for facts in load_facts().values():
        assert all(
            word_name(TEXTS, "trait", trait) == trait and TEXTS.has(f"trait-{slug(trait)}") for trait in facts.traits
        )
        assert all(TEXTS.has(f"keyword-{keyword.split()[0]}") for keyword in facts.keywords)
        assert all(TEXTS.has(f"icon-{icon}") for icon in facts.icons)


# -- what has no text ------------------------------------------------------------------------------


class Unknown(Op):
    """An op of nobody."""


class UnknownSet(Sel):
    """A selector of nobody."""


def test_a_node_without_a_text_raises() -> None:
    with pytest.raises(FluentError, match="tree-unknown"):
        text_of(action(Unknown()))
    with pytest.raises(FluentError, match="tree-unknown-set"):
        text_of(action(ops.Discard(UnknownSet())))
