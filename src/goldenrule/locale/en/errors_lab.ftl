# -- lab/cases.py

bad-cases-none = { $name } holds no case; write a list of cases.
bad-case-twice = { $file }, line { $line }: the name '{ $name }' occurs twice; each case has its own.
bad-no-case-files = The game '{ $name }' has no case files.
bad-case-step = { $place }: { $step } is neither an answer nor a check ({ $checks }).
bad-case-answer = { $place }: { $words } is no answer.
bad-case-check = { $place }: there is no check '{ $key }'; the checks are { $checks }.

# -- lab/puzzles.py

bad-no-puzzles = The game '{ $name }' has no puzzles.
bad-puzzle-goal = goal: it is decided before anything is done; change it, or the position.
problem-of-puzzle = { $place }[{ $number }]: { $error }
bad-search-too-large = The search was ended after { $most } positions, which proves nothing.

# -- lab/simulate.py

bad-bots-for-seats = There are { $seats } seats, but { $n } bots: name one for all, or one for each seat.
bad-unending = The game has not ended after { $most } decisions.
bad-number-games = The number of games is { $games }; play at least 1.
bad-number-jobs = The number of jobs is { $jobs }; use at least 1.
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
