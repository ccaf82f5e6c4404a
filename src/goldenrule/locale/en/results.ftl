### The page about many games: `goldenrule report RESULTS`

results-title = { $game }: results of many games
results-lead = { $who ->
    [players] The players win { $rate } of { $games } games; 95 % interval { $span }.
   *[seats] { $games ->
        [one] One game.
       *[other] { $games } games.
    }
}
results-made = Bots: { $bots }. Seed: { $seeds }. Goldenrule { $version }.
results-written = { $path }: a page about { $games ->
    [one] one game
   *[other] { $games } games
}.
results-pictures = { $folder }: { $n } pictures.
results-seat = Seat { $n }
results-expert = { $scenario }, expert
results-began = went first
results-followed = did not go first
results-won = won games
results-lost = lost games
results-wins = games won: { $who }
results-wins-not = other games
results-round = Round
results-rounds = Rounds
results-turns = Turns
results-of-games = Share of games
results-points = Win rate with the card minus without it, in percentage points
results-drawn = Drawn
results-played = Played
results-card = Card
results-side = Games
results-mean = Mean
results-table = The numbers as a table
results-tip-what = What
results-tip-said = Rate
results-tip-interval = 95 % interval
results-tip-games = Games
results-tip-length = Length
results-matrix-heroes = Who wins against whom
results-matrix-teams = Which team wins from which seat
results-matrix-sides = Which side wins
results-about-matrix = How often each wins. The small numbers are the 95 % interval: where two of them overlap a lot, only more games can tell them apart.
results-ways = Settings of these games
results-about-ways = The runs in this folder differ in more than their opponents. This shows how often the first seat, or all players together, won each of them, with 95 % intervals. Everything else on this page counts all runs together.
results-first = Does going first help?
results-about-first = The win rate of seats that went first and of those that did not, with 95 % intervals. The dashed line is the rate of all seats.
results-length = How long games last
results-about-length = How many of the games have each length.
results-endings = How games end
results-about-endings = The share of each ending, with 95 % intervals.
results-progress = How games go, round by round
results-about-progress = Each value at the beginning of a round: lines are means, bands hold the middle half. A round counts only the games that lasted that long, so late rounds show long games.
results-cards = Cards and winning
results-about-cards = The win rate where a card was drawn (or played) minus the rate where it was not, with 95 % intervals; the best and the worst. This does not prove what a card does: long games draw more cards, and some cards are played mostly by a side that is already winning or losing. To know what a card does, swap it: `goldenrule deck tune`.
results-about = An interval contains the true value 19 times out of 20. All numbers are from these bots: people may get other values.
results-measure-villain-stages = Villain stages left
results-measure-villain-hp = Hit points of the villain’s stage
results-measure-threat = Threat on the main scheme
results-measure-hero-hp = Hit points of a hero
results-measure-vp = Victory Points
results-measure-plot-points = Plot points
results-measure-points = Victory Point track (Heroes above 0)
results-measure-civilians = Civilians in Manhattan
