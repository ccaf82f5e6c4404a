# The end of a game: what led to it, and what to play next.

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
ending-review = Review: look back at the decisions
