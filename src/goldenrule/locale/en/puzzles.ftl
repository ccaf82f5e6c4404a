# The words of the commands `puzzle`, `code` and `daily`.

# -- puzzles --

puzzle-line = { $done } { $level }  { $id } { $name } { $facing }
puzzle-list-end = { $solved } of { $all } solved (*); the number is the level. To play: goldenrule puzzle ID
puzzle-title = { $name } (level { $level } of 5)
puzzle-commands = Also: puzzle for the task once more, hint for the next hint, solution for the whole of it, retry to begin again, undo as often as you like.
puzzle-hint = Hint: { $text }
puzzle-solution = Solution from the beginning (retry), each line as it can be typed
puzzle-solved = Solved: { $name }!{ $shown ->
    [yes] { " " }It has no star, for the solution was shown.
   *[no] { "" }
}
puzzle-failed = Not solved: the goal is out of reach.
puzzle-retry = Type retry to begin again, undo to take back, hint, solution, or quit.
puzzle-check-solution = { $works ->
    [yes] The solution reaches the goal.
   *[no] The solution does not reach the goal.
}
puzzle-check-obvious = After the obvious line nothing reaches the goal: { $positions ->
    [0] it has failed already.
    [one] one position was searched, which is all.
   *[other] { $positions } positions were searched, which are all.
}
puzzle-check-obvious-open = After the obvious line the goal can still be reached ({ $positions } positions searched): { $line }.

# -- codes --

code-known = { $who ->
    [nobody] This is { $name } as somebody sees it who only looks on: hidden cards are dealt anew wherever the code is played.
   *[other] This is { $name } as { $who } knows it: hidden cards are dealt anew wherever the code is played.
}
code-eyes = It is as { $who } knew it; whatever else there is has been dealt at random.
code-started = A practice game from a code, kept as { $name }: everything can be taken back.
code-about = About it: { $text }

# -- the daily game --

daily-started = The daily game of { $date }: { $facing }. It is kept as { $name }. { hides-not-daily }
hides-not-daily = It is the game of { $date }: its seed, and with it every hidden card, follows from the date.
daily-once = You have played the game of { $date }; with --again it does not count.
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
