"""What abilities do: the verbs of the cards, as ops that packs may name."""

from goldenrule.games.heroes.ops import board, fights, players, rolls, trouble

OPS = (*rolls.OPS, *fights.OPS, *trouble.OPS, *players.OPS, *board.OPS)

__all__ = ["OPS"]
