"""Where the rules of Marvel Heroes are as numbered clauses, with the decisions on what they leave open."""

PACKAGE = "goldenrule.games.heroes"
