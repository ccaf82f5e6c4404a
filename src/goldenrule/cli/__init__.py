"""The terminal: the commands of `goldenrule`. Presentation only; no rule lives here."""
