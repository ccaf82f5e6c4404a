"""Companion: the rules run the encounter side of a printed game; the people say what they do, and carry out card texts.

`game` is the game that is run, and where it stops for the people, `encounter` brings the cards that they name,
`commands` and `answers` read what they type, `narration` has the words, `table` is what a client is given.
"""
