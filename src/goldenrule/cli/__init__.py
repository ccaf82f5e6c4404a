"""The terminal: the commands of `goldenrule`. Presentation only; no rule lives here.

- Running a command: `main` (errors, exit status), `parser` (what can be typed), `commands` (what is done then),
  `options` (the options of games).
- Beginning a game: `start`, with the first screens in `setup` and `setup_<game>`.
- Playing: `play` is the loop. What is typed at its prompt is in `prompt_input` (answers), `answer_queue` (several in
  a line), `lookup_commands` (looking around), `auto_answers` (standing answers) and `save_commands`; `prompt` has what
  these share.
- The screen: `output` (plain or rich), `client_texts`, `boards/` (the table of each game).
- Commands with a module of their own: `watch` (and replay), `puzzles`, `daily`, `companion`, `position_codes`, `decks`,
  `packs`, `stats`, `report`; the small ones are in `card_commands`.
"""
