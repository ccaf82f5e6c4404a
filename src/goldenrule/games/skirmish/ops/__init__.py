"""The duel's own effects; a card is a tree of these and of the kernel's combinators."""

from goldenrule.games.skirmish.ops import board, characters, hands

OPS = (*characters.OPS, *hands.OPS, *board.OPS)
