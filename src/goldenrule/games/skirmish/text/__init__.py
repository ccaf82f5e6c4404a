"""The duel in words: cards, questions, the log, reasons."""
