"""Which cards an ability means (`Sel`), how many (`Num`), and whether (`Cond`): the words of the cards that look."""

from goldenrule.games.heroes.selectors.conditions import (
    Alone,
    Archnemesis,
    FightIs,
    Finale,
    HasSkill,
    HeadlineIs,
    HeroIs,
    InConfrontation,
    Initiative,
    Option,
    Sequence,
    StageDone,
    Supported,
    Using,
    Won,
)
from goldenrule.games.heroes.selectors.numbers import (
    ActionRound,
    Dice,
    GameRound,
    HandSize,
    Hits,
    Kos,
    Level,
    Plans,
    Points,
    PowerUps,
    Trouble,
    Value,
    Vp,
)
from goldenrule.games.heroes.selectors.sets import (
    Allies,
    Backups,
    Cards,
    Discard,
    Fighter,
    Headlines,
    Here,
    Heroes,
    Lead,
    Mastermind,
    MostWanted,
    MyHand,
    This,
    Track,
)

SETS = (
    Allies, Backups, Cards, Discard, Fighter, Headlines, Here, Heroes, Lead, Mastermind, MostWanted, MyHand, This,
    Track,
)  # fmt: skip
NUMBERS = (
    ActionRound, Dice, GameRound, HandSize, Hits, Kos, Level, Plans, Points, PowerUps, Trouble, Value, Vp,
)  # fmt: skip
CONDITIONS = (
    Alone, Archnemesis, FightIs, Finale, HasSkill, HeadlineIs, HeroIs, InConfrontation, Initiative, Option, Sequence,
    StageDone, Supported, Using, Won,
)  # fmt: skip

__all__ = ["CONDITIONS", "NUMBERS", "SETS"]
