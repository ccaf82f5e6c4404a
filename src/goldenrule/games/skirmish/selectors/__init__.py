"""Which cards, how many, and whether: the pure expressions of the duel's effects."""
