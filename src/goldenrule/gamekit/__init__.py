"""What games are built with beyond the kernel. It knows no game; games import it, and it imports none.

- `cases`: strict scripts, and case files: a game adds its position, its answers in words and its facts.
- `audit`: auditors, which hear a game and work out for themselves what should have happened, part by part.
- `card_text`: the writer of card texts: what all op trees share, and messages named after the classes of the rest.
- `card_words`: looking up cards, clauses and decisions.
- `setup_options`: what the options of a new game offer.
"""
