# The review of a recorded game: `goldenrule review`.

review-title = { $game }, review: { $who }
review-won = Won.
review-lost = Lost.
review-draw = A draw.
review-open = The game is not over; the chance to win is { $chance }% now.
review-sums = From { $start }% to { $end }% in { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}: choices { $choice }, luck { $luck }.
review-note = How to read it: each chance is estimated by playing on many times from what you knew then, with hidden cards dealt at random. “Choice” is what an answer lost against a better one. “Luck” is everything else: cards, dice, the other players, and what the estimate did not foresee. The estimates rank answers better than they predict results.
review-note-short = By what the seat knew then. Choice: lost against a better answer; luck: everything else.
review-turning = Turning points
review-steady = No single decision changed the chance much.
review-where = { $round ->
    [0] decision { $n }
   *[other] round { $round }, decision { $n }
}
review-change = { $before }% to { $after }% (choice { $choice }, luck { $luck })
review-row = { $where }: { $change }. { $asked } { $answer }.
review-better = Better: { $what } (by { $gain } ± { $error } percentage points in { $worlds ->
    [one] { $worlds } trial game
   *[other] { $worlds } trial games
}).
review-option = { $what }: { $chance }%{ $sure ->
    [yes] {" "}± { $error }
   *[no] {""}
} in { $worlds ->
    [one] { $worlds } trial game
   *[other] { $worlds } trial games
}
review-round = { $round ->
    [0] at the start { $chance }%
   *[other] round { $round }: { $chance }%
}
review-chart = The chance to win over { $n ->
    [one] one decision
   *[other] { $n } decisions
}, from { $start }% to { $end }%: { $rounds }
review-weighed = The options
review-here = Play on from here
review-label = { $name }:
review-play-on = Play on from one of them: { $command }
review-all = { $n ->
    [one] The one decision
   *[other] All { $n } decisions
}
review-decisions = All decisions
review-col-when = When
review-col-answer = Answer
review-col-before = Before
review-col-after = After
review-col-choice = Choice
review-col-luck = Luck
review-written = Written: { $path }
review-from = { $new }: a practice game from decision { $n } of { $name }, which does not change.
review-box = { $title }: { $text }
review-box-best = Best decision
review-box-better = What would have been better
review-box-decided = When it was decided
review-box-luck = Choices and luck
review-box-compared = { $where }: { $what }. { $chance }% to win from there; { $than }% with another option: { $other }.
review-box-gained = { $where }: { $what }. Your chance to win was { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} higher than with another option: { $other }.
review-box-turned = { $where }: { $what }. Your chance to win went from { $before }% to { $after }% { $by ->
    [choice] by this choice
   *[luck] by luck
}, and never { $won ->
    [yes] below
   *[no] above
} half again.
review-box-sums = In all, choices cost { $choice ->
    [0] nothing
    [one] { $choice } point
   *[other] { $choice } points
} of the chance to win; luck (all that you did not decide) { $way ->
    [more] added { $luck }
    [less] took { $luck }
   *[none] changed nothing
}.
review-asked = { $asked } { $answer }
