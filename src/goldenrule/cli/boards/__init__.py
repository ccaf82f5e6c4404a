"""The tables of games in a terminal: the pieces of `goldenrule.gamekit.board` as lines, or drawn with rich."""
