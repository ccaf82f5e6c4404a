# The end of a game: what led to it, and what to play next.

ending-best = { $alone ->
    [yes] Your best turn
   *[no] Your side’s best turn
}{ $same ->
    [yes] {" "}was the one at which the game turned
   *[no] { "" }
} ({ $when }chance to win { $before } to { $after }%): { $text }
ending-turned = The game turned ({ $when }chance to win { $before } to { $after }%): { $text }
ending-sides = Best turns are told where all people play on one side.
ending-not-reviewed = { $why ->
    [long] No best turn is told: the game has more than { $most } answers, too many to look back on.
   *[other] No best turn is told: the game goes on from a saved position, and what was before is not known.
}
ending-no-turn = { $alone ->
    [yes] No turn of yours
   *[no] No turn of your side
} raised the chance to win by { $least }% or more, and the game turned at no single one.
ending-round = round { $round }
ending-when = { $when };{ " " }
ending-stats = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
} of yours, { $won } won.
ending-next = What next? Enter leaves.
ending-rematch = Rematch: the same game with other cards
ending-other-side = Other side: you play the { $who }
ending-expert = Expert mode, otherwise the same
ending-standard = Standard mode, otherwise the same
ending-unknown = { $word } is not among these.
ending-view = Look at the table as it was at the end
ending-another = Another game
ending-next-puzzle = Next puzzle: { $name } (level { $level })
ending-puzzle-again = Retry this puzzle from its beginning
