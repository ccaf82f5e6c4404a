# The words of the commands `puzzle`, `code` and `daily`.

# -- puzzles --

puzzle-line = { $done } { $level }  { $id } { $name } { $facing }
puzzle-list-end = { $solved } of { $all } solved (*); the number is the level. To play: goldenrule puzzle ID
puzzle-title = { $name } (level { $level } of 5)
puzzle-commands = Also: puzzle repeats the task, hint gives the next hint, solution shows the whole solution, retry starts again; undo as often as you like.
puzzle-hint = Hint: { $text }
puzzle-solution = Solution from the start (retry), each line as you can type it
puzzle-solved = Solved: { $name }!{ $shown ->
    [yes] { " " }It earns no star, because the solution was shown.
   *[no] { "" }
}
puzzle-failed = Not solved: you can no longer reach the goal.
puzzle-retry = Type retry to start again, undo to take back, hint, solution, or quit.
puzzle-check-solution = { $works ->
    [yes] The solution reaches the goal.
   *[no] The solution does not reach the goal.
}
puzzle-check-obvious = After the obvious line the goal is out of reach: { $positions ->
    [0] it has already failed.
    [one] one position was searched, the only one.
   *[other] { $positions } positions were searched, all there are.
}
puzzle-check-obvious-open = After the obvious line the goal can still be reached ({ $positions } positions searched): { $line }.

# -- codes --

code-known = { $who ->
    [nobody] This is { $name } as a spectator sees it: hidden cards are dealt again wherever somebody plays the code.
   *[other] This is { $name } as { $who } knows it: hidden cards are dealt again wherever somebody plays the code.
}
code-eyes = It is the position that { $who } knew; everything else was dealt at random.
code-started = A practice game from a code, saved as { $name }: you can take everything back.
code-about = Note: { $text }

# -- the daily game --

daily-started = The daily game of { $date }: { $facing }. It is saved as { $name }. { hides-not-daily }
hides-not-daily = This is the game of { $date }: its seed follows from the date, and gives away every hidden card.
daily-once = You have already played the game of { $date }; with --again you can play it, but it does not count.
daily-uncounted = This game does not count: the result of { $date } stands.
daily-open = The game of { $date } has no result yet: goldenrule daily --date { $typed }
daily-result = Goldenrule daily { $date }: { $won ->
    [yes] won
   *[no] lost
} in round { $rounds } { $bar }
daily-week = The last seven days: { $bar } ({ $played } played, { $won } won).
daily-streak = { $days ->
    [one] One day
   *[other] { $days } days
} in a row.
