"""The verbs of card texts: effects and costs of abilities in Champions."""

from goldenrule.games.champions.abilities import CostOp
from goldenrule.games.champions.ops.cards import (
    AddCounters,
    Discard,
    DiscardRandom,
    Draw,
    DrawUpTo,
    KeepOneOf,
    Mill,
    PayFor,
    PutIntoPlay,
    PutUnder,
    RemoveFromGame,
    ReturnFromUnder,
    SearchDeck,
    ShuffleIntoDeck,
    ToHand,
)
from goldenrule.games.champions.ops.characters import (
    Damage,
    DamageEach,
    DamageHeld,
    DamageHere,
    Exhaust,
    Give,
    Heal,
    IndirectDamage,
    MoveDamage,
    Ready,
)
from goldenrule.games.champions.ops.costs import (
    DamageCost,
    DiscardFromHand,
    DiscardThis,
    ExhaustCost,
    HealCost,
    PayResources,
    SpendCounter,
    SpendResources,
    StopIfUnpaid,
)
from goldenrule.games.champions.ops.encounter import (
    DealEncounterCard,
    DiscardTopEncounter,
    DiscardUntil,
    EnemyAttacks,
    EnemySchemes,
    EngagedAttack,
    FindIntoPlay,
    MinionsAttackYou,
    NemesisArrives,
    PutFacedown,
    Reveal,
    RevealFirst,
    RevealTop,
    ShuffleEncounter,
    Surge,
)
from goldenrule.games.champions.ops.initiation import Commence, DiscardWhenSpent, Initiation, Then
from goldenrule.games.champions.ops.interrupts import (
    AttackAlso,
    CancelCard,
    CancelEffects,
    ExtraBoost,
    GainOverkill,
    Prevent,
    Replace,
)
from goldenrule.games.champions.ops.players import ChangeForm, Lasts, NextPlayer, PlayersBegin, PlayersDo, UseSpecials
from goldenrule.games.champions.ops.threat import AddAcceleration, PlaceThreat, RemoveThreat

__all__ = [
    "AddAcceleration", "AddCounters", "AttackAlso", "CancelCard", "CancelEffects", "ChangeForm", "Commence", "CostOp",
    "Damage", "DamageCost", "DamageEach", "DamageHeld", "DamageHere", "DealEncounterCard", "Discard", "DiscardFromHand",
    "DiscardRandom", "DiscardThis", "DiscardTopEncounter", "DiscardUntil", "DiscardWhenSpent", "Draw", "DrawUpTo",
    "EnemyAttacks", "EnemySchemes", "EngagedAttack", "Exhaust", "ExhaustCost", "ExtraBoost", "FindIntoPlay",
    "GainOverkill", "Give", "Heal", "HealCost", "IndirectDamage", "Initiation", "KeepOneOf", "Lasts", "Mill",
    "MinionsAttackYou", "MoveDamage", "NemesisArrives", "NextPlayer", "PayFor", "PayResources", "PlaceThreat",
    "PlayersBegin", "PlayersDo", "Prevent", "PutFacedown", "PutIntoPlay", "PutUnder", "Ready", "RemoveFromGame",
    "RemoveThreat", "Replace", "ReturnFromUnder", "Reveal", "RevealFirst", "RevealTop", "SearchDeck",
    "ShuffleEncounter", "ShuffleIntoDeck", "SpendCounter", "SpendResources", "StopIfUnpaid", "Surge", "Then", "ToHand",
    "UseSpecials",
]  # fmt: skip
