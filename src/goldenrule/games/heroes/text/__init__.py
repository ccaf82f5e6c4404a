"""Marvel Heroes in words: cards, questions, the log, reasons."""
