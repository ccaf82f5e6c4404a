# What `goldenrule --help` and `goldenrule COMMAND --help` say. Words that are typed (options, ids, names of games) stay as they are.

# -- cli/parser.py

help-tabletop-games-every = Tabletop games with every rule enforced.
help-print-version = print the version
help-language-any-command = the language, with any command; see also settings
help-play-terminal = Play in the terminal.
help-game = the game: { $games }
help-bots-other-seats = bots at the other seats: sensible, thinks (plays better; thinks:easy to thinks:expert, thinks:200 tries, thinks:2s), random; none for people only
help-your-seat-among = your seat among bots (1, 2 ...); 1
help-everything-can-taken = everything can be taken back
help-ask-about-abilities = ask about abilities that cost nothing, too
help-start-once = start at once, with the usual choices
help-learn-game = Learn a game: a guided first game, step by step.
help-game-asked-if = the game: { $games }; asked if left out
help-lesson-next-one = which lesson; the next one
help-list-lessons = list the lessons, and which are done
help-go-saved-game = Go on with a saved game, also after a crash.
help-saved-game = a saved game; the last one if left out
help-list-saved-games = List the saved games.
help-play-browser = Play in the browser: alone, with bots, or with friends by a link.
help-port-any = the port; 8010. 0: any
help-let-others-network = let others in the network play, not only this machine
help-stop-table-after = stop a table after so many seconds; 20
help-open-browser-machine = open it in the browser of this machine
help-where-games-kept = where games are kept; the user's data folder
help-let-bots-play = Let bots play, and look on.
help-one-bot-all = one bot for all seats, or one for each
help-seconds-after-each = seconds after each line; 0.3 in a terminal
help-one-quick-game = one quick game without waiting
help-let-bots-play-many = Let bots play many games, and sum up.
help-how-many-games = how many games; 100
help-one-bot-all-seats = one bot for all seats, or one for each: random (the default), sensible, thinks
help-processes-results-do = processes; results do not depend on it
help-print-one-json = print one JSON object
help-play-recorded-game = Play a recorded game again.
help-saved-game-file = a saved game or a file; the last saved game
help-wait-enter-after = wait for Enter after every decision
help-only-compare-every = only compare every digest
help-run-case-files = Run case files: a line for every case.
help-case-files = case files
help-look-up-term = Look up a term, a clause or a card, in any language.
help-what-look-up = what to look up, in one game ({ $games }) or in all
help-find-cards-what = Find cards by what is printed on them and by what they do.
help-words-card = words that a card has; type:ally, cost:<3, does:stun, when:revealed
help-show-card = Show a card: facts, text and source.
help-code-name-card = the code or the name of a card
help-solve-puzzles = Solve puzzles, and check puzzles of your own.
help-puzzle-check-play = a puzzle; or check or play, and a file
help-after-check-play = after check or play: a puzzle file
help-print-first-hint = print the first hint; twice for the second, too ...
help-print-solution = print the solution
help-position-save-text = The position of a save as a text to share, or a practice game from one.
help-few-words-about = a few words about it, which go into the code
help-whose-cards-shows = whose cards it shows; the only person's
help-play-from-code = play from a code, a file with one, or - for a line
help-game-day = The game of the day, the same for everybody.
help-another-day = another day; today (UTC) if left out
help-print-result = print the result, to share
help-play-once-more = play it once more, which does not count
help-your-own-finished = Your own finished games in numbers.
help-show-set-what = Show or set what holds in every game.
help-free-benefits-quick = free (benefits), quick, sure or lang
help-what-from-now = what it is from now on
help-run-villain = Run villain, schemes and encounter deck beside a printed game.
help-table-go = a table to go on with, or a new one's name
help-begin-new-table = begin a new table with these heroes: spider_man
help-scenario-rhino-klaw = the scenario: rhino, klaw or ultron
help-expert-mode = expert mode
help-modular-sets = modular sets; the scenario's own if left out
help-encounter-deck-printed = the encounter deck is the printed one: its cards are typed in
help-number-text-shuffling = a number or text for the shuffling
help-measure-speed-against = Measure speed against the gates, or count how often people are asked.
help-best-of-runs = take the best of so many runs
help-json-file-too = write the JSON into a file as well
help-count-prompts = count instead how often people are asked
help-count-games = count in so many games of each kind
help-write-saved-game = Write a saved game and the version into one file, to send in.
help-what-went-wrong = what went wrong, in your words
help-only-what-one = only what one seat has seen, without the hidden cards
help-hide-one-only = with --hide: which one; the only person's
help-content-pack-more = a content pack with more cards, or others
help-plain-lines-without = plain lines without boxes or colour; between people, hands are only pushed off the screen

# -- cli/options.py

help-options = options of { $names }
help-number-text = a number or text; the same seed gives the same game

# -- cli/packs.py

help-check-packs = Check packs: a line for every problem.
help-packs-order-use = packs, in the order of their use
help-make-new-pack = Make a new pack to begin with.
help-folder-not-yet = a folder that is not there yet; its name is the id
help-game-pack = the game that the pack is for; champions
help-show-what-pack = Show what is in a pack, with the text of its cards.
help-pack = the pack
help-keep-pack = Keep a pack, so that saved games which were played with it can be resumed and replayed.
help-print-json-schema = Print the JSON Schema of the card files of a game's packs, for editors.
help-game-manifest-schema = the game; `manifest` for the schema of pack.yaml

# -- cli/stats.py

help-only-games-name = only the games of this name
help-write-every-game = write every game into a new JSON file
help-delete-statistics-all = delete the statistics of all games

# -- games/champions/deck_commands.py

help-say-every-rule = Say every rule that a deck breaks.
help-show-deck-numbers = Show a deck with its numbers.
help-build-legal-deck = Build a legal deck from one core set.
help-hero-spider-man = the hero: spider_man
help-aggression-justice-leadership = aggression, justice, leadership or protection
help-how-many-cards = how many cards, 40 to 50; 40
help-decks-name = the deck's name
help-write-deck-another = Write a deck in another format.
help-decks-format = the deck's format, if unclear
help-leave-out-cards = leave out the cards that are not known
help-content-pack-more-cards = a content pack with more cards
help-deck-to = the format to write: marvelcdb, text, octgn or yaml
help-deck = a deck file, or the number or link of a deck at MarvelCDB
help-new-file = a new file; left out: to the screen

# -- games/champions/__init__.py

help-heroes-one-seat = heroes, one a seat: spider_man,iron_man:justice
help-decks-one-seat = decks, one a seat: files, or numbers at MarvelCDB
help-decks-may-break = decks may break the rules for decks
help-modular-or-random = modular sets, or random; the scenario's own if left out
help-player-first = which player (1, 2 ...) is the first
help-default-later-later = 2019 (default), later, or later readings: goldenrule rules champions readings lists them
help-folder-content-pack = a folder with a content pack; as often as needed

# -- games/heroes/__init__.py

help-two-four-teams = two to four teams, one a seat; avengers,x_men if left out
help-how-many-players = how many players, 2 to 4, if no teams are named
help-scenario-random-born = the scenario, or random; Born Again if left out
help-other-readings-rules = other readings of the rules, by name

# -- games/skirmish/__init__.py

help-second-readings-rules = second readings of the rules, such as heroes_begin

# -- what stands around them -------------------------------------------------------------------------------------------

help-decks = Check, show, build and convert decks of Champions.
help-packs = Make, check and show content packs.
# What an option does that games do not say the same of: "champions, heroes: the scenario. skirmish: ...".
help-by-games = { $each }
help-of-games = { $games }: { $help }
join-help = { $first }. { $second }
# $wrong is one of the messages below.
cli-arguments = { $prog }: { $wrong }; see { $prog } --help.
argparse-number = '{ $text }' is not a number from { $least } on
argparse-seed = a seed is a number or text; leave it out for one by chance

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

# What stands for an argument that is typed.

metavar-command = COMMAND
metavar-game = GAME
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
metavar-hero = HERO
metavar-aspect = ASPECT
metavar-format = FORMAT
metavar-seed = SEED
metavar-note = NOTE
metavar-tag = TAG
metavar-number = NUMBER
