"""Companion: the program runs villain, schemes and encounter deck beside a printed game; the players tell what they do.

`table` is what lies there and how it changes, `steps` is the round, `commands` reads what the players type.
"""
