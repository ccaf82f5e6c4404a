# A recorded game looked back on: `goldenrule review`.

review-title = { $game }, looking back: { $who }
review-won = Won.
review-lost = Lost.
review-draw = A draw.
review-open = The game is not over; as it stands, the chance is { $chance }%.
review-sums = From { $start }% to { $end }% in { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}: choices { $choice }, luck { $luck }.
review-note = Each chance is a mean over worlds that could have been the true one, by what was known at the seat then, played on by rules of thumb: it ranks better than it predicts. Choice is what the answer gave away against a better one in the same worlds; luck is all that came of it besides: cards, dice, the others, and what the estimate had not foreseen. There is none between answers of one seat that learns nothing new meanwhile; all of them go by the last estimate.
review-note-short = By what was known at the seat then. Choice: given away against a better answer; luck: all the rest.
review-turning = Turning points
review-steady = Nothing has changed the chance much at once.
review-where = { $round ->
    [0] decision { $n }
   *[other] round { $round }, decision { $n }
}
review-change = { $before }% to { $after }% (choice { $choice }, luck { $luck })
review-row = { $where }: { $change }. { $asked } { $answer }.
review-better = Better: { $what } (by { $gain } ± { $error } percentage points in { $worlds ->
    [one] { $worlds } world
   *[other] the same { $worlds } worlds
}).
review-option = { $what }: { $chance }%{ $sure ->
    [yes] {" "}± { $error }
   *[no] {""}
} in { $worlds ->
    [one] { $worlds } world
   *[other] { $worlds } worlds
}
review-round = { $round ->
    [0] at the start { $chance }%
   *[other] round { $round }: { $chance }%
}
review-chart = The chance to win over { $n } decisions, from { $start }% to { $end }%: { $rounds }
review-weighed = What was weighed
review-here = Play on from here
review-label = { $name }:
review-play-on = Play on from one of them: { $command }
review-all = All { $n } decisions
review-decisions = All decisions
review-col-when = When
review-col-answer = Answer
review-col-before = Before
review-col-after = After
review-col-choice = Choice
review-col-luck = Luck
review-written = Written: { $path }
review-from = { $new }: a practice game from decision { $n } of { $name }, which stands as it was.
