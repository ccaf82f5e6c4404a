# Errors of games that are played and kept.

# What to do about a file: $mend in other messages.
mend-own-file = move it away to begin a new one
mend-seats = delete it to sit at every seat yourself
mend-journal = its journal keeps the game, and `goldenrule resume { $name }` continues it
mend-companion = move it away, and begin a new one with --heroes
mend-key = delete it; the links of all tables will stop working
mend-operator-key = delete it; the server will print a new address for its operator
bad-damaged = { $path } is damaged; { $mend }.

# -- companions --------------------------------------------------------------------------------------------------------

bad-companion-old = { $path } comes from an earlier version of Goldenrule; { $mend }.
bad-companion-no-table = { $path } is damaged (it is not a table); { $mend }.
bad-companion-line = { $path } is damaged; { $mend }. { $error }
bad-companion-other = { $path } is damaged, or comes from another version: its lines lead to another table; { $mend }.

# -- saves -------------------------------------------------------------------------------------------------------------

bad-name = A { $what ->
    [companion] companion
    [table] table
   *[save] save
} cannot be named '{ $name }'; use up to 40 letters, digits, '-' and '_'.
bad-name-device = '{ $name }' is a reserved name on some systems; use another name.
bad-name-in-use = The { $what ->
    [companion] companion
   *[game] game
} '{ $name }' is open in { $owner }; quit it there, or choose another one.
bad-name-taken = The saved game '{ $name }' already exists; resume it, or use another name.

# -- table/api.py

bad-seat-no-number = A seat must be a number from 0 to { $most }, not { $seat }.
bad-no-seat = There is no seat { $number }; the seats are 0 to { $most }.
bad-game-changed = The game cannot be played again up to here: something other than `apply` has changed its position.
bad-no-played-game = Only a game from `new_game` or `load` can be saved, not { $game }.
bad-file-name = A file name must be a text or a Path, not { $path }.
bad-file-nul = { $name } is not a valid file name: it contains NUL.
bad-seed = A seed must be a number or a text, not { $seed }.
bad-seed-digits = The seed has too many digits; use a smaller number, or a text.

# -- table/position_codes.py

bad-code-begin = A position code begins with { $mark }; this begins with { $words }: copy all of it.
bad-code-long = This position code has { $n } characters; at most { $most } are allowed.
bad-code-character = This position code contains a character that is not allowed; copy it again.
bad-code-incomplete = This position code is incomplete or was changed; copy all of it again.
bad-code-large = This position code holds more than { $most } bytes; no position is that large.
bad-code-wrong = This position code holds no position: { $why }; ask for a new one.
bad-code-other = This position code holds no position, but something else; ask for a new one.
bad-code-packs = This position code names packs by folders; only the options of a game can do that.
bad-code-game = This position is of the game { $game }, which is not installed.
bad-code-version = This position code was made with the cards or rules of another version; ask for a new one.
bad-code-impossible = This position code holds no possible position. { $error }
bad-code-bots = This position code has bots at seats that do not exist, or at every seat; ask for a new one.

# -- table/companion_files.py

bad-no-companions = None of the installed games has a companion.
bad-game-no-companion = { $title } has no companion.
bad-companion-lines = A companion reads at most { $lines } lines of at most { $most } characters each.
bad-companion-over = The game is over; undo takes back what ended it.
bad-companion-not-written = { $path } cannot be written ({ $reason }); set GOLDENRULE_HOME.

# -- table/games.py

bad-game-name = The name of a game must be a text, not { $name }.
bad-no-game = There is no game { $name }; choose from { $known ->
    [none] no game is installed; install Goldenrule again
   *[other] { $known }
}.
bad-game-kind = The game { $name } cannot be used: its entry point does not follow docs/add_a_game.md.

# -- table/autosave.py

bad-save-running = '{ $name }' is a game in progress and would hide this save; use another name.
bad-save-other = The save '{ $name }' holds another game, which would be lost; use another name, or type `save { $name } over` to replace it.

# -- table/lessons.py

bad-no-lessons = There are no lessons for '{ $game }'; choose from { $known }.

# -- table/game_setup.py

bad-seat-yours = Seat { $seat } cannot be yours; the seats are 1 to { $most }.
bad-seat-no-bots = You can choose seat { $seat } only in games with bots: name some with --bots.
bad-no-seat-bot = There is no seat for a bot: the only one is yours; name more heroes.
bad-too-many-bots = There are { $n } bots for { $most ->
    [one] { $most } seat
   *[other] { $most } seats
}; name fewer of them.
bad-save-outdated = The game '{ $name }' was played with other rules or cards and cannot continue with the current ones; its record is in { $path }: delete it, or continue it with version { $version }.
bad-saves-over = Every saved game is over; `goldenrule play` starts another one, `goldenrule resume { $name }` shows the end of the last.

# -- table/user_files.py


# -- table/packs.py

bad-no-packs = The game '{ $name }' takes no packs.
bad-no-decks = In the game '{ $name }' nobody builds a deck.

# -- gamekit/game_words.py

bad-not-in-play = No card in play is called '{ $word }'.
bad-no-card = There is no card '{ $word }'.
bad-no-card-near = There is no card '{ $word }'; did you mean { $names }?

# -- table/saves.py

bad-no-saves = There is no saved game to resume; start one with `goldenrule play`.
bad-save-moment = The saved game '{ $name }' exists, but '{ $moment }' is not part of its name; only `goldenrule play --from { $name }@12` takes a moment: after 12 decisions.
bad-no-save = There is no saved game '{ $name }'; { $known ->
    [none] nothing is saved yet.
   *[other] the last ones are { $known }.
}

# -- table/session.py

bad-bot-seat = There is no seat { $seat } for a bot; the seats are 0 to { $most }.
bad-standing-seat = Seat { $seat } cannot have standing answers; the seats of people are { $known }.

# -- table/language_choice.py

bad-language = { $where }: there is no language '{ $tag }'; choose from { $known }.
language-preview = { $tag } ({ $name }, preview)

# -- table/auto_answers.py

bad-no-standing-answer = There is no standing answer '{ $answer }'; choose from { $known }.

# -- table/stats.py

bad-not-deleted = { $path } cannot be deleted ({ $reason }).
bad-stats-later = { $path } was written by a later version of Goldenrule; update Goldenrule.
bad-stats-busy = { $path } cannot be used ({ $why }); is another program using it?
bad-stats-not-used = { $path } cannot be used ({ $why }); is the disk full, or the file protected?
bad-stats-damaged = { $path } is damaged ({ $why }); move it away, or delete it with `goldenrule stats --delete`.

# -- gamekit/card_words.py

bad-no-card-listed = There is no card '{ $word }'; `goldenrule cards { $game }` lists all.
bad-several-cards = Several cards have '{ $word }' in their names: { $names }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
}

# -- gamekit/cases.py

bad-case-seat = { $words }: there is no seat { $seat }; the seats are { $known }.
bad-case-before-setup = { $at }.{ $name }: a game before set-up has none yet; leave it out, or write another phase.
problem-of-case = { $place }: { $error }

# -- gamekit/input_parsing.py

bad-option-names = The option '{ $option }' must be a list of names, not { $value }.
bad-option-many-names = The option '{ $option }' has { $n } names; at most { $most } are allowed.
bad-option-long-name = The option '{ $option }' has the name { $name }, which is too long.

# -- gamekit/vocabulary.py

# $what may be any of these words of the notation; $close is how the sentence ends.
bad-no-such = There is no { $what ->
    [clause] clause or decision
   *[other] { $what }
} { $word }{ $where ->
    [none] { "" }
   *[other] { " " }{ $where }
}{ $close }
nearest-one = ; did you mean '{ $word }'?
nearest-choose = ; choose from { $known }.
place-this-game = in this game
place-duel = in the duel
place-hero = for a { $status } hero

# -- bots/__init__.py

bad-no-bot = There is no bot '{ $name }' for { $game }; choose from { $known }.
bad-no-budget = '{ $word }' is not a thinking time: choose from { $levels }{ $most ->
    [0] .
   *[other] , or give a number of tries, such as 200, or seconds, such as 2s, up to { $most }.
}

# -- lessons -----------------------------------------------------------------------------------------------------------

bad-lesson-answer = The lesson needs another answer.
bad-lesson-untrue = Lesson { $lesson }, step { $step } ({ $say }): { $error }
