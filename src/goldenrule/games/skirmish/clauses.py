"""Where the rules of the duel are as numbered clauses, with the decisions on what they leave open."""

PACKAGE = "goldenrule.games.skirmish"
