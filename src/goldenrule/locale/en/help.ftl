# What `goldenrule --help` and `goldenrule COMMAND --help` say. Words that are typed (options, ids, names of games) stay as they are.

# -- cli/parser.py

help-tabletop-games-every = Tabletop games with every rule enforced.
help-print-version = print the version
help-language-any-command = the language, with any command; see also settings
help-play-terminal = Play in the terminal.
help-game = the game: { $games }
help-game-or = the game: { $games }; { $usual } if left out
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
help-where-to-listen = listen on this address or host name of the machine; 127.0.0.1
help-name-of-server = answer to this domain name, too; links use the first one; as often as needed
help-proxy-to-believe = trust what the proxy at this address or network says about visitors; as often as needed
help-stop-table-after = stop a table after so many seconds; 20
help-expire-days = remove guests' tables that nobody has visited for N days (60; 0: keep all)
help-open-browser-machine = open it in the browser of this machine
help-where-games-kept = where games are kept; the user's data folder
help-let-bots-play = Let bots play, and look on.
help-one-bot-all = one bot for all seats, or one for each
help-seconds-after-each = seconds after each line; 0.3 in a terminal
help-one-quick-game = one quick game without waiting
help-let-bots-play-many = Let bots play many games, and sum up.
help-how-many-games = how many games; 100
help-one-bot-all-seats = one bot for all seats, or one for each: random (the default), sensible, thinks
help-processes-or-all = processes; all cores if left out and it pays; results do not depend on it
help-on-cluster = play on a Ray cluster: `ray` for the one at hand, or its address
help-duel = Let two bots play each other until it is decided which is better.
help-duel-first = the bot that may be better: `thinks`, `thinks:200`, `sensible` ...
help-duel-second = the bot that it is compared with
help-duel-pairs = at most so many pairs of games, on the same seed with seats swapped (500)
help-duel-least = the Elo difference under which the first bot is not called better (0)
help-duel-most = the Elo difference from which it is to be found better (20)
help-sweep = Play every combination of options, and compare how the games went.
help-sweep-over = what is varied: an option, or `bots`, and its values (`heroes=spider_man,she_hulk+iron_man`; `expert=false,true`; `none` leaves it out); as often as needed
help-sweep-games = how many games of each combination (100)
help-results-folder = folder for the results as Parquet, a row a game; the same command goes on where it was stopped
help-results-decisions = keep a row for every decision, too
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
help-languages = List the languages with how much of each is translated.
help-languages-tag = a language: list what to translate next
help-languages-most = list at most N messages (20 by default, 0 for all)
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
help-saved-game-or-results = a saved game or a record file; or a folder of results, from which it writes a page
help-report-out = the page about results; report.html in their folder
help-report-png = write the charts as `PNG`, too
help-report-svg = write the charts as `SVG`, too
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
help-pack-template = the template: cards (a few cards), or for champions hero or scenario; cards
help-show-what-pack = Show what is in a pack, with the text of its cards.
help-pack = the pack
help-balance = Is a game fair with these packs? Bots play many games, which are held against its bounds; exit status 1 if one does not hold.
help-balance-packs = packs, in the order of their use; none for the game as it comes
help-balance-game = the game, if no pack names it: { $games }
help-balance-games = how many games for each number of players; as many as its page was made with
help-balance-players = only games of so many players; without it, of every number that the game is judged by
help-balance-bot = the bot at all seats: sensible (the default), thinks, thinks:200, random
help-print-page = print the whole page, not only the bounds
help-page-file = write the page into a file
help-keep-pack = Keep a pack, so that saved games which were played with it can be resumed and replayed.
help-migrate-pack = Rewrite a pack that uses an earlier notation; the old files are kept beside the new ones.
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
help-deck-tune = Find out by many games what one swap of a card is worth.
help-tune-out = only swaps in which this card goes
help-tune-in = only swaps in which this card comes
help-tune-bot = who plays: sensible (the default), thinks, thinks:200, random
help-tune-games = about how many games in all, at least four of every swap; 10000
help-tune-resume = keep what was played in this file, and go on from it

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
argparse-path = no file or folder is named; write its name
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
help-review = Look back on a recorded game: the chance to win at every decision, with choice and luck told apart.
help-review-seat = whose decisions; those of the people if left out
help-review-budget = how long each is thought about: `easy`, `normal`, `hard`, `expert` or a number of tries
help-review-html = write one page for the browser, which needs no network
help-play-from = a practice game from where N decisions of a saved game stood
