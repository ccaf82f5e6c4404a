# -- lab/balance.py

bad-no-balance = The game '{ $game }' has no bounds for fairness; these games have: { $known }.
bad-balance-which = Name a pack, or a game with `--game`: { $known }.
bad-balance-games = The packs are for several games: { $games }; balance one game at a time.
bad-balance-players = This game has no bounds for { $players } players; use --players with { $known }.
bad-balance-games-few = { $games ->
    [one] One game is
   *[other] { $games } games are
} too few to decide everything; `--games { $enough }` is enough.

# -- lab/cases.py

bad-cases-none = { $name } has no cases; write a list of cases.
bad-case-twice = { $file }, line { $line }: the name '{ $name }' is used twice; give each case its own.
bad-no-case-files = The game '{ $name }' has no case files.
bad-case-step = { $place }: { $step } is neither an answer nor a check ({ $checks }).
bad-case-answer = { $place }: { $words } is not an answer.
bad-case-check = { $place }: there is no check '{ $key }'; the checks are { $checks }.

# -- lab/puzzles.py

bad-no-puzzles = The game '{ $name }' has no puzzles.
bad-puzzle-goal = goal: it is decided before the first move; change it, or the position.
problem-of-puzzle = { $place }[{ $number }]: { $error }
bad-search-too-large = The search stopped after { $most } positions, so it proves nothing.

# -- lab/simulate.py

bad-bots-for-seats = There { $seats ->
    [one] is one seat
   *[other] are { $seats } seats
}, but { $n } bots: name one for all, or one for each seat.
bad-unending = The game did not end within { $most } decisions.
bad-number-games = You cannot play { $games } games; play 1 to { $most }.
bad-number-jobs = The number of jobs cannot be { $jobs }; use 1 or more, or 0 for all cores.
# $after: how many decisions had been made, or -1; $answer: "none", or the next message; $error is of Python.
bad-game-crashed = Game { $index } (seed '{ $seed }') crashed{ $after ->
    [-1] { "" }
   *[other] { " " }after { $after } decisions
}{ $answer ->
    [none] { "" }
   *[other] { " " }{ $answer }
}: { $error }
bad-game-crashed-kept = { $said } Its record: { $file }
crashed-answer = when seat { $seat } answered { $option }

# -- lab/results.py, lab/result_writer.py

# $what: results-differ and the two after it
bad-results-other = { $folder } holds another run: { $what } Choose another folder for this one.
results-differ = { $what ->
    [version] its version of Goldenrule is { $there }, not { $here }.
    [game] its game is { $there }, not { $here }.
    [seed] its seed is { $there }, not { $here }.
    [bots] its bots are { $there }, not { $here }.
    [options] its options are { $there }, not { $here }.
   *[runs] it has { $there } kinds of games, not { $here }.
}
results-differ-decisions = { $kept ->
    [yes] it keeps decisions.
   *[no] it keeps no decisions.
}
results-differ-cards = the cards have changed since.
bad-results-no-folder = { $folder } holds other files; choose an empty folder, or a new one.
bad-results-taken = { $folder } is open in { $owner }; wait until that has ended, or choose another folder.
bad-results-none = { $folder } holds no results; `goldenrule simulate --out` makes such a folder.
bad-results-later = { $folder } was written by a later version of Goldenrule; update Goldenrule.
bad-results-manifest = { $path } is damaged; restore it from a copy, or start in another folder.
bad-results-part = { $path } is damaged; delete it, and its games are played again when the run continues.
bad-results-mixed = { $folder } holds files of several runs, or one of them twice; restore it from a copy, or start in another folder.
mend-results = make room or choose another folder; the same command then continues the run

# -- lab/tune.py

bad-tune-file = { $file } holds no games of `deck tune`; name another file.
bad-tune-other = { $file } holds games of another deck, scenario, bot, seed or version; name another file.
bad-tune-no-card = No card is called '{ $card }'{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
}
bad-tune-not-out = { $card } cannot be taken out of this deck: it is not in it, belongs to the identity, or no legal card can replace it.
bad-tune-not-in = { $card } cannot be put into this deck: it has another aspect, is not a card for decks, or all its copies are already in the deck.
bad-tune-no-swap = No card of this deck can be swapped for another one.

# -- lab/review.py

bad-review-seconds = `--budget { $word }` is a time, and every review would be different; give a level or a number of tries.
bad-review-link = { $link } is not a link to a moment of a game; copy one from its replay, or name a saved game or a file.
bad-review-not-there = There is no record at { $link }; the server must be running, and the game must be over.
bad-review-nothing = Nobody at this seat has decided anything in this game.
bad-review-seat = There is no seat { $seat }; this game has { $most }.
bad-review-running = { $name } is not over, and a review with these cards would give away hidden ones; a finished game can be reviewed from every seat.
bad-from = { $word } is not a moment; write a saved game or file, @ and a number of decisions: champions-1@12.
bad-from-more = `--from` continues a game as it was recorded; leave out { $options }.
bad-no-moment = There is no decision { $at } in this game; it has { $most }.

# -- lab/result_statistics.py, cli/results_report.py

bad-results-empty = No game has been played in { $folder } yet.
bad-report-results = `--note`, `--hide` and `--seat` are for a report of a saved game, not of results.
bad-report-no-results = { $name ->
    [none] `--out`, `--png` and `--svg` are for results: name their folder.
   *[other] { $name } is not a folder of results; `goldenrule simulate --out` makes one.
}
bad-report-file = { $error } A report is made from a saved game, the record of a game, or a folder of results.
bad-report-neither = { $error } There is no folder of results with that name, either.

# -- lab/clusters.py

bad-no-cluster = There is no Ray cluster at { $address } ({ $why }); check the address, or begin one with `ray start --head`.
bad-node-version = The node { $node } of the cluster has version { $there } of Goldenrule, and this computer { $here }; install the same one everywhere.
bad-on = You cannot play on '{ $on }'; give `ray`, or the address of a Ray cluster such as `10.0.0.1:6379`.

# -- lab/bot_match.py, lab/sweeps.py

bad-hypotheses = The Elo differences cannot be { $low } and { $high }; the first must be smaller, and both must be from -2000 to 2000.
bad-test-errors = The error rates of a test must be between 0 and 0.5.
bad-sweep-nothing = Say what to vary: `--over OPTION=A,B`, as in `--over expert=false,true`.
bad-sweep-over = '{ $text }' { $wrong ->
    [empty] has an empty value
    [twice] has a value twice
   *[form] varies nothing
}; write an option, = and different values with commas between them, as in `expert=false,true`.
bad-sweep-seat = '0' is not a seat for { $option }; the first one is 1.
bad-sweep-same = '{ $one }' and '{ $other }' give the same games; leave one of them out.
bad-sweep-option = There is no option '{ $name }' to vary; choose from { $known }.
bad-sweep-twice = '{ $name }' is given twice; give all its values in one place.
bad-sweep-many = These are { $n } combinations; the most is { $most }.
