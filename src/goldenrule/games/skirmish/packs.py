"""Packs of the duel: the words in which cards are written, and what only the duel can tell of a pack."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from goldenrule.games.skirmish.abilities import ABILITIES, WHENS, Ability, Immediate, Modifier, Permanent, SingleUse
from goldenrule.games.skirmish.facts import Facts, Source, problems
from goldenrule.games.skirmish.ids import DECK_SIZE, FACTIONS
from goldenrule.games.skirmish.ops import OPS
from goldenrule.games.skirmish.selectors.cards import SELECTORS
from goldenrule.games.skirmish.selectors.conditions import CONDITIONS, IsCharacter
from goldenrule.games.skirmish.selectors.numbers import NUMBERS
from goldenrule.kernel import expressions, ops
from goldenrule.packs import trees
from goldenrule.packs.notation import Vocabulary
from goldenrule.packs.problems import Problem, nearest, nothing_to_take
from goldenrule.packs.reading import GamePacks, Pack, Part, combine

MOST_TILES: Final = 100
"""How many Battlefield cards, and how many Artifacts, a game may have."""


class PackCard(Facts, frozen=True, kw_only=True):
    """A card as a pack has it: its facts, and what it does. `copies: 0` takes a card of an earlier pack out."""

    source: Source = "invented"
    abilities: tuple[Ability, ...] = ()


VOCABULARY = Vocabulary(
    (
        *ABILITIES, *WHENS, *OPS, *SELECTORS, *NUMBERS, *CONDITIONS,
        ops.Seq, ops.If, ops.Afterwards, ops.ForEach, ops.Repeat, ops.Choose, ops.ChooseSome, ops.May, ops.Mode,
        ops.ChooseMode, ops.Bind, ops.Nothing,
        expressions.Const, expressions.Sum, expressions.Times, expressions.AtMost, expressions.Count,
        expressions.Result, expressions.Bound, expressions.Either, expressions.AtLeast, expressions.Not,
        expressions.All, expressions.AnyOf, expressions.Exists, expressions.Var, expressions.Union,
        expressions.Except, expressions.Where,
    ),
    literal=expressions.Const,
    sequence=ops.Seq,
)  # fmt: skip


class SkirmishPacks(GamePacks):
    """Packs of the duel: a list of cards."""

    def check(self, pack: Pack, before: Sequence[Pack] = ()) -> list[Problem]:
        """Facts that do not fit the kind of card, abilities that it cannot have, and sets that cannot be played."""
        from goldenrule.games.skirmish.catalogue import shipped

        earlier: dict[str, PackCard] = combine((shipped(), *before), "cards")
        every = {**earlier, **pack.part("cards")}
        cards = {id: card for id, card in every.items() if card.copies}
        found: list[Problem] = []
        for key, card in pack.part("cards").items():
            own = (*card_faults(card), *_clashes(card, earlier.get(key)))
            texts = own if card.copies else nothing_to_take(key, earlier)
            found += [pack.problem("cards", key, text) for text in texts]
        if not found:  # the rest looks at all cards together
            for key, card in pack.part("cards").items():
                if card.copies:
                    found += [pack.problem("cards", key, text) for text in _among(card, cards)]
            found += [pack.fault(text) for text in counts(cards.values())]
        return found

    def describe(self, pack: Pack, part: str, key: str, texts: Any) -> list[str]:
        """A card in words."""
        from goldenrule.games.skirmish.catalogue import load_content
        from goldenrule.games.skirmish.client import SkirmishWords

        card = pack.part(part)[key]
        if not card.copies:
            return [str(texts.t("packs-taken-out", name=card.name, id=key))]
        words = SkirmishWords(texts)
        words.content = load_content((pack,))
        return words.about(words.content.face(key))


def card_faults(card: PackCard) -> Iterator[str]:
    """What is wrong with a card by itself, a sentence each."""
    if not trees.NAME.fullmatch(card.id):
        yield "this is no id; use up to 40 small letters, digits and '_', a letter first."
    if not card.name.strip():
        yield "it has no name."
    for text in problems(card) + misfits(card):
        yield f"{text}."
    if card.kind == "artifact" and not card.abilities:
        yield "an Artifact does nothing without an ability; write one, or `copies: 0` to take it out."
    yield from trees.faults(card.abilities)


def misfits(card: PackCard) -> list[str]:
    """Abilities that a card of this kind cannot use, a sentence each."""
    out = []
    for ability in card.abilities:
        name = type(ability).__name__.lower()
        if isinstance(ability, SingleUse) and card.kind != "artifact":
            out.append("only an Artifact has a single use; write `immediate` or `action`")
        if card.kind == "battlefield" and not isinstance(ability, Immediate):
            out.append(f"a Battlefield card is played and gone, so that {name} never counts; write `immediate`")
        if card.kind == "artifact" and not isinstance(ability, SingleUse | Permanent | Modifier):
            if ability.row < 0:
                out.append(f"an Artifact is never placed and never attacks, so that {name} never comes")
    return out


def _clashes(card: PackCard, other: PackCard | None) -> Iterator[str]:
    """A card may replace one of its own kind and side only, so that nothing is replaced by mistake."""
    if other is not None and (other.kind, other.faction) != (card.kind, card.faction):
        yield f"the id is that of {other.name}, which is a {other.kind} of {other.faction}; choose another id."


def _among(card: PackCard, cards: dict[str, PackCard]) -> Iterator[str]:
    """What is wrong with a card among all others: characters that there are not, and loops."""
    from goldenrule.games.skirmish.loops import loop, told

    known = {each.character for each in cards.values() if each.character}
    for node, _ in trees.nodes(card.abilities):
        if isinstance(node, IsCharacter) and node.character not in known:
            yield f"there is no Main Character {node.character!r}{nearest(node.character, sorted(known))}"
    way = loop(card.id, {id: (each, each.abilities) for id, each in cards.items()})
    if way:
        yield (
            f"it can bring itself back without end: {', '.join(told(way))}; "
            "leave one out with `where`, or write return_to_hand."
        )


def counts(cards: Iterable[PackCard]) -> Iterator[str]:
    """Numbers of cards with which no game can be played (D-1.2, D-1.3)."""
    every = list(cards)
    for faction in FACTIONS:
        n = sum(card.copies for card in every if card.faction == faction and card.kind in ("main", "side"))
        if n != DECK_SIZE:
            yield (
                f"with this pack the {faction} have {n} cards, and a game is played with {DECK_SIZE}; "
                "replace cards under their own ids, change `copies`, or take cards out with `copies: 0`."
            )
    for kind in ("battlefield", "artifact"):
        n = sum(card.copies for card in every if card.kind == kind)
        if n > MOST_TILES:
            yield f"with this pack there are {n} cards of the kind {kind}; at most {MOST_TILES} can be used."


STARTING: Final = """\
# A list of cards. A card has facts, and abilities: what it does. docs/packs.md explains both.
# A card with the id of a shipped one takes its place. Each side has to keep its 56 cards; of Battlefield cards and
# Artifacts there may be any number. `copies: 0` takes a card out of the game.
- id: wasp                 # instead of the shipped one
  name: Wasp
  kind: main               # main, side, battlefield or artifact
  faction: heroes          # heroes or villains; none for Battlefield cards and Artifacts
  character: wasp          # what the standard and the boosted version have in common
  version: standard        # standard or boosted
  colour: yellow           # red, yellow, green or blue
  cost: [yellow, any]      # a symbol each; any is paid by every colour
  strength: 1
  life: 4
  copies: 2
  abilities:
    - immediate:           # when she is placed: choose an opposing card, which takes 1 damage
        choose: {of: opposing_cards, body: {damage: {to: var}}}

- id: {id}_rooftop
  name: Rooftop Garden
  kind: battlefield
  cost: [green, blue]
  vp: 1
  abilities:
    - immediate: {choose: {of: {where: {of: own_cards, cond: is_damaged}}, body: {heal: {to: var, amount: 2}}}}
"""

SET: Final = GamePacks("skirmish", VOCABULARY, {"cards": Part(PackCard)})
"""The same without the checks: how the set is read that comes with the game."""
PACKS: Final = SkirmishPacks("skirmish", VOCABULARY, SET.parts, {"cards.yaml": STARTING})
