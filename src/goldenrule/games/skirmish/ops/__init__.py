"""The duel's own effects; a card is a tree of these and of the kernel's combinators."""

from goldenrule.games.skirmish.ops.board import (
    BonusOf,
    FreeCivilianHere,
    FreeCivilians,
    GainPoints,
    LocationBonus,
    LoseCivilians,
    LosePoints,
    MoveArtifactMarker,
    RemoveArtifact,
    TakeBattlefieldCards,
)
from goldenrule.games.skirmish.ops.characters import (
    Damage,
    DamageBoth,
    Defeat,
    Dismiss,
    Heal,
    Hold,
    MoveCard,
    PutIntoPlay,
    PutUnderDeck,
    ReturnToHand,
    Strengthen,
    Swap,
)
from goldenrule.games.skirmish.ops.hands import (
    Discard,
    DiscardAtRandom,
    DiscardHands,
    Draw,
    OpponentDiscards,
    OpponentDiscardsAtRandom,
    OpponentDraws,
)
from goldenrule.kernel.ops import Op

OPS: tuple[type[Op], ...] = (
    Damage, DamageBoth, Heal, Strengthen, Hold, Defeat, Dismiss, ReturnToHand, PutUnderDeck, PutIntoPlay, MoveCard,
    Swap, Draw, OpponentDraws, Discard, OpponentDiscards, DiscardAtRandom, OpponentDiscardsAtRandom, DiscardHands,
    GainPoints, LosePoints, MoveArtifactMarker, FreeCivilians, FreeCivilianHere, LoseCivilians, TakeBattlefieldCards,
    LocationBonus, BonusOf, RemoveArtifact,
)  # fmt: skip

__all__ = ["OPS", *sorted(op.__name__ for op in OPS)]
