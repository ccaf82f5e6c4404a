"""The terminal: the commands of `goldenrule`. Presentation only; no rule lives here.

- Running a command: `main` (errors, exit status), `parser` (what can be typed), `commands` (what is done then),
  `options` (the options of games).
- Beginning a game: `start`, with the first screens in `setup` and `setup_<game>`.
- Playing: `play` is the loop. What is typed at its prompt is in `asking` (answers), `ahead` (several in a
  line), `explain` (looking around),
  `standing` (standing answers) and `saving` (saves); `prompt` has what these share.
- The screen: `output` (plain or rich), `words` (texts), `boards/` (the table of each game).
- Commands with a module of their own: `watch` (and replay), `puzzles`, `daily`, `companion`, `codes`, `decks`,
  `packs`, `stats`, `report`; the small ones are in `tools`.
"""
