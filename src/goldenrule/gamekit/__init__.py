"""The game kit: building blocks of games beyond the kernel. Games import it; it imports no game.

- `cases`: strict scripts, and case files: a game adds its position, its answers in words and its facts.
- `audit`: auditors, which observe a game and check it independently, part by part.
- `card_text`: the writer of card texts from op trees, with a message for each class of node.
- `card_words`: look-up of cards, clauses and decisions.
- `setup_options`: the values of the options of a new game.
"""
