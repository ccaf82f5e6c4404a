# What `goldenrule --help` and `goldenrule COMMAND --help` say. Words that are typed (options, ids, names of games) stay as they are.

# -- cli/parser.py

help-tabletop-games-every = Tabletop games with every rule enforced.
help-print-version = print the version
help-language-any-command = the language, with any command; see also settings
help-play-terminal = Play in the terminal.
help-game = the game: { $games }
help-game-or = the game: { $games }; default: { $usual }
help-bots-other-seats = bots at the other seats: sensible, thinks (stronger; thinks:easy to thinks:expert, thinks:200 for 200 tries, thinks:2s for 2 seconds), random; leave it out for people only
help-your-seat-among = your seat among bots (1, 2 ...); default: 1
help-everything-can-taken = a practice game: you can take everything back
help-ask-about-abilities = ask about abilities that cost nothing, too
help-start-once = start right away with the default choices
help-learn-game = Learn a game: a guided first game, step by step.
help-game-asked-if = the game: { $games }; asked if left out
help-lesson-next-one = which lesson; default: the next one
help-list-lessons = list the lessons and which ones you have finished
help-go-saved-game = Resume a saved game, even after a crash.
help-saved-game = a saved game; default: the last one
help-list-saved-games = List the saved games.
help-saves-page = Which page of the list, 1 for the newest games.
help-play-browser = Play in the browser: alone, with bots, or with friends by a link.
help-port-any = the port (8010); 0 for any free port
help-let-others-network = let other devices in your network play, not only this one
help-where-to-listen = listen on this address or host name of the machine (127.0.0.1)
help-name-of-server = also answer to this domain name; links use the first one; may be repeated
help-proxy-to-believe = trust what the proxy at this address or network says about visitors; may be repeated
help-stop-table-after = stop a table whose answer takes longer than this many seconds (20)
help-expire-days = remove guests' tables that nobody has visited for N days (60; 0: keep all)
help-open-browser-machine = open the page in the browser of this machine
help-where-games-kept = where games are kept; default: the user's data folder
help-art-folder = your own pictures of cards, by card code (`01001a.jpg`); only your own page shows them
help-share-art = show the pictures of `--art` to everybody who visits the server
help-let-bots-play = Watch bots play.
help-one-bot-all = one bot for all seats, or one for each
help-seconds-after-each = seconds after each line (0.3 in a terminal)
help-one-quick-game = one quick game, without pauses
help-let-bots-play-many = Let bots play many games, and sum up the results.
help-how-many-games = how many games (100)
help-one-bot-all-seats = one bot for all seats, or one for each: random (the default), sensible, thinks
help-processes-or-all = processes; default: all cores if that is faster; the results are the same
help-on-cluster = play on a Ray cluster: `ray` for the local one, or its address
help-duel = Let two bots play each other until it is clear which is better.
help-duel-first = the bot that may be better: `thinks`, `thinks:200`, `sensible` ...
help-duel-second = the bot that it is compared with
help-duel-pairs = at most this many pairs of games, on the same seed with seats swapped (500)
help-duel-least = the first bot is not called better at this Elo difference or below (0)
help-duel-most = it is called better at this Elo difference or above (20)
help-sweep = Play every combination of options, and compare the results.
help-sweep-over = what to vary: an option, or `bots`, and its values (`heroes=spider_man,she_hulk+iron_man`; `expert=false,true`; `none` leaves it out); may be repeated
help-sweep-games = how many games of each combination (100)
help-results-folder = folder for the results as Parquet, one row per game; the same command continues a stopped run
help-results-decisions = also keep one row per decision
help-simulate-digest = also compute a digest of all last positions, which takes a tenth of the time or more
help-print-one-json = print one JSON object
help-play-recorded-game = Replay a recorded game.
help-saved-game-file = a saved game or a file; default: the last saved game
help-wait-enter-after = wait for Enter after every decision
help-only-compare-every = only compare every digest
help-run-case-files = Run case files, and print one line per case.
help-case-files = case files
help-look-up-term = Look up a term, a clause or a card, in any language.
help-what-look-up = what to look up, in one game ({ $games }) or in all
help-find-cards-what = Find cards by their values, their text and their effects.
help-words-card = words that a card has; type:ally, cost:<3, does:stun, when:revealed
help-show-card = Show a card: values, text and source.
help-code-name-card = the code or the name of a card
help-solve-puzzles = Solve puzzles, and check puzzles of your own.
help-puzzle-check-play = a puzzle; or check or play, and a file
help-after-check-play = after check or play: a puzzle file
help-print-first-hint = print the first hint; give it twice for the second as well, and so on
help-print-solution = print the solution
help-position-save-text = Share the position of a save as a text, or play a practice game from one.
help-few-words-about = a note that becomes part of the code
help-whose-cards-shows = whose cards it shows; default: those of the only person
help-play-from-code = play from a code, a file with a code, or - to read one line
help-game-day = Play the game of the day, the same for everybody.
help-another-day = another day; default: today (UTC)
help-print-result = print the result, for sharing
help-play-once-more = play it again; this does not count
help-your-own-finished = Show the statistics of your finished games.
help-show-set-what = Show or change the settings of every game.
help-completion = Print a script with which a shell completes commands and options.
help-completion-shell = bash, zsh, fish, powershell or tcsh
help-languages = List the languages and how complete each translation is.
help-languages-tag = a language: list what to translate next
help-languages-most = list at most N messages (20 by default, 0 for all)
help-free-benefits-quick = free (benefits), quick, sure, hold-on or lang
help-what-from-now = the new value
help-run-villain = Run the villain, schemes and encounter deck of a printed game.
help-table-go = a table to continue, or the name of a new one
help-begin-new-table = begin a new table with these heroes, such as spider_man
help-scenario-rhino-klaw = the scenario: rhino, klaw or ultron
help-expert-mode = expert mode
help-modular-sets = modular sets; default: those of the scenario
help-encounter-deck-printed = you use the printed encounter deck, and type in its cards
help-number-text-shuffling = a number or text that decides the shuffling
help-measure-speed-against = Measure the speed and compare it with its targets, or count how often people are asked.
help-best-of-runs = take the best of N runs
help-json-file-too = also write the JSON into a file
help-count-prompts = count how often people are asked instead
help-count-games = count in N games of each kind
help-write-saved-game = Write a report of a problem: a saved game and the version, in one file.
help-saved-game-or-results = a saved game or a record file; or a folder of results, for a page about them
help-report-out = the file for the page about results; default: report.html in their folder
help-report-png = also write the charts as `PNG`
help-report-svg = also write the charts as `SVG`
help-what-went-wrong = what went wrong, in your words
help-only-what-one = only what one seat has seen, without hidden cards
help-hide-one-only = with --hide: which seat; default: that of the only person
help-content-pack-more = a content pack with extra or changed cards
help-plain-lines-without = plain lines without boxes or colour; when people share the keyboard, hands are scrolled off the screen, not erased

# -- cli/options.py

help-options = options of { $names }
help-number-text = a number or text; the same seed gives the same game

# -- cli/packs.py

help-check-packs = Check packs, and print one line per problem.
help-packs-order-use = packs, in the order in which they apply
help-make-new-pack = Make a new pack from a template.
help-folder-not-yet = a folder that does not exist yet; its name becomes the id
help-game-pack = the game that the pack is for (champions)
help-pack-template = the template: cards (a few cards; the default), or for champions hero or scenario
help-show-what-pack = Show what is in a pack, with the text of its cards.
help-pack = the pack
help-balance = Check whether a game is fair with these packs. Bots play many games, and the results are compared with the bounds of the game; the exit status is 1 if one is broken.
help-balance-packs = packs, in the order in which they apply; none for the game itself
help-balance-game = the game, if you name no pack: { $games }
help-balance-games = how many games for each number of players; default: as many as for the published page
help-balance-players = only games with this many players; default: every number of players that has bounds
help-balance-bot = the bot at all seats: sensible (the default), thinks, thinks:200, random
help-print-page = print the whole page instead of the bounds alone
help-page-file = write the page into a file
help-keep-pack = Keep a pack, so that saved games that use it can be resumed and replayed.
help-migrate-pack = Rewrite a pack that uses an earlier notation; the old files are kept beside the new ones.
help-print-json-schema = Print the JSON Schema of the card files of a game's packs, for editors.
help-game-manifest-schema = the game; `manifest` for the schema of pack.yaml

# -- cli/stats.py

help-only-games-name = only the games of this name
help-write-every-game = write all games into a new JSON file
help-delete-statistics-all = delete the statistics of all games

# -- games/champions/deck_commands.py

help-say-every-rule = List every rule that a deck breaks.
help-show-deck-numbers = Show a deck with its numbers.
help-build-legal-deck = Build a legal deck from one core set.
help-hero-spider-man = the hero, such as spider_man
help-aggression-justice-leadership = aggression, justice, leadership or protection
help-how-many-cards = how many cards, 40 to 50 (40)
help-decks-name = the deck's name
help-write-deck-another = Write a deck in another format.
help-decks-format = the format of the deck, if it is not clear
help-leave-out-cards = leave out unknown cards
help-content-pack-more-cards = a content pack with more cards
help-deck-to = the format to write: marvelcdb, text, octgn or yaml
help-deck = a deck file, or the number or link of a deck at MarvelCDB
help-new-file = a new file; default: the screen
help-deck-tune = Play many games to find out what swapping one card is worth.
help-tune-out = only swaps that take this card out
help-tune-in = only swaps that put this card in
help-tune-bot = who plays: sensible (the default), thinks, thinks:200, random
help-tune-games = about how many games in total, at least four per swap (10000)
help-tune-resume = keep the games in this file, and continue from it

# -- games/champions/__init__.py

help-heroes-one-seat = heroes, one per seat: spider_man,iron_man:justice
help-decks-one-seat = decks, one per seat: files, or numbers at MarvelCDB
help-decks-may-break = allow decks that break the deck-building rules
help-modular-or-random = modular sets, or random; default: those of the scenario
help-player-first = which player (1, 2 ...) goes first
help-default-later-later = 2019 (default), later, or single later readings: goldenrule rules champions readings lists them
help-folder-content-pack = a folder with a content pack; may be repeated

# -- games/heroes/__init__.py

help-two-four-teams = two to four teams, one per seat; default: avengers,x_men
help-how-many-players = how many players, 2 to 4, if no teams are named
help-scenario-random-born = the scenario, or random; default: Born Again
help-other-readings-rules = other readings of the rules, by name

# -- games/skirmish/__init__.py

help-second-readings-rules = other readings of the rules, such as heroes_begin

# -- the rest of the help -----------------------------------------------------------------------------------------------

help-decks = Check, show, build and convert decks of Champions.
help-packs = Make, check and show content packs.
# What an option does, where games differ: "champions, heroes: the scenario. skirmish: ...".
help-by-games = { $each }
help-of-games = { $games }: { $help }
join-help = { $first }. { $second }
# $wrong is one of the messages below.
cli-arguments = { $prog }: { $wrong }; see { $prog } --help.
argparse-number = '{ $text }' is not a number; it must be { $least } or more
argparse-path = the name of a file or folder is missing
argparse-seed = a seed is a number or text; leave it out for a random one

# -- what Python's own reader of arguments says; %s, %r and %(name)s stay as they are ----------------------------------

argparse-usage = usage:{ " " }
argparse-positional = positional arguments
argparse-heading = { $heading }:
argparse-options = options
argparse-help = show this help message and exit
argparse-expected-one = expected one argument
argparse-expected-at-most-one = expected at most one argument
argparse-expected-at-least-one = expected at least one argument
argparse-expected-n = expected %s arguments
argparse-invalid-choice = invalid choice: %(value)r (choose from %(choices)s)
argparse-invalid-value = invalid %(type)s value: %(value)r
argparse-argument = argument %(argument_name)s: %(message)s
argparse-required = the following arguments are required: %s
argparse-one-required = one of the arguments %s is required
argparse-not-allowed = not allowed with argument %s
argparse-ignored = ignored explicit argument %r
argparse-unrecognized = unrecognized arguments: %s
argparse-ambiguous = ambiguous option: %(option)s could match %(matches)s
argparse-unknown-command = unknown parser %(parser_name)r (choices: %(choices)s)

# Placeholders of arguments.

metavar-command = COMMAND
metavar-game = GAME
metavar-shell = SHELL
metavar-name = NAME
metavar-file = FILE
metavar-folder = FOLDER
metavar-word = WORD
metavar-query = QUERY
metavar-save = SAVE
metavar-text = TEXT
metavar-code = CODE
metavar-yyyy-mm-dd = YYYY-MM-DD
metavar-scenario = SCENARIO
metavar-deck = DECK
metavar-card = CARD
metavar-hero = HERO
metavar-aspect = ASPECT
metavar-format = FORMAT
metavar-seed = SEED
metavar-note = NOTE
metavar-tag = TAG
metavar-number = NUMBER
metavar-address = ADDRESS
metavar-domain = DOMAIN
metavar-bot = BOT
help-review = Review a recorded game: the chance to win at every decision, with choice and luck shown separately.
help-review-seat = whose decisions; default: those of the people
help-review-budget = how long the bot thinks about each: `easy`, `normal`, `hard`, `expert` or a number of tries
help-review-html = write one page for the browser that needs no network
help-play-from = a practice game that starts after N decisions of a saved game
