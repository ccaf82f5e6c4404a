# The words of the commands `puzzle`, `code` and `daily`.

# -- puzzles --

puzzle-line = { $done } { $level }  { $id } { $name } { $facing }
puzzle-list-end = Розв’язано { $solved } з { $all } (*); число — рівень. Грати: goldenrule puzzle ID
puzzle-title = { $name } (рівень { $level } з 5)
puzzle-commands = Також: puzzle — умова ще раз, hint — наступна підказка, solution — увесь розв’язок, retry — спочатку, undo — скільки завгодно.
puzzle-hint = Підказка: { $text }
puzzle-solution = Розв’язок від початку (retry), кожен рядок так, як його можна ввести
puzzle-solved = Розв’язано: { $name }!{ $shown ->
    [yes] { " " }Без зірки, бо розв’язок було показано.
   *[no] { "" }
}
puzzle-failed = Не розв’язано: мета недосяжна.
puzzle-retry = retry — спочатку, undo — забрати назад, hint, solution або quit.
puzzle-check-solution = { $works ->
    [yes] Розв’язок досягає мети.
   *[no] Розв’язок не досягає мети.
}
puzzle-check-obvious = Після очевидного ходу мета недосяжна: { $positions ->
    [0] вже програно.
    [one] перевірено { $positions } позицію, це всі.
    [few] перевірено { $positions } позиції, це всі.
   *[many] перевірено { $positions } позицій, це всі.
}
puzzle-check-obvious-open = Після очевидного ходу мета ще досяжна (перевірено позицій: { $positions }): { $line }.

# -- codes --

code-known = { $who ->
    [nobody] Це { $name }, як бачить сторонній глядач: приховані карти роздаються наново, хоч де грають код.
   *[other] Це { $name }, як знає { $who }: приховані карти роздаються наново, хоч де грають код.
}
code-eyes = Так знав це { $who }; решту роздано навмання.
code-started = Тренувальна гра з коду, збережено як { $name }: усе можна забрати назад.
code-about = Про що: { $text }

# -- the daily game --

daily-started = Щоденна гра { $date }: { $facing }. Збережено як { $name }. { hides-not-daily }
hides-not-daily = Це гра дня { $date }: її зерно, а з ним кожна прихована карта, випливає з дати.
daily-once = Гру дня { $date } вже зіграно; з --again вона не рахується.
daily-uncounted = Ця гра не рахується: результат { $date } лишається.
daily-open = Гра дня { $date } ще без результату: goldenrule daily --date { $typed }
daily-result = Goldenrule, день { $date }: { $won ->
    [yes] перемога
   *[no] програш
} у раунді { $rounds } { $bar }
daily-week = Останні сім днів: { $bar } (зіграно { $played }, перемог { $won }).
daily-streak = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
} поспіль.
