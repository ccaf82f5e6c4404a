# The end of a game: what led to it, and what to play next.

ending-best = { $alone ->
    [yes] Your best turn
   *[no] Your side’s best turn
}{ $same ->
    [yes] {" "}was the turning point
   *[no] { "" }
} ({ $when }chance to win { $before } to { $after }%): { $text }
ending-turned = The game turned ({ $when }chance to win { $before } to { $after }%): { $text }
ending-sides = A best turn is shown only where all people play on one side.
ending-not-reviewed = { $why ->
    [long] No best turn is shown: the game has more than { $most } answers, too many to review.
   *[other] No best turn is shown: the game continues a saved position, and its beginning is unknown.
}
ending-no-turn = { $alone ->
    [yes] No turn of yours
   *[no] No turn of your side
} raised the chance to win by { $least }% or more, and there was no turning point.
ending-round = round { $round }
ending-when = { $when };{ " " }
ending-stats = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
} of yours, { $won } won.
ending-next = What next? Enter leaves.
ending-rematch = Rematch: the same game, reshuffled
ending-other-side = Other side: you play the { $who }
ending-expert = Expert mode, otherwise the same
ending-standard = Standard mode, otherwise the same
ending-unknown = { $word } is not among these.
ending-view = Look at the table as it was at the end
ending-another = Another game
ending-next-puzzle = Next puzzle: { $name } (level { $level })
ending-puzzle-again = Retry this puzzle from its beginning
