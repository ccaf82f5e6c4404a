# Errors of cases, puzzles and simulations.

bad-cases-none = { $name } не містить жодного випадку; напишіть список випадків.
bad-case-twice = { $file }, рядок { $line }: назва «{ $name }» стоїть двічі; у кожного випадку своя.
bad-no-case-files = Гра «{ $name }» не має файлів випадків.
bad-case-step = { $place }: { $step } — ні відповідь, ні перевірка ({ $checks }).
bad-case-answer = { $place }: { $words } — не відповідь.
bad-case-check = { $place }: перевірки «{ $key }» немає; є { $checks }.
bad-no-puzzles = Гра «{ $name }» не має задач.
bad-puzzle-goal = `goal`: вирішено ще до першого ходу; змініть це або позицію.
problem-of-puzzle = { $place }[{ $number }]: { $error }
bad-search-too-large = Пошук зупинено після стількох позицій: { $most }; це нічого не доводить.
bad-bots-for-seats = Місць { $seats }, а ботів { $n }: назвіть одного для всіх або по одному на місце.
bad-unending = Гра не закінчилася після стількох рішень: { $most }.
bad-number-games = Кількість ігор { $games }; зіграйте щонайменше 1.
bad-number-jobs = Кількість процесів { $jobs }; візьміть щонайменше 1.
# $after: how many decisions had been made, or -1; $answer: "none", or the next message; $error is of Python.
bad-game-crashed = Гра { $index } (зерно «{ $seed }») зламалася{ $after ->
    [-1] { "" }
   *[other] { " " }після рішень: { $after }
}{ $answer ->
    [none] { "" }
   *[other] { " " }{ $answer }
}: { $error }
bad-game-crashed-kept = { $said } Її запис: { $file }
crashed-answer = коли місце { $seat } відповіло { $option }
